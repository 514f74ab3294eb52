"""Takes pictures of the window to look at: `python -m tests.app.end_to_end.screens FOLDER [SERIES…]`.

Every page, light and dark, with text of 100 and 200%, in English and French. `pictures` takes those of README and guides.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from PySide6.QtWidgets import QApplication, QDialog, QWidget

from metamaker.app.files.dialogs import Dialogs
from metamaker.app.language import use_language
from metamaker.app.play.setting_up.sources import of_file
from metamaker.app.settings.preferences import Look, profile_in
from metamaker.app.window.program import Program
from metamaker.app.window.window import MainWindow
from metamaker.app.window.workspace import Workspace
from metamaker.core.paths import sample_events, sample_fleets
from metamaker.game_api.game import required
from metamaker.game_api.record_documents import new_record
from tests.app.end_to_end.battle_walk import leave_a_turn, table
from tests.app.end_to_end.commanders_walk import look_at_the_map, play_a_turn, watch_a_game
from tests.app.end_to_end.game_walk import has_fought, is_choosing, play, set_up_three
from tests.app.end_to_end.hands import Hands
from tests.app.pages import show_whole

SAMPLES = {
    "metaverse": "the-even-hand",
    "cosmoforce": "six-ideas",
    "cosmoclysm": "whirligig",
    "cosmos_commanders": "four-corners",
}
"""A sample of each game whose pages are shown."""

TEXT_SIZES = (100, 200)
LANGUAGES = ("en", "fr")
SETTLE_MS = 1_500
SIZE = (1440, 900)


SERIES = {
    f"{look}-{size}-{language}": (look, size, language)
    for language in LANGUAGES
    for look in (Look.LIGHT, Look.DARK)
    for size in TEXT_SIZES
}
"""Looks, sizes of text and languages, by the names of their pictures."""


def take_series(program: Program, folder: Path, name: str) -> None:
    """Write a picture of each page, of a sample and of a new fleet, and in English also of matches."""
    look, size, language = SERIES[name]
    program.settings.change(look=look, text_size=size, language=language)
    Hands.wait(SETTLE_MS)
    window = required(program.front)
    window.resize(*SIZE)  # the screen of these pictures is small, and another language opens a new window
    window.new_tab()
    _take(window, folder / f"start-{name}.png")
    for game, sample in SAMPLES.items():
        window.files.open([str(sample_fleets(game) / f"{sample}.json")])
        _take_pages(window, folder, f"{game}-{name}")
        window.files.new(game=game)
        _take_pages(window, folder, f"{game}-new-{name}")
        if window.shelf.here is not None:
            window.close_part(window.shelf.here)
    window.files.open([str(sample_events("metaverse") / "lantern-regatta.json")])
    _take_pages(window, folder, f"event-{name}")
    take_gallery(window, folder, name)
    if language != "en":  # matches are walked through by the names of buttons
        return
    take_match(window, folder, name)
    take_game(window, folder, name)
    take_commanders(window, folder, name)


def take_gallery(window: MainWindow, folder: Path, name: str) -> None:
    """Write pictures of the page of galleries: as it begins, with the samples, a design beside an own one, publishing."""
    page = window.gallery.show()
    _take(window, folder / f"gallery-{name}.png")
    page.samples_button.click()
    while page.gallery.is_busy:
        Hands.wait(SETTLE_MS)
    page.filters.search.setText("annealer")
    _take(window, folder / f"gallery-{name}-samples.png")
    page.publish()
    _take_dialog(page, folder / f"gallery-{name}-publishing.png")
    window.files.open([str(sample_fleets("metaverse") / "the-even-hand.json")])
    fleet, loaded = window.fleet, page.details.loaded
    if fleet is not None and loaded is not None:
        page.compare(loaded, fleet, fleet.document.value.classes[0].ref())
        _take_dialog(page, folder / f"gallery-{name}-comparison.png")
    window.close_part(window.shelf.parts[-2])
    if window.workspace is not None:
        window.give_up(window.workspace)


def _take_dialog(page: QWidget, file: Path) -> None:
    Hands.wait(2 * SETTLE_MS)
    for dialog in page.findChildren(QDialog):
        dialog.grab().save(str(file))
        dialog.close()
    sys.stdout.write(f"{file}\n")


def _take_pages(window: MainWindow, folder: Path, name: str) -> None:
    for page in window.workspace.pages if window.workspace else ():
        show_whole(window, page.key)
        _take(window, folder / f"{name}-{page.key}.png")


def _take(window: MainWindow, file: Path) -> None:
    Hands.wait(SETTLE_MS)
    window.grab().save(str(file))
    sys.stdout.write(f"{file}\n")


def take_commanders(window: MainWindow, folder: Path, name: str) -> None:
    """Write pictures of a map, a turn and the end of a game of Cosmos Commanders."""

    def moment(of: str) -> None:
        _take(window, folder / f"commanders-{name}-{of}.png")

    hands = Hands()
    look_at_the_map(window, moment)
    play_a_turn(window, hands, moment)
    watch_a_game(window, hands, moment)


def take_match(window: MainWindow, folder: Path, name: str) -> None:
    """Write pictures of a match that is set up, watched and played, and of a game on paper."""
    form = window.matches.new()
    samples = sample_fleets("metaverse")
    form.take(0, of_file(str(samples / "quarrel-at-fennel-light.json")))
    form.take(1, of_file(str(samples / "the-slow-orchard.json")), ("ships/late-frost", "ships/early-thaw"))
    _take(window, folder / f"match-{name}-set-up.png")
    form.terms.seed.setValue(7)
    form.begin.click()
    hands = Hands()
    page = table(window, hands)
    _take(window, folder / f"match-{name}-plot.png")
    leave_a_turn(page, hands)
    Hands.wait(2 * SETTLE_MS)
    page.projector.pause()
    page.panels.bring(page.sheet)
    page.projector.go(page.projector.count // 2)
    _take(window, folder / f"match-{name}-sheet.png")
    page.panels.bring(page.strengths)
    _take(window, folder / f"match-{name}-strength.png")
    page.panels.bring(page.story)
    fleet = of_file(str(samples / "quarrel-at-fennel-light.json"))
    window.matches.show_record(fleet.game, new_record(fleet.game, fleet.document))
    _take(window, folder / f"match-{name}-record.png")
    for part in window.shelf.parts[-2:]:
        if isinstance(part, Workspace):
            window.give_up(part)


def take_game(window: MainWindow, folder: Path, name: str) -> None:
    """Write pictures of a game on a board: a ship that is placed, a move that is chosen, the end looked at again."""

    def moment(_name: str) -> None:
        """Ignore the first page of a game, which is among those of the document."""

    window.files.new(game="cosmoclysm")
    board = window.shelf.here
    hands = Hands()
    page = set_up_three(window, hands, moment)
    _take(window, folder / f"game-{name}-place.png")
    play(page, hands, is_choosing)
    _take(window, folder / f"game-{name}-move.png")
    play(page, hands, has_fought)
    _take(window, folder / f"game-{name}-fight.png")
    for part in (window.shelf.here, board):
        if isinstance(part, Workspace):
            window.give_up(part)


def main() -> None:
    """Read the command line and take the pictures."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("folder", type=Path)
    arguments.add_argument("series", nargs="*", help=f"{', '.join(SERIES)}; all of them if none is named")
    asked = arguments.parse_args()
    if unknown := set(asked.series) - set(SERIES):
        arguments.error(f"there is no series {', '.join(sorted(unknown))}")
    asked.folder.mkdir(parents=True, exist_ok=True)
    application = QApplication([])
    use_language(application, "en")
    with tempfile.TemporaryDirectory() as profile:
        program = Program(application, profile_in(Path(profile)), Dialogs())
        program.settings.change(look=Look.LIGHT, language="en")
        window = program.new_window()
        window.resize(*SIZE)
        window.show()
        window.activateWindow()
        Hands.wait(SETTLE_MS)
        for name in asked.series or SERIES:
            take_series(program, asked.folder, name)
        required(program.front).close_for_good()
        program.close()


if __name__ == "__main__":
    main()
