"""A hosted gallery is fetched on a person's word alone, within bounds, and is there offline; nothing of it is trusted."""

import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from metamaker.app.background import Background
from metamaker.app.gallery.fetching import THREAD
from metamaker.app.gallery.gallery import Gallery
from metamaker.app.gallery.shown_place import Loaded, ShownPlace
from metamaker.app.gallery.store import GalleryStore
from metamaker.app.gallery.thumbnails import Thumbnails, small_image
from metamaker.app.settings.settings import Settings
from metamaker.gallery.index_reader import INDEX
from metamaker.gallery.search import Found
from tests.app.gallery.host import hosted, small_site
from tests.gallery.test_hosted_file import host

EVIL = '<script>alert(1)</script> <img src="x">'


class Reader:
    """Opens galleries, and remembers what came of it."""

    def __init__(self, gallery: Gallery, qtbot: QtBot) -> None:
        self.gallery = gallery
        self._qtbot = qtbot
        self.failures: list[str] = []
        gallery.failed.connect(self.failures.append)

    def open(self, place: str) -> ShownPlace | str:
        """Return what a place shows, or why it does not."""
        before = self.gallery.here
        self.failures.clear()
        self.gallery.open(place)
        self._qtbot.waitUntil(lambda: self.gallery.here is not before or bool(self.failures))
        return self.failures[-1] if self.failures or self.gallery.here is None else self.gallery.here

    def load(self, found: Found) -> Loaded | str:
        """Return the document of an entry, or why it does not come."""
        came: list[Loaded | str] = []
        self.gallery.load(found, came.append, came.append)
        self._qtbot.waitUntil(lambda: bool(came))
        return came[0]


@pytest.fixture
def reader(tmp_path: Path, settings: Settings, background: Background, qtbot: QtBot) -> Iterator[Reader]:
    gallery = Gallery(GalleryStore(tmp_path / "cache"), settings, background)
    yield Reader(gallery, qtbot)
    gallery.cancel()
    gallery.deleteLater()


@pytest.fixture
def site(tmp_path: Path) -> Path:
    return small_site(tmp_path / "site", EVIL)


def shown(place: ShownPlace | str) -> ShownPlace:
    assert isinstance(place, ShownPlace), place
    return place


def test_index_and_documents_are_fetched_when_asked_for_and_are_there_offline(reader: Reader, site: Path) -> None:
    with hosted(site) as host:
        place = shown(reader.open(f"{host.address}index.html"))
        assert host.asked == ["/g/" + INDEX]
        fleet, design = sorted(place.catalogue.found, key=lambda found: found.entry.kind, reverse=True)
        assert (fleet.entry.title, place.why) == (EVIL, "")
        loaded = reader.load(design)
        assert isinstance(loaded, Loaded)
        assert (loaded.game.key, loaded.ref) == ("cosmoforce", "designs/punk-striker")
        assert reader.load(design) is loaded
        assert host.asked == ["/g/" + INDEX, "/g/fleets/small/punk-striker.json"]
        for heads in host.heads:
            assert set(heads) <= {"host", "connection", "accept-encoding", "accept-language", "user-agent"}
            assert heads["user-agent"].startswith("MetaMaker/")
    assert reader.gallery.places == (host.address,)
    again = shown(reader.open(host.address))
    assert (len(again.catalogue.found), bool(again.why), again.fetched > 0) == (2, True, True)
    assert isinstance(reader.load(next(each for each in again.catalogue.found if each.place == design.place)), Loaded)
    assert isinstance(reader.load(next(each for each in again.catalogue.found if each.place == fleet.place)), str)


def test_what_a_bad_host_gives_is_one_sentence(reader: Reader, site: Path) -> None:
    with hosted(site) as host:
        root = host.address.removesuffix("g/")
        assert "HTTP 404" in str(reader.open(f"{root}nowhere/"))
        assert "outside this gallery" in str(reader.open(f"{root}away/"))
        assert "the limit of 16 MB" in str(reader.open(f"{root}large/"))
        (site / INDEX).write_text("alert(1)")
        assert "this is not the index of a gallery" in str(reader.open(host.address))
    assert "could not be downloaded" in str(reader.open(host.address))
    assert "begins with https" in str(reader.open("http://fleets.example/"))
    assert "there is no such folder or file" in str(reader.open(str(site / "nothing")))


def test_a_file_that_is_not_what_the_index_says_is_refused(reader: Reader, site: Path) -> None:
    with hosted(site) as host:
        place = shown(reader.open(host.address))
        for file in site.glob("fleets/small/*.json"):
            file.write_text('{"game": "cosmoclysm", "format": 1, "body": {}}')
        for found in place.catalogue.found:
            assert isinstance(reader.load(found), str)
        assert not list((site.parent / "cache").glob("*/*.json"))


def test_a_gallery_in_a_folder_is_read_by_its_index_and_never_left(reader: Reader, site: Path, tmp_path: Path) -> None:
    place = shown(reader.open(str(site)))
    assert place.is_site
    (site / "fleets" / "small" / "punk-striker.json").unlink()
    (tmp_path / "secret.json").write_bytes((site / "fleets" / "small" / "small.json").read_bytes())
    (site / "fleets" / "small" / "punk-striker.json").symlink_to(tmp_path / "secret.json")
    loaded = [reader.load(found) for found in place.catalogue.found]
    assert [isinstance(each, Loaded) for each in loaded].count(True) == 1


def test_nothing_is_fetched_before_a_person_says_so(
    settings: Settings, background: Background, tmp_path: Path, qtbot: QtBot
) -> None:
    with hosted(tmp_path) as host:
        settings.keep("gallery.places", [host.address])
        gallery = Gallery(GalleryStore(tmp_path / "cache"), settings, background)
        qtbot.wait(50)
        assert (gallery.places, host.asked) == ((host.address,), [])
        gallery.deleteLater()


def test_small_pictures_are_fetched_within_bounds_when_a_row_asks_for_one(
    site: Path, settings: Settings, background: Background, tmp_path: Path, qtbot: QtBot, reader: Reader
) -> None:
    store = GalleryStore(tmp_path / "cache")
    thumbnails = Thumbnails(64, store, settings.game_language, background, reader.gallery)
    with hosted(site) as host:
        place = shown(reader.open(host.address))
        thumbnails.show_place(place)
        (found,) = (each for each in place.catalogue.found if each.entry.kind == "design")
        pictured = found._replace(entry=found.entry.with_(picture="fleets/small/punk-striker.png"))
        image = QImage(600, 800, QImage.Format.Format_RGB32)
        image.fill(0xFFEEDDCC)
        image.save(str(site / pictured.entry.picture))
        asked = len(host.asked)
        assert thumbnails.picture(found) is None
        qtbot.wait(50)
        assert len(host.asked) == asked
        thumbnails.show_place(place)
        with qtbot.waitSignal(thumbnails.came):
            assert thumbnails.picture(pictured) is None
        small = thumbnails.picture(pictured)
        assert small is not None
        assert (small.width(), small.height()) == (48, 64)
        assert host.asked[asked:] == ["/g/fleets/small/punk-striker.png"]
    thumbnails.show_place(place)
    with qtbot.waitSignal(thumbnails.came):  # it is there offline
        thumbnails.picture(pictured)


@pytest.mark.parametrize("data", [b"", b"<svg/>", b"\x89PNG\r\n\x1a\n", b"\x89PNG" + bytes(3 * 2**20)])
def test_what_is_no_picture_makes_none(data: bytes) -> None:
    assert small_image(data, 64).isNull()


@pytest.mark.parametrize("header", [b"X-A: b\r\n" * 10_000, b"b" * 1_000_000])
def test_a_host_without_end_silences_no_other_gallery(reader: Reader, site: Path, header: bytes) -> None:
    def serve(connection: socket.socket, _: bytes) -> None:
        connection.sendall(b"HTTP/1.1 200 OK\r\n")
        while True:
            connection.sendall(header)

    with host(serve) as bad, hosted(site) as good:
        assert "its header is too long" in str(reader.open(bad))
        assert shown(reader.open(good.address)).catalogue.found
        assert not any(each.name == THREAD and each.is_alive() for each in threading.enumerate())


def test_a_gallery_that_is_closed_hears_no_more_of_what_it_asked_for(
    settings: Settings, background: Background, tmp_path: Path, qtbot: QtBot
) -> None:
    asked = threading.Event()

    def serve(connection: socket.socket, _: bytes) -> None:
        asked.set()
        connection.recv(1)

    with host(serve) as silent:
        gallery = Gallery(GalleryStore(tmp_path / "cache"), settings, background)
        gallery.open(silent)
        qtbot.waitUntil(asked.is_set)
        gallery.deleteLater()
        qtbot.waitUntil(lambda: not any(each.name == THREAD for each in threading.enumerate()))
