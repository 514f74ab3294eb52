"""What do I need to hit? beside a sheet: the figures are those of the protocol, and follow the ships and the choices."""

from dataclasses import replace
from typing import Any
from unittest.mock import Mock

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLineEdit, QSpinBox
from pytestqt.qtbot import QtBot

from metamaker.app.context import Context
from metamaker.app.design.element_menu import ElementMenu
from metamaker.app.document import Document
from metamaker.app.firing.choices import SeveralWords
from metamaker.app.firing.odds_panel import OddsPanel
from metamaker.app.firing.rolling import ROLLS
from metamaker.app.theme.theme import Theme
from metamaker.core.messages import said
from metamaker.core.paths import sample_fleets
from metamaker.game_api.companion_games import record_game
from metamaker.game_api.firing import Chapter, Circumstances
from metamaker.game_api.game import required
from metamaker.game_api.record_documents import new_record
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.opening import open_file
from metamaker.registry import game_called
from tests.app.conftest import MakeContextOfGame
from tests.app.window.test_small_screens import SAMPLES


def opened(game: str, name: str = "") -> Any:
    return open_file(str(sample_fleets(game) / f"{name or SAMPLES[game]}.json")).document


def shown(qtbot: QtBot, context: Context) -> OddsPanel:
    panel = OddsPanel(context)
    qtbot.addWidget(panel)
    panel.resize(480, 700)
    with qtbot.waitExposed(panel):
        panel.show()
    qtbot.waitUntil(lambda: bool(panel.figures.rows.keys))
    return panel


@pytest.fixture
def duel(qtbot: QtBot, theme: Theme, context: Context) -> OddsPanel:
    """Return the panel of two small ships."""
    return shown(qtbot, context)


def field(panel: OddsPanel, name: str, column: int = 0) -> Any:
    return panel.columns[column].fields.by_name[name]


def figures(panel: OddsPanel, column: int = 0) -> dict[str, str]:
    rows = (panel.figures.rows.row_of(key) for key in panel.figures.rows.keys)
    return {row.key: row.cells[column] for row in rows if row is not None and row.above}


def expected(chapters: tuple[Chapter, ...]) -> dict[str, str]:
    return {f"{chapter.key}/{each.key}": said(each.shown, "en") for chapter in chapters for each in chapter.figures}


def set_values(panel: OddsPanel, column: int, **values: Any) -> None:
    for name, value in values.items():
        widget = field(panel, name, column)
        if isinstance(widget, QSpinBox):
            widget.setValue(value)
        elif isinstance(widget, QComboBox):
            widget.setCurrentIndex(widget.findData(value))
        elif isinstance(widget, QLineEdit):
            widget.setText(value)
        elif isinstance(widget, SeveralWords):
            widget.choose(value)
        else:
            widget.setChecked(value)


CASES: dict[str, tuple[dict[str, Any], ...]] = {
    "metaverse": (
        {"distance": 20, "arc": "port"},
        {"distance": 55, "arc": "aft", "terrain": "nebula", "target_manoeuvre": "EM2", "volley": True, "ew": ("silent",)},
    ),
    "cosmoforce": ({"heat": 4}, {"speed": 2, "target_speed": 9}),
}


@pytest.mark.parametrize("game", CASES)
def test_both_columns_show_the_figures_of_the_protocol(
    qtbot: QtBot, theme: Theme, context_of_game: MakeContextOfGame, game: str
) -> None:
    fleet = opened(game, "quarrel-at-fennel-light" if game == "metaverse" else "")
    panel = shown(qtbot, context_of_game(game, fleet))
    firing = required(game_called(game).firing)
    ships = [each.ref() for each in fleet.ships][:2]
    panel.compare.click()
    for column, values in enumerate(CASES[game]):
        set_values(panel, column, **values)
    panel.answer()
    for column, values in enumerate(CASES[game]):
        case = Circumstances(**{**firing.usual._asdict(), **values})
        attack = firing.attack(fleet, ships[0], fleet, ships[1], case)
        found = figures(panel, column)
        assert {key: found[key] for key in expected(attack.chapters)} == expected(attack.chapters)


def test_rolls_come_to_those_of_the_protocol(qtbot: QtBot, duel: OddsPanel) -> None:
    qtbot.waitUntil(lambda: not duel.rolling.is_busy)
    fleet = duel.document.value
    attack = required(game_called("metaverse").firing).attack(
        fleet, fleet.ships[0].ref(), fleet, fleet.ships[1].ref(), Circumstances(distance=30, arc="fore")
    )
    assert attack.trials is not None
    attack.trials.roll(ROLLS)
    rolled = attack.trials.chapter()
    assert {key: shown for key, shown in figures(duel).items() if key.startswith("attack/")} == expected((rolled,))


def test_a_hidden_panel_does_not_roll(qtbot: QtBot, duel: OddsPanel) -> None:
    duel.answer()
    assert duel.rolling.is_busy
    duel.hide()
    assert not duel.rolling.is_busy


def test_a_refusal_is_told_and_leaves_the_rows_where_they_are(qtbot: QtBot, duel: OddsPanel) -> None:
    before = duel.figures.rows.keys
    set_values(duel, 0, distance=101)
    duel.answer()
    assert duel.notice.text() == "Direct fire reaches 100 cm"
    assert duel.figures.rows.keys == before
    assert set(figures(duel).values()) == {"–"}
    set_values(duel, 0, distance=100, target_manoeuvre="sideways")
    duel.answer()
    assert "sideways" in duel.notice.text()


def test_nothing_moves_when_figures_change(qtbot: QtBot, duel: OddsPanel) -> None:
    places = [widget.geometry() for widget in (duel.notice, duel.figures, duel.why, duel.compare)]
    for distance in (5, 50, 95, 101, 30):
        set_values(duel, 0, distance=distance)
        duel.answer()
        duel.figures.select([duel.figures.rows.keys[-1]])
        assert [widget.geometry() for widget in (duel.notice, duel.figures, duel.why, duel.compare)] == places


def test_figures_are_explained_by_their_rules_which_open(qtbot: QtBot, duel: OddsPanel, told: Any) -> None:
    key = next(key for key in duel.figures.rows.keys if key.endswith("/sensor"))
    duel.figures.select([key])
    assert "Sensor profile SP = array rating" in duel.why.toPlainText()
    duel.figures.setFocus()
    qtbot.keyClick(duel.figures, Qt.Key.Key_Return)
    assert told.rules == ["MV-1.3.1-10"]
    duel.why.setFocus()
    qtbot.keyClick(duel.why, Qt.Key.Key_Tab)
    qtbot.keyClick(duel.why, Qt.Key.Key_Return)
    assert told.rules == ["MV-1.3.1-10", "MV-1.3.1-10"]


def test_the_ship_on_the_canvas_fires(qtbot: QtBot, duel: OddsPanel) -> None:
    ships = duel.document.value.ships
    duel._context.selection.show(ships[1].ref())
    assert duel.firer.currentText() == ships[1].name


def test_names_are_never_markup(qtbot: QtBot, theme: Theme, context: Context) -> None:
    nasty = '<img src="x"><b>&amp;'
    fleet = context.document.value
    weapons = tuple(each.with_(name=nasty) for each in fleet.weapons)
    ships = tuple(each.with_(name=nasty) for each in fleet.ships)
    context.document.put(fleet.with_(weapons=weapons, ships=ships))
    panel = shown(qtbot, context)
    for key in panel.figures.rows.keys:
        panel.figures.select([key])
        assert "<img" not in panel.why.toHtml()
    assert panel.firer.currentText() == nasty
    assert "<img" not in field(panel, "weapons").toolTip()
    field(panel, "weapons").choose([fleet.weapons[0].id])
    assert "<img" not in field(panel, "weapons").toolTip()


def test_ships_of_a_game_on_paper_have_their_damage(
    qtbot: QtBot, theme: Theme, context: Context, context_of_game: MakeContextOfGame
) -> None:
    game, fleet = game_called("metaverse"), context.document.value
    record = new_record(game, fleet)
    values = {f"{fleet.ships[1].ref()}/core/hull_hits#{number}": "on" for number in range(1, 4)}
    damaged = required(game.sheets).filled_state(fleet, values)
    recorded = context_of_game("metaverse", None)
    recorded.document.game = record_game(game)
    recorded.document.put(record.with_(state=damaged))
    panel = shown(qtbot, recorded)
    assert panel.notice.text() == "Ships of a game on paper have the damage on their sheets."
    set_values(panel, 0, distance=20)
    panel.answer()
    state = required(game.sheets).play_state(fleet, damaged, "")
    ships = [each.ref() for each in fleet.ships]
    case = Circumstances(distance=20, arc="fore")
    attack = required(game.firing).attack(fleet, ships[0], fleet, ships[1], case, (state, state))
    assert {key: figures(panel)[key] for key in expected(attack.chapters)} == expected(attack.chapters)


def test_the_document_of_a_target_is_followed_and_may_be_closed(
    qtbot: QtBot, theme: Theme, context: Context, context_of_game: MakeContextOfGame
) -> None:
    other = Document(game_called("metaverse"), opened("metaverse", "the-slow-orchard"))
    others = [context.document, other]
    panel = shown(qtbot, replace(context, others=lambda: others))
    target = panel.columns[0].target
    target.setCurrentIndex(target.count() - 1)
    assert target.key.startswith(other.mark)
    panel.answer()
    assert panel.rolling.is_busy
    fleet = other.value
    other.put(fleet.with_(ships=tuple(each.with_(name="Renamed") for each in fleet.ships)))
    qtbot.waitUntil(lambda: target.currentText() == "Renamed")
    others.remove(other)
    other.deleteLater()
    panel.answer()
    assert target.key.startswith(context.document.mark)
    qtbot.waitUntil(lambda: not panel.rolling.is_busy)


def test_a_document_without_ships_has_no_figures(qtbot: QtBot, theme: Theme, context_of_game: MakeContextOfGame) -> None:
    panel = OddsPanel(context_of_game("metaverse", Fleet(name="Nobody")))
    qtbot.addWidget(panel)
    with qtbot.waitExposed(panel):
        panel.show()
    qtbot.waitUntil(lambda: panel.notice.text() == "Choose a firing ship and a target")
    panel.compare.click()
    assert panel.figures.rows.keys == ()


def test_the_menu_of_the_sheet_leads_here(qtbot: QtBot, theme: Theme, context: Context) -> None:
    asked: list[str] = []
    edits = Mock()
    edits.can_paste.return_value = False
    menu = ElementMenu(replace(context, show_odds=lambda: asked.append("odds")), edits, "", lambda _: None)
    qtbot.addWidget(menu)
    next(action for action in menu.actions() if action.text().startswith("What do I need to hit?")).trigger()
    assert asked == ["odds"]


def test_rolls_leave_the_text_of_rules_where_it_is(qtbot: QtBot, duel: OddsPanel) -> None:
    duel.figures.select([next(key for key in duel.figures.rows.keys if key.endswith("/sensor"))])
    duel.resize(360, 700)
    bar = duel.why.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    bar.setValue(bar.maximum())
    duel.answer()
    qtbot.waitUntil(lambda: not duel.rolling.is_busy)
    assert bar.value() == bar.maximum()
