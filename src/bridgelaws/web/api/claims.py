"""What a claim is worth on the worst line that is normal, given what the Director finds normal."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Path
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field, WithJsonSchema

from ...board.claiming import Step
from ...desk.contested import NoContestedClaim, statement_in_words, steps_on_offer
from ...desk.words import NO_CONTESTED_CLAIM
from ...files.nodes import MAX_LIST
from ...office import limits
from ...office.analyst import read_steps
from .. import schemas
from .desk import WRITES, AtDesk, CaseId, Tongue, fails, fails_on_write, router
from .event_schema import EVENT_SCHEMA

ROUTES = router("claims")

_ERRORS = fails_on_write(404, 409, 429)
_ERRORS[409]["description"] = "No contested claim waits for the Director's finding."

_ON_FILE = fails(404, 409)
_ON_FILE[409]["description"] = "Nobody has claimed."
WorkId = Annotated[str, Path(max_length=100, description="What starting it gave.")]

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
    normal: list[schemas.Words] = Field(default_factory=list, max_length=limits.FINDINGS, description=_FINDINGS)
    irrational: list[schemas.Words] = Field(default_factory=list, max_length=limits.FINDINGS, description=_FINDINGS)
    budget: int = Field(
        limits.POSITIONS, ge=100, le=limits.MOST_POSITIONS, description="Positions that each number may cost."
    )


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
    best: int | None = Field(description="By best play of all four hands; null where no solver is installed.")
    asked_back: AskedBack | None = Field(
        description="If tricks are asked for: then `claimer` is the side that asks, and `claimed` what it would take."
    )
    event: Annotated[dict[str, Any], WithJsonSchema(EVENT_SCHEMA)] = Field(
        description="The event that enters the result; where it is not exact, the Director states the tricks, "
        "or the ground if tricks are asked for."
    )


class AskedInBackground(AskedOfAnalyst):
    """The same to be worked out in the background."""

    seconds: int = Field(limits.SECONDS, ge=1, le=limits.MOST_SECONDS, description="After that it is stopped.")


class WorkOnClaim(BaseModel):
    """How far the analyst has come. `found` is what is known so far; once it is `done` nothing more comes."""

    id: str
    state: Literal["waiting", "working", "done", "stopped", "failed"]
    looked_at: int = Field(description="Positions in the latest round.")
    found: WorthOfClaim | None


class JudgedPlay(BaseModel):
    """A sort of play that the Director has judged."""

    play: str
    text: str


class FoundOnClaim(BaseModel):
    """What the Director found; the line is empty where he stated the tricks himself."""

    tricks: int
    ground: _Ground | None = Field(description="If tricks were asked for: whether they are given back, and why.")
    why: str | None = Field(description="The play on which it turns, to be read out.")
    basis: list[str]
    normal: list[JudgedPlay]
    irrational: list[JudgedPlay]
    later: str
    line: list[LineTrick]
    critical: Moment | None


class ClaimOnFile(BaseModel):
    """The last claim of a record: who claimed how many tricks with which words, and what was found on it."""

    claimer: str
    claimed: int | None
    tricks: int = Field(description="How many were not complete.")
    said: str
    statement: list[str] = Field(description="The statement step by step, in words.")
    hands: dict[str, list[str]] | None = Field(description="The cards left, if all of them are on file.")
    found: FoundOnClaim | None


class AskedToShowBack(schemas.Asked):
    """A statement as far as the Director has picked its steps."""

    steps: list[StatedStep] = Field(default_factory=list, max_length=MAX_LIST)


class StepOnOffer(BaseModel):
    """A step that can be picked, in the words of the table; `needs` is what belongs to it."""

    step: str
    label: str
    needs: list[Literal["seat", "suits", "cards"]]


class ShownBack(BaseModel):
    """A statement as the analyst understands it."""

    statement: list[str]
    steps: list[StepOnOffer] = Field(description="All that can be picked.")


def _asked(body: AskedOfAnalyst) -> dict[str, Any]:
    """What both ways of asking have in common."""
    return {
        "hands": {str(seat): hand for seat, hand in body.hands.items()},
        "steps": None if body.steps is None else [step.model_dump() for step in body.steps],
        "normal": body.normal,
        "irrational": body.irrational,
    }


@ROUTES.post("/statement", response_model=ShownBack, responses=fails_on_write(), dependencies=WRITES)
def statement(tongue: Tongue, body: AskedToShowBack) -> JSONResponse:
    """What a claimer stated, step by step, shown back in words before anything is worked out. Nothing is kept."""
    steps = read_steps([step.model_dump() for step in body.steps])
    return JSONResponse({"statement": statement_in_words(steps or (), tongue), "steps": steps_on_offer(tongue)})


@ROUTES.post("/cases/{id}/claim", response_model=WorthOfClaim, responses=_ERRORS, dependencies=WRITES)
def claim(desk: AtDesk, tongue: Tongue, id: CaseId, body: AskedOfAnalyst) -> JSONResponse:
    """What the contested claim is worth, and on which plays that depends. Nothing is kept.

    If a trick is asked for that was conceded or agreed to, it says whether it could be lost, or was likely to be won.

    All hands must be known or given; the last follows if every earlier trick is on file. It may take some seconds.
    """
    return JSONResponse(desk.claims.of(desk.store.get(id), tongue, **_asked(body), budget=body.budget))


@ROUTES.get("/cases/{id}/claim", response_model=ClaimOnFile, responses=_ON_FILE)
def on_file(desk: AtDesk, tongue: Tongue, id: CaseId) -> JSONResponse:
    """The last claim of a record, with what was found on it."""
    found = desk.claims.on_file(desk.store.get(id), tongue)
    if found is None:
        raise NoContestedClaim(NO_CONTESTED_CLAIM())
    return JSONResponse(found)


@ROUTES.post(
    "/cases/{id}/claim/work", status_code=202, response_model=WorkOnClaim, responses=_ERRORS, dependencies=WRITES
)
def start(desk: AtDesk, tongue: Tongue, id: CaseId, body: AskedInBackground) -> JSONResponse:
    """Have it worked out in the background, with limits that tighten. Who asks for the same again gets the same.

    `budget` is not used: it looks at more and more positions until all is exact, or the time is over.
    """
    work = desk.claims.start(desk.store.get(id), tongue, **_asked(body), seconds=body.seconds)
    return JSONResponse(work.document(), 202)


@ROUTES.get("/cases/{id}/claim/work/{work}", response_model=WorkOnClaim, responses=fails(404))
def progress(desk: AtDesk, id: CaseId, work: WorkId) -> JSONResponse:
    """How far it has come."""
    return JSONResponse(desk.claims.work(desk.store.get(id), work).document())


@ROUTES.delete(
    "/cases/{id}/claim/work/{work}", response_model=WorkOnClaim, responses=fails_on_write(404), dependencies=WRITES
)
def stop(desk: AtDesk, id: CaseId, work: WorkId) -> JSONResponse:
    """Stop it. What was found so far is in the answer, and remains true."""
    found = desk.claims.work(desk.store.get(id), work)
    found.stop()
    return JSONResponse(found.document())
