"""The laws, one module each.

A module offers some of five functions, and the engine calls nothing else:

* `notice(table, act)`: does this act come under this law?
* `lapse(h)`: has a later act (`h.act`) disposed of the incident?
* `hear(h)`: what is the ruling?
* `arising(table)`: is someone entitled to be asked something now?
* `narrow(table, seat)`: which plays does this law leave?
"""

from __future__ import annotations

from types import ModuleType

from ..editions import REGISTRY
from . import (
    law09,
    law10,
    law11,
    law12,
    law16,
    law24,
    law41,
    law42,
    law43,
    law44,
    law45,
    law46,
    law47,
    law48,
    law49,
    law50,
    law51,
    law52,
    law53,
    law54,
    law55,
    law56,
    law57,
    law58,
    law59,
    law60,
    law61,
    law62,
    law63,
    law64,
    law65,
    law66,
    law67,
    law68,
    law72,
    law77,
)

MODULES: dict[str, ModuleType] = {
    module.__name__.rpartition(".")[2]: module
    for module in (
        law09, law10, law11, law12, law16, law24, law41, law42, law43, law44, law45, law46, law47, law48, law49,
        law50, law51, law52, law53, law54, law55, law56, law57, law58, law59, law60, law61, law62, law63, law64,
        law65, law66, law67, law68, law72, law77,
    )
}  # fmt: skip
for _module in MODULES.values():
    REGISTRY.collect(_module)
