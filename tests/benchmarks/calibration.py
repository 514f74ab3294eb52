"""A loop of plain Python that never changes: figures are reported as ratios to it, since machines differ and drift."""

import statistics
import time
from collections.abc import Callable
from typing import Any


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


def report(name: str, times: list[float]) -> None:
    """Print median, 99th percentile, and the ratio of the median to the calibration loop of the same moment."""
    median = statistics.median(times)
    loop = statistics.median(milliseconds(calibration_loop, 31))
    worst = times[min(len(times) - 1, int(len(times) * 0.99))]
    print(f"\n{name}: median {median:.3f} ms, 99 % {worst:.3f} ms, {median / loop:.2f} calibration loops")  # noqa: T201


def tell(name: str, benchmark: Any) -> None:
    """Report what pytest-benchmark measured."""
    report(name, sorted(seconds * 1e3 for seconds in benchmark.stats.stats.data))
