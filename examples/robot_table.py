"""Four robots play a board, and sometimes err. When one does, an opponent calls the law.

    python examples/robot_table.py [SEED]

The robots know their cards and nothing of the law: what is legal, what is asked and what follows they are told.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator

from bridgelaws import Deal, Play, Seat

ERRS = 0.04  # how often a robot plays any card of its hand, or at another's turn


def acted(play: Play, turn: Seat, chance: random.Random) -> None:
    """A robot faces a card: mostly a legal one, and mostly at its turn."""
    if chance.random() >= ERRS:
        play.faced(turn, chance.choice(list(play.legal_plays)))
        return
    seat = chance.choice([turn, turn.lho])
    play.faced(seat, chance.choice(list(play.table.hand(seat).cards)))


def answered(play: Play, chance: random.Random) -> None:
    """Whoever is asked answers: a player as it pleases him, the Director, who has not looked, as if by a coin."""
    asked = play.question
    assert asked is not None
    values = [option.value for option in asked.options] or list(asked.values)
    play.answer(chance.choice(values))


def course(seed: int) -> Iterator[str]:
    """What happens at the table, line by line."""
    chance = random.Random(seed)
    play = Play(Deal.shuffled(chance), "3NT by S", vulnerable="both")
    ruled = 0
    while play.question is not None or play.turn is not None:
        if play.question is not None:
            answered(play, chance)
        elif play.table.docket:
            erred = play.table.docket[0]
            yield f"! {erred.summary}"
            play.director(erred.offender.lho)
        elif play.turn is not None:
            acted(play, play.turn, chance)
        for ruling in play.rulings[ruled:]:
            yield str(ruling)
        ruled = len(play.rulings)
    yield f"{play.table.won[0]} tricks to North-South, {play.table.won[1]} to East-West; {ruled} rulings"


if __name__ == "__main__":
    number = sys.argv[1] if len(sys.argv) > 1 else "1"
    if not number.isdecimal():
        sys.exit(__doc__)
    for line in course(int(number)):
        print(line)
