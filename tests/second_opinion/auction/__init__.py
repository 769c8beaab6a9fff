"""An independent, slow and plain second opinion on the auction: Laws 16, 17-19, 22, 25-32, 34-39."""

from .asking import Act, Call, Change, Director, Oracle, Question, natural, scripted, seeded
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
    "scripted",
    "seeded",
]
