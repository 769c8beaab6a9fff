"""Law 57: premature lead or play."""

from __future__ import annotations

from ..acts import Act
from ..cards import Card, Suit
from ..editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, Provision, provision, reading, v
from ..events import Faced, Held, Named, Placed, Touched
from ..hearing import Hearing
from ..orders import Inform, MakePenaltyCard, Note, Refer, Restrict, Stands, Withdraw
from ..questions import Choice, Elect, Finding
from ..table import Demand, Incident, Kind, Lasts, Restriction, Table
from . import law09, law10, law11, law16, law44, law45, law47, law49, law50, law58, law59, law60, law61, law72
from .common import answer, file, key_of

PREMATURE = provision(
    v(
        L1997,
        "57A",
        "A card that a defender leads to the next trick, or plays out of turn, before his partner has played to the "
        "current one becomes a penalty card, and declarer chooses a restriction on the partner's card.",
    ),
    v(
        L2007,
        "57A",
        "A card that a defender leads to the next trick, or plays out of turn, before his partner has played to the "
        "current one becomes a major penalty card, and declarer chooses a restriction on the partner's card.",
        change=WORDING,
    ),
)
REQUIRE_HIGHEST = provision(
    v(L1997, "57A1", "Declarer may make the offender's partner play his highest card of the suit led."),
)
REQUIRE_LOWEST = provision(
    v(L1997, "57A2", "Declarer may make the offender's partner play his lowest card of the suit led."),
)
REQUIRE_SUIT = provision(
    v(
        L2017,
        "57A3",
        "Declarer may make the offender's partner play a card of a suit that he names, other than the suit led.",
    ),
)
FORBID_SUIT = provision(
    v(L1997, "57A3", "Declarer may forbid the offender's partner to play one other suit, which he names."),
    v(
        L2017,
        "57A4",
        "Declarer may forbid the offender's partner to play one other suit, which he names.",
        change=RENUMBERED,
    ),
)
CANNOT_COMPLY = provision(
    v(
        L1997,
        "57B",
        "If the offender's partner cannot do what declarer chose as penalty, he may play any legal card.",
    ),
    v(
        L2007,
        "57B",
        "If the offender's partner cannot do what declarer chose as rectification, he may play any legal card.",
        change=WORDING,
    ),
)
DECLARER_PLAYED_BOTH = provision(
    v(
        L1997,
        "57C",
        "A defender who plays before his partner pays nothing if declarer had already played from both hands.",
    ),
    v(
        L2007,
        "57C1",
        "A defender who plays before his partner pays nothing if declarer had already played from both hands.",
        change=RENUMBERED,
    ),
)
DUMMY_ACTED = provision(
    v(
        L1997,
        "57C",
        "A defender who plays before his partner pays nothing if dummy had played a card or had illegally suggested "
        "playing it.",
        dummys_card="played",
    ),
    v(
        L2007,
        "57C1",
        "A defender who plays before his partner pays nothing if dummy had played a card or had illegally suggested "
        "playing it.",
        change=RENUMBERED,
        dummys_card="played",
    ),
    v(
        L2017,
        "57C2",
        "A defender who plays before his partner pays nothing if dummy, unasked, had picked a card before his "
        "right-hand opponent played, or had illegally suggested one.",
        change=SUBSTANCE,
        dummys_card="picked before his right-hand opponent played",
    ),
)
NOT_AUTOMATIC = provision(
    v(
        L1997,
        "57C",
        "A singleton in dummy, or one of touching cards in a suit there, does not count as played by itself.",
        scope="singleton or touching cards",
        until_instructed=False,
    ),
    v(
        L2007,
        "57C1",
        "A singleton in dummy, or one of touching cards in a suit there, does not count as played until declarer has "
        "asked for it or pointed it out.",
        change=SUBSTANCE,
        scope="singleton or touching cards",
        until_instructed=True,
    ),
    v(
        L2017,
        "57C1",
        "No card of dummy counts as played until declarer has asked for it or pointed it out in some way.",
        change=SUBSTANCE,
        scope="every card",
        until_instructed=True,
    ),
)
GESTURE_SUFFICES = provision(
    v(L2007, "57C1 footnote", "Declarer also orders dummy's card by a sign, such as a movement of the hand or head."),
)
DECLARER_PREMATURE = provision(
    v(
        L2007,
        "57C2",
        "A card that declarer plays, but does not lead, too early from either hand is played and stays so.",
        must_be_legal=False,
    ),
    v(
        L2017,
        "57C3",
        "A card that declarer plays, but does not lead, too early from either hand is played, and stays so if it is "
        "legal.",
        change=SUBSTANCE,
        must_be_legal=True,
    ),
)
RHO_TURN_INFORMATION = provision(
    v(
        L2017,
        "57D",
        "A card that a defender tries to play, not lead, at his right-hand opponent's turn may give his partner "
        "unauthorized information.",
    ),
)
RHO_TURN_PLAYABLE = provision(
    v(
        L2017,
        "57D",
        "A card that a defender tries to play, not lead, at his right-hand opponent's turn must be played when his own "
        "turn comes, if it is then legal.",
    ),
)
RHO_TURN_UNPLAYABLE = provision(
    v(
        L2017,
        "57D",
        "A card that a defender tried to play, not lead, at his right-hand opponent's turn becomes a major penalty "
        "card if it cannot legally be played to the trick.",
    ),
)
EXEMPT_CARD_STANDS = reading(
    "R57-1",
    "The card of a defender who pays nothing under 57C stands as his play, and his partner plays freely.",
    source="text silent; no rectification applies and Law 47 gives no ground for taking the card back",
)
EXPOSED_AT_RHO_TURN = reading(
    "R57-2",
    "A card that a defender plays at his right-hand opponent's turn, his partner having played, is an exposed card "
    "under Law 49; without this reading it stands as his play to the trick.",
    source="text silent before 2017; the letter of Law 49. Many directors let the card stand as the play",
    editions=(L1997, L2007),
)
ONLY_BEFORE_THE_OFFENCE = reading(
    "R57-3",
    "57C looks only at what declarer and dummy had done before the defender acted; what declarer plays afterwards "
    "counts under 60A1, and only from the hand on the offender's left.",
    source="letter of 57C and 60A1",
)

LEAD_IS_NO_PLAY = reading(
    "R57-4",
    "57C excuses a card played to the trick before the partner's, not a lead to the next trick.",
    source="letter of 57C, which speaks only of playing before the partner",
)

LED_TO_NEXT = Finding(
    "led_to_next_trick",
    "Did {offender} lead {card} to the next trick before his partner had played to this one?",
    PREMATURE,
    yes="{offender} led {card} to the next trick",
    no="{card} was not led to the next trick",
    say="{offender}, you had played to this trick: what did you mean by {card}?",
    reclassifies=True,
)
DUMMY_FIRST = Finding(
    "dummy_acted_first",
    "Had dummy, of his own accord, picked a card or illegally suggested one before {offender} played?",
    DUMMY_ACTED,
    yes="dummy had picked or suggested a card of his own accord",
    no="dummy had neither picked nor suggested a card",
)
OPTION = Choice(
    "premature_play",
    "{offender} played before his partner. What does {chooser} choose for {partner}'s card to this trick?",
    Elect(
        "highest",
        "Highest {led} he holds",
        REQUIRE_HIGHEST,
        "required the highest {led}",
        "you may require {partner} to play the highest {led} he holds",
    ),
    Elect("lowest", "Lowest {led} he holds", REQUIRE_LOWEST, "required the lowest {led}", "the lowest"),
    Elect("require", "A card of another suit", REQUIRE_SUIT, "required another suit", "a card of a suit you name"),
    Elect(
        "forbid",
        "No card of another suit",
        FORBID_SUIT,
        "forbade another suit",
        "or you may forbid him a card of another suit you name",
    ),
    say="{chooser}, {offender} played before his partner; the card is a major penalty card, and for {partner}'s card"
    " to this trick you choose one: {options}.",
)
REQUIRED = Choice(
    "required_suit",
    "Which suit does {chooser} require?",
    Elect("suit", "{picked}", REQUIRE_SUIT, "named {picked}"),
)
FORBIDDEN = Choice(
    "forbidden_suit",
    "Which suit does {chooser} forbid?",
    Elect("suit", "{picked}", FORBID_SUIT, "named {picked}"),
)
yields_to = ("law54", "law41", "law58")


def notice(table: Table, act: Act) -> Incident | None:
    """A card out of turn to a trick in progress, or a lead to the next one before partner has played."""
    if act.play is None or table.trick.empty:
        return None
    seat, trick = act.seat, table.trick
    if trick.card(seat) is not None:
        waiting = table.is_defender(seat) and trick.card(seat.partner) is None
        if not waiting or answer(table, key_of(table), LED_TO_NEXT.id) is False:
            return None
        summary = f"{seat} put down {act.card} before his partner had played to the trick"
        return file(table, act, "law57", summary, enters=False)
    if seat is table.turn:
        return None
    if not table.is_defender(seat):
        return _early_from_declarer(table, act)
    early = "before his partner" if trick.card(seat.partner) is None else "at his right-hand opponent's turn"
    return file(table, act, "law57", f"{seat} played {act.card} {early}")


def _early_from_declarer(table: Table, act: Act) -> Incident:
    """A legal card stands at once; one that fails to follow suit is a revoke like any other."""
    led = table.trick.led
    if led is not None and act.card is not None and act.card.suit is not led and table.hand(act.seat).holds(led):
        summary = f"declarer played {act.card} early from {act.seat}'s hand on a {led.singular} though it held one"
        return file(table, act, "law61", summary)
    summary = f"declarer played {act.card} from {act.seat}'s hand before its turn"
    return file(table, act, "law57", summary, at_once=True)


def lapse(h: Hearing) -> bool:
    """The hand on the offender's left plays: the right is forfeited. Or the trick is past."""
    assert h.act is not None
    if h.act.play is None or not h.table.is_defender(h.offender):
        return False
    if h.act.seat is h.offender.lho and h.act.seat is h.table.turn:
        h.reads(law60.BY_HAND)
        stands = Stands(h.offender, h.card, "play" if h.incident.enters else "lead")
        h.rule(law60.FORFEITED, stands, also=(law60.AS_IN_TURN,))
        law60.obligations_remain(h, h.offender.side)
        return True
    if h.table.number == h.incident.trick + 1 and h.incident.enters:
        _play_went_on(h)
        return True
    return law50.has_left_hand(h) if not h.incident.enters else False


def _play_went_on(h: Hearing) -> None:
    """The trick was completed with the early card in it, which stays there; Law 11 judges what is left of the right."""
    h.rule(law47.PLAYED_CARD_STANDS, Stands(h.offender, h.card, "play"))
    law11.acted_before_calling(h)


def hear(h: Hearing) -> None:
    """Who acted too soon, and who had acted before him."""
    law09.summoned(h)
    if not h.table.is_defender(h.offender):
        _by_declarer(h)
        return
    law09.corrected_early(h)
    law10.ruled_by_players(h)
    before = h.incident.before.trick
    if before.card(h.offender) is not None:
        h.found(LED_TO_NEXT)
    elif before.card(h.offender.partner) is not None:
        _at_rho_turn(h)
        return
    if _exempt(h):
        return
    _premature(h)


def _by_declarer(h: Hearing) -> None:
    """Declarer's premature play stands."""
    stands = Stands(h.offender, h.card, "play")
    if h.has(DECLARER_PREMATURE):
        h.rule(DECLARER_PREMATURE, stands)
    else:
        h.rule(law47.PLAYED_CARD_STANDS, stands, also=(law45.CARD_DESIGNATED,))


def _exempt(h: Hearing) -> bool:
    """57C: nothing to pay if declarer had played from both hands, or dummy had acted of his own accord."""
    authority = _excuse(h)
    if authority is None or (not h.incident.enters and h.reads(LEAD_IS_NO_PLAY)):
        return False
    if authority is DECLARER_PLAYED_BOTH:
        h.reads(ONLY_BEFORE_THE_OFFENCE)
    if h.table.trick.card(h.offender) is not h.card and h.card in h.table.hand(h.offender).cards:
        h.rule(authority, Note(str(h.offender), f"has nothing to pay for {h.card}"))
        return True
    h.reads(EXEMPT_CARD_STANDS)
    led = h.incident.before.trick.led
    if led is not None and h.card.suit is not led and h.incident.before.hand(h.offender).holds(led):
        # As his play it failed to follow suit, so the revoke rules decide.
        h.rule(authority, Note(str(h.card), f"counts as {h.offender}'s play"))
        law61.hear(h)
    else:
        h.rule(authority, Stands(h.offender, h.card, "play"))
    return True


def _excuse(h: Hearing) -> Provision | None:
    """Which sentence of 57C excuses the defender, by what had been done before he acted."""
    before = h.incident.before.trick
    placed = _placed_unasked(h)
    if before.card(h.table.declarer) is not None and before.card(h.table.dummy) is not None and not placed:
        return DECLARER_PLAYED_BOTH
    dummys_card = h.term(DUMMY_ACTED, "dummys_card")
    picked_early = dummys_card == "played" or before.card(h.table.dummy.rho) is None
    if (placed and picked_early) or (_dummy_acted(h) and h.found(DUMMY_FIRST)):
        return DUMMY_ACTED
    return None


def _placed_unasked(h: Hearing) -> bool:
    acts = h.table.log[h.incident.before.began : h.incident.at]
    called = h.incident.before.call
    named = called is not None and called.trick == h.incident.trick
    return not named and any(isinstance(e, Placed) for e in acts)


def _dummy_acted(h: Hearing) -> bool:
    acts = h.table.log[h.incident.before.began : h.incident.at]
    return any(isinstance(e, Touched | Held | Named) and e.seat is h.table.dummy for e in acts)


def _premature(h: Hearing) -> None:
    """57A: a major penalty card, and declarer's choice for the partner's card."""
    offender, partner, card = h.offender, h.offender.partner, h.card
    if h.table.number != h.incident.trick:
        _play_went_on(h)
        return
    if h.table.trick.led is None:
        # The lead has been taken back by another ruling, so the partner has nothing to play to.
        _exposed(h, law49.PARTNER_COULD_SEE, ())
        return
    since = h.table.trick.card(partner) if partner in h.table.trick.order else None
    takes = (Withdraw(offender, card, offender.side),) if h.table.trick.card(offender) is card else ()
    h.rule(
        PREMATURE,
        *takes,
        MakePenaltyCard(offender, card, Kind.MAJOR),
        also=(law50.MAJOR, *_not_called(h)),
    )
    law50.follows(h, offender, card)
    _aware(h)
    if since is not None:
        h.rule(
            law60.OFFENDING_SIDE_PLAYS,
            Withdraw(partner, since, offender.side),
            MakePenaltyCard(partner, since, Kind.MAJOR),
            also=(law49.PARTNER_COULD_SEE, law50.MAJOR),
        )
        law50.follows(h, partner, since)
    led = h.table.trick.led
    assert led is not None
    others = tuple(suit for suit in reversed(Suit) if suit is not led)
    law11.acted_before_calling(h)
    law10.options(h, h.table.declarer)
    match h.chosen(OPTION, by=h.table.declarer, led=led.singular):
        case "highest":
            _demand(h, REQUIRE_HIGHEST, Demand.HIGHEST, led)
        case "lowest":
            _demand(h, REQUIRE_LOWEST, Demand.LOWEST, led)
        case "require":
            _demand(h, REQUIRE_SUIT, Demand.REQUIRE, h.chosen_suit(REQUIRED, h.table.declarer, others))
        case "forbid":
            _demand(h, FORBID_SUIT, Demand.FORBID, h.chosen_suit(FORBIDDEN, h.table.declarer, others))
    law10.then_free(h)


def _not_called(h: Hearing) -> tuple[Provision, ...]:
    """That dummy's card, however obvious, had not been played because declarer had not asked for it."""
    waiting = h.incident.before.trick.card(h.table.dummy) is None
    return (NOT_AUTOMATIC, GESTURE_SUFFICES) if waiting else ()


def _aware(h: Hearing) -> None:
    h.rule(
        law72.COULD_HAVE_BEEN_AWARE,
        Refer(
            "must",
            f"if {h.offender} could have been aware that playing too soon could well damage the other side, and it did",
            findings=("could_have_been_aware", "os_gained_through_irregularity"),
        ),
    )


def _demand(h: Hearing, authority: Provision, demand: Demand, suit: Suit) -> None:
    partner = h.offender.partner
    bound = Restriction(
        partner, demand, Lasts.THIS_TRICK, authority, (suit,), trick=h.table.number, on_lead=False
    )
    h.reads(law59.NO_SECOND_CHOICE)
    h.rule(authority, Restrict(bound), also=(CANNOT_COMPLY,))


def _at_rho_turn(h: Hearing) -> None:
    """57D: the partner had already played; the card must be played in its turn, if it can."""
    offender, card = h.offender, h.card
    if card in h.table.hand(offender).cards:
        h.rule(law47.RETRACT_FOR_RECTIFICATION, Note(str(card), "has gone back by another ruling"))
        return
    if h.table.number != h.incident.trick:
        h.rule(law47.PLAYED_CARD_STANDS, Stands(offender, card, "play"))
        return
    again = law60.further_play(h)
    if not h.has(RHO_TURN_PLAYABLE):
        _at_rho_turn_unwritten(h, again)
        return
    if not _playable(h, card):
        _exposed(h, RHO_TURN_UNPLAYABLE, again)
        return
    if _turn_has_come(h):
        h.rule(RHO_TURN_PLAYABLE, Stands(offender, card, "play"), also=again)
    else:
        bound = Restriction(
            offender, Demand.CARD, Lasts.THIS_TRICK, RHO_TURN_PLAYABLE, card=card, trick=h.table.number, on_lead=False
        )
        h.rule(RHO_TURN_PLAYABLE, Withdraw(offender, card, offender.side), Restrict(bound), also=again)
    about = f"{card} before its turn in {offender}'s hand"
    told = Inform(about, card, offender, (h.table.declarer,), (offender.partner,))
    h.rule(RHO_TURN_INFORMATION, told, also=(law16.FROM_PARTNER,))


def _at_rho_turn_unwritten(h: Hearing, again: tuple[Provision, ...]) -> None:
    """Where the edition has no rule: an exposed card, or simply the play."""
    comes_in_turn = _turn_has_come(h) and _playable(h, h.card)
    cause, before = h.incident.cause, h.incident.before.trick
    together = isinstance(cause, Faced) and cause.with_previous and before.order == (h.offender.partner,)
    if comes_in_turn or not h.reads(law58.PARTNERS_LEAD_TOGETHER if together else EXPOSED_AT_RHO_TURN):
        h.rule(law47.PLAYED_CARD_STANDS, Stands(h.offender, h.card, "play"), also=again)
    else:
        _exposed(h, law49.PARTNER_COULD_SEE, again)


def _turn_has_come(h: Hearing) -> bool:
    """Whether the right-hand opponent has played since, so that the card now lies in its turn."""
    return h.table.trick.turn is not h.offender.rho


def _exposed(h: Hearing, authority: Provision, also: tuple[Provision, ...]) -> None:
    takes = (Withdraw(h.offender, h.card, h.offender.side),) if h.table.trick.card(h.offender) is h.card else ()
    h.rule(authority, *takes, MakePenaltyCard(h.offender, h.card, Kind.MAJOR), also=(law50.MAJOR, *also))
    law50.follows(h, h.offender, h.card)
    _aware(h)


def _playable(h: Hearing, card: Card) -> bool:
    led = h.table.trick.led
    return led is None or card.suit is led or not h.holds(h.offender, led, law44.FOLLOW_SUIT)
