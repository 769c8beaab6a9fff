"""One remark read and weighed: what it reports of its own board, and what is idle talk."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from .topics import CONTESTED, PERHAPS_TELLING, SPOKEN_OF, TELLING, TELLING_OF_RECORD, TELLING_PAIRS, Topic, plain


class Remark(NamedTuple):
    """A remark: its text, whether the operator of the table wrote it, and what it reports."""

    text: str
    by_operator: bool
    says: frozenset[Topic]


# Who broadcasts a table does so under a name of his own; others comment from afar. `vugraphzfd: director called`
_AUTHOR = re.compile(r"\s*([^:\s][^:|]{0,24}):(?!//)\s*(.*)", re.DOTALL)
_OPERATOR = "vugraph"
_LONGEST: Final = 2_000
_CLAUSE = re.compile(r"[.;!]+(?!\w)|\.\.+|--+|\)")

# What makes talk of a thing that did not happen, is wished for, or is only thought of.
_HYPOTHETICAL = re.compile(
    r"\b(?:could|would|should|shl?d|sld|wud|might|may|maybe|if|unless|will|'ll|won'?t|can|can'?t|cannot|probably|perhaps"
    r"|suppose|expect\w*|hop(?:e|ing)|hopefully|wonder\w*|want\w*|soon|shortly|coming|going to|about to|always|often"
    r"|never|ever|need\w*|without|before|lets?|almost|easy|imo|button|nightmare|challenge|nor|wait to see"
    r"|pourrait|peut|si|sinon|bientot|jamais|sans|devrait"
    r"|konnte|koennte|wurde|wuerde|wenn|falls|sollte|kann|gleich|ohne|vielleicht|bald"
    r"|potrebbe|puo|se|senza|presto|forse|dovrebbe|mai"
    r"|podria|puede|sin|pronto|quiza|quizas|deberia|nunca"
    r"|zou|kan|als|zonder|misschien|straks|nooit"
    r"|moglby|moze|gdyby|jesli|bez|zaraz|powinien|nigdy)\b"
)
_NOT = re.compile(
    r"\b(?:no|not|isn'?t|wasn'?t|hasn'?t|didn'?t|doesn'?t|don'?t|dont|n'a pas|n'est pas|ne|pas de|nicht|kein\w*|non"
    r"|niet|geen|nie|zadn\w+)\b"
)
# Another board, another room, another day.
_ELSEWHERE = re.compile(
    r"\b(?:last|previous|prior|earlier|first|next|other) (?:hand|board|set|segment|round|match|room|table|session)s?\b"
    r"|\b(?:board|bd|hand) ?#?\d+|^ ?\d+ +where|\b(?:in|at) (?:the )?(?:cr|or|closed|open)\b|yesterday|\bother day\b"
    r"|\b(?:autre|anderen?|altra|otra|andere|innym) (?:donne|salle|tisch|raum|sala|mesa|kamer|tafel|stole)\b"
)
# A director is at a table for the clock far oftener than for anything else.
_CLOCK = re.compile(
    r"\b(?:time|minutes?|mins|slow|slowly|speed|faster|clock|hurry|late|tempo|finished|hours?|restroom|break|scores?"
    r"|score ?sheets?|system notes|delivering|inputting|feeding|seated|schedule|part-time"
    r"|lent|lente|temps|minuten|langsam|zeit|lento|tempi|minuti|tiempo|minutos|traag|tijd|wolne|wolno|czas|minut)\b"
    r"|https?:|www\."
)
# A director who is a person of this name or office, or was asked about something else.
_DIRECTOR_IDLE = re.compile(
    r"\b(?:our|as|jako|glown\w+|witamy|its own|one of the) (?:\w+ )?(?:td|director|arbitre|arbitro|sedzi\w+)\b"
    r"|\bis an? (?:\w+ )?(?:td|director)|missed the td|word from|about the|directors? ruling|explain it to|\bczyta\b"
    r"|decyzj\w+|directors hopefully|(?:call|ask|get) (?:the )?(?:td|director)(?: and|$)"
)
# Claims that are advised, foretold or meant otherwise.
_CLAIM_IDLE = re.compile(
    r"\bclaim(?:ing)? time\b|\btime (?:to|for|4) (?:\w+ )?claim|\b(?:just|i|we|you|u|to|a|your|bad) claim\b(?! was)"
    r"|\bclaim (?:and|now|before|early|soon|next|i|on)\b|\bi claimed\b|\bclaims? to be\b|\bclaim's\b|like claiming"
    r"|claim\w* (?:about|that)"
    r"|\bclaimer\b|\bclaima\b|did \w+(?: \w+)? (?:just )?claim|\bas?n?d claim$"
    r"|\b(?:normal|quick|fast) .*claim (?:now|coming)"
    r"|wrong claim|claim\w* a beer|\d+ hon|(?:has|have) to conce|conced(?:e|ed)\b|claim hcp|^[^,]+, .*, claim$|, please"
)
_CLAIMS = re.compile(r"\b(?:and|he|she|they|then|north|south|east|west|[nesw]|declarer|\w+) (?:\w+ )?claim(?:s|ed)\b")
_REVOKE_IDLE = re.compile(
    r"\b(?:try\w*|or a|kind of a|\d+|two|allowing|possible|threaten\w*) (?:to )?revok\w*|revokes are|^revokes$"
    r"|and the revoke$|anyone \w?revok\w*"
)
# Only the operator knows what he missed; that others lost a trick is bridge.
_FIRM = re.compile(
    r"misclick|misclaim(?!ed$)|wrong (?:claim|boards?)|claim was entered|(?:pls|please) adjust|in the wrong seat"
)
_SMILE = re.compile(r"[:;]-?[)pd](?:\W|$)|\blol+\b|\bhaha|\bhehe")
_ASKED = re.compile(r"\?\s*$")
_CALLED_OUT = re.compile(r"^\W*\w+(?: \d+)?\W*(?:please|pls)?\s*!+\s*$")
# Nothing but the word: said when it happens.
_BARE_CLAIM = re.compile(
    r"^\W*(?:and |quick |fast |nice |fajny )*(?:claim(?:s|ed|ing)?)(?: (?:for |of )?[-+]? ?\d{1,2})?( tricks?)?\W*$"
)
_TOLD_TO = re.compile(r"^\W*claim \d+")


def telling(remarks: Sequence[str]) -> bool:
    """Whether a word among the remarks of a board may be about an irregularity."""
    return _is_telling("\n".join(remarks).lower())


def _is_telling(text: str) -> bool:
    words = text.replace(",", " ").replace(".", " ").split()
    if PERHAPS_TELLING.isdisjoint(words):
        return False
    return not TELLING.isdisjoint(words) or any(pair in text for pair in TELLING_PAIRS)


def told(remarks: Sequence[str], *, of_record: bool = False) -> list[Remark]:
    """Those of the remarks of a board that report something; `of_record` asks for what is said of the record, too."""
    found = []
    for text in remarks:
        small = text.lower()
        if _is_telling(small) or (of_record and not TELLING_OF_RECORD.isdisjoint(small.split())):
            remark = read(text)
            if remark.says:
                found.append(remark)
    return found


def read(text: str) -> Remark:
    """A remark as a file has it, with the name of its author before a colon, weighed.

    >>> sorted(topic.value for topic in read("vugraphzfd: @C2 exposed by west, director called").says)
    ['director', 'exposed']
    >>> read("somebody: I would also try for some kind of a revoke").says
    frozenset()
    """
    text = text[:_LONGEST]
    found = _AUTHOR.match(text)
    author, said = (found[1], found[2]) if found is not None else ("", text)
    operator = author.lower().startswith(_OPERATOR)
    return Remark(said.strip(), operator, weighed(said, by_operator=operator))


def weighed(said: str, *, by_operator: bool) -> frozenset[Topic]:
    """What the words of a remark report as having happened on this board."""
    text = plain(said)
    spoken = [topic for topic, words in SPOKEN_OF.items() if words.search(text)]
    if not spoken or (not by_operator and _CALLED_OUT.match(text)):
        return frozenset()
    clauses = [clause for part in _CLAUSE.split(text) if (clause := part.strip())]
    says = {topic for topic in spoken if any(_reports(topic, clause, text, by_operator) for clause in clauses)}
    if Topic.CLAIM in spoken and CONTESTED.search(text) and not _ELSEWHERE.search(text):
        says |= {Topic.CLAIM, Topic.DISPUTED}
    return frozenset(says)


def _reports(topic: Topic, clause: str, text: str, by_operator: bool) -> bool:
    """Whether a clause of a text says that the thing happened here."""
    if SPOKEN_OF[topic].search(clause) is None or _ELSEWHERE.search(clause):
        return False
    if topic is Topic.RECORD:
        return by_operator or (_FIRM.search(clause) is not None and not _HYPOTHETICAL.search(clause))
    if topic is Topic.CLAIM:
        return _is_claimed(clause, by_operator)
    if _HYPOTHETICAL.search(clause):
        return False
    if topic is Topic.DIRECTOR:
        idle = _CLOCK.search(text) or _DIRECTOR_IDLE.search(clause) or _ASKED.search(clause) or _ELSEWHERE.search(text)
        return idle is None
    if not by_operator and _SMILE.search(text):
        return False
    if topic is Topic.REVOKE:
        # In some languages the word itself is a denial: he has not followed suit.
        return not (_REVOKE_IDLE.search(clause) or _NOT.search(SPOKEN_OF[topic].sub(" ", clause)))
    return not clause.startswith("(")


def _is_claimed(clause: str, by_operator: bool) -> bool:
    if _BARE_CLAIM.match(clause):
        return by_operator or not _TOLD_TO.match(clause)
    told = _CLAIMS.search(clause)
    # What comes after the claim is its statement: he claims if the king is onside.
    before = clause if told is None else clause[: told.end()]
    if _CLAIM_IDLE.search(clause) or _HYPOTHETICAL.search(before) or _NOT.search(before):
        return False
    return _ASKED.search(clause) is None or "claimed" in clause
