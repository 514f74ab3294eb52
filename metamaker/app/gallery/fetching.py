"""Fetching files of a hosted gallery in threads of their own: a slow host blocks nothing."""

import ssl
import threading
import weakref
from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial
from itertools import count

from PySide6.QtCore import QObject, QUrl
from PySide6.QtNetwork import QNetworkProxy, QNetworkProxyFactory, QNetworkProxyQuery, QSslConfiguration

from metamaker.app.background import Background
from metamaker.core.errors import FileProblem
from metamaker.core.json_text import MAX_BYTES
from metamaker.gallery.hosted import FetchCancelled, NetworkAccess, fetched

Got = Callable[[bytes], object]
Refused = Callable[[FileProblem], object]
Wanted = tuple[str, str, int]
"""The address of a gallery, the path of a file in it, and the size limit in bytes."""


class Fetcher(QObject):
    """Fetches files of the gallery at an address. It sends only the requests, and keeps nothing."""

    def __init__(self, background: Background, parent: QObject) -> None:
        super().__init__(parent)
        self._background = background

    def get(self, site: str, file: str, got: Got, refused: Refused, most: int = MAX_BYTES) -> "Fetch":
        """Fetch a file of up to `most` bytes by its path in the site, and call `got` or `refused` unless cancelled."""
        return Fetch((site, file, most), (got, refused), self._background, self)


class Fetch(QObject):
    """A file being fetched."""

    def __init__(self, wanted: Wanted, told: tuple[Got, Refused], background: Background, parent: QObject) -> None:
        super().__init__(parent)
        self._told = told
        self._number = next(_numbers)
        self._over = threading.Event()
        _fetches[self._number] = self
        self.destroyed.connect(partial(_let_go, self._number, self._over))
        # A separate thread: the background has only two, and a slow host would block one of them for two minutes.
        work = (wanted, self._over, self._number, weakref.proxy(background))
        threading.Thread(target=_work, args=work, name=THREAD, daemon=True).start()

    def cancel(self) -> None:
        """Cancel the fetch; neither `got` nor `refused` is called."""
        _let_go(self._number, self._over)
        self.deleteLater()

    def end(self, data: bytes | None, problem: FileProblem | None) -> None:
        """Pass on the data, or the reason of the failure."""
        got, refused = self._told
        self.cancel()
        if problem is not None:
            refused(problem)
        elif data is not None:
            got(data)


THREAD = "fetch"
"""The name of the fetching threads."""

_fetches: dict[int, Fetch] = {}
"""Threads know fetches by number, so that the main thread has the last reference to a fetch and the widgets waiting for it."""

_numbers = count()


def _work(wanted: Wanted, over: threading.Event, number: int, background: Background) -> None:
    site, file, most = wanted
    data, problem = None, None
    try:
        data = fetched(site, file, most, _WAYS, lambda: not over.is_set())
    except FileProblem as found:
        problem = found
    except FetchCancelled:
        return
    with suppress(ReferenceError):  # the program has ended
        background.post(partial(_end, number, data, problem))


def _end(number: int, data: bytes | None, problem: FileProblem | None) -> None:
    fetch = _fetches.get(number)
    if fetch is not None:
        fetch.end(data, problem)


def _let_go(number: int, over: threading.Event, *_: object) -> None:
    over.set()
    _fetches.pop(number, None)


@cache
def _trust() -> ssl.SSLContext:
    """Return the trusted certificates. Python finds none on some systems, so they come from Qt."""
    trust = ssl.create_default_context()
    known = b"".join(bytes(each.toPem().data()) for each in QSslConfiguration.systemCaCertificates())
    if known and not trust.cert_store_stats()["x509_ca"]:
        trust.load_verify_locations(cadata=known.decode("ascii"))
    return trust


def _proxy(address: str) -> tuple[str, int] | None:
    """Return the system's HTTP proxy for an address."""
    found = QNetworkProxyFactory.systemProxyForQuery(QNetworkProxyQuery(QUrl(address)))
    kinds = (QNetworkProxy.ProxyType.HttpProxy, QNetworkProxy.ProxyType.HttpCachingProxy)
    return next(((each.hostName(), each.port()) for each in found[:1] if each.type() in kinds), None)


_WAYS = NetworkAccess(_trust, _proxy)
