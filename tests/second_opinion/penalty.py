"""Which cards are penalty cards, and of which kind, after a short list of acts (Laws 24, 45-60, 62, 67, 68).

``penalty_cards(edition, acts)`` walks through the acts in the order in which they happened. Each act is a
small dataclass of FACTS, the Director's findings included; nothing is judged here.

A seat of the declaring side never has a penalty card (48A), whatever the act: such acts change nothing.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from .cards import check_card, check_edition, check_seat, is_honour, partner, suit

Table = dict[str, tuple[str, str]]
"""card -> (seat of its owner, ``"major"`` or ``"minor"``)."""

# How a card came to be exposed (Director's finding, 50B):
UNINTENTIONAL = "unintentional"  # dropped, fell out, stuck to another card
BY_PLAY = "deliberate_play"  # exposed in the course of deliberately playing or leading it
ON_PURPOSE = "deliberate_not_play"  # shown or named on purpose, but not by playing it

ON_PURPOSE_KIND = "major"
"""Small card shown or named on purpose without being played: 50B fits neither word. The minor class is described
narrowly (unintentional), so what falls outside it is taken as major. [own choice; the sheet leaves a gap]"""


# --- acts that may create a penalty card ---------------------------------------------------------------


@dataclass(frozen=True)
class Exposed:
    """49: a card dropped, shown, flashed or found face up - not played, not led, not added to a trick."""

    seat: str
    """Whose card it is."""
    cards: tuple[str, ...]
    """Every card exposed in this one act."""
    partner_could_see: bool
    """Finding: was it possible for partner to read the face? (Not whether he did; not what declarer saw.)"""
    exposure: str
    """Finding: ``UNINTENTIONAL``, ``BY_PLAY`` or ``ON_PURPOSE``."""
    designated_otherwise: bool = False
    """Finding (opening words of 50): the Director rules that it is no penalty card."""


@dataclass(frozen=True)
class Named:
    """49: a defender says that he holds a card (not the card he proposes to play: that is 45C4(a))."""

    seat: str
    card: str
    holds_it: bool
    """Naming a card that he does not hold makes nothing."""
    exposure: str = ON_PURPOSE
    """Finding, as in ``Exposed``. An honour is major in any case."""
    designated_otherwise: bool = False


@dataclass(frozen=True)
class HeldVisible:
    """45C1: a defender holds (does not drop) a card so that partner could see its face."""

    seat: str
    card: str
    partner_could_see: bool
    in_act_of_playing: bool
    """Finding: playing it, and not merely fumbling. False sends it to 49 [reading, sheet on 45C1]."""
    on_turn: bool
    """It was his turn. When it was not and he was playing, state LeadOutOfTurn or a premature play instead."""
    already_played: bool
    """He already has a legal card in this trick: then it is a fifth card (45E1)."""
    exposure: str = BY_PLAY
    """Used when it ends up under 45E1 or 49."""


@dataclass(frozen=True)
class FifthCard:
    """45E1: a defender adds a card to a trick to which he has already played."""

    seat: str
    card: str
    deemed_led: bool
    """Finding: it was led to the next trick. Then nothing happens here; add LeadOutOfTurn if it was out of turn."""
    exposure: str
    """Finding: unintentional or by deliberate play; 45E1 itself never says major or minor."""
    in_time: bool = True
    """Noticed before each side has played to the next trick. Otherwise 67B: see ExtraCardSeen."""


@dataclass(frozen=True)
class SeveralAtOnce:
    """58B: two or more cards put down together."""

    seat: str
    visible: tuple[str, ...]
    """Cards whose face is visible. One only: it is played and the rest go back (58B1)."""
    designated: str
    """The visible card that the player names as his play (a legal one)."""
    exposure: str = UNINTENTIONAL
    """Finding about the OTHER visible cards."""
    in_time: bool = True
    """Noticed before both sides have played to the next trick (58B4)."""


@dataclass(frozen=True)
class LeadOutOfTurn:
    """53, 54, 56: a defender faces a lead when it is not his turn (not while partner has still to play: 57A)."""

    seat: str
    card: str
    outcome: str
    """``"accepted"`` (said so, or the next hand played: 53A, 60A1), ``"refused"`` (required back, or nobody
    accepted), ``"proper_lead"`` (the opponent whose turn it was made his own lead: 53C, in 2017 53B)."""
    trick: int
    """Number of the trick, 1-13."""
    told_by_opponent: bool = False
    """Finding 47E1: an opponent wrongly told him that it was his turn."""
    takes_back: bool = False
    """1997, 2007 under 47E1: his own choice to take the lead back. In 2017 it always comes back."""


@dataclass(frozen=True)
class PlayedToIrregularLead:
    """60C: the partner of a defender who led out of turn has already played a card to that lead."""

    seat: str
    card: str
    lead_accepted: bool
    legal_at_turn: bool | None
    """When accepted: may the card legally be played at his proper turn? None = not known yet."""
    before_2017: str = "exposed"
    """As in PlayedAtRhosTurn."""


@dataclass(frozen=True)
class Premature:
    """57A: leads to the next trick, or plays out of turn, before partner has played to the current trick.

    Also the wrong defender who plays to declarer's irregular lead (53B, in 2017 53C).
    """

    seat: str
    card: str
    is_lead: bool
    """True: a lead to the next trick; False: a play to the current one. (1997 47E1 helps a lead only.)"""
    declarer_played_both: bool = False
    """57C finding: declarer had already played from both hands."""
    dummy_acted_first: bool = False
    """57C finding: 1997, 2007 dummy had played a card or illegally suggested one; 2017 dummy had on his own picked
    a card before his right-hand opponent played, or illegally suggested one."""
    condoned: bool = False
    """60A1: the hand on the offender's left played before the matter was ruled on."""
    told_by_opponent: bool = False
    """Finding 47E1, as in LeadOutOfTurn."""
    takes_back: bool = False
    """As in LeadOutOfTurn."""


@dataclass(frozen=True)
class PlayedAtRhosTurn:
    """57D: plays (does not lead) while his right-hand opponent is on turn, partner having played already.

    Also the second of two simultaneous leads by the two defenders (58A) when his RHO is now on turn.
    """

    seat: str
    card: str
    legal_at_turn: bool | None
    """May it be played when his turn comes? None = not known yet."""
    before_2017: str = "exposed"
    """Setting for 1997 and 2007, which have no such provision: ``"exposed"`` = by the letter of 49 a penalty card
    (deliberately played, so major), ``"played"`` = taken as his play. The sheet offers both without a default;
    the default here is the letter of 49."""


@dataclass(frozen=True)
class PlayedBeforeNewLead:
    """60B: plays after declarer was required to take his wrong lead back and before he leads again."""

    seat: str
    card: str


@dataclass(frozen=True)
class EarlyLead:
    """50D2: leads before declarer has chosen about partner's major penalty card."""

    seat: str
    card: str
    condoned: bool = False
    """The hand on his left played before any ruling: the lead stands [reading, sheets on 50 and 60A1]."""


@dataclass(frozen=True)
class InAuction:
    """24: cards exposed or led before the play, the player then becoming a defender."""

    seat: str
    cards: tuple[str, ...]
    led: bool
    """A card was led prematurely (deliberate play). Applies when ``cards`` has one card."""
    own_error: bool
    """Finding: through his own error (a card faced in the board is not)."""
    partner_could_see: bool
    """Finding, possibility only."""
    before_period: bool = False
    """Before the auction (period) began for his side: not a penalty card."""
    exposure: str = UNINTENTIONAL
    """Finding for cards not led."""
    declarer_insists: bool = True
    """1997 only: declarer 'may' treat it as a penalty card; False = he declines. Ignored later."""


@dataclass(frozen=True)
class RevokeCorrected:
    """62B: a card that failed to follow suit, or broke an order, is taken back in time."""

    seat: str
    card: str
    """The card withdrawn."""
    substitute: str
    """The legal card played instead (if it was a penalty card it is thereby played)."""
    was_faced: bool
    """The withdrawn card had been face up before (a penalty card, a hand faced in a claim): 62B2, nothing new."""
    kind_before: str = ""
    """If it was itself a penalty card before being played: its kind, which it has again."""


@dataclass(frozen=True)
class WithdrawnByOffendersPartner:
    """62C2: partner of the corrected revoker changes his card after a non-offender has changed his."""

    seat: str
    card: str


@dataclass(frozen=True)
class BothSidesRevoked:
    """62C3 (2017 only): both revokes on one trick corrected; each card the defenders take back."""

    seat: str
    cards: tuple[str, ...]


@dataclass(frozen=True)
class LawfulWithdrawal:
    """A card taken back by permission of the Laws without becoming a penalty card (47 C-F, 41A, 62C1, 58B3 ...)."""

    seat: str
    card: str
    law: str
    """``"41A"`` or ``"54"`` (face-down lead), ``"47C"`` (45C4(b): defender in 1997 and 2007 only), ``"45D"``,
    ``"47D"``, ``"47E1"``, ``"47E2"``, ``"53"`` (proper lead made), ``"58B3"``, ``"62C1"``."""
    kind_before: str = ""
    """If it was a penalty card before it was played: its kind, which it has again. [own choice; sheets silent]"""


@dataclass(frozen=True)
class NotPlayedAsRequired:
    """52: a defender bound to play a penalty card used another card (and did follow suit)."""

    seat: str
    wrong_card: str
    """The card he used."""
    penalty_card: str
    """The card he had to use."""
    accepted: bool
    """Declarer accepted the wrong card."""
    declarer_has_played: bool
    """Declarer has played since from either hand: then it is accepted in any case (52B1(b))."""


@dataclass(frozen=True)
class ExtraCardSeen:
    """67B2: the Director restores an extra card to a defender's hand."""

    seat: str
    card: str
    exposed_to_partner: bool
    """Finding: it was exposed in the search."""
    exposure: str = UNINTENTIONAL


@dataclass(frozen=True)
class ShownInClaim:
    """68: cards faced by a defender in a claim or concession, or in a remark on the trick in progress only.

    Also by one who demonstrably meant no claim: then 68A does not take them out of Law 49.
    """

    seat: str
    cards: tuple[str, ...]
    what: str
    """``"claim"`` (play stops, or lawfully goes on in 2017), ``"current_trick"`` (only who wins this trick),
    ``"concession_objected"`` (partner objects at once, play goes on), ``"no_claim"`` (demonstrably not
    meant as a claim: he took himself for dummy, 68A)."""
    exposure: str = ON_PURPOSE
    """Finding, used where a penalty card may arise: no claim, or 1997 (see the next field)."""
    penalty_in_1997: bool = True
    """1997 with ``"concession_objected"``: Law 49 of that year has no exception, so by its letter a penalty card;
    False = the Director follows later practice. Ignored in 2007 and 2017."""
    designated_otherwise: bool = False
    """Finding where no claim was meant: the Director designates otherwise (50)."""


# --- acts that end or leave a penalty card --------------------------------------------------------------


@dataclass(frozen=True)
class Played:
    """The card is played (and stays played)."""

    seat: str
    card: str


@dataclass(frozen=True)
class LeadChoice:
    """50D2, 51B: declarer's choice when the partner of ``owner`` is to lead."""

    owner: str
    """Seat of the defender whose penalty card(s) are concerned."""
    kind: str
    """``"require"`` (one suit), ``"forbid"`` (one or more suits), ``"neither"``."""
    suits: tuple[str, ...]
    """Suits named; ``()`` for neither. Whether the leader could obey makes no difference (59)."""


@dataclass(frozen=True)
class PickedUpUnasked:
    """50A: the owner puts his penalty card back on his own; it has to come out again."""

    seat: str
    card: str


Act = (
    Exposed
    | Named
    | HeldVisible
    | FifthCard
    | SeveralAtOnce
    | LeadOutOfTurn
    | PlayedToIrregularLead
    | Premature
    | PlayedAtRhosTurn
    | PlayedBeforeNewLead
    | EarlyLead
    | InAuction
    | RevokeCorrected
    | WithdrawnByOffendersPartner
    | BothSidesRevoked
    | LawfulWithdrawal
    | NotPlayedAsRequired
    | ExtraCardSeen
    | ShownInClaim
    | Played
    | LeadChoice
    | PickedUpUnasked
)


# --- the walk --------------------------------------------------------------------------------------------


def penalty_cards(edition: int, acts: Sequence[Act], declarer: str = "S") -> Table:
    """Penalty cards on the table after all the acts."""
    return penalty_history(edition, acts, declarer)[-1]


def penalty_history(edition: int, acts: Sequence[Act], declarer: str = "S") -> list[Table]:
    """The table before any act and after each one (``len(acts) + 1`` entries)."""
    check_edition(edition)
    check_seat(declarer)
    table: Table = {}
    history: list[Table] = [{}]
    for act in acts:
        seat = act.owner if isinstance(act, LeadChoice) else act.seat
        check_seat(seat)
        if seat not in (declarer, partner(declarer)):
            RULES[type(act)](edition, table, act)
        history.append(dict(table))
    return history


def fifty_b(card: str, exposure: str) -> str:
    """50B for one card on its own."""
    if exposure not in (UNINTENTIONAL, BY_PLAY, ON_PURPOSE):
        raise ValueError(f"unknown exposure {exposure!r}")
    if is_honour(card) or exposure == BY_PLAY:
        return "major"
    return ON_PURPOSE_KIND if exposure == ON_PURPOSE else "minor"


def put(table: Table, seat: str, cards: Sequence[str], exposure: str) -> None:
    """Lay these cards down as penalty cards; the second one of a defender makes all of his major (50B).

    Counted per defender, never for the two together. A card once major stays so [reading, sheet on 50].
    """
    for card in cards:
        check_card(card)
        kind = fifty_b(card, exposure)
        if table.get(card, ("", ""))[1] == "major":
            kind = "major"
        table[card] = (seat, kind)
    mine = [c for c, (owner, _) in table.items() if owner == seat]
    if len(mine) > 1:
        for card in mine:
            table[card] = (seat, "major")


def restore(table: Table, seat: str, card: str, kind: str) -> None:
    """Put a card back that was a penalty card before it was played and taken back."""
    if kind:
        put(table, seat, (card,), BY_PLAY if kind == "major" else UNINTENTIONAL)


# --- one short rule per act -------------------------------------------------------------------------------


def rule_exposed(edition: int, table: Table, act: Exposed) -> None:
    """49 and the opening words of 50."""
    if act.partner_could_see and not act.designated_otherwise:
        put(table, act.seat, act.cards, act.exposure)


def rule_named(edition: int, table: Table, act: Named) -> None:
    """49, second half."""
    if act.holds_it and not act.designated_otherwise:
        put(table, act.seat, (act.card,), act.exposure)


def rule_held(edition: int, table: Table, act: HeldVisible) -> None:
    """45C1: played if it was his turn; otherwise 45E1 or 49."""
    if not act.partner_could_see:
        return
    if not act.in_act_of_playing or act.already_played:
        put(table, act.seat, (act.card,), act.exposure)
        return
    if not act.on_turn:
        raise ValueError("out of turn: state LeadOutOfTurn, Premature or PlayedAtRhosTurn instead")
    table.pop(act.card, None)  # it is simply played


def rule_fifth(edition: int, table: Table, act: FifthCard) -> None:
    """45E1: a penalty card of the kind that 50B says, unless deemed led or found too late."""
    if not act.deemed_led and act.in_time:
        put(table, act.seat, (act.card,), act.exposure)


def rule_several(edition: int, table: Table, act: SeveralAtOnce) -> None:
    """58B1, B2, B4."""
    if act.designated not in act.visible:
        raise ValueError("he can only name a visible card")
    table.pop(act.designated, None)
    others = tuple(c for c in act.visible if c != act.designated)
    if others and act.in_time:
        put(table, act.seat, others, act.exposure)


def taken_back_47e1(edition: int, act: LeadOutOfTurn | Premature, is_lead: bool) -> bool:
    """47E1: in 1997 a lead only and at his choice; 2007 a lead or play at his choice; 2017 always."""
    if not act.told_by_opponent:
        return False
    if edition == 2017:
        return True
    return act.takes_back and (is_lead or edition == 2007)


def rule_lead_out_of_turn(edition: int, table: Table, act: LeadOutOfTurn) -> None:
    """53, 54D, 56: refused = major in every edition (1997 by 56 itself; 2007 56 points to 54D)."""
    if act.outcome not in ("accepted", "refused", "proper_lead"):
        raise ValueError(f"unknown outcome {act.outcome!r}")
    if taken_back_47e1(edition, act, True):
        return
    if act.outcome == "accepted":
        if edition == 2017 and act.trick == 13:
            raise ValueError("2017: a lead to trick 13 cannot be accepted")
        table.pop(act.card, None)
        return
    if act.outcome == "proper_lead":
        # Goes back and is no penalty card; in 2017 too [reading, sheet on 53].
        return
    put(table, act.seat, (act.card,), BY_PLAY)


def rule_played_to_irregular(edition: int, table: Table, act: PlayedToIrregularLead) -> None:
    """60C: with the lead refused his card is an exposed one too; accepted, it is a play at RHO's turn."""
    if not act.lead_accepted:
        put(table, act.seat, (act.card,), BY_PLAY)
        return
    at_rho = PlayedAtRhosTurn(act.seat, act.card, act.legal_at_turn, act.before_2017)
    rule_rhos_turn(edition, table, at_rho)


def rule_premature(edition: int, table: Table, act: Premature) -> None:
    """57A: major (1997 through 50B). 57C and 60A1: no rectification, the card is his play."""
    if taken_back_47e1(edition, act, act.is_lead):
        return
    if act.declarer_played_both or act.dummy_acted_first or act.condoned:
        table.pop(act.card, None)
        return
    put(table, act.seat, (act.card,), BY_PLAY)


def rule_rhos_turn(edition: int, table: Table, act: PlayedAtRhosTurn) -> None:
    """57D (2017): a penalty card only if it cannot be played at his turn. Earlier: by the setting."""
    if act.before_2017 not in ("exposed", "played"):
        raise ValueError(f"unknown setting {act.before_2017!r}")
    by_letter_of_49 = edition < 2017 and act.before_2017 == "exposed"
    if by_letter_of_49 or act.legal_at_turn is False:
        put(table, act.seat, (act.card,), BY_PLAY)


def rule_before_new_lead(edition: int, table: Table, act: PlayedBeforeNewLead) -> None:
    """60B: major in terms since 2007, by 50B in 1997."""
    put(table, act.seat, (act.card,), BY_PLAY)


def rule_early_lead(edition: int, table: Table, act: EarlyLead) -> None:
    """50D2 with 49: deliberate play, so major."""
    if act.condoned:
        table.pop(act.card, None)
    else:
        put(table, act.seat, (act.card,), BY_PLAY)


def rule_in_auction(edition: int, table: Table, act: InAuction) -> None:
    """24: binds from the opening lead on."""
    if not act.own_error or act.before_period or not act.partner_could_see:
        return
    if edition == 1997 and not act.declarer_insists:
        return
    put(table, act.seat, act.cards, BY_PLAY if act.led else act.exposure)


def rule_revoke_corrected(edition: int, table: Table, act: RevokeCorrected) -> None:
    """62B1 major (1997 through 50B); 62B2 a card that was faced already gives nothing new."""
    table.pop(act.substitute, None)
    if act.was_faced:
        restore(table, act.seat, act.card, act.kind_before)
    else:
        put(table, act.seat, (act.card,), BY_PLAY)


def rule_offenders_partner(edition: int, table: Table, act: WithdrawnByOffendersPartner) -> None:
    """62C2: deliberately played, so major."""
    put(table, act.seat, (act.card,), BY_PLAY)


def rule_both_revoked(edition: int, table: Table, act: BothSidesRevoked) -> None:
    """62C3: every card that the defenders take back."""
    if edition != 2017:
        raise ValueError("62C3 in this sense exists in 2017 only")
    put(table, act.seat, act.cards, BY_PLAY)


def rule_lawful(edition: int, table: Table, act: LawfulWithdrawal) -> None:
    """47 and its neighbours: back to hand."""
    if act.law not in ("41A", "54", "47C", "45D", "47D", "47E1", "47E2", "53", "58B3", "62C1"):
        raise ValueError(f"no such permission: {act.law!r}")
    if act.law == "47C" and edition == 2017:
        raise ValueError("2017: only declarer may change a designation, and only one from dummy")
    restore(table, act.seat, act.card, act.kind_before)


def rule_52(edition: int, table: Table, act: NotPlayedAsRequired) -> None:
    """52B1: accepted - the wrong card is played, the penalty card stays. 52B2: exchanged, wrong card major."""
    if act.penalty_card not in table:
        raise ValueError("he had no such penalty card")
    if act.accepted or act.declarer_has_played:
        table.pop(act.wrong_card, None)
        return
    del table[act.penalty_card]
    put(table, act.seat, (act.wrong_card,), BY_PLAY)


def rule_extra(edition: int, table: Table, act: ExtraCardSeen) -> None:
    """67B2: a restored card is a penalty card only when it was exposed."""
    if act.exposed_to_partner:
        put(table, act.seat, (act.card,), act.exposure)


def rule_claim(edition: int, table: Table, act: ShownInClaim) -> None:
    """68 with 49: not penalty cards, save where no claim was meant, and the 1997 letter about an objection."""
    if act.what not in ("claim", "current_trick", "concession_objected", "no_claim"):
        raise ValueError(f"unknown {act.what!r}")
    if act.what == "no_claim" and not act.designated_otherwise:
        put(table, act.seat, act.cards, act.exposure)
    if act.what == "concession_objected" and edition == 1997 and act.penalty_in_1997:
        put(table, act.seat, act.cards, act.exposure)


def rule_played(edition: int, table: Table, act: Played) -> None:
    """50A: a penalty card ends by being played. A partner card of it stays major [reading]."""
    table.pop(act.card, None)


def rule_choice(edition: int, table: Table, act: LeadChoice) -> None:
    """50D2(a), 51B: per suit all or nothing. 50D2(b), 51B2(c): nothing changes."""
    mine = {suit(c) for c, (owner, kind) in table.items() if owner == act.owner and kind == "major"}
    sizes = {"neither": len(act.suits) == 0, "require": len(act.suits) == 1, "forbid": len(act.suits) > 0}
    if not sizes.get(act.kind, False) or not mine or not set(act.suits) <= mine:
        raise ValueError(f"declarer has no such option: {act}")
    for card in [c for c, (owner, _) in table.items() if owner == act.owner and suit(c) in act.suits]:
        del table[card]


def rule_picked_up(edition: int, table: Table, act: PickedUpUnasked) -> None:
    """50A: no effect."""


RULES: dict[type, Callable[..., None]] = {
    Exposed: rule_exposed,
    Named: rule_named,
    HeldVisible: rule_held,
    FifthCard: rule_fifth,
    SeveralAtOnce: rule_several,
    LeadOutOfTurn: rule_lead_out_of_turn,
    PlayedToIrregularLead: rule_played_to_irregular,
    Premature: rule_premature,
    PlayedAtRhosTurn: rule_rhos_turn,
    PlayedBeforeNewLead: rule_before_new_lead,
    EarlyLead: rule_early_lead,
    InAuction: rule_in_auction,
    RevokeCorrected: rule_revoke_corrected,
    WithdrawnByOffendersPartner: rule_offenders_partner,
    BothSidesRevoked: rule_both_revoked,
    LawfulWithdrawal: rule_lawful,
    NotPlayedAsRequired: rule_52,
    ExtraCardSeen: rule_extra,
    ShownInClaim: rule_claim,
    Played: rule_played,
    LeadChoice: rule_choice,
    PickedUpUnasked: rule_picked_up,
}
