"""A small gallery, and a web server on this machine that serves it as well as some hosts do worse."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from typing_extensions import override

from metamaker.gallery.entries import entries_in, labels_of, report_of
from metamaker.gallery.index_reader import INDEX
from metamaker.gallery.manifest import Entry, Record
from metamaker.gallery.views import Reader
from metamaker.gallery.website.index import Made, as_script, index_data
from metamaker.opening import open_bytes
from tests.gallery.conftest import small_fleet

LARGE = 17 * 1024 * 1024


def small_site(folder: Path, title: str) -> Path:
    """Write the index of a gallery of one fleet with one design, and its files, but no pages."""
    data = small_fleet(title)
    opened = open_bytes(data, "a file")
    reader = Reader(opened.game, opened.document, "en")
    fleet, design = (entry.with_(page=page) for entry, page in zip(entries_in(reader), _PAGES, strict=True))
    record = _record(opened.game.key, (fleet, design), labels_of(reader, report_of(reader)))
    for name in (fleet.file, design.file):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    (folder / INDEX).parent.mkdir(parents=True, exist_ok=True)
    (folder / INDEX).write_bytes(as_script(index_data(Made((record,), (), ()), "en")))
    return folder


_PAGES = ("fleets/small/index.html", "fleets/small/punk-striker.html")


def _record(game: str, entries: tuple[Entry, ...], labels: dict[str, Any]) -> Record:
    return Record(
        name="small.json",
        digest="",
        key="",
        folder="fleets/small",
        seen="2030-01-02T00:00:00Z",
        game=game,
        entries=entries,
        labels=labels,
        files=(),
        links={},
    )


@dataclass
class Host:
    """A server: its address, what it was asked for, and with which heads."""

    address: str
    asked: list[str] = field(default_factory=list)
    heads: list[dict[str, str]] = field(default_factory=list)


@contextmanager
def hosted(site: Path) -> Iterator[Host]:
    """Serve a folder below `/g/`; other paths lead elsewhere, never end, or are not there."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            host.asked.append(self.path)
            host.heads.append({key.lower(): value for key, value in self.headers.items()})
            file = site / self.path.removeprefix("/g/")
            if self.path.startswith("/away/"):
                self._answer(302, b"", Location="/g/" + INDEX)
            elif self.path.startswith("/large/"):
                self._answer(200, b" " * LARGE)
            elif self.path.startswith("/g/") and file.is_file():
                self._answer(200, file.read_bytes(), **{"Set-Cookie": "who=you"})
            else:
                self._answer(404, b"<html>")

        def _answer(self, status: int, data: bytes, **heads: str) -> None:
            self.send_response(status)
            for key, value in {"Content-Length": str(len(data)), **heads}.items():
                self.send_header(key, value)
            self.end_headers()
            try:
                self.wfile.write(data)
            except OSError:
                return  # who asked has gone

        @override
        def log_message(self, *_: Any) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    host = Host(f"http://127.0.0.1:{server.server_port}/g/")
    thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    try:
        yield host
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
