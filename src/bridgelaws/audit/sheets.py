"""What the result sheet of a match says of the declarer, where the opening lead does not fit the auction."""

from __future__ import annotations

from dataclasses import replace

from ..archives.lin.words import sheet
from ..archives.record import Record
from .findings import Kind
from .replay import Course, course


def declared_by_the_sheet(
    record: Record, hands: tuple[int, int, int, int], played: Course
) -> tuple[Record, Course] | None:
    """The record with the contract of its sheet, if that has the seat before the leader declare, and the play fits it.

    Two witnesses against one: the auction is wrong then, and not the lead. A sheet may begin with another board: the
    strain has to be the same.
    """
    if not played.oddities or played.oddities[0].kind is not Kind.OPENING_LEAD or record.contract is None:
        return None
    line = sheet(record.tags.get("rs", ""))
    if line is None or line.contract.trumps is not record.contract.trumps:
        return None
    if int(line.contract.declarer.lho) != played.oddities[0].seat:
        return None
    other = replace(record, contract=line.contract, leader=line.contract.declarer.lho)
    followed = course(other, hands)
    better = not followed.oddities or followed.followed > played.followed
    return (other, followed) if better else None
