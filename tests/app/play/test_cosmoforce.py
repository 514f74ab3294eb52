"""Fights of Cosmoforce on the same pages: teams meet, targets are clicked on the roster, a run for survival is scored."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox
from pytestqt.qtbot import QtBot

from metamaker.app.play.orders.form_panel import FormPanel
from metamaker.app.window.window import MainWindow
from metamaker.core.messages import said
from metamaker.core.paths import sample_fleets
from metamaker.play.table import PERSON
from tests.app.play.conftest import rest, shown_match

SAMPLE = str(sample_fleets("cosmoforce") / "six-ideas.json")


def test_teams_of_a_document_meet_and_targets_are_clicked(qtbot: QtBot, window: MainWindow) -> None:
    window.files.open([SAMPLE])
    assert window.fleet is not None
    window.matches.set_up(window.fleet)
    form = window.matches.new()
    assert [card.name.text() for card in form.cards] == ["Quick hands", "Heavy weather"]
    form.terms.seed.setValue(7)
    for box, name in zip(form.terms.seats, (PERSON, "plain"), strict=True):
        box.setCurrentIndex(box.findData(name))
    form.begin.click()
    page = shown_match(qtbot, window)
    for _ in range(20):
        panel = page.orders.writing.panel
        if isinstance(panel, FormPanel) and any(each.name == "laser" for each in panel.forms):
            break
        page.orders.give()
        rest(qtbot, page)
    assert isinstance(panel, FormPanel)
    panel.choice.setCurrentIndex(next(place for place, each in enumerate(panel.forms) if each.name == "laser"))
    spot = page.table.box_of("B2").center()
    qtbot.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert "B2" in page.orders.writing.line.text()
    assert "on average" in page.orders.writing.told.text()
    for check in panel.findChildren(QCheckBox):
        check.setChecked(False)
    assert panel.lacking.text() == "Some choices are still missing."
    assert "B2" in page.orders.writing.line.text()


def test_a_run_for_survival_is_scored(qtbot: QtBot, window: MainWindow) -> None:
    window.files.open([SAMPLE])
    assert window.fleet is not None
    window.matches.set_up(window.fleet)
    form = window.matches.new()
    form.terms.survival.setChecked(True)
    form.terms.seed.setValue(7)
    for box in form.terms.seats:
        box.setCurrentIndex(box.findData("chance"))
    form.begin.click()
    page = shown_match(qtbot, window)
    assert page.work.is_over
    assert any("survived" in line.text for _, line in page.story.model.lines)
    assert [said(each.label, "en") for each in page.projector.frames[-1].moment.strengths][2:] == ["fights survived", "score"]
    page.panels.bring(page.chart)
    assert page.chart.lens.desk.pages
    assert [piece.name for piece in page.projector.frames[0].moment.pieces if piece.element][:1] == ["Tin Sparrow"]
