"""The table that phones share, and its server: no tick is lost, and who does not know the path learns nothing."""

import contextlib
import http.client
import json
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.printing.live import server as server_module
from metamaker.printing.live.server import MOST_BYTES, MOST_REQUESTS, LiveServer
from metamaker.printing.live.table import MOST_CLIENTS, LiveTable, TooMany

UNENDING = b'{"client": "a", "batch": 1e999, "changes": [], "since": 1e999}'
"""Numbers that JSON reads as infinite."""

PAGE = b"<!DOCTYPE html><title>secret</title>"


class Served:
    """A server on loopback, and what the program learnt from it."""

    def __init__(self) -> None:
        self.learnt: list[Any] = []
        self.table = LiveTable([5, 3], self.learnt.append)
        self.server = LiveServer("127.0.0.1", PAGE, self.table, lambda value: [value["what"]])
        self.host = urlsplit(self.server.url).netloc
        for client in "ab":
            self.table.greet(client, client)

    def send(self, method: str, path: str, body: bytes | None = None, **headers: str) -> tuple[int, bytes, dict[str, str]]:
        connection = http.client.HTTPConnection(self.host, timeout=10)
        try:
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            return answer.status, answer.read(), dict(answer.getheaders())
        finally:
            connection.close()

    def post(self, what: str, value: Any) -> Any:
        status, body, _ = self.send("POST", f"{self.server.path}{what}", json.dumps(value).encode())
        return json.loads(body) if status == 200 else status

    def change(self, client: str, batch: int, *changes: list[Any], since: int = 0) -> Any:
        return self.post("changes", {"client": client, "batch": batch, "changes": changes, "since": since})


@pytest.fixture
def served() -> Iterator[Served]:
    found = Served()
    yield found
    found.server.close()


def test_the_page_is_served_on_its_path_alone(served: Served) -> None:
    status, body, headers = served.send("GET", served.server.path)
    assert (status, body) == (200, PAGE)
    assert headers["Cache-Control"] == "no-store"
    assert "Server" not in headers
    assert len(served.server.path) >= 32


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/index.html",
        "/etc/passwd",
        "/../../etc/passwd",
        "//",
        "/AAAA/",
        "/hello",
        "/changes",
        "*",
        "/%2e%2e/",
        "/é",
        "http://x/",
    ],
)
@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE", "OPTIONS", "HEAD", "TRACE", "BREW"])
def test_who_does_not_know_the_path_learns_nothing(served: Served, path: str, method: str) -> None:
    with socket.create_connection(served.host.split(":"), timeout=10) as raw:  # type: ignore[arg-type]  # a port may be text
        raw.sendall(f"{method} {path} HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{{}}".encode())
        answer = raw.recv(10_000).decode()
    head, _, body = answer.partition("\r\n\r\n")
    assert head.startswith("HTTP/1.1 404 Not Found")
    assert body == ""
    assert "Python" not in head
    assert served.server.path[1:-1] not in answer


def test_two_phones_lose_no_tick(served: Served) -> None:
    for client in ("a", "b"):
        served.post("hello", {"client": client, "name": client})
    threads = [
        threading.Thread(target=lambda client=client, boxes=boxes: [served.change(client, box + 1, [box, 1]) for box in boxes])
        for client, boxes in (("a", range(0, 8, 2)), ("b", range(1, 8, 2)))
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert served.table.values == dict.fromkeys(range(8), 1)
    assert sorted(change for batch in served.learnt for change in batch) == [(box, 1) for box in range(8)]


def test_a_batch_that_comes_twice_counts_once(served: Served) -> None:
    served.change("a", 1, [2, 1])
    served.change("b", 1, [2, 0])
    served.change("a", 1, [2, 1])  # the answer was lost, so the phone sent it again
    assert served.table.values == {}
    assert served.change("a", 2, since=0)["changes"] == [[2, 0]]


def test_the_program_learns_changes_in_the_order_of_the_table() -> None:
    learnt: list[Any] = []
    is_late, goes_on = threading.Event(), threading.Event()

    def changed(changes: Any) -> None:
        if not is_late.is_set():
            is_late.set()
            goes_on.wait(0.3)
        learnt.extend(changes)

    table = LiveTable([5], changed)
    for client in "ab":
        table.greet(client, client)
    first = threading.Thread(target=table.exchange, args=("a", 1, [(2, 1)], 0))
    first.start()
    is_late.wait(5)
    table.exchange("b", 1, [(2, 0)], 0)
    goes_on.set()
    first.join()
    assert learnt == [(2, 1), (2, 0)]
    assert table.values == {}


def test_a_phone_that_has_not_greeted_changes_nothing(served: Served) -> None:
    assert served.change("stranger", 1, [2, 1]) == 400
    assert served.table.values == {}


def test_names_of_players_have_no_hidden_characters(served: Served) -> None:
    served.post("hello", {"client": "a", "name": "Ann\u202e\nx"})
    assert served.table.names[0] == r"Ann\u202e\u000ax"


def test_a_kept_connection_ends_with_the_serving() -> None:
    """Otherwise the table would take ticks that no record gets."""
    served = Served()
    connection = http.client.HTTPConnection(served.host, timeout=10)
    connection.request("GET", served.server.path)
    assert connection.getresponse().read() == PAGE
    served.server.close()
    value = {"client": "a", "batch": 1, "changes": [[0, 1]], "since": 0}
    with contextlib.suppress(OSError):
        connection.request("POST", f"{served.server.path}changes", json.dumps(value))
    with pytest.raises((OSError, http.client.HTTPException)):
        connection.getresponse()
    connection.close()
    assert served.table.values == {}


def test_serving_ends_soon() -> None:
    """The interface thread waits for it."""
    found = []
    for _ in range(3):
        served = Served()
        began = time.perf_counter()
        served.server.close()
        found.append(time.perf_counter() - began)
    assert min(found) < 0.2


def test_a_request_that_comes_letter_by_letter_is_dropped(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_module, "PATIENCE", 0.3)
    with socket.create_connection(served.host.split(":"), timeout=10) as slow:  # type: ignore[arg-type]  # a port may be text
        slow.settimeout(0.1)
        for _ in range(50):
            with contextlib.suppress(TimeoutError):
                try:
                    slow.sendall(b"G")
                    assert slow.recv(10) == b""
                except (BrokenPipeError, ConnectionResetError):
                    pass
                break
        else:
            pytest.fail("the request is still read after five seconds")


def test_one_device_leaves_connections_for_the_others(served: Served) -> None:
    host, port = served.host.split(":")
    held = [socket.create_connection((host, int(port)), timeout=10) for _ in range(server_module.MOST_CONNECTIONS)]
    with socket.create_connection((host, int(port)), timeout=10, source_address=("127.0.0.2", 0)) as other:
        other.sendall(f"GET {served.server.path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        assert other.recv(100).startswith(b"HTTP/1.1 200")
    for connection in held:
        connection.close()


def test_news_come_as_soon_as_there_are_any(served: Served) -> None:
    revision = served.post("hello", {"client": "a", "name": "Ann"})["revision"]
    found: list[Any] = []
    waiting = threading.Thread(target=lambda: found.append(served.post("news", {"since": revision})))
    waiting.start()
    served.table.put([("turn", 3)])
    waiting.join(5)
    assert found == [{"revision": revision + 1, "changes": [["turn", 3]]}]


def test_a_ship_of_another_player_is_only_looked_at(served: Served) -> None:
    served.change("a", 1, ["owner0", "Ann"])
    answer = served.change("b", 1, [0, 1], ["fired0", 1], [5, 1], since=0)
    assert served.table.values == {"owner0": "Ann", 5: 1}
    assert [0, 0] in answer["changes"]
    served.change("b", 2, ["owner0", "Ben"])
    assert served.table.values["owner0"] == "Ann"
    served.change("a", 2, ["owner0", ""])
    served.change("b", 3, ["owner0", "Ben"], [0, 1])
    assert (served.table.values["owner0"], served.table.values[0]) == ("Ben", 1)


@pytest.mark.parametrize(
    "change",
    [
        [8, 1],
        [-1, 1],
        [0, 2],
        [True, 1],
        [0, True],
        [0, "x"],
        ["turn", -1],
        ["turn", 1000],
        ["turn", "2"],
        ["fired2", 1],
        ["fired00", 1],
        ["fired\u0660", 1],
        ["note0", 3],
        ["note0", "x" * 2001],
        ["owner0", "x" * 41],
        ["__proto__", 1],
        [None, 1],
        [0, None],
        [[], 1],
        [0.5, 1],
    ],
)
def test_an_unknown_change_changes_nothing(served: Served, change: list[Any]) -> None:
    served.change("a", 1, change)
    assert served.table.values == {}
    assert served.learnt == []


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"3", b'{"client": 3}', b"\xff", b"[" * 20_000, b'{"client": "a"}', UNENDING]
)
def test_a_broken_request_is_refused(served: Served, body: bytes) -> None:
    for what in ("hello", "changes", "news", "ask"):
        assert served.send("POST", f"{served.server.path}{what}", body)[0] == 400


@pytest.mark.parametrize("length", [str(MOST_BYTES + 1), "-1", "many", "1e3", "9" * 5000])
def test_a_request_that_is_too_long_is_not_read(served: Served, length: str) -> None:
    with socket.create_connection(served.host.split(":"), timeout=10) as raw:  # type: ignore[arg-type]  # a port may be text
        raw.sendall(f"POST {served.server.path}changes HTTP/1.1\r\nHost: x\r\nContent-Length: {length}\r\n\r\n".encode())
        assert raw.recv(10_000).startswith(b"HTTP/1.1 400")


def test_too_many_requests_in_a_second_are_not_answered(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.monotonic", lambda: 1000.0)
    found = [served.send("GET", served.server.path)[0] for _ in range(MOST_REQUESTS + 5)]
    assert found == [200] * MOST_REQUESTS + [404] * 5
    monkeypatch.setattr("time.monotonic", lambda: 1001.5)
    assert served.send("GET", served.server.path)[0] == 200


def test_too_many_connections_are_closed(served: Served) -> None:
    host, port = served.host.split(":")
    held = [socket.create_connection((host, int(port)), timeout=10) for _ in range(server_module.MOST_CONNECTIONS)]
    with socket.create_connection((host, int(port)), timeout=10) as late:
        late.sendall(f"GET {served.server.path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        with contextlib.suppress(ConnectionResetError):
            assert late.recv(100) == b""
    for connection in held:
        connection.close()


def test_more_phones_than_may_take_part_are_refused() -> None:
    table = LiveTable([1], lambda _: None)
    for number in range(MOST_CLIENTS):
        table.greet(str(number), f"Player {number}")
    with pytest.raises(TooMany):
        table.greet("late", "Late")
    table.greet("0", "Ann")
    assert table.names[0] == "Ann"


@given(st.lists(st.tuples(st.sampled_from("ab"), st.integers(0, 7), st.integers(0, 1)), max_size=30))
def test_all_phones_end_with_the_same_boxes(ticks: list[tuple[str, int, int]]) -> None:
    table = LiveTable([5, 3], lambda _: None)
    for client in "ab":
        table.greet(client, client)
    seen: dict[str, dict[Any, Any]] = {"a": {}, "b": {}}
    revisions = {"a": 0, "b": 0}
    for batch, (client, box, value) in enumerate(ticks, 1):
        answer = table.exchange(client, batch, [(box, value)], revisions[client])
        seen[client].update(answer.changes)
        revisions[client] = answer.revision
    for client, known in seen.items():
        known.update(table.wait(revisions[client], 0.0).changes)
    assert seen["a"] == seen["b"]
    assert {key: value for key, value in seen["a"].items() if value} == table.values
