"""What records are called: twenty letters and digits that nobody guesses."""

from __future__ import annotations

import base64
import hashlib
import re
import secrets

from .models import NoSuchRecord

_ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"
_ID = re.compile(f"[{_ALPHABET}]{{20}}")


def random_id() -> str:
    """The id of a new record."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(20))


def id_of(key: str) -> str:
    """The id of the record that a key begins: nothing more need be kept to know the key again."""
    digest = hashlib.sha256(b"a new record: " + key.encode(errors="backslashreplace")).digest()
    return base64.b32encode(digest).decode().lower()[:20]


def possible(id: str) -> bool:
    """Whether a record can be called so."""
    return _ID.fullmatch(id) is not None


def check(id: str) -> None:
    """What no record can be called is not there; a database need not be asked, and might not understand."""
    if not possible(id):
        raise NoSuchRecord("no such record")
