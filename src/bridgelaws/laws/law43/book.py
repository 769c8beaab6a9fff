"""Law 43: what dummy may not do."""

from __future__ import annotations

from ...board.events import Said
from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, SUBSTANCE, WORDING, provision, reading, v
from ...book.questions import Choice, Elect
from ...values.arguments import CHOOSER
from ...values.seats import Seat

NOT_FIRST_TO_CALL = provision(v(L1997, "43A1(a)"), v(L2017, "43A1(a)", change=WORDING))
NOT_DRAW_ATTENTION = provision(v(L1997, "43A1(b)"))
NOT_TAKE_PART = provision(v(L1997, "43A1(c)"))
NOT_EXCHANGE_HANDS = provision(v(L1997, "43A2(a)"))
NOT_LEAVE_SEAT = provision(v(L1997, "43A2(b)"))
NOT_LOOK_AT_DEFENDER = provision(
    v(L1997, "43A2(c)", own_initiative=True), v(L2017, "43A2(c)", change=SUBSTANCE, own_initiative=False)
)
DEFENDER_NOT_SHOW_HAND = provision(v(L2017, "43A3"))
PROCEDURAL_PENALTY = provision(v(L1997, "43B1"))
DEFENDERS_NAME_THE_HAND = provision(v(L1997, "43B2(a)"))
REVOKE_AS_ESTABLISHED = provision(v(L1997, "43B2(b)"))
FIRST_TO_MENTION = provision(
    v(L1997, "43B3", remedy="both sides"),
    v(L2007, "43B3", change=SUBSTANCE, remedy="12B1"),
    v(L2017, "43B3", change=SUBSTANCE, remedy="defenders only"),
)
FIRST_NAMED_HAND = reading("R43-1")
RECTIFICATION_SURVIVES = reading("R43-2")
POINTING_OUT_IS_ASKING = reading("R43-3")
FROM_WHICH_HAND = Choice(
    "lead_from", Elect("hand", DEFENDERS_NAME_THE_HAND), Elect("dummy", DEFENDERS_NAME_THE_HAND), args=(CHOOSER,)
)


class DummysLimitation(Incident):
    """Dummy did what he may not do."""

    law = "law43"
    topics = ("dummy's card",)
    heard_first = 2


class DummyStrayed(DummysLimitation):
    """Dummy looked where he may not."""


class DummyAskedWhichCard(DummysLimitation):
    """Dummy asked declarer which card he meant."""


class DummyWarned(DummysLimitation):
    """Dummy warned a player that the lead was in another hand."""

    @property
    def warned(self) -> Seat:
        """Whom he warned."""
        assert isinstance(self.cause, Said)
        return self.before.declarer if self.cause.to is None else self.cause.to


class DummySpokeFirst(DummysLimitation):
    """Dummy was the first to draw attention to an irregularity."""
