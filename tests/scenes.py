"""Tables at which the tests by law open: a position as in a case file, or a whole deal."""

from __future__ import annotations

from typing import Any

from bridgelaws.book.editions import Edition
from bridgelaws.files import codec
from bridgelaws.play import documents
from bridgelaws.play.play import Play


def scene(laws: Edition, contract: str = "3NT by S", *, set_aside: tuple[str, ...] = (), **position: Any) -> Play:
    """A table at a position; hands and tricks may be written as words: `hands={"N": "S7 H6 ..."}`, `current="S:C4"`."""
    if "hands" in position:
        position["hands"] = {seat: cards.split() for seat, cards in position["hands"].items()}
    for name in ("current", "last_trick"):
        if name in position:
            pairs = (word.split(":") for word in position[name].split())
            position[name] = [{"seat": seat, "card": card} for seat, card in pairs]
    case: dict[str, Any] = {
        "format": codec.FORMAT,
        "version": codec.VERSION,
        "laws": int(str(laws)),
        "contract": contract,
    }
    if position:
        case["position"] = position
    if set_aside:
        case["set_aside"] = list(set_aside)
    return codec.decode(case)


def trick(play: Play) -> str:
    """The cards in the trick, in the order played: `N:C7 E:C9`."""
    now = play.table.trick
    return " ".join(f"{seat.letter}:{card.code}" for seat in now.order if (card := now.card(seat)) is not None)


def penalty_cards(play: Play) -> set[str]:
    """`W:HK major` for each penalty card."""
    return {f"{p.seat.letter}:{p.card.code} {p.kind.value}" for p in play.table.penalty_cards}


def holds(play: Play, seat: str, card: str) -> bool:
    """Whether a card is known to be in a hand."""
    return card in {c.code for s, hand in zip("NESW", play.table.hands, strict=True) if s == seat for c in hand.cards}


def options(play: Play) -> set[Any]:
    """The values on offer in the open question."""
    assert play.question is not None
    return set(play.question.values)


def asked(play: Play) -> str | None:
    """The id of the open question."""
    return None if play.question is None else play.question.id


def to(play: Play) -> str:
    """Whom the open question is put to: a seat's letter, two letters, or `Director`."""
    assert play.question is not None
    return str(documents.question_document(play.question)["to"])


def users(play: Play, card: str) -> tuple[str, str]:
    """The seats for which a card's information is authorized and unauthorized, as letters."""
    for entry in play.table.information:
        if entry.card is not None and entry.card.code == card:
            return "".join(s.letter for s in entry.authorized), "".join(s.letter for s in entry.unauthorized)
    return "", ""


def referred(play: Play) -> set[str]:
    """`45F must` for each matter left to the Director's judgement."""
    return {f"{r.authority.ref(play.laws)} {r.strength}" for r in play.table.referrals}


def unattended(play: Play) -> list[str]:
    """The laws under which something waits for attention."""
    return [i.law.removeprefix("law") for i in play.table.docket]
