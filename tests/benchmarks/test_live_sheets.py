"""Record sheets for a phone: how soon the page is made, how large it is, how soon it is shown and a tap is answered.

A phone of the middle class has a processor about four times as slow. Times of the browser are given twice: as a person sees
them with a processor slowed down like this, and as four times the work of the page's thread, which holds on busy machines too.
Run by `make bench`.
"""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from metamaker.core.paths import sample_fleets
from tests.benchmarks.calibration import report
from tests.browsing import needs_browser

resource = pytest.importorskip("resource", reason="the processor time of other programs is not known on this system")

SLOWER = 4
TAPS = 20

_PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
_NEXT_FRAME = "() => new Promise(painted => requestAnimationFrame(() => setTimeout(painted)))"
_WATCH = """() => {
  window.answers = [];
  new PerformanceObserver((list) => answers.push(...list.getEntries().filter((entry) => entry.name === "click")))
    .observe({type: "event", durationThreshold: 16});
}"""


def made(fleet: str, folder: Path) -> Path:
    """Make the page as a person does, with a program that has to start first."""
    file = folder / f"{fleet}.html"
    source = sample_fleets("metaverse") / f"{fleet}.json"
    words = [sys.executable, "-m", "metamaker", "live", str(source), "-o", str(file), "--force", "--quiet"]
    subprocess.run(words, check=True)
    return file


@pytest.mark.benchmark
@pytest.mark.parametrize("fleet", ["the-even-hand", "the-ninewater-procession"])
def test_a_page_for_phones_is_made(tmp_path: Path, fleet: str) -> None:
    times = []
    for _ in range(3):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        made(fleet, tmp_path)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append((after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) * 1e3)
    size = (tmp_path / f"{fleet}.html").stat().st_size
    report(f"live sheets of {fleet}, processor time with the start of the program", sorted(times), f"{size / 1000:.0f} kB")


def worked(session: Any) -> float:
    """Return the processor time of the page's thread so far in ms."""
    metrics = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    return float(metrics["TaskDuration"]) * 1e3


def tap(page: Any, number: int, session: Any) -> float:
    """Tap a box of the shown sheet in the middle of the screen; return the work until its tick is painted, in ms."""
    box = page.locator("g[role=checkbox]").nth(number)
    box.evaluate("each => each.scrollIntoView({block: 'center'})")
    at = box.bounding_box()
    page.evaluate(_NEXT_FRAME)
    begun = worked(session)
    page.touchscreen.tap(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
    page.evaluate(_NEXT_FRAME)
    return worked(session) - begun


@pytest.mark.benchmark
@needs_browser
@pytest.mark.parametrize("fleet", ["the-even-hand", "the-ninewater-procession"])
def test_a_page_is_shown_and_a_tap_is_answered(browser: Any, tmp_path: Path, fleet: str) -> None:
    file = made(fleet, tmp_path)
    painted, answers = [], []
    for _ in range(3):
        context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
        page = context.new_page()
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        session.send("Performance.enable")
        page.goto(file.as_uri())
        page.evaluate(_NEXT_FRAME)
        painted.append(page.evaluate(_PAINTED))
        page.evaluate(_WATCH)
        page.locator(".opens").first.tap()
        for number in range(TAPS):
            tap(page, number, session)
        page.wait_for_timeout(300)
        _, *others = page.evaluate("answers.map((entry) => entry.duration)")
        answers += others + [16.0] * (TAPS - len(others))  # faster answers are not reported
        context.close()
    report(f"live sheets of {fleet}, first paint with a processor {SLOWER} times as slow", sorted(painted))
    report(f"live sheets of {fleet}, a tap is answered likewise", sorted(answers))


@pytest.mark.benchmark
@needs_browser
@pytest.mark.parametrize("fleet", ["the-even-hand", "the-ninewater-procession"])
def test_the_work_of_a_page_and_of_a_tap(browser: Any, tmp_path: Path, fleet: str) -> None:
    file = made(fleet, tmp_path)
    loaded, opened, answers = [], [], []
    for _ in range(3):
        context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
        page = context.new_page()
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        begun = worked(session)
        page.goto(file.as_uri())
        page.evaluate(_NEXT_FRAME)
        loaded.append(SLOWER * (worked(session) - begun))
        begun = worked(session)
        page.locator(".opens").first.tap()
        page.wait_for_selector("g[role=checkbox]")
        opened.append(SLOWER * (worked(session) - begun))
        answers += [SLOWER * tap(page, number, session) for number in range(TAPS)]
        context.close()
    report(f"live sheets of {fleet}, {SLOWER} times the work until the roster is shown", sorted(loaded))
    report(f"live sheets of {fleet}, {SLOWER} times the work to open a ship", sorted(opened))
    report(f"live sheets of {fleet}, {SLOWER} times the work of a tap", sorted(answers))
