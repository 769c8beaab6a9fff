"""What the tests of Law 53 share."""

from __future__ import annotations

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.play.play import Play
from scenes import scene

PROPER = {L1997: "53C", L2007: "53C", L2017: "53B"}


def table(laws: Edition, leader: str, **more: object) -> Play:
    """Trick 5, all hands unknown, nothing open from the trick before."""
    return scene(laws, "4S by S", trick=5, leader=leader, **more)


OWN_LEAD = {"S": "CK H2 C3 ...", "N": "S5 H8 C4 ...", "W": "H9 H5 C2 ...", "E": "S3 C9 HA ..."}

BEFORE = "W:D5 N:D6 E:D7 S:D9"  # South is to lead

FOLLOWED = {"W": "HQ HJ D2 ...", "N": "H3 C6 ...", "E": "H2 C5 ...", "S": "H4 CA ..."}
