"""The laws, a folder each: `book` what it says, `queries`, `procedures` and `rules` what is done on it.

A `Law` names the questions that it answers, and the engine asks nothing else; see `bridgelaws.hearing.law`.
"""

from __future__ import annotations

from ..book.editions import REGISTRY
from ..hearing.law import Law, LawBook
from . import counting, legal
from .books import BOOKS
from .law06 import rules as rules06
from .law09 import rules as rules09
from .law13 import rules as rules13
from .law14 import rules as rules14
from .law15 import rules as rules15
from .law16 import rules as rules16
from .law17 import rules as rules17
from .law18 import rules as rules18
from .law20 import rules as rules20
from .law21 import rules as rules21
from .law22 import rules as rules22
from .law24 import rules as rules24
from .law25 import rules as rules25
from .law26 import rules as rules26
from .law27 import rules as rules27
from .law28 import rules as rules28
from .law29 import rules as rules29
from .law30 import rules as rules30
from .law31 import rules as rules31
from .law32 import rules as rules32
from .law33 import rules as rules33
from .law34 import rules as rules34
from .law36 import rules as rules36
from .law37 import rules as rules37
from .law38 import rules as rules38
from .law39 import rules as rules39
from .law41 import rules as rules41
from .law43 import rules as rules43
from .law44 import rules as rules44
from .law45 import rules as rules45
from .law46 import rules as rules46
from .law47 import rules as rules47
from .law48 import rules as rules48
from .law49 import rules as rules49
from .law50 import rules as rules50
from .law51 import rules as rules51
from .law52 import rules as rules52
from .law53 import rules as rules53
from .law54 import rules as rules54
from .law55 import rules as rules55
from .law56 import rules as rules56
from .law57 import rules as rules57
from .law58 import rules as rules58
from .law60 import rules as rules60
from .law61 import rules as rules61
from .law62 import rules as rules62
from .law63 import rules as rules63
from .law64 import rules as rules64
from .law65 import rules as rules65
from .law66 import rules as rules66
from .law67 import rules as rules67
from .law68 import rules as rules68
from .law69 import rules as rules69
from .law70 import rules as rules70
from .law71 import rules as rules71
from .law79 import rules as rules79
from .law82 import rules as rules82

RULES = (
    rules06, rules09, rules13, rules14, rules15, rules16, rules17, rules18, rules20, rules21, rules22, rules24,
    rules25, rules26, rules27, rules28, rules29, rules30, rules31, rules32, rules33, rules34, rules36, rules37,
    rules38, rules39, rules41, rules43, rules44, rules45, rules46, rules47, rules48, rules49, rules50, rules51,
    rules52, rules53, rules54, rules55, rules56, rules57, rules58, rules60, rules61, rules62, rules63, rules64,
    rules65, rules66, rules67, rules68, rules69, rules70, rules71, rules79, rules82,
)  # fmt: skip
LAWS: tuple[Law, ...] = tuple(rules.LAW for rules in RULES)
LAW_BOOK = LawBook(
    LAWS,
    counting.COUNTING,
    legal.excluded,
    first={
        # What has gone back (R44-1) is ruled on at once. Who may change a card after a correction, and whether the lead
        # is already made (60A2), is settled before anything is asked about the next lead.
        "arises": (44, 62, 60),
        # That one card or call comes after another is said before who called the Director.
        "prefaces": (58, 33),
    },
)

for _book in BOOKS:
    REGISTRY.collect(_book)
