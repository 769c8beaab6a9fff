"""The auction in a case file: the calls that are told, and the contract and the dealer that they give."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..board.auction import Auction, CallMade
from ..board.phases import Phase
from ..board.table import Table
from ..values.calls import parse_call
from ..values.contract import Contract
from ..values.seats import Seat
from . import words
from .nodes import Node

# No auction has more: 35 bids, each doubled and redoubled after two passes, and three passes before the first.
MAX_CALLS = 319


def read_auction(node: Node) -> Auction:
    """An auction that was regular and is over."""
    fields = node.fields(("calls",), ("whole",))
    calls = fields["calls"].items()
    if len(calls) > MAX_CALLS:
        raise fields["calls"].fail(words.TOO_MANY_CALLS(len(calls), MAX_CALLS))
    auction = Auction(tuple(map(_call, calls)), fields["whole"].flag() if "whole" in fields else True)
    fault = auction.fault()
    if fault is not None:
        place, why = fault
        raise calls[place].fail(words.NOT_RULED_ON(why))
    if not auction.over:
        raise fields["calls"].fail(words.NOT_RULED_ON(words.NOT_OVER()))
    if auction.passed_out:
        raise fields["calls"].fail(words.NOBODY_BID())
    return auction


def _call(node: Node) -> CallMade:
    fields = node.fields(("seat", "call"))
    return CallMade(fields["seat"].parse(Seat.parse), fields["call"].parse(parse_call))


def agreed(fields: Mapping[str, Node], auction: Auction | None) -> Contract:
    """The contract as it is stated, or as the calls give it; what is stated must be what they give."""
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
    if "opening" not in fields:
        return first
    part = fields["opening"].fields((), ("phase", "dealer"))
    if "dealer" not in part:
        return first
    stated: Seat = part["dealer"].parse(Seat.parse)
    if first is not None and stated is not first:
        raise part["dealer"].fail(words.DID_NOT_DEAL(first, stated))
    return stated


def check_phase(fields: Mapping[str, Node], table: Table) -> None:
    """The phase that is stated must be the one in which the table opens."""
    node = fields["opening"].fields((), ("phase", "dealer")).get("phase") if "opening" in fields else None
    if node is None:
        return
    phase: Phase = node.member(Phase)
    if phase is Phase.AUCTION:
        raise node.fail(words.NOT_RULED_ON(words.OPENS_AFTER()))
    if phase is not table.phase:
        raise node.fail(words.ANOTHER_PHASE(repr(table.phase.value), repr(phase.value)))


def opening_document(table: Table) -> dict[str, Any]:
    """The opening as a case file has it, with the auction where one was told."""
    opening: dict[str, Any] = {"phase": table.opening.phase.value}
    if table.opening.dealer is not None:
        opening["dealer"] = table.opening.dealer.letter
    auction = table.opening.auction
    if auction is None:
        return {"opening": opening}
    calls = [{"seat": made.seat.letter, "call": made.call.code} for made in auction.calls]
    return {"opening": opening, "auction": {"calls": calls} | ({} if auction.whole else {"whole": False})}
