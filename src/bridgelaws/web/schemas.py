"""What requests hold and what answers look like, for checking the former and describing both in OpenAPI."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Discriminator, Field, Tag, WithJsonSchema

from ..book.editions import EDITIONS, edition
from ..errors import spoken
from ..files.nodes import Node
from ..office import limits
from ..words.languages import languages
from .api.documents import ForAll, Outcome
from .api.event_schema import CALL_SCHEMA, CASE_SCHEMA, EVENT_SCHEMA

_DEAL = "N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT"
_TOLD = [["laws", "2017"], ["declarer", "S"], ["contract", ""], ["trick", "1"], ["kind", "opening-lead"]]
_CASE = {
    "format": "bridgelaws-case",
    "version": 2,
    "laws": 2017,
    "contract": "3NT by S",
    "events": [{"event": "faced", "seat": "E", "card": "HK"}, {"event": "director called", "seat": "S"}],
}
EXAMPLE_CASE = _CASE


def _year(laws: int) -> int:
    return edition(laws).year


def _line(limit: int) -> Any:
    """A text that can be shown: no half characters, no control characters, not too long."""
    return AfterValidator(lambda text: Node(text).text(limit).strip())


Name = Annotated[str, Field(max_length=limits.NAME), _line(limits.NAME)]
Words = Annotated[str, Field(max_length=limits.WORDS), _line(limits.WORDS)]
Notes = Annotated[str, Field(max_length=limits.NOTES), _line(limits.NOTES)]
Seat = Literal["N", "E", "S", "W"]
Players = dict[Seat, Name]
Status = Literal["regular", "unattended", "question", "ruled"]
Laws = Annotated[
    int, AfterValidator(_year), WithJsonSchema({"type": "integer", "enum": [laws.year for laws in EDITIONS]})
]
LanguageCode = Annotated[
    str,
    AfterValidator(lambda code: spoken(code).code),
    WithJsonSchema({"type": "string", "enum": list(languages())}),
]
Told = Annotated[list[tuple[Words, Words]], Field(max_length=limits.TOLD)]
Event = Annotated[dict[str, Any], WithJsonSchema(EVENT_SCHEMA)]
CaseFile = Annotated[dict[str, Any], WithJsonSchema(CASE_SCHEMA)]


class Asked(BaseModel):
    """The body of a request; a field that is not known is an error."""

    model_config = ConfigDict(extra="forbid")


class Details(Asked):
    """What has been told so far."""

    told: Told = Field(description="Ids of details with their values, in any order.", examples=[_TOLD])


class Described(Asked):
    """What a record says besides the case. Players' names are optional."""

    event_name: Name | None = Field(None, description="The tournament.", examples=["Club pairs"])
    table_name: Name | None = Field(None, examples=["7"])
    round_name: Name | None = Field(None, examples=["3"])
    board: Name | None = Field(None, examples=["12"])
    players: Players | None = Field(None, description="Names by seat.", examples=[{"N": "A. North"}])


class Description(Described):
    """What is written on a record. What is left out stays as it is."""

    notes: Notes | None = Field(None, examples=["Appeal announced."])

    model_config = ConfigDict(extra="forbid", json_schema_extra={"minProperties": 1})


class FromDetails(Described):
    """A call of which everything has been told."""

    told: Told = Field(examples=[[*_TOLD, ["seat", "E"], ["card", "HK"]]])


class FromCaseFile(Described):
    """A case file."""

    case: CaseFile = Field(examples=[_CASE])


class FromDeal(Described):
    """A board that is about to be played."""

    laws: Annotated[Laws, Field(strict=True)] = Field(examples=[2017])
    contract: Words | None = Field(
        None, description="If there is none yet, the board begins at the auction.", examples=["3NT by S"]
    )
    dealer: Seat | None = Field(None, description="Who makes the first call, where the board begins at the auction.")
    deal: str | None = Field(None, max_length=2_000, description="In PBN.", examples=[_DEAL])
    vulnerable: Literal["none", "NS", "EW", "both"] | None = None


def _form(body: Any) -> str:
    """Which of the ways to begin a record a body takes, so that an error speaks of that way only."""
    fields = body if isinstance(body, dict) else {}
    return "told" if "told" in fields else "case" if "case" in fields else "deal"


NewCase = Annotated[
    Annotated[FromDetails, Tag("told")] | Annotated[FromCaseFile, Tag("case")] | Annotated[FromDeal, Tag("deal")],
    Discriminator(_form),
]


class NewEvent(Asked):
    """An event, and how many entries the client knew when it sent it."""

    after: int = Field(strict=True, ge=0, le=1_000_000, examples=[2])
    event: Event = Field(examples=[{"event": "answered", "question": "declarer_saw_dummy", "value": False}])
    for_all: bool = Field(
        False,
        strict=True,
        description="Whether the answer is for every question that `for_all` of the record says may be answered "
        "together with the open one: each is entered with it.",
    )


class Prospect(Asked):
    """A call that a player has not made: he, or the Director, asks what would follow from it."""

    seat: Seat = Field(examples=["E"])
    call: Annotated[str, Field(max_length=limits.WORDS, json_schema_extra=CALL_SCHEMA)] = Field(examples=["2S"])


class Undo(Asked):
    """How many entries the client knew when it took the last event back."""

    after: int = Field(strict=True, ge=0, le=1_000_000, examples=[3])
    for_all: bool = Field(False, strict=True, description="Whether an answer for all is taken back at once.")


class NewLink(Asked):
    """The seat whose view a link shows."""

    seat: Seat = Field(examples=["W"])


class Token(Asked):
    """The access token that the server has printed."""

    token: str = Field(max_length=limits.WORDS, examples=["the part of the link after #token="])


# Answers


class Problem(BaseModel):
    """What was wrong: a code for programs, a sentence for people."""

    code: str = Field(examples=["no_such_record"])
    message: str = Field(examples=["There is no such record."])


class Failure(BaseModel):
    """An error."""

    error: Problem
    place: str | None = Field(
        None, description="Where in a case file, as a JSON pointer; the message begins with it.", examples=["/events/1"]
    )


class BadDetail(Failure):
    """An error in what was told; the first `told` details are good."""

    told: int | None = None


class About(BaseModel):
    """The server."""

    version: str
    editions: list[int] = Field(description="The oldest first.")
    current: int = Field(description="The edition that new calls are ruled under unless another is asked for.")
    token_required: bool = Field(description="Whether devices need the access token.")
    trusted: bool = Field(description="Whether this device may use the server.")


class Trusted(BaseModel):
    """The token was right."""

    trusted: bool


_ABOUT_KIND = "The part of the board that it belongs to: auction, play, dummy or claim."


class Kind(BaseModel):
    """A kind of call."""

    id: str
    label: str
    about: str = Field(description=_ABOUT_KIND)


class OfferedValue(BaseModel):
    """A value on offer."""

    value: str
    label: str
    about: str | None = Field(default=None, description=f"Of a kind of call. {_ABOUT_KIND}")


class Detail(BaseModel):
    """Something to be told."""

    id: str
    text: str
    wants: str = Field(description="option, seat, card, cards, suit, trick, table, number or words")
    options: list[OfferedValue]
    empty: str = Field(description="What it means to give no value; empty if one is required.")
    example: str
    least: int | None = Field(
        description="The smallest number, the fewest cards on the table, or how many there usually are."
    )
    most: int | None = Field(description="The largest number, or the most cards on the table.")
    usual: list[str] = Field(
        description="The values that fit what is said to have happened; others can be told as well."
    )
    leader: str | None = Field(description="Who played the first of cards that are told in turn.")


class BoardText(Asked):
    """What was pasted or uploaded."""

    text: str = Field(max_length=limits.BODY, description="A deal, or a file in PBN or LIN.", examples=[_DEAL])


class BoardFound(BaseModel):
    """A board in a text, as far as the text tells it."""

    board: str = Field(description="Its name, with the room if there are several.")
    deal: str | None = Field(description="In PBN.")
    contract: str | None = Field(description="Such as 4SX.")
    declarer: Seat | None
    dealer: Seat | None
    vulnerable: Literal["none", "NS", "EW", "both"] | None
    problems: list[str]


class Boards(BaseModel):
    """The boards in a text, in order."""

    boards: list[BoardFound]


class NextStep(BaseModel):
    """The detail that is to be told next, or, once everything has been, what the case comes to."""

    detail: Detail | None
    outcome: Outcome | None
    told: list[tuple[str, str]] = Field(description="What is known now, as a record is begun with it.")
    asked: list[str] = Field(description="Ids of what was asked for, in that order; what a kind settles is not.")
    declarer: str | None = Field(description="Who plays the board, once that has been told.")
    dummy: str | None


class Summary(BaseModel):
    """What the list shows of a record."""

    id: str
    created: datetime
    updated: datetime
    number: int = Field(description="How many entries there are, undos included.")
    laws: int
    title: str
    status: Status
    event_name: str
    table_name: str
    round_name: str
    board: str


class Record(Summary):
    """A record."""

    players: dict[str, str]
    notes: str
    told: list[tuple[str, str]] | None
    case: dict[str, Any] = Field(description="The case file.")
    outcome: Outcome
    for_all: ForAll | None = Field(
        description="The open question about all the cards that it may be answered for at once, if there are several."
    )
    hands: dict[str, list[str]] | None = Field(description="The cards on file that each hand still holds.")
    earlier_rulings: int = Field(description="How many of the rulings were given before the last act.")
    unused: list[str] = Field(description="Answers that the edition asked for does not want.")
    unused_said: list[str] = Field(description="The same in sentences.")
    can_undo: bool
    evidence: bool = Field(description="Whether double-dummy evidence can be asked for: the board is over.")
    explanation: str


class Taken(Failure):
    """Somebody else has added something; nothing of it is lost, and nothing was added now."""

    number: int
    record: Record


class Listing(BaseModel):
    """A page of the list of records, the newest first."""

    records: list[Summary]
    page: int
    pages: int
    total: int


class KeptEntry(BaseModel):
    """A step of a record: an event, or an undo."""

    kind: Literal["event", "undo"]
    payload: dict[str, Any]
    at: datetime


class KeptRecord(BaseModel):
    """A record as it is kept, whole."""

    id: str
    created: datetime
    updated: datetime
    opening: dict[str, Any] = Field(description="The case file without its events.")
    told: list[tuple[str, str]] | None
    title: str
    event_name: str
    table_name: str
    round_name: str
    board: str
    players: dict[str, str] = Field(description="None unless names were asked for.")
    notes: str
    entries: list[KeptEntry]


class FileOfCalls(BaseModel):
    """A page of a file of calls."""

    format: Literal["bridgelaws-records"]
    version: int
    names: bool
    records: list[KeptRecord]
    page: int
    pages: int
    total: int


class BroughtCalls(BaseModel):
    """What became of the calls of a file, by their ids."""

    added: list[str]
    continued: list[str] = Field(description="They were here, and had gone on elsewhere.")
    known: list[str] = Field(description="They were here.")
    different: list[str] = Field(description="They went on differently here and elsewhere, and are as they were here.")


EXAMPLE_FILE_OF_CALLS: dict[str, Any] = {"format": "bridgelaws-records", "version": 1, "records": []}


class Link(BaseModel):
    """A link to what a seat may see."""

    url: str
