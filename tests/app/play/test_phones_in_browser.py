"""Two phones at the table in a real browser, and the open record: no tick is lost, not even without a network for a while."""

from collections.abc import Iterator, Sequence
from typing import Any
from urllib.parse import urlsplit

import pytest
from pytestqt.qtbot import QtBot

from metamaker.app.play.paper_record.record_page import RecordPage
from metamaker.app.window.window import MainWindow
from metamaker.core.paths import sample_fleets
from metamaker.game_api.record_documents import turn_of
from tests.app.play.test_paper_record import is_shown, losses, recorded
from tests.browsing import needs_browser, violations, visit

pytestmark = needs_browser

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


@pytest.fixture
def served(qtbot: QtBot, program: object, window: MainWindow) -> RecordPage:
    """Return a record whose sheets are served on loopback."""
    window.files.open([str(sample_fleets("metaverse") / "quarrel-at-fennel-light.json")])
    page = recorded(window)
    is_shown(qtbot, page, "ships/honest-weight")
    page.phones.start("127.0.0.1")
    qtbot.waitUntil(lambda: bool(page.phones.url), timeout=20_000)
    return page


def phone(browser: Any, url: str, name: str) -> Iterator[Any]:
    """Yield the page of a phone that has joined under a name."""
    # a browser writes scheme and host in small letters, the path stays as it is
    address = urlsplit(url)
    for there in visit(browser, f"http://{address.netloc}{address.path.rstrip('/')}", **PHONE):
        page = there.page
        page.goto(f"{there.base}/")
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Join").tap()
        page.wait_for_selector("#subtitle:not(:has-text('Not connected'))")
        yield page
        there.seen.complaints[:] = [each for each in there.seen.complaints if "ERR_INTERNET_DISCONNECTED" not in each]


def tap(page: Any, ship: str, label: str, section: str) -> None:
    """Tick a box of a ship."""
    if page.locator("#back").is_visible():
        page.tap("#back")
    page.locator(".opens", has_text=ship).tap()
    found = page.get_by_role("group", name=section, exact=True).get_by_role("checkbox", name=label, exact=True)
    found.evaluate("each => each.scrollIntoView({block: 'center'})")
    at = found.bounding_box()
    page.touchscreen.tap(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)


_TICKED = """label => [...sheet.hits.values()].some((hit) =>
  boxName(hit.row, hit.place) === label && hit.box.getAttribute('aria-checked') === 'true')"""


def is_ticked(page: Any, label: str) -> bool:
    """Return whether a box with this name is ticked on the shown sheet."""
    return bool(page.evaluate(_TICKED, label))


def fore_hits(page: RecordPage) -> Sequence[int]:
    """Return the lost hull hits of a fore section, layer by layer."""
    lost: Any = losses(page)
    found: Sequence[int] = lost["honest-weight"]["fore"]["hull_hits"]
    return found


def test_two_phones_and_the_record_agree(qtbot: QtBot, browser: Any, served: RecordPage) -> None:
    for ann in phone(browser, served.phones.url, "Ann"):
        for ben in phone(browser, served.phones.url, "Ben"):
            tap(ann, "Honest Weight", "Hull hits 1", "Fore section")
            tap(ben, "Honest Weight", "Hull hits 2", "Fore section")
            tap(ben, "Honest Weight", "Bridge", "Core")
            qtbot.waitUntil(lambda: losses(served) == {"honest-weight": {"fore": {"hull_hits": (2,)}}}, timeout=10_000)
            ann.wait_for_function("() => state.past.length === 1 && state.values.size >= 3")
            assert is_ticked(ann, "Hull hits 2")
            ann.context.set_offline(True)
            tap(ann, "Honest Weight", "Hull hits 3", "Fore section")
            ann.tap("#turn-on")
            tap(ben, "Honest Weight", "Hull hits 4", "Fore section")
            ann.context.set_offline(False)
            qtbot.waitUntil(lambda: turn_of(served.game, served._record) == 1, timeout=20_000)
            qtbot.waitUntil(lambda: sum(fore_hits(served)) == 4, timeout=20_000)
            assert served.phones.names == ("Ann", "Ben")


def test_everyone_may_look_and_the_player_marks(qtbot: QtBot, browser: Any, served: RecordPage) -> None:
    for ann in phone(browser, served.phones.url, "Ann"):
        for ben in phone(browser, served.phones.url, "Ben"):
            ann.locator(".opens", has_text="Honest Weight").tap()
            ann.locator("#own").scroll_into_view_if_needed()
            ann.tap("#own")
            ben.wait_for_function("() => state.owner(state.ships.find((ship) => ship.name === 'Honest Weight')) === 'Ann'")
            tap(ben, "Honest Weight", "Hull hits 1", "Fore section")
            assert ben.locator("#did").inner_text() == "Ann plays Honest Weight"
            assert not is_ticked(ben, "Hull hits 1")
            assert violations(ben) == []


def test_the_program_resolves_a_critical(qtbot: QtBot, browser: Any, served: RecordPage) -> None:
    for ann in phone(browser, served.phones.url, "Ann"):
        ann.locator(".opens", has_text="Honest Weight").tap()
        ann.locator("#critical").scroll_into_view_if_needed()
        ann.tap("#critical")
        qtbot.waitUntil(lambda: ann.locator("#dialog select").count() == 1, timeout=10_000)  # noqa: B023 - waited for here
        before = served._record
        ann.get_by_role("button", name="Roll", exact=True).tap()
        qtbot.waitUntil(lambda: served._record is not before, timeout=10_000)  # noqa: B023 - waited for here
        qtbot.waitUntil(lambda: ann.locator("#dialog select").count() == 0, timeout=10_000)  # noqa: B023 - waited for here
        assert ann.locator("#dialog-body p").first.inner_text()
