"""Auctions on which the engine and the second opinion once differed, and what the laws say of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import pytest
from tests.second_opinion.auction.lines import acts_of
from trust.opinions import auction
from trust.opinions.auction_answers import Answers

from bridgelaws.book.editions import EDITIONS


class Told(Answers):
    """Answers by the kind of the question, or by the kind and the call it is about; else nothing is found."""

    def __init__(self, answers: dict[str, str]) -> None:
        super().__init__("")
        self.answers = answers

    def pick(self, options: Iterable[str], *key: str) -> str:
        """The answer that was told; else the one that changes nothing."""
        known = tuple(options)
        told = next((self.answers[name] for n in (3, 2, 1) if (name := " ".join(key[:n])) in self.answers), None)
        plain = [option for option in known if option in ("refuse", "none", "no", "keep", "natural")]
        return told if told in known else (plain or list(known))[0]

    def shown(self, call: str) -> str:
        """Calls are natural."""
        name = call.split(":")[1]
        return name[1:] if name[0].isdigit() and name[1:] != "NT" else ""


class Story(NamedTuple):
    """An auction as a line, the answers, and who is bound to what at its end."""

    about: str
    years: str
    dealer: str
    line: str
    answers: dict[str, str]
    bound: dict[str, tuple[str, ...]]


ALL = "1997 2007 2017"
STORIES = (
    Story(
        "25A4, 25A6: what the left did over a slip falls with it, also his partner's enforced pass",
        ALL,
        "W",
        "W1D NXX D W2H D",
        {"slip": "yes"},
        {},
    ),
    Story(
        "25A: only the left may withdraw; what his partner had to answer for remains",
        "1997 2007",
        "S",
        "S2H WP N2S EX NXX D E2NT D",
        {"slip": "yes"},
        {"S": ("pass_rest",)},
    ),
    Story(
        "25A: nor does a slip put right undo what its player did after it",
        "2017",
        "S",
        "SP SXX D SP D",
        {"slip": "yes"},
        {"N": ("pass_rest",)},
    ),
    Story(
        "25B1: a change accepted undoes no ruling on what was called over the first call",
        ALL,
        "E",
        "E3H S3S WXX D S4C D",
        {"accept": "accept"},
        {"E": ("pass_rest",)},
    ),
    Story(
        "34: who had still to replace a bid owes nothing: that turn was not his after all",
        "1997",
        "E",
        "E1D S1S E2NT D WP N2NT N3C D EP SP D",
        {"accept E:2NT": "accept"},
        {},
    ),
    Story(
        "31A1, 38: the pass that takes the place of the bid counts, and what was called since is cancelled",
        "2007 2017",
        "E",
        "S2H D E8NT SP WP N1H D",
        {},
        {"E": ("pass_rest",), "W": ("pass_rest",), "S": ("repeat 2H",)},
    ),
    Story(
        "31A1: he made the call again that he had to, at once over the pass of his right",
        ALL,
        "S",
        "S1H WP NP E2C S2D N2H D EP D WP N2H",
        {"accept E:P": "accept"},
        {},
    ),
    Story(
        "28B: two had called at his turn; he meant his own call",
        ALL,
        "S",
        "WP E2C SP D WP N3D E3S",
        {"meant_over": "own"},
        {},
    ),
    Story(
        "27C: what was put there too soon was a slip, and what was meant is judged in its place",
        "2017",
        "S",
        "S1D WX N1D NXX D NP D",
        {"slip N:XX": "yes", "replacement N:1D": "subset"},
        {},
    ),
    Story(
        "27C: the same, and what was meant says something else",
        "2017",
        "S",
        "S1D WX N1D NXX D N2C D",
        {"slip N:XX": "yes", "replacement N:1D N:XX": "subset"},
        {"S": ("pass_rest",)},
    ),
    Story(
        "30A, 36A: who had to pass once and did so has to do it again if his pass is cancelled",
        "2017",
        "N",
        "N1H SP D EXX SP D EP",
        {},
        {"S": ("pass_once",)},
    ),
    Story(
        "36, 25A: he must pass for two causes, and one of them falls with the slip",
        "2007",
        "W",
        "W2C NX E2S SX W3C NXX S3D D WP D",
        {"slip": "yes"},
        {"N": ("pass_rest",), "S": ("pass_rest",)},
    ),
    Story(
        "27B: who has still to replace a bid may not double, though a call of his out of rotation was accepted",
        "1997",
        "W",
        "W1D NP EP S1S WP N1NT E2S S1S D NX D SP WP",
        {"accept N:X": "accept"},
        {"S": ("no_double",)},
    ),
    Story(
        "31A: his right had acted first, and nothing is repeated when he passes after that",
        "2007 2017",
        "W",
        "W1C NP E1NT SP N2S D W1S D SX WP",
        {"accept W:1S": "accept"},
        {},
    ),
    Story(
        "27B3, 36: a redouble that can never stand is a redouble in the place of the bid",
        "2007 2017",
        "W",
        "WP NP EP S1C W1C D WXX D",
        {},
        {"E": ("pass_rest",), "W": ("no_double",)},
    ),
    Story(
        "30A: a further pass before any bid is no change of call, though his partner has called",
        "1997 2007",
        "E",
        "EP SP N2H D SP D",
        {},
        {"S": ("pass_once",)},
    ),
    Story(
        "34: the pass of the player who was missed is his call, if another was put in the place of the third before it",
        "1997",
        "E",
        "E1H S2C W2D EP SP W2S WP NP D",
        {"meant_over": "first"},
        {},
    ),
    Story(
        "27B4: the partner is silent once the second bid is refused, whoever calls next",
        "2007 2017",
        "W",
        "WP N1S E2C S2D W2S NP E1S E1NT W2D D",
        {},
        {"E": ("pass_rest", "no_double"), "W": ("pass_rest",)},
    ),
    Story(
        "16, 31A1: what had to be repeated may not be used any more, if the pass of his right was a slip",
        "2017",
        "E",
        "E1H SX W2D E3C D NP N1NT D",
        {"slip N:P": "yes"},
        {},
    ),
    Story(
        "23, 31B: what ends the auction is compared with each call that was cancelled",
        "2017",
        "S",
        "S2H E4C D WP NP E1D D EP",
        {"replacement": "purpose", "comparable": "subset"},
        {},
    ),
    Story(
        "25B: who changes his call again after the first change was ruled on changes the one that lies there",
        "2007 2017",
        "N",
        "NP E1H EP D E1S D",
        {},
        {},
    ),
    Story(
        "25: a change of a pass is too late in 1997 once all have passed; it waits for the Director",
        "1997",
        "S",
        "EP D SP WP NP N>1S D",
        {"accept E:P": "accept"},
        {},
    ),
    Story(
        "27B2, 38: the pass that takes the place of the eight is in the place of the insufficient bid too",
        "2007 2017",
        "E",
        "E1D SP W1S N1D D NX D N8C D",
        {},
        {"N": ("pass_rest",), "S": ("pass_rest",)},
    ),
    Story(
        "27B2, 37A: so is a call of his that stands because the next player has called over it",
        "1997 2007",
        "S",
        "S1S WP N1NT EP S2C W2D NP E1C D W2H D E2S SX",
        {"accept W:2H": "refuse"},
        {"E": ("pass_rest",), "W": ("pass_rest",)},
    ),
    Story(
        "28A, 27B2: and the pass that is taken as made for him",
        "2007",
        "S",
        "S1D W3C NP E2S D E3C D W3H D S3H",
        {},
        {"E": ("pass_rest",), "W": ("pass_rest",)},
    ),
    Story(
        "28A, 38: a pass that was only taken as made gives nothing away; the lead may be limited",
        "2007",
        "S",
        "EP D S1D W2H N2S EP S8H NP D WP NP EP",
        {"artificial_pass": "yes"},
        {"S": ("pass_rest",), "N": ("pass_rest",), "W": ("pass_rest",)},
    ),
    Story(
        "28A, 36: nor is it there any more when the double before it falls",
        "2017",
        "N",
        "NP SX D EP S2H WXX E2S D",
        {},
        {"N": ("pass_rest",), "E": ("pass_rest",), "W": ("pass_rest",)},
    ),
    Story(
        "31A2: his partner has passed at his next turn already when the call is accepted",
        "2017",
        "W",
        "E1D D E1C WP N1NT D",
        {"accept E:1C": "accept"},
        {},
    ),
    Story(
        "27, 31A1: a call that had to be repeated and is not enough comes under Law 27 when it is put there",
        "2007 2017",
        "S",
        "S1S N1H D WP N2C D N2H",
        {},
        {"S": ("pass_rest",)},
    ),
    Story(
        "26, 36: a double that cannot stand in the place of his own call either is compared with what he calls",
        "2017",
        "S",
        "S1H WP N2H NX D E3C SP WP N3H EP SP W4C NP EP SP",
        {"comparable": "similar"},
        {"S": ("pass_rest",)},
    ),
    Story(
        "25, 32: who doubles twice has changed nothing",
        ALL,
        "E",
        "E2C NX D NX D E3C S3S WP NP EP",
        {"accept N:X": "accept"},
        {},
    ),
    Story(
        "25, 32: a double over his own bid is a change of it, which his left may accept",
        ALL,
        "N",
        "N1H E2C EX D",
        {"slip": "no", "accept": "accept"},
        {},
    ),
    Story(
        "26, 30C: so is an artificial pass after his own pass before any bid",
        "2007",
        "S",
        "SP WP NP NP D E2C S2H WP N4C E4H SP WP NP",
        {"artificial_pass": "yes"},
        {"S": ("pass_rest",)},
    ),
    Story(
        "26, 34: what a call was kept against stays what it is compared with, though it falls later",
        "2017",
        "S",
        "SP EP SP D S1D D WP D W1S NP EP S3D W4C N4S E5C SP WP NP",
        {"meant_over": "over", "comparable S:1D S:P": "purpose"},
        {},
    ),
    Story(
        "26, 23: a pass that a ruling put there is like no call that was withdrawn",
        "2017",
        "S",
        "SP WP NXX D N8C EP D E1H SP WP NP",
        {"comparable": "subset"},
        {"N": ("pass_rest",), "S": ("pass_rest",)},
    ),
    Story(
        "26, 39: a call after the final pass limits the lead, though declarer has been asked before it",
        "2007",
        "N",
        "NP E1C S1H WP NP EP NP E1S D E1NT D",
        {},
        {},
    ),
    Story(
        "31A1: what the right-hand opponent has passed over is repeated, though another was let call before that",
        ALL,
        "W",
        "W1H NP EP W1NT D NX D SP N2S D",
        {"accept N:X": "accept", "accept S:P": "accept", "accept N:2S": "accept"},
        {"W": ("repeat 1NT",)},
    ),
    Story(
        "34: a pass that was accepted by a call over it may be the third, and that call is the missed player's",
        "2007 2017",
        "S",
        "S1H WP N1NT WX D EP SP W2D WP N2NT D",
        {"accept": "accept", "meant_over": "second"},
        {},
    ),
    Story(
        "34: all passes since the turn that was missed are cancelled, that over the third as well",
        "2007",
        "W",
        "WP N2C SP NP D E1D D EP SP D",
        {"accept": "accept", "meant_over": "second"},
        {},
    ),
    Story(
        "27B: what was tried in the place of one bid has nothing to do with the next that is not enough",
        "2007",
        "E",
        "E1C S1NT WP N2C E1D D E2C D E2D S2NT WP NP E2H D EP",
        {"replacement E:2H": "same_meaning"},
        {"W": ("pass_rest",)},
    ),
    Story(
        "34: it goes back to the first who was missed, however many have passed since",
        ALL,
        "N",
        "N1C EP S1S WP N3D SP WP SP W2C D NP EP D",
        {},
        {},
    ),
    Story(
        "36, 32: a double that can never stand is not owed any more",
        ALL,
        "E",
        "E2H SP NX D WP S3S WP NX D",
        {},
        {"S": ("pass_rest",)},
    ),
)


@pytest.mark.parametrize("story", STORIES, ids=[story.about for story in STORIES])
def test_both_agree_and_say_what_the_law_says(story: Story) -> None:
    for laws in [each for each in EDITIONS if str(each.year) in story.years]:
        answers = Told(story.answers)
        acts, said = auction.told(laws, story.dealer, acts_of(story.line), answers)
        assert not any(each.doubts or each.beyond for each in said), said[-1].doubts
        assert {seat: bound for seat, bound in said[-1].duties if bound} == story.bound, laws
        auction.compare(laws, story.dealer, acts, answers, said)
