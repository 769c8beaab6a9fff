"""The closed vocabulary of effects: what a ruling does to the table, one sentence and one `apply` each."""

from __future__ import annotations

from .asides import Inform, LoseRights, Refer, Tell
from .cards import (
    CountsAfter,
    Identify,
    LeadReturnsTo,
    PassOver,
    PlaceCard,
    Play,
    Put,
    ReopenTwelfth,
    RestoreCard,
    ReturnToHand,
    Stands,
    SupplyCard,
    TakeBackFaceDown,
    TurnReturnsTo,
    Withdraw,
)
from .hands import MakeMajor, MakeMinor, MakePenaltyCard, PickUp, Restrict, SpreadHand, StaysFaced, SwapDeclarerAndDummy
from .order import Order, sentence
from .revokes import CorrectRevoke, EstablishRevoke, PlayGoesOn, PlayStops, RecordRevoke, TransferTricks
from .silent import KeepRevokes, Record, Reveal, Silent, TakeUp

__all__ = [
    "CorrectRevoke",
    "CountsAfter",
    "EstablishRevoke",
    "Identify",
    "Inform",
    "KeepRevokes",
    "LeadReturnsTo",
    "LoseRights",
    "MakeMajor",
    "MakeMinor",
    "MakePenaltyCard",
    "Order",
    "PassOver",
    "PickUp",
    "PlaceCard",
    "Play",
    "PlayGoesOn",
    "PlayStops",
    "Put",
    "Record",
    "RecordRevoke",
    "Refer",
    "ReopenTwelfth",
    "RestoreCard",
    "Restrict",
    "ReturnToHand",
    "Reveal",
    "Silent",
    "SpreadHand",
    "Stands",
    "StaysFaced",
    "SupplyCard",
    "SwapDeclarerAndDummy",
    "TakeBackFaceDown",
    "TakeUp",
    "Tell",
    "TransferTricks",
    "TurnReturnsTo",
    "Withdraw",
    "sentence",
]
