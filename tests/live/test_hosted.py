"""Live sheets in a gallery: installable, and usable without a network. Without `--live` a gallery has none."""

import json
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from typing_extensions import override

from metamaker.core.paths import sample_fleets
from metamaker.gallery.website.builder import Options, make
from metamaker.gallery.website.tasks import Wishes
from tests.browsing import needs_browser, visit

FOLDER = "fleets/quarrel-at-fennel-light"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


class _Quiet(SimpleHTTPRequestHandler):
    @override
    def log_message(self, *_: Any) -> None:
        """Leave the terminal to the tests."""


def gallery(folder: Path, *, live: bool) -> Path:
    """Make a gallery of two samples, one of them a board without sheets."""
    samples = (sample_fleets("metaverse") / "quarrel-at-fennel-light.json", sample_fleets("cosmoclysm") / "ferrymen.json")
    options = Options(Wishes("en", "Live", live=live), "2030-01-02T03:04:05Z", workers=1, meetings=0)
    outcome = make([str(sample) for sample in samples], str(folder), options, lambda _done, _total: None)
    assert outcome.refused == ()
    return folder


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return gallery(tmp_path_factory.mktemp("gallery"), live=True)


@pytest.fixture(scope="module")
def served(site: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(site)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


def test_only_fleets_with_sheets_have_a_page_for_phones(site: Path) -> None:
    assert [file.relative_to(site).as_posix() for file in sorted(site.rglob("live-sheets*"))] == [
        f"{FOLDER}/live-sheets-worker.js",
        f"{FOLDER}/live-sheets.html",
        f"{FOLDER}/live-sheets.webmanifest",
    ]
    assert 'href="live-sheets.html"' in (site / FOLDER / "index.html").read_text(encoding="utf-8")
    manifest = json.loads((site / FOLDER / "live-sheets.webmanifest").read_text(encoding="utf-8"))
    assert (manifest["name"], manifest["start_url"], manifest["display"]) == (
        "Quarrel at Fennel Light",
        "live-sheets.html",
        "standalone",
    )
    assert (site / FOLDER / manifest["icons"][0]["src"]).resolve().is_file()


def test_they_go_when_they_are_not_wanted_any_more(tmp_path: Path) -> None:
    gallery(tmp_path / "site", live=True)
    gallery(tmp_path / "site", live=False)
    assert list((tmp_path / "site").rglob("live-sheets*")) == []


@needs_browser
def test_the_page_works_without_a_network_once_it_was_open(browser: Any, served: str) -> None:
    for there in visit(browser, served, **PHONE):
        page = there.page
        there.open(f"{FOLDER}/live-sheets.html")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.wait_for_timeout(300)
        page.context.set_offline(True)
        page.reload()
        page.locator(".opens").first.tap()
        page.locator("g[role=checkbox]").first.wait_for(state="attached")
        assert page.evaluate("navigator.serviceWorker.controller !== null")
        page.context.set_offline(False)


@needs_browser
def test_a_gallery_on_a_disk_has_a_page_that_works_as_well(browser: Any, site: Path) -> None:
    for there in visit(browser, site.as_uri(), **PHONE):
        there.open(f"{FOLDER}/index.html")
        there.follow(there.page.get_by_role("link", name="Record sheets to tick on a phone"))
        there.page.locator(".opens").first.tap()
        assert there.page.locator("#title").inner_text() == "Honest Weight"
