"""Fetching files of a hosted gallery: plain requests by Qt, without cookies, bounded in size and time, below its address."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QUrl
from PySide6.QtNetwork import QNetworkAccessManager, QNetworkReply, QNetworkRequest

from metamaker.app.timers import rested
from metamaker.core.json_text import MAX_BYTES
from metamaker.core.problem import FileProblem
from metamaker.core.version import program_version
from metamaker.core.visible import visible
from metamaker.core.words import message
from metamaker.gallery.address import is_below

QUIET_MS = 15_000
"""So long a host may say nothing. Longer waits end in a refusal all the same; 15 seconds are half of what browsers wait."""

LONGEST_MS = 120_000
"""So long an answer may take as a whole: an index of 10,000 designs at a hundredth of a usual line."""

MOST_REDIRECTS = 3
"""From one address of the gallery to another, such as from the name of a folder to the folder."""

Got = Callable[[bytes], object]
Refused = Callable[[FileProblem], object]


class Fetcher(QObject):
    """Fetches files of the gallery at an address. Nothing is sent but what asks for them, and nothing is kept here."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._network = QNetworkAccessManager(self)
        self._network.setAutoDeleteReplies(False)

    def get(self, site: str, file: str, got: Got, refused: Refused, most: int = MAX_BYTES) -> "Fetch":
        """Fetch a file of `most` bytes by its path in the site; one of both is called, unless it is cancelled."""
        request = _request(QUrl(f"{site}{file}", QUrl.ParsingMode.StrictMode))
        return Fetch(self._network.get(request), site, (got, refused), most, self)


def _request(address: QUrl) -> QNetworkRequest:
    request = QNetworkRequest(address)
    manual = QNetworkRequest.LoadControl.Manual
    known = QNetworkRequest.Attribute
    for attribute in (known.CookieLoadControlAttribute, known.CookieSaveControlAttribute, known.AuthenticationReuseAttribute):
        request.setAttribute(attribute, manual)
    request.setAttribute(known.RedirectPolicyAttribute, QNetworkRequest.RedirectPolicy.UserVerifiedRedirectPolicy)
    request.setMaximumRedirectsAllowed(MOST_REDIRECTS)
    request.setHeader(QNetworkRequest.KnownHeaders.UserAgentHeader, f"MetaMaker/{program_version()}")
    request.setTransferTimeout(QUIET_MS)
    return request


class Fetch(QObject):
    """A file that is being fetched."""

    def __init__(self, reply: QNetworkReply, site: str, told: tuple[Got, Refused], most: int, parent: QObject) -> None:
        super().__init__(parent)
        self._reply = reply
        self._site = site
        self._got, self._refused = told
        self._most = most
        self._data = bytearray()
        self._why: FileProblem | None = None
        self._is_over = False
        self._address = reply.url().toString()
        reply.setParent(self)
        reply.readyRead.connect(self._read)
        reply.redirected.connect(self._redirected)
        reply.finished.connect(self._finish)
        self._longest = rested(self, LONGEST_MS, lambda: self._stop("gallery-slow"))
        self._longest.start()

    def cancel(self) -> None:
        """Stop it; nobody is told."""
        if not self._is_over:
            self._is_over = True
            self._reply.abort()
            self.deleteLater()

    def _read(self) -> None:
        self._data += bytes(self._reply.readAll().data())
        if len(self._data) > self._most:
            self._stop("file-too_long", most=self._most // 2**20)

    def _redirected(self, to: QUrl) -> None:
        if is_below(to.toString(), self._site):
            self._reply.redirectAllowed.emit()
        else:
            self._stop("gallery-leads_elsewhere", place=to.toString()[:200])

    def _stop(self, key: str, **values: str | int) -> None:
        """End it with a reason of our own."""
        if self._why is None and not self._is_over:
            self._why = FileProblem(self._address, "", message(key, **values))
            self._reply.abort()

    def _finish(self) -> None:
        if self._is_over:
            return
        if self._reply.error() is QNetworkReply.NetworkError.NoError:
            self._read()
        self._is_over = True
        self._longest.stop()
        self.deleteLater()
        if self._why is None and self._reply.error() is not QNetworkReply.NetworkError.NoError:
            self._why = FileProblem(self._address, "", message("gallery-unreachable", reason=self._reason()))
        if self._why is None:
            self._got(bytes(self._data))
        else:
            self._refused(self._why)

    def _reason(self) -> str:
        """Return what the network says, in short: its own sentences repeat the address."""
        status = self._reply.attribute(QNetworkRequest.Attribute.HttpStatusCodeAttribute)
        if isinstance(status, int):
            return f"HTTP {status}"
        return visible(self._reply.errorString())[:200]
