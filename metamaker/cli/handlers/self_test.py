"""`metamaker self-test`: whether an installed program works completely here, from opening a sample to the window."""

import os
import platform
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter

from metamaker.cli.handlers.samples import known_samples
from metamaker.cli.models.files import SelfTest, Tried
from metamaker.cli.output.answer import Answer, deliver
from metamaker.cli.output.messages import tell, text
from metamaker.cli.output.number_format import named
from metamaker.cli.output.process import FINE, PROBLEMS
from metamaker.core.issue import errors_in
from metamaker.core.messages import in_force, language_in_force
from metamaker.core.storage import read_file, save_document
from metamaker.core.version import program_version
from metamaker.game_api.game import required
from metamaker.game_api.matches import begun
from metamaker.game_api.prints import Embed, PrintOptions
from metamaker.opening import Opened, open_file
from metamaker.play.compiled import build
from metamaker.play.simulation.runner import fought
from metamaker.play.table import Setting
from metamaker.printing.files import page_files, pdf_file, write_print
from metamaker.printing.print_job import PrintJob, PrintOrder, drawn
from metamaker.registry import usual_game

SECONDS = 20
"""The usual maximum on an idle computer."""

SEED = 1
BATTLES = 2
"""One for each of two processes, because a frozen program starts processes in its own way."""

DOTS = 36
"""Dots per inch of the picture of a page: enough for the test."""


class Fault(Exception):
    """A failure of a step, as one sentence."""


@dataclass(frozen=True)
class Bench:
    """A copy of a sample, and its temporary folder."""

    opened: Opened
    folder: Path


def run(as_json: bool) -> int:
    """Run the self-test; see `metamaker self-test --help`."""
    if not as_json:
        from metamaker.cli.output.terminal import heading, say

        say(heading(_program()))
    steps: list[Tried] = []
    for step in _tried():
        steps.append(step)
        if not as_json:
            _show(step)
    passed = all(step["passed"] for step in steps)
    seconds = sum(step["seconds"] for step in steps)
    failed = sum(not step["passed"] for step in steps)
    return deliver(
        Answer(
            lambda: SelfTest(program=program_version(), engine=build(), passed=passed, seconds=seconds, steps=steps),
            lambda: tell(text("cli-self_test-end", failed=failed, count=len(steps), seconds=_time(seconds))),
            FINE if passed else PROBLEMS,
        ),
        as_json,
    )


def _program() -> str:
    python, system = f"Python {platform.python_version()}", platform.platform(terse=True)
    return " · ".join((f"MetaMaker {program_version()}", text("play-engine", build=build()), python, system))


def _time(seconds: float) -> str:
    return in_force().number(seconds, 2)


def _show(step: Tried) -> None:
    from metamaker.cli.output.terminal import COLOURS, say, words

    mark = words("✓ ") if step["passed"] else words("✗ ", COLOURS["error"])
    line = text("cli-self_test-step", step=step["step"], seconds=_time(step["seconds"]), told=step["told"])
    say(mark.append_text(words(line)))
    sys.stdout.flush()  # if a library ends the process, the output of earlier steps must not be lost


def _tried() -> Iterator[Tried]:
    """Yield the steps one after the other; without an open sample the others cannot run."""
    with tempfile.TemporaryDirectory(prefix="metamaker-") as name:
        bench: list[Bench] = []

        def opening() -> str:
            bench.append(_opened(Path(name)))
            return _title(bench[0].opened)

        first = _timed("open", opening)
        yield first
        if first["passed"]:
            yield from (_timed(key, partial(step, bench[0])) for key, step in STEPS.items())


def _timed(key: str, step: Callable[[], str]) -> Tried:
    begin = perf_counter()
    try:
        told, passed = step(), True
    except Fault as fault:
        told, passed = str(fault), False
    except Exception as fault:  # noqa: BLE001  whatever goes wrong in a step is what the step is for
        told, passed = f"{type(fault).__name__}: {fault}", False
    return {"step": key, "passed": passed, "seconds": perf_counter() - begin, "told": told}


def _opened(folder: Path) -> Bench:
    """Copy the smallest sample of the usual game, and open that."""
    sample = min((each.file for each in known_samples(usual_game())), key=lambda file: file.stat().st_size)
    copy = folder / sample.name
    save_document(str(copy), read_file(str(sample)))
    return Bench(open_file(str(copy)), folder)


def _title(opened: Opened) -> str:
    return opened.game.documents.title(opened.document)


def _check(bench: Bench) -> str:
    issues = required(bench.opened.game.checks).issues(bench.opened.document)
    errors = errors_in(issues)
    if errors:
        raise Fault(errors[0].text)
    return text("cli-self_test-checked", count=len(issues))


def _explain(bench: Bench) -> str:
    """Explain the first number of an overview, which needs the formulas and their algebra."""
    designs = required(bench.opened.game.designs)
    report = designs.report(bench.opened.document, classes=False)
    account = designs.account(bench.opened.document, report.ships[0].id, report.headline[0])
    stat = named(account.stat, bench.opened.game)
    return text("cli-self_test-explained", of=account.of, label=stat.label, value=stat.with_unit)


def _print(bench: Bench) -> str:
    """Print the sheets, open the fleet from the printout again, and make a picture of a page."""
    game, document = bench.opened.game, bench.opened.document
    made = drawn([PrintJob(game, document, PrintOrder(options=PrintOptions(language=language_in_force())))])
    ink = next(iter(required(game.prints).inks.values()))
    pdf = bench.folder / "sheets.pdf"
    write_print(str(pdf), pdf_file(made, ink, Embed.FLEET))
    if open_file(str(pdf)).document != document:
        raise Fault(text("cli-self_test-other"))
    for picture in page_files(made, ink, DOTS):
        write_print(str(bench.folder / "page.png"), picture)
        break
    return text("cli-self_test-printed", pages=len(made.pages), size=pdf.stat().st_size // 1000)


def _fight(bench: Bench) -> str:
    """Fight the sample against itself to the end."""
    game = bench.opened.game
    usual = required(game.play).usual_captain
    match = begun(game, (bench.opened.document,) * 2, Setting(SEED, (usual, usual)))
    turns = events = 0
    while match.result is None and (told := match.play_turn()):
        turns, events = turns + 1, events + len(told)
    if match.result is None:
        raise Fault(text("cli-self_test-no_end", turns=turns))
    return text("cli-self_test-fought", turns=turns, events=events)


def _share(bench: Bench) -> str:
    """Fight battles in separate processes, as simulations do."""
    kit = required(bench.opened.game.play)
    weakest = next(iter(kit.captains))
    ready = kit.duel((bench.opened.document,) * 2, (weakest, weakest))
    tally = fought(ready.fight, ready.payload, BATTLES, protocol="self-test", match_up=ready.match_up, workers=BATTLES)
    if tally.fought != BATTLES:
        raise Fault(text("cli-self_test-lost", fought=tally.fought, asked=BATTLES))
    return text("cli-self_test-shared", count=BATTLES)


def _window(bench: Bench) -> str:
    """Open the window with the sample off the screen, and check that something is drawn."""
    if find_spec("PySide6") is None:
        return text("cli-self_test-no_window")
    from metamaker.app.self_test_window import drawn_window

    with _unseen():
        colours = drawn_window(bench.opened.file, bench.folder / "profile")
    if colours < FEWEST_COLOURS:
        raise Fault(text("cli-self_test-empty_window"))
    return text("cli-self_test-window", colours=colours)


FEWEST_COLOURS = 5
"""The limit for colours; an empty window has one or two."""


@contextmanager
def _unseen() -> Iterator[None]:
    before = os.environ.get("QT_QPA_PLATFORM")
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        yield
    finally:
        if before is None:
            del os.environ["QT_QPA_PLATFORM"]
        else:
            os.environ["QT_QPA_PLATFORM"] = before


STEPS: dict[str, Callable[[Bench], str]] = {
    "check": _check,
    "explain": _explain,
    "print": _print,
    "fight": _fight,
    "share": _share,
    "window": _window,
}
"""The steps with an open sample, in this order."""
