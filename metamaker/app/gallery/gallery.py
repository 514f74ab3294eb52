"""The open gallery: a place is read in the background, and its documents are loaded on request."""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from metamaker.app.background import Background, Job
from metamaker.app.gallery.fetching import Fetch, Fetcher
from metamaker.app.gallery.shown_place import Loaded, ShownPlace, file_of, loaded, look_into, shown_site
from metamaker.app.gallery.store import GalleryStore
from metamaker.app.settings.settings import Settings
from metamaker.core.errors import FileProblem
from metamaker.core.storage import read_file
from metamaker.gallery.hosted import is_address, site_address
from metamaker.gallery.index_reader import INDEX
from metamaker.gallery.search import Found, Place

_PLACES = "gallery.places"
MOST_PLACES = 8
"""The number of recent places: as many as a short list shows."""

_KEPT_LOADED = 24
"""The number of loaded documents to keep, for going up and down in the list."""

Done = Callable[[Loaded], None]


class Gallery(QObject):
    """`began()`, `went_on(done, total)`, then `shown(ShownPlace)` or `failed(sentence)`.

    Only `open` and `load` fetch anything.
    """

    began = Signal()
    went_on = Signal(int, int)
    shown = Signal(object)
    failed = Signal(str)

    def __init__(self, store: GalleryStore, settings: Settings, background: Background, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._settings = settings
        self._background = background
        self._fetcher = Fetcher(background, self)
        self._job: Job | None = None
        self._fetch: Fetch | None = None
        self._wanted: Fetch | None = None
        self._asked: Place | None = None
        self._loaded: dict[Place, Loaded] = {}
        self.here: ShownPlace | None = None

    @property
    def places(self) -> tuple[str, ...]:
        """Recent folders and addresses, the latest first."""
        kept = self._settings.kept(_PLACES)
        return tuple(each for each in kept if isinstance(each, str))[:MOST_PLACES] if isinstance(kept, list) else ()

    @property
    def is_busy(self) -> bool:
        """Whether a place is being read."""
        return self._job is not None or self._fetch is not None

    def open(self, place: str) -> None:
        """Open a folder, or the gallery at an address."""
        self.cancel()
        try:
            if is_address(place):
                self._ask(site_address(place))
            else:
                self._look(place)
        except FileProblem as problem:
            self.failed.emit(str(problem))

    def cancel(self) -> None:
        """Cancel opening."""
        if self._job is not None:
            self._job.cancel()
        if self._fetch is not None:
            self._fetch.cancel()
        self._job = self._fetch = None

    def load(self, found: Found, done: Done, failed: Callable[[str], object]) -> None:
        """Load the document of an entry; only the last requested one is fetched from a hosted gallery."""
        if self._wanted is not None:
            self._wanted.cancel()
            self._wanted = None
        self._asked = found.place
        here = self.here
        if (known := self._loaded.get(found.place)) is not None:
            done(known)
        elif here is not None and here.is_site and is_address(here.place):
            self._load_hosted(here.place, found, done, failed)
        elif here is not None:
            self._run(lambda _: loaded(found, read_file(file_of(here, found))), partial(self._keep, done), failed)

    # A folder

    def _look(self, place: str) -> None:
        language = self._settings.language
        self.began.emit()
        self._job = self._background.run(
            partial(look_into, place, language, self._store), self._show, self._refuse, self.went_on.emit, owner=self
        )

    def _show(self, shown: ShownPlace) -> None:
        self._job = self._fetch = None
        # Free the old place later: freeing ten thousand entries takes as long as showing others.
        QTimer.singleShot(0, self, partial(_let_go, self.here))
        self.here = shown
        self._loaded.clear()
        others = (each for each in self.places if each != shown.place)
        self._settings.keep(_PLACES, [shown.place, *others][:MOST_PLACES])
        self.shown.emit(shown)

    def _refuse(self, problem: Exception) -> None:
        self._job = self._fetch = None
        if not isinstance(problem, FileProblem):
            raise problem
        self.failed.emit(str(problem))

    # A hosted gallery

    def _ask(self, site: str) -> None:
        self.began.emit()
        self._fetch = self._fetcher.get(site, INDEX, partial(self._index_came, site), partial(self._index_lacks, site))

    def _index_came(self, site: str, data: bytes) -> None:
        self._fetch = None

        def work(_job: Job) -> ShownPlace:
            shown = shown_site(site, data)
            self._store.keep_index(site, data)
            return shown

        self._job = self._background.run(work, self._show, self._refuse, owner=self)

    def _index_lacks(self, site: str, problem: FileProblem) -> None:
        """Show the index fetched earlier, if there is one."""
        self._fetch = None

        def work(_job: Job) -> ShownPlace:
            kept = self._store.index(site)
            if kept is None:
                raise problem
            return shown_site(site, *kept, why=problem.without_file)

        self._job = self._background.run(work, self._show, self._refuse, owner=self)

    def _load_hosted(self, site: str, found: Found, done: Done, failed: Callable[[str], object]) -> None:
        file, content = found.place.file, found.entry.id

        def came(data: bytes) -> None:
            self._wanted = None
            self._run(lambda _: self._kept(site, found, data), partial(self._keep, done), failed)

        def lacks(problem: FileProblem) -> None:
            self._wanted = None
            failed(str(problem))

        def looked(kept: bytes | None) -> None:
            if kept is not None:
                self._run(lambda _: loaded(found, kept), partial(self._keep, done), failed)
            elif self._asked is found.place:
                self._wanted = self._fetcher.get(site, file, came, lacks)

        self._run(lambda _: self._store.document(site, file, content), looked, failed)

    def _kept(self, site: str, found: Found, data: bytes) -> Loaded:
        """Return a fetched document, and keep it if it is valid."""
        ready = loaded(found, data)
        self._store.keep_document(site, found.place.file, found.entry.id, data)
        return ready

    def _keep(self, done: Done, ready: Loaded) -> None:
        self._loaded[ready.found.place] = ready
        while len(self._loaded) > _KEPT_LOADED:
            del self._loaded[next(iter(self._loaded))]
        done(ready)

    def _run(self, work: Callable[[Job], Any], done: Callable[[Any], None], failed: Callable[[str], object]) -> None:
        def refuse(problem: Exception) -> None:
            if not isinstance(problem, FileProblem):
                raise problem
            failed(str(problem))

        self._background.run(work, done, refuse, owner=self)


def _let_go(_shown: ShownPlace | None) -> None:
    """Free a place: its last reference ends with this call."""
