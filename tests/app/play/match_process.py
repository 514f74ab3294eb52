"""A program of its own in which a match is played in the real window until it is killed.

It prints how many choices were made after each answer, with the time.
"""

import os
import sys
import time
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from metamaker.app.play.match_page import MatchPage
from metamaker.app.settings.preferences import profile_in
from metamaker.app.window.program import Program
from metamaker.core.paths import sample_fleets
from metamaker.game.game import required
from metamaker.game.matches import begun
from metamaker.opening import open_file
from metamaker.play.match import PERSON, Setting
from tests.app.desk import Person

EVERY_MS = 300


def main(profile: str) -> None:
    """Play with a profile: answer whatever is asked with nothing."""
    application = QApplication([])
    program = Program(application, profile_in(Path(profile)), Person())
    program.settings.keep("match_quiet", True)
    window = program.new_window()
    window.show()
    samples = sample_fleets("metaverse")
    one, other = (open_file(str(samples / f"{name}.json")) for name in ("quarrel-at-fennel-light", "the-slow-orchard"))
    forces = one.document, required(other.game.play).force(other.document, ["late-frost", "early-thaw"])
    window.matches.show(one.game, begun(one.game, forces, Setting(7, (PERSON, "plain"))).replay())

    def answer() -> None:
        page = window.workspace.shown if window.workspace else None
        if not isinstance(page, MatchPage) or page.work.is_busy or page.work.begun is None:
            return
        sys.stdout.write(f"made {page.work.begun.match.made} {time.time()}\n")
        sys.stdout.flush()
        page.work.answer([""] * len(page.work.begun.dialogue.decisions))

    timer = QTimer(application)
    timer.setInterval(EVERY_MS)
    timer.timeout.connect(answer)
    timer.start()
    application.exec()


if __name__ == "__main__":
    main(*sys.argv[1:])
