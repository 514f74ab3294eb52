"""Thumbnails of gallery entries: from its pictures, or drawn; made in the background when a row is shown."""

from collections import OrderedDict
from collections.abc import Callable

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, QSize, Qt, Signal
from PySide6.QtGui import QImage, QImageReader, QPixmap

from metamaker.app.background import Background, Job
from metamaker.app.gallery.fetching import Fetch, Fetcher
from metamaker.app.gallery.shown_place import ShownPlace, file_of, loaded
from metamaker.app.gallery.store import GalleryStore
from metamaker.app.printing.pages_view import drawn_small
from metamaker.core.errors import FileProblem
from metamaker.core.storage import beginning, read_file
from metamaker.gallery.downloads import usual_ink
from metamaker.gallery.hosted import is_address
from metamaker.gallery.output_folder import Site
from metamaker.gallery.search import Found, Place

MOST_KEPT = 400
"""Pictures in memory, of some 16 kB each: the rows of twenty pages of the list."""

MOST_WAITING = 24
"""The number of rows waiting for pictures: more are not visible at once, and newly scrolled rows come first."""

MOST_BYTES = 2 * 1024 * 1024
"""A picture of a gallery takes some 60 kB; an untrusted one of thirty times that size is not worth the wait."""

MOST_PIXELS = 4_000
"""The limit of width and height. Pictures of galleries have up to 1,200."""


class Thumbnails(QObject):
    """Pictures up to `side` pixels wide and high. `came()` is sent for each new one.

    Pictures of a hosted gallery are fetched one after the other; finished pictures are kept next to the settings.
    """

    came = Signal()

    def __init__(
        self, side: int, store: GalleryStore, language: Callable[[str], str], background: Background, parent: QObject
    ) -> None:
        """Make an empty set; `language` returns the language for the pages of a game."""
        super().__init__(parent)
        self._side = side
        self._store = store
        self._language = language
        self._background = background
        self._fetcher = Fetcher(background, self)
        self._here: ShownPlace | None = None
        self._kept: OrderedDict[Place, QPixmap] = OrderedDict()
        self._waiting: OrderedDict[Place, Found] = OrderedDict()
        self._job: Job | None = None
        self._fetch: Fetch | None = None

    def show_place(self, shown: ShownPlace) -> None:
        """Make pictures for another place from now on."""
        if self._job is not None:
            self._job.cancel()
        if self._fetch is not None:
            self._fetch.cancel()
        self._job = self._fetch = None
        self._here = shown
        self._kept.clear()
        self._waiting.clear()

    def picture(self, found: Found) -> QPixmap | None:
        """Return the picture of an entry; None while there is none, and request it."""
        known = self._kept.get(found.place)
        if known is not None:
            self._kept.move_to_end(found.place)
            return None if known.isNull() else known
        self._waiting[found.place] = found
        self._waiting.move_to_end(found.place)
        while len(self._waiting) > MOST_WAITING:
            self._waiting.popitem(last=False)
        self._go_on()
        return None

    def _go_on(self) -> None:
        """Make the last requested picture."""
        here = self._here
        if self._job is not None or self._fetch is not None or not self._waiting or here is None:
            return
        _, found = self._waiting.popitem()

        def failed(problem: Exception) -> None:
            if not isinstance(problem, FileProblem):
                raise problem
            self._take(found, QImage())

        def done(image: QImage | None) -> None:
            if image is None:
                self._job = None
                self._ask(here.place, found)
            else:
                self._take(found, image)

        self._job = self._background.run(lambda _: self._made(here, found), done, failed, owner=self)

    def _made(self, here: ShownPlace, found: Found) -> QImage | None:
        """Return the picture; None if it must be fetched. For the background thread."""
        kept = self._store.picture(here.place, found.place.file, self._mark(found))
        if kept is not None:
            return QImage.fromData(kept)
        if here.is_site and is_address(here.place):
            return None if found.entry.picture else QImage()
        if here.is_site:
            return self._small(here, found, self._from_site(here, found))
        ready = loaded(found, read_file(file_of(here, found)))
        pages = ready.pages(self._language(ready.game.key))
        if not pages:
            return QImage()
        drawing = pages[0].drawing
        scale = self._side / max(drawing.width, drawing.height)
        size = QSize(max(1, round(drawing.width * scale)), max(1, round(drawing.height * scale)))
        return self._keep(here, found, drawn_small(pages[0], usual_ink(ready.game), size))

    def _from_site(self, here: ShownPlace, found: Found) -> bytes:
        if not found.entry.picture:
            return b""
        try:
            return beginning(Site(here.place).place(found.entry.picture), MOST_BYTES + 1)
        except (OSError, ValueError):
            return b""

    def _ask(self, site: str, found: Found) -> None:
        def came(data: bytes) -> None:
            self._fetch = None
            here = self._here
            if here is not None:
                self._job = self._background.run(
                    lambda _: self._small(here, found, data), lambda image: self._take(found, image), owner=self
                )

        def lacks(_problem: FileProblem) -> None:
            self._fetch = None
            self._take(found, QImage())

        self._fetch = self._fetcher.get(site, found.entry.picture, came, lacks, MOST_BYTES)

    def _small(self, here: ShownPlace, found: Found, data: bytes) -> QImage:
        return self._keep(here, found, small_image(data, self._side))

    def _keep(self, here: ShownPlace, found: Found, image: QImage) -> QImage:
        if not image.isNull():
            buffer = QBuffer()
            buffer.open(QIODevice.OpenModeFlag.WriteOnly)
            image.save(buffer, "PNG")  # type: ignore[call-overload]
            self._store.keep_picture(here.place, found.place.file, self._mark(found), bytes(buffer.data().data()))
        return image

    def _mark(self, found: Found) -> str:
        return f"{found.entry.id} {self._side}"

    def _take(self, found: Found, image: QImage) -> None:
        self._job = None
        self._kept[found.place] = QPixmap.fromImage(image)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        if not image.isNull():
            self.came.emit()
        self._go_on()


def small_image(data: bytes, side: int) -> QImage:
    """Return the PNG picture in `data`, up to `side` pixels wide and high; an empty one if it is invalid or too large."""
    if len(data) > MOST_BYTES:
        return QImage()
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(b"png"))
    size = reader.size()
    if not size.isValid() or max(size.width(), size.height()) > MOST_PIXELS:
        return QImage()
    return reader.read().scaled(
        QSize(side, side), Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
