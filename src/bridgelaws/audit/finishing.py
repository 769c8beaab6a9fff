"""The findings of a board made complete: with what was written beside it, and the occasion."""

from __future__ import annotations

from dataclasses import replace

from .boards import Board
from .findings import Finding
from .occasions import hidden, occasion
from .remarks.joining import joined, speaks

__all__ = ["finished", "speaks"]


def finished(board: Board) -> list[Finding]:
    """The findings of a board that has been explained."""
    record = board.record
    findings = joined(record, board.course, board.findings, names=board.names)
    if not findings:
        return findings
    when = occasion(record)
    if not board.names:
        when = hidden(when, record.players)
    return [replace(found, event=when.event, date=when.date, round=when.round, table=when.table) for found in findings]
