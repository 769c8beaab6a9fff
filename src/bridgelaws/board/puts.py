"""Every card put down at a table, once each, and what became of it.

Nothing else is on file about where cards lie but the hands. What the tricks are, which is in progress and which waits,
who is to lead, who has won how many, and which cards are gone follows from the puts; it is worked out once and kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from ..values.cards import Card, Suit
from ..values.seats import Seat, Side
from .lives import Earlier, How, Life, Put, State, ToLead
from .parts import Authority, Trick
from .readings import NOTHING, Reading, Taken, lives_read
from .rows import UNTOUCHED, Lay, Over, Row, begun, regular

__all__ = ["Earlier", "How", "Life", "Put", "Puts", "State", "lying"]


class Puts:
    """Every card put down. Never changed: `put`, `live` and `lead` give another one."""

    __slots__ = ("_late", "_past", "_reading", "calm", "earlier", "leads", "loose", "nth", "rows", "seen")

    def __init__(
        self,
        earlier: Earlier,
        rows: tuple[Row, ...] = (),
        loose: tuple[Put, ...] = (),
        leads: tuple[ToLead, ...] = (),
        nth: int = 0,
        seen: int = 0,
        calm: bool = True,
        past: Over | None = None,
    ) -> None:
        self.earlier = earlier
        self.rows = rows  # by trick, from the first on file
        self.loose = loose  # to no trick, or to one that is not on file
        self.leads = leads
        self.nth = nth  # how much has happened so far
        self.seen = seen  # the cards that have been put down
        self.calm = calm  # nothing has become of any card but that it was played
        self._past = past  # the tricks that are over, as far as they are known to be
        self._reading: Reading | None = None
        self._late: tuple[int, ...] | None = None

    def __iter__(self) -> Iterator[Put]:
        return chain(self.loose, *[row.puts for row in self.rows])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Puts) and self.reading == other.reading

    def __hash__(self) -> int:
        return hash(self.reading["played"])

    def __repr__(self) -> str:
        return f"<Puts: {self.nth} changes, trick {self.reading['number']}>"

    # What has happened

    def put(
        self,
        seat: Seat,
        card: Card | None,
        at: int,
        trick: int | None,
        *,
        how: How = How.FACED,
        instead: Put | None = None,
        state: State = State.PLAYED,
        by: Authority | None = None,
        said: Card | None = None,
    ) -> Puts:
        """A card more: to a trick or to none, after those that lie there or in the place of another."""
        puts, calm = self, self.calm and state is State.PLAYED
        if card is None:
            seen, calm = self.seen, False
        else:
            if card.mask & self.seen and state is not State.DISPLACED:
                puts, calm = self._ended(card, at), False
            seen = self.seen | card.mask
        nth, rows, loose = puts.nth, puts.rows, puts.loose
        place = nth if instead is None else instead.place
        new = Put(nth, seat, card, at, how, trick, place, (Life(state, at, nth, by),), said)
        n = -1 if trick is None else trick - self.earlier.number
        if n < 0:
            loose, calm = (*loose, new), False
        elif n < len(rows):
            row = rows[n].played(new, self.earlier.trumps) if state is State.PLAYED else Row((*rows[n].puts, new))
            rows = (*rows[:n], row, *rows[n + 1 :])
        else:
            rows = (*rows, *(Row(()) for _ in range(len(rows), n)), begun(new) if n == len(rows) else Row((new,)))
        past = puts._before(n) if seen & self.earlier.gone == self.seen & self.earlier.gone else None
        after = Puts(self.earlier, rows, loose, self.leads, nth + 1, seen, calm, past)
        if calm and past is not None and self._reading is not None and not self.leads and n == len(rows) - 1:
            after._reading = rows[n].added_to(self._reading)
        return after

    def _before(self, row: int) -> Over | None:
        """The tricks that are over, as far as they have been read, if a change in a row is not about them."""
        past = self._past
        return past if past is not None and row >= past.number - self.earlier.number else None

    def live(self, put: Put, state: State, at: int, by: Authority | None = None, fault: Side | None = None) -> Puts:
        """Something has become of a card put down; of one that has ended nothing becomes any more."""
        if put.state is State.ENDED:
            return self
        trick = self.reading["number"]
        if put.trick is not None and put.trick < trick:
            trick = put.trick
        return self._changed(put, put.then(Life(state, at, self.nth, by, fault, trick)))

    def turn(self, seat: Seat, at: int) -> Puts:
        """A hand has turned its card face down: of the trick in progress, or of the last if it has yet to play."""
        number = self.reading["number"] - (self.reading["trick"].cards[seat] is None)
        put = next((p for p in self if p.trick == number and p.seat is seat and p.state is State.PLAYED), None)
        if put is None:
            return self
        return self._changed(put, put.then(Life(State.PLAYED, at, self.nth, turned=True)))

    def identified(self, seat: Seat, card: Card) -> Puts:
        """It is known which card lies face down before a hand."""
        put = self.face_down(seat)
        return self if put is None else self._changed(put, put._replace(said=card))

    def put_down(self, card: Card, how: How) -> Puts:
        """A card that counted without having been put down lies there now."""
        put = self.current(card)
        return self if put is None else self._changed(put, put._replace(how=how))

    def _changed(self, put: Put, changed: Put) -> Puts:
        rows, loose = self.rows, self.loose
        n = -1 if put.trick is None else put.trick - self.earlier.number
        if n < 0:
            loose = tuple([changed if p is put else p for p in loose])
        else:
            row = Row(tuple([changed if p is put else p for p in rows[n].puts]))
            rows = (*rows[:n], row, *rows[n + 1 :])
        after = Puts(self.earlier, rows, loose, self.leads, self.nth + 1, self.seen, False, self._before(n))
        reading = self._reading
        if reading is not None and not put.lies and not changed.lies:
            # It lies in no trick, then and now: of what has been read no more can change than what became of it.
            lives = lives_read(after, reading["number"], reading["trick"], self.earlier.number)
            after._reading = {**reading, **lives}
        return after

    def _ended(self, card: Card, at: int) -> Puts:
        """The same, what was put down before of a card being at its end."""
        put = self.current(card)
        return self if put is None else self.live(put, State.ENDED, at)

    def lead(self, trick: int, seat: Seat) -> Puts:
        """It is on record that a hand is to lead to a trick, or has led to it."""
        leads = (*self.leads, ToLead(trick, seat, self.nth))
        n = trick - self.earlier.number
        after = Puts(self.earlier, self.rows, self.loose, leads, self.nth + 1, self.seen, self.calm, self._before(n))
        reading, past = self._reading, after._past
        if reading is not None and past is not None and past.number == trick == reading["number"]:
            # Of what has been read no more can change than who leads to the trick in progress.
            row = self.rows[n] if n < len(self.rows) else None
            led = (UNTOUCHED[seat] if row is None else row.read(seat, self.earlier.trumps)).trick
            after._reading = {**reading, "trick": led}
        return after

    def leader(self, trick: int) -> Seat | None:
        """Who led to a trick on file, or is to; of the one in progress it is known without reading the others."""
        past, n = self._past, trick - self.earlier.number
        if past is None or past.number != trick:
            on_file = self.trick_at(trick)
            return None if on_file is None else on_file.leader
        return self._leader(self.rows[n] if n < len(self.rows) else None, trick, past)

    def played_on(self, seats: Sequence[Seat], cards: Sequence[Card], at: int) -> Puts:
        """The same after regular plays, one an event, from a trick to which nobody has played yet."""
        # What `put` does for each of them, a trick at a time.
        number, nth, seen = self.reading["number"], self.nth, self.seen
        rows = list(self.rows[: number - self.earlier.number])
        for n in range(0, len(cards), 4):
            row: list[Put] = []
            mask = 0
            for seat, card in zip(seats[n : n + 4], cards[n : n + 4], strict=True):
                at += 1
                row.append(Put(nth, seat, card, at, How.FACED, number, nth, (Life(State.PLAYED, at, nth),)))
                nth += 1
                mask |= card.mask
            rows.append(regular(tuple(row), mask, seats[n + 4] if n + 4 < len(seats) else None, self.earlier.trumps))
            seen |= mask
            number += 1
        return Puts(self.earlier, tuple(rows), self.loose, self.leads, nth, seen, self.calm, self._past)

    def off_file(self, earlier: Earlier) -> Puts:
        """The same cards, of which those on file so far lie in tricks that are not any more.

        A card that was put down too soon to a trick still to come, and went back, lies in none.
        """
        loose = (p._replace(trick=None) if p.trick is not None and p.trick >= earlier.number else p for p in self)
        return Puts(earlier, (), tuple(loose), (), self.nth, self.seen, calm=False)

    # What lies where

    def current(self, card: Card) -> Put | None:
        """The last time that a card was put down, unless it counted as played before."""
        last = None
        if card.mask & self.seen:
            for put in self:
                if put.card is card and (last is None or put.id > last.id) and put.state is not State.DISPLACED:
                    last = put
        return last

    def has(self, put: Put) -> bool:
        """Whether a card put down is on file just as it is given here: nothing has become of it since."""
        n = -1 if put.trick is None else put.trick - self.earlier.number
        return put in (self.loose if n < 0 else self.rows[n].puts if n < len(self.rows) else ())

    def how(self, card: Card | None) -> How | None:
        """How a card came to lie where it was put last."""
        put = None if card is None else self.current(card)
        return None if put is None else put.how

    def lying(self, seat: Seat, card: Card) -> Put | None:
        """The card of a hand where it lies in a trick on file."""
        put = self.current(card)
        here = put is not None and put.seat is seat and put.lies and (put.trick or 0) >= self.earlier.number
        return put if here else None

    def in_reach(self, seat: Seat, card: Card) -> Put | None:
        """The card of a hand where it lies in the trick in progress, the last one, or one that waits."""
        put = self.lying(seat, card)
        return put if put is not None and (put.trick or 0) >= self.reading["number"] - 1 else None

    def out_of_trick(self, seat: Seat, card: Card) -> Put | None:
        """The card of a hand that was put down and lies in no trick: it has gone back, or lies before its player."""
        put = self.current(card)
        return put if put is not None and put.seat is seat and not put.lies else None

    def face_down(self, seat: Seat) -> Put | None:
        """The card that lies face down before a hand."""
        return next((p for p in self.loose if p.seat is seat and p.state is State.FACE_DOWN), None)

    def passed_over(self, trick: int, seat: Seat) -> Put | None:
        """That a hand was passed over at a trick on file."""
        n = trick - self.earlier.number
        puts = self.rows[n].puts if 0 <= n < len(self.rows) else ()
        return next((p for p in puts if p.card is None and p.seat is seat and p.state is State.PLAYED), None)

    def winner(self, trick: int) -> Seat | None:
        """Who has won a trick on file that is over."""
        row, on_file = self.rows[trick - self.earlier.number], self.reading["tricks"][trick - self.earlier.number]
        return row.read(on_file.leader, self.earlier.trumps).winner

    def restored(self, trick: int, seat: Seat) -> Put | None:
        """The card of a hand too many at a trick on file that has gone back, where no other lies in its place."""
        n = trick - self.earlier.number
        puts = self.rows[n].puts if 0 <= n < len(self.rows) else ()
        return next((p for p in reversed(puts) if p.seat is seat and p.state is State.EXTRA), None)

    def was_complete(self, trick: int, since: int) -> bool:
        """Whether a trick on file is over, or has been at an event or after it, until cards of it went back."""
        n = trick - self.earlier.number
        puts = self.rows[n].puts if 0 <= n < len(self.rows) else ()
        lay = {put.seat for put in puts if put.lies or put.lives[-1].since > since}
        return trick < self.reading["number"] or len(lay) == 4

    def trick_at(self, number: int) -> Trick | None:
        """A trick on file by its number."""
        reading, first = self.reading, self.earlier.number
        if number >= reading["number"]:
            later = number - reading["number"]
            return reading["trick"] if later == 0 else reading["suspended"] if later == 1 else None
        return reading["tricks"][number - first] if first <= number else None

    def played_since(self, number: int, seat: Seat) -> int:
        """The cards of a hand that have left it since it was to play to a trick on file.

        It has put them to that trick and those after it; or one was put late into its place at a trick before (67B1).
        """
        later = (self.trick_at(n) for n in range(number, self.reading["number"] + 2))
        played = [card for trick in later if trick is not None and (card := trick.card(seat)) is not None]
        first = None if self.calm or not played else self.current(played[0])
        late = (put for put in self if first is not None and put.seat is seat and put.state is State.LATE)
        placed = [put.card for put in late if first is not None and put.card is not None and put.at > first.at]
        return sum(card.mask for card in {*played, *placed})

    @property
    def placed_late(self) -> tuple[int, ...]:
        """The tricks on file that were past when a ruling put a card there that lies in them still."""
        if self.calm:
            return ()
        if self._late is None:
            late = {put.trick for put in self if put.lives[-1].state is State.LATE and put.trick is not None}
            self._late = tuple(sorted(number for number in late if self.trick_at(number) is not None))
        return self._late

    @property
    def reading(self) -> Reading:
        """What follows about the tricks."""
        if self._reading is None:
            self._reading = self._read()
        return self._reading

    def _read(self) -> Reading:
        past, earlier, rows = self._past, self.earlier, self.rows
        if past is None:
            gone = earlier.gone & ~self.seen | self._off_file()
            past = Over(earlier.number, earlier.leader, None, (), earlier.won, gone)
        first = past.number - earlier.number
        lying = None
        while first < len(rows):
            row = rows[first]
            lying = row.read(self._leader(row, past.number, past), earlier.trumps)
            if lying.winner is None:
                break
            past, lying, first = _over(past, lying), None, first + 1
        self._past, number, last = past, past.number, past.last
        waiting = [
            rows[n].read(self._leader(rows[n], earlier.number + n, past), earlier.trumps)
            for n in range(first + 1, len(rows))
        ]
        played = past.gone if lying is None else past.gone | lying.mask
        for each in waiting:
            played |= each.mask
        trick = (UNTOUCHED[self._leader(None, number, past)] if lying is None else lying).trick
        return {
            **(NOTHING if self.calm else lives_read(self, number, trick, earlier.number)),
            "trick": trick,
            "number": number,
            "tricks": past.tricks,
            "taken": Taken(past.won, past.gone, earlier.at if last is None else last.at),
            "suspended": waiting[0].trick if waiting and waiting[0].mask else None,
            "played": played,
        }

    def _off_file(self) -> int:
        """The cards played to tricks that are not on file."""
        mask = 0
        for put in self.loose:
            if put.card is not None and put.trick is not None and put.lies:
                mask |= put.card.mask
        return mask

    def _leader(self, row: Row | None, number: int, past: Over) -> Seat:
        """Who led to a trick, or is to: the hand of its first card, else the winner of the last, or who is on record.

        What was put on record before that card was led, or before the trick before it was completed, counts no more.
        """
        first = None if row is None else row.first
        leader = past.leader if first is None else first.seat
        if not self.leads:
            return leader
        since = (-1 if past.last is None else past.last.id) if first is None else first.place
        said = (lead.seat for lead in reversed(self.leads) if lead.trick == number and lead.nth > since)
        return next(said, leader)


def _over(past: Over, lying: Lay) -> Over:
    """The tricks that are over with one more."""
    winner, (ns, ew) = lying.winner, past.won
    assert winner is not None
    won = (ns, ew + 1) if winner & 1 else (ns + 1, ew)
    return Over(past.number + 1, winner, lying.last, (*past.tricks, lying.trick), won, past.gone | lying.mask)


def lying(
    number: int,
    trumps: Suit | None,
    trick: Trick,
    tricks: tuple[Trick, ...] = (),
    won: tuple[int, int] = (0, 0),
    gone: int = 0,
) -> Puts:
    """The puts of a position: the trick in progress, those before it that are on file, and what is said of the rest.

    `won` counts all tricks before this one, `gone` holds the cards of all of them.
    """
    ns, ew = won
    for on_file in tricks:
        winner = on_file.winner(trumps)
        assert winner is not None
        ns, ew = (ns, ew - 1) if winner & 1 else (ns - 1, ew)
        gone &= ~on_file.mask
    leader = tricks[0].leader if tricks else trick.leader
    puts = Puts(Earlier(number - len(tricks), leader, trumps, (ns, ew), gone))
    for n, on_file in enumerate((*tricks, trick), number - len(tricks)):
        for seat in on_file.omitted:
            puts = puts.put(seat, None, 0, n, how=How.OPENED)
        for seat, card in on_file.plays:
            state = State.LATE if seat in on_file.omitted else State.PLAYED
            puts = puts.put(seat, card, 0, n, how=How.OPENED, state=state)
    return puts if puts.reading["trick"].leader is trick.leader else puts.lead(number, trick.leader)
