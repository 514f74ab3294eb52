"""A gallery in a real browser, from a disk and from a server: found, opened, compared, taken along, by keyboard alone.

Whatever a test does, no request may leave the site, no text of a file may run, and the browser may have nothing to complain of.
"""

import io
import re
import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from typing_extensions import override

from metamaker.opening import open_file
from tests.browsing import Visit, needs_browser, violations, visit
from tests.gallery.conftest import Gallery

pytestmark = needs_browser

COMPARED = "compare.html?a=fleets/index-0/punk-striker.html&b=fleets/unicode-name/punk-striker.html"
DESIGN, ENCOUNTER, HOSTILE = "fleets/quarrel/wicket.html", "fleets/rocks/index.html", "fleets/con-0/index.html"
EVERY_KIND = ("index.html", "all.html", COMPARED, "meetings.html", "problems.html", HOSTILE, DESIGN, ENCOUNTER)
DARK = {"color_scheme": "dark"}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}


class _Quiet(SimpleHTTPRequestHandler):
    @override
    def log_message(self, *_: Any) -> None:
        """Leave the terminal to the tests."""


@pytest.fixture(scope="module")
def served(gallery: Gallery) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(gallery.site)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture(params=["disk", pytest.param("server", marks=pytest.mark.slow)])
def there(request: pytest.FixtureRequest, browser: Any, gallery: Gallery, served: str) -> Iterator[Visit]:
    yield from visit(browser, gallery.site.as_uri() if request.param == "disk" else served)


@pytest.fixture
def on_disk(browser: Any, gallery: Gallery) -> Iterator[Visit]:
    yield from visit(browser, gallery.site.as_uri())


@pytest.fixture
def on_server(browser: Any, served: str) -> Iterator[Visit]:
    yield from visit(browser, served)


def test_what_is_searched_filtered_and_sorted_is_found_and_opens(on_disk: Visit) -> None:
    found_and_opened(on_disk)


def test_a_server_does_as_well_as_a_disk(on_server: Visit) -> None:
    found_and_opened(on_server)


def kind(page: Any, key: str) -> None:
    """Ask for entries of a kind."""
    page.check(f"input[name=kind][value={key}]")


def found_and_opened(there: Visit) -> None:
    page = there.page
    there.open("index.html")
    assert len(there.results()) == 4
    page.fill("#words", "PUNK first")
    assert there.results() == []
    assert [text.split() for text in page.locator(".kinds label").all_inner_texts()] == [
        ["Fleets", "0"],
        ["Designs", "1"],
        ["Encounters", "0"],
        ["All", "1"],
    ]
    kind(page, "design")
    assert there.results() == ["Punk Striker"]
    page.fill("#words", "")
    page.select_option("#game", label="Metaverse")
    page.select_option("#sort", "-combat_value")
    by_value = there.results()
    page.select_option("#sort", "combat_value")
    assert there.results() == by_value[::-1]
    assert len(by_value) == 3
    page.select_option("#number", "tier")
    page.fill("#least", "3")
    assert set(there.results()) < set(by_value)
    page.fill("#least", "")
    page.click("#another")
    page.select_option("#number2", "hull_hits")
    page.fill("#most2", "1")
    assert there.results() == []
    page.fill("#most2", "")
    page.select_option("#game", label="Cosmoforce")
    page.select_option("#role", "Fighter")
    assert there.results() == ["Punk Striker", "Punk Striker"]
    page.select_option("#game", label="Metaverse")
    kind(page, "fleet")
    page.select_option("#author", "MetaMaker")
    assert there.results() == ["Quarrel at Fennel Light"]
    page.wait_for_url("**/index.html#*author=MetaMaker*")
    page.reload()
    assert there.results() == ["Quarrel at Fennel Light"]
    there.follow(page.locator("#results a").first)
    assert page.locator("h1").inner_text() == "Quarrel at Fennel Light"
    page.go_back()
    assert there.results() == ["Quarrel at Fennel Light"]


def test_what_is_drawn_by_reference_is_seen(on_disk: Visit, gallery: Gallery) -> None:
    place = next(file for file in sorted(gallery.site.glob("fleets/*/*.html")) if "<use " in file.read_text(encoding="utf-8"))
    on_disk.open(place.relative_to(gallery.site).as_posix())
    drawn = on_disk.page.locator("figure svg use").first
    drawn.evaluate("each => each.scrollIntoView({block: 'center'})")
    seen = on_disk.page.screenshot(clip=drawn.bounding_box())
    with Image.open(io.BytesIO(seen)) as picture:
        assert len(set(picture.convert("L").tobytes())) > 5


def test_two_designs_stand_side_by_side(there: Visit) -> None:
    page = there.page
    there.open("index.html#kind=design&game=metaverse&words=fennel")
    first, second = there.results()
    for number in (0, 1):
        page.locator("#results input[type=checkbox]").nth(number).check()
    there.follow(page.locator("#chosen a"))
    heads = page.locator("#table thead th").all_inner_texts()
    assert heads[1:] == [first, second]
    assert page.locator("#table td.better").count() > 1
    assert page.locator("#table tbody tr", has_text="combat value").count() == 1


def test_two_fleets_have_a_forecast(there: Visit) -> None:
    page = there.page
    there.open("compare.html")
    page.fill("#a", "Quarrel at Fennel Light (Metaverse)")
    hostile = page.evaluate("GALLERY.entries.find(entry => entry[0] === 'fleet' && entry[8].includes('con-0'))[2]")
    page.fill("#b", f"{hostile} (Metaverse)")
    assert re.search(r"\w \(\d+ : \d+\)$", page.locator("#told").inner_text())
    there.follow(page.get_by_role("link", name="Match-ups"))
    assert re.match(r"\d+ : \d+\s+\w", page.locator("td.figure").nth(1).inner_text())


@pytest.mark.parametrize("what", ["File (JSON)", "Record sheets, A4 (PDF)", "Picture that MetaMaker can open (PNG)"])
def test_what_is_downloaded_opens_as_the_fleet_again(on_server: Visit, gallery: Gallery, tmp_path: Path, what: str) -> None:
    """From a disk browsers show these files rather than copy them, so only a server is tried."""
    on_server.open("fleets/quarrel/index.html")
    with on_server.page.expect_download() as download:
        on_server.page.get_by_role("link", name=what, exact=True).click()
    taken = tmp_path / download.value.suggested_filename
    download.value.save_as(taken)
    assert open_file(str(taken)).document == open_file(str(gallery.source / "quarrel.json")).document


def test_an_encounter_shows_its_map_and_leads_to_its_fleets_and_back(there: Visit) -> None:
    page = there.page
    there.open("index.html#kind=encounter")
    assert there.results() == ["Rocks off Fennel Light"]
    there.follow(page.locator("#results a").first)
    assert page.locator("figure svg text", has_text="Rocks off Fennel Light").first.is_visible()
    assert page.locator(".forces li").count() == 2
    there.follow(page.locator(".forces a").first)
    assert page.locator("h1").inner_text() == "Quarrel at Fennel Light"
    there.follow(page.locator(".encounters a"))
    assert page.locator("h1").inner_text() == "Rocks off Fennel Light"


def test_by_keyboard_alone_from_the_front_page_to_a_design_and_its_code(there: Visit) -> None:
    page = there.page
    there.open("index.html")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    page.keyboard.press("Enter")
    page.keyboard.press("/")
    page.keyboard.type("striker first")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    with page.expect_navigation(url="**/punk-striker.html", wait_until="load"):
        page.keyboard.press("Enter")
    reached = set()
    for _ in range(30):
        page.keyboard.press("Tab")
        reached.add(page.evaluate("document.activeElement.textContent.trim()"))
        if page.evaluate("document.activeElement.tagName") == "SUMMARY":
            break
    assert {"Search", "Open in MetaMaker", "File (JSON)", "Share code"} <= reached
    page.keyboard.press("Enter")
    assert page.locator("#code").is_visible()


@pytest.mark.parametrize(
    ("look", "pages"),
    [
        ({}, EVERY_KIND),
        (DARK, (COMPARED, HOSTILE)),
        pytest.param(DARK, ("index.html", DESIGN), marks=pytest.mark.slow),
        (PHONE, ("index.html", ENCOUNTER)),
        pytest.param(PHONE, ("meetings.html",), marks=pytest.mark.slow),
    ],
    ids=["light", "dark", "dark, plain pages", "phone", "phone, table"],
)
def test_axe_finds_nothing_and_no_page_is_wider_than_the_screen(
    browser: Any, gallery: Gallery, look: dict[str, Any], pages: tuple[str, ...]
) -> None:
    for there in visit(browser, gallery.site.as_uri(), **look):
        for name in pages:
            there.open(name)
            assert there.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
            assert violations(there.page) == [], name


def test_hostile_texts_are_shown_and_run_nothing_anywhere(on_disk: Visit, gallery: Gallery) -> None:
    page = on_disk.page
    for file in gallery.pages():
        if "alert(1)" not in file.read_text(encoding="utf-8"):
            continue
        on_disk.open(file.relative_to(gallery.site).as_posix())
        assert page.locator("h1").count() == 1
    on_disk.open("index.html#words=alert")
    assert any("<script>alert(1)</script>" in title for title in on_disk.results())


def test_the_policy_holds_what_escaping_would_have_to_let_through(browser: Any, gallery: Gallery, tmp_path: Path) -> None:
    """The last wall by itself: a page into which a script came after all runs it as little as it loads from elsewhere."""
    shutil.copytree(gallery.site, tmp_path / "site")
    front = tmp_path / "site" / "index.html"
    broken = '<script>document.title = "run"</script><img src="https://host.invalid/x.png" onerror="document.title = 1">'
    front.write_text(front.read_text().replace("</main>", f"{broken}</main>"))
    context = browser.new_context()
    page = context.new_page()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.goto(front.as_uri())
    assert page.title().startswith("Gallery")
    assert sum("Content Security Policy" in each for each in said) >= 2
    context.close()


def test_paper_gets_the_sheet_and_no_controls(on_disk: Visit) -> None:
    on_disk.open("fleets/quarrel/wicket.html")
    on_disk.page.emulate_media(media="print", color_scheme="dark")
    assert not on_disk.page.locator("nav").is_visible()
    assert not on_disk.page.locator(".take").is_visible()
    assert on_disk.page.locator("figure.sheet").first.is_visible()
    assert on_disk.page.evaluate("getComputedStyle(document.querySelector('h1')).color") == "rgb(27, 31, 36)"
