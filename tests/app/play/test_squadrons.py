"""A carrier sends its squadrons by boxes and lists: each choice says what it is, and nothing that is chosen is lost."""

import pytest
from PySide6.QtWidgets import QCheckBox
from pytestqt.qtbot import QtBot

from metamaker.app.metaverse.play.token_panel import LaunchPanel
from metamaker.app.play.match_page import MatchPage
from metamaker.app.play.orders.form_fields import FormAdder
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
    """Return the form for a match of a carrier against the two of a quarrel."""
    made = window.matches.new()
    samples = sample_fleets("metaverse")
    made.take(0, of_file(str(samples / "kite-clans-of-aldersay.json")), ("ships/market-day",))
    made.take(1, of_file(str(samples / "quarrel-at-fennel-light.json")))
    made.terms.seed.setValue(7)
    for box, name in zip(made.terms.seats, (PERSON, "plain"), strict=True):
        box.setCurrentIndex(box.findData(name))
    return made


def adder(page: MatchPage) -> FormAdder:
    """Return where missions are composed."""
    assert isinstance(page.orders.writing.panel, FormPanel)
    return next(each for each in page.orders.writing.panel.findChildren(FormAdder) if each.choice.count())


def test_squadrons_are_launched_and_formed_into_missions(qtbot: QtBot, window: MainWindow, form: SetUpForm) -> None:
    form.begin.click()
    page = shown_match(qtbot, window)
    go_on_to(qtbot, page, "launch")
    panel = page.orders.writing.panel
    assert isinstance(panel, LaunchPanel)
    panel.checks["f1"].click()
    panel.checks["f5"].click()
    panel.way.setCurrentIndex(1)
    assert page.orders.writing.line.text() == "f1 toward B1; f5"  # the bay of the other is on the side of the ship
    assert page.orders.writing.told.property("role") != "error"
    assert (panel.checks["f1"].isChecked(), panel.checks["f5"].isChecked(), panel.way.currentIndex()) == (True, True, 1)
    give(qtbot, page)

    go_on_to(qtbot, page, "missions")
    missions = adder(page)
    assert [missions.choice.itemText(place) for place in range(3)] == [
        "Mission: CAP · A1 Market Day",
        "Mission: strike · A1 Market Day",
        "Mission: intercept · A1 Market Day",
    ]
    missions.choice.setCurrentIndex(1)
    assert missions._fields is not None
    first, second = missions._fields.findChildren(QCheckBox)
    assert (first.text(), second.text()) == ("A1f1 Lead kite", "A1f5 Lark")
    second.click()
    page.orders.writing.ready.click()
    assert kind(page) == "missions"  # what was chosen is added first, and shown
    assert page.orders.writing.told.text() == "Strike of A1f1 and A1f5 under A1"
    give(qtbot, page)
    assert kind(page) == "fly"
    page._clicked(["b/honest-weight"])
    assert page.orders.writing.told.text().endswith("too far to fire this turn: Lead kite A1f1")
