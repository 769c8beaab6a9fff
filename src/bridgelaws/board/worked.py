"""What has been worked out about a table, and is not one of its parts."""

from __future__ import annotations

from ..deal.known import Known

Masks = tuple[tuple[int, int, int, int], int, int]


class Worked:
    """What has worked-out values beside its parts: made from another with some parts changed, it begins without any."""

    __slots__ = ("_known", "_masks")

    _known: Known
    _masks: Masks

    @property
    def masks(self) -> Masks | None:
        """The hands, the trumps and the leader on bare ints, if the table opened with four known hands."""
        return getattr(self, "_masks", None)
