"""Long random use of the window, to be run before a release: `make soak`, or `python -m tests.app.end_to_end.soak --help`.

First a random walk of some minutes, with documents, matches, boards, galleries, looks, text sizes, clicks and keys. It ends
at the first crash, hang, error dialog, warning in the log or line on standard error, and prints its seed and last steps.
Then documents of all kinds are opened and closed, and the memory after 500 of them is compared with that after 50.
"""

import argparse
import gc
import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before Qt is loaded

from PySide6.QtCore import QEvent, QObject, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication

from metamaker.app.gc_control import Collector, give_back_large_blocks
from metamaker.app.language import use_language
from metamaker.app.settings.preferences import Look, Profile, profile_in
from metamaker.app.window.program import Program
from tests.app.end_to_end.soak_person import Answers, Bystander, copied, documents
from tests.app.end_to_end.soak_walk import Walk, without_the_outside
from tests.app.end_to_end.soak_watch import SHOWN_STEPS, SoakError, Watch, resident_mb
from tests.app.waiting import wait

FIRST, LAST = 50, 500
"""Opened and closed documents after which memory is measured."""

EVERY = 3
"""Every third document is opened, of all kinds and games: so each of them was opened twice when memory is first measured.

What is kept of the first sight of a document, such as the tables of its game and its formulas, is no growth.
"""

MOST_GROWTH = 1.15
"""Times the memory after the first documents that may be in use after the last ones."""

SHOWN_MS = 60
"""Minimum time for which each of them stays open."""


class Nowhere(QObject):
    """Takes the place of a browser and of a file manager."""

    @Slot(QUrl)
    def open(self, address: QUrl) -> None:
        """Open nothing."""


@contextmanager
def running(application: QApplication, profile: Profile, chance: Random, folder: Path, watch: Watch) -> Iterator[Program]:
    """Run the program with its real pages, and with a person who answers at random."""
    collector = Collector(application)
    program = Program(application, profile, Answers(chance, folder, copied(documents(), folder / "asked")))
    watch.faults.watch(program)
    program.settings.change(look=Look.LIGHT, language="en")
    use_language(application, "en")
    bystander = Bystander(chance)
    try:
        yield program
    finally:
        bystander.deleteLater()
        for window in tuple(program.windows):
            window.close_for_good()
        program.close()
        program.setParent(None)
        collector.close()


def walk(program: Program, watch: Watch, folder: Path, seed: int, seconds: float, most: int) -> int:
    """Take random steps until the time is over, `most` at most; return how many. Raises SoakError."""
    paths = copied(documents(), folder / "opened")
    steps = Walk(program, Random(seed), watch, folder, paths)  # noqa: S311  clicks are no secrets
    end, count, told = time.monotonic() + seconds, 0, 0.0
    while time.monotonic() < end and count < most:
        steps.step()
        count += 1
        if time.monotonic() - told > 60:
            told = time.monotonic()
            watch.say(f"{count} steps, {len(program.fleets)} documents, {resident_mb():.0f} MB")
    return count


def openings(program: Program, watch: Watch, folder: Path, first: int, last: int) -> tuple[float, float]:
    """Open and close documents of all kinds in turn; return the memory in MB after `first` and after `last` of them."""
    window = program.new_window()
    window.resize(1440, 900)
    window.show()
    paths, measured = copied(documents()[::EVERY], folder / "in turn"), 0.0
    done = 0
    while done < last:
        for path in paths:
            watch.note(f"open and close {path.name}")
            window.files.open([str(path)])
            _settle(program)
            while window.fleets:
                window.fleets[0].document.steps.setClean()
                window.close_part(window.shelf.workspaces[0])
            _settle(program)
            watch.check(program)
            done += 1
            if done % FIRST == 0 or done in {first, last}:
                gc.collect()
                watch.say(f"{done} documents opened and closed: {resident_mb():.1f} MB")
            if done == first:
                measured = resident_mb()
            if done == last:
                break
    return measured, resident_mb()


def _settle(program: Program) -> None:
    """Wait until nothing is done in the background, ten seconds at most."""
    end = time.monotonic() + 10
    wait(SHOWN_MS)
    while program.background.jobs and time.monotonic() < end:
        wait(5)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def soak(seed: int, minutes: float, steps: int, first: int, last: int, report: Path) -> int:
    """Walk, then open and close documents; return 1 if anything went wrong. No time or no documents leave a part out."""
    give_back_large_blocks()
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    without_the_outside(setattr)
    nowhere = Nowhere()
    for scheme in ("http", "https", "mailto", "file"):
        QDesktopServices.setUrlHandler(scheme, nowhere, "open")  # type: ignore[arg-type]  # the stubs want bytes, which Qt refuses
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        watch = Watch(report, folder / "profile" / "log")
        watch.say(f"seed {seed}; steps and standard error are in {report}")
        try:
            with running(application, profile_in(folder / "profile"), Random(seed + 1), folder, watch) as program:  # noqa: S311
                if minutes > 0:
                    watch.say(f"{walk(program, watch, folder, seed, minutes * 60, steps)} steps without a problem")
                grown = openings(program, watch, folder, first, last) if last else (0.0, 0.0)
        except Exception as problem:
            watch.say("\n".join(["The last steps:", *watch.steps[-SHOWN_STEPS:], f"seed {seed}, step {len(watch.steps)}:"]))
            if not isinstance(problem, SoakError):
                raise
            watch.say(str(problem))
            return 1
        finally:
            watch.close()
    return _compared(*grown)


def _compared(before: float, after: float) -> int:
    if not before:
        return 0
    sys.stdout.write(
        f"memory: {before:.1f} MB, then {after:.1f} MB, {after / before:.3f} times as much; {MOST_GROWTH} at most\n"
    )
    return int(after > before * MOST_GROWTH)


def main(words: Sequence[str]) -> int:
    """Read the command line, and soak."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--seed", type=int, default=int(time.time()), help="the seed of the walk; the time without one")
    arguments.add_argument("--minutes", type=float, default=60, help="how long to walk; 0 leaves the walk out")
    arguments.add_argument("--steps", type=int, default=10**9, help="the largest number of steps")
    arguments.add_argument("--first", type=int, default=FIRST, help="documents before memory is measured for the first time")
    arguments.add_argument("--last", type=int, default=LAST, help="documents before it is measured again; 0 leaves this out")
    arguments.add_argument("--report", type=Path, default=Path("build/soak"), help="the folder of the journal")
    asked = arguments.parse_args(words)
    return soak(asked.seed, asked.minutes, asked.steps, asked.first, asked.last, asked.report)


if __name__ == "__main__":
    # Not by the interpreter's way out: threads of the last documents may still be at work.
    code = main(sys.argv[1:])
    sys.stdout.flush()
    os._exit(code)
