"""The record of matches in the settings: off at first, with a file of its own, shown in a dialog."""

from pathlib import Path

from PySide6.QtWidgets import QTableWidget
from pytestqt.qtbot import QtBot

from metamaker.app.window.dialogs import PreferencesDialog
from metamaker.app.window.match_record import FILE, RecordDialog, RecordSetting
from metamaker.app.window.window import MainWindow

KEPT = Path(__file__).parents[2] / "golden" / "formats" / "metamaker-matches-1.json"


def test_the_record_is_off_until_it_is_switched_on(qtbot: QtBot, whole_window: MainWindow, tmp_path: Path) -> None:
    settings = whole_window.program.settings
    dialog = PreferencesDialog(settings, whole_window)
    assert settings.values.record == ""
    assert not dialog.record.choose.isEnabled()
    dialog.record.keep.click()
    assert settings.values.record == str(settings.library.with_name(FILE))
    assert dialog.record.place.text() == settings.values.record
    dialog.record.keep.click()
    assert settings.values.record == ""
    dialog.close()


def test_another_file_can_be_chosen(qtbot: QtBot, whole_window: MainWindow, tmp_path: Path) -> None:
    settings, chosen = whole_window.program.settings, str(tmp_path / "mine.json")
    row = RecordSetting(settings, whole_window, lambda *_: chosen)
    row.keep.click()
    row.choose.click()
    assert settings.values.record == chosen
    assert not Path(chosen).exists()


def test_the_dialog_shows_players_and_ships(qtbot: QtBot, whole_window: MainWindow) -> None:
    dialog = RecordDialog(str(KEPT), whole_window)
    assert dialog.told.text().startswith("2 matches in ")
    cells = [[_text(dialog.ships, row, column) for column in range(8)] for row in range(dialog.ships.rowCount())]
    assert ["Cosmoforce", "Patient Anvil", "a person", "1", "0", "1"] in [row[:6] for row in cells]
    assert dialog.players.rowCount() == 4
    dialog.close()


def test_an_unusable_file_is_reported(qtbot: QtBot, whole_window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "other.json"
    file.write_text("[]")
    dialog = RecordDialog(str(file), whole_window)
    assert str(file) in dialog.told.text()
    assert dialog.players.rowCount() == 0
    dialog.close()


def _text(table: QTableWidget, row: int, column: int) -> str:
    item = table.item(row, column)
    return "" if item is None else item.text()
