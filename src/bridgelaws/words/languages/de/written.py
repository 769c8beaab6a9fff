"""How German is written: D is the queen and B the jack, K king or diamonds; the suit comes first."""

from __future__ import annotations

from ...written import Written

WRITTEN = Written(
    suits=("t treff treffs kreuz", "k karo karos", "c h coeur coeurs cœur herz herzen", "p pik piks"),
    ranks=(
        "zwo", "", "", "fuenf", "", "", "", "", "", "bube buben bub bauer", "damen",
        "königs könige koenig", "ass as asses asse",
    ),
    seats=("", "", "sued", ""),
    notrump="sa sans-atout sansatout ohne ohne-trumpf",
    doubled="x kontra kontriert",
    redoubled="xx rekontra rekontriert",
    by="von durch",
    yes="ja j wahr",
    no="nein n falsch",
    articles="der die das den dem des",
    levels=("eins ein", "zwei zwo", "drei", "vier", "fünf fuenf", "sechs", "sieben", "acht", "neun"),
    calls=("p pass passe passt ich-passe", "x kontra kontriert", "xx rekontra rekontriert re"),
)  # fmt: skip
