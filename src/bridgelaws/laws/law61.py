"""Law 61: failure to follow suit; inquiries concerning a revoke."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ..acts import Act
from ..cards import Card, Suit
from ..editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, Provision, provision, v
from ..events import (
    Answered,
    DirectorCalled,
    Event,
    NextDealCalled,
    Placed,
    Retracted,
    RoundEnded,
    Said,
    Saying,
    Spread,
)
from ..hearing import Hearing
from ..orders import Note, PlayStops, RecordRevoke, Refer, Remark, Stands
from ..questions import Finding
from ..seats import Seat
from ..table import Demand, Hand, Incident, Restriction, Revoke, Stage, Table, unseen
from . import law16, law42, law43, law44, law47, law51, law59, law62, law63, law64, law66, misplaced
from .common import early_card, file, one_of_several, reads
from .legal import narrowed_to

REVOKE = provision(
    v(
        L1997,
        "61A",
        "A player revokes if he does not follow suit, or does not lead or play a card or suit demanded by law or by an "
        "opponent as an agreed penalty, although he could have.",
    ),
    v(
        L2007,
        "61A",
        "A player revokes if he does not follow suit, or does not lead or play a card or suit demanded by law or by an "
        "opponent using an option in rectification, although he could have.",
        change=WORDING,
    ),
)
DECLARER_ASKS_DEFENDER = provision(
    v(L1997, "61B", "Declarer may ask a defender who has not followed suit whether he has a card of the suit led."),
    v(
        L2007,
        "61B1",
        "Declarer may ask a defender who has not followed suit whether he has a card of the suit led.",
        change=RENUMBERED,
    ),
)
DUMMY_ASKS_DECLARER = provision(
    v(
        L1997,
        "61B",
        "Dummy may ask declarer, when he has not followed suit, whether he has a card of the suit led; a dummy who has "
        "lost his rights comes under 43B2(b).",
    ),
    v(
        L2007,
        "61B2(a)",
        "Dummy may ask declarer, when he has not followed suit, whether he has a card of the suit led; a dummy who has "
        "lost his rights comes under 43B2(b).",
        change=RENUMBERED,
    ),
)
DUMMY_MAY_NOT_ASK_DEFENDER = provision(
    v(
        L2007,
        "61B2(b)",
        "Dummy may not ask a defender whether he has a card of the suit led; if he does, declarer may have received "
        "unauthorized information.",
    ),
)
DEFENDERS_ASK_DECLARER = provision(
    v(
        L1997,
        "61B",
        "A defender may ask declarer, when he has not followed suit, whether he has a card of the suit led.",
    ),
    v(
        L2007,
        "61B3",
        "A defender may ask declarer, when he has not followed suit, whether he has a card of the suit led.",
        change=RENUMBERED,
    ),
)
DEFENDERS_ASK_EACH_OTHER = provision(
    v(
        L1997,
        "61B",
        "A defender may not ask his partner whether he has a card of the suit led, unless the zonal organisation "
        "allows it.",
        default="forbidden",
        authority_may_reverse=True,
    ),
    v(
        L2007,
        "61B3",
        "A defender may ask his partner whether he has a card of the suit led, unless the Regulating Authority forbids "
        "it; the question may give unauthorized information.",
        change=SUBSTANCE,
        default="allowed",
        authority_may_reverse=True,
    ),
    v(
        L2017,
        "61B3",
        "A defender may ask his partner whether he has a card of the suit led; the question may give unauthorized "
        "information.",
        change=SUBSTANCE,
        default="allowed",
        authority_may_reverse=False,
    ),
)
NO_RIGHT_TO_INSPECT = provision(
    v(
        L1997,
        "61B",
        "Saying that someone revoked gives no right to look at quitted tricks, beyond what 66C allows.",
    ),
    v(
        L2007,
        "62C3",
        "Saying that someone revoked gives no right to look at quitted tricks, beyond what 66C allows.",
        change=RENUMBERED,
    ),
    v(
        L2017,
        "61C",
        "Saying that someone revoked gives no right to look at quitted tricks, beyond what 66C allows.",
        change=RENUMBERED,
    ),
)

yields_to = ("law41", "law43", "law50", "law53", "law58")


# What the cards on file show


def watch(table: Table, before: Table) -> Table:
    """Keep the revokes that the cards show, and the discards that may be one; drop what was taken back or cleared."""
    if not table.revokes and not table.docket and all(hand.known for hand in table.hands):
        return table
    return ruled_on(table, before)


def ruled_on(table: Table, before: Table) -> Table:
    """The same after a ruling, which may have put a card in a trick that leaves a revoke there."""
    if any(_lead_changed(table, incident) for incident in table.docket):
        table = table.but(docket=tuple(i for i in table.docket if not _lead_changed(table, i)))
    kept = tuple(now for revoke in table.revokes if (now := _now(table, revoke)) is not None)
    new: tuple[Revoke, ...] = ()
    for revoke in (*_discards(table, before), *_disobeyed(table), *_by_rank(table, before)):
        if not any(revoke.same(known) for known in kept + new):
            new += (law63.as_played(table, revoke),)
    if kept == table.revokes and not new:
        return table
    return table.but(revokes=tuple(sorted(kept + new, key=lambda r: (r.trick, r.seat))))


def _now(table: Table, revoke: Revoke) -> Revoke | None:
    """The same revoke as it stands now; None if the card was taken back or the hand turned out to be void."""
    if revoke.card is None:
        return revoke
    trick = table.trick_at(revoke.trick)
    if revoke.stage is Stage.CORRECTED:
        # The same card once more, although it had been taken back, is a revoke once more.
        files = [i for i in table.docket if i.law == "law61" and i.enters]
        again = trick is not None and trick.card(revoke.seat) is revoke.card and any(_about(i, revoke) for i in files)
        if not again:
            return revoke
        times = revoke.times + 1
        return replace(revoke, stage=Stage.OPEN, found=False, authority=None, by="", times=times)
    if trick is None or trick.card(revoke.seat) is not revoke.card:
        return None
    if revoke.suit is not None and trick.led not in (None, revoke.suit):
        return None
    if not revoke.sure and revoke.suit is None:
        files = [i for i in table.docket if i.law == "law61" and i.act.play is not None]
        if any(_about(i, revoke) for i in files):
            return revoke
        if not _of_rank(revoke) or not revoke.playable & (_shown_since(table, revoke) | unseen(table).mask):
            return None
        revoke = replace(revoke, sure=bool(revoke.playable & _shown_since(table, revoke)))
    if not revoke.sure and revoke.suit is not None:
        held = held_at(table, revoke.trick, revoke.seat, revoke.suit)
        if held is False:
            return None
        revoke = replace(revoke, sure=held is True)
    pending = any(i.law == "law61" and i.attended and _about(i, revoke) for i in table.docket)
    if pending and not revoke.found and revoke.stage is Stage.OPEN:
        return replace(revoke, stage=Stage.MUST_BE_CORRECTED)
    return revoke


def _shown_since(table: Table, revoke: Revoke) -> int:
    """The cards known to have been in the hand when it played: those it holds, and those it has played since."""
    later = (table.trick_at(number) for number in range(revoke.trick + 1, table.number + 2))
    played = (trick.card(revoke.seat) for trick in later if trick is not None)
    return table.hand(revoke.seat).cards.mask | sum(card.mask for card in played if card is not None)


def _lead_changed(table: Table, incident: Incident) -> bool:
    """Whether the card of a file is judged by a lead that another card has replaced since (45D)."""
    if incident.law != "law61" or not incident.enters:
        return False
    then, trick = incident.before.trick.led, table.trick_at(incident.trick)
    return then is not None and trick is not None and trick.led not in (None, then)


def _about(incident: Incident, revoke: Revoke) -> bool:
    return (incident.trick, incident.offender, incident.card) == (revoke.trick, revoke.seat, revoke.card)


def _discards(table: Table, before: Table) -> Iterator[Revoke]:
    """The cards of the trick in progress and the one before that did not follow suit, unless the hand had none."""
    for number in (table.number - 1, table.number, table.number + 1):
        trick = table.trick_at(number)
        led = trick.led if trick is not None else None
        if trick is None or led is None:
            continue
        for seat in trick.order:
            card = trick.card(seat)
            if card is None or card.suit is led or seat in trick.omitted or _to_be_put_right(table, card):
                continue
            held = held_at(table, number, seat, led)
            if held is not False and not law62.followed_another_lead(table, number, seat, card):
                yield revoke_of(before, number, seat, card, led, sure=held is True)


def _to_be_put_right(table: Table, card: Card) -> bool:
    """Whether dummy's wrong card may still be exchanged for the one called (45D)."""
    return any(i.law == "law45" and i.card is card and isinstance(i.cause, Placed) for i in table.docket)


def _disobeyed(table: Table) -> Iterator[Revoke]:
    """Failures to lead or play as demanded that are on file."""
    for incident in table.docket:
        if incident.law != "law61" or incident.card is None or not incident.enters:
            continue
        before, seat, card = incident.before, incident.offender, incident.card
        led = before.trick.led
        if led is None or card.suit is led or before.hand(seat).holds(led) is False:
            legal = _obedient(before, seat, card)
            yield revoke_of(before, incident.trick, seat, card, None, sure=before.hand(seat).known, playable=legal)


def _obedient(before: Table, seat: Seat, card: Card) -> int:
    """The cards that would have met the demands on a hand, when it played this one."""
    legal = narrowed_to(before, seat, 2, card)
    for demand in law59.binding(before, seat):
        # Of a hand that is not on file every card is left; what would have obeyed is known all the same.
        legal = legal & demand.mask or legal
    return legal


def _by_rank(table: Table, before: Table) -> Iterator[Revoke]:
    """A card just played of which no one can tell whether it was the highest, or lowest, that the hand had to play."""
    for demand in before.restrictions:
        seat = demand.seat
        then, now = before.trick_at(demand.trick), table.trick_at(demand.trick)
        card = now.card(seat) if now is not None else None
        if card is None or then is None or then.card(seat) is card or before.hand(seat).known:
            continue
        if demand.demand in (Demand.HIGHEST, Demand.LOWEST) and demand.mask & card.mask:
            better = instead(demand, card) & unseen(before).mask
            if better and not _surely_broken(before, demand, card):
                yield revoke_of(before, demand.trick, seat, card, None, sure=False, playable=better)


def _of_rank(revoke: Revoke) -> bool:
    """Whether it is about the rank of the card only: he followed suit, and another card of it would have obeyed."""
    if revoke.suit is not None or revoke.card is None:
        return False
    return bool(revoke.playable) and not revoke.playable & ~revoke.card.suit.mask


def revoke_of(
    before: Table, number: int, seat: Seat, card: Card, suit: Suit | None, *, sure: bool, playable: int = 0
) -> Revoke:
    """A revoke just made: `before` is the table on which the card was played.

    `playable` are the cards that would have met the demand, where it was not one to follow suit.
    """
    old = before.penalty_card(seat, card)
    how = "follow suit" if suit is not None or not playable else "requirement"
    playable = suit.mask if suit is not None else playable
    sight = ""
    if seat is before.dummy:
        sight = "dummy"
    elif any(p.card.mask & playable for p in before.penalty_cards_of(seat)):
        sight = "penalty card"
    elif _lies_faced(before, seat):
        sight = "faced hand"
    kind = old.kind if old is not None else None
    return Revoke(number, seat, card, suit, how, playable, sure=sure, faced=kind, in_sight=sight)


def _lies_faced(table: Table, seat: Seat) -> bool:
    """Whether a hand that was spread lies there still: no ruling has had it picked up again."""
    acts = [event for event in table.log if not isinstance(event, Answered)]
    spread = [str(n) for n, e in enumerate(acts) if isinstance(e, Spread) and e.seat is seat and e.whole]
    if not spread:
        return False
    on_it = [ruling for ruling in table.rulings if ruling.law in (48, 49) and ruling.key == spread[-1]]
    # Where it was held to be a claim nothing was picked up.
    return not any(not isinstance(order, PlayStops) for ruling in on_it for order in ruling.orders if not order.aside)


def held_at(table: Table, number: int, seat: Seat, suit: Suit) -> bool | None:
    """Whether a hand held a suit when it played to a trick: by what it holds now or has played since."""
    for later in range(number + 1, table.number + 2):
        trick = table.trick_at(later)
        card = trick.card(seat) if trick is not None else None
        if card is not None and card.suit is suit:
            return True
    return table.hand(seat).holds(suit)


# Noticing


def notice(table: Table, act: Act) -> Incident | None:
    """A hand in turn fails to follow suit or to obey a demand; or a player speaks of a revoke."""
    match act.event:
        case Said(what=Saying.NO_MORE):
            return _inquiry(table, act)
        case DirectorCalled(about="revoke"):
            return _allegation(table, act)
        case Said(what=Saying.ATTENTION) if not table.docket and _uncertain(table):
            return _allegation(table, act)
        case DirectorCalled() if not table.docket and _uncertain(table, of_rank=True):
            return _allegation(table, act)
        case DirectorCalled() | Said(what=Saying.ATTENTION) if not table.docket and _without_file(table):
            return _allegation(table, act)
        case Retracted(seat, card) if early_card(table, seat, card) or one_of_several(table, seat, card):
            return None
        case Retracted(seat, card) if (meant := _uncertain(table, seat, card)) is not None:
            found = file(table, act, "law61", f"{seat} took back {card}", card=card, at_once=True)
            return replace(found, trick=meant.trick)
    instead = law62.put_right(table, act)
    if instead is not None:
        summary = f"{act.seat} put down {act.card} in place of {instead.card}"
        found = file(table, act, "law61", summary, other=instead.card, enters=False, at_once=True)
        return replace(found, trick=instead.trick)
    if act.play is None or act.seat is not table.turn or act.card is None:
        return None
    seat, card = act.play
    led = table.trick.led
    if led is not None and card.suit is not led and table.hand(seat).holds(led):
        return file(table, act, "law61", f"{seat} played {card} on a {led.singular} though holding one")
    bound = _bound(table, seat, card)
    if not bound:
        return None
    legal = narrowed_to(table, seat, 2, card)
    known = table.hand(seat).known
    broken = [r for r in bound if not r.mask & card.mask or not legal & card.mask or _surely_broken(table, r, card)]
    if not broken or (known and legal & card.mask):
        return None
    return file(table, act, "law61", f"{seat} played {card}, though he {broken[0].phrase}")


def _bound(table: Table, seat: Seat, card: Card) -> list[Restriction]:
    """The demands that a hand may have broken by a card."""
    # A penalty card that declarer named and that is not played comes under Law 52, whatever else binds the hand.
    demands = (r for r in law59.binding(table, seat) if r.authority is not law51.DECLARER_DESIGNATES)
    # Following suit comes before a demand for another suit (59).
    return [r for r in demands if card.suit is not table.trick.led or r.mask & card.suit.mask]


def _uncertain(
    table: Table, seat: Seat | None = None, card: Card | None = None, *, of_rank: bool = False
) -> Revoke | None:
    """A recent card from a hand that is not on file, which no one has asked about: by that hand, with that card.

    A discard, or (alone, if `of_rank`) a card that may not have been the highest or lowest when that was demanded.
    """
    for revoke in table.revokes:
        recent = not revoke.sure and not revoke.found and revoke.trick >= table.number - 1
        if not recent or not (_of_rank(revoke) or (revoke.suit is not None and not of_rank)):
            continue
        if seat is None or (revoke.seat, revoke.card) == (seat, card):
            return revoke
    return None


def _without_file(table: Table) -> bool:
    """Whether a recent revoke is on record and no file: its card was forgiven as out of turn, or named in a change."""
    recent = (r for r in table.revokes if table.finished or r.trick >= table.number - 1)
    return any(r.sure and not r.found and r.card is not None for r in recent)


def _inquiry(table: Table, act: Act) -> Incident:
    """A player asks another whether he has none left; the discard meant is the last one of that player's hands."""
    event = act.event
    assert isinstance(event, Said)
    assert event.to is not None
    asked = event.to
    discards = [r for r in table.revokes if r.sure or r.suit is not None]
    meant = [r for r in discards if table.actor(r.seat) is asked and r.trick >= table.number - 1]
    summary = f"{event.seat} asked {asked} whether he had none left"
    found = file(table, act, "law61", summary, offender=asked, at_once=True)
    if meant:
        found = replace(found, offender=meant[-1].seat, card=meant[-1].card, trick=meant[-1].trick)
    return found


def _allegation(table: Table, act: Act) -> Incident | None:
    """The Director is called about a revoke that no file is open on."""
    if any(i.law == "law61" and not i.attended for i in table.docket):
        return None
    found = file(table, act, "law61", f"{act.seat} said that there had been a revoke", at_once=True)
    meant = [r for r in table.revokes if not r.found]
    if len(meant) == 1:
        found = replace(found, offender=meant[0].seat, card=meant[0].card, trick=meant[0].trick)
    return found


# Hearing


def hear(h: Hearing) -> None:
    """A question, an allegation, or a card that was played."""
    match h.incident.cause:
        case Said(what=Saying.NO_MORE):
            _asked(h)
        case DirectorCalled() | Said():
            _alleged(h)
        case Retracted():
            _taken_back(h)
        case _ if h.incident.other is not None:
            _put_right(h, h.incident.other)
        case _:
            _no_right_to_inspect(h)
            _played(h)


def _taken_back(h: Hearing) -> None:
    """A discard taken back from a hand that is not on file: only if it was a revoke may it be."""
    meant = _on_file(h, h.incident.trick, h.offender, h.card)
    if meant is not None and not _inquire(h, meant):
        h.rule(law47.PLAYED_CARD_STANDS, Stands(h.offender, h.card, "play"))


def _put_right(h: Hearing, card: Card) -> None:
    """The revoker has put down another card himself: the revoke is corrected, and the card is his play."""
    meant = _on_file(h, h.incident.trick, h.offender, card)
    if meant is None:
        return
    for incident in h.table.docket:
        if incident.law == "law61" and incident.key != h.incident.key and _about(incident, meant):
            h.close(incident)
    if meant.stage is not Stage.CORRECTED:
        h.reads(law62.PUT_DOWN_INSTEAD)
        found(h, meant)
    h.then(Act(h.incident.cause, h.offender, h.card, plays=True))


def not_followed(h: Hearing, seat: Seat, card: Card) -> bool:
    """Whether a card that the ruling puts, or leaves, in the trick of its incident is a revoke.

    It is then corrected like any other (47B, 62A).
    """
    for incident in h.table.docket:
        here = (incident.trick, incident.offender, incident.card) == (h.incident.trick, seat, card)
        if incident.law == "law61" and here and incident.key not in h.closed:
            h.attend_to(incident)
            return True
    trick = h.table.trick_at(h.incident.trick)
    if trick is None or trick.led is None or trick.card(seat) is not card or card.suit is trick.led:
        return False
    led = trick.led
    if held_at(h.table, h.incident.trick, seat, led) is not True:
        return False
    found(h, law63.as_played(h.table, revoke_of(h.incident.before, h.incident.trick, seat, card, led, sure=True)))
    return True


def _no_right_to_inspect(h: Hearing) -> None:
    """61C: said when the Director is called for a revoke at a trick that is past, while there is more to play."""
    _, event = attention(h)
    called = isinstance(event, DirectorCalled) and event.about is not None
    said = any(NO_RIGHT_TO_INSPECT in step.authorities for ruling in h.table.rulings for step in ruling.steps)
    if called and not said and not h.table.finished and h.incident.trick < h.table.number:
        remark = Remark("the claim of a revoke", "gives no right to look at quitted tricks")
        h.rule(NO_RIGHT_TO_INSPECT, remark, also=(law66.QUITTED_TRICKS,))


def _played(h: Hearing) -> None:
    if not revoked(h):
        led = h.incident.before.trick.led
        also = () if led in (None, h.card.suit) else (law44.UNABLE_TO_FOLLOW,)
        h.rule(law59.MAY_PLAY_ANY, Note(str(h.offender), "was not able to do otherwise: no revoke"), also=also)


def revoked(h: Hearing) -> bool:
    """Whether the card was a revoke, from the cards or from the Director; if so, what follows is ruled."""
    suit = _could_have_followed(h)
    if suit is None and not _able(h):
        return False
    here = Revoke(h.incident.trick, h.offender, h.card, None)
    known = next((r for r in h.table.revokes if r.same(here)), None)
    if known is None or (known.suit is not None and suit is None):
        # Of a hand that is not on file the card was first taken for a failure to follow suit.
        before = h.incident.before
        playable = _obedient(before, h.offender, h.card) if suit is None else 0
        known = revoke_of(before, h.incident.trick, h.offender, h.card, suit, sure=True, playable=playable)
        known = law63.as_played(h.table, known)
    found(h, known)
    return True


def _could_have_followed(h: Hearing) -> Suit | None:
    """The suit led, if he held one and did not follow, from the cards or from the Director."""
    before, led = h.incident.before, h.incident.before.trick.led
    if led is None or h.card.suit is led:
        return None
    held = before.hand(h.offender).holds(led)
    held = held_at(h.table, h.incident.trick, h.offender, led) if held is None else held
    held = h.holds(h.offender, led, REVOKE) if held is None else held
    return led if held else None


def _able(h: Hearing) -> bool:
    """Whether he could have obeyed what else was demanded of him, from the cards or from the Director."""
    before = h.incident.before
    broken = [r for r in _bound(before, h.offender, h.card) if instead(r, h.card)]
    if before.hand(h.offender).known:
        return bool(broken)
    return bool(broken) and all(_could_obey(h, r) for r in broken if r.card is None)


def _could_obey(h: Hearing, restriction: Restriction) -> bool:
    """Whether he had a card by which to obey a demand: from the cards on file, or from the Director."""
    before = h.incident.before
    if _surely_broken(before, restriction, h.card):
        return True
    if restriction.demand is not Demand.FORBID and not restriction.mask & h.card.mask:
        return any(h.holds(h.offender, suit, REVOKE) for suit in restriction.suits)
    could = Finding(
        "could_obey",
        f"{h.offender} {restriction.phrase}. Did he hold a card with which to obey?",
        REVOKE,
        law59.MAY_PLAY_ANY,
        yes=f"{h.offender} held a card with which to obey",
        no=f"{h.offender} held no card with which to obey",
        say=f"May I see your hand, {h.offender}? I need to know whether you could have played otherwise.",
    )
    return bool(h.found(could))


def _surely_broken(before: Table, restriction: Restriction, card: Card) -> bool:
    """Whether a card on file in the hand would have obeyed a demand that the card played does not."""
    return bool(before.hand(restriction.seat).cards.mask & instead(restriction, card))


def instead(restriction: Restriction, card: Card) -> int:
    """The cards that would have obeyed a demand better than the card played; none if that obeys it."""
    match restriction.demand:
        case Demand.HIGHEST if restriction.mask & card.mask:
            return restriction.mask & ~(2 * card.mask - 1)
        case Demand.LOWEST if restriction.mask & card.mask:
            return restriction.mask & card.mask - 1
        case _:
            return 0 if restriction.mask & card.mask else restriction.mask


def _asked(h: Hearing) -> None:
    """61B: whether the question was allowed; then whether he had one, if the cards do not tell."""
    event = h.incident.cause
    assert isinstance(event, Said)
    assert event.to is not None
    _right_to_ask(h, event.seat, event.to)
    meant = _on_file(h, h.incident.trick, h.offender, h.incident.card)
    askable = meant is not None and not meant.found and (meant.sure or meant.suit is not None)
    if askable and meant is not None:
        _inquire(h, meant)


def _on_file(h: Hearing, trick: int, seat: Seat, card: Card | None) -> Revoke | None:
    return next((r for r in h.table.revokes if (r.trick, r.seat, r.card) == (trick, seat, card)), None)


def _right_to_ask(h: Hearing, asker: Seat, asked: Seat) -> None:
    dummy, declarer = h.table.dummy, h.table.declarer
    allowed = Note("the question", f"was {asker}'s right")
    if asker is declarer:
        h.rule(DECLARER_ASKS_DEFENDER, allowed)
    elif asker is dummy and asked is declarer:
        if h.table.rights_lost:
            h.rule(DUMMY_ASKS_DECLARER, Note("dummy", "had lost the right to ask"))
        else:
            h.rule(DUMMY_ASKS_DECLARER, allowed, also=(law42.ASK_ABOUT_REVOKE,))
    elif asker is dummy:
        authority = DUMMY_MAY_NOT_ASK_DEFENDER if h.has(DUMMY_MAY_NOT_ASK_DEFENDER) else law43.NOT_TAKE_PART
        h.rule(authority, Note("dummy", "may not ask a defender"))
        _may_inform(h, asker)
    elif asked is declarer or asked is dummy:
        h.rule(DEFENDERS_ASK_DECLARER, allowed)
    elif may_ask_partner(h):
        h.rule(DEFENDERS_ASK_EACH_OTHER, allowed)
        _may_inform(h, asker)
    else:
        h.rule(DEFENDERS_ASK_EACH_OTHER, Note(str(asker), "may not ask his partner"))
        _may_inform(h, asker)


def may_ask_partner(h: Hearing) -> bool:
    """Whether the edition, or the authority where the edition lets it, allows defenders to ask each other."""
    ruled = h.table.regulations.defenders_may_ask
    if ruled is not None and h.term(DEFENDERS_ASK_EACH_OTHER, "authority_may_reverse"):
        return ruled
    return bool(h.term(DEFENDERS_ASK_EACH_OTHER, "default") == "allowed")


def _may_inform(h: Hearing, asker: Seat) -> None:
    partner = h.table.actor(asker.partner)
    h.rule(
        law16.FROM_PARTNER,
        Refer("may", f"if {partner} used what {asker}'s question told him and the other side was damaged"),
    )


def _alleged(h: Hearing) -> None:
    """Which card is meant, if it is not plain; then whether it was a revoke."""
    if not h.table.finished:
        remark = Remark("the claim of a revoke", "gives no right to look at quitted tricks")
        h.rule(NO_RIGHT_TO_INSPECT, remark, also=(law66.QUITTED_TRICKS,))
    else:
        h.rule(law66.AFTER_PLAY, Remark("the cards", "may be inspected to settle the claim of a revoke"))
    open_to = [r for r in h.table.revokes if not r.found and (r.sure or r.suit is not None or _of_rank(r))]
    certain = [r for r in open_to if r.sure]
    for revoke in certain:
        found(h, _on_file(h, revoke.trick, revoke.seat, revoke.card) or revoke)
    if certain:
        return
    meant = _meant(h, open_to)
    if meant is None:
        what = "no further revoke" if any(r.found for r in h.table.revokes) else "no revoke"
        h.rule(REVOKE, Note(what, "appears from the tricks on file"))
    else:
        _inquire(h, meant)


def _meant(h: Hearing, open_to: list[Revoke]) -> Revoke | None:
    """The discard that is said to be a revoke; asked only if there are several."""
    if len(open_to) > 1:
        options = tuple((r.id, f"{r.seat}'s {r.card} at trick {r.trick}") for r in open_to)
        which = Finding(
            "alleged_revoke",
            "Which card is said to have been a revoke?",
            REVOKE,
            options=options,
            yes="the card meant was",
        )
        picked = h.found(which)
        return next((r for r in open_to if r.id == picked), None)
    return open_to[0] if open_to else None


def _inquire(h: Hearing, revoke: Revoke) -> bool:
    """A hand that is not on file: could he have followed, or obeyed? True if it was a revoke."""
    if not revoke.sure and revoke.suit is None:
        if not h.found(_better_card(revoke)):
            h.table = h.table.but(revokes=tuple(r for r in h.table.revokes if not r.same(revoke)))
            h.rule(REVOKE, Note(str(revoke.seat), "played as demanded: no revoke"))
            return False
    elif not revoke.sure:
        assert revoke.suit is not None
        if not h.found(holding_then(revoke)):
            hand = h.table.hand(revoke.seat)
            h.table = h.table.with_hand(revoke.seat, Hand(hand.cards, hand.count, hand.void | 1 << revoke.suit))
            h.rule(law44.UNABLE_TO_FOLLOW, Note(str(revoke.seat), "could not follow suit: no revoke"))
            return False
    found(h, revoke)
    return True


def _better_card(revoke: Revoke) -> Finding:
    """The finding whether the hand held a higher, or lower, card when its highest or lowest was demanded."""
    assert revoke.card is not None
    seat, card = revoke.seat, revoke.card
    what = f"a {'higher' if revoke.playable > card.mask else 'lower'} {card.suit.singular} than {card}"
    return Finding(
        f"could_obey:{revoke.id}",
        f"Did {seat} hold {what} when he played it to trick {revoke.trick}?",
        REVOKE,
        law59.MAY_PLAY_ANY,
        say=f"May I see your hand, {seat}? I need to know whether you held {what}.",
        yes=f"{seat} held {what}",
        no=f"{seat} held no {what.removeprefix('a ')}",
    )


def holding_then(revoke: Revoke) -> Finding:
    """The finding whether the hand held the suit led when it discarded."""
    assert revoke.suit is not None
    seat, suit = revoke.seat, revoke.suit
    return Finding(
        f"holds:{seat.letter}:{suit.letter}:{revoke.trick}",
        f"Did {seat} hold a {suit.singular} when he played {revoke.card} to trick {revoke.trick}?",
        law44.FOLLOW_SUIT,
        say=f"{seat}, did you have a {suit.singular} when you played {revoke.card}? May I see your hand?",
        yes=f"{seat} held a {suit.singular} when he played {revoke.card}",
        no=f"{seat} held no {suit.singular} when he played {revoke.card}",
    )


def found(h: Hearing, revoke: Revoke) -> None:
    """A revoke to which attention has been drawn: too late, to be corrected, or both for the special cases."""
    revoke = law63.named_before(h, revoke, attention(h)[0])
    revoke = replace(revoke, found=True, sure=True, exempt=_too_late_for_tricks(h, revoke))
    h.rule(REVOKE, RecordRevoke(revoke), also=(law44.FOLLOW_SUIT,) if revoke.suit is not None else ())
    if revoke.seat is h.table.dummy:
        misplaced.put_back(h, revoke.trick, revoke.card)
    if _first_mentioned_by_dummy(h, revoke):
        return
    if revoke.trick == 12 and not law62.returned(h):
        as_if = None if revoke.stage is Stage.ESTABLISHED else _as_if_established(h, revoke)
        law62.correct_twelfth(h, revoke, as_if)
    elif law62.both_on_one_trick(h, revoke):
        law62.correct_both(h, revoke)
    elif revoke.stage is Stage.ESTABLISHED:
        law63.too_late(h, revoke)
    else:
        law62.correct(h, revoke, _as_if_established(h, revoke))


def attention(h: Hearing) -> tuple[int, Event | None]:
    """Where in the log attention was drawn, and by what."""
    position = h.incident.attended_at
    if position is None:
        position = h.incident.at
    event = h.table.log[position] if 0 <= position < len(h.table.log) else None
    return position, event


def _too_late_for_tricks(h: Hearing, revoke: Revoke) -> Provision | None:
    """64B4, 64B5: what had happened before attention was first drawn."""
    position, _ = attention(h)
    earlier = h.table.log[:position]
    if any(isinstance(e, NextDealCalled) and e.seat.side is not revoke.seat.side for e in earlier):
        return law64.CALLED_ON_NEXT_DEAL
    if any(isinstance(e, RoundEnded) for e in earlier):
        return law64.ROUND_ENDED
    return None


def _as_if_established(h: Hearing, revoke: Revoke) -> Provision | None:
    """43B2(b), and 63B of the edition that has it: the way in which attention was drawn."""
    _, event = attention(h)
    if _pointed_out_by_dummy(h, revoke, event) and reads(h.table, law43.POINTING_OUT_IS_ASKING):
        return law43.REVOKE_AS_ESTABLISHED
    if not isinstance(event, Said) or event.what is not Saying.NO_MORE or event.to is not h.table.actor(revoke.seat):
        return None
    if event.seat is h.table.dummy and revoke.seat is h.table.declarer and h.table.rights_lost:
        return law43.REVOKE_AS_ESTABLISHED
    between_defenders = h.table.is_defender(event.seat) and h.table.is_defender(revoke.seat)
    if between_defenders and h.has(law63.ILLEGAL_QUESTION) and not may_ask_partner(h):
        return law63.ILLEGAL_QUESTION
    return None


def _pointed_out_by_dummy(h: Hearing, revoke: Revoke, event: Event | None) -> bool:
    """Whether dummy, his rights lost, was the first to speak of declarer's revoke without asking about it."""
    if not h.table.rights_lost or revoke.seat is not h.table.declarer or h.table.finished:
        return False
    spoke = isinstance(event, DirectorCalled) or (isinstance(event, Said) and event.what is Saying.ATTENTION)
    return spoke and getattr(event, "seat", None) is h.table.dummy


def _first_mentioned_by_dummy(h: Hearing, revoke: Revoke) -> bool:
    """43B3: dummy, his rights lost, was the first to speak of a defender's revoke."""
    _, event = attention(h)
    spoke = isinstance(event, Said | DirectorCalled) and event.seat is h.table.dummy
    if not spoke or not h.table.rights_lost or not h.table.is_defender(revoke.seat):
        return False
    goes_on = Note("play", "goes on without rectification")
    h.rule(
        law43.FIRST_TO_MENTION,
        Note("the revoke", "goes without rectification") if h.table.finished else goes_on,
        RecordRevoke(replace(revoke, exempt=law43.FIRST_TO_MENTION, stage=_as_before(revoke))),
    )
    law43.made_good(h, "their revoke")
    return True


def _as_before(revoke: Revoke) -> Stage:
    """Nothing follows from the attention drawn: an open revoke is open still."""
    return Stage.OPEN if revoke.stage is Stage.MUST_BE_CORRECTED else revoke.stage
