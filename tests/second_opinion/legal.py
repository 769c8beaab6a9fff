"""Which cards may be played now: Laws 44, 50, 51, 52, 57, 58B, 59 and (1997) 62D2.

The order of the tests is that of the sheets on Laws 44 and 59: follow suit, then what declarer has
ordered (if it can be obeyed), then major penalty cards, then the limit set by a minor penalty card.
"""

from dataclasses import dataclass
from itertools import combinations

from .cards import SUITS, check_card, check_edition, is_honour, rank, suit

LEAD_ORDERS = ("26", "50D2", "51B", "54D", "56")
"""Origins of orders that bind a lead only; they are left out of account when the hand is following."""


@dataclass(frozen=True)
class PenaltyCard:
    """A penalty card lying face up before its owner at this moment."""

    card: str
    """The card, e.g. ``"HK"``. It still belongs to the hand (44C)."""
    kind: str
    """``"major"`` or ``"minor"``. Two or more of one owner are taken as major whatever is written (50B)."""


@dataclass(frozen=True)
class Election:
    """What declarer has said, for THIS lead, about the penalty cards of the leader's partner (50D2, 51B)."""

    kind: str
    """``"require"``, ``"forbid"`` or ``"neither"``."""
    suits: tuple[str, ...]
    """The suit required (exactly one), the suit(s) forbidden (one or more), ``()`` for neither.
    Every suit named must be a suit of one of partner's major penalty cards."""


@dataclass(frozen=True)
class Restriction:
    """An order that already binds the hand at this very turn, whatever law it comes from."""

    kind: str
    """One of

    * ``"require_suit"``  - play (lead) a card of the one suit in ``suits``;
    * ``"forbid_suits"``  - do not play (lead) a card of any suit in ``suits``;
    * ``"highest_of_led"`` / ``"lowest_of_led"`` - highest / lowest card held of the suit led, ``suits`` empty;
    * ``"require_card"``  - the one card in ``card`` (1997 62D2 only)."""
    suits: tuple[str, ...]
    """Suits meant by the first two kinds, else ``()``."""
    origin: str
    """Where it comes from: ``"26"``, ``"50D2"``, ``"51B"``, ``"54D"``, ``"56"`` (lead orders; a ban made at an
    earlier trick that still runs belongs here), ``"57A"`` (this play only), ``"62D2"``, or ``"other"``."""
    card: str = ""
    """Only for ``"require_card"``."""


@dataclass(frozen=True)
class Situation:
    """One hand whose turn it is to lead or play. Every field is stated from that hand's point of view."""

    role: str
    """``"defender"``, ``"declarer"`` or ``"dummy"``."""
    hand: frozenset[str]
    """All cards it still holds, its penalty cards on the table included."""
    led: str
    """Suit led to the current trick, or ``""`` when this hand is to lead."""
    penalty_cards: tuple[PenaltyCard, ...] = ()
    """Its own penalty cards. Must be empty for declarer and dummy."""
    partner_penalty_cards: tuple[PenaltyCard, ...] = ()
    """Its partner's penalty cards lying BEFORE ``election`` is carried out. Matters to a leading defender only."""
    election: Election | None = None
    """Declarer's choice for this lead; None = not made yet. Ignored when not leading or partner has no major card."""
    restrictions: tuple[Restriction, ...] = ()
    """Other orders binding this turn, oldest first. Do not repeat ``election`` here. Orders that bind a lead only
    (see ``LEAD_ORDERS``) have no effect while ``led`` is set."""
    designated: str = ""
    """The card declarer has named under 51A among several playable penalty cards; ``""`` = not (yet) named."""
    premature_card: str = ""
    """A card of this hand already put forward too early to THIS trick that is no penalty card so far but counts
    as its play: 57D (2017), relief under 57C, or the pre-2017 setting 'treated as his play'. Else ``""``."""
    laid_together: tuple[str, ...] = ()
    """Cards put down at once at this turn whose faces are VISIBLE (58B); ``()`` when that did not happen."""


@dataclass(frozen=True)
class Verdict:
    """The answer with its reasons."""

    cards: frozenset[str]
    """Cards that may be played now. Empty only while the leader has to wait for declarer (``must_wait``)."""
    must_wait: bool
    """True: a defender is to lead, partner has a major penalty card and declarer has not chosen (50D2)."""
    elections: frozenset[Election]
    """The choices open to declarer while ``must_wait``; otherwise empty."""
    declarer_designates: frozenset[str]
    """Two or more penalty cards among which declarer has still to name one (51A); otherwise empty."""
    follow: frozenset[str]
    """What Law 44 alone allows."""
    ordered: frozenset[str]
    """What is left after declarer's orders (or ``follow`` where they cannot be obeyed)."""
    unable: tuple[Restriction, ...]
    """Orders that fell away because they could not be obeyed (59)."""


def legal_plays(edition: int, situation: Situation) -> set[str]:
    """The cards that may be played now (empty while a leader must wait for declarer's choice)."""
    return set(verdict(edition, situation).cards)


def verdict(edition: int, situation: Situation) -> Verdict:
    """As ``legal_plays`` but with the steps shown."""
    check_situation(edition, situation)
    s = situation
    follow = follow_suit(s.hand, s.led)
    if s.role != "defender":
        # Only a defender is ever bound by orders or penalty cards (48A, sheet on 59).
        none: frozenset[str] = frozenset()
        return Verdict(laid(follow, s), False, frozenset(), none, follow, follow, ())
    if lead_must_wait(s):
        options = frozenset(elections(s.partner_penalty_cards))
        return Verdict(frozenset(), True, options, frozenset(), follow, follow, ())
    ordered, unable = obey(follow, all_restrictions(s), s.hand, s.led)
    own = normalised(s.penalty_cards)
    cards, candidates = penalty_step(ordered, own)
    if s.premature_card:
        if s.premature_card in cards:
            # 57D (2017) / 57C: playable, so it is what the hand plays.
            cards, candidates = frozenset({s.premature_card}), frozenset()
        else:
            # 57D second half, or an illegal card corrected (62B1): it is now a major penalty card too.
            own = normalised((*own, PenaltyCard(s.premature_card, "major")))
            cards, candidates = penalty_step(ordered, own)
    if s.designated and s.designated in candidates:
        cards, candidates = frozenset({s.designated}), frozenset()
    cards = laid(cards, s)
    if not len(candidates & cards) > 1:
        candidates = frozenset()
    return Verdict(cards, False, frozenset(), candidates & cards, follow, ordered, unable)


# --- the steps -----------------------------------------------------------------------------------


def follow_suit(hand: frozenset[str], led: str) -> frozenset[str]:
    """44A, 44C, 44D: cards of the suit led if there are any, else the whole hand."""
    same = frozenset(c for c in hand if suit(c) == led)
    return same or hand


def lead_must_wait(s: Situation) -> bool:
    """50D2: on lead, partner has a MAJOR card lying, declarer has not spoken. A minor one never binds partner."""
    return not s.led and s.election is None and bool(majors(s.partner_penalty_cards))


def elections(partner_cards: tuple[PenaltyCard, ...]) -> set[Election]:
    """50D2 and 51B: require one suit, forbid any number of the suits, or neither.

    Mixing require and forbid is not offered [reading, sheet on 51]; 'neither' with several suits is 51B2(c)
    in 2017 and 50D2(b) before, so it is offered in every edition.
    """
    suits = sorted({suit(p.card) for p in majors(partner_cards)}, key=SUITS.index)
    found = {Election("neither", ())}
    for one in suits:
        found.add(Election("require", (one,)))
    for size in range(1, len(suits) + 1):
        for some in combinations(suits, size):
            found.add(Election("forbid", some))
    return found


def after_election(
    partner_cards: tuple[PenaltyCard, ...], election: Election
) -> tuple[Restriction | None, tuple[PenaltyCard, ...]]:
    """The order now on the leader and the penalty cards his partner keeps.

    50D2(a), 51B: requiring or forbidding a suit releases every penalty card of that suit and no other,
    also when the leader turns out unable to obey (59). 50D2(b), 51B2(c): neither - all stay.
    What stays keeps its kind [reading, sheet on 50: nothing turns a major card back].
    """
    owned = normalised(partner_cards)
    check_election(owned, election)
    if election.kind == "neither":
        return None, owned
    origin = "50D2" if len(majors(owned)) == 1 else "51B"
    kind = "require_suit" if election.kind == "require" else "forbid_suits"
    left = tuple(p for p in owned if suit(p.card) not in election.suits)
    return Restriction(kind, election.suits, origin), left


def all_restrictions(s: Situation) -> tuple[Restriction, ...]:
    """Orders already running, oldest first, then the one declarer has just chosen for this lead."""
    if s.led:
        return tuple(r for r in s.restrictions if r.origin not in LEAD_ORDERS)
    if s.election is None or not majors(s.partner_penalty_cards):
        return s.restrictions
    fresh, _ = after_election(s.partner_penalty_cards, s.election)
    return s.restrictions if fresh is None else (*s.restrictions, fresh)


def obey(
    cards: frozenset[str], restrictions: tuple[Restriction, ...], hand: frozenset[str], led: str
) -> tuple[frozenset[str], tuple[Restriction, ...]]:
    """Step 2 with 59: an order that would leave nothing falls away for this turn.

    Several orders at once: the sheets are silent. Taken oldest first; one that clashes with what the earlier
    ones left falls away. [own choice]
    """
    unable = []
    for order in restrictions:
        kept = frozenset(c for c in cards if meets(c, order, hand, led))
        if kept:
            cards = kept
        else:
            unable.append(order)
    return cards, tuple(unable)


def meets(card: str, order: Restriction, hand: frozenset[str], led: str) -> bool:
    """Does this card do what the order asks?"""
    if order.kind == "require_suit":
        return suit(card) in order.suits
    if order.kind == "forbid_suits":
        return suit(card) not in order.suits
    if order.kind == "require_card":
        return card == order.card
    # 57A1, 57A2: measured on all cards held of the suit led, penalty cards included (sheet on 57).
    of_suit = [c for c in hand if suit(c) == led]
    if not of_suit:
        return False
    wanted = max(of_suit, key=rank) if order.kind == "highest_of_led" else min(of_suit, key=rank)
    return card == wanted


def penalty_step(cards: frozenset[str], own: tuple[PenaltyCard, ...]) -> tuple[frozenset[str], frozenset[str]]:
    """Steps 3 and 4: (cards allowed, penalty cards among which declarer must name one)."""
    compelled = frozenset(p.card for p in majors(own)) & cards
    if compelled:
        # 50D1(a): first legal chance; 51A: declarer names one of several.
        return compelled, compelled if len(compelled) > 1 else frozenset()
    minor = [p.card for p in own if p.kind == "minor"]
    if minor and minor[0] in cards:
        # 50C: no other small card of its suit before it; honours of the suit and other suits are free.
        one = minor[0]
        barred = {c for c in cards if suit(c) == suit(one) and not is_honour(c) and c != one}
        return cards - barred, frozenset()
    return cards, frozenset()


def laid(cards: frozenset[str], s: Situation) -> frozenset[str]:
    """58B: the card played is one of the visible ones (one face only: that one), within what is legal.

    That the choice is limited by 44C is a [reading] of the sheet. When none of the visible cards is legal the
    play would have to be corrected, so the legal set itself is returned.
    """
    visible = frozenset(s.laid_together) & cards
    return visible or cards


# --- smaller questions -----------------------------------------------------------------------------


def duty(edition: int, situation: Situation, card: str) -> str:
    """What one penalty card of the hand must do at this turn.

    ``"must"`` it has to be played now; ``"one_of"`` declarer names it or another (51A); ``"may"`` it is a free
    choice (a minor card, 50C); ``"stays"`` it cannot be played now and stays face up (50D1(b)); ``"wait"``
    nothing may be led before declarer has chosen (50D2).
    """
    v = verdict(edition, situation)
    if v.must_wait:
        return "wait"
    if card in v.declarer_designates:
        return "one_of"
    if card not in v.cards:
        return "stays"
    return "must" if v.cards == {card} and is_major(situation, card) else "may"


def judge(edition: int, situation: Situation, card: str) -> str:
    """What a play of ``card`` now would be.

    * ``"legal"``;
    * ``"early_lead"`` led before declarer has chosen (50D2 sends it to 49);
    * ``"revoke"`` does not follow suit, or disobeys an order that could be obeyed (61A);
    * ``"law_52"`` follows suit and obeys, but a penalty card had to be played instead (also a small card in
      place of a minor penalty card; the sheet on 52 takes that to hold in every edition);
    * ``"other"`` a card other than the one already put forward (57D, 57C, 58B).
    """
    v = verdict(edition, situation)
    if v.must_wait:
        return "early_lead"
    if card in v.cards:
        return "legal"
    if card not in v.follow or card not in v.ordered:
        return "revoke"
    own = situation.penalty_cards
    if situation.premature_card in penalty_step(v.ordered, normalised(own))[0]:
        # 57D (2017) has that card played; 52 speaks only of a penalty card that 50 or 51 required.
        return "other"
    if situation.premature_card:
        # 57D, second half: it could not be played and lies there as one more major penalty card (50B).
        own = (*own, PenaltyCard(situation.premature_card, "major"))
    by_penalty, several = penalty_step(v.ordered, normalised(own))
    if card not in by_penalty or (card in several and situation.designated):
        return "law_52"
    return "other"


def premature_options(edition: int, led: str) -> set[tuple[str, str]]:
    """57A: declarer's choices against the offender's partner, as (restriction kind, suit or ``""``)."""
    check_edition(edition)
    found = {("highest_of_led", ""), ("lowest_of_led", "")}
    for one in SUITS:
        if one == led:
            continue
        found.add(("forbid_suits", one))
        if edition == 2017:  # the option to require another suit is new
            found.add(("require_suit", one))
    return found


# --- helpers ---------------------------------------------------------------------------------------


def normalised(cards: tuple[PenaltyCard, ...]) -> tuple[PenaltyCard, ...]:
    """50B: two or more of one defender are all major."""
    if len(cards) < 2:
        return cards
    return tuple(PenaltyCard(p.card, "major") for p in cards)


def majors(cards: tuple[PenaltyCard, ...]) -> tuple[PenaltyCard, ...]:
    """The major ones after 50B has been applied."""
    return tuple(p for p in normalised(cards) if p.kind == "major")


def is_major(s: Situation, card: str) -> bool:
    """Is this one of the hand's own major penalty cards?"""
    return card in {p.card for p in majors(s.penalty_cards)}


def check_election(owned: tuple[PenaltyCard, ...], election: Election) -> None:
    """Refuse a choice the Laws do not offer (a suit that is not one of the penalty cards', two suits required)."""
    wanted = Election(election.kind, tuple(sorted(set(election.suits), key=SUITS.index)))
    if wanted not in elections(owned):
        raise ValueError(f"declarer has no such option: {election}")


def check_situation(edition: int, s: Situation) -> None:
    """Refuse a situation that contradicts itself."""
    check_edition(edition)
    if s.role not in ("defender", "declarer", "dummy"):
        raise ValueError(f"unknown role {s.role!r}")
    if not s.hand:
        raise ValueError("no card left")
    for card in s.hand:
        check_card(card)
    if s.role != "defender" and (s.penalty_cards or s.partner_penalty_cards or s.restrictions):
        raise ValueError("only a defender has penalty cards or orders to obey")
    for p in s.penalty_cards:
        if p.card not in s.hand or p.kind not in ("major", "minor"):
            raise ValueError(f"bad penalty card {p}")
        if p.kind == "minor" and is_honour(p.card):
            raise ValueError("an honour is never a minor penalty card")
    if s.premature_card and s.premature_card not in s.hand:
        raise ValueError("the premature card must still be counted in the hand")
    for order in s.restrictions:
        check_restriction(edition, s, order)


def check_restriction(edition: int, s: Situation, order: Restriction) -> None:
    """Refuse an order that the edition does not know."""
    if order.kind not in ("require_suit", "forbid_suits", "highest_of_led", "lowest_of_led", "require_card"):
        raise ValueError(f"unknown restriction {order.kind!r}")
    if order.kind in ("highest_of_led", "lowest_of_led") and not s.led:
        raise ValueError("no suit has been led")
    if order.origin == "57A":
        named = order.suits[0] if order.suits else ""
        if (order.kind, named) not in premature_options(edition, s.led):
            raise ValueError(f"57A has no such option in {edition}: {order}")
    if order.kind == "require_card" and (order.origin != "62D2" or edition != 1997):
        raise ValueError("only 62D2 of 1997 lets declarer name a card")
