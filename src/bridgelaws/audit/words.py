"""What is wrong with an audit; the sentences are in `audit.po`."""

from __future__ import annotations

from ..errors import GIVEN, KNOWN
from ..words.message import Arg, says

_VERSION = Arg[str]("version", "text")
_WHY = Arg[str]("why", "text")  # what the system says

NO_SCHEDULER = says("audit.no_scheduler", GIVEN, _WHY)
NO_WORKERS = says("audit.no_workers")
WORKERS_CANNOT_IMPORT = says("audit.workers_cannot_import", _WHY)
OTHER_VERSIONS = says("audit.other_versions", KNOWN, _VERSION)
CLUSTER_LOST = says("audit.cluster_lost", _WHY)
NEEDS_DASK = says("audit.needs_dask")
BEGUN_OTHERWISE = says("audit.begun_otherwise", GIVEN)
CANNOT_BE_WRITTEN = says("audit.cannot_be_written", GIVEN, _WHY)
NO_FOLDER = says("audit.no_folder", GIVEN)
WRITTEN_AS = says("audit.written_as", GIVEN, KNOWN)
NEEDS_PYARROW = says("audit.needs_pyarrow")
RESUMED_WITHOUT_OUTPUT = says("audit.resumed_without_output")
NO_MATCH = says("audit.no_match", GIVEN)
NO_FILE = says("audit.no_file", GIVEN)
