"""What English-speaking players say when they call a card."""

from __future__ import annotations

from types import MappingProxyType

from ...speech import Speech, speech

_ARTICLES = "a an the my your his her their our"
_NO_MATTER = (
    r"\b(?:(?:do|does|did|could|would) not (?:really )?(?:care|mind|matter)(?: less)?|not (?:bothered|fussed|important)"
    r"|no (?:matter|difference|preference)|who cares|all the same|up to you|surprise me"
    r"|(?:you|your) (?:choose|pick|decide|choice)|(?:as|what|whatever|whichever|anything) you (?:like|want|please))\b"
)
_LET_IT_RUN = (
    r"\b(?:let (?:it|that|him|her|them) (?:run|ride|go|hold|have|win|take)(?: it| that| the trick| this)?"
    r"|(?:do|does) not (?:(?:cover|win)(?: it| that| the trick| this)?|take (?:it|that|the trick|this))"
    r"|hold (?:up|off))\b"
)

SPEECH: Speech = speech(
    high="high higher highest top big bigger biggest best large larger largest boss master topmost uppermost",
    low="low lower lowest small smaller smallest little littlest tiny bottom duck cheap cheaper cheapest cheaply baby "
    "rag wee teeny least tiniest underplay",
    win="win wins winner winning grab scoop capture",
    cover="cover beat overruff overtrump",
    covers_it="top",
    take="take",
    ruff="trump ruff overruff overtrump",
    trumps="trump ruff overruff overtrump trumps",
    which="second third fourth fifth sixth middle next other same finesse hook draw pull clear all honour honours "
    "honor honors picture court face good established intermediate loser losers winners touching equal equals spot "
    "spots long",
    rounds="run cash reel rattle",
    red="red",
    black="black",
    anything="anything any whatever whichever either whatsoever random",
    pointing="it this that these those them him her",
    play="play lead put discard throw pitch ditch",
    negation="not never except excepting excluding without bar barring non besides",
    no="no",
    keep="keep save hold retain preserve spare",
    but="but",
    beside="on over under above below against than after before from past",
    than="than",
    on="on",
    towards="to toward towards",
    by="with",
    puts_right="no nope sorry oops whoops wait correction mean meant make rather",
    interrupts="no nope sorry oops whoops wait correction mean meant",
    hesitates="er erm uh um hmm oh ah actually pardon hang hold stop scratch cancel change",
    takes_back="no nope oops whoops wait correction",  # "sorry" and "I mean" may only go on with it
    sequence="then and next after afterwards later",
    depends="if unless or otherwise else until when",
    assent="yes yeah yep ok okay right fine correct exactly sure",
    with_assent=f"{_ARTICLES} play put lead please thanks thank you one card is",
    articles=_ARTICLES,
    of="of",
    plain=f"{_ARTICLES} of please thanks thank you i we me us and then now so well just let ok okay yes yeah no oh "
    "sorry oops meant mean said say think want like need have will would is am was be in for there here partner dummy "
    "hand table board one ones card cards suit give use try away take with but instead rather",
    instead_of=("instead", "of"),
    the_trick=(("the", "trick"),),
    nicknames=MappingProxyType({"bullet": "ace", "cowboy": "king", "dame": "queen", "valet": "jack"}),
    article_or_ace="a",
    words_too="as ah ha ad",
    not_begun="trey knave lady",
    turns=(
        ("[‘’ʼ´`]", "'"),
        (r"\b(do|does|did|is|was|wo|would|ca|could|should|are)n'?t\b", r"\1 not"),
        (r"\b(high|low|bigg|small|larg)er of (?:the|those|these|my|your) (?:two|pair)\b", r"\1er"),
        (r"\bhigh enough to win\b", "win"),
        (r"\bhigh enough(?: to (?:beat|cover))?\b", "cover"),
        (r"\b(?:(?:(?:starting )?(?:from|at)|off) (?:the )?top|top down)\b", "highest"),
        (r"\b(?:(?:starting )?(?:from|at) (?:the )?bottom|up the line)\b", "lowest"),
        (_LET_IT_RUN, "low"),
        (r"(?<=\w)'[a-z]*", ""),
        (r"\b(?:from|in|on|off|of) (?:the )?(?:dummy|table|board|there|here|course)\b", " "),
        (r"\b(?:either|any|one|both) of (?:the|those|these|my|your) (?:two|three|four)\b", "those"),
    ),
    no_matter=_NO_MATTER,
    won_in_hand=r"\b(?:win|take)\b.*\bin (?:my |the |your )?(?:own )?hand\b",
    any_of_suit=r"\b(a|trumps?|ruff)\b",
    ordinals="st|nd|rd|th",
    strict=False,
)
