"""Law 50: disposition of a penalty card."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from .. import physics
from ..acts import Act
from ..cards import Card, Suit
from ..editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, Provision, provision, reading, v
from ..events import Faced, Retracted
from ..hearing import Hearing
from ..orders import MakeMinor, MakePenaltyCard, Note, PickUp, Restrict, StaysFaced, Withdraw
from ..plays import Narrowing
from ..questions import Choice, Elect, Finding
from ..rulings import Ruled
from ..seats import Seat
from ..table import Demand, Incident, Kind, Lasts, PenaltyCard, Restriction, Table
from . import law09, law10, law44, law49, law59, penalty_cards
from .common import file, reads

EXPOSED_IS_PENALTY_CARD = provision(
    v(L1997, "50", "A card that a defender exposes prematurely, other than by a premature lead, is a penalty card."),
)
DIRECTOR_DESIGNATES_OTHERWISE = provision(
    v(L1997, "50", "The Director may rule that a card a defender exposed is no penalty card."),
)
COULD_HAVE_KNOWN = provision(
    v(
        L1997,
        "50",
        "If the offender could have known that exposing the card would probably damage the opponents (72B1), "
        "an adjusted score takes the place of the rules on penalty cards.",
        aware="instead",
    ),
    v(
        L2007,
        "50",
        "If the offender could have been aware that exposing the card might well damage the opponents (23), "
        "the score may be adjusted besides applying the rules on penalty cards.",
        change=SUBSTANCE,
        aware="besides",
    ),
    v(
        L2017,
        "50",
        "If the offender could have been aware that exposing the card could well damage the opponents (72C), "
        "the score may be adjusted besides applying the rules on penalty cards.",
        change=WORDING,
        aware="besides",
    ),
)
STAYS_FACED = provision(
    v(
        L1997,
        "50A",
        "A penalty card lies face up before its owner until it is played or another penalty has been chosen.",
    ),
    v(
        L2007,
        "50A",
        "A penalty card lies face up before its owner until it is played or a rectification has been chosen.",
        change=WORDING,
    ),
)
MINOR = provision(
    v(
        L1997,
        "50B",
        "A defender's only penalty card is minor if it is below a ten and was exposed by inadvertence, "
        "as when it drops or goes along with another card.",
    ),
    v(
        L2007,
        "50B",
        "A defender's only penalty card is minor if it is below a ten and was exposed unintentionally, "
        "as when it drops or goes along with another card.",
        change=WORDING,
    ),
)
MAJOR = provision(
    v(
        L1997,
        "50B",
        "A penalty card is major if it is an honour or was shown by playing it on purpose, "
        "as by a lead out of turn or a corrected revoke.",
    ),
    v(
        L2017,
        "50B",
        "A penalty card is major if it is an honour or was shown by a deliberate play, "
        "as by a lead out of turn or a corrected revoke.",
        change=WORDING,
    ),
)
TWO_OR_MORE_ARE_MAJOR = provision(
    v(L1997, "50B", "Once one defender has two or more penalty cards, all of them are major."),
)
MINOR_BARS_SMALL_CARDS = provision(
    v(
        L1997,
        "50C",
        "The owner of a minor penalty card may not play another card below a ten of its suit before it, "
        "but he may play an honour of the suit instead.",
    ),
)
MINOR_LEAVES_PARTNER_FREE = provision(
    v(L1997, "50C", "A minor penalty card puts no restriction on the lead of the offender's partner."),
)
MINOR_INFORMATION = provision(
    v(
        L1997,
        "50C",
        "What the offender's partner learns from seeing a minor penalty card is unauthorized for him.",
        unauthorized=True,
    ),
    v(
        L2017,
        "50C",
        "What the offender's partner may use of a minor penalty card follows the rules on information "
        "from any penalty card.",
        change=SUBSTANCE,
        unauthorized=False,
    ),
)
MAJOR_BINDS_BOTH_DEFENDERS = provision(
    v(
        L1997,
        "50D",
        "A major penalty card may restrict its owner whenever he is to play and his partner whenever he is to lead.",
    ),
)
MUST_BE_PLAYED = provision(
    v(
        L1997,
        "50D1",
        "A major penalty card must be played at the first legal chance, as a lead, following, a discard or a ruff.",
    ),
    v(
        L2007,
        "50D1(a)",
        "A major penalty card must be played at the first legal chance, as a lead, following, a discard or a ruff.",
        change=RENUMBERED,
    ),
    v(
        L2017,
        "50D1(a)",
        "Unless another duty comes first, a major penalty card must be played at the first legal chance, "
        "as a lead, following, a discard or a ruff.",
        change=WORDING,
    ),
)
DECLARER_DESIGNATES = provision(
    v(
        L1997,
        "50D1",
        "If the owner could legally play any of several penalty cards, declarer says which.",
    ),
    v(
        L2007,
        "50D1(a)",
        "If the owner could legally play any of several penalty cards, declarer says which.",
        change=RENUMBERED,
    ),
)
OTHER_DUTIES_COME_FIRST = provision(
    v(
        L1997,
        "50D1",
        "Following suit and obeying a lead or play penalty come before the duty to play a major penalty card, "
        "which stays faced and must be played at the next legal chance.",
    ),
    v(
        L2007,
        "50D1(b)",
        "Following suit and obeying a lead or play restriction come before the duty to play a major penalty card, "
        "which stays faced and must be played at the next legal chance.",
        change=RENUMBERED,
    ),
)
LEADER_MUST_WAIT = provision(
    v(
        L1997,
        "50D2",
        "A defender whose partner has a major penalty card may not lead before declarer has chosen an option.",
    ),
)
EARLY_LEAD_IS_EXPOSED = provision(
    v(
        L1997,
        "50D2",
        "A card that he leads before declarer has chosen is treated as an exposed card of a defender.",
    ),
)
REQUIRE_SUIT = provision(
    v(
        L1997,
        "50D2(a)",
        "Declarer may require the defender to lead the suit of his partner's major penalty card, "
        "which is then picked up and no longer a penalty card.",
    ),
)
PROHIBIT_SUIT = provision(
    v(
        L1997,
        "50D2(a)",
        "Declarer may forbid the defender that suit for as long as he keeps the lead; "
        "his partner's major penalty card is then picked up and no longer a penalty card.",
    ),
)
LEADER_UNABLE = provision(
    v(L1997, "50D2(a) footnote", "A defender who cannot lead as declarer has chosen comes under Law 59."),
)
NEITHER = provision(
    v(
        L1997,
        "50D2(b)",
        "Declarer may neither require nor forbid: the defender leads what he likes and the penalty card remains one.",
    ),
    v(
        L2007,
        "50D2(b)",
        "Declarer may neither require nor forbid: the defender leads what he likes and the penalty card remains one, "
        "with its duties and options, for as long as it lies there.",
        change=WORDING,
    ),
)
OPTIONS_RETURN = provision(
    v(
        L2007,
        "50D2(b) footnote",
        "If the defender keeps the lead and his partner's penalty card has not been played, "
        "declarer has the same options again at the next trick.",
    ),
)
KNOWLEDGE_AUTHORIZED = provision(
    v(
        L1997,
        "50D1",
        "That a major penalty card must be played is authorized information for its owner's partner.",
        scope="requirement",
        covers_minor=False,
    ),
    v(
        L2007,
        "50E1",
        "The rules that bind the play of a penalty card are authorized information for everyone.",
        change=SUBSTANCE,
        scope="requirement",
        covers_minor=True,
    ),
    v(
        L2017,
        "50E1",
        "While a penalty card lies on the table, all that it tells, and the rules that bind its play, "
        "are authorized information for everyone.",
        change=SUBSTANCE,
        scope="everything",
        covers_minor=True,
    ),
)
SIGHT_UNAUTHORIZED = provision(
    v(
        L1997,
        "50D1",
        "Whatever else its owner's partner learns from a major penalty card is unauthorized for him.",
        covers_minor=False,
    ),
    v(
        L2007,
        "50E2",
        "Whatever else its owner's partner learns from seeing a penalty card is unauthorized for him.",
        change=SUBSTANCE,
        covers_minor=True,
    ),
    v(
        L2017,
        "50E2",
        "Once a penalty card has gone back to hand, what it told is unauthorized for its owner's partner.",
        change=SUBSTANCE,
        covers_minor=True,
    ),
)
DECLARER_MAY_USE = provision(
    v(L2007, "50E2", "What declarer learns from seeing a penalty card is authorized for him."),
    v(
        L2017,
        "50E2",
        "What declarer learnt from a penalty card stays authorized for him after it has gone back to hand.",
        change=WORDING,
    ),
)
HISTORY_UNAUTHORIZED = provision(
    v(
        L2017,
        "50E3",
        "Once a penalty card has been played, how it came to be one is unauthorized for its owner's partner.",
    ),
)
ADJUST_FOR_INFORMATION = provision(
    v(
        L1997,
        "16A with 12",
        "If the owner's partner chose an action that the unauthorized sight of the penalty card suggested "
        "and so damaged the opponents, the Director adjusts the score.",
        test="misuse",
    ),
    v(
        L2007,
        "50E3",
        "If what the penalty card told damaged the non-offending side, the Director adjusts the score.",
        change=SUBSTANCE,
        test="damage",
    ),
    v(
        L2017,
        "50E4",
        "If, without the help of the exposed card, the board could well have ended differently "
        "and the non-offending side is damaged, the Director adjusts the score.",
        change=SUBSTANCE,
        test="different outcome",
    ),
)
AIM_OF_ADJUSTMENT = provision(
    v(
        L2017,
        "50E4",
        "When he adjusts for that, the Director aims at the probable result had there been no penalty card.",
    ),
)

STAYS_MAJOR = reading(
    "R50-1",
    "A penalty card that became major because its owner had two stays major "
    "when the other has been played or picked up.",
    source="text silent; nothing turns it back",
)
PICKED_UP_ALL_THE_SAME = reading(
    "R50-2",
    "The penalty card is picked up when declarer has required or forbidden its suit, even if the leader cannot comply.",
    source="text silent; bridge.fixstar.net/straffkort.htm",
)
OPTIONS_RETURN_IN_1997 = reading(
    "R50-3",
    "Declarer who chose neither has the same options at the next trick if the leader keeps the lead "
    "and the penalty card is still there.",
    source="text silent; follows from the opening condition of 50D2, written in 2007",
    editions=(L1997,),
)
EARLY_LEAD_IS_PREMATURE = reading(
    "R50-4",
    "A lead before declarer has chosen is premature: if the hand on the leader's left plays to it, "
    "declarer loses his options for that lead, while the penalty card stays.",
    source="text silent; drawn from Laws 60A1 and 60A3",
)
DECLARER_MAY_USE_IN_1997 = reading(
    "R50-5",
    "What declarer learns from seeing a penalty card is authorized for him.",
    source="text silent; settled practice, written in 2007",
    editions=(L1997,),
)
LIES_AGAIN = reading(
    "R50-6",
    "A penalty card that was played and has lawfully been taken back is a penalty card again, of the kind that it was.",
    source="text silent: 50A ends a penalty card when it is played, and by 60A3 an earlier duty to play it remains",
)
SPARED_CARD_IS_UNAUTHORIZED = reading(
    "R50-7",
    "A card that the Director rules to be no penalty card, or that is none because dummy spoke of it first (43B3), is "
    "still unauthorized information for its owner's partner; whether the other side, if it helped to expose the card, "
    "may use it is left to the Director.",
    source="text silent; Law 16 on what a player learns from his partner other than by a legal play",
)
PENALTY_CARD_FROM_EXPOSURE = reading(
    "R50-8",
    "A card is a penalty card from the moment of its exposure, one exposed in the auction from the end of the auction: "
    "a partner on lead who leads after it, though no one has spoken of it yet, has led before declarer chose, and its "
    "owner who leads another card has failed to play it.",
    source="text silent; Laws 24 and 49 say that the card becomes one, and by 60C a hasty card takes no right away",
)

DELIBERATE = Finding(
    "exposed_by_deliberate_play",
    "Was {card} exposed by deliberate play, rather than by accident?",
    MAJOR,
    MINOR,
    yes="{card} was exposed by deliberate play",
    no="{card} was exposed by accident",
    say="{offender}, did you mean to play {card}, or did it slip out?",
)
OTHERWISE = Finding(
    "designated_otherwise",
    "Is there reason to rule that {card} is no penalty card, because the other side helped to expose it?",
    DIRECTOR_DESIGNATES_OTHERWISE,
    yes="{card} is not to be a penalty card",
    no="nothing speaks against a penalty card",
    say="How did {card} come to be seen? Did anyone else contribute to it?",
)
OPTION = Choice(
    "lead_option",
    "{leader} is to lead and {owner} has {cards} as a major penalty card. What does {chooser} choose?",
    Elect("require", "Require a {suit} lead", REQUIRE_SUIT, "required a {suit}", "you may require a {suit} lead"),
    Elect(
        "forbid",
        "Forbid a {suit} lead",
        PROHIBIT_SUIT,
        "forbade a {suit}",
        "you may forbid {leader} to lead {suits} for as long as he keeps the lead",
    ),
    Elect(
        "leave",
        "Neither: any lead",
        NEITHER,
        "left the lead free",
        "or you may leave him free: the penalty card then stays",
    ),
    say="{chooser}, {leader} is on lead while {owner} has a penalty card: {options}. In the first two cases {owner}"
    " picks the card up.",
)
yields_to = ("law41", "law58")


# What lasts


def narrow(table: Table, seat: Seat) -> tuple[Narrowing, ...]:
    """A major penalty card at the first legal chance; no other small card of a minor one's suit."""
    if table.penalty_cards and waits(table, seat):
        text = "must not lead before declarer has chosen"
        return (Narrowing(2, LEADER_MUST_WAIT, text, lambda mask: mask), *_own_cards(table, seat))
    return _own_cards(table, seat)


def _own_cards(table: Table, seat: Seat) -> tuple[Narrowing, ...]:
    from .law51 import owner_released
    from .law62 import OFFENDER_CHANGES_AFTER, changed_freely

    taken_back = changed_freely(table, seat)
    owned = tuple(p for p in table.penalty_cards_of(seat) if p.card is not taken_back)
    if taken_back is not None and not owned:
        text = f"{taken_back}, which was taken back, need not be played to this trick"
        return (Narrowing(3, OFFENDER_CHANGES_AFTER, text, lambda mask: mask),)
    if not owned or owner_released(table, seat):
        return ()
    majors = sum(p.card.mask for p in owned if p.kind is Kind.MAJOR)
    if majors and not _allowed(table, seat) & majors:
        names = " ".join(str(p.card) for p in owned if p.kind is Kind.MAJOR)
        text = f"{names} cannot legally be played now and must wait"
        return (Narrowing(3, OTHER_DUTIES_COME_FIRST, text, lambda mask: mask),)
    if majors:
        led = table.trick.led
        free = led is None or table.trick.leader is seat or table.hand(seat).holds(led) is not None
        free = free and all(demand.certain for demand in law59.narrow(table, seat))
        names = " or ".join(str(p.card) for p in owned if p.kind is Kind.MAJOR)
        return (Narrowing(3, MUST_BE_PLAYED, f"must play {names} if it is legal", _only(majors), certain=free),)
    card = owned[0].card
    barred = card.suit.mask & ~card.mask & _SMALL
    text = f"{card} before any other small {card.suit.singular}"
    return (Narrowing(4, MINOR_BARS_SMALL_CARDS, text, lambda mask: mask & ~barred if mask & card.mask else mask),)


def _allowed(table: Table, seat: Seat) -> int:
    """The cards on file that following suit, the restrictions in force and a lead face down leave; they come first."""
    from . import law41

    mask = table.hand(seat).cards.mask
    for narrowing in (*law44.narrow(table, seat), *law59.narrow(table, seat), *law41.narrow(table, seat)):
        if narrowing.certain:
            mask = narrowing.keep(mask) or mask
    return mask


_SMALL = sum(0xFF << 13 * suit for suit in Suit)


def _only(majors: int) -> Callable[[int], int]:
    """Majors if any is among the cards; a major that is not legal now binds no one (50D1(b))."""
    return lambda mask: mask & majors or mask


def arising(table: Table) -> Incident | None:
    """50D2: a defender is to lead and his partner has a major penalty card (several: Law 51)."""
    alone = _alone_again(table)
    if alone is not None:
        return alone
    leader = table.turn
    if leader is None or not waits(table, leader):
        return None
    owned = table.penalty_cards_of(leader.partner, Kind.MAJOR)
    if len(owned) > 1:
        return None
    summary = f"{leader} was to lead while {leader.partner} had a major penalty card"
    found = file(table, Act(None, leader, owned[0].card), "law50", summary, offender=leader.partner)
    return replace(found, key=option_key(table, leader))


def _alone_again(table: Table) -> Incident | None:
    """A card that was major only beside another is alone, and the reading that it stays major is set aside."""
    if reads(table, STAYS_MAJOR):
        return None
    for owned in table.penalty_cards:
        single = len(table.penalty_cards_of(owned.seat)) == 1
        if single and owned.kind is Kind.MAJOR and _by_their_number(table, owned):
            summary = f"{owned.card} was the only penalty card left to {owned.seat}"
            found = file(table, Act(None, owned.seat, owned.card), "law50", summary)
            return replace(found, key=f"50B:{table.number}{owned.card.code}")
    return None


def _by_their_number(table: Table, owned: PenaltyCard) -> bool:
    """Whether a small card is major for no other reason than that its owner had another penalty card."""
    if owned.authority is TWO_OR_MORE_ARE_MAJOR:
        return True
    made = MakePenaltyCard(owned.seat, owned.card, Kind.MAJOR)
    steps = (step for ruling in table.rulings for step in ruling.steps if isinstance(step, Ruled))
    return not owned.card.is_honour and any(
        TWO_OR_MORE_ARE_MAJOR in step.authorities and made in step.orders for step in steps
    )


def option_key(table: Table, leader: Seat) -> str:
    """The key of declarer's option for a lead: the trick, the leader and his partner's penalty cards.

    It is put once a turn, again at the next trick, and again if another card is exposed before the lead.
    """
    cards = "".join(p.card.code for p in table.penalty_cards_of(leader.partner, Kind.MAJOR))
    return f"{_turn_to_lead(table.number, leader)}{cards}"


def _turn_to_lead(number: int, leader: Seat) -> str:
    return f"50D2:{number}{leader.letter}:"


def options_chosen(table: Table, number: int, leader: Seat) -> tuple[object, ...]:
    """What declarer chose for a lead, more than once if another penalty card came up before it."""
    key, id = _turn_to_lead(number, leader), f"{OPTION.id}:{number}"
    return tuple(given.value for (on, asked), given in table.answers.items() if on.startswith(key) and asked == id)


def _not_yet_chosen(table: Table, leader: Seat) -> bool:
    """Whether the partner has a major penalty card about which declarer has not chosen for this lead."""
    prefix = _turn_to_lead(table.number, leader)
    keys = (*table.heard, *(ruling.key for ruling in table.rulings))
    heard = "".join(key.removeprefix(prefix) for key in keys if key.startswith(prefix))
    return any(p.card.code not in heard for p in table.penalty_cards_of(leader.partner, Kind.MAJOR))


def waits(table: Table, seat: Seat) -> bool:
    """Whether a defender may not lead until declarer has chosen."""
    from . import law41

    return (
        table.turn is seat
        and table.trick.empty
        and table.is_defender(seat)
        and table.hand(seat).count > 1  # with his last card there is nothing to choose
        and _not_yet_chosen(table, seat)
        and not _left_for_good(table, seat)
        and not law41.already_led(table, seat)
    )


def _left_for_good(table: Table, leader: Seat) -> bool:
    """Whether declarer chose neither earlier in this spell on lead, where that is held to be his last word."""
    if OPTIONS_RETURN.in_force(table.edition) or reads(table, OPTIONS_RETURN_IN_1997):
        return False
    number = table.number - 1
    for trick in reversed(table.tricks):
        if trick.leader is not leader:
            return False
        if "leave" in options_chosen(table, number, leader):
            return True
        number -= 1
    return False


# Irregularities


def notice(table: Table, act: Act) -> Incident | None:
    """A lead before declarer has chosen, or a penalty card picked up too soon."""
    if isinstance(act.event, Retracted) and table.penalty_card(act.seat, act.event.card) is not None:
        summary = f"{act.seat} took up the penalty card {act.event.card}"
        return file(table, act, "law50", summary, card=act.event.card)
    if act.play is not None and waits(table, act.seat):
        summary = f"{act.seat} led {act.card} before declarer had chosen"
        return file(table, act, "law50", summary, proper=act.seat)
    return None


def lapse(h: Hearing) -> bool:
    """The next hand plays to the early lead; or the card taken up has been played."""
    assert h.act is not None
    early = h.incident.proper is not None
    if not early:
        return has_left_hand(h)
    if h.act.play is not None and h.act.seat is h.offender.lho and h.table.trick.card(h.offender) is h.card:
        from . import law60

        if h.reads(EARLY_LEAD_IS_PREMATURE):
            h.rule(law60.FORFEITED, Note(f"the lead of {h.card}", "stands"), also=(law60.AS_IN_TURN,))
            law60.obligations_remain(h, h.offender.side)
            return True
    return h.table.trick.card(h.offender) is not h.card


def has_left_hand(h: Hearing) -> bool:
    """The card concerned is being played, or has been."""
    assert h.act is not None
    played = h.act.play == (h.offender, h.card)
    return played or h.card not in h.table.hand(h.offender).cards


def hear(h: Hearing) -> None:
    """The option of 50D2, the early lead, or the card to be faced again."""
    if h.incident.key.startswith("50B:"):
        h.rule(MINOR, MakeMinor(h.offender, h.card))
    elif h.incident.key.startswith("50D2:"):
        _lead_option(h)
    elif h.incident.proper is not None:
        _early_lead(h)
    else:
        h.rule(STAYS_FACED, StaysFaced(h.offender, h.card))


def _early_lead(h: Hearing) -> None:
    """The card led too soon is an exposed card of a defender; the options are still to be chosen."""
    law09.corrected_early(h)
    _led_too_soon(h, h.offender, h.card)


def _led_too_soon(h: Hearing, leader: Seat, card: Card) -> None:
    from . import law53

    h.rule(
        EARLY_LEAD_IS_EXPOSED,
        Withdraw(leader, card, leader.side),
        *law59.bound_again(h, leader),
        MakePenaltyCard(leader, card, Kind.MAJOR),
        also=(law49.PARTNER_COULD_SEE, MAJOR, LEADER_MUST_WAIT),
    )
    penalty_cards.follows(h, leader, card)
    law53.take_back_rest(h)
    law53.close_later(h)


def led_meanwhile(h: Hearing) -> None:
    """The defender who exposed a card, or his partner, was on lead and has led before anyone spoke of it."""
    from . import law41

    owner, before, trick = h.offender, h.incident.before, h.table.trick
    leader = before.turn
    if h.table.finished:
        return  # nothing is led any more
    if leader is None or not before.trick.empty or h.table.number != h.incident.trick or trick.order != (leader,):
        return
    card = trick.card(leader)
    assert card is not None
    if leader is owner:
        _led_another(h, card)
        return
    bound = leader is owner.partner and h.table.penalty_cards_of(owner, Kind.MAJOR)
    if bound and not law41.already_led(before, leader) and h.reads(PENALTY_CARD_FROM_EXPOSURE):
        _led_too_soon(h, leader, card)


def _led_another(h: Hearing, card: Card) -> None:
    """The owner led another card: it is judged as one led when the penalty card lay there (52)."""
    from . import law52

    owner = h.offender
    lay_there = h.incident.before.but(penalty_cards=h.table.penalty_cards, restrictions=_bound_when_he_led(h))
    owed = law52.owed_now(lay_there, owner, card)
    already_laid = any(lying.seat is owner for lying in h.incident.before.face_down)
    on_file = any(i.card is card and i.key != h.incident.key for i in h.table.docket)
    if not owed or card in h.incident.cards or already_laid or on_file or not h.reads(PENALTY_CARD_FROM_EXPOSURE):
        return
    names = " or ".join(str(c) for c in owed)
    authority = MUST_BE_PLAYED if h.table.penalty_cards_of(owner, Kind.MAJOR) else MINOR_BARS_SMALL_CARDS
    h.rule(authority, Note(names, f"had to be played before {card}"))
    h.table = physics.withdraw(h.table, owner, card)
    h.then(Act(Faced(owner, card), owner, card, plays=True))


def _bound_when_he_led(h: Hearing) -> tuple[Restriction, ...]:
    """What the owner had to obey before the exposure, and what he has been told since."""
    before = h.incident.before
    orders = (order for ruling in h.table.rulings[len(before.rulings) :] for order in ruling.orders)
    told = (o.restriction for o in orders if isinstance(o, Restrict) and o.restriction.seat is h.offender)
    return (*before.restrictions, *told)


def _lead_option(h: Hearing) -> None:
    from . import law41

    owner, leader = h.offender, h.offender.partner
    owned = [h.card]
    suit = h.card.suit
    words: dict[str, Any] = {"leader": leader, "owner": owner, "cards": owned[0]}
    words |= {"suit": suit.singular, "suits": str(suit)}
    law10.options(h, h.table.declarer)
    match h.chosen(OPTION, by=h.table.declarer, suffix=h.table.number, **words):
        case "require":
            demand(h, REQUIRE_SUIT, leader, Demand.REQUIRE, (suit,), owned)
        case "forbid":
            demand(h, PROHIBIT_SUIT, leader, Demand.FORBID, (suit,), owned)
        case "leave":
            h.reads(OPTIONS_RETURN_IN_1997)
            left = Note(str(leader), f"{left_to_lead(h.table, leader)}; {owned[0]} remains")
            h.rule(NEITHER, left, also=(OPTIONS_RETURN,))
            penalty_cards.say_who_may_use(h, owner)
            law41.remains(h, leader)


def left_to_lead(table: Table, leader: Seat) -> str:
    """What a leader may do whom declarer's option does not bind: what bound him before still does."""
    from . import law41

    if law41.lead_face_down(table, leader) is not None:
        return "turns up the card that lies face down"
    allowed = _allowed(table, leader)
    own = [p.card for p in table.penalty_cards_of(leader, Kind.MAJOR) if p.card.mask & allowed]
    if own:
        return "must lead " + " or ".join(str(card) for card in own)
    return "may lead any card" + (" that his restriction leaves him" if law59.binding(table, leader) else "")


def demand(
    h: Hearing, authority: Provision, leader: Seat, kind: Demand, suits: tuple[Suit, ...], owned: list[Card]
) -> None:
    """Restrict the lead; the penalty cards of those suits are picked up, obeyed or not."""
    from . import law41

    lasts = Lasts.THIS_LEAD if kind is Demand.REQUIRE else Lasts.WHILE_LEAD_RETAINED
    restriction = Restriction(leader, kind, lasts, authority, suits, trick=h.table.number)
    up = [card for card in owned if card.suit in suits]
    owner = leader.partner
    unable: tuple[Provision, ...] = ()
    instead: tuple[Note, ...] = ()
    if _cannot_obey(h, leader, kind, suits):
        up = up if h.reads(PICKED_UP_ALL_THE_SAME) else []
        h.reads(law59.NO_SECOND_CHOICE)
        unable = (LEADER_UNABLE, law59.MAY_PLAY_ANY)
        instead = (Note(str(leader), f"cannot obey, so that he {left_to_lead(h.table, leader)}"),)
    if any(law59.lifted(Restrict(restriction).apply(h.table, authority), r) for r in h.table.restrictions):
        h.reads(law59.LATER_DEMAND_BINDS)
    h.rule(authority, Restrict(restriction), *instead, *(PickUp(owner, card) for card in up), also=unable)
    for card in up:
        penalty_cards.returned(h, owner, card)
    law41.under_demand(h, restriction)
    law10.then_free(h)


def _cannot_obey(h: Hearing, leader: Seat, kind: Demand, suits: tuple[Suit, ...]) -> bool:
    """Whether the leader cannot lead as demanded, as far as the cards on file tell; asked only if it matters."""
    hand = h.table.hand(leader)
    if not reads(h.table, PICKED_UP_ALL_THE_SAME):
        others = tuple(suit for suit in Suit if suit not in suits)
        return not any(h.holds(leader, suit, LEADER_UNABLE) for suit in (suits if kind is Demand.REQUIRE else others))
    if kind is Demand.REQUIRE:
        return all(hand.holds(suit) is False for suit in suits)
    return hand.known and all(card.suit in suits for card in hand.cards)
