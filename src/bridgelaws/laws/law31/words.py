"""Law 31: what is said; the sentences are in `law31.po`."""

from __future__ import annotations

from ...values.arguments import CALL, OTHER_CALL, PROPER, SEAT
from ...words.message import says

NOT_REPEATED = says("law31.not_repeated", SEAT, CALL, OTHER_CALL)
REPEAT_IF_HE_PASSES = says("law31.repeat_if_he_passes", SEAT, PROPER, CALL)
