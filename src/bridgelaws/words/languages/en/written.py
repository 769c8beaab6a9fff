"""How English is written."""

from __future__ import annotations

from ...written import Written

WRITTEN = Written(
    suits=("c club", "d diamond", "h heart", "s spade"),
    ranks=(
        "deuce", "trey", "", "", "", "", "", "", "10 ten", "j jack knave", "q queen lady", "k king", "a ace",
    ),
    notrump="n nt notrump no-trump no-trumps",
    doubled="x dbl doubled",
    redoubled="xx rdbl redoubled",
    by="by",
    yes="yes y true t",
    no="no n false f",
    articles="the of",
    rank_first=True,
    levels=("one", "two", "three", "four", "five", "six", "seven", "eight", "nine"),
    calls=("p pass passes no-bid nobid", "x d dbl double doubles", "xx rd rdbl redouble redoubles"),
)  # fmt: skip
