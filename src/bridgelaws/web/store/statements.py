"""The statements of every step. They are built once: building one takes longer than the database takes to answer it."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import JSON, BindParameter, bindparam, case, insert, select, update

from .tables import ENTRIES, RECORDS, Moment

_OF: BindParameter[str] = bindparam("of")
_NOW: BindParameter[datetime] = bindparam("now", type_=Moment)

RECORD = select(RECORDS).where(RECORDS.c.id == _OF)
LOCKED_RECORD = RECORD.with_for_update()

# A clock that is put back does not make a record older than it was. What it returns saves reading the record.
STEP = (
    update(RECORDS)
    .where(RECORDS.c.id == _OF, RECORDS.c.length == bindparam("after"))
    .values(
        length=bindparam("number"),
        status=bindparam("step_status"),
        updated=case((RECORDS.c.updated > _NOW, RECORDS.c.updated), else_=_NOW),
    )
    .returning(*RECORDS.c)
)
ENTRY = insert(ENTRIES)

# Both at once, where a database can: one message to it and one back, and a transaction of its own.
_STEPPED = STEP.cte("stepped")
_ENTERED = (
    insert(ENTRIES)
    .from_select(
        ["record_id", "number", "kind", "payload", "at"],
        select(
            _STEPPED.c.id,
            _STEPPED.c.length,
            bindparam("kind"),
            bindparam("payload", type_=JSON),
            _NOW,
        ),
    )
    .cte("entered")
)
STEP_AND_ENTRY = select(_STEPPED).add_cte(_ENTERED)
