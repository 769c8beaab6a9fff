"""Case files for the tests of the command line, and texts to compare the output with."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

HEAD = {"format": "bridgelaws-case", "version": 1, "laws": 2017, "contract": "3NT by S"}
DEAL = "N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT"
LED = {"event": "faced", "seat": "E", "card": "HK"}
CALLED = {"event": "director called", "seat": "S"}
UNSEEN = {"event": "answered", "question": "declarer_saw_dummy", "value": False}
REFUSED = {"event": "answered", "question": "faced_lead_out_of_turn", "value": "refuse"}
REQUIRED = {"event": "answered", "question": "lead_option:1", "value": "require"}

# East has led out of turn; how far the hearing has gone.
WAITING = {**HEAD, "deal": DEAL, "events": [LED]}
FIRST_QUESTION = {**HEAD, "deal": DEAL, "events": [LED, CALLED]}
CHOICE = {**HEAD, "deal": DEAL, "events": [LED, CALLED, UNSEEN]}
REFUSAL = {**HEAD, "deal": DEAL, "events": [LED, CALLED, UNSEEN, REFUSED]}
RULED = {**HEAD, "deal": DEAL, "events": [LED, CALLED, UNSEEN, REFUSED, REQUIRED]}

# The middle of a board, hands known in part.
MIDDLE = {
    **HEAD,
    "contract": "4S by S",
    "position": {
        "trick": 5,
        "leader": "W",
        "won": {"NS": 2, "EW": 2},
        "hands": {"N": ["S9", "S8", "HA", "HJ", "H3", "D6", "CA", "CK", "C9"], "E": ["H5", "..."]},
        "penalty_cards": [{"seat": "E", "card": "H5", "kind": "minor", "law": "50B"}],
        "restrictions": [
            {"seat": "W", "kind": "forbid", "suits": ["D"], "lasts": "while he retains the lead", "law": "50D2(a)"}
        ],
    },
    "events": [{"event": "faced", "seat": "W", "card": "CQ"}, {"event": "faced", "seat": "N", "card": "CK"}],
}

# West leads two hearts at once and is asked which of them he plays.
WHICH_CARD = {
    **HEAD,
    "events": [
        {"event": "faced several", "seat": "W", "cards": ["HK", "HT"], "visible": ["HK", "HT"]},
        CALLED,
    ],
}

_PLAYS = "SHA WH3 NH2 EC5 SD9 WDK ND2 EDA EH5 SC9 WC3 NC2"

# A revoke at trick 11, found after the play.
PLAYED_OUT = {
    **HEAD,
    "contract": "4S by S",
    "vulnerable": "NS",
    "position": {
        "trick": 11,
        "leader": "S",
        "won": {"NS": 8, "EW": 2},
        "hands": {"N": ["H2", "D2", "C2"], "E": ["H5", "DA", "C5"], "S": ["HA", "D9", "C9"], "W": ["H3", "DK", "C3"]},
    },
    "events": [
        *({"event": "faced", "seat": play[0], "card": play[1:]} for play in _PLAYS.split()),
        {"event": "director called", "seat": "S", "about": "revoke"},
        {"event": "answered", "question": "worse_off:NS", "value": False},
    ],
}

_GOLDEN = Path(__file__).parent / "golden"


def written(folder: Path, case: dict[str, Any], name: str = "case.json") -> str:
    """The path of a file with this case."""
    path = folder / name
    path.write_text(json.dumps(case), encoding="utf-8")
    return str(path)


def assert_golden(name: str, text: str) -> None:
    """The text is the one on file, which REWRITE_GOLDEN=1 puts there for review."""
    path = _GOLDEN / name
    if os.environ.get("REWRITE_GOLDEN"):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")
