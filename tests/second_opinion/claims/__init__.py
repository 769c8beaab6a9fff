"""A second opinion on claims and concessions, Laws 68 to 71, in two halves.

``procedure`` says what becomes of a claim: after each thing said or done, whether play goes on, whose the tricks are
and under which provision. ``endings`` plays out every legal line of a small ending, so that the most and the fewest
tricks a claim can come to are known without any cleverness.

Both were written from the law sheets and the notes on claims alone, before the package had been looked at. What only a
Director can find (what is normal, what is likely, whether an objection came at once) is a field and never guessed.
"""
