"""What `bridgelaws rule` prints."""

from __future__ import annotations

from ..play.documents import outcome_document
from ..play.play import Play
from . import screen, wording
from .endings import QUESTION_OPEN, RULED
from .language import spoken


def report(play: Play, file: str, as_json: bool, explain: bool) -> int:
    """Print the ruling on a case file and what stands; returns the exit status."""
    if as_json:
        screen.print_json(outcome_document(play.now, spoken()))
    else:
        wording.print_outcome(play, file, explain)
    return status(play)


def status(play: Play) -> int:
    """How a command ends that has ruled on a case."""
    return RULED if play.question is None else QUESTION_OPEN
