"""A teaching tool: the student rules on an example, and is told what he got right, what he missed and what is wrong.

    python examples/check_a_ruling.py [NAME]

`bridgelaws examples` lists the names. The student says which provisions order something, and which cards become penalty
cards; the law decides, with the answers that people gave in the example.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator

from bridgelaws import BridgeLawsError, Play, example_cases
from bridgelaws.events import Answered, Event


def opened(name: str) -> tuple[Play, list[Event]]:
    """An example before anybody was asked, and what was answered and done after that."""
    play, later = example_cases.load(name), list[Event]()
    while any(isinstance(event, Answered) for event in play.log):
        later.insert(0, play.log[-1])
        play.undo()
    return play, later


def told(play: Play, later: Iterable[Event]) -> Iterator[str]:
    """What happened, and what people said when they were asked; the board is then ruled on."""
    yield f"{play.title}. {play.story}"
    for event in later:
        asked = play.question
        if isinstance(event, Answered) and asked is not None:
            label = {option.value: option.label for option in asked.options}.get(event.value, event.value)
            yield f"{asked.addressee}: {asked.text} {label}."
        play.add(event)


def marked(play: Play, provisions: Iterable[str], penalty_cards: Iterable[str]) -> Iterator[str]:
    """What is right, missed and wrong in a student's ruling; then the ruling of the law, in sentences.

    Whoever names a provision on which an order only leans is right too, and he who leaves it out has missed nothing.
    """
    ordered = {ref for ruling in play.rulings for ref in ruling.ordered}
    cited = {ref for ruling in play.rulings for ref in ruling.citations}
    lying = {penalty.card.code for penalty in play.table.penalty_cards}
    for what, must, may, student in (
        ("provisions", ordered, cited, set(provisions)),
        ("penalty cards", lying, lying, set(penalty_cards)),
    ):
        for word, found in (("right", may & student), ("missed", must - student), ("wrong", student - may)):
            if found:
                yield f"{what}, {word}: {', '.join(sorted(found))}"
    yield play.explain()


if __name__ == "__main__":
    try:
        board, rest = opened(sys.argv[1] if len(sys.argv) > 1 else "two-cards-at-once")
    except BridgeLawsError as error:
        sys.exit(str(error))
    for line in told(board, rest):
        print(line)
    refs = input("Which provisions order something? (such as 54D 50D2) ").split()
    cards = input("Which cards become penalty cards? (such as S9; Enter: none) ").upper().split()
    for line in marked(board, refs, cards):
        print(line)
