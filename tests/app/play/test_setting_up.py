"""A match is set up: sides, ships, who plays, what is lacking, as last time."""

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from metamaker.app.play.setting_up.set_up_form import SetUpForm
from metamaker.app.play.setting_up.sources import Source
from metamaker.app.window.window import MainWindow
from metamaker.core.paths import sample_fleets
from metamaker.game_api.companion_games import MatchGame
from metamaker.game_api.game import required
from metamaker.game_api.matches import begun
from metamaker.opening import open_file
from metamaker.play.table import PERSON, Setting
from metamaker.registry import game_called
from tests.app.play.conftest import Begin, shown_match

SAMPLES = sample_fleets("metaverse")


def test_a_match_needs_somebody_on_each_side(window: MainWindow) -> None:
    form = window.matches.new()
    assert not form.begin.isEnabled()
    assert form.problem.text() == "Choose a fleet for each side."
    assert form.problem.property("role") == "caption"  # nothing is wrong so far
    assert not any(box.isVisible() for box in (form.terms.survival, form.terms.meeting, form.terms.terrain))
    assert form.first.isVisible()


def test_a_first_duel_is_set_up_by_one_click(qtbot: QtBot, window: MainWindow) -> None:
    form = window.matches.new()
    form.first.click()
    assert [[ship.name for ship in force.ships] for force in form.forces] == [["Honest Weight"], ["Borrowed Lantern"]]
    assert form.terms.captains == (PERSON, "plain")
    assert form.begin.isEnabled()
    assert not form.first.isVisible()
    assert window.focusWidget() is form.begin
    # Both come from one fleet: the forecast calls them by their ships.
    forecast = form.terms.forecast
    qtbot.waitUntil(lambda: forecast.rate.words.text() == "too close to call")
    assert [label.text() for label in forecast.rate.names] == ["Honest Weight", "Borrowed Lantern"]
    first = forecast.reasons.rows[0]
    assert (first.name.text(), first.one.text(), first.other.text()) == ("Damage per turn", "10", "19")
    assert first.moved.text() == "+10 Borrowed Lantern"


@pytest.mark.parametrize(
    ("key", "sample"), [("cosmoforce", "six-ideas"), ("cosmoclysm", "whirligig"), ("cosmos_commanders", "four-corners")]
)
def test_a_first_duel_is_one_of_the_game_at_the_front(window: MainWindow, key: str, sample: str) -> None:
    window.files.open([str(sample_fleets(key) / f"{sample}.json")])
    form = window.matches.new()
    form.first.click()
    assert form.game is game_called(key)
    first, *others = form.terms.captains
    assert first == PERSON
    assert set(others) == {required(game_called(key).play).usual_captain}
    assert form.begin.isEnabled()


def test_ships_can_stay_at_home(form: SetUpForm) -> None:
    card = form.cards[1]
    assert [ship.id for ship in card.force.ships] == ["late-frost", "early-thaw"]
    card.leave_out("ships/early-thaw", True)
    assert [ship.id for ship in card.force.ships] == ["late-frost"]
    assert form.begin.isEnabled()
    card.leave_out("ships/late-frost", True)
    assert not form.begin.isEnabled()
    assert form.problem.text() == "No ships selected."


def test_how_it_is_likely_to_end_is_told_before_it_begins(qtbot: QtBot, form: SetUpForm) -> None:
    ratio = form.terms.forecast.rate.ratio
    qtbot.waitUntil(lambda: " : " in ratio.text())
    before = ratio.text()
    form.cards[1].leave_out("ships/early-thaw", True)
    qtbot.waitUntil(lambda: " : " in ratio.text() and ratio.text() != before)


def test_a_quick_look_follows_the_forecast_and_stops_when_the_form_is_left(qtbot: QtBot, form: SetUpForm) -> None:
    forecast = form.terms.forecast
    qtbot.waitUntil(lambda: forecast.basis.text() == "Forecast, without a battle")
    busy: list[bool] = []
    form.looks.busy_changed.connect(busy.append)
    form.hide()
    assert busy == [False]
    form.show()
    qtbot.waitUntil(lambda: forecast.basis.text() == "Forecast and 20 battles", timeout=30_000)


def test_there_is_no_forecast_of_a_victory_by_points(qtbot: QtBot, form: SetUpForm) -> None:
    forecast, victory = form.terms.forecast, form.terms.victory
    qtbot.waitUntil(lambda: not forecast.isHidden())
    victory.victory.setCurrentIndex(victory.victory.findData(0))
    qtbot.waitUntil(lambda: "head start" in form.terms.gist.text())
    assert forecast.isHidden()
    assert not form.looks.is_busy
    victory.victory.setCurrentIndex(0)
    qtbot.waitUntil(lambda: not forecast.isHidden())


def test_one_click_on_an_open_fleet_has_it_fight(window: MainWindow) -> None:
    window.files.open([str(SAMPLES / "quarrel-at-fennel-light.json")])
    assert window.fleet is not None
    window.fleet.selection.show("ships/honest-weight")
    menu = QMenu()
    window.commands.fill_menu(menu)
    texts = {action.text(): action for action in menu.actions()}
    texts["Fight “Honest Weight” against…"].trigger()
    form = next(part for part in window.shelf.parts if isinstance(part, SetUpForm))
    assert [ship.id for ship in form.cards[0].force.ships] == ["honest-weight"]
    assert window.shelf.here is form


def test_a_file_is_dropped_on_a_side(form: SetUpForm) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(SAMPLES / "the-even-hand.json"))])
    card = form.cards[0]
    event = QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    card.dropEvent(event)
    assert card.name.text() == "The Even Hand"


def test_designs_with_errors_fight_only_if_that_is_wanted(qtbot: QtBot, form: SetUpForm) -> None:
    fleet = open_file(str(SAMPLES / "quarrel-at-fennel-light.json")).document
    game = game_called("metaverse")
    core = fleet.classes[0].sections.core
    broken = fleet.classes[0].with_(sections=fleet.classes[0].sections.with_(core=core.with_(hull_hits=0)))
    form.take(0, Source(game, fleet.with_(classes=(broken, *fleet.classes[1:]))))
    qtbot.waitUntil(lambda: bool(form.cards[0].flaws))
    assert not form.begin.isEnabled()
    form.anyway.setChecked(True)
    assert form.begin.isEnabled()


def test_it_begins_as_last_time(qtbot: QtBot, window: MainWindow, form: SetUpForm, begin: Begin) -> None:
    begin(("plain", "plain"))
    again = window.matches.new()
    assert again is not form
    again.as_last_time()
    assert [ship.id for card in again.cards for ship in card.force.ships] == [
        "honest-weight",
        "borrowed-lantern",
        "late-frost",
        "early-thaw",
    ]
    assert again.terms.captains == ("plain", "plain")


def test_an_encounter_out_of_a_file_is_met(qtbot: QtBot, window: MainWindow) -> None:
    window.files.open([str(SAMPLES / "encounters" / "two-fords.json")])
    form = next(part for part in window.shelf.parts if isinstance(part, SetUpForm))
    assert all(card.force is not None for card in form.cards)
    for box in form.terms.seats:
        box.setCurrentIndex(box.findData(""))
    form.anyway.setChecked(True)
    form.begin.click()
    page = shown_match(qtbot, window)
    assert page.work.begun is not None
    assert page.work.begun.match.setting.encounter is not None
    assert window.fleet is not None
    assert isinstance(window.fleet.document.game, MatchGame)


def test_a_match_is_played_again_with_other_dice_and_with_its_sides_exchanged(
    qtbot: QtBot, window: MainWindow, form: SetUpForm, begin: Begin
) -> None:
    page = begin(("plain", "careful"))
    qtbot.waitUntil(page.again.isVisible)
    assert page.work.begun is not None
    forces, seed = page.work.begun.forces, page.work.begun.match.setting.seed
    shown = window.shelf.here
    assert shown is not None
    page.again.click()
    again = window.matches.form
    assert again is not None
    assert again.forces == forces
    assert again.terms.captains == ("plain", "careful")
    assert again.seed != seed
    window.shelf.bring(shown)
    menu = QMenu()
    window.commands.fill_menu(menu)
    next(action for action in menu.actions() if "sides swapped" in action.text()).trigger()
    assert window.matches.form is again
    assert again.forces == forces[::-1]
    assert again.terms.captains == ("careful", "plain")
    again.begin.click()
    assert shown_match(qtbot, window).work.game is game_called("metaverse")
    assert window.matches.new().again.isVisible(), "the last time out of files is still known"


@pytest.mark.parametrize("key", ["cosmoclysm", "cosmos_commanders"])
def test_each_game_begun_from_the_page_of_a_board_has_other_dice(qtbot: QtBot, window: MainWindow, key: str) -> None:
    window.files.open([str(min(sample_fleets(key).glob("*.json")))])
    own = window.workspace
    assert own is not None
    window.show_page("play")
    seeds = []
    for _ in range(2):
        page = own.shown
        begin = getattr(page, "begin", None) or page.match.begin  # type: ignore[union-attr]
        begin.click()
        match = shown_match(qtbot, window)
        seeds.append(match.work.begun.match.setting.seed)  # type: ignore[union-attr]
        window.bring_fleet(own.fleet)
        window.show_page("play")
    assert seeds[0] != seeds[1]


@pytest.mark.parametrize(
    ("key", "sample", "captain"),
    [
        ("cosmoclysm", "the-loom", "plain"),
        ("cosmos_commanders", "kettle-and-thimble", "plain"),
        ("cosmoforce", "six-ideas", "plain"),
    ],
)
def test_a_match_that_is_over_is_played_again_at_once_with_other_dice(
    qtbot: QtBot, window: MainWindow, key: str, sample: str, captain: str
) -> None:
    game = game_called(key)
    play = required(game.play)
    document = open_file(str(sample_fleets(key) / f"{sample}.json")).document
    forces = (play.force(document, ()),) * min(2, play.bounds[1])
    match = begun(game, forces, Setting(3, (captain,) * play.seats(forces, False), last_turn=1))
    window.matches.show(game, match.replay())
    page = shown_match(qtbot, window)
    qtbot.waitUntil(page.at_once.isVisible)
    assert page.again.isVisible() == (key == "cosmoforce"), "a board has no sides to choose"
    page.at_once.click()
    assert shown_match(qtbot, window) is not page
    again = shown_match(qtbot, window).work.begun
    assert again is not None
    assert again.forces == forces
    assert again.match.setting.captains == match.setting.captains
    assert again.match.setting.seed != 3


@pytest.mark.parametrize(
    ("key", "sample"), [("cosmoclysm", "whirligig"), ("cosmos_commanders", "four-corners"), ("cosmoforce", "six-ideas")]
)
def test_a_match_of_any_game_is_set_up_again(window: MainWindow, key: str, sample: str) -> None:
    game = game_called(key)
    play = required(game.play)
    document = open_file(str(sample_fleets(key) / f"{sample}.json")).document
    forces = (play.force(document, ()),) * min(2, play.bounds[1])
    captains = (play.usual_captain,) * play.seats(forces, False)
    replay = begun(game, forces, Setting(3, captains)).replay()
    made = window.matches.new()
    made.take_again(game, replay, "a match")
    assert made.forces == forces
    assert made.terms.captains == captains


def test_a_document_is_listed_once_and_by_its_name(window: MainWindow, tmp_path: Path) -> None:
    own, other = tmp_path / "new-fleet.json", tmp_path / "second.json"
    for file in (own, other):
        file.write_bytes((SAMPLES / "the-even-hand.json").read_bytes().replace(b"The Even Hand", file.stem.title().encode()))
    window.files.open([str(own), str(other), str(SAMPLES / "quarrel-at-fennel-light.json")])
    assert window.fleet is not None
    form = window.matches.new()
    for fleet in [each for each in window.program.fleets if each.path == str(other)]:
        window.close_part(next(part for part in window.shelf.parts if getattr(part, "fleet", None) is fleet))
    menu = QMenu()
    form.cards[0].menu.fill(menu)
    actions = menu.actions()
    texts = [action.text() for action in actions]
    assert texts.count("New-Fleet") == 1
    assert texts.count("Second") == 1  # closed, so a recent file
    assert "new-fleet.json" not in texts
    assert not actions[0].isSeparator()
    assert not actions[0].isEnabled()
    assert not any(one.isSeparator() and two.isSeparator() for one, two in pairwise(actions))


def test_ships_at_home_come_only_if_they_are_named(window: MainWindow) -> None:
    opened = open_file(str(SAMPLES / "the-even-hand.json"))
    fleet = required(opened.game.edits).changed(opened.document, "ships/yardstick", "at_home", True)
    form = window.matches.new()
    form.take(0, Source(opened.game, fleet))
    assert "yardstick" not in {ship.id for ship in form.forces[0].ships}
    assert form.cards[0].facts.text() == "8 of 8 ships"
    form.take(0, Source(opened.game, fleet), ("ships/yardstick",))
    assert [ship.id for ship in form.forces[0].ships] == ["yardstick"]
    assert form.cards[0].facts.text() == "1 of 9 ships"
