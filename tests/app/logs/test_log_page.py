"""The page of logs as a person uses it, and the buttons of matches and of games on paper."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QMenu
from pytestqt.qtbot import QtBot

from metamaker.app.context import Context
from metamaker.app.document import Document
from metamaker.app.logs.filling import fill_fleets
from metamaker.app.logs.log_page import LogPage
from metamaker.app.play.end_card import EndCard
from metamaker.app.theme.theme import Theme
from metamaker.core.ship_log import MAX_ENTRIES, Fate, LogEntry
from metamaker.game_api.companion_games import match_game, record_game
from metamaker.game_api.game import required
from metamaker.game_api.logs import Suffered
from metamaker.game_api.record_documents import new_record
from metamaker.game_api.ship_logs import About, entry_of, standings
from metamaker.play.documents import replay_text
from tests.app.conftest import MakeContextOfGame, Told
from tests.test_ship_logs import GAMES, fought, logged, logs, sample


@pytest.fixture
def context_in(context_of_game: MakeContextOfGame) -> MakeContextOfGame:
    return context_of_game


def page_in(qtbot: QtBot, context: Context, file: str = "") -> LogPage:
    page = LogPage(context, lambda _: file)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    with qtbot.waitExposed(page):
        page.show()
    return page


def menu_of(button: Any) -> dict[str, Any]:
    """Open the menu of a button, and return its actions by their texts."""
    menu = button.menu()
    assert isinstance(menu, QMenu)
    menu.aboutToShow.emit()
    return {action.text(): action for action in menu.actions() if action.text()}


def beside(context: Context, *battles: Document) -> Context:
    """Return the context of a view in a program with other open documents."""
    return replace(context, others=lambda: (context.document, *battles))


@pytest.mark.parametrize("key", GAMES)
def test_a_battle_in_a_file_is_entered_as_one_step(
    key: str, qtbot: QtBot, theme: Theme, context_of_game: MakeContextOfGame, tmp_path: Path
) -> None:
    file = tmp_path / "the-long-watch.json"
    file.write_bytes(replay_text(fought(key)[1], key))
    context = context_of_game(key, sample(key).document)
    page = page_in(qtbot, context, str(file))
    assert not page.entries.rows.keys
    menu_of(page.fill)["From a file…"].trigger()
    qtbot.waitUntil(lambda: bool(page.entries.rows.keys))
    assert context.document.steps.count() == 1
    found = logs(context.game, context.document.value)
    assert {len(log) for log in found.values()} == {1}
    assert {log[0].title for log in found.values()} == {"the-long-watch"}
    assert page.told.text().startswith(f"{len(found)} ships of ")
    menu_of(page.fill)["From a file…"].trigger()
    qtbot.waitUntil(lambda: page.told.text().endswith("has this battle in its logs already."))
    assert context.document.steps.count() == 1
    context.document.steps.undo()
    assert context.document.value == sample(key).document
    qtbot.waitUntil(lambda: not page.entries.rows.keys)


def test_entries_are_added_edited_and_removed_by_hand(qtbot: QtBot, theme: Theme, context_of_game: MakeContextOfGame) -> None:
    context = context_of_game("metaverse", sample("metaverse").document)
    page = page_in(qtbot, context)
    menu_of(page.add)["Yardstick"].trigger()
    assert page.heading.text() == "Yardstick"
    title = page.form.field("title").control
    assert isinstance(title, QLineEdit)
    qtbot.keyClicks(title, "Ambush & <b>glory</b>")
    qtbot.keyClick(title, Qt.Key.Key_Return)
    page.form.edited.emit("fate", "destroyed")
    page.form.edited.emit("scars", ("Mast", "Keel"))
    page.form.edited.emit("repaired", ("Bell",))
    (entry,) = logs(context.game, context.document.value)["ships/yardstick"]
    assert (entry.title, entry.fate) == ("Ambush & <b>glory</b>", Fate.DESTROYED)
    assert [(scar.what, scar.repaired) for scar in entry.scars] == [("Mast", False), ("Keel", False), ("Bell", True)]
    page.form.edited.emit("date", "31 November")
    assert "2026-11-29" in page.form.said("date")
    assert logs(context.game, context.document.value)["ships/yardstick"] == (entry,)
    page.entries.setFocus()
    qtbot.keyClick(page.entries, Qt.Key.Key_Delete)
    assert context.document.value == sample("metaverse").document
    context.document.steps.undo()
    assert logs(context.game, context.document.value)["ships/yardstick"] == (entry,)


@pytest.mark.parametrize("key", GAMES)
def test_standings_are_those_of_the_chosen_campaign(
    key: str, qtbot: QtBot, theme: Theme, context_of_game: MakeContextOfGame
) -> None:
    context = context_of_game(key, logged(key))
    page = page_in(qtbot, context)
    page.tabs.turn(1)
    lines = standings(context.game, [logged(key)])
    rows = [page.standings.rows.row_of(each) for each in page.standings.rows.keys]
    assert [row.text.strip() for row in rows if row] == [line.name for line in lines]
    assert [row.cells[0] for row in rows if row] == [str(line.battles) for line in lines]
    assert [page.campaign.itemText(place) for place in range(page.campaign.count())] == ["All campaigns", "Ribbons"]
    page.campaign.setCurrentIndex(1)
    assert len(page.standings.rows.keys) == len(lines)
    assert page.side.isHidden()


@pytest.mark.parametrize("key", GAMES)
def test_a_finished_match_is_entered_in_open_fleets_with_one_button(
    key: str, qtbot: QtBot, theme: Theme, context_of_game: MakeContextOfGame, told: Told
) -> None:
    fleet = context_of_game(key, sample(key).document)
    battle = context_of_game(key, sample(key).document)
    battle = replace(battle, document=Document(match_game(fleet.game), fought(key)[1], fleet.document.parent()))
    card = EndCard(None, has_sides=True, has_logs=True)  # type: ignore[arg-type]
    qtbot.addWidget(card)
    card.logged.connect(lambda: fill_fleets(replace(battle, others=lambda: (battle.document, fleet.document)), card))
    card.show()
    qtbot.mouseClick(card.log, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(told.said))
    assert "new entr" in told.said[-1]
    found = logs(fleet.game, fleet.document.value)
    expected = logs(fleet.game, logged(key))
    assert {ref: log[0].boxes_lost for ref, log in found.items()} == {ref: log[0].boxes_lost for ref, log in expected.items()}
    alone = replace(battle, others=lambda: (battle.document,))
    fill_fleets(alone, card)
    qtbot.waitUntil(lambda: told.said[-1].startswith("Open the fleet"))


@pytest.mark.parametrize("key", GAMES)
def test_open_games_on_paper_are_offered(key: str, qtbot: QtBot, theme: Theme, context_of_game: MakeContextOfGame) -> None:
    fleet = context_of_game(key, sample(key).document)
    paper = Document(record_game(fleet.game), new_record(fleet.game, sample(key).document), fleet.document.parent())
    page = page_in(qtbot, beside(fleet, paper))
    (title, action), *_ = menu_of(page.fill).items()
    assert required(sample(key)).game.documents.title(sample(key).document) in title
    action.trigger()
    qtbot.waitUntil(lambda: bool(page.entries.rows.keys))
    assert {log[0].fate for log in logs(fleet.game, fleet.document.value).values()} == {Fate.SURVIVED}


def test_long_names_and_full_logs_leave_the_table_its_room(
    qtbot: QtBot, theme: Theme, context_of_game: MakeContextOfGame
) -> None:
    fleet = sample("metaverse").document
    full = tuple(LogEntry(title=str(number)) for number in range(MAX_ENTRIES))
    named = fleet.ships[0].with_(name="N" * 120, log=full)
    page = page_in(qtbot, context_of_game("metaverse", fleet.with_(ships=(named, *fleet.ships[1:]))))
    page.entries.select([page.entries.rows.keys[0]])
    qtbot.waitUntil(lambda: page.heading.text() == "N" * 120)
    menu_of(page.add)["N" * 120].trigger()
    assert "100 entries" in page.told.text()
    assert not page._context.document.steps.count()
    qtbot.waitUntil(lambda: page.entries.width() > page.width() // 2)
    assert page.minimumSizeHint().width() < page.width()


def test_a_file_of_any_name_gives_a_title(
    qtbot: QtBot, theme: Theme, context_of_game: MakeContextOfGame, tmp_path: Path
) -> None:
    file = tmp_path / f"up\u202eside{'w' * 200}.json"
    file.write_bytes(replay_text(fought("metaverse")[1], "metaverse"))
    context = context_of_game("metaverse", sample("metaverse").document)
    page = page_in(qtbot, context, str(file))
    menu_of(page.fill)["From a file…"].trigger()
    qtbot.waitUntil(lambda: bool(page.entries.rows.keys))
    titles = {log[0].title for log in logs(context.game, context.document.value).values()}
    assert titles == {f"up\\u202eside{'w' * 200}"[:119] + "…"}


def test_scars_of_a_battle_stay_whole_in_the_form(qtbot: QtBot, theme: Theme, context_of_game: MakeContextOfGame) -> None:
    fleet = sample("metaverse").document
    entry = entry_of("0" * 16, About(), Suffered(Fate.SURVIVED, 3, 0, ("Lance, heavy", "Pump")))
    ship = fleet.ships[0].with_(log=(entry,))
    page = page_in(qtbot, context_of_game("metaverse", fleet.with_(ships=(ship, *fleet.ships[1:]))))
    page.entries.select([page.entries.rows.keys[0]])
    field = next(each for each in page.form.findChildren(QLineEdit) if each.text().endswith("Pump"))
    field.setFocus()
    field.setText(f"{field.text()}, Mast")
    field.textEdited.emit(field.text())
    (after,) = logs(page._context.game, page._context.document.value)[ship.ref()]
    assert [scar.what for scar in after.scars] == ["Lance heavy", "Pump", "Mast"]
