"""The EW Step by boxes and by the typed line: both say the same, and refused orders are not passed over."""

import pytest
from PySide6.QtWidgets import QCheckBox
from pytestqt.qtbot import QtBot

from metamaker.app.play.match_page import MatchPage
from metamaker.app.play.orders.form_panel import FormPanel
from metamaker.app.play.setting_up.set_up_form import SetUpForm
from metamaker.app.play.setting_up.sources import of_file
from metamaker.app.window.window import MainWindow
from metamaker.core.paths import sample_fleets
from metamaker.play.table import PERSON
from tests.app.play.conftest import shown_match
from tests.app.play.test_playing import give, go_on_to, kind


@pytest.fixture
def form(window: MainWindow) -> SetUpForm:
    """Return the form for a match of a ship with jamming and pods, and one with an ansible, against the two of a quarrel."""
    made = window.matches.new()
    samples = sample_fleets("metaverse")
    made.take(0, of_file(str(samples / "the-marginalia.json")), ("ships/see-below", "ships/vellum"))
    made.take(1, of_file(str(samples / "quarrel-at-fennel-light.json")))
    made.terms.seed.setValue(7)
    for box, name in zip(made.terms.seats, (PERSON, "plain"), strict=True):
        box.setCurrentIndex(box.findData(name))
    return made


def write(page: MatchPage, text: str) -> None:
    """Put orders on the line, as if they were typed."""
    page.orders.writing.line.setText(text)
    page.orders.writing.line.textEdited.emit(text)


def ticked(page: MatchPage) -> list[str]:
    """Return the names of the boxes that are ticked."""
    assert page.orders.writing.panel is not None
    return [box.text() for box in page.orders.writing.panel.findChildren(QCheckBox) if box.isChecked() and not box.isHidden()]


def box(page: MatchPage, words: str) -> QCheckBox:
    """Return the box that has these words."""
    assert page.orders.writing.panel is not None
    return next(each for each in page.orders.writing.panel.findChildren(QCheckBox) if words in each.text())


def test_boxes_and_line_say_the_same_and_refused_orders_are_kept(qtbot: QtBot, window: MainWindow, form: SetUpForm) -> None:
    form.begin.click()
    page = shown_match(qtbot, window)
    go_on_to(qtbot, page, "electronics")
    assert isinstance(page.orders.writing.panel, FormPanel)

    write(page, "on 12")
    (jamming,) = ticked(page)
    assert "electronic jamming array" in jamming
    box(page, "countermeasure pod #1").click()
    assert page.orders.writing.line.text() == "on 12; pod 13"
    write(page, "po")  # on the way to “pod 13 14”
    assert len(ticked(page)) == 2
    write(page, "pod 13 14")
    assert [each[-9:] for each in ticked(page)] == ["#1 (core)", "#2 (core)"]

    write(page, "on 9")
    page.orders.writing.ready.click()
    assert kind(page) == "electronics"
    assert page.orders.writing.line.text() == "on 9"
    assert page.orders.writing.told.property("role") == "error"
    write(page, "")
    give(qtbot, page)
    assert kind(page) == "electronics"  # of the ship with more crew quality

    write(page, "serve 11 at A2")
    page.orders.writing.ready.setFocus()
    box(page, "targeting array (core) at B1").click()
    assert page.orders.writing.line.text() == "aim 10 at B1; serve 11 at A2"
