"""What people type, read in their language: its own letters, and English ones where nothing else is meant."""

from __future__ import annotations

import pytest

from bridgelaws.errors import ParseError
from bridgelaws.reading import (
    read_card,
    read_cards,
    read_contract,
    read_seat,
    read_suit,
    read_suits,
    read_yes_or_no,
)
from bridgelaws.values.cards import CARDS, Card, CardSet, Suit
from bridgelaws.values.seats import SEATS, Seat
from bridgelaws.words.language import SYMBOLS
from bridgelaws.words.languages import language_of, languages

TYPED = {
    "fr": {
        "HK": "CR|RC|cr|C-R|♥R|R♥|♥r|♥K|roi de cœur|le roi de coeur|ROI DE CŒUR|Roi Cœur|cœur roi|HK|KH|king of hearts",
        "HQ": "CD|DC|♥D|la dame de cœur|Dame de coeur|HQ|HD|cœur dame",
        "DQ": "KD|DK|♦D|dame de carreau|DQ|QD|DD",
        "CQ": "TD|DT|♣D|la dame de trèfle|dame de trefle|TQ",
        "SJ": "PV|VP|♠V|le valet de pique|SJ|PJ|SV",
        "CT": "T10|10T|♣10|♣T|dix de trèfle|le 10 de trèfle",
        "DT": "K10|10K|D10|10D|♦10|♦T|dix de carreau|ten of diamonds",
        "SA": "PA|AP|♠A|l'as de pique|l’as de pique|As de Pique|SA",
        "HA": "CA|AC|♥A|as de cœur|ah",
        "C5": "T5|5T|♣5|cinq de trèfle|♣ 5|five of clubs",
        "H5": "C5|5C|♥5|cinq de cœurs|5 de coeur",
        "D5": "K5|5K|D5|♦5|5 de carreau",
        "S2": "P2|2P|S2|♠2|deux de pique|deuce of spades",
    },
    "de": {
        "HK": "CK|HK|KH|♥K|K♥|Coeur-König|coeur könig|Herz König|Herzkönig|Coeur Koenig|der Coeur-König|king of hearts",
        "HQ": "CD|HD|♥D|Coeur-Dame|Cœur Dame|Herzdame|HQ",
        "DQ": "KD|♦D|Karo-Dame|die Karo-Dame|DQ|QD|KQ",
        "DK": "KK|♦K|Karo-König|KARO KÖNIG",
        "SJ": "PB|BP|♠B|Pik-Bube|den Pik-Buben|Pikbube|SJ|PJ|SB",
        "CJ": "TB|BT|♣B|Treff-Bube|Kreuz Bube|Treffbube",
        "ST": "P10|10P|♠10|♠T|Pik-Zehn|die Pik-Zehn|ten of spades|S10",
        "SA": "PA|AP|SA|♠A|Pik-Ass|Pik As|das Pik-Ass|PIKASS",
        "C9": "T9|9T|♣9|Treff-Neun|Treff 9",
        "H5": "C5|H5|♥5|Coeur fünf|Coeur fuenf|Herz Fünf",
        "D5": "K5|D5|♦5|Karo fünf|Karo 5",
    },
    "en": {
        "HK": "HK|KH|♥K|hk|king of hearts|hearts king|the king of hearts",
        "CT": "CT|C10|10c|ten of clubs|♣T",
        "SA": "AS|SA|as|ace of spades",
    },
}
OPEN = {
    "fr": {"CK": "HK CK", "KC": "HK CK", "CQ": "HQ CQ", "CJ": "HJ CJ", "CT": "HT CT", "TK": "CK DT", "KT": "CK DT"},
    "de": {"DK": "DK DQ", "DT": "DT CQ", "AC": "HA CA", "KC": "HK CK", "5C": "H5 C5", "CQ": "HQ CQ", "KT": "CK DT"},
}


@pytest.mark.parametrize(
    ("code", "card", "typed"),
    [(code, card, typed) for code, cards in TYPED.items() for card, all in cards.items() for typed in all.split("|")],
)
def test_a_card_is_read_as_it_is_typed(code: str, card: str, typed: str) -> None:
    assert read_card(typed, code) is Card.parse(card)


@pytest.mark.parametrize(
    ("code", "typed", "cards"), [(code, *each) for code, table in OPEN.items() for each in table.items()]
)
def test_what_may_be_two_cards_is_refused_with_both(code: str, typed: str, cards: str) -> None:
    with pytest.raises(ParseError) as refused:
        read_card(typed, code)
    for card in cards.split():
        assert language_of(code).symbol(Card.parse(card)) in refused.value.say(code)
    assert typed in refused.value.say(code)


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("card", CARDS)
def test_what_a_language_prints_it_reads(code: str, card: Card) -> None:
    language = language_of(code)
    rank, suit = card % 13, card // 13
    assert read_card(language.symbol(card), code) is card
    assert read_card(f"{language.SUITS[suit]} {language.RANKS[rank]}", code) is card
    assert read_card(f"{language.SUIT_ONE[suit]}-{language.RANK_NAMES[rank]}", code) is card
    assert read_card(f"{language.RANK_NAMES[rank]} {language.SUITS[suit]}", code) is card


@pytest.mark.parametrize(("code", "forms"), [("fr", ("", "le")), ("de", ("", "name", "der", "den", "des"))])
@pytest.mark.parametrize("card", CARDS)
def test_what_a_language_says_of_a_card_it_reads(code: str, forms: tuple[str, ...], card: Card) -> None:
    for form in forms:
        assert read_card(language_of(code).card(card, form), code) is card


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("card", CARDS)
def test_a_symbol_with_an_english_rank_is_the_same_card_everywhere(code: str, card: Card) -> None:
    assert read_card(str(card), code) is card


@pytest.mark.parametrize("code", ["fr", "de"])
@pytest.mark.parametrize("card", CARDS)
def test_an_english_code_is_that_card_or_refused_unless_the_language_writes_another_so(code: str, card: Card) -> None:
    language = language_of(code)
    letters = {"fr": "TKCP", "de": "TKCP"}[code]
    for typed in (card.code, card.code[::-1]):
        # Whatever is wholly of the language's own letters is its own card.
        own = {
            Card(n)
            for n in range(52)
            for suit_first in (letters[n // 13] + language.RANKS[n % 13],)
            for rank_first in (language.RANKS[n % 13] + letters[n // 13] if code == "fr" else suit_first,)
            if typed in (suit_first, rank_first)
        }
        try:
            found = read_card(typed, code)
        except ParseError:
            assert not own
        else:
            assert found in (own or {card})


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize(
    "typed", ["", " ", "x", "🂡", "11", "H", "♥♥", "KK K", "\u202e", "H" * 1_000, "1♥", "♥1", "—", "1"]
)
def test_what_is_no_card_is_refused_in_every_language(code: str, typed: str) -> None:
    with pytest.raises(ParseError) as refused:
        read_card(typed, code)
    for reader in languages():
        assert refused.value.say(reader)


def test_a_refusal_says_what_would_be_right() -> None:
    with pytest.raises(ParseError) as no_suit:
        read_card("la dame", "fr")
    assert no_suit.value.say("fr") == (
        "«\u00a0la dame\u00a0», mais de quelle couleur\u202f? Écrivez la couleur et le rang, par exemple ♥R ou CR"
    )
    with pytest.raises(ParseError) as no_rank:
        read_card("Herz", "de")
    assert no_rank.value.say("de") == (
        "„Herz“, aber welche Karte der Farbe? Schreiben Sie Farbe und Rang, zum Beispiel ♥K oder CK"
    )
    with pytest.raises(ParseError) as two:
        read_card("CK", "fr")
    assert str(two.value) == "'CK' may be ♥K or ♣K; write the suit as a symbol or in full"
    with pytest.raises(ParseError, match="'XY' is not a card; write suit and rank, such as HK or ♥K"):
        read_card("XY", "en")
    # An ace is not the ace of spades, whatever its letters are in English.
    for code in ("fr", "de"):
        with pytest.raises(ParseError):
            read_card("AS", code)


def test_several_cards() -> None:
    wanted = CardSet.parse("HK SQ DT C5")
    assert CardSet(read_cards("CR, dame de pique, 10♦ T5", "fr")) == wanted
    assert CardSet(read_cards("CK PD K10 T5", "de")) == wanted
    assert CardSet(read_cards("HK SQ DT C5", "en")) == wanted
    assert read_cards("", "fr") == ()
    with pytest.raises(ParseError, match="'CK' may be"):
        read_cards("CR CK", "fr")


@pytest.mark.parametrize(
    ("code", "typed", "suits"),
    [
        ("fr", "C", "H"),
        ("fr", "T", "C"), ("fr", "K", "D"), ("fr", "P", "S"), ("fr", "H", "H"), ("fr", "S", "S"),
        ("fr", "D", "D"),
        ("fr", "cœurs", "H"), ("fr", "trefle", "C"), ("fr", "clubs", "C"), ("fr", "à cœur", ""),
        ("fr", "CP", "HS"),
        ("fr", "♥♠", "HS"), ("fr", "cœur, pique", "HS"), ("fr", "HD", "HD"),
        ("de", "C", "H"),
        ("de", "H", "H"), ("de", "Herz", "H"), ("de", "Kreuz", "C"), ("de", "Treff", "C"),
        ("de", "K", "D"),
        ("de", "D", "D"), ("de", "karo pik", "DS"), ("de", "B", ""), ("de", "spades", "S"),
        ("en", "C", "C"), ("en", "HS", "HS"), ("en", "hearts", "H"), ("en", "P", ""), ("en", "cœur", ""),
    ],
)  # fmt: skip
def test_suits(code: str, typed: str, suits: str) -> None:
    if not suits:
        with pytest.raises(ParseError):
            read_suits(typed, code)
        return
    assert read_suits(typed, code) == tuple(map(Suit.parse, suits))
    if len(suits) == 1:
        assert read_suit(typed, code) is Suit.parse(suits)
    else:
        with pytest.raises(ParseError):
            read_suit(typed, code)


@pytest.mark.parametrize(
    ("code", "typed", "seat"),
    [
        ("fr", "O", "W"),
        ("fr", "o", "W"), ("fr", "Ouest", "W"), ("fr", "W", "W"), ("fr", "E", "E"),
        ("fr", "Est", "E"),
        ("fr", "sud", "S"), ("fr", "Nord", "N"), ("fr", "west", "W"), ("fr", "Ost", ""), ("fr", "", ""),
        ("de", "O", "E"),
        ("de", "Ost", "E"), ("de", "E", "E"), ("de", "east", "E"), ("de", "Süd", "S"),
        ("de", "Sued", "S"),
        ("de", "SUD", "S"), ("de", "nord", "N"), ("de", "Ouest", ""), ("de", "X", ""),
        ("en", "O", ""), ("en", "W", "W"), ("en", "south", "S"),
    ],
)  # fmt: skip
def test_seats(code: str, typed: str, seat: str) -> None:
    if seat:
        assert read_seat(typed, code) is Seat.parse(seat)
    else:
        with pytest.raises(ParseError):
            read_seat(typed, code)


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("seat", SEATS)
def test_a_seat_that_a_language_prints_it_reads(code: str, seat: Seat) -> None:
    language = language_of(code)
    assert read_seat(language.SEATS[seat], code) is seat
    assert read_seat(language.SEAT_LETTERS[seat], code) is seat
    assert read_seat(seat.letter, code) is seat


@pytest.mark.parametrize(
    ("code", "typed", "contract"),
    [
        ("fr", "3SA par S", "3NT by S"),
        ("fr", "3 sans-atout par Sud", "3NT by S"),
        ("fr", "3 Sans Atout Sud", "3NT by S"),
        ("fr", "3NT by S", "3NT by S"), ("fr", "4C par O", "4H by W"), ("fr", "4 cœurs contré par Ouest", "4HX by W"),
        ("fr", "4CX par E", "4HX by E"),
        ("fr", "4C X O", "4HX by W"), ("fr", "4♥ surcontré par Nord", "4HXX by N"),
        ("fr", "P par N", "S by N"),
        ("fr", "SA N", "NT by N"), ("fr", "5T E", "5C by E"), ("fr", "4H by W", "4H by W"),
        ("fr", "4K par S", "4D by S"),
        ("fr", "4D par S", "4D by S"), ("fr", "3SAXX par E", "3NTXX by E"),
        ("fr", "4C by W", ""),
        ("fr", "4C DBL E", ""), ("fr", "8C par O", ""), ("fr", "4C", ""),
        ("de", "3SA von S", "3NT by S"),
        ("de", "4♥ X von N", "4HX by N"),
        ("de", "4 Coeur kontriert von Ost", "4HX by E"),
        ("de", "4C O", "4H by E"), ("de", "4H von O", "4H by E"), ("de", "3 Ohne Trumpf von West", "3NT by W"),
        ("de", "4 Pik rekontriert durch Süd", "4SXX by S"),
        ("de", "3NT by S", "3NT by S"),
        ("de", "5 Treff W", "5C by W"),
        ("de", "4C by W", ""), ("de", "", ""),
        ("en", "3NT by S", "3NT by S"), ("en", "4SX by W", "4SX by W"), ("en", "4 hearts doubled by East", "4HX by E"),
        ("en", "4C by W", "4C by W"), ("en", "4P by W", ""),
    ],
)  # fmt: skip
def test_contracts(code: str, typed: str, contract: str) -> None:
    if contract:
        assert read_contract(typed, code).code == contract
    else:
        with pytest.raises(ParseError) as refused:
            read_contract(typed, code)
        assert refused.value.say(code)


def test_a_contract_whose_declarer_is_known() -> None:
    assert read_contract("4P X", "fr", Seat.EAST).code == "4SX by E"
    assert read_contract("3SA", "de", Seat.WEST).code == "3NT by W"
    assert read_contract("4S", "en", Seat.WEST).code == "4S by W"
    with pytest.raises(ParseError, match="'nonsense by W' is not a contract with its declarer"):
        read_contract("nonsense", "en", Seat.WEST)


@pytest.mark.parametrize(
    ("code", "yes", "no"),
    [
        ("fr", "oui o OUI vrai yes y", "non n Non faux no"),
        ("de", "ja j Ja yes", "nein n NEIN no"),
        ("en", "yes y t", "no n f"),
    ],
)
def test_yes_and_no(code: str, yes: str, no: str) -> None:
    assert all(read_yes_or_no(word, code) for word in yes.split())
    assert not any(read_yes_or_no(word, code) for word in no.split())
    with pytest.raises(ParseError):
        read_yes_or_no("peut-être", code)


def test_the_letters_of_the_suits_are_those_of_the_language() -> None:
    with pytest.raises(ParseError, match="write one of T, K, C, P"):
        read_suit("X", "fr")
    with pytest.raises(ParseError, match="write one of N, O, S, W"):
        read_seat("X", "de")
    assert [read_suit(symbol, "de") for symbol in SYMBOLS] == list(Suit)
