"""Law 61: which card is meant by whoever says that there was a revoke, or points at what may be one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from ...board.acts import Act
from ...board.events import DirectorCalled, Event, Said, Saying, acts_of, disclosed_since, discloses
from ...board.keys import Occasion, OfAct, Sequel
from ...board.table import Incident, Revoke, Stage, Table
from ...values.frozen import replace
from ..books import book58
from ..common import answer
from . import book, words
from .queries import (
    about,
    better_card,
    first_to_be_heard,
    holding_then,
    in_doubt,
    is_of_rank,
    is_recent,
    on_the_docket,
    points_at_one,
    says_revoke,
    spoken_of_as,
    to_a_lead_out_of_turn,
)

WHICH = "alleged_revoke"


def alleged(table: Table, allegation: Incident) -> list[Revoke]:
    """The revokes, and the cards that may have been one, that a file on what somebody said can be about."""
    return [r for r in _open_to(table, allegation) if not _may_be_exchanged(table, r)]


def may_mean_one_of_several(table: Table, allegation: Incident) -> bool:
    """Whether somebody said that there was a revoke, and which is to be asked when it is known which cards were played.

    None is certain, and he may mean a card of several put down at once that may still be exchanged.
    """
    told = which_card(table, allegation) is not None or any(r.sure for r in alleged(table, allegation))
    if told or not said_to_be_one(table, allegation):
        return False
    return any(_may_be_exchanged(table, r) for r in _open_to(table, allegation))


def _open_to(table: Table, allegation: Incident) -> list[Revoke]:
    """Who did not say that there was a revoke means none of the tricks long past, unless play is over.

    Nor does he who has pointed at a card besides: what is certain is ruled on already. What has come to light since he
    spoke he means only if nothing that he can have meant then lies there any more.
    """
    open_to, then = _may_be_meant(table, table, allegation), spoken_of(table, allegation)
    return [r for r in open_to if any(map(r.same, then))] if then else open_to


def spoken_of(table: Table, allegation: Incident) -> list[Revoke]:
    """What can have been meant when it was said, by the table as it was shown, as far as it lies there still.

    Nothing, if a certain revoke is gone: that was meant rather than what may be one. Who says so again does not mean a
    card that was ruled on, or found to be none, when it was said before.
    """
    shown = [(r.sure, _as_it_lies(table, r)) for r in _may_be_meant(allegation.before, table, allegation)]
    if (True, None) in shown:
        return []
    still = [r for _, r in shown if r is not None]
    others = _said_otherwise(table, allegation) if still else []
    return [r for r in still if not _another_was_told(table, others, r)]


def _as_it_lies(table: Table, revoke: Revoke) -> Revoke | None:
    """A discard spoken of, with the card that turns out to have been played there; None if that is none to this lead.

    Who speaks of a hand's card to a trick means the one that it has played to it, not one put late into its place.
    """
    trick = table.trick_at(revoke.trick)
    card = None if trick is None else trick.card(revoke.seat)
    if trick is None or card is None or revoke.suit not in (None, trick.led):
        return None
    if card is revoke.card:
        return revoke
    followed = card.suit is trick.led or revoke.seat in trick.omitted
    return None if followed else replace(revoke, card=card)


def _said_otherwise(table: Table, allegation: Incident) -> list[OfAct]:
    """The acts by which somebody said that there was a revoke, but for the one that a file is on."""
    said = [OfAct(n) for n, event in enumerate(acts_of(table.log)) if says_revoke(event)]
    return [key for key in said if key != allegation.key]


def _another_was_told(table: Table, others: list[OfAct], revoke: Revoke) -> bool:
    """Whether it was ruled that a card was one, or found that it was none, because of what was said otherwise."""
    if not others:
        return False
    if any(r.same(revoke) and r.found for r in table.revokes):
        return any(map(table.has_heard, others))
    if revoke.suit is None and not is_of_rank(revoke):
        return False
    instead, found = revoke.playable, better_card if revoke.suit is None else holding_then
    if table.held_at(revoke.trick, revoke.seat, instead) is not False:
        return False
    return any(answer(table, key, found(revoke).id) is False for key in others)


def _named_before(table: Table, allegation: Incident, revoke: Revoke) -> bool:
    """Whether a card was named when it was asked what somebody else, or the same once before, had meant.

    That is still to be heard, by itself, and who says again that there was a revoke means another.
    """
    others = (i for i in table.files(book.RevokeAlleged) if i.at < allegation.at)
    return any(which_card(table, other) == revoke.id for other in others)


def _may_be_meant(shown: Table, now: Table, allegation: Incident) -> list[Revoke]:
    open_to = (r for r in shown.revokes if not r.found and (r.sure or r.suit is not None or is_of_rank(r)))
    open_to = (r for r in open_to if not on_the_docket(shown, r) and not _named_before(now, allegation, r))
    if isinstance(allegation, book.RevokeInDoubt):
        picked = which_card(now, allegation)
        return [r for r in open_to if r.id == picked or (not r.sure and is_recent(shown, r))]
    if said_to_be_one(now, allegation):
        return list(open_to)
    tricks = to_a_lead_out_of_turn(allegation.before)
    return [r for r in open_to if is_recent(shown, r) and (r.sure or not tricks or r.trick in tricks)]


def pointed_at(table: Table, allegation: Incident, shown: list[Revoke]) -> list[Revoke]:
    """The cards that may have been a revoke, and are to be heard besides those that the cards have shown to be one.

    Somebody has called as well without saying why: unless something recent is certain, he is asked what he would have
    been asked if nobody had said that there was a revoke.
    """
    before, told = allegation.before, told_with(table, allegation)
    if any(is_recent(table, r) for r in shown) or not any(map(_says_not_what, told)) or not points_at_one(before):
        return []
    return [r for r in before.revokes if in_doubt(before, r)]


def certain(table: Table, allegation: Incident) -> list[Revoke]:
    """The certain revokes that a file on what somebody said brings up, those come to light since among them.

    When he has named a card besides, or has yet to say which of several he meant, none that was in doubt when he
    spoke: what has been found since, because of that card or for another matter, is not what he spoke of.
    """
    sure = [r for r in _may_be_meant(table, table, allegation) if r.sure and not _may_be_exchanged(table, r)]
    besides = answer(table, allegation.key.then(Sequel.IN_DOUBT), WHICH)
    picked = which_card(table, allegation) or besides
    if picked is None and not _one_of_several(table, allegation):
        return sure
    doubtful = [r for r in allegation.before.revokes if not r.sure]
    return [r for r in sure if r.id != picked and not any(map(r.same, doubtful))]


def _one_of_several(table: Table, allegation: Incident) -> bool:
    """Whether none was certain when he spoke, and several that he can have meant lie there still."""
    then = spoken_of(table, allegation)
    certain_then = [r for r in allegation.before.revokes if r.sure]
    return len(then) > 1 and not any(r.same(other) for r in then for other in certain_then)


def which_card(table: Table, allegation: Incident) -> str | None:
    """The card that was named when it was asked which is meant, by the name that revokes have; None if it was not."""
    picked = answer(table, allegation.key, WHICH)
    return None if picked is None else str(picked)


def may_mean_none(table: Table, allegation: Incident) -> bool:
    """Whether who has pointed at a card may have meant none of those that may be revokes."""
    return isinstance(allegation, book.RevokeInDoubt) or not said_to_be_one(table, allegation)


def _may_be_exchanged(table: Table, revoke: Revoke) -> bool:
    """Whether it is being heard which of several cards put down at once was the one played (58B2)."""
    return any(i.attended and i.of(revoke.seat, revoke.card) for i in table.files(book58.SeveralTogether))


def beside_one_of_several(table: Table, allegation: Incident) -> bool:
    """Whether it is being heard which of several cards was played to the trick of a certain revoke that is spoken of.

    That may be a revoke as well, and then both are corrected together if the other side made it (62C3).
    """
    tricks = {revoke.trick for revoke in certain(table, allegation)}
    return any(revoke.trick in tricks and _may_be_exchanged(table, revoke) for revoke in table.revokes)


def meant(table: Table, incident: Incident) -> Revoke | None:
    """The card that a file on what somebody said of a revoke is about: the one picked, a sure one, or the first.

    Who said only that there was one means another if what he said before has been heard on the card that it fitted.
    """
    picked = which_card(table, incident)
    if picked is not None:
        return discard(table, picked)
    open_to = alleged(table, incident)
    own = next((r for r in open_to if about(incident, r)), None)
    if own is not None or (incident.card is not None and not isinstance(incident, book.RevokeAlleged)):
        return own
    sure = [r for r in open_to if r.sure] or open_to[:1]
    return first_to_be_heard(table, sure) if sure else None


def discard(table: Table, id: str) -> Revoke | None:
    """The discard of that name in a trick on file, which may have turned out to be no revoke; None if it is gone."""
    for number in range(1, table.number + 1):
        trick = table.trick_at(number)
        if trick is None or trick.led is None:
            continue
        for seat, card in trick.plays:
            found = Revoke(number, seat, card, trick.led, sure=False)
            if card.suit is not trick.led and found.id == id:
                return found
    return None


def said_to_be_one(table: Table, allegation: Incident) -> bool:
    """Whether anybody said that there was a revoke between the two acts between which a file was opened on one."""
    return any(says_revoke(event) for event in told_with(table, allegation))


def told_with(table: Table, allegation: Incident) -> Iterator[Event]:
    """What was disclosed between the two acts between which a revoke was spoken of: that is a set."""
    at = allegation.at if allegation.attended_at is None else allegation.attended_at
    return takewhile(discloses, table.log[disclosed_since(table.log[: at + 1]) :])


def _says_not_what(event: Event) -> bool:
    """Whether somebody calls or draws attention without saying to what."""
    calls = isinstance(event, DirectorCalled) or (isinstance(event, Said) and event.what is Saying.ATTENTION)
    return calls and getattr(event, "about", None) is None


def besides(table: Table) -> Incident | None:
    """A certain revoke that nothing is said of yet, though the Director hears of one: no irregularity is left unruled.

    He was called since the last act, and what was found for that has brought it to light; or play is over, and what
    another revoke costs is about to be counted.
    """
    left = [r for r in table.revokes if _may_be_heard(table, r)]
    if not left:
        return None
    since = disclosed_since(table.log)
    told = list(enumerate(table.log[since:], since))
    said = [n for n, event in told if says_revoke(event)]
    if said:
        return _heard_besides(table, first_to_be_heard(table, left), said[0])
    pointed = [n for n, event in told if _says_not_what(event) and _was_about_a_revoke(table, n)]
    recent = [r for r in left if is_recent(table, r)]
    if pointed and recent:
        return _heard_besides(table, first_to_be_heard(table, recent), pointed[0])
    if table.finished and any(r.found and r.counts for r in table.revokes):
        return _heard_besides(table, first_to_be_heard(table, left), None)
    return None


def _was_about_a_revoke(table: Table, call: int) -> bool:
    """Whether a call that did not say why has been heard as one about a revoke."""
    key = OfAct(len(acts_of(table.log[:call])))
    return any(heard.key == key and issubclass(heard.kind, book.RevokeSpokenOf) for heard in table.heard)


def _may_be_heard(table: Table, revoke: Revoke) -> bool:
    """Whether a revoke is certain, and neither ruled on nor before the Director."""
    if not revoke.sure or revoke.found or revoke.card is None or revoke.stage is Stage.CORRECTED:
        return False
    if any(i.attended and about(i, revoke) for i in table.docket) or _may_be_exchanged(table, revoke):
        return False
    on_file = _its_file(table, revoke)
    return not table.has_heard(_besides_key(revoke) if on_file is None else on_file.key)


def _its_file(table: Table, revoke: Revoke) -> Incident | None:
    """The file on the card itself, to which nobody has drawn attention."""
    return next((i for i in table.files(book.NotAsRequired) if about(i, revoke)), None)


def _besides_key(revoke: Revoke) -> Occasion:
    return Occasion(book.RevokeBesides, revoke.trick, revoke.seat, (revoke.card, revoke.times))


def _heard_besides(table: Table, revoke: Revoke, call: int | None) -> Incident:
    summary = words.COME_TO_LIGHT(revoke.seat, revoke.card, revoke.trick)
    event = None if call is None else table.log[call]
    act, at = Act(event, getattr(event, "seat", revoke.seat)), len(table.log) if call is None else call
    on_file = _its_file(table, revoke)
    if on_file is not None:
        return replace(on_file, attended_by=act.seat, attended_at=min(at, len(table.log) - 1))
    found = spoken_of_as(table, act, book.RevokeBesides, summary, revoke, act.seat, _besides_key(revoke))
    return replace(found, at=at)
