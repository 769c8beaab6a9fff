"""What the properties compare is what an outcome document says: here it is read off the documents."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from trust.oracles import seats, tables
from trust.oracles.properties import PROPERTIES, random_of
from trust.oracles.stories import Story, add, by_rule, settle, start
from trust.oracles.turned import Turn

from bridgelaws import Play, outcome_document

Document = dict[str, Any]


def summary(document: Document, play: Play) -> Document:
    result = document["result"]
    return {
        "turn": document["turn"],
        "trick": [f"{c['seat']}:{c['card']}" for c in document["trick"]],
        "number": document["trick_number"],
        "won": document["tricks_won"],
        "declarer": document["declarer"],
        "penalty cards": sorted(f"{p['seat']}:{p['card']} {p['kind']}" for p in document["penalty_cards"]),
        "restrictions": sorted(
            f"{r['seat']} {r['kind']} {''.join(r.get('suits', []))}{r.get('card', '')} {r['lasts']}"
            for r in document["restrictions"]
        ),
        "transfers": [(t.revoke, t.tricks, t.to.value) for t in play.table.transfers],
        "revokes": sorted(
            f"{r['trick']}{r['seat']}:{r['card']} {r['status']}" for r in document["revokes"] if r["attention"]
        ),
        "result": None if result is None else tuple(result[p] for p in ("tricks", "after", "contract", "score")),
    }


def orders(document: Document) -> list[tuple[str, str]]:
    found = []
    for step in (step for ruling in document["rulings"] for step in ruling["steps"]):
        for order in step.get("orders", ()):
            name = order["order"]
            if name not in tables.SAID_ONLY:
                aside = tables.ARGUMENT | (tables.IF_UNABLE if name in ("restrict", "pick up") else set())
                keys = [key for key in ("seat", "card", "old", "new", "kind") if order.get(key) is not None]
                laws = ", ".join(law for law in step["laws"] if law not in aside)
                found.append((" ".join([name, *(f"{key}={order[key]}" for key in keys)]), laws))
    return sorted(found)


def seen(document: Document, turn: Turn) -> Document:
    plays, result = document["legal_plays"], document["result"]
    return {
        "turn": document["turn"] and turn.seat(document["turn"]),
        "trick": [(turn.seat(c["seat"]), turn.card(c["card"])) for c in document["trick"]],
        "number": document["trick_number"],
        "won": {turn.side(side): tricks for side, tricks in document["tricks_won"].items()},
        "declarer": turn.seat(document["declarer"]),
        "penalty cards": sorted(
            (turn.seat(p["seat"]), turn.card(p["card"]), p["kind"], p["law"]) for p in document["penalty_cards"]
        ),
        "restrictions": sorted(
            (turn.seat(r["seat"]), r["kind"], r["law"], sorted(map(turn.suit, r.get("suits", ()))))
            for r in document["restrictions"]
        ),
        "revokes": sorted((r["trick"], turn.seat(r["seat"]), r["status"], r["law"] or "") for r in document["revokes"]),
        "rulings": [(r["law"], r["trick"], tuple(r["citations"])) for r in document["rulings"]],
        "unattended": [(i["law"], i["attended"]) for i in document["unattended"]],
        "legal plays": plays
        and (
            turn.seat(plays["seat"]),
            None if plays["cards"] is None else sorted(map(turn.card, plays["cards"])),
            sorted(r["law"] for r in plays["reasons"]),
        ),
        "information": sorted(
            (
                (i["card"] and turn.card(i["card"])) or "",
                turn.seat(i["holder"]),
                sorted(map(turn.seat, i["authorized"])),
                sorted(map(turn.seat, i["unauthorized"])),
                i["law"],
            )
            for i in document["information"]
        ),
        "referrals": sorted((r["law"], r["strength"]) for r in document["referrals"]),
        "result": result and {turn.side(side): tricks for side, tricks in result["after"].items()},
    }


def played(story: Story) -> Iterator[Play]:
    """The table of a story after every act."""
    play = start(story.opening)
    settle(play, by_rule(story.salt, story.deal))
    yield play
    for act in story.acts:
        if add(play, act):
            yield play
            settle(play, by_rule(story.salt, story.deal))
            yield play


@pytest.mark.parametrize("name", PROPERTIES)
def test_what_is_compared_is_what_an_outcome_document_says(name: str) -> None:
    module = PROPERTIES[name]
    for manner in module.MANNERS:
        story = module.story(random_of(manner, 2_000), manner)
        for play in played(story):
            document = outcome_document(play.now)
            assert tables.summary(play) == summary(document, play)
            assert tables.orders(play) == orders(document)
            for turn in (Turn(), *seats.turns(story)):
                assert seats.seen(play, turn) == seen(document, turn)
