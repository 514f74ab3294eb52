"""What + and − do is said, and why they stop; what is no number of anything is not offered as one."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from metamaker.app.canvas.sheet_canvas import SheetCanvas
from metamaker.app.context import Context
from metamaker.app.metaverse.design.design_page import DesignPage
from metamaker.app.metaverse.design.ship_sheet import PartMenu
from metamaker.games.metaverse.edits.editing import EDITS
from tests.app.conftest import Told
from tests.app.metaverse.design.scout import SCOUT, fleet, undo_text

CORE, CREW = f"{SCOUT}/core", f"{SCOUT}/crew_quality"


def most_layers(page: DesignPage, starter: Context) -> int:
    """Press + on the core until nothing happens; return how many layers it has then."""
    canvas = page.sheet.canvas
    canvas.choose(CORE)
    canvas.setFocus()
    before = None
    while before is not starter.document.value:
        before = starter.document.value
        QTest.keyClick(canvas, Qt.Key.Key_Plus)
    core = fleet(starter).ship_class("scout").sections.core
    assert core is not None
    return core.hull_layers


def test_the_card_of_a_section_says_that_plus_adds_a_layer_and_when_no_more(
    page: DesignPage, starter: Context, told: Told
) -> None:
    assert "+ adds a layer" in page.sheet.canvas.explain(CORE)
    most = most_layers(page, starter)
    assert undo_text(starter).startswith("Hull layers")
    assert told.said[-1] == f"The maximum is {most} layers; each needs a hull hit."
    card = page.sheet.canvas.explain(CORE)
    assert told.said[-1] in card
    assert "adds a layer" not in card


def vividness(canvas: SheetCanvas, by: int) -> int:
    """Return how far the colour of a handle is from grey."""
    handles = canvas.handles()
    assert handles is not None
    place = handles.place(by)
    colour = canvas.viewport().grab().toImage().pixelColor(round(place.x()), round(place.y()))
    parts = colour.red(), colour.green(), colour.blue()
    return max(parts) - min(parts)


def test_the_handle_that_does_nothing_is_grey(page: DesignPage, starter: Context) -> None:
    canvas = page.sheet.canvas
    most_layers(page, starter)
    assert canvas.stuck((CORE,), 1)
    assert not canvas.stuck((CORE,), -1)
    assert vividness(canvas, 1) < vividness(canvas, -1)


def test_a_handle_becomes_grey_soon_after_its_last_step(page: DesignPage, starter: Context, qtbot: QtBot) -> None:
    canvas = page.sheet.canvas
    canvas.choose(CORE)
    assert abs(vividness(canvas, 1) - vividness(canvas, -1)) < 30
    most_layers(page, starter)
    qtbot.waitUntil(lambda: vividness(canvas, -1) - vividness(canvas, 1) > 60)


@pytest.mark.parametrize("ref", [f"{SCOUT}/hull_type", f"{SCOUT}/movement_method"])
def test_a_kind_of_hull_is_no_more_and_no_less(page: DesignPage, starter: Context, ref: str) -> None:
    menu = PartMenu(starter, page.edits, ref, page.sheet.open_element, page)
    offered = {action.text().partition("\t")[0]: action.isEnabled() for action in menu.actions()}
    assert not {"One more", "One less"} & offered.keys()
    assert not offered["Remove"]
    assert not page.edits.can_step(ref)


@pytest.mark.parametrize(("language", "end"), [("en", "Crew quality cannot be more than 5."), ("fr", "Qualité d’équipage")])
def test_the_best_crew_says_so(page: DesignPage, starter: Context, qtbot: QtBot, language: str, end: str) -> None:
    best = EDITS.changed(fleet(starter), SCOUT, "crew_quality", 5)
    starter.document.apply("Best crew", best)
    assert EDITS.step_refusal(best, CREW, 1, language).startswith(end)
    menu = PartMenu(starter, page.edits, CREW, page.sheet.open_element, page)
    able = {action.text().partition("\t")[0]: action.isEnabled() for action in menu.actions()}
    assert (able["One more"], able["One less"]) == (False, True)


def test_what_has_none_left_is_taken_away_and_what_must_be_there_stays(page: DesignPage) -> None:
    assert page.edits.is_removable(f"{SCOUT}/core/cannon-1")
    assert page.edits.is_removable(f"{SCOUT}/core/crew_parties")
    assert not page.edits.is_removable(f"{SCOUT}/core/hull_hits")
    assert not page.edits.is_removable(CREW)
