"""A program of its own in which a person plays a small battle in the real window, and which never ends by itself.

It plays by a captain's advice until the second critical, in the third turn or later, saves the match to the file, answers
once more, writes orders without giving them, and prints how many choices were made, and what was written.
"""

import os
import sys
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from metamaker.app.play.match_page import MatchPage
from metamaker.app.settings.preferences import profile_in
from metamaker.app.window.program import Program
from metamaker.app.window.window import MainWindow
from metamaker.core.paths import sample_fleets
from metamaker.game_api.game import required
from metamaker.game_api.matches import begun
from metamaker.opening import open_file
from metamaker.play.table import PERSON, Setting
from tests.app.desk import Person

SEED, LAST_TURN = 9, 5
EVERY_MS = 20
KEPT_AFTER_MS = 1600
"""Until orders that are written are in a recovery file; see `metamaker.app.recovery` and `orders_panel`."""


class Play:
    """What the person does, moment after moment."""

    def __init__(self, window: MainWindow, file: str) -> None:
        self._window, self._file = window, file
        self._is_saved = False
        self._asked = -1

    def go_on(self) -> None:
        """Do the next thing, once captains have thought."""
        page = self._window.workspace.shown if self._window.workspace else None
        if not isinstance(page, MatchPage) or page.work.is_busy or page.work.begun is None or not page.orders.isEnabled():
            return
        match = page.work.begun.match
        if self._asked == match.made:
            return
        self._asked = match.made
        if self._is_saved and page.work.begun.dialogue.decisions[0].kind == "plot":
            page.orders.writing._typed("+1")
            QTimer.singleShot(KEPT_AFTER_MS, self._window, lambda: self._tell(match.made))
            return
        if not self._is_saved and match.turn >= 3 and criticals(page) >= 2:
            assert self._window.fleet is not None
            self._window.fleet.save(self._file)
            self._is_saved = True
        page.orders.delegation.ask(range(len(page.work.begun.dialogue.decisions)), give=True)

    def _tell(self, made: int) -> None:
        sys.stdout.write(f"{made}\n")
        sys.stdout.flush()


def criticals(page: MatchPage) -> int:
    """How many criticals were rolled."""
    film = page.work.film
    return sum(type(event).__name__ == "CriticalRolled" for frame in film.frames for event in frame.events) if film else 0


def main(profile: str, file: str) -> None:
    """Play with a profile."""
    application = QApplication([])
    program = Program(application, profile_in(Path(profile)), Person())
    program.settings.keep("match_quiet", True)
    window = program.new_window()
    window.show()
    samples = sample_fleets("metaverse")
    one, other = (open_file(str(samples / f"{name}.json")) for name in ("quarrel-at-fennel-light", "the-slow-orchard"))
    force = required(one.game.play).force
    forces = force(one.document, ["honest-weight"]), force(other.document, ["late-frost"])
    window.matches.show(one.game, begun(one.game, forces, Setting(SEED, (PERSON, "plain"), last_turn=LAST_TURN)).replay())
    play = Play(window, file)
    timer = QTimer(application)
    timer.setInterval(EVERY_MS)
    timer.timeout.connect(play.go_on)
    timer.start()
    application.exec()


if __name__ == "__main__":
    main(*sys.argv[1:])
