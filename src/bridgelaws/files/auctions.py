"""The auction in a case file: the calls that are told, and the contract and the dealer that they give."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..board.auction import Auction, CallLife, CallMade, Came, Fate
from ..board.called import Bound, Duty, LeadRight
from ..board.phases import Phase
from ..board.table import Table
from ..play import standing
from ..values.calls import Bid, Call, parse_call
from ..values.contract import Contract
from ..values.frozen import replace
from ..values.seats import Seat
from . import words
from .nodes import Node, shown

# No auction has more: 35 bids, each doubled and redoubled after two passes, and three passes before the first.
MAX_CALLS = 319
MAX_DUTIES = 4
MAX_LEAD_RIGHTS = 8
_PARTS = ("whole", "bid", "turn", "duties")


def read_auction(fields: Mapping[str, Node]) -> Auction | None:
    """The auction as far as it is told before the log begins: regular, and over unless the file opens in it."""
    opens_in_it, dealer = in_the_auction(fields), _stated_dealer(fields)
    if "auction" not in fields:
        return Auction((), first=dealer) if opens_in_it else None
    node = fields["auction"]
    part = node.fields(("calls",), _PARTS)
    calls = part["calls"].items()
    if len(calls) > MAX_CALLS:
        raise part["calls"].fail(words.TOO_MANY_CALLS(len(calls), MAX_CALLS))
    made = tuple(_call(call, n) for n, call in enumerate(calls, 1))
    whole = part["whole"].flag() if "whole" in part else True
    first = part["turn"].parse(Seat.parse) if "turn" in part else dealer if whole and opens_in_it else None
    if first is None and made:
        first = made[0].seat
    auction = Auction(made, whole, first, _bid(part["bid"]) if "bid" in part else None)
    fault = auction.fault()
    if fault is not None:
        place, why = fault
        raise calls[place].fail(words.NOT_RULED_ON(why))
    if opens_in_it:
        return auction
    if not auction.over:
        raise part["calls"].fail(words.NOT_RULED_ON(words.NOT_OVER()))
    if auction.passed_out:
        raise part["calls"].fail(words.NOBODY_BID())
    return auction


def in_the_auction(fields: Mapping[str, Node]) -> bool:
    """Whether the file says that it opens in the auction, or after one in which nobody bid: there is no contract."""
    if "opening" not in fields:
        return False
    node = fields["opening"].fields((), ("phase", "dealer")).get("phase")
    return node is not None and node.member(Phase) in (Phase.AUCTION, Phase.PASSED_OUT)


def check_turn(fields: Mapping[str, Node], auction: Auction | None) -> None:
    """Of an auction that is going on it must be known whose turn it is."""
    if auction is not None and auction.over:
        return
    if auction is None or auction.turn is None:
        raise fields["opening"].fail(words.WHOSE_TURN())


def _call(node: Node, id: int) -> CallMade:
    fields = node.fields(("seat", "call"))
    return CallMade(fields["seat"].parse(Seat.parse), fields["call"].parse(parse_call), id)


def _bid(node: Node) -> Bid:
    bid: Call = node.parse(parse_call)
    if not isinstance(bid, Bid):
        raise node.fail(words.NOT_A_BID(shown(node.value)))
    return bid


def agreed(fields: Mapping[str, Node], auction: Auction | None) -> Contract | None:
    """The contract as it is stated, or as the calls give it; what is stated must be what they give.

    A file that opens in the auction has none.
    """
    if in_the_auction(fields):
        if "contract" in fields:
            raise fields["contract"].fail(words.NO_CONTRACT_YET())
        check_turn(fields, auction)
        return None
    called = None if auction is None else auction.contract
    if "contract" in fields:
        contract: Contract = fields["contract"].parse(Contract.parse)
        if auction is not None and not auction.allows(contract):
            gives = words.GIVES_ANOTHER(contract) if called is None else words.GIVES(called, contract)
            raise fields["contract"].fail(gives)
        return contract if called is None else called
    if called is None:
        place = fields["auction"]
        raise place.fail(words.WHO_NAMED())
    return called


def dealer(fields: Mapping[str, Node], auction: Auction | None) -> Seat | None:
    """Who dealt, if that is stated or the first call shows it."""
    first = None if auction is None else auction.dealer
    stated = _stated_dealer(fields)
    if stated is None:
        return first
    if first is not None and stated is not first:
        raise fields["opening"].fields((), ("phase", "dealer"))["dealer"].fail(words.DID_NOT_DEAL(first, stated))
    return stated


def _stated_dealer(fields: Mapping[str, Node]) -> Seat | None:
    part = fields["opening"].fields((), ("phase", "dealer")) if "opening" in fields else {}
    stated: Seat | None = part["dealer"].parse(Seat.parse) if "dealer" in part else None
    return stated


def check_phase(fields: Mapping[str, Node], table: Table) -> None:
    """The phase that is stated must be the one in which the table opens."""
    node = fields["opening"].fields((), ("phase", "dealer")).get("phase") if "opening" in fields else None
    if node is None:
        return
    phase: Phase = node.member(Phase)
    if phase is not table.phase:
        raise node.fail(words.ANOTHER_PHASE(repr(table.phase.value), repr(phase.value)))


def bound(fields: Mapping[str, Node], table: Table) -> Table:
    """The table with the duties to pass that rulings before the log have left."""
    node = fields["auction"].fields(("calls",), _PARTS).get("duties") if "auction" in fields else None
    if node is None:
        return table
    if not table.calling:
        raise node.fail(words.NO_DUTIES_LEFT())
    return replace(table, duties=tuple([_duty(item) for item in node.items()[:MAX_DUTIES]]))


def _duty(node: Node) -> Duty:
    part = node.fields(("seat", "kind"))
    kind = part["kind"].member(Bound)
    if kind not in standing.BINDS:
        known = [each.value for each in standing.BINDS]
        raise part["kind"].fail(words.EXPECTED_ONE_OF(shown(part["kind"].value), known))
    return Duty(part["seat"].parse(Seat.parse), kind, standing.binds(kind))


def with_lead_rights(fields: Mapping[str, Node], table: Table) -> Table:
    """The table with the rights that calls withdrawn in the auction have left declarer over first leads (26).

    Such a call is on file as one that does not stand. In which place it was, and what replaced it, is not told: that it
    gives a right says that it was not replaced by a call that spares one.
    """
    items = fields["lead_rights"].items() if "lead_rights" in fields else []
    if len(items) > MAX_LEAD_RIGHTS:
        raise fields["lead_rights"].fail(words.TOO_MANY_LEAD_RIGHTS(len(items), MAX_LEAD_RIGHTS))
    by = standing.limits_leads()
    for item in items:
        part = item.fields(("seat", "call"))
        seat, call = part["seat"].parse(Seat.parse), part["call"].parse(parse_call)
        if not table.is_defender(seat):
            raise part["seat"].fail(words.NOT_A_DEFENDERS_CALL(seat))
        auction, fallen = table.auction, CallLife(Fate.WITHDRAWN, by=by, fault=seat.side)
        made = CallMade(seat, call, auction.id_of(seat, call), came=Came.TOLD, lives=(fallen,))
        table = replace(
            table,
            auction=auction._replace(calls=(*auction.calls, made)),
            lead_rights=(*table.lead_rights, LeadRight(seat, made.id, by, compared=True)),
        )
    return table


def lead_rights_document(table: Table) -> list[dict[str, Any]]:
    """The same as a case file has it."""
    return [
        {"seat": right.offender.letter, "call": table.call_made(right.call).call.code} for right in table.lead_rights
    ]


def opening_document(table: Table) -> dict[str, Any]:
    """The opening as a case file has it, with the auction where one was told."""
    opening: dict[str, Any] = {"phase": table.opening.phase.value}
    if table.opening.dealer is not None:
        opening["dealer"] = table.opening.dealer.letter
    auction = table.opening.auction
    if auction is None:
        return {"opening": opening}
    told: dict[str, Any] = {"calls": [{"seat": made.seat.letter, "call": made.call.code} for made in auction.calls]}
    if not auction.whole:
        told["whole"] = False
    if auction.bid is not None:
        told["bid"] = auction.bid.code
    if not auction.calls and not auction.whole and auction.first is not None:
        told["turn"] = auction.first.letter
    if table.duties:
        told["duties"] = [{"seat": duty.seat.letter, "kind": duty.kind.value} for duty in table.duties]
    plain = auction.whole and not auction.calls and not table.duties  # then the dealer says it all
    return {"opening": opening} | ({} if plain else {"auction": told})
