"""A claim or concession that is contested."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..board.claiming import ONE_CARD, Step
from ..claims.entered import check_hands
from ..values.cards import FULL_PACK, Card, CardSet, Suit
from ..values.seats import SEATS, Seat
from ..words.message import Message
from . import words
from .case import Case, at
from .exposed import with_trumps
from .told import MOST_STEPS, SUITS, OnTable, Told

_FACED = (("yes", words.HANDS_ARE_FACED()), ("no", words.HANDS_ARE_NOT_FACED()))
_BY_NAME = {step.value: step for step in Step}
_ASKED_WHEN = (
    ("at once", words.BEFORE_HIS_SIDE_CALLED()),
    ("next board", words.HIS_SIDE_HAS_CALLED()),
    ("round", words.ROUND_IS_OVER()),
)
_VULNERABLE = tuple((value, says()) for value, says in words.VULNERABLE.items())


def contested(told: Told) -> Case:
    """Somebody claimed, and somebody does not agree."""
    table, claimer = _stopped(told, words.WHO_CLAIMED_IT())
    left = 14 - told.trick
    tricks = told.number_if_said("tricks", words.HOW_MANY_CLAIMED(claimer.side), words.ALL_OR_NOT_SAID(), 0, left)
    event: dict[str, Any] = {"event": "claimed", "seat": claimer.letter}
    event |= {} if tricks is None else {"tricks": tricks}
    return _case(told, table, event, claimer, [seat for seat in SEATS if seat is not claimer], words.WHO_OBJECTS())


def conceded(told: Told) -> Case:
    """Somebody conceded tricks, and somebody does not agree, or he asks for one back himself."""
    table, conceder = _stopped(told, words.WHO_CONCEDED())
    left = 14 - told.trick
    tricks = told.number_if_said("tricks", words.HOW_MANY_CONCEDED(conceder.side), words.ALL_CONCEDED(), 1, left)
    event = {"event": "claimed", "seat": conceder.letter, "tricks": 0 if tricks is None else left - tricks}
    return _case(told, table, event, conceder, SEATS, words.WHO_OBJECTS_OR_ASKS_BACK())


def agreed(told: Told) -> Case:
    """A claim or concession was agreed, and a side asks for a trick after all (69B, 71)."""
    # What dummy says is no claim (68), nor can it be agreed to.
    who = [seat for seat in SEATS if seat is not told.declarer.partner]
    table, claimer = _stopped(told, words.WHO_CLAIMED_OR_CONCEDED(), who)
    left = 14 - told.trick
    tricks = told.number_if_said("tricks", words.HOW_MANY_CLAIMED(claimer.side), words.ALL_OR_NOT_SAID(), 0, left)
    event: dict[str, Any] = {"event": "claimed", "seat": claimer.letter}
    event |= ({} if tricks is None else {"tricks": tricks}) | _statement(told, told.trumps())
    asker = told.seat("objector", words.WHO_ASKS_BACK())
    more = told.number_if_said("asked", words.HOW_MANY_BACK(), words.NUMBER_NOT_SAID(), 1, 13)
    far = told.option("far", words.WHEN_DID_HE_ASK(), _ASKED_WHEN)
    events = [event, {"event": "agreed", "seat": claimer.lho.letter}]
    events += [{"event": "next deal called", "seat": asker.letter}] if far == "next board" else []
    events += [{"event": "round ended"}] if far == "round" else []
    back = {"event": "asked back", "seat": asker.letter} | ({} if more is None else {"tricks": more})
    position, before = _position(told, table), vulnerable(told)
    return Case(with_trumps(told, told.trumps()), position, [*events, back, *_hands(told, table)], before)


def last_trick_claimed_at(_: Told) -> int:
    """What is said of the last trick, once it is in progress, is no claim; whoever differs then disputes a count."""
    return 12


def _stopped(told: Told, asked: Message, among: Sequence[Seat] = SEATS) -> tuple[OnTable, Seat]:
    """Where play stopped, and who stopped it."""
    _ = told.trick, told.trumps()
    table = told.on_table(words.WHERE_PLAY_STOPPED())
    return table, told.seat("claimer", asked, among)


def _case(
    told: Told, table: OnTable, event: dict[str, Any], claimer: Seat, others: Sequence[Seat], asked: Message
) -> Case:
    trumps = told.trumps()
    if claimer is told.declarer.partner or (told.trick == 13 and table.plays):
        # Dummy's words are no claim, nor is what is said of the trick in progress (68): no more is needed.
        return Case(with_trumps(told, trumps), _position(told, table), [event])
    event |= _statement(told, trumps)
    objector = told.seat("objector", asked, others)
    position = _position(told, table)
    before = vulnerable(told)
    events = [event, *_against(objector, claimer), *_hands(told, table)]
    return Case(with_trumps(told, trumps), position, events, before)


def _statement(told: Told, trumps: Suit | None) -> dict[str, Any]:
    """What he stated, in his words and step by step, as far as there was anything."""
    said = told.words_if_any("said", words.WHAT_WAS_STATED(), words.NOTHING_STATED())
    steps = _steps(told, trumps)
    return ({"said": said} if said else {}) | ({"stated": steps} if steps else {})


def vulnerable(told: Told) -> dict[str, Any]:
    """Who is vulnerable, as a case file has it: nothing where it is not known, for it is needed for the score only."""
    value = told.option("vulnerable", words.WHO_IS_VULNERABLE(), _VULNERABLE, words.NOT_NEEDED_FOR_THE_TRICKS())
    return {} if value == "unknown" else {"vulnerable": value}


def _position(told: Told, table: OnTable) -> dict[str, Any]:
    """Where play stopped, with the tricks that were won before."""
    number = told.trick
    won = told.number("won", words.HOW_MANY_BEFORE_THIS_TRICK(), 0, number - 1) if number > 1 else 0
    mine, theirs = told.sides
    return at(number, table, won={mine: won, theirs: number - 1 - won})


def _against(objector: Seat, claimer: Seat) -> list[dict[str, Any]]:
    """Whoever conceded asks for it back; anybody else refuses, and that is what the Director was called for.

    A call about nothing in particular could be about a card in the trick that did not follow suit.
    """
    if objector is claimer:
        return [{"event": "asked back", "seat": claimer.letter}]
    return [{"event": "said", "seat": objector.letter, "what": "refuse"}]


def _steps(told: Told, trumps: Suit | None) -> list[dict[str, Any]]:
    """What he stated, step by step, until no more is told."""
    named = tuple(
        (step.value, words.STEPS[step.value]()) for step in Step if trumps is not None or not _of_trumps(step)
    )
    offered = (("none", words.NO_MORE_STEPS()), *named)
    steps: list[dict[str, Any]] = []
    for n in range(1, MOST_STEPS + 1):
        asked = words.WHICH_STEP() if n == 1 else words.WHICH_STEP_NEXT()
        step = told.option(f"step_{n}", asked, offered, words.NO_MORE_STEPS())
        if step == "none":
            break
        needs = _BY_NAME[step].needs
        found: dict[str, Any] = {"step": step}
        if "seat" in needs:
            found["seat"] = told.seat(f"step_{n}_seat", words.IN_WHICH_HAND()).letter
        if "cards" in needs:
            found["cards"] = [card.code for card in _cards(told, f"step_{n}_cards", step)]
        if "suits" in needs:
            found["suits"] = [told.option(f"step_{n}_suit", words.WHICH_SUIT(), SUITS)]
        steps.append(found)
    return steps


def _cards(told: Told, id: str, step: str) -> tuple[Card, ...]:
    """The cards that a step names: one, where it is about one."""
    return (told.card(id, words.WHICH_CARD()),) if step in ONE_CARD else told.cards(id, words.WHICH_CARDS())


def _of_trumps(step: Step) -> bool:
    return step in (Step.DRAW_TRUMPS, Step.RUFF, Step.OVERRUFF, Step.TRUMP_MENTIONED)


def _hands(told: Told, table: OnTable) -> list[dict[str, Any]]:
    """The cards that are left, if they are faced; at the first trick the last hand is the rest of the pack."""
    if told.option("hands", words.ARE_HANDS_FACED(), _FACED) == "no":
        return []
    hands: dict[Seat, CardSet] = {}
    for seat in SEATS:
        if told.trick == 1 and len(hands) == 3:
            gone = CardSet(table.cards)
            hands[seat] = CardSet(FULL_PACK) - gone - hands[Seat.NORTH] - hands[Seat.EAST] - hands[Seat.SOUTH]
        else:
            due = 14 - told.trick - (seat in [player for player, _ in table.plays])
            if not due:
                continue
            hands[seat] = CardSet(told.hand(f"hand_{seat.letter.lower()}", words.WHICH_CARDS_LEFT(seat, due), seat))
        check_hands(hands, told.trick, table.leader, table.cards)
    return [_faced(seat, tuple(hand)) for seat, hand in hands.items()]


def _faced(seat: Seat, cards: tuple[Card, ...]) -> dict[str, Any]:
    return {"event": "hand faced", "seat": seat.letter, "cards": [card.code for card in cards]}
