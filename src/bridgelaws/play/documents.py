"""Outcome documents: what every front end shows, as JSON."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from operator import attrgetter
from typing import Any, Protocol

from ..board.auction import Auction
from ..board.claiming import Basis, Ground, Step
from ..board.events import ABOUT, Change, Explaining, Manner, Saying, Signal, Straying
from ..board.orders import Bind, Restrict, Tell
from ..board.plays import Plays
from ..board.procedure import Dealing, Source
from ..board.table import Kind, Restriction, Revoke, Table, Trick
from ..book.editions import Edition
from ..book.questions import Question, Words
from ..engine import step as engine
from ..engine.step import Fallen, Outcome
from ..errors import spoken
from ..hearing.rulings import Chose, Found, Ruled, Ruling
from ..laws.law26.queries import open_rights
from ..laws.law77 import rules as rules77
from ..values.calls import Bid, Word
from ..values.cards import Card, CardSet, Suit
from ..values.contract import Contract
from ..values.seats import Seat, Side
from ..words.language import Language
from ..words.languages import ENGLISH
from ..words.message import Message
from . import statements
from .cards import codes
from .offers import Offer, meanwhile, offers, perhaps_a_slip
from .statements import Line, lead_right, turn_authorities as turn_authorities
from .words import ASK_WHETHER_MEANT, CONTRACT_BY, IS_COMPARED


class HasOutcome(Protocol):
    """A board: what has a latest outcome."""

    @property
    def now(self) -> Outcome:
        """The latest outcome."""


def outcome_document(outcome: Outcome | HasOutcome, language: Language | str = ENGLISH) -> dict[str, Any]:
    """What every front end shows of an outcome, or of a board as it stands, in a language."""
    tongue = spoken(language)
    if not isinstance(outcome, Outcome):
        outcome = outcome.now
    table = outcome.table
    laws = table.edition
    plays = None if table.calling or table.turn is None else engine.legal_plays(table)
    contract = None if table.calling else table.contract
    return {
        "status": outcome.status,
        "laws": laws.year,
        "contract": None if contract is None else contract.code,
        "contract_text": None if contract is None else _contract(contract, tongue),
        "phase": table.phase.value,
        "declarer": None if contract is None else table.declarer.letter,
        "dummy": None if contract is None else table.dummy.letter,
        "turn": None if table.turn is None else table.turn.letter,
        "to_lead": not table.calling and table.trick.empty and not table.finished,
        "turn_laws": [authority.ref(laws) for authority in turn_authorities(table)],
        "turn_settled": statements.turn_settled(table),
        "trick_number": min(table.number, 13),
        "trick": trick_document(table.trick),
        "tricks_won": {"NS": table.won[0], "EW": table.won[1]},
        "penalty_cards": _penalty_cards(table, tongue),
        "restrictions": [
            restriction_document(r, laws) | said(tongue, r.message) | {"short": tongue.halves(r.in_short)[1]}
            for r in table.demands
        ],
        "question": None if outcome.question is None else question_document(outcome.question, tongue),
        "rulings": [ruling_document(ruling, table, tongue) for ruling in outcome.ruled],
        "in_order": None if (line := statements.in_order(table)) is None else _line(line, tongue),
        "standing": [_line(line, tongue) for line in statements.standing(table)],
        "remember": [_line(line, tongue) for line in statements.memory(table)],
        "unattended": [
            {"law": i.law.removeprefix("law").lstrip("0"), "attended": i.attended} | said(tongue, i.about)
            for i in table.docket
        ],
        "acts": [_offer(offer) for offer in offers(table)],
        "meanwhile": [_offer(offer) for offer in meanwhile(table)],
        "topics": list(ABOUT),
        "legal_plays": None if plays is None else _legal_plays(plays, tongue),
        "plays": None if plays is None else _plays(plays, tongue),
        "information": _information(table, tongue),
        "referrals": _referrals(table, tongue),
        "counted": None
        if table.counted is None
        else said(tongue, table.counted.text) | {"law": table.counted.authority.ref(laws)},
        "contradictions": [tongue.say(each.message) for each in table.put_aside],
        "fallen": [_fallen(fallen, tongue) for fallen in outcome.fallen],
        "revokes": [_revoke(revoke, laws, tongue) for revoke in table.revokes if revoke.sure],
        "result": result_document(table, tongue),
        "auction": auction_document(table, tongue),
    }


def _penalty_cards(table: Table, tongue: Language) -> list[dict[str, Any]]:
    """The penalty cards, with what each demands."""
    laws = table.edition
    return [
        {
            "seat": p.seat.letter,
            "card": p.card.code,
            "kind": p.kind.value,
            "law": p.authority.ref(laws),
        }
        | said(tongue, statements.penalty_card(table, p).said)
        for p in table.penalty_cards
    ]


def _information(table: Table, tongue: Language) -> list[dict[str, Any]]:
    """Who may use what was seen or heard, and who may not."""
    laws = table.edition
    return [
        {
            "about": tongue.say(i.subject),
            "card": None if i.card is None else i.card.code,
            "holder": i.holder.letter,
            "authorized": [seat.letter for seat in i.authorized],
            "unauthorized": [seat.letter for seat in i.unauthorized],
            "law": i.authority.ref(laws),
        }
        for i in table.information
    ]


def _referrals(table: Table, tongue: Language) -> list[dict[str, Any]]:
    """What is left to the Director's judgement."""
    laws = table.edition
    return [
        {
            "law": r.authority.ref(laws),
            "strength": r.strength,
            "text": tongue.tail(r.why),
            "when": tongue.say(r.when),
            "findings": list(r.findings),
        }
        for r in table.referrals
    ]


def _fallen(fallen: Fallen, tongue: Language) -> dict[str, Any]:
    """A ruling that no longer stands, and the choices that were made on it."""
    ruling = fallen.ruling
    choices = [
        {"seat": c.seat.letter, "question": c.question, "value": c.value} | said(tongue, c.said) for c in fallen.choices
    ]
    return {
        "law": str(ruling.law),
        "trick": ruling.trick,
        "summary": tongue.say(ruling.about),
        "citations": list(ruling.citations),
        "choices": choices,
    }


def auction_document(table: Table, tongue: Language) -> dict[str, Any]:
    """The calls with what became of each, what players are bound to by them, and what may be called now."""
    laws, auction = table.edition, table.auction
    calls = None if not table.calling or table.turn is None else engine.legal_calls(table)
    slip = perhaps_a_slip(table)
    return {
        "dealer": None if auction.dealer is None else auction.dealer.letter,
        "whole": auction.whole,
        "bid": None if auction.bid is None else auction.bid.code,
        "passed_out": table.passed_out,
        "to_the_end": auction.end is None,
        "calls": calls_document(auction, laws, tongue),
        "duties": _duties(table, tongue),
        "awaiting": [
            {
                "seat": each.seat.letter,
                "call": (call := auction.call(each.call).call).code,
                "law": each.authority.ref(laws),
            }
            | said(tongue, IS_COMPARED(each.seat, call))
            for each in (table.awaiting if table.calling else ())
        ],
        "lead_rights": _lead_rights(table, tongue),
        "slip": None
        if slip is None
        else {"seat": slip.seat.letter, "call": slip.call.code} | said(tongue, ASK_WHETHER_MEANT(slip.seat, slip.call)),
        "legal_calls": None
        if calls is None
        else {
            "seat": calls.seat.letter,
            "legal": [call.code for call in calls.legal],
            "unsettled": [call.code for call in calls.unsettled],
            "reasons": [{"law": r.ref, "text": tongue.say(r.said)} for r in calls.reasons],
        },
    }


def _duties(table: Table, tongue: Language) -> list[dict[str, Any]]:
    """What players are bound to by rulings on calls."""
    laws = table.edition
    return [
        {
            "seat": duty.seat.letter,
            "kind": duty.kind.value,
            "call": None if duty.call is None else duty.call.code,
            "law": duty.authority.ref(laws),
        }
        | said(tongue, Bind(duty.seat, duty.kind, duty.call).message)
        for duty in table.duties
    ]


def _lead_rights(table: Table, tongue: Language) -> list[dict[str, Any]]:
    """Whose first lead may yet be limited, on account of which call."""
    laws = table.edition
    return [
        {
            "seat": right.leader.letter,
            "offender": right.offender.letter,
            "call": table.auction.call(right.call).call.code,
            "law": right.authority.ref(laws),
        }
        | said(tongue, lead_right(table, right).message)
        for right in open_rights(table)
    ]


def calls_document(auction: Auction, laws: Edition, tongue: Language) -> list[dict[str, Any]]:
    """The calls with what became of each: everybody at the table has heard them."""
    return [
        {
            "seat": made.seat.letter,
            "call": made.call.code,
            "text": tongue.call(made.call, ""),
            "state": made.fate.value,
            "came": made.came.value,
            "law": None if (by := made.lives[-1].by) is None else by.ref(laws),
        }
        for made in auction.calls
    ]


@lru_cache(maxsize=512)
def _contract(contract: Contract, tongue: Language) -> str | None:
    """The contract in words; nothing where neither its level nor its trumps have been said."""
    if contract.level is None and contract.trumps is None:
        return None
    strain = tongue.NOTRUMP if contract.trumps is None else contract.trumps.symbol
    named = f"{contract.level or ''}{strain}{'X' * contract.doubled}"
    return tongue.say(CONTRACT_BY(named, contract.declarer))


def said(tongue: Language, message: Message) -> dict[str, Any]:
    """A sentence: its text in a language, and which message it is of what."""
    return {"text": tongue.say(message)} | message_document(message)


def message_document(message: Message) -> dict[str, Any]:
    """Which message, and its arguments by name."""
    says, values = message
    return {"message": says.id, "args": {arg.name: plain(value) for arg, value in zip(says.args, values, strict=True)}}


def _line(line: Line, tongue: Language) -> dict[str, Any]:
    return said(tongue, line.said) | {"laws": list(line.refs)}


def _offer(offer: Offer) -> dict[str, Any]:
    return {
        "event": offer.event,
        "seats": [seat.letter for seat in offer.seats],
        "cards": [card.code for card in offer.cards],
        "tricks": list(offer.tricks),
        "about": offer.about,
    }


def _revoke(revoke: Revoke, laws: Edition, tongue: Language) -> dict[str, Any]:
    return {
        "trick": revoke.trick,
        "seat": revoke.seat.letter,
        "card": None if revoke.card is None else revoke.card.code,
        "suit": None if revoke.suit is None else revoke.suit.letter,
        "how": revoke.how,
        "status": revoke.stage.value,
        "attention": revoke.found,
        "law": None if revoke.authority is None else revoke.authority.ref(laws),
        "by": None if revoke.by is None else tongue.say(revoke.by.said),
    }


def result_document(table: Table, language: Language | str = ENGLISH) -> dict[str, Any] | None:
    """The result of the board once play is over: tricks, transfers, the contract's result and the score."""
    result = rules77.result(table)
    if result is None:
        return None
    laws, tongue = table.edition, spoken(language)
    return {
        "by": result.by,
        "tricks": {"NS": result.tricks[0], "EW": result.tricks[1]},
        "transferred": [
            {"revoke": t.revoke, "tricks": list(t.tricks), "to": t.to.value, "law": t.authority.ref(laws)}
            for t in table.transfers
        ],
        "after": {"NS": result.after[0], "EW": result.after[1]},
        "contract": result.contract,
        "score": result.score,
        "breakdown": [
            {"text": tongue.say(line), "points": points, "law": law.ref(laws)} for line, points, law in result.lines
        ],
    }


def _legal_plays(plays: Plays, tongue: Language) -> dict[str, Any]:
    return {
        "seat": plays.seat.letter,
        "cards": None if plays.cards is None else codes(plays.cards),
        "reasons": [{"law": r.ref, "text": tongue.tail(r.said)} | message_document(r.said) for r in plays.reasons],
    }


def _plays(plays: Plays, tongue: Language) -> dict[str, Any]:
    """What a hand may play as far as is known: legal if it holds the card, or unsettled by what else it may hold."""
    return {
        "seat": plays.seat.letter,
        "legal": codes(plays.legal),
        "unsettled": [
            {
                "cards": codes(CardSet(doubt.removed)),
                "law": doubt.ref,
                "text": tongue.tail(doubt.said),
                "question": tongue.say(plays.question(doubt)),
            }
            for doubt in plays.doubts
        ],
        "must": None if plays.must is None else plays.must.code,
    }


def question_document(question: Question, language: Language | str = ENGLISH) -> dict[str, Any]:
    """A question with its options and the words to say."""
    tongue = spoken(language)
    to = "Director" if question.to is None else question.to.letter
    words = question.wording.words
    return said(tongue, words.read) | {
        "id": question.id,
        "kind": question.kind,
        "to": to if question.or_to is None else to + question.or_to.letter,
        "seats": [seat.letter for seat in (question.to, question.or_to) if seat is not None],
        "say": tongue.say(words.aloud),
        "spoken": _spoken(words, tongue),
        "wants": question.wants,
        "options": [
            {
                "value": o.value,
                "label": tongue.say(o.read),
                "say": tongue.say(o.aloud or o.read),
                "laws": list(o.refs),
            }
            for o in words.options
        ],
        "laws": list(question.refs),
    }


def _spoken(words: Words, tongue: Language) -> dict[str, Any]:
    """The words to say, taken apart where they go through the options one by one."""
    around = tongue.around(words.aloud, "options")
    parts = [tongue.say(option.aloud or option.read) for option in words.options]
    if around is None or len(parts) < 2 or len(words.aloud.named["options"]) != len(parts):
        return {"before": tongue.say(words.aloud), "options": [], "after": ""}
    before, after = around
    stop, after = after[:1], after[1:]
    between = tongue.CLAUSES[1].rstrip(" ")
    options = [*(part + between for part in parts[:-1]), parts[-1] + stop]
    return {"before": before.strip(), "options": options, "after": after.strip()}


def ruling_document(ruling: Ruling, table: Table | None = None, language: Language | str = ENGLISH) -> dict[str, Any]:
    """A ruling as a tree; the table says who plays dummy's hand, to whom words about it are said."""
    tongue = spoken(language)
    steps: list[dict[str, Any]] = []
    for step in ruling.steps:
        refs = list(dict.fromkeys(a.ref(ruling.laws) for a in step.authorities))
        match step:
            case Found():
                steps.append(
                    {
                        "found": tongue.say(step.said),
                        "question": step.question,
                        "value": step.value,
                        "derived": step.derived,
                        "laws": refs,
                    }
                    | message_document(step.said)
                )
            case Chose():
                steps.append(
                    {
                        "chose": tongue.halves(step.said)[1],
                        "seat": step.seat.letter,
                        "question": step.question,
                        "value": step.value,
                        "laws": refs,
                    }
                    | said(tongue, step.said)
                )
            case Ruled():
                steps.append(
                    {
                        "laws": refs,
                        "say": statements.words(step, tongue),
                        "to": plain(statements.addressed(step, table)),
                        "orders": [_order(order, tongue) for order in step.orders],
                    }
                )
    return {
        "law": str(ruling.law),
        "trick": ruling.trick,
        "summary": tongue.say(ruling.about),
        "citations": list(ruling.citations),
        "steps": steps,
        "text": ruling.explain(language=tongue),
    }


def _order(order: Any, tongue: Language) -> dict[str, Any]:
    encoded = {"order": _kind(order), "aside": order.aside} | said(tongue, order.message)
    for name in ("seat", "card", "old", "new", "holder", "authorized", "unauthorized"):
        value = getattr(order, name, None)
        if value is not None:
            encoded[name] = plain(value)
    if isinstance(order, Restrict):
        encoded |= {"seat": order.restriction.seat.letter, "kind": order.restriction.demand.value}
    if isinstance(getattr(order, "kind", None), Kind):
        encoded["kind"] = order.kind.value
    return encoded


@cache
def _words(name: str) -> str:
    return "".join(f" {c.lower()}" if c.isupper() else c for c in name).strip()


def _kind(order: Any) -> str:
    """What documents call an order."""
    if isinstance(order, Tell):
        return "remark" if order.quietly else "note"
    return _words(type(order).__name__)


def plain(value: Any) -> Any:
    """A value of ours as JSON has it."""
    known = _PLAIN.get(type(value))
    if known is not None:
        return known(value)
    return [plain(item) for item in value] if isinstance(value, tuple | list) else value


_PLAIN: dict[type, Callable[[Any], Any]] = {
    Card: attrgetter("code"),
    **dict.fromkeys((Seat, Suit), attrgetter("letter")),
    **dict.fromkeys((Bid, Word, Contract), attrgetter("code")),
    **dict.fromkeys(
        (Side, Saying, Straying, Manner, Change, Signal, Explaining, Dealing, Source, Step, Basis, Ground),
        attrgetter("value"),
    ),
    Message: message_document,
}


def answers_said(outcome: Outcome, questions: Sequence[str], language: Language | str = ENGLISH) -> list[str]:
    """What was answered to these questions, as the rulings say it; its id where no ruling does."""
    tongue = spoken(language)
    steps = (step for ruling in outcome.ruled for step in ruling.steps if isinstance(step, Found | Chose))
    said_of = {step.question: tongue.say(step.said) for step in steps}
    return [said_of.get(question, question) for question in questions]


def restriction_document(restriction: Restriction, laws: Edition) -> dict[str, Any]:
    """A restriction as JSON."""
    encoded: dict[str, Any] = {
        "seat": restriction.seat.letter,
        "kind": restriction.demand.value,
        "lasts": restriction.lasts.value,
        "law": restriction.authority.ref(laws),
    }
    if restriction.suits:
        encoded["suits"] = [suit.letter for suit in restriction.suits]
    if restriction.card is not None:
        encoded["card"] = restriction.card.code
    return encoded


def trick_document(trick: Trick) -> list[dict[str, str]]:
    """The cards of a trick in the order played."""
    return [{"seat": seat.letter, "card": card.code} for seat, card in trick.plays]
