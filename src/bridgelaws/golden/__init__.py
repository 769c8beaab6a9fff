"""Golden cases: stories with their case files and what must follow, edition by edition."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources
from typing import Any

from ..board.auction import Fate
from ..board.table import Trick
from ..engine import step as engine
from ..errors import ParseError
from ..files import codec
from ..files.nodes import Node
from ..laws.law77 import rules as rules77
from ..play import documents
from ..play.play import Play
from ..values.cards import Card
from ..values.seats import Seat, Side
from . import words


@dataclass(frozen=True, slots=True)
class Run:
    """One story under one edition: what happens, step by step, and what is expected after each step."""

    case: str
    name: str
    laws: int
    opening: dict[str, Any]
    steps: tuple[dict[str, Any], ...]

    @property
    def id(self) -> str:
        """`102/refused/2017`."""
        return f"{self.case}/{self.name}/{self.laws}"


def cases() -> Iterator[dict[str, Any]]:
    """Every golden case that ships with the package, in the order of their ids."""
    folder = resources.files(__package__)
    for entry in sorted(folder.iterdir(), key=lambda e: e.name):
        if entry.name.endswith(".json"):
            yield json.loads(entry.read_text(encoding="utf-8"))


def runs(document: dict[str, Any]) -> Iterator[Run]:
    """The runs of a golden case, one an edition."""
    for each in document["runs"]:
        for laws in each["editions"]:
            yield Run(document["id"], each["name"], laws, each["case"], tuple(each["steps"]))


def start(run: Run) -> Play:
    """The table at which a run opens."""
    return codec.decode({"format": codec.FORMAT, "version": codec.VERSION, "laws": run.laws, **run.opening})


def follow(run: Run) -> Iterator[tuple[Play, list[str]]]:
    """Play a run through; after each step, what is not as expected."""
    play = start(run)
    for n, step in enumerate(run.steps):
        for m, event in enumerate(step.get("events", ())):
            play.add(codec.decode_event(Node(event, f"/steps/{n}/events/{m}")))
        yield play, problems(play, step["expect"])


def problems(play: Play, expect: dict[str, Any]) -> list[str]:
    """What differs from what was expected; empty when all is well."""
    found = []
    for key, wanted in expect.items():
        checker = _CHECKS.get(key)
        if checker is None:
            raise ParseError(words.CANNOT_BE_EXPECTED(repr(key), tuple(_CHECKS)))
        seen = checker(play, wanted)
        if seen is not None:
            found.append(f"{key}: expected {wanted!r}, found {seen!r}")
    return found


def _equal(seen: Any, wanted: Any) -> Any:
    return None if seen == wanted else (seen if seen is not None else "nothing")


def _question(play: Play, wanted: Any) -> Any:
    asked = play.question
    if asked is None or wanted is None:
        return _equal(None if asked is None else asked.id, wanted)
    document = documents.question_document(asked)
    seen: dict[str, Any] = {key: document[key] for key in wanted if key != "options"}
    if "options" in wanted:
        seen["options"] = [option["value"] for option in document["options"]]
        same = sorted(map(str, seen["options"])) == sorted(map(str, wanted["options"]))
        seen["options"] = wanted["options"] if same else seen["options"]
    return _equal(seen, wanted)


def _cards(trick: Trick | None) -> list[str]:
    if trick is None:
        return []
    return [f"{seat.letter}:{card.code}" for seat in trick.order if (card := trick.card(seat)) is not None]


def _tricks(play: Play) -> dict[int, Trick]:
    """Every trick on file by its number."""
    table = play.table
    first = table.number - len(table.tricks)
    found = {first + n: trick for n, trick in enumerate(table.tricks)}
    found[table.number] = table.trick
    if table.suspended is not None:
        found[table.number + 1] = table.suspended
    return found


def _trick_cards(play: Play, wanted: dict[str, list[str]]) -> Any:
    tricks = _tricks(play)
    seen = {number: _cards(tricks.get(int(number))) for number in wanted}
    return None if all(set(wanted[n]) <= set(seen[n]) for n in wanted) else seen


def _missing(seen: list[str], wanted: list[str]) -> Any:
    return None if set(wanted) <= set(seen) else seen


def _absent(seen: list[str], unwanted: list[str]) -> Any:
    return None if not set(unwanted) & set(seen) else sorted(set(unwanted) & set(seen))


def _in_hand(play: Play, wanted: list[str]) -> Any:
    out = [w for w in wanted if Card.parse(w[2:]) not in play.table.hand(Seat.parse(w[0])).cards]
    return out or None


def _not_in_hand(play: Play, unwanted: list[str]) -> Any:
    held = [w for w in unwanted if Card.parse(w[2:]) in play.table.hand(Seat.parse(w[0])).cards]
    return held or None


def _penalty_cards(play: Play) -> list[str]:
    return sorted(f"{p.seat.letter}:{p.card.code} {p.kind.value}" for p in play.table.penalty_cards)


def _restrictions(play: Play) -> list[str]:
    return sorted(
        " ".join(
            word
            for word in (
                r.seat.letter,
                r.demand.value,
                "".join(s.letter for s in r.suits) or ("" if r.card is None else r.card.code),
                f"({r.lasts.value})",
            )
            if word
        )
        for r in play.table.restrictions
    )


def _legal(play: Play, wanted: dict[str, list[str] | None]) -> Any:
    seen: dict[str, list[str] | None] = {}
    for seat, cards in wanted.items():
        plays = engine.legal_plays(play.table, Seat.parse(seat))
        seen[seat] = None if plays.cards is None else sorted(card.code for card in plays.cards)
        if cards is not None and seen[seat] == sorted(cards):
            seen[seat] = cards
    return _equal(seen, wanted)


def _not_legal(play: Play, wanted: dict[str, dict[str, str]]) -> Any:
    seen = {
        seat: {
            card: None if (why := engine.legal_plays(play.table, Seat.parse(seat)).why_not(card)) is None else why.ref
            for card in cards
        }
        for seat, cards in wanted.items()
    }
    return _equal(seen, wanted)


def _reasons(play: Play, wanted: dict[str, list[str]]) -> Any:
    seen = {seat: [r.ref for r in engine.legal_plays(play.table, Seat.parse(seat)).reasons] for seat in wanted}
    return None if all(set(wanted[s]) <= set(seen[s]) for s in wanted) else seen


def cited(play: Play) -> list[str]:
    """Every provision that the outcome relies on, in the numbering of the edition."""
    return [authority.ref(play.table.edition) for authority in relied_on(play)]


def relied_on(play: Play) -> list[Any]:
    """Every provision and reading that the outcome relies on: rulings, plays, information, referrals, questions."""
    table = play.table
    found: list[Any] = [a for ruling in play.rulings for a in ruling.authorities]
    found += [i.authority for i in table.information] + [r.authority for r in table.referrals]
    found += [p.authority for p in table.penalty_cards] + [r.authority for r in table.restrictions]
    found += [r.authority for r in table.revokes if r.found and r.authority is not None]
    found += [t.authority for t in table.transfers]
    found += [duty.authority for duty in table.duties] + [right.authority for right in table.lead_rights]
    found += [life.by for made in table.auction.calls for life in made.lives if life.by is not None]
    result = rules77.result(table)
    if result is not None:
        found += [law for _, _, law in result.lines]
    if table.counted is not None:
        found += [table.counted.authority, *table.counted.also]
    if table.turn is not None and table.calling:
        found += [r.authority for r in engine.legal_calls(table).reasons]
    elif table.turn is not None:
        found += [r.authority for r in engine.legal_plays(table).reasons]
    found += documents.turn_authorities(table)
    return list(dict.fromkeys(found))


def _information(play: Play, wanted: list[str], field: str) -> Any:
    known = [(i.card, i) for i in play.table.information if i.card is not None]
    seen = [f"{card.code}:{user.letter}" for card, i in known for user in getattr(i, field)]
    seen += [f"*:{user.letter}" for i in play.table.information if i.card is None for user in getattr(i, field)]
    return _missing(seen, wanted)


def _referred(play: Play, wanted: list[str]) -> Any:
    laws = play.table.edition
    seen = [f"{r.authority.ref(laws)} {r.strength}" for r in play.table.referrals]
    seen += [a.ref(laws) for r in play.rulings for a in r.authorities]
    ok = all(any(s.startswith(w) for s in seen) for w in wanted)
    return None if ok else [f"{r.authority.ref(laws)} {r.strength}" for r in play.table.referrals]


def _said(play: Play, wanted: list[str]) -> Any:
    text = play.explain(asides=True)
    return None if all(w in text for w in wanted) else text


def _winner(play: Play, wanted: dict[str, str]) -> Any:
    tricks = _tricks(play)
    seen = {}
    for number in wanted:
        trick = tricks.get(int(number))
        winner = None if trick is None else trick.winner(play.table.trumps)
        seen[number] = None if winner is None else winner.letter
    return _equal(seen, wanted)


def _revokes(play: Play) -> list[str]:
    """`6E:H5 established (63A1)`: every revoke on record, and by which provision it is established or as good as."""
    laws = play.table.edition
    return [
        f"{r.id} {r.stage.value}" + (f" ({r.authority.ref(laws)})" if r.authority is not None else "")
        for r in play.table.revokes
        if r.sure
    ]


def _transferred(play: Play) -> dict[str, int]:
    """How many tricks each side gets by transfer."""
    return {side.value: sum(len(t.tricks) for t in play.table.transfers if t.to is side) for side in Side}


def _result(play: Play, wanted: dict[str, Any] | None) -> Any:
    seen = documents.result_document(play.table)
    if seen is None or wanted is None:
        return _equal(seen, wanted)
    return _equal({key: seen[key] for key in wanted}, wanted)


_FATES = {Fate.STANDING: "{}", Fate.PENDING: "{}?", Fate.CANCELLED: "({})", Fate.WITHDRAWN: "({})"}


def _calls(play: Play) -> str:
    """`N 1S, (E 1H), E 2H, S P?`: those that do not count in brackets, those not disposed of with a question mark."""
    calls = play.table.auction.calls
    return ", ".join(_FATES[made.fate].format(f"{made.seat.letter} {made.call.code}") for made in calls)


def _duties(play: Play) -> list[str]:
    """`S pass once`, `E repeat 2H`."""
    found = (
        (duty.seat.letter, duty.kind.value, "" if duty.call is None else duty.call.code) for duty in play.table.duties
    )
    return sorted(" ".join(filter(None, each)) for each in found)


def _lead_rights(play: Play) -> list[str]:
    """`E 1H`: whose withdrawn call it is."""
    calls = [play.table.auction.call(right.call) for right in play.table.lead_rights]
    return sorted(f"{made.seat.letter} {made.call.code}" for made in calls)


def _legal_calls(play: Play, wanted: dict[str, list[str]]) -> Any:
    seen = {seat: [call.code for call in engine.legal_calls(play.table, Seat.parse(seat))] for seat in wanted}
    return None if all(sorted(seen[s]) == sorted(wanted[s]) for s in wanted) else seen


def _illegal_calls(play: Play, wanted: dict[str, dict[str, str]]) -> Any:
    seen = {
        seat: {
            call: None if (why := engine.legal_calls(play.table, Seat.parse(seat)).why_not(call)) is None else why.ref
            for call in calls
        }
        for seat, calls in wanted.items()
    }
    return _equal(seen, wanted)


_CHECKS: dict[str, Any] = {
    "calls": lambda play, wanted: _equal(_calls(play), wanted),
    "duties": lambda play, wanted: _equal(_duties(play), sorted(wanted)),
    "lead_rights": lambda play, wanted: _equal(_lead_rights(play), sorted(wanted)),
    "legal_calls": _legal_calls,
    "not_legal_calls": _illegal_calls,
    "phase": lambda play, wanted: _equal(play.phase.value, wanted),
    "contract": lambda play, wanted: _equal(None if play.table.calling else play.table.contract.code, wanted),
    "status": lambda play, wanted: _equal(play.now.status, wanted),
    "question": _question,
    "turn": lambda play, wanted: _equal(None if play.turn is None else play.turn.letter, wanted),
    "to_lead": lambda play, wanted: _equal(play.table.trick.empty, wanted),
    "trick_number": lambda play, wanted: _equal(play.table.number, wanted),
    "declarer": lambda play, wanted: _equal(play.table.declarer.letter, wanted),
    "dummy": lambda play, wanted: _equal(play.table.dummy.letter, wanted),
    "trick": lambda play, wanted: _equal(_cards(play.table.trick), wanted),
    "in_trick": lambda play, wanted: _missing(_cards(play.table.trick), wanted),
    "not_in_trick": lambda play, wanted: _absent(_cards(play.table.trick), wanted),
    "tricks": _trick_cards,
    "winner": _winner,
    "in_hand": _in_hand,
    "not_in_hand": _not_in_hand,
    "face_down": lambda play, wanted: _equal([f.seat.letter for f in play.table.face_down], wanted),
    "penalty_cards": lambda play, wanted: _equal(_penalty_cards(play), sorted(wanted)),
    "not_penalty_cards": lambda play, unwanted: _absent([p.split()[0] for p in _penalty_cards(play)], unwanted),
    "restrictions": lambda play, wanted: _equal(_restrictions(play), sorted(wanted)),
    "legal": _legal,
    "not_legal": _not_legal,
    "reasons": _reasons,
    "cited": lambda play, wanted: _missing(cited(play), wanted),
    "not_cited": lambda play, unwanted: _absent(cited(play), unwanted),
    "authorized": lambda play, wanted: _information(play, wanted, "authorized"),
    "unauthorized": lambda play, wanted: _information(play, wanted, "unauthorized"),
    "referred": _referred,
    "not_referred": lambda play, unwanted: _absent(
        [r.authority.ref(play.table.edition) for r in play.table.referrals], unwanted
    ),
    "explained": _said,
    "unattended": lambda play, wanted: _equal(
        [i.law.removeprefix("law").lstrip("0") for i in play.table.docket], wanted
    ),
    "contradictions": lambda play, wanted: _equal(len(play.table.contradictions), wanted),
    "revokes": lambda play, wanted: _equal(_revokes(play), wanted),
    "transferred": lambda play, wanted: _equal(_transferred(play), wanted),
    "result": _result,
    "won": lambda play, wanted: _equal({"NS": play.table.won[0], "EW": play.table.won[1]}, wanted),
}
