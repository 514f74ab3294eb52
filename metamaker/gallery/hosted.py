"""A file of a hosted gallery, fetched by HTTP within limits: of size, of time, and below the address of the gallery.

Qt would follow an endless header for ever in the one thread that all its requests share. Here every byte is counted, also
those of headers, and the caller can give up at any time.
"""

import io
import socket
import time
import zlib
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from ssl import SSLCertVerificationError, SSLContext
from typing import Any, NamedTuple
from urllib.parse import quote, urljoin, urlsplit

from typing_extensions import override

from metamaker.core.errors import FileProblem
from metamaker.core.messages import Text, message
from metamaker.core.sanitize import visible
from metamaker.core.version import program_version

QUIET_SECONDS = 15.0
"""The longest silence of a host, and the longest time until its header is complete: half the patience of browsers."""

LONGEST_SECONDS = 120.0
"""The longest time for a whole answer: an index of 10,000 designs at a hundredth of a usual line."""

POLL_SECONDS = 0.2
"""Interval at which a silent connection is checked for cancellation."""

MOST_HEADER = 256 * 1024
"""Bytes of headers; Python refuses lines of 64 kB and more than 100 of them by itself."""

MOST_REDIRECTS = 3
"""From one address of the gallery to another, such as from the name of a folder to the folder."""

_REDIRECTS = frozenset({301, 302, 303, 307, 308})
_IN_PATH = "/%:@!$&'()*+,;=~"


class FetchCancelled(Exception):
    """Raised when a file is no longer needed."""


class _TooSlow(Exception):
    """Raised where a host takes too long."""


class _TooMuch(Exception):
    """Raised where a host sends more than was asked for."""


class _BadAnswer(Exception):
    """Raised for an answer that is not a file: its status, or how it is packed."""


class NetworkAccess(NamedTuple):
    """Means to reach hosts: the trusted certificates, and the proxy of an address, if there is one, as host and port."""

    trust: Callable[[], SSLContext]
    proxy: Callable[[str], tuple[str, int] | None]


class _Within(io.RawIOBase):
    """Reader of a socket, up to `most` bytes and until `until`. Raises _TooMuch, _TooSlow, FetchCancelled."""

    def __init__(self, connection: socket.socket, until: float, is_wanted: Callable[[], bool]) -> None:
        super().__init__()
        self.most = MOST_HEADER
        self.until = until
        self._connection = connection
        self._is_wanted = is_wanted
        connection.settimeout(POLL_SECONDS)

    def makefile(self, _mode: str) -> io.BufferedReader:
        """Return the stream for HTTPResponse, which asks a socket for it."""
        return io.BufferedReader(self)

    @override
    def readable(self) -> bool:
        return True

    @override
    def readinto(self, buffer: Any) -> int:
        quiet = time.monotonic() + QUIET_SECONDS
        while self._is_wanted():
            if time.monotonic() > min(quiet, self.until):
                raise _TooSlow
            try:
                count = self._connection.recv_into(buffer)
            except TimeoutError:
                continue
            self.most -= count
            if self.most < 0:
                raise _TooMuch
            return count
        raise FetchCancelled


def fetched(site: str, file: str, most: int, ways: NetworkAccess, is_wanted: Callable[[], bool]) -> bytes:
    """Return a file of at most `most` bytes by its path in the gallery at the address `site`.

    Raises FileProblem, FetchCancelled once `is_wanted` is false. Runs in a background thread.
    """
    address, until = f"{site}{file}", time.monotonic() + LONGEST_SECONDS
    try:
        for _ in range(MOST_REDIRECTS + 1):
            found = _asked(address, most, ways, until, is_wanted)
            if isinstance(found, bytes):
                return found
            if not is_below(found, site):
                raise FileProblem(address, "", message("gallery-leads_elsewhere", place=visible(found)[:200]))
            address = found
    except _TooSlow:
        raise FileProblem(address, "", message("gallery-slow")) from None
    except _TooMuch:
        raise FileProblem(address, "", message("file-too_long", most=max(1, most // 2**20))) from None
    except (OSError, HTTPException, ValueError, _BadAnswer) as problem:
        raise FileProblem(address, "", message("gallery-unreachable", reason=_reason(problem))) from None
    raise FileProblem(address, "", message("gallery-redirects", most=MOST_REDIRECTS))


def _asked(address: str, most: int, ways: NetworkAccess, until: float, is_wanted: Callable[[], bool]) -> bytes | str:
    """Return the content at an address, or the address to which it redirects."""
    if not is_wanted():
        raise FetchCancelled
    parts = urlsplit(address)
    connection = _connection(address, ways, until, is_wanted)
    try:
        connection.connect()
        heads = {"User-Agent": f"MetaMaker/{program_version()}", "Accept-Encoding": "gzip", "Connection": "close"}
        connection.request("GET", quote(parts.path, safe=_IN_PATH), headers=heads)
        bounded = _Within(connection.sock, min(until, time.monotonic() + QUIET_SECONDS), is_wanted)
        answer = HTTPResponse(bounded, method="GET")  # type: ignore[arg-type]  # it only asks for a file
        answer.begin()
        leads_to: str | None = answer.headers["Location"]
        if answer.status in _REDIRECTS and leads_to:
            return urljoin(address, leads_to)
        if answer.status != 200:
            raise _BadAnswer(f"HTTP {answer.status}")
        # Headers are over. Twice the size leaves room for the lengths between the pieces of a chunked answer.
        bounded.most, bounded.until = bounded.most + 2 * most, until
        return _content(answer, most)
    finally:
        connection.close()


def _connection(address: str, ways: NetworkAccess, until: float, is_wanted: Callable[[], bool]) -> HTTPConnection:
    """Return a connection to the host of an address, through the proxy of the system if there is one."""
    parts = urlsplit(address)
    host, port = parts.hostname or "", parts.port
    if parts.scheme != "https":  # on this machine, see `site_address`
        return HTTPConnection(host, port, timeout=QUIET_SECONDS)
    proxy = ways.proxy(address)
    connection = HTTPSConnection(*(proxy or (host, port)), timeout=QUIET_SECONDS, context=ways.trust())
    if proxy is not None:
        connection.set_tunnel(host, port or 443)
        connection.response_class = lambda of, **more: HTTPResponse(  # type: ignore[assignment]
            _Within(of, min(until, time.monotonic() + QUIET_SECONDS), is_wanted),  # type: ignore[arg-type]
            **more,
        )
    return connection


def _content(answer: HTTPResponse, most: int) -> bytes:
    """Return the body of an answer. Raises HTTPException for one that is cut off, _BadAnswer for an unknown packing."""
    data = answer.read(most + 1)
    if len(data) > most:
        raise _TooMuch
    if answer.length:
        raise HTTPException
    packing = (answer.headers["Content-Encoding"] or "identity").strip().lower()
    if packing == "identity":
        return data
    if packing not in {"gzip", "x-gzip"}:
        raise _BadAnswer(f"Content-Encoding: {packing[:40]}")
    return _unpacked(data, most)


def _unpacked(data: bytes, most: int) -> bytes:
    unpacking = zlib.decompressobj(16 + zlib.MAX_WBITS)
    try:
        content = unpacking.decompress(data, most + 1)
    except zlib.error:
        raise HTTPException from None
    if len(content) > most:
        raise _TooMuch
    if not unpacking.eof:
        raise HTTPException
    return content


def _reason(problem: Exception) -> Text | str:
    """Return in short why a host cannot be reached."""
    if isinstance(problem, TimeoutError):
        return message("gallery-silent")
    if isinstance(problem, SSLCertVerificationError):
        return message("gallery-untrusted", reason=problem.verify_message)
    if isinstance(problem, HTTPException | ValueError):
        return message("gallery-bad_answer")
    text = problem.strerror if isinstance(problem, OSError) and problem.strerror else str(problem)
    return visible(text or type(problem).__name__)[:200]


MOST_LETTERS = 2_000
"""The longest address; browsers accept as much."""

_OWN_MACHINE = frozenset({"localhost", "127.0.0.1", "::1"})
"""Hosts of this computer, which need no encryption."""

_FRONT = "index.html"


def is_address(text: str) -> bool:
    """Return whether typed text is meant as an address rather than a folder."""
    return "://" in text


def site_address(text: str) -> str:
    """Return the address of the folder of a gallery, which ends with a slash.

    It is of https, or of http where it is on this machine; the name of its front page, a query and a fragment are left out.
    Raises FileProblem for any other, also for one with a name and password in it.
    """
    typed = text.strip()
    try:
        found = urlsplit(typed)
        host, port = found.hostname, found.port
    except ValueError:
        host, port = None, None
        found = urlsplit("")
    is_safe = found.scheme == "https" or (found.scheme == "http" and host in _OWN_MACHINE)
    if not host or not is_safe or "@" in found.netloc or len(typed) > MOST_LETTERS or not typed.isprintable() or " " in typed:
        raise FileProblem(typed[:MOST_LETTERS], "", message("gallery-bad_address"))
    folder = found.path.removesuffix(_FRONT) if found.path.endswith(f"/{_FRONT}") else found.path
    name = f"[{host}]" if ":" in host else host
    return f"{found.scheme}://{name}{f':{port}' if port else ''}{folder.rstrip('/')}/"


def hosting_address(text: str, place: str) -> str:
    """Return the future address of a gallery, to be followed by file names; empty for none.

    Raises FileProblem, which names `place`, for an invalid address.
    """
    if text and not text.startswith(("https://", "http://")):
        raise FileProblem(place, "", message("gallery-address", found=text))
    return f"{text.rstrip('/')}/" if text else ""


def is_below(address: str, site: str) -> bool:
    """Return whether an address leads to a file of the gallery at `site`, without a step up, another host or a query."""
    if not address.startswith(site) or address == site:
        return False
    rest = address.removeprefix(site).lower().replace("%2e", ".")
    return not {"..", "."} & set(rest.split("/")) and not set(rest) & set("?#\\")
