"""What is said of remarks; the sentences are in `remarks.po`."""

from __future__ import annotations

from ...values.arguments import NUMBER
from ...words.message import Arg, says

_REMARK = Arg[str]("remark", "text")

BY_OPERATOR = says("remarks.by_operator", _REMARK)
BY_COMMENTATOR = says("remarks.by_commentator", _REMARK)
AGREES = says("remarks.agrees")
RESULT_FITS = says("remarks.result_fits", NUMBER, count=NUMBER)
RECORD_WRONG = says("remarks.record_wrong")
CARDS_SILENT = says("remarks.cards_silent")
CARDS_STOP = says("remarks.cards_stop")
NO_CARDS = says("remarks.no_cards")
FROM_AFAR = says("remarks.from_afar")
NOT_WHAT_FOR = says("remarks.not_what_for")
