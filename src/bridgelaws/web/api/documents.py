"""The outcome document as the API describes it; docs/case-format.md says what every field means."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict


class Sentence(BaseModel):
    """A sentence in the language asked for, and which message it is of what."""

    text: str
    message: str
    args: dict[str, Any]


class Tricks(BaseModel):
    """Tricks of each side."""

    NS: int
    EW: int


class Played(BaseModel):
    """A card in a trick."""

    seat: str
    card: str


class Option(BaseModel):
    """One of the answers on offer."""

    value: str | bool
    label: str
    say: str
    laws: list[str]


class Spoken(BaseModel):
    """The words to say, taken apart where they go through the options one by one."""

    before: str
    options: list[str]
    after: str


class Question(Sentence):
    """The question that is open."""

    id: str
    kind: Literal["finding", "choice"]
    to: str
    seats: list[str]
    say: str
    spoken: Spoken
    wants: str
    options: list[Option]
    laws: list[str]


class ForAll(Question):
    """The same about all the cards that one answer may be given for."""

    questions: list[str]
    cards: list[str]
    one_by_one: str


class Step(BaseModel):
    """A finding, a choice, or provisions with what they order."""

    model_config = ConfigDict(extra="allow")

    laws: list[str]
    found: str | None = None
    chose: str | None = None
    text: str | None = None
    seat: str | None = None
    question: str | None = None
    value: Any = None
    derived: bool | None = None
    say: str | None = None
    to: list[str] | None = None
    orders: list[dict[str, Any]] | None = None
    message: str | None = None
    args: dict[str, Any] | None = None


class Ruling(BaseModel):
    """A ruling as a tree."""

    law: str
    trick: int
    summary: str
    citations: list[str]
    steps: list[Step]
    text: str


class PenaltyCard(Played, Sentence):
    """A penalty card."""

    kind: Literal["major", "minor"]
    law: str


class Restriction(Sentence):
    """What a hand must or must not do, and for how long."""

    seat: str
    kind: str
    lasts: str
    law: str
    suits: list[str] | None = None
    card: str | None = None
    short: str


class Stated(BaseModel):
    """A provision and what it says."""

    law: str
    text: str


class Reason(Sentence):
    """A provision and what it says here."""

    law: str


class Waiting(Reason):
    """An irregularity that has not been ruled on, and whether anyone has drawn attention to it."""

    attended: bool


class Line(Sentence):
    """A sentence with the provisions behind it."""

    laws: list[str]


class Act(BaseModel):
    """An event that may be told next, with the values that it may have."""

    event: Literal[
        "played on", "faced", "director called", "ended", "claimed", "agreed", "made", "changed", "auction over"
    ]
    seats: list[str]
    cards: list[str]
    tricks: list[int]
    about: str | None


class LegalPlays(BaseModel):
    """The cards that may be played; null where the hand is not on file."""

    seat: str
    cards: list[str] | None
    reasons: list[Reason]


class Unsettled(BaseModel):
    """Cards that are legal only if the hand cannot obey a demand, and the question that would settle it."""

    cards: list[str]
    law: str
    text: str
    question: str


class Plays(BaseModel):
    """What a hand may play as far as is known of it."""

    seat: str
    legal: list[str]
    unsettled: list[Unsettled]
    must: str | None


class Information(BaseModel):
    """What may be used by whom."""

    about: str
    card: str | None
    holder: str
    authorized: list[str]
    unauthorized: list[str]
    law: str


class Referral(BaseModel):
    """What the Director must or may have to consider."""

    law: str
    strength: str
    text: str
    when: str
    findings: list[str]


class Revoke(BaseModel):
    """A revoke on file."""

    trick: int
    seat: str
    card: str | None
    suit: str | None
    how: str
    status: str
    attention: bool
    law: str | None
    by: str | None


class Transfer(BaseModel):
    """Tricks that a revoke gives to the other side."""

    revoke: str
    tricks: list[int]
    to: str
    law: str


class ScoreLine(Stated):
    """What a part of the score is for."""

    points: int


class Result(BaseModel):
    """The result of the board."""

    by: str
    tricks: Tricks
    transferred: list[Transfer]
    after: Tricks
    contract: str | None
    score: int | None
    breakdown: list[ScoreLine]


class FallenChoice(Sentence):
    """A choice that was made on a ruling and falls with it."""

    seat: str
    question: str
    value: str | int | bool


class Fallen(BaseModel):
    """A ruling that no longer stands, after what has been found about an earlier act."""

    law: str
    trick: int
    summary: str
    citations: list[str]
    choices: list[FallenChoice]


class CallMade(BaseModel):
    """A call, and what became of it."""

    seat: str
    call: str
    text: str
    state: Literal["pending", "standing", "cancelled", "withdrawn"]
    came: str
    law: str | None


class Duty(Sentence):
    """What a player is bound to by a ruling on a call."""

    seat: str
    kind: Literal["pass once", "pass to the end", "repeat", "no double"]
    call: str | None
    law: str


class Awaited(Sentence):
    """A call that was cancelled: the next of its player is compared with it."""

    seat: str
    call: str
    law: str


class LeadRight(Sentence):
    """On account of which call declarer may limit a first lead."""

    seat: str
    offender: str
    call: str
    law: str


class PerhapsASlip(Sentence):
    """The call of which its player is asked first whether he meant it."""

    seat: str
    call: str


class AgainstCalls(BaseModel):
    """Why calls are not allowed."""

    law: str
    text: str


class LegalCalls(BaseModel):
    """What the player who is to call may call."""

    seat: str
    legal: list[str]
    unsettled: list[str]
    reasons: list[AgainstCalls]


class Auction(BaseModel):
    """The calls, what players are bound to by them, and what may be called now."""

    dealer: str | None
    whole: bool
    bid: str | None  # the last before the calls, where others came before them
    passed_out: bool
    to_the_end: bool  # whether no calls came after them that nobody has told
    calls: list[CallMade]
    duties: list[Duty]
    awaiting: list[Awaited]
    lead_rights: list[LeadRight]
    slip: PerhapsASlip | None
    legal_calls: LegalCalls | None


class Outcome(BaseModel):
    """What stands at the table, and what is asked or has been ruled."""

    status: Literal["regular", "unattended", "question", "ruled"]
    laws: int
    contract: str | None
    contract_text: str | None
    phase: Literal["auction", "clarification", "play", "after", "passed out"]
    declarer: str | None
    dummy: str | None
    turn: str | None
    to_lead: bool
    turn_laws: list[str]
    turn_settled: bool
    trick_number: int
    trick: list[Played]
    tricks_won: Tricks
    penalty_cards: list[PenaltyCard]
    restrictions: list[Restriction]
    question: Question | None
    rulings: list[Ruling]
    in_order: Line | None
    standing: list[Line]
    remember: list[Line]
    unattended: list[Waiting]
    acts: list[Act]
    meanwhile: list[Act]
    topics: list[str]
    legal_plays: LegalPlays | None
    plays: Plays | None
    information: list[Information]
    referrals: list[Referral]
    counted: Reason | None
    contradictions: list[str]
    fallen: list[Fallen]
    revokes: list[Revoke]
    result: Result | None
    auction: Auction


class Explained(BaseModel):
    """The rulings, in sentences and as a tree."""

    text: str
    rulings: list[Ruling]


class Right(BaseModel):
    """What a player may, must or must not do now."""

    force: Literal["must", "may", "must not"]
    text: str
    message: str
    law: str


class Rights(BaseModel):
    """The same for all four, by seat."""

    seats: dict[str, list[Right]]


class EditionOutcome(BaseModel):
    """The same case under one edition; answers that it does not want are unused."""

    laws: int
    outcome: Outcome
    unused: list[str]
    unused_said: list[str]


class Parted(BaseModel):
    """Where two editions first part."""

    one: int
    other: int
    ruling: int
    here: str
    there: str


class Comparison(BaseModel):
    """A case under all editions."""

    editions: list[EditionOutcome]
    differences: list[Parted]


class SeatPenaltyCard(Played):
    """A penalty card, as players see it."""

    kind: str


class SeatBadge(BaseModel):
    """What a hand must or must not do, in a few signs and in a sentence."""

    seat: str
    short: str
    text: str


class SeatAuction(BaseModel):
    """The calls, which everybody at the table has heard."""

    dealer: str | None
    whole: bool
    bid: str | None
    to_the_end: bool
    calls: list[CallMade]


class SeatView(BaseModel):
    """What one seat may see, and nothing else."""

    seat: str
    declarer: str | None
    dummy: str | None
    turn: str | None
    to_lead: bool
    trick_number: int
    trick: list[Played]
    tricks_won: Tricks
    hands: dict[str, list[str]]
    counts: dict[str, int]
    penalty_cards: list[SeatPenaltyCard]
    restrictions: list[str]
    badges: list[SeatBadge]
    question: str | None
    turn_settled: bool
    auction: SeatAuction
