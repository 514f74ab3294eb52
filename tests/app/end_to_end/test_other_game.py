"""Documents of the other game in the whole program: begun, edited, undone, saved, opened again, printed, shared."""

from pathlib import Path

import pytest

from metamaker.app.window.window import MainWindow
from metamaker.core.paths import sample_fleets
from metamaker.opening import open_file
from metamaker.registry import game_called
from tests.app.end_to_end import eyes
from tests.app.end_to_end.hands import Hands
from tests.app.end_to_end.walk import print_to, save_to

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support grabbing the keyboard", extend=True)

GAME = game_called("cosmoforce")


def nothing(_moment: str) -> None:
    """No pictures."""


def write(hands: Hands, field: str, text: str) -> None:
    """Write another text into a field of the form."""
    hands.click(field)
    hands.press("Ctrl+A")
    hands.type(text)
    hands.press("Return")


@pytest.mark.parametrize("path", sorted(sample_fleets("cosmoforce").glob("*.json")), ids=lambda path: path.stem)
def test_every_page_of_a_sample_is_shown(desk: MainWindow, hands: Hands, path: Path) -> None:
    desk.files.open_copy(str(path))
    hands.until(lambda: len(desk.fleets) == 1, "no document was opened")
    assert desk.workspace is not None
    for page in desk.workspace.pages:
        hands.click(page.title)
        assert desk.workspace.page == page.key
    assert not desk.fleets[0].dirty


def test_from_a_template_to_paper_back_and_again(desk: MainWindow, hands: Hands, tmp_path: Path) -> None:
    hands.choose("New Cosmoforce document from template", "Two ships for a duel")
    assert desk.fleet is not None
    document = desk.fleet.document
    start = document.value
    assert start == GAME.documents.new("New ships", "x", "duel")

    hands.click("Wasp", "Designs of the document")
    write(hands, "Author", "Ada")
    hands.click("Teams")
    hands.click("Document")
    write(hands, "Name", "Duel at dawn")
    built = document.value
    assert (built.name, built.designs[0].author) == ("Duel at dawn", "Ada")
    assert eyes.can_see("Undo")

    pdf, file = tmp_path / "duel.pdf", tmp_path / "duel.json"
    print_to(hands, pdf, nothing)
    assert open_file(str(pdf)).document == built

    steps = document.steps.count()
    hands.press("Ctrl+Z", times=steps)
    assert document.value == start
    hands.press("Ctrl+Y", times=steps)
    assert document.value == built

    save_to(hands, file)
    saved = file.read_bytes()
    hands.press("Ctrl+W")
    assert desk.fleets == ()
    desk.files.open([str(file)])
    assert desk.fleet is not None
    assert desk.fleet.document.value == built
    assert desk.fleet.content == saved
    assert not desk.fleet.dirty


def test_the_same_game_goes_on(desk: MainWindow, hands: Hands) -> None:
    hands.click("New Cosmoforce document")
    hands.until(lambda: len(desk.fleets) == 1, "no document was begun")
    hands.press("Ctrl+N")
    hands.choose("File", "New from template", "Metaverse", "One frigate")
    hands.press("Ctrl+N")
    assert [fleet.document.game.key for fleet in desk.fleets] == ["cosmoforce", "cosmoforce", "metaverse", "metaverse"]
