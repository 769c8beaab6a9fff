"""A way of auditing that ends the process at one of the files."""

from __future__ import annotations

import os
import signal

from bridgelaws.audit.members import Audited, Job, audit_jobs

DEADLY = "003.lin"


def audit_or_die(jobs: list[Job], names: bool = False) -> list[Audited]:
    if any(job.name.endswith(DEADLY) for job in jobs):
        os.kill(os.getpid(), signal.SIGKILL)
    return audit_jobs(jobs, names)
