"""Who may use the server: this machine, devices with the token, seats by their links; and nobody by guessing."""

from __future__ import annotations

import stat
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from bridgelaws.cli.serving import _access
from bridgelaws.web.access import COOKIE, Access, Names, Throttle, is_loopback
from cli.runs import run
from web.asking import DEAL, TOLD, add, board, call, faced, good, problem
from web.server import Server, serving

PATHS = (
    "/api/kinds", "/api/cases", "/api/cases/x", "/api/cases/x/compare", "/api/cases/x/file", "/api/cases/x/stream",
    "/api/cases/x/damage", "/api/cases/x/damage.svg", "/api/cases/x/damage/report",
    "/api/laws", "/api/laws/50", "/api/examples", "/api/readings", "/api/nothing", "/api//about",
)  # fmt: skip


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("guarded"), "--require-token") as running:
        yield running


@pytest.fixture(scope="module")
def stranger(server: Server) -> Iterator[httpx.Client]:
    """A device without the token."""
    with server.client() as asking:
        yield asking


@pytest.fixture(scope="module")
def director(server: Server) -> Iterator[httpx.Client]:
    """A device with the token."""
    with server.client() as asking:
        good(asking.post("/api/access", json={"token": server.token}))
        yield asking


# The token


def test_the_token_is_printed_as_a_link_and_a_code(server: Server) -> None:
    assert server.token
    assert len(server.token) >= 43
    printed = server.printed.decode()
    assert f"{server.address}/#token={server.token}" in printed
    assert printed.count("█") > 100


def test_the_token_is_kept_where_nobody_else_can_read_it(server: Server) -> None:
    kept = server.folder / "data" / "bridgelaws" / "access-token"
    assert kept.read_text().strip() == server.token
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert stat.S_IMODE(kept.parent.stat().st_mode) == 0o700


@pytest.mark.parametrize("path", PATHS)
def test_without_the_token_there_is_nothing_to_see(stranger: httpx.Client, path: str) -> None:
    assert problem(stranger.get(path), 401) == "not_trusted"


def test_without_the_token_nothing_can_be_written(stranger: httpx.Client) -> None:
    assert problem(stranger.post("/api/cases", json={"told": TOLD}), 401) == "not_trusted"
    assert problem(stranger.post("/api/details", json={"told": []}), 401) == "not_trusted"
    assert problem(stranger.delete("/api/cases/x"), 401) == "not_trusted"


def test_the_page_and_the_question_of_trust_are_open(stranger: httpx.Client, director: httpx.Client) -> None:
    assert stranger.get("/").status_code == 200
    assert good(stranger.get("/api/about"))["token_required"] is True
    assert good(stranger.get("/api/about"))["trusted"] is False
    assert good(director.get("/api/about"))["trusted"] is True


def test_the_cookie_is_not_for_scripts_and_not_the_token(server: Server) -> None:
    with server.client() as asking:
        answer = asking.post("/api/access", json={"token": server.token})
    (cookie,) = answer.headers.get_list("set-cookie")
    assert "; HttpOnly" in cookie
    assert "; SameSite=strict" in cookie
    assert "; Path=/api" in cookie
    assert server.token not in cookie


@pytest.mark.parametrize("cookie", ["", "x", "é", '"', "a=b; =", "\\"])
def test_a_wrong_cookie_is_none(server: Server, cookie: str) -> None:
    headers = {"Cookie": f"{COOKIE}={cookie}".encode()}
    assert problem(httpx.get(f"{server.address}/api/kinds", headers=headers), 401) == "not_trusted"


def test_the_token_itself_is_no_cookie(server: Server) -> None:
    headers = {"Cookie": f"{COOKIE}={server.token}"}
    assert problem(httpx.get(f"{server.address}/api/kinds", headers=headers), 401) == "not_trusted"


def test_where_only_this_machine_connects_no_token_is_needed(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.client() as asking:
        assert server.token is None
        assert "token" not in server.printed.decode()
        assert good(asking.post("/api/access", json={"token": "anything"})) == {"trusted": True}
        assert good(asking.get("/api/kinds"))
        assert not (tmp_path / "data" / "bridgelaws" / "access-token").exists()


def test_a_cookie_outlasts_a_restart_but_not_a_new_token(tmp_path: Path) -> None:
    with serving(tmp_path, "--require-token") as first, first.client() as asking:
        good(asking.post("/api/access", json={"token": first.token}))
        cookie = {"Cookie": f"{COOKIE}={asking.cookies[COOKIE]}"}
    with serving(tmp_path, "--require-token") as second:
        assert second.token == first.token
        good(httpx.get(f"{second.address}/api/kinds", headers=cookie))
    with serving(tmp_path, "--require-token", "--new-token") as third:
        assert third.token != first.token
        problem(httpx.get(f"{third.address}/api/kinds", headers=cookie), 401)


def test_wrong_tokens_are_slowed_down(tmp_path: Path) -> None:
    with serving(tmp_path, "--require-token") as server, server.client() as asking:
        for guess in range(Throttle.FREE):
            assert problem(asking.post("/api/access", json={"token": f"guess {guess}"}), 403) == "wrong_token"
        # The right one has to wait as well: otherwise a guess could be tried while waiting.
        answer = asking.post("/api/access", json={"token": server.token})
        assert problem(answer, 429) == "too_often"
        assert int(answer.headers["retry-after"]) >= 1
        # What is trusted already, and seats with their links, are not slowed down.
        assert problem(asking.get("/api/kinds"), 401) == "not_trusted"


# Guesses, with a clock of our own


class Clock:
    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


def test_each_wrong_guess_costs_twice_the_wait_of_the_one_before() -> None:
    clock = Clock()
    throttle = Throttle(clock)
    waits = []
    for guess in range(Throttle.FREE + 8):
        throttle.wrong("10.0.0.1", str(guess))
        waits.append(throttle.wait("10.0.0.1"))
        clock.now += waits[-1]
        assert throttle.wait("10.0.0.1") == 0
    assert waits[: Throttle.FREE + 3] == [0, 0, 0, 0, 1, 2, 4, 8]
    assert max(waits) == Throttle.LONGEST
    throttle.right("10.0.0.1")
    throttle.wrong("10.0.0.1", "again")
    assert throttle.wait("10.0.0.1") == 0


def test_one_address_does_not_slow_another_down_until_there_are_many() -> None:
    clock = Clock()
    throttle = Throttle(clock)
    for guess in range(20):
        throttle.wrong("10.0.0.1", str(guess))
    assert throttle.wait("10.0.0.1") > 0
    assert throttle.wait("10.0.0.2") == 0
    for guess in range(3 * Throttle.FREE_OVERALL):
        throttle.wrong(f"10.1.{guess // 200}.{guess % 200}", str(guess))
    assert throttle.wait("10.0.0.2") > 0
    clock.now += 10 * Throttle.LONGEST
    assert throttle.wait("10.0.0.2") == 0


def test_the_same_wrong_guess_again_is_not_a_new_one() -> None:
    throttle = Throttle(Clock())
    for _ in range(1_000):
        throttle.wrong("10.0.0.1", "an old link")
    assert throttle.wait("10.0.0.1") == 0


def test_an_ipv6_network_is_one_guesser_and_addresses_are_forgotten() -> None:
    throttle = Throttle(Clock())
    for guess in range(10):
        throttle.wrong(f"2001:db8::{guess}", str(guess))
    assert throttle.wait("2001:db8::ffff") > 0
    assert throttle.wait("2001:db8:0:1::1") == 0
    for guess in range(2 * Throttle.ADDRESSES):
        throttle.wrong(f"host-{guess}", "x")
    assert len(throttle._guesses) == Throttle.ADDRESSES


# Names


@pytest.mark.parametrize(
    "host", ["elsewhere.example", "localhost.example", "127.0.0.1.nip.io", "10.0.0.9", "", "[::2]"]
)
def test_a_request_by_another_name_is_refused(server: Server, host: str) -> None:
    for path in ("/", "/api/about"):
        answer = httpx.get(server.address + path, headers={"Host": host})
        assert problem(answer, 421) == "unknown_host"


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:1", "127.0.0.1", "[::1]:8377", "localhost."])
def test_the_names_of_this_machine_are_known(server: Server, host: str) -> None:
    good(httpx.get(f"{server.address}/api/about", headers={"Host": host}))


def test_names_of_other_addresses() -> None:
    everywhere = Names.of("0.0.0.0", ["laptop", "laptop.local"])
    assert all(map(everywhere.hold, ["192.168.1.5:8377", "[fe80::1]:80", "localhost", "laptop.local:8377"]))
    assert not any(map(everywhere.hold, ["elsewhere.example", "laptop.example", ""]))
    one = Names.of("192.168.1.5")
    assert one.hold("192.168.1.5:8377")
    assert not one.hold("192.168.1.6")
    assert not one.hold("localhost")
    assert Names.of("::1").hold("[::1]:1")


def test_addresses_that_other_devices_reach() -> None:
    assert [is_loopback(host) for host in ("127.0.0.1", "127.0.0.2", "::1", "localhost")] == [True] * 4
    assert [is_loopback(host) for host in ("0.0.0.0", "::", "192.168.1.5", "laptop.local")] == [False] * 4
    assert _access("0.0.0.0", 8377, "t").address.startswith("http://")  # type: ignore[union-attr]
    assert _access("192.168.1.5", 8377, "t").address == "http://192.168.1.5:8377"
    assert _access("fe80::1", 8377, "t").address == "http://[fe80::1]:8377"
    assert _access("127.0.0.1", 8377, None).address is None


def test_a_token_is_compared_whole() -> None:
    access = Access("secret")
    assert access.accepts("secret")
    assert not any(map(access.accepts, ["", "secre", "secrets", "Secret", "\ud800"]))
    assert access.trusts(access.cookie)
    assert not access.trusts(None)


# Writes come from our page


@pytest.mark.parametrize("headers", [{}, {"X-Requested-With": "XMLHttpRequest"}])
def test_a_write_from_another_site_is_refused(server: Server, director: httpx.Client, headers: dict[str, str]) -> None:
    cookie = {"Cookie": f"{COOKIE}={director.cookies[COOKIE]}"}
    for method, path in (("POST", "/api/cases"), ("POST", "/api/access"), ("DELETE", "/api/cases/x")):
        answer = httpx.request(method, server.address + path, headers={**cookie, **headers}, json={"told": TOLD})
        assert problem(answer, 403) == "not_our_page"
    preflight = httpx.options(f"{server.address}/api/cases", headers={**cookie, "Origin": "http://elsewhere.example"})
    assert not any(name.startswith("access-control") for name in preflight.headers)


# Seats


def test_a_seat_s_link_shows_what_the_seat_may_see_and_nothing_else(
    server: Server, director: httpx.Client, stranger: httpx.Client
) -> None:
    record = board(director, players={"N": "Ann"})
    url = good(director.post(f"/api/cases/{record['id']}/links", json={"seat": "W"}), 201)["url"]
    assert url.startswith(f"{server.address}/#seat/")
    token = url.rpartition("/")[2]
    seen = good(stranger.get(f"/api/seat/{token}"))
    assert seen["seat"] == "W"
    assert {seat: len(cards) for seat, cards in seen["hands"].items()} == {"N": 0, "E": 0, "S": 0, "W": 13}
    assert set(seen) == {
        "seat", "declarer", "dummy", "turn", "to_lead", "trick_number", "trick", "tricks_won", "hands",
        "counts", "penalty_cards", "restrictions", "badges", "question",
        "turn_settled", "auction",
    }  # fmt: skip
    answer = stranger.get(f"/api/seat/{token}").text
    assert not any(hidden in answer for hidden in ("Ann", record["id"], DEAL, "SA", "AK963"))
    add(director, record, faced("W", "HQ"))
    assert len(good(stranger.get(f"/api/seat/{token}"))["hands"]["N"]) == 13
    for part in ("", "/file", "/compare", "/explanation", "/stream"):
        problem(stranger.get(f"/api/cases/{record['id']}{part}"), 401)
    for path in (f"/api/seat/{token}/file", f"/api/seat/{token}/"):
        problem(stranger.get(path), 404)
    assert problem(stranger.post(f"/api/seat/{token}", json={}), 405) == "method_not_allowed"


def test_a_link_that_was_taken_back_shows_nothing(director: httpx.Client, stranger: httpx.Client) -> None:
    record = call(director)
    path = f"/api/cases/{record['id']}/links"
    tokens = [good(director.post(path, json={"seat": s}), 201)["url"].rpartition("/")[2] for s in "NE"]
    assert good(stranger.get(f"/api/seat/{tokens[1]}"))["seat"] == "E"
    assert good(director.delete(path), 204) is None
    for token in tokens:
        assert problem(stranger.get(f"/api/seat/{token}"), 404) == "no_such_link"


def test_a_link_of_a_deleted_record_shows_nothing(director: httpx.Client, stranger: httpx.Client) -> None:
    record = call(director)
    url = good(director.post(f"/api/cases/{record['id']}/links", json={"seat": "N"}), 201)["url"]
    good(director.delete(f"/api/cases/{record['id']}"), 204)
    assert problem(stranger.get(f"/api/seat/{url.rpartition('/')[2]}"), 404) == "no_such_link"


def test_guessed_links_are_slowed_down(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.client() as asking:
        token = good(asking.post(f"/api/cases/{call(asking)['id']}/links", json={"seat": "N"}), 201)["url"][-43:]
        for guess in range(Throttle.FREE):
            assert problem(asking.get(f"/api/seat/guess{guess}"), 404) == "no_such_link"
        assert problem(asking.get(f"/api/seat/{token}"), 429) == "too_often"
        good(asking.get("/api/cases"))


# The command


def test_a_port_that_is_taken_and_an_address_that_is_not_ours(server: Server) -> None:
    taken = run("serve", "--no-open", "--port", str(server.port))
    assert taken.returncode == 1
    assert "address already in use" in taken.stderr
    for host in ("192.0.2.7", "no such host"):
        elsewhere = run("serve", "--no-open", "--port", "0", "--host", host)
        assert elsewhere.returncode == 1
        assert "Traceback" not in elsewhere.stderr


@pytest.mark.parametrize("url", ["sqlite:////dev/null/x.sqlite", "mysql://x/y", "nonsense"])
def test_a_database_that_cannot_be_opened(url: str) -> None:
    found = run("serve", "--no-open", "--port", "0", "--database", url)
    assert found.returncode == 1
    assert "the records cannot be opened" in found.stderr
    assert "Traceback" not in found.stderr
