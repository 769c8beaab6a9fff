"""Law 19: doubles and redoubles."""

from __future__ import annotations

from ...book.editions import L1997, provision, v
from ...book.questions import Finding
from ...values.arguments import CALL, OFFENDER

DOUBLE_ALLOWED = provision(v(L1997, "19A1"))
DOUBLE_FORM = provision(v(L1997, "19A2"), encoded=False)
DOUBLE_MISNAMED = provision(v(L1997, "19A3"), encoded=False)
REDOUBLE_ALLOWED = provision(v(L1997, "19B1"))
REDOUBLE_FORM = provision(v(L1997, "19B2"), encoded=False)
REDOUBLE_MISNAMED = provision(v(L1997, "19B3"), encoded=False)
SUPERSEDED = provision(v(L1997, "19C"), encoded=False)
SCORED = provision(v(L1997, "19D"), encoded=False)
# Of what was called before the calls on file.
ALLOWED = Finding("double_allowed", DOUBLE_ALLOWED, args=(OFFENDER, CALL), classifies=True)
REDOUBLE_TOO = Finding(ALLOWED.id, REDOUBLE_ALLOWED, args=(OFFENDER, CALL), classifies=True)
