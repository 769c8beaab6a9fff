"""An application that does nothing, on the server that the page runs on: what a request costs before we do anything."""

from __future__ import annotations

import socket
import sys
from pathlib import Path
from typing import Any

import uvicorn

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from bridgelaws.cli.serving import listen


async def empty(scope: dict[str, Any], receive: Any, send: Any) -> None:
    """Answer anything with an empty object."""
    headers = [(b"content-type", b"application/json"), (b"content-length", b"2")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": b"{}"})


def main() -> None:
    """Say at which port, and serve until a signal comes."""
    listening: socket.socket = listen("127.0.0.1", 0)
    print(listening.getsockname()[1], flush=True)
    config = uvicorn.Config(empty, log_level="warning", access_log=False, lifespan="off", ws="none")
    uvicorn.Server(config).run([listening])


if __name__ == "__main__":
    main()
