"""What a claim is worth on the worst line that is normal, given what the Director finds normal."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field, WithJsonSchema

from ...board.claiming import Stated, Step
from ...board.events import Claimed
from ...files import codec
from ...files.nodes import MAX_LIST, Node
from .. import claims, schemas
from .desk import WRITES, AtDesk, CaseId, Tongue, fails_on_write, router
from .event_schema import EVENT_SCHEMA

ROUTES = router("claims")

_ERRORS = fails_on_write(404, 409, 429)
_ERRORS[409]["description"] = "No contested claim waits for the Director's finding."

_Ground = Literal["already_won", "no_legal_play", "contract_decided", "no_normal_play", "likely_won", "none"]
_FINDINGS = "Names of plays, as the rows have them."


class StatedStep(schemas.Asked):
    """A step of a statement, as the event `claimed` has it."""

    step: Annotated[str, WithJsonSchema({"type": "string", "enum": [step.value for step in Step]})]
    seat: schemas.Seat | None = None
    suits: list[Literal["C", "D", "H", "S"]] = Field(default_factory=list, max_length=4)
    cards: list[schemas.Words] = Field(default_factory=list, max_length=MAX_LIST)


class AskedOfAnalyst(schemas.Asked):
    """What is known and found so far. Hands that are on file need not be given."""

    hands: dict[schemas.Seat, schemas.Words] = Field(
        default_factory=dict, description="By suits from spades down, as in PBN.", examples=[{"N": ".43..54"}]
    )
    steps: list[StatedStep] | None = Field(
        None, max_length=MAX_LIST, description="The statement in steps, if it is not to be the one on file."
    )
    normal: list[schemas.Words] = Field(default_factory=list, max_length=60, description=_FINDINGS)
    irrational: list[schemas.Words] = Field(default_factory=list, max_length=60, description=_FINDINGS)
    budget: int = Field(claims.USUAL, ge=100, le=claims.MOST, description="Positions that each number may cost.")


class NumberOfTricks(BaseModel):
    """A number of tricks, or between which it lies."""

    at_least: int
    at_most: int
    exact: bool


class LaidCard(BaseModel):
    """A card of a trick."""

    seat: str
    card: str


class Moment(BaseModel):
    """The play on which it turns: who plays what, what was better, and the cards at that moment."""

    seat: str
    card: str
    better: str | None
    trick: list[LaidCard]
    hands: dict[str, list[str]]


class Row(BaseModel):
    """If these plays would be normal, so many tricks."""

    plays: list[str]
    tricks: NumberOfTricks
    play: str | None = Field(description="The play in words; null where no line shows it.")
    text: str
    critical: Moment | None


class LinePlay(BaseModel):
    """A card of the deciding line; `before` says that it lay on the table when play stopped."""

    seat: str
    card: str
    kind: str | None = Field(description="The name of the play, if it is one that is judged.")
    stated: bool
    before: bool


class LineTrick(BaseModel):
    """A trick of the deciding line."""

    plays: list[LinePlay]
    winner: str
    by_claimer: bool


class SettledPlay(BaseModel):
    """Plays that are not asked about, and by which provision."""

    kind: str | None
    by_partner: bool
    normal: bool
    by: str
    text: str


class AskedBack(BaseModel):
    """Tricks that were conceded, or agreed to be lost, and are asked for (69B, 71)."""

    seat: str
    tricks: int
    agreed: bool = Field(description="Whether his side had agreed to another's claim; else it had conceded.")
    grounds: list[_Ground] = Field(description="What the Director can find in this edition.")
    legal: NumberOfTricks = Field(description="Of those left, the least that the asking side takes by any legal play.")
    likely: NumberOfTricks = Field(description="The least and the most if nobody makes a play that he would regret.")
    suggests: _Ground | None = Field(description="To what the numbers come; null: the Director judges.")


class WorthOfClaim(BaseModel):
    """What was worked out. Tricks are those of the claimer's side, of those that were not complete."""

    claimer: str
    claimed: int
    tricks: int = Field(description="How many were not complete.")
    worst: NumberOfTricks = Field(description="By any legal play of that side.")
    clean: NumberOfTricks = Field(description="By plays that nobody would regret.")
    result: NumberOfTricks = Field(description="By these and the ones found normal.")
    holds_anyway: bool
    open: bool = Field(description="Whether something is still to be judged.")
    cut: bool = Field(description="Whether not every play was looked at.")
    statement: list[str]
    rows: list[Row]
    together: list[Row] = Field(description="Plays that lower it only with one another.")
    plain: str = Field(description="What counts as not normal unless `plain` is among the plays found normal.")
    line: list[LineTrick]
    critical: Moment | None
    settled: list[SettledPlay]
    normal: list[str]
    irrational: list[str]
    basis: list[
        Literal["trump out", "later line", "partner's choice", "later play", "unstated finesse", "order in a suit"]
    ]
    asked_back: AskedBack | None = Field(
        description="If tricks are asked for: then `claimer` is the side that asks, and `claimed` what it would take."
    )
    event: Annotated[dict[str, Any], WithJsonSchema(EVENT_SCHEMA)] = Field(
        description="The event that enters the result; where it is not exact, the Director states the tricks, "
        "or the ground if tricks are asked for."
    )


def _steps(steps: list[StatedStep]) -> tuple[Stated, ...]:
    """The steps, read as those of an event are."""
    told = [{key: value for key, value in step.model_dump().items() if value} for step in steps]
    claimed = codec.decode_event(Node({"event": "claimed", "seat": "N", "stated": told}))
    assert isinstance(claimed, Claimed)
    return claimed.stated


@ROUTES.post("/cases/{id}/claim", response_model=WorthOfClaim, responses=_ERRORS, dependencies=WRITES)
def claim(desk: AtDesk, tongue: Tongue, id: CaseId, body: AskedOfAnalyst) -> JSONResponse:
    """What the contested claim is worth, and on which plays that depends. Nothing is kept.

    If a trick is asked for that was conceded or agreed to, it says whether it could be lost, or was likely to be won.

    All hands must be known or given; the last follows if every earlier trick is on file. It may take some seconds.
    """
    steps = None if body.steps is None else _steps(body.steps)
    hands = {str(seat): hand for seat, hand in body.hands.items()}
    record = desk.store.get(id)
    return JSONResponse(desk.claims.of(record, tongue, hands, steps, body.normal, body.irrational, body.budget))
