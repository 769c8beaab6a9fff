"""What declarers say in French and German: as in English it is read, or left to the Director, and never guessed."""

from __future__ import annotations

import pytest

from bridgelaws import Play
from bridgelaws.errors import ParseError
from bridgelaws.files import codec
from bridgelaws.laws.spoken import assents, puts_right, read
from bridgelaws.values.cards import CARDS, RANKS, Card, Suit
from bridgelaws.words.languages import language_of, languages, spoken_in
from bridgelaws.words.written import folded

# What is said, the suit and the rank named (- for none), and the manner; spades are trumps.
FRENCH = """
petit cœur                          H- low
petit coeur                         H- low
PETIT CŒUR                          H- low
un petit cœur                       H- low
cœur petit                          H- low
petite                              -- low
petit                               -- low
une petite, s'il te plaît           -- low
une petite carte                    -- low
le plus petit                       -- low
la plus petite                      -- low
le plus petit des deux              -- low
bas                                 -- low
en dessous                          -- low
laisse passer                       -- low
laisse filer                        -- low
laisse                              -- low
ne prends pas                       -- low
petit à pique                       S- low
petit pour le roi                   -- low
petit vers la dame                  -- low
gros                                -- high
le plus gros                        -- high
la plus haute                       -- high
monte                               -- high
maître                              -- high
gros pique                          S- high
la dame                             -Q
dame                                -Q
La Dame                             -Q
le roi                              -K
le roi, merci                       -K
l'as                                -A
l’as                                -A
as                                  -A
le dix                              -T
10                                  -T
le deux                             -2
mets la dame                        -Q
prends l'as                         -A
la dame sur le valet                -Q
pas le dix, le neuf                 -9
pas le dix mais le neuf             -9
couvre le valet avec la dame        -Q
cœur                                H-
un cœur                             H-
du cœur                             H-
joue pique                          S-
à trèfle                            C-
joue à carreau                      D-
défausse un trefle                  C-
n'importe quel pique                S-
pique au roi                        S-
pique à la dame                     S-
roi de cœur                         HK
le roi de cœur s'il te plaît        HK
l'as de pique                       SA
dame pique                          SQ
valet de trèfle du mort             CJ
CR                                  HK
10♠                                 ST
V de T                              CJ
coupe                               S-
coupe petit                         S- low
coupe gros                          S- high
coupe avec le 10                    ST
atout                               S-
petit atout                         S- low
prends                              -- win
prends-la                           -- win
prends la levée                     -- win
fais le pli                         -- win
gagne                               -- win
couvre                              -- cover
surcoupe                            S- cover
au-dessus                           -- cover
n'importe                           --
n'importe quoi                      --
n'importe laquelle                  --
joue n'importe quoi                 --
ce que tu veux                      --
joue ce que tu veux                 --
comme tu veux                       --
peu importe                         --
ça m'est égal                       --
je m'en fiche                       --
à toi de choisir                    --
au choix                            --
joue                                --
défausse                            --
fournis                             --
low heart                           H- low
queen of spades                     SQ
play anything                       --
top                                 -- high
"""
GERMAN = """
klein Pik                           S- low
Pik klein                           S- low
kleines Coeur                       H- low
kleines Cœur                        H- low
KLEINES HERZ                        H- low
eine kleine Karo bitte              D- low
klein                               -- low
eine kleine                         -- low
die kleinste                        -- low
niedrig                             -- low
unten                               -- low
spiel klein                         -- low
gib klein zu                        -- low
ducken                              -- low
laufen lassen                       -- low
lass laufen                         -- low
nicht nehmen                        -- low
klein zum König                     -- low
hoch                                -- high
groß                                -- high
gross                               -- high
die höchste                         -- high
oben                                -- high
von oben                            -- high
hohes Karo                          D- high
Dame                                -Q
die Dame                            -Q
König                               -K
Koenig                              -K
den Buben                           -J
Bub                                 -J
das Ass                             -A
As                                  -A
die Zehn                            -T
fünf                                -5
fuenf                               -5
gib die Acht                        -8
leg die Dame                        -Q
nimm den König                      -K
die Dame auf den Buben              -Q
deck den Buben mit der Dame         -Q
nicht die Zehn, die Neun            -9
nicht die Zehn, sondern die Neun    -9
Pik bitte                           S-
ein Coeur                           H-
Herz                                H-
Kreuz                               C-
Treff                               C-
Karo                                D-
nimm Pik                            S-
wirf ein Treff ab                   C-
irgendein Pik                       S-
Karo zur Dame                       D-
vom Tisch Karo                      D-
Pik-Dame                            SQ
Pikdame                             SQ
Coeur-König                         HK
Herzkönig                           HK
Pik K                               SK
CK                                  HK
PB                                  SJ
10♠                                 ST
Trumpf                              S-
einen Trumpf                        S-
klein Trumpf                        S- low
Trumpf-Dame                         SQ
Trumpf mit der Zehn                 ST
schnappen                           S-
trumpfen                            S-
stich                               S-
stechen                             S-
klein stechen                       S- low
hoch stechen                        S- high
nimm                                -- win
nimm sie                            -- win
nimm den Stich                      -- win
mach den Stich                      -- win
gewinnen                            -- win
decken                              -- cover
drüber                              -- cover
übernehmen                          -- cover
überstechen                         S- cover
egal                                --
ganz egal                           --
ist mir egal                        --
egal welche                         --
was du willst                       --
spiel was du willst                 --
irgendwas                           --
irgendeine                          --
beliebig                            --
such dir eine aus                   --
spielt keine Rolle                  --
spiel                               --
abwerfen                            --
wirf ab                             --
zugeben                             --
small spade                         S- low
queen of spades                     SQ
play anything                       --
"""
UNCLEAR = {
    "fr": "la même|pareil|encore|continue|l'autre|celle-là|ça|suivante|fais l'impasse|tire les atouts|passe|pas le dix|"
    "oui|laisse le roi|si l'as sort, le deux|garde l'as|petit pic|roi de pic|roi dame|les deux|a pique|ne coupe pas|"
    "coupe trèfle|tu as le roi|rouge|prends en main|machin|CK",
    "de": "dieselbe|nochmal|weiter|die andere|die da|die nächste|Schnitt|schneiden|abziehen|ja|keine|nicht die Zehn|"
    "wenn er das Ass spielt, die Zwei|behalt das Ass|zieh die Trümpfe|den Buben mit der Dame decken|klein Piek|Piek|K|"
    "spiel die Dame nicht|nimm den König nicht|nicht stechen|die beiden|nimm ihn in der Hand|Dings|AC",
}


def rows(code: str, table: str) -> list[tuple[str, str, str, str]]:
    found = []
    for line in table.strip().splitlines():
        words, (named, _, manner) = line[:36].strip(), line[36:].partition(" ")
        found.append((code, words, named.strip(), manner.strip()))
    return found


SAID = [*rows("fr", FRENCH), *rows("de", GERMAN)]


def _read(words: str, code: str) -> tuple[str, str, bool]:
    said = read(words, None, Suit.SPADES, code)
    suit = "-" if said.suit is None else said.suit.letter
    return suit + ("-" if said.rank is None else RANKS[said.rank]), said.manner or "", said.unclear


def test_there_are_enough_of_them() -> None:
    assert all(sum(code == each for code, *_ in SAID) >= 90 for each in ("fr", "de"))


@pytest.mark.parametrize(("code", "words", "named", "manner"), SAID)
def test_what_people_say(code: str, words: str, named: str, manner: str) -> None:
    assert _read(words, code) == (named, manner, False)


@pytest.mark.parametrize(("code", "words", "named", "manner"), SAID)
def test_capitals_and_a_full_stop_say_nothing(code: str, words: str, named: str, manner: str) -> None:
    assert _read(f"{words}.", code) == (named, manner, False)
    assert _read(f"{words[0].upper()}{words[1:]} !", code) == (named, manner, False)


@pytest.mark.parametrize(("code", "words", "named", "manner"), [row for row in SAID if "à" not in row[1]])
def test_accents_may_be_left_off(code: str, words: str, named: str, manner: str) -> None:
    assert _read(folded(words), code) == (named, manner, False)


@pytest.mark.parametrize(
    ("code", "words"), [(code, words) for code, all in UNCLEAR.items() for words in all.split("|")]
)
def test_what_may_mean_several_things_is_unclear(code: str, words: str) -> None:
    assert read(words, None, Suit.SPADES, code).unclear


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("card", CARDS)
def test_every_card_is_called_as_its_language_writes_it(code: str, card: Card) -> None:
    language = language_of(code)
    suit, rank = language.SUIT_ONE[card.suit], language.RANK_NAMES[card.rank]
    for words in (language.symbol(card), str(card), f"{suit} {rank}", f"{rank}, {suit}", language.card(card, "name")):
        assert read(words, language=code).card is card


@pytest.mark.parametrize(
    ("code", "words", "first", "then"),
    [
        ("fr", "pique, non, cœur", "S-", "H-"),
        ("fr", "le valet, pardon, la dame", "-J", "-Q"),
        ("fr", "petit, euh, le roi", "--", "-K"),
        ("fr", "le dix, je veux dire le neuf", "-T", "-9"),
        ("de", "Pik, nein, Coeur", "S-", "H-"),
        ("de", "der Bube, Quatsch, die Dame", "-J", "-Q"),
        ("de", "klein, äh, König", "--", "-K"),
        ("de", "die Zehn, ich meine die Neun", "-T", "-9"),
    ],
)
def test_who_puts_himself_right_has_said_both(code: str, words: str, first: str, then: str) -> None:
    said = read(words, None, None, code)
    assert said.instead is not None
    for each, named in ((said, first), (said.instead, then)):
        assert ((each.suit and each.suit.letter) or "-") == named[0] or each.suit is said.suit
        assert ("-" if each.rank is None else RANKS[each.rank]) == named[1]


def test_a_word_broken_off() -> None:
    assert read("la da... non, l'as", language="fr").broken
    assert read("Köni... nein, Ass", language="de").broken
    assert not read("la dame... non, l'as", language="fr").broken


@pytest.mark.parametrize(
    ("code", "yes", "no"),
    [
        ("fr", "oui|d'accord|c'est ça|oui, celle-là|oui, joue", "oui, le dix|non|la dame|merci bien le roi"),
        ("de", "ja|genau|richtig|ja, die da|passt|ja bitte", "ja, die Zehn|nein|Dame"),
        ("en", "yes|that one", "yes, the ten"),
    ],
)
def test_assent(code: str, yes: str, no: str) -> None:
    assert all(assents(words, code) for words in yes.split("|"))
    assert not any(assents(words, code) for words in no.split("|"))


def test_words_that_put_right_what_was_said_before() -> None:
    assert puts_right("oups, le roi", "fr")
    assert puts_right("Nein, den König", "de")
    assert puts_right("oops, the king", "en")
    assert not puts_right("le roi", "fr")
    assert not puts_right("meine Dame", "de")


def test_trumps_are_no_suit_at_notrump() -> None:
    for code, words in (("fr", "coupe"), ("de", "Trumpf"), ("en", "ruff")):
        assert read(words, None, None, code).manner == "ruff"


def test_a_gesture_is_written_as_in_every_case_file() -> None:
    for code, low in (("fr", "petit"), ("de", "klein"), ("en", "low")):
        for pointing in ("C", "clubs", "♣"):
            said = read(low, pointing, None, code)
            assert (said.suit, said.manner, said.unclear) == (Suit.CLUBS, "low", False)
        assert read("", "CK", None, code).card is Card.parse("CK")


def test_too_long_a_call_is_refused_in_every_language() -> None:
    with pytest.raises(
        ParseError, match="a call of 1001 characters; write only what was said, at most 1000"
    ) as refused:
        read("x" * 1001, language="fr")
    assert "1001 caractères" in refused.value.say("fr")
    assert "1001 Zeichen" in refused.value.say("de")


@pytest.mark.parametrize("code", languages())
def test_no_word_means_two_things_that_exclude_each_other(code: str) -> None:
    speech = spoken_in(code)
    kinds = (
        speech.high,
        speech.low,
        speech.win,
        speech.anything,
        speech.negation,
        speech.keep,
        speech.red,
        speech.black,
    )
    for n, one in enumerate(kinds):
        assert not any(one & other for other in kinds[:n])


# At the table

DEAL = "N:A74.AJ3.T63.AK96 K83.K9752.7.8752 QJT5.T864.KJ94.4 962.Q.AQ852.QJT3"


def _called(code: str, words: str, lead: str = "DA") -> Play:
    play = Play(DEAL, "4S by S", language=code)
    play.faced("W", lead)
    play.named("S", words)
    return play


@pytest.mark.parametrize(
    ("code", "words", "card"),
    [
        ("fr", "petit", "D3"), ("fr", "gros", "DT"), ("fr", "le dix", "DT"), ("fr", "carreau", "D3"), ("fr", "C6", ""),
        ("fr", "6 de carreau", "D6"), ("fr", "K6", "D6"),
        ("de", "klein", "D3"), ("de", "hoch", "DT"), ("de", "Karo", "D3"), ("de", "die Zehn", "DT"), ("de", "K6", "D6"),
        ("en", "low", "D3"), ("en", "top", "DT"),
    ],
)  # fmt: skip
def test_46b_is_read_in_the_language_of_the_table(code: str, words: str, card: str) -> None:
    play = _called(code, words)
    played = play.table.trick.card(play.table.dummy)
    assert (played.code if played is not None else "") == card
    assert play.log[-1].words == words
    assert play.language == code


@pytest.mark.parametrize(("code", "words"), [("fr", "joue ce que tu veux"), ("de", "egal"), ("en", "play anything")])
def test_46b5_either_defender_names_the_card(code: str, words: str) -> None:
    play = _called(code, words)
    assert play.question is not None
    assert play.question.id == _called("en", "anything").question.id  # type: ignore[union-attr]


def test_what_is_not_understood_is_asked_and_not_guessed() -> None:
    assert _called("fr", "petit pic").question is not None
    assert _called("en", "petit pique").question is not None
    assert _called("de", "petit pique").question is not None


def test_stechen_is_a_ruff_only_where_dummy_cannot_follow() -> None:
    assert _called("de", "stechen").question is not None
    play = Play("N:A7432.AJ3..AK962 K8.K9752.73.8753 QJT5.T864.KJ94.4 96.Q.AQT8652.QJT", "4S by S", language="de")
    play.faced("W", "DA")
    play.named("S", "stechen")
    assert play.table.trick.card(play.table.dummy) is Card.parse("S2")


@pytest.mark.parametrize("code", languages())
def test_the_case_file_keeps_words_and_language(code: str) -> None:
    play = _called(code, {"fr": "petit", "de": "klein", "en": "low"}[code])
    case = codec.encode(play)
    assert case["language"] == code
    again = codec.decode(case)
    assert again.language == code
    assert again.table.trick == play.table.trick
    assert codec.encode(again) == case
    assert play.under(1997).language == code
    assert play.copy().language == code
