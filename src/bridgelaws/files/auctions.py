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
from .nodes import Node

# No auction has more: 35 bids, each doubled and redoubled after two passes, and three passes before the first.
MAX_CALLS = 319
_SUPPORTED = "calls that need a ruling are not ruled on yet: tell of a regular auction that is over"


def read_auction(node: Node) -> Auction:
    """An auction that was regular and is over."""
    fields = node.fields(("calls",), ("whole",))
    calls = fields["calls"].items()
    if len(calls) > MAX_CALLS:
        raise fields["calls"].fail(f"{len(calls)} calls; no auction has more than {MAX_CALLS}")
    auction = Auction(tuple(map(_call, calls)), fields["whole"].flag() if "whole" in fields else True)
    fault = auction.fault()
    if fault is not None:
        place, why = fault
        raise calls[place].fail(f"{why}; {_SUPPORTED}")
    if not auction.over:
        raise fields["calls"].fail(f"the auction is not over: three passes end it; {_SUPPORTED}")
    if auction.passed_out:
        raise fields["calls"].fail("nobody bid, so that there is nothing to play; a case needs a contract")
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
            gives = "another contract" if called is None else str(called)
            raise fields["contract"].fail(f"the calls give {gives}, not {contract}")
        return contract if called is None else called
    if called is None:
        place = fields["auction"]
        raise place.fail("who first named the strain is not on file; say what the 'contract' is, and whose")
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
        raise part["dealer"].fail(f"{first} made the first call, so {stated} did not deal")
    return stated


def check_phase(fields: Mapping[str, Node], table: Table) -> None:
    """The phase that is stated must be the one in which the table opens."""
    node = fields["opening"].fields((), ("phase", "dealer")).get("phase") if "opening" in fields else None
    if node is None:
        return
    phase: Phase = node.member(Phase)
    if phase is Phase.AUCTION:
        raise node.fail(f"the board opens after the auction; {_SUPPORTED}")
    if phase is not table.phase:
        raise node.fail(f"by its position the board opens in the phase {table.phase.value!r}, not {phase.value!r}")


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
