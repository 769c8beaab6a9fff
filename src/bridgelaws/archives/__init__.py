"""Records of boards that were played: files read board by board, and written again."""

from .lin import read as read_lin, write as write_lin
from .opening import read
from .pbn import read as read_pbn, write as write_pbn
from .record import Called, Claim, Mark, Place, Played, Problem, Record, Section

__all__ = [
    "Called",
    "Claim",
    "Mark",
    "Place",
    "Played",
    "Problem",
    "Record",
    "Section",
    "read",
    "read_lin",
    "read_pbn",
    "write_lin",
    "write_pbn",
]
