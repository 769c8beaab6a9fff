"""How English is searched."""

from __future__ import annotations

import re

from ...searched import Searched

_IRREGULAR = {
    "led": "lead", "shown": "show", "seen": "see", "saw": "see", "took": "take", "taken": "take", "made": "make",
    "gave": "give", "given": "give", "laid": "lay", "put": "put", "said": "say", "told": "tell", "held": "hold",
    "chose": "choose", "chosen": "choose", "forbidden": "forbid", "forbade": "forbid", "withdrawn": "withdraw",
    "withdrew": "withdraw", "won": "win", "lost": "lose", "meant": "mean", "thought": "think", "knew": "know",
    "known": "know", "broke": "break", "unauthorised": "unauthoriz", "penalise": "penalty", "penalised": "penalty",
    "concession": "conced", "this": "this", "was": "was", "is": "is", "his": "his", "pass": "pass",
}  # fmt: skip
_SAYINGS = {
    "two cards": ("several cards at once", "two or more cards", "cards played at once"),
    "both cards": ("several cards at once",),
    "same time": ("same moment", "at once", "simultaneous"),
    "simultaneously": ("same moment", "at once", "simultaneous"),
    "fifth card": ("fifth card", "too many cards", "extra card"),
    "extra card": ("too many", "several cards", "fifth card"),
    "missing card": ("no card", "had not played to the trick"),
    "wrong hand": ("wrong hand", "correct hand", "other hand", "out of turn"),
    "wrong side": ("declarer or dummy tries", "out of turn"),
    "loot": ("lead out of turn", "led out of turn"),
    "oloot": ("opening lead out of turn",),
    "renege": ("revoke",),
    "reneged": ("revoke",),
    "not follow": ("revoke", "not followed suit", "not follow suit"),
    "drop": ("drop", "expose", "show", "could see"),
    "expose": ("expose", "drop", "show", "could see", "could have been seen"),
    "show": ("show", "expose", "see"),
    "flash": ("expose", "show", "could see"),
    "peek": ("look", "see", "inspect"),
    "look": ("look", "inspect", "see"),
    "inspect": ("inspect", "look"),
    "claim": ("claim", "concede"),
    "concede": ("concede", "claim"),
    "give up": ("concede",),
    "early": ("early", "premature", "before"),
    "premature": ("premature", "too early", "before his partner"),
    "too soon": ("too early", "premature"),
    "ban": ("forbid",),
    "prohibit": ("forbid",),
    "bar": ("forbid",),
    "demand": ("require", "demand"),
    "require": ("require", "demand"),
    "penalty": ("penalty", "rectification"),
    "rectification": ("rectification", "penalty"),
    "fine": ("fine", "procedural"),
    "waive": ("drop a penalty", "drop a rectification", "let go"),
    "ui": ("unauthorized",),
    "ai": ("authorized",),
    "misinformation": ("misinformation", "misinformed", "wrong explanation"),
    "misexplain": ("wrong explanation",),
    "slip": ("slip", "inadvertence", "did not intend", "unintended"),
    "mistake": ("mistake", "inadvertence", "did not intend"),
    "inadvertent": ("inadvertence", "did not intend", "unintended", "unintentional"),
    "misspoke": ("slip of the tongue", "did not intend"),
    "change mind": ("change of mind", "stopping to think"),
    "name": ("name", "call for", "designation", "say"),
    "call for": ("call for", "name", "designation"),
    "small": ("small", "low", "below an honour", "below a ten"),
    "anything": ("anything", "neither suit nor rank"),
    "touch": ("touch", "point out"),
    "take back": ("take back", "taken back", "withdraw", "retract"),
    "withdraw": ("withdraw", "take back", "taken back", "retract"),
    "retract": ("retract", "take back", "taken back", "withdraw"),
    "pick up": ("picked up", "go back", "return"),
    "td": ("director",),
    "umpire": ("director",),
    "kibitzer": ("spectator",),
    "trump": ("trump", "ruff"),
    "ruff": ("ruff", "trump"),
    "lho": ("player on his left", "left"),
    "rho": ("right-hand opponent", "right"),
    "last trick": ("last trick", "trick just played", "thirteenth trick", "quitted trick"),
    "score": ("score", "adjust"),
    "adjustment": ("adjust",),
    "hesitation": ("learnt something from his partner",),
    "hesitate": ("learnt something from his partner",),
    "tempo": ("learnt something from his partner",),
    "break in tempo": ("learnt something from his partner",),
    "tank": ("learnt something from his partner",),
    "haste": ("learnt something from his partner",),
    "slow pass": ("learnt something from his partner",),
    "extraneous information": ("from elsewhere",),
    "silence": ("must pass",),
    "barred partner": ("must pass",),
    "partner barred": ("must pass",),
    "enforced pass": ("must pass", "is made to pass"),
    "unintended": ("slip", "unintentional", "did not intend", "call he meant", "did not mean"),
    "unintended call": ("call he meant", "did not mean", "of his slip", "slip of the tongue"),
    "mechanical": ("wrong card or a slip", "call he meant"),
    "mechanical error": ("wrong card or a slip", "call he meant", "did not mean"),
    "bidding box": ("other ways of making a call", "wrong card or a slip"),
    "change of mind": ("change of mind", "put in place of another"),
    "second thoughts": ("put in place of another", "change of mind"),
    "misbid": ("call was mistaken",),
    "psyche": ("psychic", "departed from", "departs from"),
    "psych": ("psychic", "departed from", "departs from"),
    "skipped": ("had no turn",),
    "missed turn": ("had no turn",),
    "could have known": ("could have been aware", "could have known"),
    "redeal": ("dealt anew",),
    "reshuffle": ("dealt anew",),
    "eight": ("more than seven",),
    "fourteen cards": ("wrong number of cards",),
    "twelve cards": ("wrong number of cards", "missing card"),
}


def stem(word: str) -> str:
    """A word without its plural, -ed or -ing: plainly, and the same for every form of it.

    >>> [stem(w) for w in "dropped dropping drops penalties revoking revoked exposes led".split()]
    ['drop', 'drop', 'drop', 'penalty', 'revok', 'revok', 'expos', 'lead']
    """
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith("s") and not word.endswith(("ss", "us", "is")) and len(word) > 3:
        word = word[:-1]
    for ending in ("ing", "ed"):
        bare = word.removesuffix(ending)
        if bare != word and len(bare) >= 3 and re.search("[aeiouy]", bare):
            doubled = bare[-1] == bare[-2] and bare[-1] not in "lsz"
            word = bare[:-1] if doubled else bare
            break
    return word[:-1] if word.endswith("e") and len(word) > 3 else word


def words(text: str) -> list[str]:
    """The words of a text, possessives as their noun."""
    return re.findall(r"[a-z0-9]+", re.sub(r"['’]s?\b", "", text.casefold()))


SEARCHED = Searched(
    words,
    stem,
    # `out`, `at`, `once` and the numbers stay: they are half of "out of turn", "at once".
    "a an and are be been but by can do does did for from had has have he her him his how i if in is it its may me "
    "my of on or she so that the their them then there they this to was were what when which who with you your",
    _SAYINGS,
    law="law laws",
)
