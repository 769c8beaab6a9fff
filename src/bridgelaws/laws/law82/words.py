"""Law 82: what is said; the sentences are in `law82.po`."""

from __future__ import annotations

from ...words.message import says

RULED_WRONGLY = says("law82.ruled_wrongly")
WHAT_WAS_DONE_STANDS = says("law82.what_was_done_stands")
NO_NORMAL_SCORE = says("law82.no_normal_score")
