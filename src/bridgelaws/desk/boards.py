"""What the number of a board says: who is vulnerable (Law 2)."""

from __future__ import annotations

# Every four boards the row begins one place further on.
_ROW = ("none", "NS", "EW", "both")
_LONGEST = 3  # digits; a longer number is none of a board


def vulnerable_at(board: str) -> str | None:
    """Who is vulnerable at a board, as a case file has it; none if that is not the number of one.

    >>> [vulnerable_at(str(number)) for number in (1, 2, 5, 13, 16, 17)]
    ['none', 'NS', 'NS', 'both', 'EW', 'none']
    >>> vulnerable_at("7b") is None
    True
    """
    digits = board.strip()
    if not (digits.isascii() and digits.isdigit()) or len(digits) > _LONGEST or int(digits) < 1:
        return None
    place = int(digits) - 1
    return _ROW[(place + place // 4) % 4]
