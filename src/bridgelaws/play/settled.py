"""What a file settles by itself, so that nobody is asked."""

from __future__ import annotations

from ..hearing.rulings import Found
from .play import Play


def is_settled(play: Play, question: str) -> bool:
    """Whether a question, by its id, is not open because what is on file has answered it."""
    if play.question is not None and play.question.id == question:
        return False
    steps = (step for ruling in play.now.ruled for step in ruling.steps)
    return any(isinstance(step, Found) and step.derived and step.question == question for step in steps)
