"""The claim analyst: what a claim comes to on the worst line that is normal, and on which play that depends.

It knows bridge and no law. What is normal is found by the Director; what it finds is the line on which that matters.
"""
