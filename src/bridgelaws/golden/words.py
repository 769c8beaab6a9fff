"""What golden cases cannot expect; the sentences are in `golden.po`."""

from __future__ import annotations

from ..errors import GIVEN, KNOWN
from ..words.message import says

CANNOT_BE_EXPECTED = says("golden.cannot_be_expected", GIVEN, KNOWN)
