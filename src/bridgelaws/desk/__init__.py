"""Calls: what a Director is told at a table, and the case that it amounts to.

No law is here. A kind of call says which details are needed to write down what happened; the engine does the rest.

>>> call = Call((("laws", "2017"), ("kind", "opening-lead"), ("declarer", "S"), ("contract", "")))
>>> next_step(call).text
'Who led?'
>>> next_step(call.tell("E").tell("hk")).question.id
'declarer_saw_dummy'
"""

from __future__ import annotations

from collections.abc import Callable

from ..book.editions import EDITIONS
from ..errors import ParseError
from ..files import codec
from ..laws.law61.book import WHICH as WHICH_REVOKE
from ..play.play import Play
from ..values.frozen import dataclass
from ..words.language import Language
from ..words.languages import ENGLISH, language_of
from ..words.message import Message
from . import around, calls, claim, counts, dummy, exposed, leads, regretted, words
from .case import Case
from .told import IDS, Detail, NeedsDetail, Told

__all__ = ["IDS", "KINDS", "Call", "Detail", "Kind", "next_step"]


def _any_trick(_: Told) -> int:
    return 13


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of call: what happened, in plain words, and the function that asks what must be told.

    `settles` are details that need not be asked for, with the values that they have whenever this has happened. What
    happens in the `auction` comes before there is a declarer, a contract or a trick. `takes` are details that nobody is
    asked for and that may be told. `which` asks for the trick, if not the one in progress is meant, and `last` is the
    last that it can be. `of` is the part of the play to which it belongs, for whoever looks for it.
    """

    id: str
    case: Callable[[Told], Case]
    settles: tuple[tuple[str, str], ...] = ()
    auction: bool = False
    takes: tuple[str, ...] = ()
    which: Message | None = None
    last: Callable[[Told], int] = _any_trick
    of: str = "play"

    @property
    def about(self) -> str:
        """The part of the board to which it belongs: the auction, the play, dummy, or a claim."""
        return "auction" if self.auction else self.of

    @property
    def message(self) -> Message:
        """What happened."""
        return words.KINDS[self.id]()

    @property
    def label(self) -> str:
        """What happened, in English."""
        return str(self.message)


# The first are what directors are called for most often.
KINDS = (
    Kind("insufficient-bid", calls.insufficient, auction=True),
    Kind("call-out-of-turn", calls.out_of_turn, auction=True),
    Kind("opening-lead", leads.opening_lead, (("trick", "1"),)),
    Kind(
        "revoke",
        counts.revoke,
        takes=counts.REVOKE_TAKES,
        which=words.WHICH_WAS_THE_REVOKE_TRICK(),
        last=counts.last_revoke_trick,
    ),
    Kind("lead", leads.lead),
    Kind("claim", claim.contested, of="claim"),
    Kind("seen", exposed.seen),
    Kind("call-changed", calls.changed, auction=True),
    Kind("play", leads.play),
    Kind("explanation", calls.explanation, auction=True),
    Kind("signalled", around.signalled, auction=True),
    Kind("changed", dummy.changed, of="dummy"),
    Kind("taken-back", regretted.taken_back),
    Kind("penalty-card", exposed.lying),
    Kind("two-cards", exposed.two_cards),
    Kind("incomplete", dummy.incomplete, of="dummy"),
    Kind("double", calls.double, auction=True, takes=("since",)),
    Kind("seen-in-auction", calls.seen, auction=True, takes=("since",)),
    Kind("call-not-allowed", calls.not_allowed, auction=True, takes=("since",)),
    Kind("wrong-board", around.wrong_board, auction=True),
    Kind("not-done", exposed.not_done),
    Kind("followed", leads.followed),
    Kind("placed", dummy.placed, of="dummy"),
    Kind("touched", dummy.touched, of="dummy"),
    Kind("fifth-card", exposed.fifth_card, takes=("trumps",), last=exposed.last_trick_with_a_fifth),
    Kind("miscount", counts.miscount),
    Kind("learnt", around.learnt, auction=True),
    Kind("number-of-cards", around.number_of_cards, auction=True),
    Kind("calls-at-once", calls.at_once, auction=True),
    Kind("concession", claim.conceded, of="claim"),
    Kind("told-to", leads.told_to),
    Kind("at-once", regretted.at_once),
    Kind("put-right", regretted.put_right),
    Kind("followed-by-two", leads.followed_by_two),
    Kind("dummy-spoke", counts.dummy_spoke, of="dummy"),
    Kind("partner-asked", counts.partner_asked),
    Kind("tricks", counts.tricks, (("trick", "1"),), of="claim"),
    Kind("agreed", claim.agreed, last=claim.last_trick_claimed_at, of="claim"),
)
_BY_ID = {kind.id: kind for kind in KINDS}


@dataclass(frozen=True, slots=True)
class Call:
    """What has been told so far: ids of details with their values, in the order told."""

    told: tuple[tuple[str, str], ...] = ()

    def tell(self, value: str) -> Call:
        """The call with the detail told that is asked for now; raises ParseError, and changes nothing, if it is bad."""
        step = next_step(self)
        if isinstance(step, Play):
            raise TypeError("everything has been told; answer the question instead")
        told = Call((*self.told, (step.id, value)))
        next_step(told)
        return told

    def back(self) -> Call:
        """The call without the last detail."""
        return Call(self.told[:-1])


def next_step(call: Call, language: Language | str = ENGLISH) -> Detail | Play:
    """The detail that is to be told next, or the table with everything told on file.

    The title of the case is in the language, which is also the one in which people speak at that table.
    """
    told = Told(dict(call.told))
    try:
        years = [(str(laws.year), words.THE_YEAR(laws.year)) for laws in reversed(EDITIONS)]
        laws = int(told.option("laws", words.WHICH_LAWS(), years, years[0][1]))
        kind = _BY_ID[told.option("kind", words.WHAT_HAPPENED(), [(kind.id, kind.message) for kind in KINDS])]
        told = Told(dict(kind.settles) | dict(call.told))
        if not kind.auction:
            _ = told.declarer, told.contract
            told.numbered_trick("trick", kind.which or words.WHICH_TRICK(), kind.last(told))
        case = kind.case(told)
    except NeedsDetail as need:
        return need.detail
    tongue = language_of(language)
    document = {"format": codec.FORMAT, "version": codec.VERSION, "title": tongue.say(kind.message), "laws": laws}
    document |= {"language": tongue.code, "events": case.events, **(case.before or {})}
    if case.contract is not None:
        document["contract"] = case.contract
    if case.position is not None:
        document["position"] = case.position
    try:
        play = codec.decode(document)
    except ParseError as error:
        # Where in the document that is says nothing to somebody who has not written it.
        raise ParseError(error.what) from None
    if case.caller is not None and play.table.docket:
        play.director(case.caller)
    asked = play.question
    if asked is not None and asked.id == WHICH_REVOKE.id and case.meant in asked.values:
        play.found(case.meant)  # it has been told
    return play
