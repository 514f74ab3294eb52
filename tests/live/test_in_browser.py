"""Live sheets in a real browser at phone size, with touch: ticked, undone, kept, saved and read by the program again."""

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from metamaker.opening import Opened, open_bytes, open_file
from metamaker.printing.live.content import Force
from metamaker.printing.live.page import SCRIPTS, live_page
from metamaker.printing.live.rows import box_names, live_sheets
from metamaker.printing.live.state_code import state_in
from metamaker.printing.play_states import read_state
from tests.browsing import Visit, needs_browser, violations, visit
from tests.gallery.conftest import hostile_fleet

pytestmark = needs_browser

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
SMALL = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
TABLET = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
ACROSS = {"viewport": {"width": 844, "height": 390}, "has_touch": True}
WIDE = {"viewport": {"width": 1180, "height": 820}, "has_touch": True}
DARK = {"color_scheme": "dark"}


@pytest.fixture
def phone(browser: Any, even_hand_page: Path) -> Iterator[Visit]:
    for there in visit(browser, even_hand_page.parent.as_uri(), **PHONE):
        there.open(even_hand_page.name)
        yield there


def open_ship(page: Any, name: str) -> None:
    """Open the sheet of a ship from the roster."""
    if page.locator("#back").is_visible():
        page.tap("#back")
    page.locator(".opens", has_text=name).tap()


def box(page: Any, label: str, section: str = "") -> Any:
    """Return a box of the shown sheet."""
    group = page.get_by_role("group", name=section, exact=True) if section else page.locator("#pages")
    return group.get_by_role("checkbox", name=label, exact=True)


def tap(page: Any, found: Any, across: float = 0.0, down: float = 0.0) -> None:
    """Tap the middle of a box, or so many pixels beside it."""
    found.evaluate("each => each.scrollIntoView({block: 'center'})")
    at = found.bounding_box()
    page.touchscreen.tap(at["x"] + at["width"] / 2 + across, at["y"] + at["height"] / 2 + down)


def tap_twice(page: Any, found: Any, across: float) -> None:
    """Tap twice so many pixels beside the middle of a box."""
    tap(page, found, across)
    at = found.bounding_box()
    page.touchscreen.tap(at["x"] + at["width"] / 2 + across, at["y"] + at["height"] / 2)


def ticked(page: Any) -> list[str]:
    """Return the boxes that are ticked on the shown sheet, with their sections."""
    script = "each => each.map(box => box.parentNode.getAttribute('aria-label') + ': ' + box.getAttribute('aria-label'))"
    found: list[str] = page.locator("g[role=checkbox][aria-checked=true]").evaluate_all(script)
    return sorted(found)


TEN = [
    ("Clerk of Works", "Core", [f"Hull hits {number}" for number in range(1, 5)]),
    ("Clerk of Works", "Core", ["Bridge 1", "Reactor"]),
    ("Yardstick", "Core", [f"Hull hits {number}" for number in range(1, 4)]),
    ("Yardstick", "Core", ["Bridge"]),
]


def tick_ten(page: Any) -> None:
    """Tick ten boxes on two ships."""
    for ship, section, labels in TEN:
        open_ship(page, ship)
        for label in labels:
            tap(page, box(page, label, section))


def test_ten_boxes_on_two_ships_come_back_as_damage(phone: Visit, even_hand: Opened, tmp_path: Path) -> None:
    page = phone.page
    tick_ten(page)
    page.tap("#turn-on")
    page.tap("#undo")  # the turn
    page.tap("#undo")  # the bridge of Yardstick
    page.tap("#undo")
    assert ticked(page) == ["Core: Hull hits 1", "Core: Hull hits 2"]
    page.tap("#turn-on")
    page.tap("#turn-on")
    page.wait_for_timeout(100)
    page.reload()
    open_ship(page, "Yardstick")
    assert ticked(page) == ["Core: Hull hits 1", "Core: Hull hits 2"]
    page.tap("#back")
    page.tap("#menu")
    page.get_by_role("button", name="Save or show").tap()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save file").tap()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == "the-even-hand-2.txt"
    assert open_file(str(file)).document == even_hand.document
    state: Any = read_state(even_hand.game, even_hand.document, str(file)).state
    losses = {ship.id: ship for ship in state.ships}
    assert set(losses) == {"clerk-of-works", "yardstick"}
    assert state.turn == 2
    assert losses["yardstick"].losses.core.hull_hits == (2,)
    assert losses["clerk-of-works"].losses.core.hull_hits == (4,)
    systems = {each.system.rpartition("/")[2] for each in losses["clerk-of-works"].systems}
    assert systems == {"bridge#1", "reactor#1"}


def test_what_is_saved_is_loaded_on_another_phone(browser: Any, phone: Visit, even_hand_page: Path) -> None:
    tick_ten(phone.page)
    phone.page.tap("#back")
    phone.page.tap(".fired >> nth=2")
    phone.page.tap("#menu")
    phone.page.get_by_role("button", name="Save or show").tap()
    code = phone.page.locator("#dialog textarea").input_value()
    for other in visit(browser, even_hand_page.parent.as_uri(), **SMALL):
        page = other.page
        other.open(even_hand_page.name)
        load(page, "MS1-AAAA")
        assert "belongs to other sheets" in page.get_by_role("alert").inner_text()
        page.get_by_role("button", name="Cancel").tap()
        load(page, f"Look: {code} (mine)")
        assert page.locator(".fired").nth(2).get_attribute("aria-checked") == "true"
        open_ship(page, "Yardstick")
        assert len(ticked(page)) == 4
        page.tap("#undo")
        assert ticked(page) == []


def test_a_ship_has_a_code_of_its_own(browser: Any, phone: Visit, even_hand: Opened, even_hand_page: Path) -> None:
    tick_ten(phone.page)
    phone.page.tap("#ship-code")
    code = phone.page.locator("#dialog textarea").input_value()
    own = set(state_in(even_hand.game, even_hand.document, code).ticked)
    assert own
    assert {name.split("/")[1] for name in own} == {"yardstick"}
    for other in visit(browser, even_hand_page.parent.as_uri(), **SMALL):
        other.open(even_hand_page.name)
        load(other.page, code)
        open_ship(other.page, "Yardstick")
        assert len(ticked(other.page)) == len(own)
        assert own == set(
            state_in(even_hand.game, even_hand.document, other.page.evaluate("state.code(state.fleets[0])")).ticked
        )


def load(page: Any, code: str) -> None:
    """Load a code."""
    page.tap("#menu")
    page.get_by_role("button", name="Load").tap()
    page.locator("#dialog textarea").fill(code)
    page.get_by_role("button", name="Load", exact=True).tap()


def test_a_tap_ticks_the_nearest_box_within_reach_of_a_finger(phone: Visit) -> None:
    page = phone.page
    open_ship(page, "Clerk of Works")
    first = box(page, "Hull hits 1", "Core")
    width = first.bounding_box()["width"]
    tap(page, first, across=-width / 2 - 15)  # 4.5 mm are 17 pixels
    assert ticked(page) == ["Core: Hull hits 1"]
    tap(page, first, across=-width / 2 - 19)
    page.wait_for_timeout(400)  # so that it is not the first of two taps
    assert ticked(page) == ["Core: Hull hits 1"]
    tap(page, first, across=width * 0.8)  # nearer to the next box
    assert ticked(page) == ["Core: Hull hits 1", "Core: Hull hits 2"]


def test_a_tap_on_the_label_of_a_row_asks_for_a_number(phone: Visit) -> None:
    page = phone.page
    open_ship(page, "Clerk of Works")
    tap(page, box(page, "Shield hits 1", "Fore section"), across=-28)  # the icon of the shield
    page.get_by_label("Shield hits", exact=True).fill("3")
    page.get_by_role("button", name="Done").tap()
    assert ticked(page) == [f"Fore section: Shield hits {number}" for number in (1, 2, 3)]
    assert page.locator("#did").inner_text() == "Fore: Shield hits: 3 crossed off"
    page.tap("#did-undo")
    assert ticked(page) == []
    tap(page, box(page, "Life support", "Core"), across=-30)  # a system has one box: its icon ticks it
    assert ticked(page) == ["Core: Life support"]


def test_a_double_tap_and_a_pinch_zoom(phone: Visit) -> None:
    page = phone.page
    open_ship(page, "Clerk of Works")
    wide = page.locator("#pages").bounding_box()["width"]
    tap_twice(page, box(page, "Hull hits 6", "Core"), across=60)  # between the hull and the crew
    assert page.locator("#pages").bounding_box()["width"] > 1.9 * wide
    page.wait_for_timeout(400)
    tap_twice(page, box(page, "Hull hits 6", "Core"), across=60)
    assert page.locator("#pages").bounding_box()["width"] == wide
    touches = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 60), ("touchMove", 90), ("touchMove", 120), ("touchEnd", 0)):
        points = [{"x": 195 - apart, "y": 400, "id": 0}, {"x": 195 + apart, "y": 400, "id": 1}] if apart else []
        touches.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    assert page.locator("#pages").bounding_box()["width"] == pytest.approx(2 * wide, rel=0.05)
    assert ticked(page) == []


def test_a_swipe_goes_to_the_next_ship(phone: Visit) -> None:
    page = phone.page
    open_ship(page, "Clerk of Works")
    touches = page.context.new_cdp_session(page)
    for kind, x in (("touchStart", 330), ("touchMove", 200), ("touchMove", 60), ("touchEnd", None)):
        points = [] if x is None else [{"x": x, "y": 420}]
        touches.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    page.locator("#title", has_text="Patient Surveyor").wait_for()  # the browser handles touches in its own time
    assert page.locator("#before").is_enabled()


def test_a_ship_without_its_core_is_lost(phone: Visit) -> None:
    page = phone.page
    open_ship(page, "Yardstick")
    boxes = page.get_by_role("group", name="Core", exact=True).get_by_role("checkbox", name=re.compile("^Hull hits"))
    for number in range(boxes.count()):
        tap(page, boxes.nth(number))
    page.tap("#back")
    assert page.locator("#lost").inner_text() == "1 lost"
    assert "Lost in Turn 0" in page.locator(".ship", has_text="Yardstick").inner_text()


def test_by_keyboard_alone(phone: Visit) -> None:
    page = phone.page
    page.keyboard.press("Tab")
    while "Clerk of Works" not in page.evaluate("document.activeElement.textContent"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    stops = page.locator("#pages [tabindex='0']").count()
    assert stops == page.locator("#pages g[role=group]").count() == 6  # the ship, and five sections
    while page.evaluate("document.activeElement.getAttribute('role')") != "checkbox":
        page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    before = page.evaluate("document.activeElement.getAttribute('aria-label')")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") != before
    page.keyboard.press("Space")
    assert len(ticked(page)) == 1
    assert "crossed off" in page.locator("#told").inner_text()
    page.keyboard.press("Control+z")
    assert ticked(page) == []


EVERY_VIEW = ("roster", "tables", "dice", "sheet")


@pytest.mark.parametrize(
    ("look", "views"),
    [
        (PHONE, EVERY_VIEW),
        (SMALL | DARK, ("roster", "sheet")),
        pytest.param(TABLET | DARK, EVERY_VIEW, marks=pytest.mark.slow),
        pytest.param(ACROSS, EVERY_VIEW, marks=pytest.mark.slow),
        pytest.param(WIDE, EVERY_VIEW, marks=pytest.mark.slow),
    ],
    ids=["phone", "small, dark", "tablet, dark", "landscape", "wide"],
)
def test_axe_finds_nothing_and_no_view_is_wider_than_the_screen(
    browser: Any, even_hand_page: Path, look: dict[str, Any], views: tuple[str, ...]
) -> None:
    for there in visit(browser, even_hand_page.parent.as_uri(), **look):
        page = there.page
        there.open(even_hand_page.name)
        for name in views:
            page.tap(f"#tabs [data-view={name}]")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
            assert violations(page) == [], name
        tap(page, box(page, "Bridge 1", "Core"))
        page.tap("#back")
        page.tap("#menu")
        page.get_by_role("button", name="Log").tap()
        assert violations(page) == []


def test_text_twice_as_large_has_room(browser: Any, even_hand_page: Path) -> None:
    for there in visit(browser, even_hand_page.parent.as_uri(), **PHONE):
        page = there.page
        there.open(even_hand_page.name)
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        for name in ("roster", "dice", "sheet"):
            page.tap(f"#tabs [data-view={name}]")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
            assert page.locator("main").bounding_box()["height"] > 250, name
            assert page.locator("#undo").bounding_box()["x"] + 44 <= 390, name


def test_hostile_names_and_notes_are_shown_and_run_nothing(browser: Any, tmp_path: Path) -> None:
    opened = open_bytes(hostile_fleet(), "hostile.json")
    file = tmp_path / "hostile.html"
    file.write_bytes(live_page([Force(opened.game, opened.document)], "en"))
    assert b"<script>alert" not in file.read_bytes()
    for there in visit(browser, tmp_path.as_uri(), **PHONE):
        page = there.page
        there.open(file.name)
        assert "<script>alert(1)</script>" in page.locator("#title").inner_text()
        page.locator(".opens").first.tap()
        tap(page, page.locator("g[role=checkbox]").first)
        evil = "<img src=x onerror=alert(4)></textarea><script>alert(5)</script>"
        page.fill("#note", evil)
        page.locator("#note").blur()
        page.tap("#back")
        page.tap("#menu")
        page.get_by_role("button", name="Save or show").tap()
        code = page.locator("#dialog textarea").input_value()
        page.get_by_role("button", name="Close").tap()
        load(page, code)
        page.reload()
        page.locator(".opens").first.tap()
        assert page.locator("#note").input_value() == evil
        assert page.locator("img, body script:not([type])").count() == len(SCRIPTS)


def test_the_policy_holds_what_escaping_would_have_to_let_through(browser: Any, even_hand_page: Path, tmp_path: Path) -> None:
    """The last wall by itself: a page into which a script came after all runs it as little as it loads from elsewhere."""
    broken = '<script>document.title = "run"</script><img src="https://host.invalid/x.png" onerror="document.title = 1">'
    file = tmp_path / "broken.html"
    file.write_text(even_hand_page.read_text(encoding="utf-8").replace("</main>", f"</main>{broken}"), encoding="utf-8")
    context = browser.new_context()
    page = context.new_page()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.goto(file.as_uri())
    assert page.title() == "The Even Hand"
    assert sum("Content Security Policy" in each for each in said) >= 2
    context.close()


def test_a_damaged_memory_is_no_reason_not_to_start(browser: Any, even_hand_page: Path) -> None:
    for there in visit(browser, even_hand_page.parent.as_uri(), **PHONE):
        page = there.page
        there.open(even_hand_page.name)
        for memory in ("{", "[]", '{"values": 3}', '{"values": [[1, 1]], "past": 1, "future": []}', "null"):
            page.evaluate("text => { state.storage.setItem(state.name, text); state.keep = () => {}; }", memory)
            page.reload()
            open_ship(page, "Clerk of Works")
            tap(page, box(page, "Bridge 1", "Core"))
            assert page.locator("#did").inner_text() == "Core: Bridge 1: crossed off"


def test_random_ticks_are_the_same_in_the_browser_and_in_the_program(phone: Visit, even_hand: Opened) -> None:
    names = box_names(live_sheets(even_hand.game, even_hand.document))
    chosen = sorted(random.Random(36).sample(range(len(names)), 60))  # noqa: S311 a sample, no secret
    ships = phone.page.evaluate("state.ships.map(ship => [ship.name, ship.first, ship.count])")
    for name, first, count in ships:
        own = [number for number in chosen if first <= number < first + count]
        open_ship(phone.page, name)
        for number in own:
            tap(phone.page, phone.page.locator("g[role=checkbox]").nth(order(phone.page, number)))
    code = phone.page.evaluate("state.code(state.fleets[0])")
    assert state_in(even_hand.game, even_hand.document, code).ticked == {names[number] for number in chosen}
    assert json.loads(phone.page.evaluate("JSON.stringify(state.past.length)")) == 60


def order(page: Any, number: int) -> int:
    """Return the place of a box among those of the shown sheet, in the order of the page."""
    place: int = page.evaluate(
        "number => [...document.querySelectorAll('g[role=checkbox]')].indexOf(sheet.hits.get(number).box)", number
    )
    return place
