"""Figures of benchmarks as ratios to a loop of plain Python that never changes, and beside a frozen baseline.

Machines differ and drift, the ratio to a loop of the same moment hardly does. `baseline.json` has the ratio of each figure when
it was written; a figure that got more than 10 % slower is marked, and listed again at the end of the run.
"""

import json
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

BASELINE: Final = Path(__file__).with_name("baseline.json")
SLOWER: Final = 1.1
"""From what ratio to the baseline on a figure is marked; noise of a quiet machine stays below 5 %."""

_FROZEN: Final[dict[str, float]] = json.loads(BASELINE.read_text(encoding="utf-8")) if BASELINE.exists() else {}
measured: Final[dict[str, float]] = {}
"""The figures of this run, in calibration loops."""


def calibration_loop() -> int:
    """Return some arithmetic, look-ups and calls, about a millisecond on the reference machine."""
    table = {number: number * 7 % 1009 for number in range(1000)}
    total = 0
    for number in range(8000):
        total = (total + table[total % 1000] * number) % 1_000_003
    return total


def milliseconds(action: Callable[[], object], rounds: int) -> list[float]:
    """Return the time of each round, sorted."""
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        action()
        times.append((time.perf_counter() - start) * 1e3)
    return sorted(times)


def report(name: str, times: list[float], detail: str = "") -> None:
    """Print the median of times in ms, the 99th percentile, and the median in calibration loops beside the baseline."""
    median = statistics.median(times)
    worst = sorted(times)[min(len(times) - 1, int(len(times) * 0.99))]
    spread = f", 99 % {worst:.3f} ms" if len(times) > 1 else ""
    loops = median / statistics.median(milliseconds(calibration_loop, 31))
    measured[name] = round(loops, 3)
    about = f", {detail}" if detail else ""
    print(f"\n{name}: median {median:.3f} ms{spread}, {loops:.2f} calibration loops{compared(name)}{about}")  # noqa: T201


def tell(name: str, benchmark: Any) -> None:
    """Report what pytest-benchmark measured."""
    report(name, sorted(seconds * 1e3 for seconds in benchmark.stats.stats.data))


def compared(name: str) -> str:
    """Return how a measured figure stands beside its baseline; empty if it has none."""
    if not _FROZEN.get(name):
        return ""
    ratio = measured[name] / _FROZEN[name]
    return f" ({ratio:.2f} × the baseline{', SLOWER' if ratio > SLOWER else ''})"


def slower() -> list[str]:
    """Return a line for each figure that got more than 10 % slower than its baseline, the worst first."""
    ratios = {name: loops / _FROZEN[name] for name, loops in measured.items() if _FROZEN.get(name)}
    return [f"{ratio:.2f} × {name}" for name, ratio in sorted(ratios.items(), key=lambda item: -item[1]) if ratio > SLOWER]


def freeze() -> None:
    """Write the figures of this run as the new baseline, and keep those of benchmarks that did not run."""
    BASELINE.write_text(
        json.dumps(dict(sorted({**_FROZEN, **measured}.items())), indent=1, ensure_ascii=False) + "\n", encoding="utf-8"
    )
