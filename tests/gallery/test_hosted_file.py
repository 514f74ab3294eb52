"""Files of hosted galleries are fetched within limits, whatever a host answers."""

import gzip
import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import pytest

from metamaker.core.errors import FileProblem
from metamaker.gallery import hosted
from metamaker.gallery.hosted import FetchCancelled, NetworkAccess, fetched

MOST = 1000
WAYS = NetworkAccess(ssl.create_default_context, lambda _: None)
OK = b"HTTP/1.1 200 OK\r\n"
Serve = Callable[[socket.socket, bytes], object]


@contextmanager
def host(serve: Serve) -> Iterator[str]:
    """Answer every connection in a thread with what `serve` sends, and yield the address of a gallery there."""
    listening = socket.create_server(("127.0.0.1", 0))

    def one(connection: socket.socket) -> None:
        with connection, suppress(OSError):
            serve(connection, connection.recv(65536))

    def accept() -> None:
        with suppress(OSError):
            while True:
                threading.Thread(target=one, args=(listening.accept()[0],), daemon=True).start()

    thread = threading.Thread(target=accept, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}/g/"
    finally:
        listening.shutdown(socket.SHUT_RDWR)
        listening.close()
        thread.join()


def sends(data: bytes) -> Serve:
    """Return a host that always answers this."""
    return lambda connection, _: connection.sendall(data)


def endless(start: bytes, more: bytes) -> Serve:
    """Return a host whose answer does not end."""

    def serve(connection: socket.socket, _: bytes) -> None:
        connection.sendall(start)
        while True:
            connection.sendall(more)

    return serve


def get(site: str, file: str = "a.json") -> bytes:
    return fetched(site, file, MOST, WAYS, lambda: True)


def refused(serve: Serve) -> str:
    with host(serve) as site, pytest.raises(FileProblem) as problem:
        get(site)
    return problem.value.without_file


BAD = "could not be downloaded: the answer of the web server is damaged or incomplete, or its header is too long"
LONG = "the file is larger than the limit of 1 MB"


@pytest.mark.parametrize(
    ("serve", "reason"),
    [
        (endless(OK, b"X-A: b\r\n" * 10_000), BAD),
        (endless(OK, b"X-A: " + b"b" * 1_000_000 + b"\r\n"), BAD),
        (endless(OK, b"b" * 1_000_000), BAD),
        (endless(b"", b"HTTP/1.1 100 Continue\r\n\r\n" * 100), LONG),
        (endless(b"", b"b" * 100_000), BAD),
        (endless(OK + b"\r\n", b"b" * 100_000), LONG),
        (endless(OK + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\nb\r\n" * 1000), LONG),
        (endless(OK + b"Transfer-Encoding: chunked\r\n\r\n0\r\n", b"X-A: b\r\n" * 1000), LONG),
        (endless(OK + b"Transfer-Encoding: chunked\r\n\r\n", b"0" * 1000), BAD),
        (sends(OK + b"Content-Length: 5\r\n\r\nabc"), BAD),
        (sends(OK + b"Transfer-Encoding: chunked\r\n\r\n5\r\nabc"), BAD),
        (sends(OK + b"Content-Encoding: gzip\r\n\r\n" + gzip.compress(b"a" * 10_000_000)[:MOST]), LONG),
        (sends(OK + b"Content-Encoding: gzip\r\n\r\n" + gzip.compress(b"abc")[:-4]), BAD),
        (sends(OK + b"Content-Encoding: gzip\r\n\r\nabc"), BAD),
        (sends(OK + b"Content-Encoding: br\r\n\r\nabc"), "could not be downloaded: Content-Encoding: br"),
        (sends(b"HTTP/1.1 401 who\r\nWWW-Authenticate: Basic\r\n\r\n"), "could not be downloaded: HTTP 401"),
        (sends(b"HTTP/1.1 206 part\r\n\r\nabc"), "could not be downloaded: HTTP 206"),
        (sends(b"HTTP/1.1 302 there\r\n\r\n"), "could not be downloaded: HTTP 302"),
        (sends(b"SSH-2.0\r\n"), BAD),
        (sends(b""), BAD),
    ],
)
def test_what_is_no_file_is_refused_with_its_reason(serve: Serve, reason: str) -> None:
    assert refused(serve).startswith(reason)


@pytest.mark.parametrize(
    "place",
    [
        "file:///etc/passwd",
        "javascript:alert(1)",
        "data:text/plain,a",
        "https://127.0.0.1/g/a.json",
        "http://example.invalid/g/a.json",
        "//example.invalid/g/a.json",
        "http://127.0.0.1:1/g/a.json",
        "../a.json",
        "/g/../a.json",
        "/g/%2e%2e/a.json",
        "/g/a.json?b",
        "/g/..\\a.json",
        "/a.json",
    ],
)
def test_a_way_out_of_the_gallery_is_not_gone(place: str) -> None:
    told = refused(sends(f"HTTP/1.1 302 there\r\nLocation: {place}\r\n\r\n".encode()))
    assert told.startswith("could not be downloaded: the web server redirects to ")
    assert told.endswith(", outside this gallery")


def test_a_user_name_in_a_way_leads_out() -> None:
    def serve(connection: socket.socket, _: bytes) -> None:
        port = connection.getsockname()[1]
        connection.sendall(f"HTTP/1.1 301 there\r\nLocation: http://a@127.0.0.1:{port}/g/b.json\r\n\r\n".encode())

    assert "outside this gallery" in refused(serve)


def test_a_way_that_goes_round_ends() -> None:
    assert "more than 3 times" in refused(sends(b"HTTP/1.1 302 there\r\nLocation: /g/a.json\r\n\r\n"))


def test_a_file_comes_from_where_the_host_leads_and_nothing_is_sent_but_the_request() -> None:
    asked: list[bytes] = []

    def serve(connection: socket.socket, request: bytes) -> None:
        asked.append(request)
        if b"/g/a.json " in request:
            connection.sendall(b"HTTP/1.1 307 there\r\nSet-Cookie: who=you\r\nLocation: b%20c.json\r\n\r\n")
        else:
            packed = gzip.compress(b"b" * MOST)
            connection.sendall(OK + b"Content-Encoding: gzip\r\nContent-Length: %d\r\n\r\n" % len(packed) + packed)

    with host(serve) as site:
        assert get(site) == b"b" * MOST
    assert [request.split(b" ")[:2] for request in asked] == [[b"GET", b"/g/a.json"], [b"GET", b"/g/b%20c.json"]]
    heads = {line.split(b":")[0].lower() for request in asked for line in request.split(b"\r\n")[1:] if line}
    assert heads == {b"host", b"user-agent", b"accept-encoding", b"connection"}


def test_a_host_that_sends_too_slowly_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosted, "QUIET_SECONDS", 0.3)
    monkeypatch.setattr(hosted, "POLL_SECONDS", 0.02)

    def drip(start: bytes) -> Serve:
        def serve(connection: socket.socket, _: bytes) -> None:
            connection.sendall(start)
            while True:
                connection.sendall(b"b")
                time.sleep(0.05)

        return serve

    slow = "could not be downloaded: it takes too long"
    assert refused(drip(OK)) == slow  # a header
    monkeypatch.setattr(hosted, "LONGEST_SECONDS", 0.6)
    assert refused(drip(OK + b"\r\n")) == slow  # a file
    assert refused(lambda connection, _: connection.recv(1)) == slow  # nothing at all


def test_whoever_waits_can_give_up() -> None:
    over = threading.Event()

    def serve(connection: socket.socket, _: bytes) -> None:
        over.set()
        connection.recv(1)

    with host(serve) as site, pytest.raises(FetchCancelled):
        fetched(site, "a.json", MOST, WAYS, lambda: not over.is_set())


def test_no_host_is_asked_for_what_nobody_waits_for() -> None:
    with pytest.raises(FetchCancelled):
        fetched("http://127.0.0.1:1/", "a.json", MOST, WAYS, lambda: False)


def test_a_proxy_of_the_system_is_asked_for_the_way_and_not_believed_for_ever() -> None:
    asked: list[bytes] = []

    def serve(connection: socket.socket, request: bytes) -> None:
        asked.append(request)
        endless(OK, b"X-A: b\r\n" * 1000)(connection, request)

    with host(serve) as site:
        ways = NetworkAccess(ssl.create_default_context, lambda _: ("127.0.0.1", int(site.split(":")[2].split("/")[0])))
        with pytest.raises(FileProblem):
            fetched("https://fleets.invalid/g/", "a.json", MOST, ways, lambda: True)
    assert asked[0].startswith(b"CONNECT fleets.invalid:443 HTTP/1")
