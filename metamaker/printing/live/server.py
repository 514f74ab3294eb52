"""A small server of live sheets for the phones in a room: it knows one secret path, and reads nothing from the disk.

Without the path nothing is learned: every other request is answered by an empty 404. The size and rate of requests
and the number of connections are limited.
"""

import contextlib
import json
import secrets
import socket
import threading
import time
from base64 import b32encode
from collections.abc import Callable, Iterable, Mapping
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from typing_extensions import override

from metamaker.printing.live.table import Answer, LiveTable, TooMany

MOST_BYTES = 256 * 1024
"""The longest request: all changes of forty ships take a fifth of it."""

MOST_CONNECTIONS = 64
MOST_OF_ADDRESS = 32
"""Connections of one address: several phones can share it, but one device cannot take all connections."""

MOST_REQUESTS = 60
"""Requests of one address in a second, for several phones that share it."""

PATIENCE = 15.0
"""Seconds that a request may take to arrive."""

NEWS = 10.0
"""Seconds that a phone waits for news before it asks again."""

_POLL = 0.04
"""Seconds between looks at the end of the serving, for which the interface thread waits."""

_TOKEN = 20
"""Random bytes of the path."""

Ask = Callable[[Any], Any]
"""Answers a question of a phone, from a JSON value to a JSON value; called by the thread that serves it."""


class LiveServer:
    """Serves a page and its table on one address until it is closed. `path` begins and ends with a slash."""

    def __init__(self, address: str, page: bytes, table: LiveTable, ask: Ask, port: int = 0) -> None:
        """Bind to the address. Raises OSError if that is impossible."""
        self.path = f"/{b32encode(secrets.token_bytes(_TOKEN)).decode()}/"
        self._server = _Server((address, port), _Desk(self.path, page, table, ask))
        self._thread = threading.Thread(target=self._server.serve_forever, args=(_POLL,), name="phones", daemon=True)
        self._thread.start()

    @property
    def url(self) -> str:
        """The address of the page, in capitals so that its QR code is small."""
        host, port = self._server.server_address[:2]
        return f"HTTP://{host!s}:{port}{self.path}".upper()

    def close(self) -> None:
        """Stop serving, and end all connections, so that no phone believes that a later tick has arrived."""
        self._server.shutdown()
        self._server.server_close()
        self._server.hang_up()
        self._thread.join()


class _Desk:
    """The page and the four questions of a phone. They raise ArithmeticError, LookupError, TypeError or ValueError."""

    def __init__(self, path: str, page: bytes, table: LiveTable, ask: Ask) -> None:
        self.page, self.table = page, table
        self.front = path
        self.answers: Mapping[str, Ask] = {
            f"{path}hello": self._hello,
            f"{path}changes": self._changes,
            f"{path}news": self._news,
            f"{path}ask": ask,
        }

    def answer(self, path: str) -> Ask | None:
        """Return the function for a path; equally slow for all wrong ones, so that no path can be guessed letter by letter."""
        found = None
        for known, ask in self.answers.items():
            if secrets.compare_digest(path.encode("utf-8", "replace"), known.encode()):
                found = ask
        return found

    def is_front(self, path: str) -> bool:
        """Return whether a path is that of the page."""
        return secrets.compare_digest(path.encode("utf-8", "replace"), self.front.encode())

    def _hello(self, value: Any) -> Any:
        self.table.greet(_text(value["client"]), _text(value["name"]))
        return _told(self.table.wait(0, 0.0))

    def _changes(self, value: Any) -> Any:
        changes = [(key, new) for key, new in value["changes"]]
        return _told(self.table.exchange(_text(value["client"]), int(value["batch"]), changes, int(value["since"])))

    def _news(self, value: Any) -> Any:
        return _told(self.table.wait(int(value["since"]), NEWS))


class _Server(ThreadingHTTPServer):
    """Serves few connections at once, each by a thread that ends with the program."""

    daemon_threads = True
    block_on_close = False

    def __init__(self, address: tuple[str, int], desk: _Desk) -> None:
        super().__init__(address, _Handler)
        self.desk = desk
        self._open: dict[socket.socket, str] = {}
        self._awaited: dict[socket.socket, float] = {}
        self._seen: dict[str, list[float]] = {}
        self._lock = threading.Lock()

    @override
    def process_request(self, request: Any, client_address: Any) -> None:
        with self._lock:
            hosts = list(self._open.values())
            is_full = len(hosts) >= MOST_CONNECTIONS or hosts.count(client_address[0]) >= MOST_OF_ADDRESS
            if not is_full:
                self._open[request] = client_address[0]
        if is_full:
            self.shutdown_request(request)
        else:
            super().process_request(request, client_address)

    @override
    def shutdown_request(self, request: Any) -> None:
        with self._lock:
            self._open.pop(request, None)
            self._awaited.pop(request, None)
        super().shutdown_request(request)

    @override
    def service_actions(self) -> None:
        """Drop connections whose request takes too long to arrive."""
        now = time.monotonic()
        with self._lock:
            late = [connection for connection, began in self._awaited.items() if now - began > PATIENCE]
        _hang_up(late)

    def hang_up(self) -> None:
        """End all connections."""
        with self._lock:
            every = list(self._open)
        _hang_up(every)

    def await_request(self, connection: socket.socket) -> None:
        """Begin to measure the time until the next request of a connection has arrived."""
        with self._lock:
            self._awaited[connection] = time.monotonic()

    def has_arrived(self, connection: socket.socket) -> None:
        """Note that a request has arrived."""
        with self._lock:
            self._awaited.pop(connection, None)

    @override
    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignore connections that break."""

    def is_too_fast(self, host: str) -> bool:
        """Return whether an address asked too often in the last second."""
        now = time.monotonic()
        with self._lock:
            if len(self._seen) > MOST_CONNECTIONS:
                self._seen.clear()
            recent = [moment for moment in self._seen.get(host, ()) if now - moment < 1.0]
            self._seen[host] = [*recent, now][-MOST_REQUESTS:]
            return len(recent) >= MOST_REQUESTS


class _Handler(BaseHTTPRequestHandler):
    """Answers one connection. The names of its methods are those that the library calls."""

    server: _Server
    protocol_version = "HTTP/1.1"
    timeout = PATIENCE

    @override
    def handle_one_request(self) -> None:
        self.server.await_request(self.connection)
        super().handle_one_request()

    def do_GET(self) -> None:
        """Send the page."""
        self.server.has_arrived(self.connection)
        if self._is_welcome() and self.server.desk.is_front(self.path):
            self._send(200, self.server.desk.page, "text/html; charset=utf-8")
        else:
            self._send(404)

    def do_POST(self) -> None:
        """Answer a question of a phone."""
        found = self.server.desk.answer(self.path) if self._is_welcome() else None
        if found is None:
            self._send(404)
            return
        try:
            value = found(self._read())
        except TooMany:
            self._send(503)
        except (ArithmeticError, LookupError, TypeError, ValueError, RecursionError):  # arithmetic: JSON knows infinite numbers
            self._send(400)
        else:
            self._send(200, json.dumps(value).encode(), "application/json")

    def _is_welcome(self) -> bool:
        return not self.server.is_too_fast(self.client_address[0])

    def _read(self) -> Any:
        """Return the JSON value of a request. Raises ValueError, also for one that is too long."""
        size = int(self.headers.get("Content-Length", ""))
        if not 0 <= size <= MOST_BYTES:
            raise ValueError
        data = self.rfile.read(size)
        self.server.has_arrived(self.connection)
        return json.loads(data)

    def _send(self, code: int, data: bytes = b"", kind: str = "") -> None:
        if code != HTTPStatus.OK:
            self.close_connection = True  # the rest of the request may be unread
        self.send_response_only(code)
        for name, value in _HEADERS.items():
            self.send_header(name, value)
        if kind:
            self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        if self.close_connection:
            self.send_header("Connection", "close")
        self.end_headers()
        self.wfile.write(data)

    @override
    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        self._send(404)

    @override
    def log_message(self, *_: Any) -> None:
        """Write no log: the path is a secret."""


_HEADERS = {"Cache-Control": "no-store", "Referrer-Policy": "no-referrer", "X-Content-Type-Options": "nosniff"}


def _hang_up(connections: Iterable[socket.socket]) -> None:
    """End connections; the threads that serve them notice it."""
    for connection in connections:
        with contextlib.suppress(OSError):
            connection.shutdown(socket.SHUT_RDWR)


def _text(value: Any) -> str:
    """Return a short text. Raises ValueError for other values."""
    if not isinstance(value, str) or len(value) > 100:
        raise ValueError
    return value


def _told(answer: Answer) -> Any:
    return {"revision": answer.revision, "changes": [list(change) for change in answer.changes]}


def addresses() -> tuple[str, ...]:
    """Return the addresses of this computer on which phones can reach it, the most likely first, and last that of itself."""
    found: dict[str, None] = {}
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect((_ELSEWHERE, 9))  # sends nothing, but chooses the network that leads out
        found[probe.getsockname()[0]] = None
    with contextlib.suppress(OSError):
        found.update(dict.fromkeys(socket.gethostbyname_ex(socket.gethostname())[2]))
    own = [address for address in found if not address.startswith("127.")]
    return (*own, LOOPBACK)


LOOPBACK = "127.0.0.1"
_ELSEWHERE = "192.0.2.1"
"""An address for documentation, without a computer (RFC 5737)."""
