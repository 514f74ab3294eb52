"""A person launches a salvo, steers it, has it strike: by rows of the panels and by clicks on the table."""

import pytest
from pytestqt.qtbot import QtBot

from metamaker.app.metaverse.play.fire_panel import FirePanel
from metamaker.app.metaverse.play.token_panel import MovesPanel
from metamaker.app.play.match_page import MatchPage
from metamaker.app.play.setting_up.set_up_form import SetUpForm
from metamaker.app.play.setting_up.sources import of_file
from metamaker.app.window.window import MainWindow
from metamaker.core.paths import sample_fleets
from metamaker.play.table import PERSON
from tests.app.play.conftest import shown_match
from tests.app.play.test_playing import aimed_rows, give, go_on_to

TUBES = tuple(f"fore/fore-ellipsis#{number}" for number in (1, 2, 3, 4))


@pytest.fixture
def form(window: MainWindow) -> SetUpForm:
    """Return the form for a match of one ship with launchers against the two of a quarrel."""
    made = window.matches.new()
    samples = sample_fleets("metaverse")
    made.take(0, of_file(str(samples / "the-marginalia.json")), ("ships/second-hand",))
    made.take(1, of_file(str(samples / "quarrel-at-fennel-light.json")))
    made.terms.seed.setValue(7)
    return made


def told(page: MatchPage) -> str:
    """Return what the orders that are written mean."""
    return page.orders.writing.told.text()


def test_a_salvo_is_launched_steered_and_strikes(qtbot: QtBot, window: MainWindow, form: SetUpForm) -> None:
    for box, name in zip(form.terms.seats, (PERSON, "plain"), strict=True):
        box.setCurrentIndex(box.findData(name))
    form.begin.click()
    page = shown_match(qtbot, window)

    go_on_to(qtbot, page, "fire")
    panel = page.orders.writing.panel
    assert isinstance(panel, FirePanel)
    waits = panel
    qtbot.waitUntil(lambda: not waits._waiting)
    tubes = [row for row in aimed_rows(panel) if row.ref in TUBES]
    assert tubes[0].about.text() == "fore · indirect"
    panel.hold.click()
    for tube in tubes:
        tube.switch.click()
    assert page.orders.writing.line.text() == "launch 2 3 4 5 toward 4.086 30 by 11; keep none"
    assert told(page).startswith("Launches Ellipsis ×4 (fore)")
    assert len(page.table.overlays) == 1
    assert [array.use.text() for array in panel.arrays] == ["guides a salvo", "free"]
    page._clicked(["b/honest-weight"])  # the array that guides the salvo can guide nothing else
    assert page.orders.writing.line.text().startswith("14 at B1 by 12; launch 2 3 4 5 toward")
    (gun,) = (row for ref, row in panel.weapons.items() if ref not in TUBES and row.switch.isChecked())
    gun.switch.click()
    tubes[0].target.setCurrentIndex(tubes[0].target.findData("b/borrowed-lantern"))
    tubes[0].target.activated.emit(tubes[0].target.currentIndex())
    assert [array.use.text() for array in panel.arrays] == ["guides a salvo", "guides a salvo"]
    assert len(page.orders.writing.line.text().split("launch")) == 3
    give(qtbot, page)

    go_on_to(qtbot, page, "guide")
    panel = page.orders.writing.panel
    assert isinstance(panel, MovesPanel)
    assert list(panel.marks()) == ["b/honest-weight", "b/borrowed-lantern"]
    assert [panel.rows["a/second-hand/salvo-1"].itemText(place) for place in (0, 1)] == [
        "stays",
        "→ B1 Honest Weight · 30 cm toward 4.1°",
    ]
    page._clicked(["b/honest-weight"])
    page._clicked(["b/borrowed-lantern"])
    assert page.orders.writing.line.text() == "A1s1 toward B1; A1s2 toward B2"
    assert page.table.overlays
    give(qtbot, page)

    go_on_to(qtbot, page, "strike")
    page._clicked(["b/borrowed-lantern"])
    assert told(page) == "A1s1 strikes B2"
    give(qtbot, page)
    assert any(line.text.startswith("Salvo 1 of A1 Second Hand strikes B2") for _, line in page.story.model.lines)


def test_weapons_that_are_not_to_intercept_stay_so_while_others_are_aimed(qtbot: QtBot, window: MainWindow) -> None:
    form = window.matches.new()
    samples = sample_fleets("metaverse")
    form.take(0, of_file(str(samples / "the-marginalia.json")), ("ships/delenda",))
    form.take(1, of_file(str(samples / "quarrel-at-fennel-light.json")))
    for box, name in zip(form.terms.seats, (PERSON, "plain"), strict=True):
        box.setCurrentIndex(box.findData(name))
    form.begin.click()
    page = shown_match(qtbot, window)
    go_on_to(qtbot, page, "fire")
    panel, line = page.orders.writing.panel, page.orders.writing.line
    assert isinstance(panel, FirePanel)
    could = panel._decision.default().kept
    qtbot.waitUntil(lambda: not panel._waiting)

    def aim_without_those() -> None:
        page._clicked(["b/honest-weight"])
        for ref in could:
            panel.weapons[ref].switch.setChecked(False)

    aim_without_those()
    assert " at B1 by " in line.text()
    assert not line.text().endswith("keep none")  # who does not fire may intercept
    line.clear()
    qtbot.keyClicks(line, "keep none")
    aim_without_those()
    assert " at B1 by " in line.text()
    assert line.text().endswith("keep none")
