"""Who may use the server: the access token, the cookie that stands for it, guesses slowed down, and known names."""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

COOKIE = "bridgelaws_access"
COOKIE_SECONDS = 30 * 24 * 3600
TOKEN_BYTES = 32

_LOCAL_NAMES = frozenset({"localhost", "127.0.0.1", "[::1]"})


def new_token() -> str:
    """A token that nobody guesses."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def is_loopback(host: str) -> bool:
    """Whether an address can be reached from this machine only.

    >>> is_loopback("localhost"), is_loopback("127.0.0.2"), is_loopback("0.0.0.0")
    (True, True, False)
    """
    try:
        return host.lower() == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def is_any(host: str) -> bool:
    """Whether an address stands for all addresses of this machine."""
    return host in ("0.0.0.0", "::")


def in_url(host: str) -> str:
    """An address as a URL has it: IPv6 in brackets."""
    return f"[{host}]" if ":" in host else host


@dataclass(frozen=True)
class Names:
    """The names under which the server is asked. Any other one may be a page that has made its own name point here."""

    known: frozenset[str] = _LOCAL_NAMES
    # A page elsewhere can give its name any address, but it cannot be called by an address that is not its own.
    any_address: bool = False

    @classmethod
    def of(cls, host: str, others: Iterable[str] = ()) -> Names:
        """The names of a server that listens at an address."""
        names = {in_url(host).lower(), *(in_url(name).lower() for name in others)}
        if is_loopback(host) or is_any(host):
            names |= _LOCAL_NAMES
        return cls(frozenset(names), is_any(host))

    def hold(self, header: str) -> bool:
        """Whether the Host header of a request is one of them, with any port.

        >>> Names().hold("localhost:8377"), Names().hold("elsewhere.example")
        (True, False)
        """
        name = header.lower()
        bare = name[: name.find("]") + 1] if name.startswith("[") else name.partition(":")[0]
        bare = bare.rstrip(".") or bare
        if bare in self.known:
            return True
        try:
            return self.any_address and bool(ipaddress.ip_address(bare.strip("[]")))
        except ValueError:
            return False


class Throttle:
    """Slows wrong guesses down: a few are free, then each costs twice the wait of the one before.

    Counted for each address and for all together. The same wrong guess again is not a new one.
    """

    FREE = 5
    FREE_OVERALL = 100
    LONGEST = 60.0
    ADDRESSES = 2_000

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._lock = threading.Lock()
        # For each address: how many wrong guesses, until when the next one waits, and the last guess.
        self._guesses: OrderedDict[str, tuple[int, float, bytes]] = OrderedDict()
        self._overall = 0.0
        self._overall_at = clock()

    def wait(self, address: str) -> float:
        """How many seconds an address has to wait before it may try again."""
        with self._lock:
            now = self._clock()
            _, until, _ = self._guesses.get(_network(address), (0, 0.0, b""))
            overall = self._fading(now) - self.FREE_OVERALL
            return max(0.0, until - now, overall * self.LONGEST / self.FREE_OVERALL)

    def wrong(self, address: str, guess: str) -> None:
        """A guess was wrong."""
        with self._lock:
            now, key, digest = self._clock(), _network(address), _digest(guess)
            count, _, last = self._guesses.pop(key, (0, 0.0, b""))
            if digest != last:
                count += 1
                self._overall, self._overall_at = self._fading(now) + 1, now
            delay = min(self.LONGEST, 2.0 ** min(count - self.FREE, 10)) if count >= self.FREE else 0.0
            self._guesses[key] = (count, now + delay, digest)
            while len(self._guesses) > self.ADDRESSES:
                self._guesses.popitem(last=False)

    def right(self, address: str) -> None:
        """A guess was right: what went before is forgotten."""
        with self._lock:
            self._guesses.pop(_network(address), None)

    def _fading(self, now: float) -> float:
        """The wrong guesses of all, of which a minute forgets as many as are free."""
        return max(0.0, self._overall - (now - self._overall_at) * self.FREE_OVERALL / self.LONGEST)


def _network(address: str) -> str:
    """Whom guesses are counted for: an address, or in IPv6 the network that one household has."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 6:
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return address


def _digest(text: str) -> bytes:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()


@dataclass(frozen=True)
class Access:
    """Whether requests are let in. Without a token everybody is who reaches the server: it listens to this machine."""

    token: str | None = None
    names: Names = field(default_factory=Names)
    # Where other devices reach the server; none if it listens to this machine only.
    address: str | None = None
    tokens: Throttle = field(default_factory=Throttle)
    links: Throttle = field(default_factory=Throttle)

    @property
    def cookie(self) -> str:
        """What the cookie of a trusted device holds: it shows that the token was known, and is not the token."""
        assert self.token is not None
        return hmac.new(self.token.encode(), b"bridgelaws access cookie", hashlib.sha256).hexdigest()

    def trusts(self, cookie: str | None) -> bool:
        """Whether a request with this cookie is let in."""
        return self.token is None or (cookie is not None and _same(cookie, self.cookie))

    def accepts(self, token: str) -> bool:
        """Whether this is the token, found out in a time that does not tell how much of it is right."""
        return self.token is None or _same(token, self.token)


def _same(one: str, other: str) -> bool:
    return hmac.compare_digest(_digest(one), _digest(other))
