"""The same audit on a Dask cluster that is running already."""

from __future__ import annotations

import importlib
from typing import Any

from .. import __version__
from ..errors import BridgeLawsError, ParseError
from . import words
from .members import Audited, Job, audit_jobs
from .workers import DIED

_SECONDS = 20
# A file that ends so many workers one after the other is given up.
_DEATHS = 5


class Cluster:
    """The workers of a scheduler such as `tcp://10.0.0.1:8786`. Files are sent as bytes: no disk need be shared.

    When a worker goes away the scheduler gives its files to another; each is a pure function of its bytes, so that
    the result is the same.
    """

    def __init__(self, address: str, names: bool) -> None:
        distributed = _distributed()
        self._names = names
        self._killed = distributed.scheduler.KilledWorker
        try:
            # A worker that is lost is the scheduler's business; a file is given up only when it ends several.
            self._client = distributed.Client(address, timeout=_SECONDS, set_as_default=False)
        except (OSError, TimeoutError, ValueError) as error:
            raise ParseError(words.NO_SCHEDULER(address, str(error) or type(error).__name__)) from None
        try:
            self.width = self._check()
        except BaseException:
            self._client.close()
            raise

    def _check(self) -> int:
        """Every worker must have this version of the package: another might find something else."""
        try:
            self._client.wait_for_workers(1, timeout=_SECONDS)
        except TimeoutError:
            raise ParseError(words.NO_WORKERS()) from None
        try:
            versions = self._client.run(_version)
        except Exception as error:
            raise ParseError(words.WORKERS_CANNOT_IMPORT(str(error))) from None
        other = {version for version in versions.values() if version != __version__}
        if other:
            raise ParseError(words.OTHER_VERSIONS(sorted(other), __version__))
        return max(1, int(sum(self._client.nthreads().values())))

    def submit(self, jobs: list[Job]) -> Any:
        """Hand a batch to the scheduler."""
        return self._client.submit(audit_jobs, jobs, self._names, pure=False, retries=_DEATHS)

    def ready(self, begun: Any) -> bool:
        """Whether the batch is done."""
        return bool(begun.status == "finished")

    def result(self, jobs: list[Job], begun: Any) -> list[Audited]:
        """What a worker found."""
        try:
            found: list[Audited] = begun.result()
        except self._killed:
            if len(jobs) == 1:
                return [Audited(jobs[0].name, jobs[0].key, error=DIED)]
            return [each for job in jobs for each in self.result([job], self.submit([job]))]
        except (OSError, TimeoutError) as error:
            raise BridgeLawsError(words.CLUSTER_LOST(str(error) or type(error).__name__)) from None
        return found

    def close(self, *, at_once: bool) -> None:
        """Leave the cluster, which goes on running."""
        self._client.close()


def _version() -> str:
    return __version__


def _distributed() -> Any:
    try:
        return importlib.import_module("distributed")
    except ImportError:
        raise ParseError(words.NEEDS_DASK()) from None
