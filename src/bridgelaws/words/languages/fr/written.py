"""How French is written: T K C P for the suits, so that K is no king and C no club."""

from __future__ import annotations

from ...written import Written

WRITTEN = Written(
    suits=("t trèfle trèfles", "k carreau carreaux", "c cœur cœurs", "p pique piques"),
    ranks=(
        "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "valet valets",
        "dame dames reine", "roi rois", "as",
    ),
    notrump="sa sans-atout sansatout sans-atouts",
    doubled="x contre contré contrée contrés",
    redoubled="xx surcontre surcontré surcontrée surcontrés",
    by="par",
    yes="oui o vrai",
    no="non n faux",
    articles="le la l les de du des",
    rank_first=True,
    levels=("un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf"),
    calls=("p passe passes je-passe", "x contre contré", "xx surcontre surcontré sur-contre"),
)  # fmt: skip
