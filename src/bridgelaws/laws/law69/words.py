"""Law 69: what is said; the sentences are in `law69.po`."""

from __future__ import annotations

from ...values.arguments import NUMBER, SEAT, SIDE
from ...words.message import says

AGREEMENT = says("law69.agreement", SEAT)
WITHDRAWN = says("law69.withdrawn", SEAT)
SCORED_AS_AGREED = says("law69.scored_as_agreed", SEAT)
AGREEMENT_STANDS = says("law69.agreement_stands", SIDE)
TOO_LATE = says("law69.too_late", SIDE)
SO_MANY = says("law69.so_many", NUMBER)
