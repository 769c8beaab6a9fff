"""What the tests of Law 46 share."""

from __future__ import annotations

from bridgelaws.book.editions import Edition
from bridgelaws.play.play import Play
from scenes import asked, scene

DUMMY = "SA S3 HQ H2 DA DJ D4"


def called(
    laws: Edition, words: str, current: str = "W:D5", contract: str = "3NT by S", hand: str = DUMMY, **more
) -> Play:
    where = {"current": current} if current else {"leader": "N"}
    if "last_trick" in more:
        where = {}
    play = scene(laws, contract, trick=7, hands={"N": hand}, **where, **more)
    play.named("S", words)
    return play


def by(play: Play) -> set[str]:
    """What the call rests on."""
    counted = play.table.counted
    assert counted is not None
    return {a.ref(play.laws) for a in (counted.authority, *counted.also)}


CORRECTED = "C7 C2 HT H7 H3 DQ S7"


def wanted(laws: Edition, first: str, then: str, hand: str = CORRECTED) -> Play:
    play = called(laws, first, current="", hand=hand)
    play.corrected("S", then)
    play.director("E")
    if asked(play) == "different_intention_incontrovertible":
        play.found(False)
    if asked(play) == "designation_unintended":
        play.found(True)
    if asked(play) == "pause_for_thought":
        play.found(False)
    return play


FOLLOWS = {"trick": 11, "current": "W:D4", "hands": {"N": "HA SA C2", "E": "D9 D2 S5"}}


def moved_too_soon(laws: Edition, words: str, east: str | None, **position) -> Play:
    play = scene(laws, **position)
    play.named("S", words)
    play.placed("N", "SA")
    if east is not None:
        play.faced("E", east)
    play.director("E")
    return play
