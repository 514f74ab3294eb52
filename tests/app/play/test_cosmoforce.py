"""Fights of Cosmoforce: targets are clicked, damage is ticked, attacks are seen, and a run for survival is scored."""

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from metamaker.app.cosmoforce.play.action_panel import ActionPanel
from metamaker.app.cosmoforce.play.number_panels import EvasionPanel
from metamaker.app.cosmoforce.play.tick_panel import TickPanel
from metamaker.app.play.match_page import MatchPage
from metamaker.app.play.orders.order_panel import OrderPanel
from metamaker.app.window.window import MainWindow
from metamaker.core.messages import said
from metamaker.core.paths import sample_fleets
from metamaker.games.cosmoforce.battle.actions.dialogue import evasion_end
from metamaker.games.cosmoforce.battle.actions.events import Attacked
from metamaker.games.cosmoforce.battle.actions.orders import Attack
from metamaker.games.cosmoforce.match.choices.attacks import attacks_on
from metamaker.games.cosmoforce.match.choices.numbers import evasion_changes
from metamaker.games.cosmoforce.match.tabletop.moment import FightMoment
from metamaker.play.table import PERSON
from tests.app.play.conftest import rest, shown_match
from tests.app.play.test_watching import pull

SAMPLE = str(sample_fleets("cosmoforce") / "six-ideas.json")


@pytest.fixture
def page(qtbot: QtBot, window: MainWindow) -> MatchPage:
    """Return a fight of the two sample teams, the first one led by a person."""
    window.files.open([SAMPLE])
    assert window.fleet is not None
    window.matches.set_up(window.fleet)
    form = window.matches.new()
    assert [card.name.text() for card in form.cards] == ["Quick hands", "Heavy weather"]
    form.terms.seed.setValue(7)
    for box, name in zip(form.terms.seats, (PERSON, "plain"), strict=True):
        box.setCurrentIndex(box.findData(name))
    form.begin.click()
    return shown_match(qtbot, window)


def asked(qtbot: QtBot, page: MatchPage, kind: str) -> OrderPanel:
    """Answer as the captain advises until a kind of question is open, and return its panel."""
    writing = page.orders.writing
    for _ in range(60):
        qtbot.waitUntil(lambda: writing.panel is not None and page.orders.isEnabled())
        assert writing.panel is not None
        if writing.panel.asked.decision.kind == kind:
            return writing.panel
        if writing.is_unanswered:
            writing.advice.click()
            qtbot.waitUntil(lambda: not writing.is_unanswered)
        page.orders.give()
        rest(qtbot, page)
    pytest.fail(f"{kind} was never asked")


def click(qtbot: QtBot, page: MatchPage, sign: str) -> None:
    qtbot.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=page.table.box_of(sign).center())


def test_targets_are_lit_and_a_click_proposes_the_best_attack(qtbot: QtBot, page: MatchPage) -> None:
    panel = asked(qtbot, page, "take-action")
    writing = page.orders.writing
    assert isinstance(panel, ActionPanel)
    assert set(page.table.marked) == {"B1", "B2", "B3"}
    click(qtbot, page, "B2")
    first = panel.chosen
    assert isinstance(first, Attack)
    found = attacks_on(panel.decision, first.target)
    assert first == found[0]
    assert "at B2" in panel.rows[panel.key(first)].title.text()
    assert panel.rows[panel.key(first)].isChecked()
    click(qtbot, page, "B2")
    assert panel.chosen == found[1 % len(found)]
    click(qtbot, page, "B3")
    assert panel.chosen.target != first.target
    assert "on average" in writing.told.text()


def test_weapons_of_an_attack_are_switched_off_in_the_list_and_on_the_sheet(qtbot: QtBot, page: MatchPage) -> None:
    panel = asked(qtbot, page, "take-action")
    assert isinstance(panel, ActionPanel)
    click(qtbot, page, "B2")
    slots = panel.chosen.slots
    assert [step.text() for step in panel.steps] == [str(slot + 1) for slot in slots], "counted from 1"
    panel.steps[0].click()
    assert panel.chosen.slots == slots[1:]
    of = panel.decision.of
    assert panel.click_on_sheet(of, [panel.named_on(of)[0]])
    assert panel.chosen.slots == slots


def test_a_ship_is_dragged_onto_its_target(qtbot: QtBot, page: MatchPage) -> None:
    panel = asked(qtbot, page, "take-action")
    of = panel.asked.decision.of
    start, end = (page.table.box_of(sign).center() for sign in (of, "B1"))
    view = page.table.viewport()
    assert of in page.table.portable
    qtbot.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
    pull(view, (start + end) / 2)
    pull(view, end)
    qtbot.mouseRelease(view, Qt.MouseButton.LeftButton, pos=end)
    assert isinstance(panel, ActionPanel)
    assert panel.chosen is not None
    assert panel.decision.battle.ships[panel.chosen.target].name == "Nine Pockets"


def test_nothing_is_passed_by_accident(qtbot: QtBot, page: MatchPage) -> None:
    panel = asked(qtbot, page, "take-action")
    writing = page.orders.writing
    assert isinstance(panel, ActionPanel)
    assert not writing.ready.isEnabled()
    assert not any(row.isChecked() for row in panel.rows.values())
    made = page.work.film.match.made if page.work.film else 0
    page.orders.give()
    writing.line.returnPressed.emit()
    rest(qtbot, page)
    assert page.work.film is not None
    assert page.work.film.match.made == made
    assert panel.rows["pass"].result.text().startswith("gives up")
    panel.rows["pass"].click()
    assert writing.ready.isEnabled()
    assert writing.line.text() == "pass"
    page.orders.give()
    rest(qtbot, page)
    assert page.work.film.match.made > made


def test_enter_plays_what_is_chosen(qtbot: QtBot, page: MatchPage) -> None:
    asked(qtbot, page, "take-action")
    assert page.work.film is not None
    made = page.work.film.match.made
    click(qtbot, page, "B2")
    focused = page.orders.writing.ready
    assert focused.hasFocus()
    qtbot.keyClick(focused, Qt.Key.Key_Return)
    rest(qtbot, page)
    assert page.work.film.match.made > made


def test_ready_and_the_choices_stay_in_place(qtbot: QtBot, page: MatchPage) -> None:
    """Buttons do not move between questions, and rows do not move when another one is chosen."""
    places, writing = [], page.orders.writing
    for kind in ("place-damage", "take-action", "harm-crew"):
        panel = asked(qtbot, page, kind)
        qtbot.wait(100)
        places.append(writing.ready.mapTo(page, QPoint()))
        if isinstance(panel, ActionPanel):
            before = {key: row.mapTo(page, QPoint()) for key, row in panel.rows.items()}
            for row in list(panel.rows.values()):
                row.click()
                qtbot.wait(20)
                assert {key: each.mapTo(page, QPoint()) for key, each in panel.rows.items()} == before
                assert writing.ready.mapTo(page, QPoint()) == places[-1]
            click(qtbot, page, "B1")
    assert len(set(places)) == 1


def test_damage_is_ticked_on_the_sheet_and_in_the_list(qtbot: QtBot, page: MatchPage) -> None:
    """A slot takes as many points as it has free boxes; what is left is said."""
    panel, sheet = asked(qtbot, page, "place-damage"), page.sheet
    assert isinstance(panel, TickPanel)
    while panel.ticks.most is None or panel.ticks.most < 3:
        page.orders.give()
        rest(qtbot, page)
        panel = asked(qtbot, page, "place-damage")
        assert isinstance(panel, TickPanel)
    most = panel.ticks.most
    assert len(panel.answer) == most, "the suggestion places all points"
    assert panel.left.text() == "All points are placed"
    qtbot.waitUntil(lambda: sheet.ref == panel.asked.decision.of and bool(sheet.view.shown.copies(sheet.view.ticked[0])))
    free = next(row for row in panel.ticks.rows if row.boxes - row.marked == 2 and row.value not in panel.answer)
    for number in (1, 2):
        box = sheet.view.lens.view.shown(sheet.view.shown.copies(f"{free.ref}#{number}")[0])
        qtbot.mouseClick(sheet.view.viewport(), Qt.MouseButton.LeftButton, pos=box.center().toPoint())
    assert panel.answer.count(free.value) == 2
    assert len(panel.answer) == most, "points moved"
    assert {f"{free.ref}#1", f"{free.ref}#2"} <= set(sheet.view.ticked)
    panel.rows[free.value].boxes[1].click()
    assert panel.answer.count(free.value) == 1
    assert panel.left.text() == "1 point left to place"
    panel.suggest.click()
    assert panel.left.text() == "All points are placed"


def test_evasion_says_which_burns_get_away(qtbot: QtBot, page: MatchPage) -> None:
    panel = asked(qtbot, page, "evade-ram")
    assert isinstance(panel, EvasionPanel)
    rammer = panel.decision.rammer
    assert not page.orders.writing.ready.isEnabled()
    assert rammer.name in panel.details.text()
    ends = {change.text: evasion_end(panel.decision, change.answer) for change in evasion_changes(panel.decision, None).changes}
    assert [step.text() for step in panel.steps] == list(ends)
    assert all(("✓" in text) == (end == "away") for text, end in ends.items())


def test_the_panel_waits_for_the_film(qtbot: QtBot, window: MainWindow, page: MatchPage) -> None:
    asked(qtbot, page, "take-action")
    click(qtbot, page, "B2")
    page.projector.is_quiet = False
    page.orders.give()
    rest(qtbot, page)
    assert page.gate.is_holding
    assert page.skip.isVisible()
    assert page.orders.writing.panel is None
    frame = page.frame
    assert frame is not None
    assert isinstance(frame.moment, FightMoment)
    assert isinstance(frame.moment.event, Attacked)
    assert page.projector.part < 1.0
    assert page.caption.text() == "", "nothing is told while dice roll"
    page.skip.click()
    qtbot.waitUntil(lambda: page.orders.writing.panel is not None)


def test_a_match_ends_with_its_result_and_another_one_begins_with_one_click(qtbot: QtBot, page: MatchPage) -> None:
    writing = page.orders.writing
    for _ in range(200):
        if page.work.is_over:
            break
        if writing.is_unanswered:
            writing.advice.click()
            qtbot.waitUntil(lambda: not writing.is_unanswered)
        page.orders.give()
        rest(qtbot, page)
    assert page.end.isVisible()
    assert "wins in" in page.end.result.text() or "draw" in page.end.result.text()
    assert "rounds" in page.end.result.text()
    assert page.at_once.isVisible()
    assert page.table.isVisible()


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
