"""Editions and readings that are not known; the sentences are in `book.po`."""

from __future__ import annotations

from ..errors import GIVEN, KNOWN
from ..words.message import says

NOT_AN_EDITION = says("book.not_an_edition", GIVEN, KNOWN)
NOT_A_READING = says("book.not_a_reading", GIVEN, KNOWN)
NOT_A_LAW = says("book.not_a_law", GIVEN)
