"""Law 26: a withdrawn call and partner's first lead; Law 16: who may use what a withdrawn call told."""

from dataclasses import dataclass

from .plain import ALL_SUITS, SIDES, in_order, partner, side
from .state import Auction, Lead

LIMBS = ("similar", "subset", "purpose", "none")


@dataclass(frozen=True)
class LeadRight:
    """What declarer may do at the first turn to lead of the offender's partner, if the offender's side defends."""

    offender: str
    leader: str
    withdrawn: str
    """The call that was withdrawn."""
    kind: str
    """``require_or_forbid`` one of the suits (26A2; the first print of 2017), or ``forbid`` one of them (26B)."""
    suits: str
    """In the order SHDC."""


@dataclass(frozen=True)
class Knowledge:
    """A call that was withdrawn or cancelled and who may use it."""

    seat: str
    call: str
    may_use: tuple[str, ...]
    """Sides."""
    may_not: tuple[str, ...]


def comparable(a: Auction, withdrawn: int, new: int) -> bool:
    """23A of 2017: the Director's finding, never computed."""
    if says_nothing(a, new):
        return False
    return a.ask("comparable", "D", (withdrawn, new), LIMBS) != "none"


def says_nothing(a: Auction, new: int) -> bool:
    """A call that a ruling put there is not one that he chose."""
    return a.made[new].how == "substituted" and a.reading("ordered_call_compared") == "never"


def add_lead(a: Auction, withdrawn: int, final: int | None, form: str = "") -> None:
    """A right from a withdrawn call. ``final``: the call made for that turn in the end, None if there is none.

    1997, 2007: nothing if the same call was made again, unless its meaning is much different. In 2017 whoever calls
    this has asked about comparability before.
    """
    same = a.old and final is not None and a.call(final) == a.call(withdrawn)
    if same and final is not None and a.ask("much_different", "D", (withdrawn, final), ("yes", "no")) == "no":
        return
    gone = final is not None and a.made[final].status != "stands"
    a.now.leads.append(Lead(a.seat(withdrawn), withdrawn, form or ("suits" if a.old else "2017"), gone))


def legal_suits(a: Auction, seat: str) -> set[str]:
    """Suits that he specified anywhere in the legal auction, before or after."""
    found: set[str] = set()
    for index in a.line:
        if a.seat(index) == seat:
            found |= a.shown(index)[0]
    return found


def right_of(a: Auction, lead: Lead) -> LeadRight | None:
    """The lead function of the sheet."""
    legal = legal_suits(a, lead.seat)
    kind, suits = "forbid", ALL_SUITS
    if lead.form == "2017":
        suits = in_order(set(ALL_SUITS) - legal)
        if a.reading("law26b_2017") == "first_print":
            kind = "require_or_forbid"
    elif lead.form == "suits":
        known, unknown = a.shown(lead.withdrawn)
        under_a = bool(known)
        if known and unknown:
            under_a = a.edition == 1997 and a.reading("law26a_1997") == "letter"
        if under_a:
            left = known - legal
            if left and left != known and a.reading("such_suit_26a2") == "any_shown":
                left = known
            kind, suits = "require_or_forbid", in_order(left)
    if not suits:
        return None
    return LeadRight(lead.seat, partner(lead.seat), a.call(lead.withdrawn), kind, suits)


def lead_rights(a: Auction) -> tuple[LeadRight, ...]:
    """All that are outstanding: once the auction is over, only those of the defending side."""
    leads = a.now.leads
    if a.ended():
        contract = a.contract()
        leads = leads + never_replaced(a)
        leads = [lead for lead in leads if contract and side(contract[-1]) != side(lead.seat)]
        if any(lead.final_gone for lead in leads):
            a.doubt("25B1, 34: the accepted call went at once with the passes: whether the first still limits a lead")
    found = (right_of(a, lead) for lead in leads)
    return tuple(right for right in found if right is not None)


def never_replaced(a: Auction) -> list[Lead]:
    """The auction ended before he had another turn. 2017 26B fits by its words, 1997 and 2007 26 does not."""
    waiting = [aw for aw in a.now.awaits if aw.mode != "28B"]
    if waiting:
        a.doubt("26: the auction ended before the offender had another turn")
    return [] if a.old else [Lead(aw.seat, aw.withdrawn, "2017") for aw in waiting]


def is_free(a: Auction, index: int) -> bool:
    """Rule 16 switched off for this call."""
    info = a.now.information[index]
    if info.free or info.follows < 0:
        return info.free
    follower = info.follows
    return a.made[follower].status == "stands" or (follower in a.now.information and is_free(a, follower))


def knowledge(a: Auction) -> tuple[Knowledge, ...]:
    """Every call that does not stand any more, in the order made."""
    found = []
    for index in sorted(a.now.information):
        info = a.now.information[index]
        barred = () if is_free(a, index) else tuple(s for s in SIDES if s in info.offenders.split())
        allowed = tuple(s for s in SIDES if s not in barred)
        found.append(Knowledge(a.seat(index), a.call(index), allowed, barred))
    return tuple(found)
