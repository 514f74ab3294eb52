"""Files: opened in every form, saved in one step, never lost to another program's changes."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from pytestqt.qtbot import QtBot

from metamaker.app.files.dialogs import Unsaved
from metamaker.app.files.file_work import can_be_opened, open_dropped
from metamaker.app.files.open_fleet import OpenFleet
from metamaker.app.settings.preferences import Profile
from metamaker.app.texts import plain_tip
from metamaker.app.window.program import Program
from metamaker.app.window.window import MainWindow
from metamaker.cli.main import main
from metamaker.core.share_code import code
from metamaker.game_api.game import brief_bytes, file_bytes
from metamaker.opening import open_file
from metamaker.printing.sharing import share_code
from metamaker.registry import game_called
from tests.app.conftest import SAMPLES
from tests.app.desk import Person

METAVERSE = game_called("metaverse")


def rename(fleet: OpenFleet, name: str) -> None:
    fleet.document.apply("Rename the fleet", fleet.document.value.with_(name=name))


def opened(window: MainWindow, path: Path) -> OpenFleet:
    window.files.open([str(path)])
    assert window.fleet is not None
    return window.fleet


def told(window: MainWindow) -> list[str]:
    return [message.label.text() for message in window.messages.messages]


def press(window: MainWindow, words: str) -> None:
    from PySide6.QtWidgets import QPushButton

    (button,) = [each for each in window.messages.findChildren(QPushButton) if each.text() == words]
    button.click()


def test_a_fleet_is_opened_changed_saved_and_opened_again(window: MainWindow, fleet_file: Path) -> None:
    fleet = opened(window, fleet_file)
    rename(fleet, "Sandpiper")
    assert window.isWindowModified()
    assert window.windowTitle() == "Sandpiper[*] — MetaMaker"
    window.actions_.save.trigger()
    assert not window.isWindowModified()
    assert open_file(str(fleet_file)).document == fleet.document.value
    assert open_file(f"{fleet_file}.bak").document.name == "Quarrel at Fennel Light"
    assert window.program.settings.recent == (str(fleet_file),)


def test_a_new_fleet_asks_for_its_file(window: MainWindow, person: Person, tmp_path: Path) -> None:
    window.actions_.new.trigger()
    assert window.fleet is not None
    assert not window.fleet.dirty
    window.actions_.save.trigger()
    assert window.fleet.path == ""
    person.saves_to = str(tmp_path / "mine.json")
    window.actions_.save.trigger()
    assert window.fleet.path == str(tmp_path / "mine.json")
    assert str(person.asked[0]).endswith("new-fleet.json")
    assert open_file(person.saves_to).document == window.fleet.document.value


def test_prints_pictures_and_codes_open_without_becoming_the_file(window: MainWindow, person: Person, tmp_path: Path) -> None:
    sample, out = str(SAMPLES / "quarrel-at-fennel-light.json"), tmp_path
    assert main(["sheets", sample, "-o", str(out / "print.pdf")]) == 0
    assert main(["picture", sample, "-o", str(out / "card.png")]) == 0
    document = open_file(sample).document
    (out / "code.txt").write_text(code(brief_bytes(METAVERSE, document)))
    window.files.open([str(out / name) for name in ("print.pdf", "card.png", "code.txt")])
    assert [fleet.path for fleet in window.fleets] == ["", "", ""]
    assert all(fleet.document.value == document for fleet in window.fleets)
    window.actions_.save.trigger()
    assert person.asked == [str(out / "code.json")]
    assert told(window) == []


def test_a_print_of_several_fleets_asks_which(window: MainWindow, person: Person, tmp_path: Path) -> None:
    names = ("quarrel-at-fennel-light", "the-even-hand")
    both = str(tmp_path / "both.pdf")
    assert main(["pack", *(str(SAMPLES / f"{name}.json") for name in names), "-o", both]) == 0
    person.chooses = (1,)
    window.files.open([both])
    assert person.asked == [list(names)]
    assert [fleet.title for fleet in window.fleets] == ["The Even Hand"]


def test_what_cannot_be_opened_is_one_sentence_and_the_rest_opens(window: MainWindow, tmp_path: Path, fleet_file: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text('{"game": "metaverse", "format": 1, "body": {"name": 5}}')
    window.program.settings.note_recent(str(bad))
    window.files.open([str(bad)])
    assert len(told(window)) == 1
    assert str(bad) not in window.program.settings.recent
    window.files.open([str(fleet_file)])
    assert [fleet.path for fleet in window.fleets] == [str(fleet_file)]
    assert told(window) == []


def test_all_that_cannot_be_opened_is_told_at_once(qtbot: QtBot, window: MainWindow, tmp_path: Path, fleet_file: Path) -> None:
    gone = [tmp_path / f"gone-{number}.json" for number in range(8)]
    window.files.open([str(gone[0]), str(fleet_file), *map(str, gone[1:])])
    qtbot.waitUntil(lambda: not window.files.queue.is_busy)
    assert [fleet.path for fleet in window.fleets] == [str(fleet_file)]
    (text,) = told(window)
    assert text.splitlines()[0] == "8 files could not be opened:"
    assert f"{gone[0]}: could not be read: there is no such file or folder" in text
    assert text.splitlines()[-1] == "and 3 more"
    window.actions_.new.trigger()
    assert told(window) == []


def test_a_dropped_file_is_copied_never_moved(window: MainWindow, fleet_file: Path) -> None:
    dropped = QMimeData()
    dropped.setUrls([QUrl.fromLocalFile(str(fleet_file))])
    both = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
    event = QDropEvent(QPointF(5, 5), both, dropped, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier)
    event.setDropAction(Qt.DropAction.MoveAction)
    window.dropEvent(event)
    assert event.isAccepted()
    assert event.dropAction() is Qt.DropAction.CopyAction
    assert [fleet.path for fleet in window.fleets] == [str(fleet_file)]


def test_what_came_from_a_code_is_unsaved_work(
    qtbot: QtBot, window: MainWindow, person: Person, fleet_file: Path, profile: Profile
) -> None:
    window.files.open_text(code(brief_bytes(METAVERSE, open_file(str(fleet_file)).document)))
    assert window.isWindowModified()
    qtbot.waitUntil(lambda: any(profile.recovery.rglob("*-*.json")), timeout=5000)
    window.actions_.close.trigger()
    assert person.asked == [["Quarrel at Fennel Light"]]
    assert len(window.fleets) == 1


def test_samples_and_new_fleets_close_without_a_question(window: MainWindow, person: Person) -> None:
    window.actions_.new.trigger()
    window.files.open_copy(str(SAMPLES / "quarrel-at-fennel-light.json"))
    window.actions_.close.trigger()
    window.actions_.close.trigger()
    assert (person.asked, window.fleets) == ([], ())


def test_fleets_of_one_name_are_told_apart_by_their_files(window: MainWindow, person: Person, fleet_file: Path) -> None:
    other = fleet_file.with_name("other.json")
    other.write_bytes(fleet_file.read_bytes())
    window.files.open([str(fleet_file), str(other)])
    window.actions_.new.trigger()
    tabs = window.shelf.tabs
    assert [tabs.tabText(number) for number in range(3)] == [
        "Quarrel at Fennel Light (quarrel.json)",
        "Quarrel at Fennel Light (other.json)",
        "New fleet",
    ]
    assert tabs.tabToolTip(1) == plain_tip(str(other))
    assert tabs.tabToolTip(2) == plain_tip("Not saved yet")
    tabs.setCurrentIndex(1)
    assert window.windowTitle() == "Quarrel at Fennel Light (other.json)[*] — MetaMaker"
    window.fleets[0].document.apply("Notes", window.fleets[0].document.value.with_(notes="mine"))
    window.actions_.quit.trigger()
    assert window.fleet is window.fleets[0]
    assert person.asked == [["Quarrel at Fennel Light (quarrel.json)"]]


def test_two_unsaved_fleets_of_one_name_are_numbered(window: MainWindow) -> None:
    window.actions_.new.trigger()
    window.actions_.new.trigger()
    assert [window.shelf.tabs.tabText(number) for number in range(2)] == ["New fleet (1)", "New fleet (2)"]


def test_an_open_file_is_brought_to_the_front(window: MainWindow, fleet_file: Path) -> None:
    first = opened(window, fleet_file)
    window.actions_.new.trigger()
    assert opened(window, fleet_file) is first
    assert len(window.fleets) == 2


def test_share_codes_and_files_are_pasted_and_dropped(window: MainWindow, fleet_file: Path) -> None:
    document = open_file(str(fleet_file)).document
    QGuiApplication.clipboard().setText(f"look: \n{code(brief_bytes(METAVERSE, document))}".removeprefix("look: \n"))
    window.actions_.paste.trigger()
    window.files.open_text(f"> look: {code(brief_bytes(METAVERSE, document))}\n> Yours")
    window.files.open_text(file_bytes(METAVERSE, document).decode())
    dropped = QMimeData()
    dropped.setUrls([QUrl.fromLocalFile(str(fleet_file))])
    assert can_be_opened(dropped)
    open_dropped(dropped, window.files)
    assert [fleet.path for fleet in window.fleets] == ["", "", "", str(fleet_file)]
    assert all(fleet.document.value == document for fleet in window.fleets)
    window.files.open_text("good morning")
    assert told(window) == ["This text is not a share code. Share codes begin with MM1-."]


def test_a_message_with_several_codes_offers_them(window: MainWindow, person: Person, fleet_file: Path) -> None:
    document = open_file(str(fleet_file)).document
    one, two = (share_code(METAVERSE, document, each.ref()) for each in document.classes[:2])
    person.chooses = (1,)
    window.files.open_text(f"Mine is {one}, and yours\n> {two}")
    assert person.asked == [[each.name for each in document.classes[:2]]]
    assert [fleet.document.value.classes[0].name for fleet in window.fleets] == [document.classes[1].name]


def test_no_fleet_is_saved_over_one_in_another_tab_or_as_a_print(window: MainWindow, person: Person, fleet_file: Path) -> None:
    opened(window, fleet_file)
    window.actions_.new.trigger()
    before = fleet_file.read_bytes()
    for target, sentence in (
        (fleet_file, "“quarrel.json” is open in another tab. Choose another name."),
        (fleet_file.with_name("x.pdf"), f"{fleet_file.with_name('x.pdf')}: choose a name that ends with .json; "),
    ):
        person.saves_to = str(target)
        window.actions_.save_as.trigger()
        assert told(window)[0].startswith(sentence)
    assert [path.name for path in fleet_file.parent.iterdir() if path.is_file()] == [fleet_file.name]
    assert fleet_file.read_bytes() == before


def test_a_disk_that_refuses_is_told_and_nothing_is_lost(window: MainWindow, person: Person, tmp_path: Path) -> None:
    window.actions_.new.trigger()
    assert window.fleet is not None
    rename(window.fleet, "Sandpiper")
    person.saves_to = str(tmp_path / "nowhere" / "mine.json")
    window.actions_.save.trigger()
    assert "there is no such file or folder" in told(window)[0]
    assert window.fleet.dirty


@pytest.mark.parametrize(("answer", "name", "tabs"), [("cancel", "old", 1), ("discard", "old", 0), ("save", "new", 0)])
def test_closing_asks_about_unsaved_work(
    window: MainWindow, person: Person, fleet_file: Path, answer: str, name: str, tabs: int
) -> None:
    fleet = opened(window, fleet_file)
    rename(fleet, "new")
    person.about_unsaved = Unsaved(answer)
    window.actions_.close.trigger()
    assert person.asked == [["new"]]
    assert len(window.fleets) == tabs
    assert open_file(str(fleet_file)).document.name == ("new" if name == "new" else "Quarrel at Fennel Light")


def test_quitting_asks_once_for_everything(window: MainWindow, program: Program, person: Person, fleet_file: Path) -> None:
    rename(opened(window, fleet_file), "one")
    window.actions_.new.trigger()
    assert window.fleet is not None
    rename(window.fleet, "two")
    window.actions_.tear_off.trigger()
    assert len(program.windows) == 2
    window.actions_.quit.trigger()
    assert len(program.windows) == 2
    person.about_unsaved = Unsaved.DISCARD
    window.actions_.quit.trigger()
    assert person.asked == [["one", "two"], ["one", "two"]]
    assert program.windows == []


def test_revert_can_be_undone(window: MainWindow, fleet_file: Path) -> None:
    fleet = opened(window, fleet_file)
    rename(fleet, "mine")
    window.actions_.revert.trigger()
    assert (fleet.title, fleet.dirty) == ("Quarrel at Fennel Light", False)
    window.actions_.undo.trigger()
    assert (fleet.title, fleet.dirty) == ("mine", True)


# Other programs


def write_over(path: Path, name: str) -> None:
    told_ = json.loads(path.read_text())
    told_["body"]["name"] = name
    path.write_text(json.dumps(told_))


def put_in_place(path: Path, name: str) -> None:
    other = path.with_name("other.tmp")
    other.write_bytes(path.read_bytes())
    write_over(other, name)
    other.replace(path)


@pytest.mark.parametrize("change", [write_over, put_in_place])
def test_a_change_by_another_program_is_noticed_and_reloaded(
    qtbot: QtBot, window: MainWindow, fleet_file: Path, change: Callable[[Path, str], None]
) -> None:
    fleet = opened(window, fleet_file)
    for name in ("theirs", "theirs again"):
        with qtbot.waitSignal(fleet.changed_outside):
            change(fleet_file, name)
        assert told(window) == [f"Another program changed the file of “{fleet.title}”."]
        press(window, "Reload")
        assert (fleet.title, fleet.dirty, told(window)) == (name, False, [])
    window.actions_.undo.trigger()
    assert fleet.title == "theirs"


def test_one_can_keep_ones_own(qtbot: QtBot, window: MainWindow, person: Person, fleet_file: Path) -> None:
    fleet = opened(window, fleet_file)
    with qtbot.waitSignal(fleet.changed_outside):
        put_in_place(fleet_file, "theirs")
    press(window, "Keep my version")
    assert fleet.dirty
    window.actions_.save.trigger()
    assert person.asked == []
    assert open_file(str(fleet_file)).document.name == "Quarrel at Fennel Light"


def test_what_differs_is_told_in_words(qtbot: QtBot, window: MainWindow, fleet_file: Path) -> None:
    from metamaker.app.files.dialogs import DifferencesDialog

    fleet = opened(window, fleet_file)
    ship = fleet.document.value.ships[0]
    renamed = ship.with_(name="Sandpiper")
    fleet.document.apply("Rename", fleet.document.value.with_(ships=(renamed, *fleet.document.value.ships[1:])))
    window.show_differences(fleet)
    (dialog,) = window.findChildren(DifferencesDialog)
    assert dialog.text.toPlainText() == f"Sandpiper: name {ship.name} → Sandpiper"
    dialog.close()


def test_what_differs_is_shown(qtbot: QtBot, window: MainWindow, fleet_file: Path) -> None:
    from metamaker.app.files.dialogs import DifferencesDialog

    fleet = opened(window, fleet_file)
    with qtbot.waitSignal(fleet.changed_outside):
        put_in_place(fleet_file, "theirs")
    press(window, "Show differences")
    (dialog,) = window.findChildren(DifferencesDialog)
    assert "theirs → Quarrel at Fennel Light" in dialog.text.toPlainText()
    assert len(told(window)) == 1
    dialog.close()


@pytest.mark.parametrize("overwrites", [True, False])
def test_saving_over_a_changed_file_asks(window: MainWindow, person: Person, fleet_file: Path, overwrites: bool) -> None:
    fleet = opened(window, fleet_file)
    rename(fleet, "mine")
    put_in_place(fleet_file, "theirs")
    person.overwrites = overwrites
    window.actions_.save.trigger()
    assert person.asked == ["mine"]
    assert fleet.dirty is not overwrites
    assert open_file(str(fleet_file)).document.name == ("mine" if overwrites else "theirs")


def test_touching_a_file_is_no_change(qtbot: QtBot, window: MainWindow, fleet_file: Path) -> None:
    fleet = opened(window, fleet_file)
    data = fleet_file.read_bytes()
    with qtbot.assertNotEmitted(fleet.changed_outside, wait=500):
        fleet_file.write_bytes(data)
    fleet.look()
    assert told(window) == []


def test_our_own_saving_is_no_change(qtbot: QtBot, window: MainWindow, fleet_file: Path) -> None:
    fleet = opened(window, fleet_file)
    rename(fleet, "mine")
    with qtbot.assertNotEmitted(fleet.changed_outside, wait=500):
        window.actions_.save.trigger()


def test_a_file_that_went_away_is_told_and_saved_again(qtbot: QtBot, window: MainWindow, fleet_file: Path) -> None:
    fleet = opened(window, fleet_file)
    with qtbot.waitSignal(fleet.gone_outside):
        fleet_file.unlink()
    assert fleet.dirty
    press(window, "Save")
    assert open_file(str(fleet_file)).document == fleet.document.value
    assert not fleet.dirty


def test_a_change_is_noticed_when_the_window_comes_to_the_front(window: MainWindow, fleet_file: Path) -> None:
    fleet = opened(window, fleet_file)
    put_in_place(fleet_file, "theirs")
    fleet.look()
    assert len(told(window)) == 1
