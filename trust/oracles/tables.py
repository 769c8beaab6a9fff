"""What two tables are compared by: what an outcome document says, without its words."""

from __future__ import annotations

from typing import Any

from bridgelaws import Play, outcome_document
from bridgelaws.book.editions import EDITIONS, Provision, Reading
from bridgelaws.laws.law50 import book as book50
from bridgelaws.laws.law57 import book as book57
from bridgelaws.laws.law59 import book as book59

Summary = dict[str, Any]


def _refs(*authorities: Provision | Reading) -> set[str]:
    return {
        authority.ref(edition)
        for authority in authorities
        for edition in EDITIONS
        if isinstance(authority, Reading) or authority.in_force(edition)
    }


# Orders that say something and change nothing: they differ where one table has to ask and the other sees.
SAID_ONLY = ("note", "remark", "tell", "stands")
# What the law says of a player who cannot do as he is told. Where his hand is on file it can be said beforehand whether
# that will be so; elsewhere it is left open, and need not be asked before he has played: what he is told is the same.
IF_UNABLE = _refs(
    book50.LEADER_UNABLE,
    book50.PICKED_UP_ALL_THE_SAME,
    book57.CANNOT_COMPLY,
    book59.MAY_PLAY_ANY,
    book59.NO_SECOND_CHOICE,
)
# That a singleton or touching card of dummy's was not played by itself is an argument that the ruling does not need:
# the defender pays for any card played too soon. Where dummy's cards are not on file nobody looks at them for its sake.
ARGUMENT = _refs(book57.NOT_AUTOMATIC, book57.GESTURE_SUFFICES)


def summary(play: Play) -> Summary:
    """Where the cards lie, whose turn it is, what is in force, and the result."""
    document, table = outcome_document(play.now), play.table
    return {
        "turn": document["turn"],
        "trick": [f"{c['seat']}:{c['card']}" for c in document["trick"]],
        "number": document["trick_number"],
        "won": document["tricks_won"],
        "declarer": document["declarer"],
        "penalty cards": sorted(f"{p['seat']}:{p['card']} {p['kind']}" for p in document["penalty_cards"]),
        "restrictions": sorted(map(_restriction, document["restrictions"])),
        "transfers": [(t.revoke, t.tricks, t.to.value) for t in table.transfers],
        "revokes": sorted(
            f"{r['trick']}{r['seat']}:{r['card']} {r['status']}" for r in document["revokes"] if r["attention"]
        ),
        "result": _result(document["result"]),
    }


def _restriction(r: dict[str, Any]) -> str:
    return f"{r['seat']} {r['kind']} {''.join(r.get('suits', []))}{r.get('card', '')} {r['lasts']}"


def _result(result: dict[str, Any] | None) -> Any:
    return None if result is None else (result["tricks"], result["after"], result["contract"], result["score"])


def orders(play: Play) -> list[tuple[str, str]]:
    """Everything that was ordered and changed something, with the laws behind it; in no order."""
    found = []
    for ruling in outcome_document(play.now)["rulings"]:
        for step in ruling["steps"]:
            for order in step.get("orders", ()):
                if order["order"] not in SAID_ONLY:
                    aside = ARGUMENT | (IF_UNABLE if order["order"] in ("restrict", "pick up") else set())
                    laws = [law for law in step["laws"] if law not in aside]
                    found.append((_order(order), ", ".join(laws)))
    return sorted(found)


def _order(order: dict[str, Any]) -> str:
    parts = [order["order"]]
    parts += [f"{key}={order[key]}" for key in ("seat", "card", "old", "new", "kind") if order.get(key) is not None]
    return " ".join(parts)


def differ(one: Summary, other: Summary) -> list[str]:
    """The parts that are not the same."""
    return [part for part in one if one[part] != other[part]]


def but_informed(effects: list[str]) -> list[str]:
    """Without who may use what, and what is referred."""
    return [effect for effect in effects if effect.split()[0] not in ("inform", "refer")]
