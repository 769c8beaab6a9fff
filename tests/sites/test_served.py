"""The folder of a site as `bridgelaws serve --site` gives it to phones: compressed, and with its headers."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from bridgelaws.web.site import NoSite, create_site

LIBRARY = b"the same again and again " * 4_000


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("index.html", "service-worker.js", "python.zip", "pyodide.asm.wasm", "pyodide.asm.mjs"):
        (tmp_path / name).write_bytes(LIBRARY)
    return tmp_path


def got(folder: Path, path: str, device: str, **headers: str) -> httpx.Response:
    """What a device is answered."""

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(create_site(folder), client=(device, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://club") as client:
            return await client.get(path, headers=headers)

    return asyncio.run(ask())


@pytest.mark.parametrize("path", ["/", "/python.zip", "/pyodide.asm.wasm", "/service-worker.js"])
def test_a_phone_is_sent_what_is_compressed(folder: Path, path: str) -> None:
    answer = got(folder, path, "192.0.2.7")
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < len(LIBRARY) / 10
    assert answer.content == LIBRARY


def test_who_cannot_read_that_is_sent_the_file(folder: Path) -> None:
    answer = got(folder, "/python.zip", "192.0.2.7", **{"Accept-Encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert answer.content == LIBRARY


def test_a_browser_takes_the_engine_for_what_it_is(folder: Path) -> None:
    kinds = {"/pyodide.asm.wasm": "application/wasm", "/pyodide.asm.mjs": "text/javascript"}
    for path, kind in kinds.items():
        answer = got(folder, path, "192.0.2.7")
        assert answer.headers["content-type"].partition(";")[0] == kind
        assert "'wasm-unsafe-eval'" in answer.headers["content-security-policy"]
        assert "unsafe-inline" not in answer.headers["content-security-policy"]


def test_another_folder_is_none(tmp_path: Path) -> None:
    with pytest.raises(NoSite):
        create_site(tmp_path)
