"""The site without a server, built once for all tests of a run, whichever process comes first."""

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path

from hosting.site import build
from tests.web.debian import install

_SECONDS_TO_BUILD = 500


def built(shared: Path) -> Path:
    """The folder of the site. `shared` is a folder that all processes of the run have."""
    folder, lock, npm = shared / "site", shared / "site.lock", shared / "npm"
    try:
        os.close(os.open(lock, os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        until = time.monotonic() + _SECONDS_TO_BUILD
        while not (shared / "site.done").exists():
            assert time.monotonic() < until, "the site was not built"
            time.sleep(0.5)
    else:
        for program, package in (("node", "nodejs"), ("npm", "npm")):
            if not shutil.which(program):
                install(package, "The site without a server needs")
        try:
            build(folder, npm)
        finally:
            (shared / "site.done").touch()
    assert folder.is_dir(), "the site could not be built: the process that tried says why"
    return folder
