"""The same table seen otherwise: turned by some seats, or with two suits exchanged."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bridgelaws import Suit
from bridgelaws.board.events import Event
from bridgelaws.book.questions import Question
from bridgelaws.files.codec import decode_event, encode_event
from bridgelaws.files.nodes import Node
from trust.oracles.stories import Document, Story

_SEATS = "NESW"
_WORD = re.compile(r"[A-Za-z]+|[♣♦♥♠]|[0-9]+")
_CARD = re.compile(r"[CDHS][2-9TJQKA]|[CDHS]")


@dataclass(frozen=True)
class Turn:
    """By how many seats the table is turned, and which two suits are exchanged."""

    by: int = 0
    suits: str = ""

    def seat(self, letter: str) -> str:
        """The seat that a seat becomes."""
        return _SEATS[(_SEATS.index(letter) + self.by) % 4]

    def suit(self, letter: str) -> str:
        """The suit that a suit becomes."""
        if letter not in self.suits:
            return letter
        return self.suits[1 - self.suits.index(letter)]

    def card(self, code: str) -> str:
        """The card that a card becomes."""
        return code if code == "..." else self.suit(code[0]) + code[1:]

    def side(self, side: str) -> str:
        """The side that a side becomes."""
        return side if self.by % 2 == 0 else {"NS": "EW", "EW": "NS"}[side]

    def words(self, text: str) -> str:
        """What was said, of the other suits."""
        if not self.suits:
            return text
        names = {}
        for one, other in ((self.suits[0], self.suits[1]), (self.suits[1], self.suits[0])):
            a, b = Suit.parse(one), Suit.parse(other)
            names |= {a.singular: b.singular, f"{a.singular}s": f"{b.singular}s", a.symbol: b.symbol}

        def other_word(found: re.Match[str]) -> str:
            word = found.group()
            if _CARD.fullmatch(word):
                return self.card(word)
            return names.get(word, word)

        # `H10` and `H4` are one word each.
        text = re.sub(r"\b([CDHS])(10|[2-9TJQKA])\b", lambda m: self.suit(m[1]) + m[2], text)
        if re.search(r"\b[CDHS](10|[2-9TJQKA])\b", text):
            return text
        return _WORD.sub(other_word, text)

    def story(self, story: Story) -> Story:
        """A story seen so."""
        return Story(self.opening(story.opening), tuple(self.event(e) for e in story.acts), story.salt)

    def opening(self, document: Document) -> Document:
        """A case file without events seen so."""
        contract, seat = document["contract"].rsplit(" by ", 1)
        strain = re.sub(r"(?<=\d)[CDHS](?!\w*T)", lambda m: self.suit(m.group()), contract)
        found = {**document, "contract": f"{strain} by {self.seat(seat)}"}
        if "vulnerable" in document and document["vulnerable"] in ("NS", "EW"):
            found["vulnerable"] = self.side(document["vulnerable"])
        if "deal" in document:
            found["deal"] = self._deal(document["deal"])
        position = document.get("position")
        if position is not None:
            found["position"] = {key: self._part(key, value) for key, value in position.items()}
        return found

    def _part(self, key: str, value: Any) -> Any:
        match key:
            case "leader":
                return self.seat(value)
            case "won":
                return {self.side(side): tricks for side, tricks in value.items()}
            case "hands":
                return {self.seat(seat): [self.card(c) for c in cards] for seat, cards in value.items()}
            case "counts":
                return {self.seat(seat): count for seat, count in value.items()}
            case "current" | "last_trick" | "penalty_cards" | "restrictions":
                return [{name: self._field(name, each) for name, each in entry.items()} for entry in value]
            case "gone":
                return [self.card(c) for c in value]
            case _:
                return value

    def _deal(self, deal: str) -> str:
        """A deal in PBN, `N:` and four hands of four suits."""
        first, hands = deal.split(":")
        turned = []
        for hand in hands.split():
            held = dict(zip("SHDC", hand.split("."), strict=True))
            turned.append(".".join(held[self.suit(suit)] for suit in "SHDC"))
        return f"{self.seat(first)}:{' '.join(turned)}"

    def event(self, event: Event) -> Event:
        """An event seen so."""
        encoded = encode_event(event)
        return decode_event(Node({key: self._field(key, value) for key, value in encoded.items()}))

    def _field(self, key: str, value: Any) -> Any:
        match key:
            case "seat" | "to" | "hand" | "leader":
                return self.seat(value)
            case "card" | "faced":
                return self.card(value)
            case "cards" | "visible" | "seen":
                return [self.card(card) for card in value]
            case "suits":
                return [self.suit(suit) for suit in value]
            case "words" | "pointing":
                return self.words(value)
            case _:
                return value

    def answer(self, value: Any, question: Question, there: Question) -> Any:
        """The value of the same answer at the other table; None if the options do not correspond."""
        if not isinstance(value, str):
            return value
        offered = [v for v in question.values or (value,) if v not in ("none", "unknown")]
        turned = value if value in ("none", "unknown") else self._how(offered)(value)
        if not there.values or turned in there.values:
            return turned
        # Several suits may be written in another order.
        return next((v for v in there.values if sorted(v) == sorted(turned)), None)

    def _how(self, offered: list[str]) -> Callable[[str], str]:
        """What the options are, by their looks: cards, suits, revokes, seats, or words that are the same for all."""
        looks = {"[CDHS][2-9TJQKA]": self.card, "[CDHS]+": self._suits, r"[0-9]+[NESW]:.+": self._revoke}
        for pattern, turned in {**looks, "[NESW]": self.seat}.items():
            if all(re.fullmatch(pattern, value) for value in offered):
                return turned
        return str

    def _suits(self, value: str) -> str:
        return "".join(map(self.suit, value))

    def _revoke(self, value: str) -> str:
        """`6E:H5`."""
        place, _, card = value.partition(":")
        return f"{place[:-1]}{self.seat(place[-1])}:{card if card == '-' else self.card(card)}"
