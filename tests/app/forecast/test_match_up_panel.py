"""A fleet against another in the window: the forecast, battles when asked for, what makes it fair."""

import json
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from metamaker.app.balance.quick_look_runner import QuickLookRunner
from metamaker.app.balance.simulation_request import MOST_BATTLES, Figures, figures_of
from metamaker.app.forecast.fleet_choice import FleetChoice
from metamaker.app.forecast.match_up_panel import MatchUpPanel
from metamaker.balance.balancer import Evened, Proposal
from metamaker.balance.better_side import decision
from metamaker.balance.quick_look import quick_look
from metamaker.core.messages import said
from metamaker.game_api.play import HeadStart
from metamaker.games.metaverse.forecast import points_report
from metamaker.games.metaverse.match.force import force
from metamaker.play.documents import Replay
from metamaker.play.outlook import interval_text, ratio_text
from metamaker.play.results import Tally
from metamaker.registry import game_called
from tests.app.conftest import MakeContext, sample
from tests.app.forecast.conftest import PanelOf

EVEN = "the-even-hand.json"


def against(panel: MatchUpPanel, title: str) -> None:
    """Choose whom to meet, as a person does."""
    menu = QMenu()
    panel.choices[1].fill(menu)
    next(action for action in menu.actions() if action.text() == title).trigger()


def reasons(panel: MatchUpPanel) -> list[tuple[str, str, str, str]]:
    """Return the reasons on display: the name, the figures of both sides, the effect."""
    rows = panel.standing.reasons.rows
    return [(row.name.text(), row.one.text(), row.other.text(), row.moved.text()) for row in rows if row.name.isVisible()]


def test_the_forecast_comes_with_words_and_reasons_before_any_battle(panel_of: PanelOf) -> None:
    panel = panel_of(sample(EVEN))
    against(panel, "Kite Clans of Aldersay")
    rate = panel.standing.rate
    assert rate.words.text() == "too close to call"
    assert rate.ratio.text() == "71 : 29"
    assert [label.text() for label in rate.names] == ["The Even Hand", "Kite Clans of Aldersay"]
    assert "19 times out of 20" in rate.between.text()
    assert reasons(panel)[0] == ("Points in squadrons", "0", "188", "+15 Kite Clans of Aldersay")
    assert "without a battle" in panel.standing.basis.text()


def looked(panel: MatchUpPanel, qtbot: QtBot) -> str:
    """Wait for the quick look, and return its ratio."""
    qtbot.waitUntil(lambda: panel.standing.basis.text() == "Forecast and 20 battles", timeout=30_000)
    return panel.standing.rate.ratio.text()


def test_a_quick_look_follows_by_itself_and_has_the_figures_of_the_command(panel_of: PanelOf, qtbot: QtBot) -> None:
    fleet = force(sample(EVEN), ("ell",))
    panel = panel_of(fleet)
    against(panel, "Quarrel at Fennel Light")
    before = panel.standing.rate.between.text()
    told = looked(panel, qtbot)
    assert panel.standing.rate.between.text() != before
    look = quick_look(game_called("metaverse"), (fleet, sample("quarrel-at-fennel-light.json")))
    rate = look.rate(look.fought())
    assert told == said(ratio_text(rate.found), "en")
    assert said(interval_text(rate), "en") in panel.standing.rate.between.text()


def test_a_quick_look_is_remembered_for_every_page(panel_of: PanelOf, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    panel = panel_of(force(sample(EVEN), ("ell",)))
    against(panel, "Quarrel at Fennel Light")
    told = looked(panel, qtbot)
    again = panel_of(force(sample(EVEN), ("ell",)))
    monkeypatch.setattr(QuickLookRunner, "begin", lambda *_: pytest.fail("these battles are known"))
    against(again, "Quarrel at Fennel Light")
    assert again.standing.rate.ratio.text() == told


def test_a_quick_look_ends_when_the_page_is_left_or_the_document_changes(
    panel_of: PanelOf, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    fleet = force(sample(EVEN), ("ell",))
    panel = panel_of(fleet)
    against(panel, "Quarrel at Fennel Light")
    busy: list[bool] = []
    panel.looks.busy_changed.connect(busy.append)
    panel.hide()
    panel.show()
    assert busy == [False, True]
    begun: list[str] = []
    monkeypatch.setattr(panel.looks, "begin", lambda look: begun.append(look.key))
    panel._context.document.apply("another", fleet.with_(name="Another"))
    qtbot.waitUntil(lambda: bool(begun))
    assert busy == [False, True, False]


def test_a_rating_takes_over_once_it_is_more_precise(panel_of: PanelOf, qtbot: QtBot) -> None:
    panel = panel_of(force(sample(EVEN), ("ell",)))
    against(panel, "Quarrel at Fennel Light")
    told = looked(panel, qtbot)
    order = panel.order
    assert order is not None
    one, other = order.study.pairs[0]
    many = order._replace(number=2000)
    panel.order = many
    panel.runner.found.emit(figures_of(many, {(one, other): Tally(wins=1, losses=3)}))
    assert panel.standing.rate.ratio.text() == told
    panel.runner.found.emit(figures_of(many, {(one, other): Tally(wins=20, losses=980)}))
    assert panel.standing.basis.text() == "After 1000 battles"


def test_a_hopeless_match_up_has_no_interval_of_a_single_number(panel_of: PanelOf) -> None:
    panel = panel_of(sample("the-ninewater-procession.json"))
    against(panel, "The Even Hand")
    assert panel.standing.rate.words.text() == "almost certain: The Ninewater Procession"
    assert panel.standing.rate.between.text().startswith("99 to 100%")


def test_both_cards_say_who_meets(panel_of: PanelOf) -> None:
    panel = panel_of(sample(EVEN))
    against(panel, "Kite Clans of Aldersay")
    one, other = panel.fleets
    assert (one.name.text(), one.value.text(), one.size_text.text()) == ("The Even Hand", "455", "9 ships · no squadrons")
    assert other.size_text.text() == "6 ships · 188 points in squadrons"
    assert one.members.members[0][0] == "Patient Surveyor"
    assert 0 < one.members.shown <= 9


def test_samples_have_the_names_of_their_documents_and_are_called_samples(panel_of: PanelOf) -> None:
    menu = QMenu()
    panel = panel_of(sample(EVEN))
    panel.choices[1].fill(menu)
    actions = menu.actions()
    texts = [action.text() for action in actions]
    samples = texts.index("Samples")
    assert not actions[samples].isEnabled()
    assert "Kite Clans of Aldersay" in texts[samples:]
    assert texts.count("The Even Hand") == 1  # open, and not once more as a sample
    assert not actions[0].isSeparator()


def test_battles_take_the_place_of_the_forecast_and_are_remembered(panel_of: PanelOf, qtbot: QtBot) -> None:
    panel = panel_of(force(sample(EVEN), ("ell",)))
    against(panel, "Quarrel at Fennel Light")
    found: list[Figures] = []
    panel.runner.found.connect(found.append)
    panel.line.button.click()
    qtbot.waitUntil(lambda: bool(found) and found[-1].is_whole, timeout=30_000)
    told = panel.standing.rate.ratio.text()
    assert panel.standing.basis.text() == "After 20 battles"
    against(panel, "The Slow Orchard")
    assert "without a battle" in panel.standing.basis.text()
    against(panel, "Quarrel at Fennel Light")
    assert panel.standing.basis.text() == "After 20 battles"
    assert panel.standing.rate.ratio.text() == told


def test_battles_end_once_the_better_side_is_known(panel_of: PanelOf, qtbot: QtBot) -> None:
    panel = panel_of(force(sample(EVEN), ("ell",)))
    against(panel, "Quarrel at Fennel Light")
    number = panel.standing.number
    number.setCurrentText("until the better side is known")
    number.activated.emit(number.currentIndex())
    found: list[Figures] = []
    panel.runner.found.connect(found.append)
    panel.line.button.click()
    qtbot.waitUntil(lambda: bool(found) and found[-1].is_whole, timeout=60_000)
    fought = found[-1].fought
    assert fought < MOST_BATTLES
    assert decision(found[-1].tally) in {"first", "second"}
    assert panel.standing.basis.text().startswith(f"{fought} battles: ")
    assert panel.standing.basis.text().endswith(" is better")
    known = panel.order and panel.runner.known(panel.order)
    assert known is not None
    assert known.fought == fought


def test_a_fleet_is_not_weighed_against_itself(panel_of: PanelOf) -> None:
    panel = panel_of(sample(EVEN))
    against(panel, "The Even Hand")
    assert panel.order is None
    assert not panel.line.button.isEnabled()
    assert "same fleet" in panel.notice.label.text()
    assert panel.standing.rate.words.text() == ""


def evened(panel: MatchUpPanel, *tallies: Tally) -> None:
    """Show proposals with these results."""
    order = panel.order
    assert order is not None
    change = panel.odds.as_it_is((order.study.given[0].force, order.study.field[0].force))
    found = tuple(Proposal(change._replace(recipe=number), each, each.fought >= 400) for number, each in enumerate(tallies, 1))
    panel.fair.runner.found.emit(Evened(found[0], found, len(found), 400))


def test_proposals_are_cards_with_ratio_and_proof_and_one_is_chosen(panel_of: PanelOf, qtbot: QtBot) -> None:
    panel = panel_of(force(sample(EVEN), ("ell", "fathom")))
    against(panel, "Quarrel at Fennel Light")
    assert not panel.fair.keep.isEnabled()
    evened(panel, Tally(wins=200, losses=200), Tally(wins=6, losses=4))
    shown = [card for card in panel.fair.cards if card.isVisible()]
    assert [card.ratio.text() for card in shown] == ["50 : 50", "60 : 40"]
    assert [card.proof.text() for card in shown] == ["✓ proved by 400 battles", "10 battles so far"]
    assert [card.words.text() for card in shown] == ["even", "perhaps even"]
    assert shown[0].isChecked()
    qtbot.mouseClick(shown[1], Qt.MouseButton.LeftButton, pos=QPoint(shown[1].width() // 2, 20))
    assert panel.fair.chosen == panel.fair.proposals[1]
    evened(panel, Tally(wins=200, losses=200), Tally(wins=12, losses=8))
    assert panel.fair.chosen == panel.fair.proposals[1]


def test_a_proposal_is_kept_as_an_encounter_that_can_be_played(panel_of: PanelOf) -> None:
    panel = panel_of(force(sample(EVEN), ("ell", "fathom")))
    against(panel, "Quarrel at Fennel Light")
    order = panel.order
    assert order is not None
    change = panel.odds.as_it_is((order.study.given[0].force, order.study.field[0].force))
    fair = Proposal(change, Tally(wins=200, losses=200), is_fair=True)
    panel.fair.runner.found.emit(Evened(fair, (fair,), 1, 400))
    assert panel.fair.cards[0].title.text() == "No change"
    content = panel.fair.document()
    assert content is not None
    body = json.loads(content)
    assert body["kind"] == "encounter"
    assert len(body["body"]["setup"]["positions"]) == 4


def test_a_search_without_further_changes_says_what_would_help(panel_of: PanelOf) -> None:
    panel = panel_of(force(sample(EVEN), ("ell",)))
    against(panel, "Quarrel at Fennel Light")
    order = panel.order
    assert order is not None
    change = panel.odds.as_it_is((order.study.given[0].force, order.study.field[0].force))
    base, found = Proposal(change, Tally(wins=1, losses=19)), Proposal(change, Tally(wins=400, losses=400), is_fair=True)
    panel.fair.runner.found.emit(Evened(base, (found,), 27, 1400, given_up=True))
    assert "27 changes tested in 1400 battles." in panel.fair.caption.text()
    assert "Add ships to The Even Hand, or leave some ships of Quarrel at Fennel Light out." in panel.fair.caption.text()
    panel.fair.runner.found.emit(Evened(base, (), 27, 1400, given_up=True))
    assert panel.fair.caption.text().startswith("none of 27 changes can balance this")


def test_a_battle_of_a_proposal_can_be_watched(panel_of: PanelOf, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    panel = panel_of(force(sample(EVEN), ("ell",)))
    against(panel, "Quarrel at Fennel Light")
    order = panel.order
    assert order is not None
    change = panel.odds.as_it_is((order.study.given[0].force, order.study.field[0].force))
    fair = Proposal(change, Tally(wins=200, losses=200), is_fair=True)
    panel.fair.runner.found.emit(Evened(fair, (fair,), 1, 400))
    shown: list[Replay] = []
    object.__setattr__(panel.fair._context, "show_match", shown.append)
    panel.fair.cards[0].watch.click()
    qtbot.waitUntil(lambda: bool(shown))
    assert shown[0].options["captains"] == [order.captain, order.captain]
    assert shown[0].options["encounter"]


def test_a_head_start_is_a_proposal_with_its_measured_reliability(
    panel_of: PanelOf, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    pairs = [{"rate": rate} for rate in (0.5, 0.44, 0.52, 0.6)]
    monkeypatch.setattr(points_report, "even_report", lambda: {"head_start": {"pairs": pairs}})
    panel = panel_of(force(sample(EVEN), ("ell",)))
    against(panel, "Quarrel at Fennel Light")
    order = panel.order
    assert order is not None
    forces = order.study.given[0].force, order.study.field[0].force
    head_start = Proposal(panel.odds.head_start(forces, HeadStart(0, 81)), Tally(wins=400, losses=400), is_fair=True)
    change = Proposal(panel.odds.as_it_is(forces), Tally(wins=200, losses=200), is_fair=True)
    panel.fair.runner.found.emit(Evened(change, (head_start, change), 2, 1200))
    first, second, _ = panel.fair.cards
    assert first.title.text() == "The Even Hand begins with a head start of 81 points"
    assert first.study.text() == "A study checked 4 such offers: 2 were within 45–55%, and 3 within 42–58%."
    assert second.study.isHidden()  # there is no study of changes here
    panel.fair.runner.found.emit(Evened(change, (head_start._replace(is_fair=False), change), 2, 100))
    assert first.study.isHidden()  # the study is about confirmed offers
    content = panel.fair.document()
    assert content is not None
    assert json.loads(content)["body"]["setup"]["head_start"] == {"side": "a", "points": 81, "from_turn": 0}


def test_a_closed_document_is_replaced_by_the_usual_fleet(context_of: MakeContext, qtbot: QtBot) -> None:
    context, other = context_of(EVEN), context_of("quarrel-at-fennel-light.json").document
    there = [context.document, other]
    context = replace(context, others=lambda: there)
    owner = QWidget()
    qtbot.addWidget(owner)
    choices = [FleetChoice(context, owner, is_first=is_first) for is_first in (True, False)]
    for choice in choices:
        choice.choose(context.game.documents.title(other.value))
        assert choice.document() is other.value
    there.remove(other)
    Shiboken.delete(other)
    assert choices[0].document() is context.document.value
    assert choices[1].document() not in {None, other.value, context.document.value}
