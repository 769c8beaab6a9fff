"""An independent, slow and plain second opinion on the auction: Laws 16, 17-19, 22, 25-32 and 34-39.

Written from the law sheets (README-laws-06-40, law-16 to law-39, law-26-table), without sight of the package under
test; the notes on how the package sees the auction had been read, and were not followed where the sheets speak.
Plain data only: a seat is ``"N" "E" "S" "W"``, a side ``"NS"`` or ``"EW"``, a call ``"P"``, ``"X"``, ``"XX"``,
``"1NT"``, ``"8C"``; a contract is ``"4HX by S"``; an edition is 1997, 2007 or 2017.

To compare::

    situations = opinion(edition, dealer, acts, oracle, readings)

* ``acts``: ``Call(seat, call)``, any call by anybody; ``Change(seat, call)``, another call in place of his own last one
  (needed only for 25A after the left has called, or after the end: a second ``Call`` at left's turn is taken as a
  change by itself); ``Director()``, who rules on everything that is pending.
* ``oracle(question) -> str``: choices of players and findings of the Director. A ``Question`` has ``kind``, ``to`` (a
  seat, or ``"D"``), ``about`` (calls as ``"E:1H#1"``: seat, call, number of the act from 0; a ``+`` after the number if
  the law put the call in) and ``options``. All kinds and their answers are in ``asking.DEFAULTS``. Ready made:
  ``natural`` (nothing accepted, nothing found), ``scripted({kind: answer})``, ``seeded(n)`` (at random, but the same
  answer to the same question in whatever order they come).
* one ``Situation`` comes out per act; every field is explained where it stands. Compare first ``line``, ``turn``,
  ``over``, ``contract``, then ``duties``, ``lead_rights`` (at the end of the auction: before, they are only possible
  rights), ``knowledge``. Leave out a situation with ``doubts`` (no sheet speaks: own choice), stop at ``beyond``.

Timing, which a comparison has to know:

* Nothing irregular stands or falls by itself. It is pending until the Director is called, the left calls (27A, 29A,
  25B1, 37A), or the opponent whose turn it was calls (28B). Calls by others over a pending call wait and are judged
  after it. Calls over an inadmissible double (36A), an eight (38) or after the end (39) are all pending until the
  Director comes; without him they are pending for good. ``turn`` goes by the calls that stand.
* Exceptions: passes cancelled by 34 go at once when an ACCEPTED pass out of rotation made three passes; what replaces a
  refused insufficient bid is ruled on at once (the Director is still there); a slip (25A) is settled at once.
* A duty on partner that depends on what the offender does at his proper turn begins with that call, also where the
  outcome is certain before (32B2 of 1997 and 2007).

Modules: ``plain`` calls and seats; ``asking`` acts, questions, oracles; ``readings`` the switches; ``state`` the
auction and what can be computed from it; ``standing`` a call that stands and what it brings, 34; ``law25 law26 law27
law29 law36`` the laws; ``head`` which law takes a call and who disposes of it; ``situation`` what comes out;
``generate`` auctions at random; ``lines`` auctions as text; ``table26 stories26`` the table by hand and its auctions.

Not covered: 20, 21, 24, 33 (state simultaneous calls in the order that 33 gives them), 17D/15A, the lead itself and
36C, adjusted scores beyond a marker (``later``), awareness (23 of 1997 and 2007, 72C), 25A for a call that is itself
pending (state the intended call instead).
"""

from .asking import Act, Call, Change, Director, Oracle, Question, natural, scripted, seeded
from .generate import random_auction, random_story
from .law26 import Knowledge, LeadRight
from .readings import CHOICES, FIXED, Readings
from .situation import CallView, Situation, opinion
from .state import Asked

__all__ = [
    "CHOICES",
    "FIXED",
    "Act",
    "Asked",
    "Call",
    "CallView",
    "Change",
    "Director",
    "Knowledge",
    "LeadRight",
    "Oracle",
    "Question",
    "Readings",
    "Situation",
    "natural",
    "opinion",
    "random_auction",
    "random_story",
    "scripted",
    "seeded",
]
