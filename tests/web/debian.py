"""Programs that the tests and the bench use, installed from Debian's packages where that can be done without asking."""

from __future__ import annotations

import os
import shutil
import subprocess

_APT = ("apt-get", "-o", "DPkg::Lock::Timeout=300", "--quiet=2", "--yes")


class CannotInstall(Exception):
    """A package is missing and cannot be installed from here; the message says what to do."""


def install(package: str, purpose: str) -> None:
    """Install a package, or raise CannotInstall with a sentence such as "These tests need it"."""
    advice = f"{purpose} {package}. On Debian, as root: apt-get install {package}"
    if not shutil.which("apt-get") or os.geteuid() != 0:
        raise CannotInstall(advice)
    print(f"installing {package}", flush=True)
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    try:
        for words in (("update",), ("install", "--no-install-recommends", package)):
            subprocess.run([*_APT, *words], check=True, env=environment, stdin=subprocess.DEVNULL)
    except (OSError, subprocess.CalledProcessError) as error:
        raise CannotInstall(f"{advice}\nIt was tried, and failed: {error}") from error
