"""Law 6: what is said; the sentences are in `law06.po`."""

from __future__ import annotations

from ...words.message import says

DEALT_WRONGLY = says("law06.dealt_wrongly")
SEEN_IN_THE_DEAL = says("law06.seen_in_the_deal")
NOT_SHUFFLED = says("law06.not_shuffled")
FROM_ANOTHER_SESSION = says("law06.from_another_session")
DEALT_ANEW = says("law06.dealt_anew")
HANDS_ARE_COUNTED = says("law06.hands_are_counted")
NO_RESULT = says("law06.no_result")
CARD_AFFECTED = says("law06.card_affected")
