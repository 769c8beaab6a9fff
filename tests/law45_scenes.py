"""Scenes of Law 45 that several of its tests begin with."""

from __future__ import annotations

from bridgelaws.book.editions import L1997, L2007, L2017
from bridgelaws.play.play import Play
from scenes import asked

WRONG_CARD = {L1997: "45D", L2007: "45D", L2017: "45D1"}


STANDS = {L1997: "47F", L2007: "47F2", L2017: "47F2"}


def counted(play: Play) -> str:
    assert play.table.counted is not None
    return play.table.counted.authority.ref(play.laws)


def put_right(play: Play) -> None:
    play.found(True)
    if asked(play) == "pause_for_thought":
        play.found(False)
