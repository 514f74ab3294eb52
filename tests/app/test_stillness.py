"""Nothing moves under the pointer: + pressed ten times at one point counts ten times, in every form of every page."""

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtWidgets import QDoubleSpinBox, QSpinBox
from pytestqt.qtbot import QtBot

from metamaker.app.design.sheet_editor import SheetEditor
from metamaker.app.window.program import Program
from metamaker.app.window.window import MainWindow
from metamaker.app.window.workspace import Workspace
from metamaker.core.paths import sample_events, sample_fleets
from tests.app.pages import show_whole
from tests.app.steppers import settle, steppers, uncounted
from tests.app.waiting import wait

OPENED_MS = 600
SHOWN_MS = 60

SAMPLES = {
    "metaverse": sample_fleets("metaverse") / "quarrel-at-fennel-light.json",
    "cosmoforce": sample_fleets("cosmoforce") / "six-ideas.json",
    "cosmoclysm": sample_fleets("cosmoclysm") / "whirligig.json",
    "cosmos_commanders": sample_fleets("cosmos_commanders") / "four-corners.json",
    "event": sample_events("metaverse") / "lantern-regatta.json",
}
SIZES = ((1440, 900), (1280, 720))


@pytest.fixture
def window(qtbot: QtBot, whole_program: Program) -> MainWindow:
    """Return a window with the real pages."""
    made = whole_program.new_window()
    made.show()
    qtbot.waitExposed(made)
    return made


def subjects(window: MainWindow, workspace: Workspace, key: str) -> Iterator[str]:
    """Yield what can be selected on a page, a section and a part of each kind: everything has a form of its own."""
    yield ""
    editors = [each for each in window.findChildren(SheetEditor) if each.isVisible()] if key == "design" else []
    for editor in editors:
        seen = set()
        for ref in editor.canvas.shown.order:
            kind = (ref.count("/"), ref.rpartition("/")[2].rstrip("-0123456789"))
            if "#" not in ref and kind not in seen:
                seen.add(kind)
                yield ref


def wrong(window: MainWindow, workspace: Workspace, refs: Sequence[str] | None = None) -> list[str]:
    """Press every stepper of every page; return what went wrong."""
    found = []
    for page in workspace.pages:
        show_whole(window, page.key)
        wait(OPENED_MS)
        done = set()
        for ref in subjects(window, workspace, page.key) if refs is None else refs:
            if ref:
                workspace.context.selection.select(ref)
                wait(SHOWN_MS)
            for number in range(len(list(steppers(window)))):
                box = next(iter(list(steppers(window))[number:]), None)
                if box is None or (kind := _kind(box, ref)) in done:
                    continue
                done.add(kind)
                if (why := uncounted(box)) != "":
                    found.append(f"{page.key}, {ref or 'nothing'}: {why}")
                _undo_all(workspace)
    return found


def _kind(box: QSpinBox | QDoubleSpinBox, ref: str) -> tuple[str, str, bool]:
    return box.accessibleName(), ref.rpartition("/")[2].rstrip("-0123456789"), ref.startswith("ships/")


def _undo_all(workspace: Workspace) -> None:
    while workspace.context.document.steps.canUndo():
        workspace.context.document.steps.undo()
    settle()


def opened(window: MainWindow, name: str) -> Workspace:
    window.files.open([str(SAMPLES[name])])
    wait(OPENED_MS)
    assert window.workspace is not None
    return window.workspace


PARTS = ("classes/scout/core", "classes/scout/core/cannon-1", "classes/scout")


def test_every_press_counts_in_the_inspector_of_a_new_fleet(window: MainWindow) -> None:
    window.resize(1440, 900)
    window.files.new(game="metaverse")
    wait(OPENED_MS)
    workspace = window.workspace
    assert workspace is not None
    show_whole(window, "design")
    wait(OPENED_MS)
    found = []
    for ref, names in zip(PARTS, (("Hull hits", "Armour"), ("Copies",), ("Crew quality",)), strict=True):
        workspace.context.selection.select(ref)
        wait(OPENED_MS)
        for name in names:
            box = next(each for each in steppers(window) if each.accessibleName() == name)
            found.append(uncounted(box))
            _undo_all(workspace)
    assert found == ["", "", "", ""]


def test_no_scroll_bar_comes_under_the_pointer(window: MainWindow) -> None:
    """The first plate of armour adds lines to the inspector, which then no longer fits its room."""
    window.resize(1440, 900)
    workspace = opened(window, "metaverse")
    workspace.context.selection.select("classes/wicket/core/crew_parties")
    wait(OPENED_MS)
    assert uncounted(next(each for each in steppers(window) if each.accessibleName() == "Armour")) == ""


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", SAMPLES)
def test_every_press_on_every_stepper_counts(window: MainWindow, name: str, size: tuple[int, int]) -> None:
    window.resize(*size)
    assert wrong(window, opened(window, name)) == []
