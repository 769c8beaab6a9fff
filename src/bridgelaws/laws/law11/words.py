"""Law 11: what is said; the sentences are in `law11.po`."""

from __future__ import annotations

from ...values.arguments import SIDE
from ...words.message import says

MAY_HAVE_GAINED = says("law11.may_have_gained", SIDE)
ONE_SIDE_GAINED = says("law11.one_side_gained", SIDE)
MAY_HAVE_GAINED_CALLING = says("law11.may_have_gained_calling", SIDE)
ONE_SIDE_GAINED_CALLING = says("law11.one_side_gained_calling", SIDE)
