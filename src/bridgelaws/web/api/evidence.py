"""The evidence as the API describes it: what the command `damage` writes as JSON."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

from .documents import Played, Result, SeatBadge, SeatPenaltyCard, Stated, Tricks


class Worth(BaseModel):
    """A number of tricks, or bounds of it; `text` says it in words. The duties are why it may be a bound only."""

    at_least: int
    at_most: int
    exact: bool
    text: str
    duties: list[str]


class Point(BaseModel):
    """What declarer's side can take after an event; event 0 is the beginning."""

    event: int
    trick: int
    seat: str | None
    card: str | None
    tricks: Worth | None = Field(description="Null where the position has no double-dummy value.")
    settled: bool = Field(description="False while an irregularity is being dealt with.")
    ruled: list[str]


class Share(BaseModel):
    """Where tricks of the non-offending side went, or came from."""

    text: str
    tricks: int


class Instead(BaseModel):
    """A card that could have been played, and what declarer's side would have had then."""

    card: str
    tricks: int


class Moment(BaseModel):
    """The table at the moment of the irregularity, with all four hands."""

    declarer: str
    dummy: str
    turn: str | None
    to_lead: bool
    trick: list[Played]
    tricks_won: Tricks
    hands: dict[str, list[str]]
    penalty_cards: list[SeatPenaltyCard]
    restrictions: list[SeatBadge]


class Irregularity(BaseModel):
    """What one irregularity cost. Points, IMPs and tricks lost are those of the non-offending side."""

    event: int
    settled_after: int | None
    text: str
    law: str
    trick: int
    offender: str
    innocent: str
    before: Worth | None
    after: Worth | None
    by_the_cards: int | None
    counted: int | None
    tricks_lost: Worth | None
    points_expected: int | None
    points_scored: int | None
    imps: int | None
    imps_expected: int | None
    in_imps: list[str] = Field(description="The difference in IMPs, in sentences.")
    shares: list[Share]
    table: Moment
    instead: list[Instead]


class ValuedOption(BaseModel):
    """An option of a player, with what it was worth to declarer's side."""

    value: Any
    label: str
    laws: list[str]
    chosen: bool
    tricks: Worth
    best: bool
    standing: Literal["", "best", "may be best"]
    standing_text: str = Field(description="The same in words.")


class Choice(BaseModel):
    """A choice that a player had."""

    event: int | None
    question: str
    text: str
    seat: str
    side: str
    lost: int
    said: str
    options: list[ValuedOption]


class Damage(BaseModel):
    """Evidence for the Director's judgement, and no ruling. Tricks are declarer's side's where nothing else is said."""

    kind: Literal["evidence"]
    ruling: Literal[False]
    note: str
    laws: int
    contract: str
    declaring: str
    summary: list[str]
    judged_under: list[Stated]
    result: Result | None
    other_table: int | None = Field(description="Points of North-South at the other table.")
    bounds: str = Field(description="What a number is that is a bound.")
    irregularities: list[Irregularity]
    choices: list[Choice]
    course: list[Point]
