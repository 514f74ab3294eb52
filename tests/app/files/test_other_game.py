"""Files with documents of another game: everything that a window does with files, with one of them."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtGui import QGuiApplication

from metamaker.app.files.dialogs import DifferencesDialog
from metamaker.app.files.file_work import open_dropped
from metamaker.app.settings.preferences import Profile
from metamaker.app.window.program import Program
from metamaker.app.window.window import MainWindow
from metamaker.core.paths import sample_fleets
from metamaker.core.share_code import code
from metamaker.game_api.game import brief_bytes, file_bytes, required
from metamaker.game_api.prints import Embed
from metamaker.opening import open_file
from metamaker.printing.files import Print, Source, pdf_file
from metamaker.registry import game_called
from tests.app.desk import Person

GAME = game_called("cosmoforce")
SAMPLES = sorted(sample_fleets("cosmoforce").glob("*.json"))


@pytest.fixture
def ships(tmp_path: Path) -> Path:
    """Return a new Cosmoforce file."""
    copy = tmp_path / "six.json"
    copy.write_bytes((sample_fleets("cosmoforce") / "six-ideas.json").read_bytes())
    return copy


def renamed(window: MainWindow, name: str) -> None:
    assert window.fleet is not None
    document = window.fleet.document
    document.apply("Rename", required(GAME.edits).changed(document.value, "fleet", "name", name))


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_every_sample_is_dropped_and_not_changed_by_saving(window: MainWindow, tmp_path: Path, sample: Path) -> None:
    copy = tmp_path / sample.name
    copy.write_bytes(sample.read_bytes())
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(copy))])
    open_dropped(data, window.files)
    assert window.fleet is not None
    window.actions_.save.trigger()
    assert copy.read_bytes() == sample.read_bytes()


def test_a_code_is_pasted_and_a_print_opens(window: MainWindow, ships: Path, tmp_path: Path) -> None:
    value = open_file(str(ships)).document
    QGuiApplication.clipboard().setText(code(brief_bytes(GAME, value)))
    window.actions_.paste.trigger()
    printed = tmp_path / "six.pdf"
    printed.write_bytes(pdf_file(Print((Source(GAME, value),), ()), required(GAME.prints).inks["colour"], Embed.FLEET))
    window.files.open([str(printed)])
    assert [(fleet.document.value == value, fleet.path) for fleet in window.fleets] == [(True, ""), (True, "")]


def test_a_new_document_is_saved_under_its_title(window: MainWindow, person: Person, tmp_path: Path) -> None:
    window.files.new(game="cosmoforce")
    person.saves_to = str(tmp_path / "mine.json")
    window.actions_.save.trigger()
    (asked,) = person.asked
    assert Path(str(asked)).name == "new-ships.json"
    assert open_file(person.saves_to).game.key == "cosmoforce"
    assert window.program.settings.recent_game(person.saves_to) == "cosmoforce"


def test_a_copy_is_unsaved_work_and_the_file_is_gone_back_to(window: MainWindow, person: Person, ships: Path) -> None:
    window.files.open([str(ships)])
    renamed(window, "Seven ideas")
    window.actions_.duplicate.trigger()
    assert [(fleet.title, fleet.dirty, bool(fleet.path)) for fleet in window.fleets] == [
        ("Seven ideas", True, True),
        ("Seven ideas", True, False),
    ]
    window.shelf.step(-1)
    window.actions_.revert.trigger()
    assert window.fleets[0].content == ships.read_bytes()


def test_a_change_by_another_program_is_told_in_words(window: MainWindow, ships: Path) -> None:
    window.files.open([str(ships)])
    assert window.fleet is not None
    other = required(GAME.edits).changed(window.fleet.document.value, "fleet", "name", "Other ideas")
    ships.write_bytes(file_bytes(GAME, other))
    window.show_differences(window.fleet)
    (dialog,) = window.findChildren(DifferencesDialog)
    assert dialog.text.toPlainText() == "document: name Other ideas → Six ideas"
    dialog.close()
    window.files.reload(window.fleet)
    assert window.fleet.title == "Other ideas"


def test_work_is_kept_and_recovered(window: MainWindow, profile: Profile, ships: Path) -> None:
    window.files.open([str(ships)])
    renamed(window, "Seven ideas")
    window.program.recoveries.write_all()
    (kept,) = (each for each in profile.recovery.rglob("*.json"))
    dead = profile.recovery / "0123456789ab"
    dead.mkdir()
    kept.rename(dead / "work0-000001.json")
    window.program.recoveries.find_left_behind()
    (left,) = window.program.recoveries.left
    window.program.recoveries.recover(left, window.show_fleet)
    mine, recovered = window.fleets
    assert (recovered.title, recovered.dirty, recovered.document.value) == ("Seven ideas", True, mine.document.value)


def test_a_document_gets_a_window_of_its_own(window: MainWindow, program: Program, ships: Path, fleet_file: Path) -> None:
    window.files.open([str(fleet_file), str(ships)])
    window.actions_.tear_off.trigger()
    other = program.windows[1]
    assert [fleet.document.game.key for fleet in other.fleets] == ["cosmoforce"]
    assert other.menus.fleet.title() == "&Ships"
    assert window.menus.fleet.title() == "F&leet"
