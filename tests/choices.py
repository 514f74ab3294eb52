"""Which combinations of samples, papers, languages and the like the usual run of tests tries; `make test-all` tries all."""

from collections import Counter
from collections.abc import Iterable
from enum import Enum
from itertools import combinations, product
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from metamaker.rendering.frame import PageFrame


def covering(*choices: Iterable[Any], least: int = 1) -> list[ParameterSet]:
    """Return all combinations as parameters of a test; those that are not needed to have every value once are slow.

    As many are left for the usual run as the longest of `choices` has values, `least` of them where that is more; pairs
    of values that meet there are as different as can be.
    """
    every = [tuple(each) for each in choices]
    chosen = _chosen(tuple(map(len, every)), least)
    return [
        pytest.param(
            *(values[place] for values, place in zip(every, places, strict=True)),
            marks=() if places in chosen else pytest.mark.slow,
        )
        for places in product(*(range(len(values)) for values in every))
    ]


def named(value: object) -> str | None:
    """Return what a value of a combination is called in the name of a test, None for what pytest calls it."""
    if isinstance(value, Path):
        return value.stem
    if isinstance(value, PageFrame):
        return f"{value.paper.name}{' landscape' * value.landscape}{f' bound {value.binding:g}' * bool(value.binding)}"
    if isinstance(value, tuple):
        return "-".join(named(each) or str(each) for each in value)
    if isinstance(value, Enum):
        return value.name.lower()
    return value.__name__ if isinstance(value, FunctionType) else None


def _chosen(lengths: tuple[int, ...], least: int) -> set[tuple[int, ...]]:
    """Return places in the choices: each of the longest in turn, with those of the others that were taken least so far."""
    longest = lengths.index(max(lengths))
    used: Counter[object] = Counter()
    chosen: set[tuple[int, ...]] = set()
    for turn in range(max(lengths[longest], least)):
        place = turn % lengths[longest]
        ways = product(*([place] if number == longest else range(length) for number, length in enumerate(lengths)))
        best = min((way for way in ways if way not in chosen), key=lambda way: _use(way, used))
        used.update([*enumerate(best), *combinations(enumerate(best), 2)])
        chosen.add(best)
    return chosen


def _use(places: tuple[int, ...], used: Counter[object]) -> tuple[int, int]:
    return sum(used[pair] for pair in combinations(enumerate(places), 2)), sum(used[each] for each in enumerate(places))
