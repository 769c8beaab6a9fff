"""Double dummy as evidence: what the cards were worth, for the Director's judgement and never in place of it.

Nothing of the engine imports this folder. It needs `bridgelaws[evidence]`, and speaks only of boards that are over.
"""
