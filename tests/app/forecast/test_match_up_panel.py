"""A fleet against another in the window: the forecast, battles when asked for, what makes it fair."""

import json

from pytestqt.qtbot import QtBot

from metamaker.app.balance.simulation_request import Figures
from metamaker.app.forecast.match_up_panel import MeetingPanel
from metamaker.balance.balancer import Evened, Proposal
from metamaker.games.metaverse.match.force import force
from metamaker.play.results import Tally
from tests.app.conftest import sample
from tests.app.forecast.conftest import PanelOf

EVEN = "the-even-hand.json"


def against(panel: MeetingPanel, title: str) -> None:
    """Choose whom to meet, as a person does."""
    place = panel.box.findText(title)
    assert place >= 0
    panel.box.setCurrentIndex(place)
    panel.box.activated.emit(place)


def test_the_forecast_comes_with_its_reasons_before_any_battle(panel_of: PanelOf, qtbot: QtBot) -> None:
    panel = panel_of(sample(EVEN))
    against(panel, "The glass cantons")
    qtbot.waitUntil(lambda: "The Glass Cantons" in panel.reasons.text())
    assert panel.rate.text().endswith("%")
    assert panel.reasons.text().startswith("The Even Hand wins between")
    assert panel.fought.text() == ""


def test_battles_say_who_is_ahead_and_are_remembered(panel_of: PanelOf, qtbot: QtBot) -> None:
    panel = panel_of(force(sample(EVEN), ("ell",)))
    against(panel, "Quarrel at fennel light")
    found: list[Figures] = []
    panel.runner.found.connect(found.append)
    panel.line.button.click()
    qtbot.waitUntil(lambda: bool(found) and found[-1].is_whole, timeout=30_000)
    told = panel.fought.text()
    assert told.startswith("The Even Hand wins ")
    assert "of 20 battles" in told
    against(panel, "The slow orchard")
    assert panel.fought.text() == ""
    against(panel, "Quarrel at fennel light")
    assert panel.fought.text() == told


def test_a_fleet_is_not_weighed_against_itself(panel_of: PanelOf) -> None:
    panel = panel_of(sample(EVEN))
    against(panel, "The even hand")
    assert panel.order is None
    assert not panel.line.button.isEnabled()
    assert "same fleet" in panel.notice.label.text()


def test_a_proposal_is_kept_as_an_encounter_that_can_be_played(panel_of: PanelOf, qtbot: QtBot) -> None:
    panel = panel_of(force(sample(EVEN), ("ell", "fathom")))
    against(panel, "Quarrel at fennel light")
    order = panel.order
    assert order is not None
    forces = order.study.given[0].force, order.study.field[0].force
    odds = panel.fair.line
    assert odds.button.isEnabled()
    change = panel.odds.as_it_is(forces)
    fair = Proposal(change, Tally(wins=200, losses=200))
    panel.fair.runner.found.emit(Evened(fair, (fair,), 1, 400))
    assert panel.fair.view.figures.lines[0].cells[0].text == "No change"
    content = panel.fair.document()
    assert content is not None
    body = json.loads(content)
    assert body["kind"] == "encounter"
    assert len(body["body"]["setup"]["positions"]) == 4
