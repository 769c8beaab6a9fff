"""How the server listens."""

from __future__ import annotations

import socket
from contextlib import closing

from bridgelaws.cli.serving import listen


def test_an_answer_in_two_packets_does_not_wait_for_the_client() -> None:
    with (
        closing(listen("127.0.0.1", 0)) as listening,
        socket.create_connection(listening.getsockname()),
        closing(listening.accept()[0]) as accepted,
    ):
        assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) != 0
