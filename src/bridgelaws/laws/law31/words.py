"""Law 31: what is said; the sentences are in `law31.po`."""

from __future__ import annotations

from ...values.arguments import CALL, OTHER_CALL, SEAT
from ...words.message import says

NOT_REPEATED = says("law31.not_repeated", SEAT, CALL, OTHER_CALL)
