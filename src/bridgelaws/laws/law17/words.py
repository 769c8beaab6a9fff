"""Law 17: what is said; the sentences are in `law17.po`."""

from __future__ import annotations

from ...values.arguments import CALL, SEAT
from ...words.message import says

CALLED_MEANWHILE = says("law17.called_meanwhile", SEAT, CALL)
