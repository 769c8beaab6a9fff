"""Classes of plays that a claimer would regret: each names a play that a director can picture, and nothing is judged.

A play is in a class only where the same hand has a better card at that moment. If every play of a hand is in one, the
least bad count as clean, whatever was found; so the plays that are allowed grow with the classes found normal.
"""

from __future__ import annotations

from functools import cache

from ..kernel import BIT, SUIT, SUIT_MASK
from .cashing import MOST_CARDS, cashed, cashed_by_lead, suit_worth
from .ending import Hands, beats, cards, winning
from .kinds import ALL_OF, CLEAN, Class, Kind, bits_of, gravity, in_both

_PLAIN = Class(Kind.PLAIN).code
_GUESSES = ALL_OF[Kind.DROP] | ALL_OF[Kind.FINESSE]


def _top(mask: int) -> int:
    """The highest card of a mask, or -1."""
    return mask.bit_length() - 1


@cache
def finesse_worth(mine: int, partners: int, left: int, right: int) -> int:
    """How many tricks a hand takes in a suit that partner leads through the hand on its right."""
    won = 0
    while mine and partners:
        over = max(_top(right & -right), _top(left))
        enough = mine & -(1 << over + 1)
        if not enough:
            break
        won += 1
        mine ^= enough & -enough
        partners, left, right = partners & (partners - 1), left & (left - 1), right & (right - 1)
    return won + suit_worth(mine, partners, left, right)


@cache
def given_up(card: int, mine: int, partners: int, left: int, right: int) -> int:
    """What throwing a card gives up in its suit: tricks from the top, by a finesse, or the way to partner's winners.

    The masks are of the suit.
    """
    rest = mine ^ BIT[card]
    cost = 3 * (suit_worth(mine, partners, left, right) - suit_worth(rest, partners, left, right))
    cost += max(0, finesse_worth(mine, partners, left, right) - finesse_worth(rest, partners, left, right))
    return cost + (not rest and partners > left | right)


class Turn:
    """A hand of the claiming side at its turn: what it may play, and what each play would be."""

    __slots__ = (
        "_costs",
        "_instead",
        "_sure",
        "_winners",
        "ahead",
        "hands",
        "legal",
        "lho",
        "mine",
        "partner",
        "place",
        "rho",
        "seat",
        "shown",
        "theirs",
        "trick",
        "trumps",
    )

    def __init__(self, hands: Hands, seat: int, trick: tuple[int, ...], trumps: int, shown: int, playable: int) -> None:
        self.hands, self.seat, self.trick, self.trumps, self.shown = hands, seat, trick, trumps, shown
        self.legal = playable
        # The card that is ahead in the trick, and its place there.
        self.place = winning(trick, trumps) if trick else -1
        self.ahead = trick[self.place] if trick else -1
        self.mine, self.partner = hands[seat], hands[(seat + 2) & 3]
        self.lho, self.rho = hands[(seat + 1) & 3], hands[(seat + 3) & 3]
        self.theirs = self.lho | self.rho
        # Worked out for the first card that is judged, and the same for the others.
        self._costs: dict[int, int] = {}
        self._instead: int | None = None
        self._winners: list[int] | None = None
        self._sure = list[int]()

    # What the hands are good for

    def of(self, mask: int, suit: int) -> int:
        """The cards of a suit."""
        return mask & SUIT_MASK[suit]

    def high(self, mask: int, suit: int) -> int:
        """The cards of a hand in a suit that nothing of theirs beats in it."""
        top = _top(self.theirs & SUIT_MASK[suit])
        held = mask & SUIT_MASK[suit]
        return held if top < 0 else held & -(BIT[top] << 1)

    @property
    def their_trumps(self) -> int:
        """The trumps that the other side has left."""
        return 0 if self.trumps < 0 else self.theirs & SUIT_MASK[self.trumps]

    def partner_takes(self, suit: int) -> bool:
        """Whether partner wins a trick in a suit that is led to him: with a high card, or by a ruff."""
        if self.high(self.partner, suit):
            return True
        ruffs = self.trumps >= 0 and suit != self.trumps and not self.of(self.partner, suit)
        return ruffs and bool(self.partner & SUIT_MASK[self.trumps])

    def way_back(self, spent: int) -> bool:
        """Whether partner could put this hand in again, by another suit than the one now led."""
        for suit in range(4):
            if suit == spent or not self.of(self.partner, suit):
                continue
            if self.high(self.mine, suit):
                return True
            void = not self.of(self.mine, suit)
            if void and self.trumps >= 0 and suit != self.trumps and self.mine & SUIT_MASK[self.trumps]:
                return True
        return False

    # Leading

    def lead(self, card: int) -> int:
        """What class leading a card is in."""
        suit = SUIT[card]
        if self.trumps < 0:
            return self._lead_by_itself(card, suit)
        return self._lead_of_trumps(card) if suit == self.trumps else self._lead_beside_trumps(card, suit)

    def _lead_by_itself(self, card: int, suit: int) -> int:
        """The same, as if no trumps were left."""
        if BIT[card] & self.high(self.mine, suit):
            forced = self.of(self.partner, suit)
            overtakes = forced and forced & -forced > BIT[card]  # partner has only higher ones
            return Class(Kind.STRAND, suit).code if overtakes and self._strands(suit) else CLEAN
        if self.high(self.mine, suit) and not self.high(self.partner, suit):
            return Class(Kind.LOW_FIRST, suit).code
        if self.partner_takes(suit):
            return Class(Kind.STRAND, suit).code if self._strands(suit) else CLEAN
        return Class(Kind.LOSER_LED, suit).code

    def _strands(self, suit: int) -> bool:
        """Whether winners of this hand are cut off by leading a suit to partner."""
        winners = any(self.high(self.mine, other) for other in range(4) if other not in (suit, self.trumps))
        return winners and not self.way_back(suit)

    def _lead_of_trumps(self, card: int) -> int:
        suit = self.trumps
        if not self.their_trumps:
            others = any(
                self.high(self.mine, other) or self.partner_takes(other)
                for other in range(4)
                if other != suit and self.of(self.mine, other)
            )
            return Class(Kind.IDLE_TRUMP, suit).code if others else CLEAN
        if BIT[card] & self.high(self.mine, suit) or self.high(self.partner, suit):
            return CLEAN
        low = self.high(self.mine, suit)
        return Class(Kind.LOW_FIRST if low else Kind.TRUMP_OUT, suit).code

    def _lead_beside_trumps(self, card: int, suit: int) -> int:
        """A lead of another suit: whatever it would be by itself, it also leaves a trump out that could be drawn."""
        by_itself = self._lead_by_itself(card, suit)
        if not self._could_draw(card, suit):
            return by_itself
        late = Class(Kind.TRUMP_OUT, self.trumps).code
        if by_itself == CLEAN:
            return late
        return in_both(max(by_itself, late), min(by_itself, late))

    def _could_draw(self, card: int, suit: int) -> bool:
        """Whether whoever leads a card of another suit could lead trumps, or go where they can be led."""
        if not self.their_trumps:
            return False
        if self.high(self.mine, self.trumps):
            return True
        if not self.high(self.partner, self.trumps):
            return False
        # Partner has the trump to draw with: whoever goes there now is on his way to draw it.
        if not BIT[card] & self.high(self.mine, suit) and self.partner_takes(suit):
            return False
        return bool(self.mine & SUIT_MASK[self.trumps]) or any(
            self.partner_takes(other) and self.of(self.mine, other) & ~self.high(self.mine, other)
            for other in range(4)
            if other != self.trumps
        )

    def can_ruff(self, suit: int) -> bool:
        """Whether an opponent is out of a suit and has a trump."""
        return any(not hand & SUIT_MASK[suit] and hand & self.their_trumps for hand in (self.lho, self.rho))

    def goes_to_draw(self, card: int) -> bool:
        """Whether a lead goes to partner, who has a high trump."""
        suit = SUIT[card]
        there = not BIT[card] & self.high(self.mine, suit) and self.partner_takes(suit)
        return there and bool(self.high(self.partner, self.trumps))

    def draws(self, codes: dict[int, int]) -> bool:
        """Whether a trump is out and can be drawn: nothing is amiss with that, whatever it takes from the hands."""
        high = self.high(self.mine, self.trumps) if self.their_trumps else 0
        return any(code == CLEAN and BIT[card] & high for card, code in codes.items())

    def guesses(self, codes: dict[int, int]) -> bool:
        """Whether there is a finesse or a drop to be played for: the law has its own rule for that (70E1)."""
        return bool(self.trick) and any(bits_of(code) & _GUESSES for code in codes.values())

    # Following

    def follow(self, card: int) -> int:
        """What class a card is in that is not led."""
        led = SUIT[self.trick[0]]
        ahead, with_partner = self.ahead, len(self.trick) - self.place == 2
        if SUIT[card] == led:
            return self._in_suit(card, led, ahead, with_partner)
        if SUIT[card] == self.trumps:
            return self._ruff(card, ahead, with_partner)
        return self._discard(card, ahead, with_partner)

    @property
    def behind(self) -> int:
        """The cards of the opponent who has yet to play to this trick; none if he has."""
        return self.lho if len(self.trick) < 3 else 0

    def _may_beat(self, card: int, led: int) -> bool:
        """Whether the opponent who has yet to play can beat a card, with cards in hand as they are."""
        behind = self.behind
        follow = behind & SUIT_MASK[led]
        if follow:
            return SUIT[card] == led and _top(follow) > card
        trumps = behind & SUIT_MASK[self.trumps] if self.trumps >= 0 else 0
        return bool(trumps) and (SUIT[card] != self.trumps or _top(trumps) > card)

    def _could_be_beaten(self, card: int, led: int) -> bool:
        """Whether, as far as anybody has seen, the opponent who has yet to play could follow with a higher card."""
        if not self.behind:
            return False
        seat = (self.seat + 1) & 3
        if self.shown >> (4 * seat + led) & 1:
            return self._may_beat(card, led)
        return _top(self.theirs & SUIT_MASK[led]) > card if SUIT[card] == led else self._may_beat(card, led)

    def partner_yet_to_play(self) -> bool:
        """Whether partner has still to play to this trick."""
        return len(self.trick) == 1

    def _partner_will_win(self, led: int, ahead: int) -> bool:
        """Whether partner, last to play, has a card that beats all that may come."""
        if not self.partner_yet_to_play():
            return False
        held, next_trumps = self.of(self.partner, led), 0
        if self.trumps >= 0 and not self.of(self.lho, led):
            next_trumps = self.lho & SUIT_MASK[self.trumps]
        if held:
            need = max(ahead if SUIT[ahead] == led else 52, _top(self.of(self.lho, led)))
            return _top(held) > need and (led == self.trumps or not next_trumps)
        if self.trumps < 0:
            return False
        best = _top(self.partner & SUIT_MASK[self.trumps])
        return best > _top(next_trumps) and beats(best, ahead, self.trumps) if best >= 0 else False

    def _in_suit(self, card: int, led: int, ahead: int, with_partner: bool) -> int:
        held = self.legal
        lowest = cards(held)[0]
        if with_partner and not self._could_be_beaten(ahead, led):
            return self._under_partner(card, lowest, led, ahead)
        if self._winners is None:
            self._winners = [each for each in cards(held) if beats(each, ahead, self.trumps)]
            self._sure = [each for each in self._winners if not self._could_be_beaten(each, led)]
        winners, sure = self._winners, self._sure
        if card in sure:
            return self._wins(card, led, winners, sure)
        if self._partner_will_win(led, ahead):
            return CLEAN if card == lowest or not BIT[card] & self.high(held, led) else _PLAIN
        if card in winners and (sure or self._may_beat(card, led)):
            return self._tries(card, led) if sure else CLEAN
        if sure or (winners and card not in winners):
            return _PLAIN
        return CLEAN if card == lowest or card in winners else _PLAIN

    def _under_partner(self, card: int, lowest: int, led: int, ahead: int) -> int:
        """A card on one of partner's that wins the trick: it may waste a winner, or leave winners without an entry."""
        high = self.high(self.legal, led)
        if BIT[card] & high and not BIT[lowest] & high:
            return _PLAIN
        if not BIT[lowest] & high or beats(lowest, ahead, self.trumps) or not beats(_top(high), ahead, self.trumps):
            return CLEAN
        # All are winners, some go ahead of partner's and some do not: only who leads next depends on it.
        ahead_of_it, below_it = self._partner_loses(), self._this_hand_loses(lowest, led)
        worse = ahead_of_it > below_it if beats(card, ahead, self.trumps) else below_it > ahead_of_it
        return Class(Kind.STRAND, led).code if worse else CLEAN

    def _partner_loses(self) -> int:
        """How many winners of partner's are cut off if this hand is on lead after the trick."""
        if any(self.of(self.mine, suit) and self.partner_takes(suit) for suit in range(4)):
            return 0
        return sum([self.high(self.partner, suit).bit_count() for suit in range(4) if suit != self.trumps])

    def _this_hand_loses(self, card: int, led: int) -> int:
        """How many winners of this hand are cut off if partner is on lead after the trick, and it has played a card."""
        if self.way_back(led) or self.of(self.partner, led):
            return 0
        rest = self.mine ^ BIT[card]
        return sum([self.high(rest, suit).bit_count() for suit in range(4) if suit != self.trumps])

    def finesses_in_vain(self, card: int) -> bool:
        """Whether all can see that a card in third hand loses: the hand before it has shown out, the one behind not."""
        led = SUIT[self.trick[0]] if len(self.trick) == 2 else -1
        before = (self.seat + 3) & 3
        seen = led == SUIT[card] and self.shown >> (4 * before + led) & 1
        return bool(seen) and self._may_beat(card, led)

    def _tries(self, card: int, led: int) -> int:
        """A card that may win, although another surely would: a finesse if one card is missing above it."""
        above = self.theirs & SUIT_MASK[led] & -(BIT[card] << 1)
        if self.finesses_in_vain(card):
            return _PLAIN
        return Class(Kind.FINESSE, led).code if above.bit_count() == 1 else _PLAIN

    def _wins(self, card: int, led: int, winners: list[int], sure: list[int]) -> int:
        """A card that surely wins the trick: the cheapest that does, or one that a finesse would have saved."""
        if self._partner_will_win(led, self.ahead) and card != sure[0]:
            return _PLAIN
        saved = [each for each in winners if each not in sure and not self._may_beat(each, led)]
        missing = self.theirs & SUIT_MASK[led] & (BIT[card] - 1)
        if saved and card == sure[0] and _top(missing) > saved[-1]:
            return Class(Kind.DROP, led).code
        gap = missing & ~((BIT[sure[0]] << 1) - 1)
        return CLEAN if card == sure[0] or not gap else _PLAIN

    def taking(self, playable: list[int]) -> list[int]:
        """The cards with which the side surely wins the trick in progress, if this hand plays them to it."""
        if len(self.trick) < 2:
            return []  # partner has still to play
        led = SUIT[self.trick[0]]
        by_partner = len(self.trick) - self.place == 2 and not self._could_be_beaten(self.ahead, led)
        return [
            card
            for card in playable
            if (not self._could_be_beaten(card, led) if beats(card, self.ahead, self.trumps) else by_partner)
        ]

    def cashes(self, card: int) -> int:
        """How many tricks the side can cash if this hand plays a card that is led, or surely takes the trick."""
        if not self.trick:
            return cashed_by_lead(card, self.mine, self.partner, self.lho, self.rho, self.trumps)
        rest, behind = self.mine ^ BIT[card], SUIT_MASK[SUIT[self.trick[0]]] & self.behind
        if not rest:
            return 1
        lho = self.lho & ~(behind & -behind)
        if beats(card, self.ahead, self.trumps):
            return 1 + cashed(rest, self.partner, lho, self.rho, self.trumps)
        return 1 + cashed(self.partner, rest, self.rho, lho, self.trumps)

    # Ruffing and throwing

    def _ruff(self, card: int, ahead: int, with_partner: bool) -> int:
        led = SUIT[self.trick[0]]
        if not beats(card, ahead, self.trumps):
            return _PLAIN if self.mine & ~SUIT_MASK[self.trumps] else CLEAN
        if with_partner and not self._may_beat(ahead, led):
            return _PLAIN
        trumps = [each for each in cards(self.legal & SUIT_MASK[self.trumps]) if beats(each, ahead, self.trumps)]
        sure = [each for each in trumps if not self._may_beat(each, led)]
        if card not in sure:
            return Class(Kind.RUFF_LOW, self.trumps).code if sure else CLEAN
        dearer = self.their_trumps & (BIT[card] - 1) & ~((BIT[sure[0]] << 1) - 1)
        return Class(Kind.RUFF_HIGH, self.trumps).code if card != sure[0] and dearer else CLEAN

    def _discard(self, card: int, ahead: int, with_partner: bool) -> int:
        led = SUIT[self.trick[0]]
        if self._instead is None:
            self._instead = self._what_a_ruff_saves(led, ahead, with_partner)
        if self._instead != CLEAN:
            return self._instead
        if not self._costs:
            self._costs = {each: self._cost(each) for each in cards(self.legal) if SUIT[each] != self.trumps}
        if self._costs[card] == min(self._costs.values()):
            return CLEAN
        return _PLAIN if BIT[card] & self.high(self.mine, SUIT[card]) else Class(Kind.DISCARD, SUIT[card]).code

    def _what_a_ruff_saves(self, led: int, ahead: int, with_partner: bool) -> int:
        """What class any discard is in because a ruff would surely win the trick; clean if none would, or need."""
        takes = self.trumps >= 0 and any(
            beats(each, ahead, self.trumps) and not self._may_beat(each, led)
            for each in cards(self.legal & SUIT_MASK[self.trumps])
        )
        if with_partner:
            return Class(Kind.RUFF_LOW, self.trumps).code if takes and self._may_beat(ahead, led) else CLEAN
        return _PLAIN if takes and not self._partner_will_win(led, ahead) else CLEAN

    def _cost(self, card: int) -> int:
        """What throwing a card gives up in its suit."""
        suit = SUIT_MASK[SUIT[card]]
        return given_up(card, self.mine & suit, self.partner & suit, self.lho & suit, self.rho & suit)


def classified(turn: Turn, playable: int) -> list[tuple[int, int]]:
    """Each card that may be played with the number of its class, the clean ones first; some are always clean."""
    judge = turn.follow if turn.trick else turn.lead
    found = [(judge(card), card) for card in cards(playable)]
    if CLEAN not in [code for code, _ in found]:
        least = min([gravity(code) for code, _ in found])
        found = [(CLEAN if gravity(code) == least else code, card) for code, card in found]
    if len(found) < 2 or len(turn.trick) == 1 or turn.mine.bit_count() > MOST_CARDS:
        return found
    return _by_what_is_cashed(turn, found)


def _by_what_is_cashed(turn: Turn, found: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The same where winners could be cut off: a play that keeps the most of them is clean, and one that wins the
    trick as well, but after which fewer can be cashed, is not; nor is a lead into a ruff where another would be safe.
    """
    led = SUIT[turn.trick[0]] if turn.trick else -1
    codes = {card: code for code, card in found}
    if turn.guesses(codes) or (led < 0 and turn.draws(codes)):
        return found
    ruffs = 0 if led in (-1, turn.trumps) or turn.trumps < 0 else SUIT_MASK[turn.trumps]
    every, throws = turn.mine.bit_count(), led >= 0 and not turn.of(turn.mine, led)
    after = _cashed_after(turn, [card for card in codes if not BIT[card] & ruffs], codes, throws)
    most = max(after.values(), default=0)
    if not most or (throws and most < every):
        return found  # what to throw where something is lost in any case is another matter
    if not any(codes[card] == CLEAN for card, value in after.items() if value == most):
        codes |= dict.fromkeys([card for card, value in after.items() if value == most], CLEAN)
    for card, value in after.items():
        if 0 < value < most and codes[card] == CLEAN:
            codes[card] = Class(Kind.DISCARD if throws else Kind.STRAND, SUIT[card]).code
        elif not value and codes[card] == CLEAN and led < 0 and turn.can_ruff(SUIT[card]):
            codes[card] = Class(Kind.RUFF_LOW if turn.goes_to_draw(card) else Kind.TRUMP_OUT, turn.trumps).code
    return [(codes[card], card) for _, card in found]


def _cashed_after(turn: Turn, playable: list[int], codes: dict[int, int], throws: bool) -> dict[int, int]:
    """How many tricks the side can cash after each card that is led or surely takes the trick, the clean ones first.

    Of one card alone that takes the trick it is enough that it does, unless whether all can be cashed is asked.
    """
    if turn.trick:
        playable = turn.taking(playable)
        if not playable or (len(playable) == 1 and not throws):
            return dict.fromkeys(playable, 1)
    after, every = dict[int, int](), turn.mine.bit_count()
    for clean in (True, False):
        for card in playable:
            if (codes[card] == CLEAN) is clean:
                after[card] = turn.cashes(card)
        if max(after.values(), default=0) >= every:
            break  # no other keeps more
    return after
