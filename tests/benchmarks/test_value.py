"""Combat value: from scratch over the large fleet, after an edit, and fully explained. Run by `make bench`."""

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.design import Design, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.stats.estimate import reference, table
from metamaker.games.metaverse.stats.explain import explain_stat
from metamaker.games.metaverse.stats.value import combat_value
from metamaker.opening import open_file
from tests.benchmarks.calibration import tell
from tests.games.metaverse.builders import SANITY_WEAPONS, component, dreadnought, fleet_of, with_arc, with_core, with_parts


def large_fleet() -> Fleet:
    fleets: list[Fleet] = [open_file(str(path)).document for path in sorted(sample_fleets("metaverse").glob("*.json"))]
    return max(fleets, key=lambda fleet: len(fleet.ships))


def forget() -> None:
    """Forget what classes share by value; the reference ships stay, as they do in the program."""
    for cache in (table.exchange, table.table, reference.mean_offence, reference._fires):
        cache.cache_clear()


def big_ship() -> Fleet:
    """Return a fleet of one ship of 150 hull hits and 60 components."""
    spares = [component("grappler", 2, part=f"grappler-{number}") for number in range(46)]
    return fleet_of(with_parts(dreadnought(), *spares), weapons=SANITY_WEAPONS)


def value_all(fleet: Fleet) -> None:
    for ship in fleet.classes:
        combat_value(design(fleet, ship))


@pytest.mark.benchmark(group="value")
def test_every_class_of_the_large_fleet_from_scratch(benchmark: Any) -> None:
    text = large_fleet().model_dump_json()
    reference.opponents()

    def fresh() -> tuple[tuple[Fleet], dict[str, object]]:
        forget()
        return (Fleet.model_validate_json(text),), {}

    benchmark.pedantic(value_all, setup=fresh, rounds=7)
    classes = len(large_fleet().classes)
    tell(f"combat value of all {classes} classes of the large fleet from scratch (goal {6 * classes} ms)", benchmark)


def edits(fleet: Fleet) -> Iterator[Design]:
    """Edit upon edit that leaves most weapons and arcs alone."""
    ship = fleet.classes[0]
    for number in itertools.cycle(range(90)):
        ship = with_core(ship, hull_hits=42 + number) if number % 2 else with_arc(ship, Arc.FORE, shield_hits=number)
        yield design(fleet.with_(classes=(ship,)), ship)


@pytest.mark.benchmark(group="value")
def test_after_an_edit(benchmark: Any) -> None:
    fleet = big_ship()
    combat_value(design(fleet, fleet.classes[0]))
    steps = edits(fleet)
    benchmark.pedantic(combat_value, setup=lambda: ((next(steps),), {}), rounds=300)
    tell("combat value after an edit that leaves most weapons and arcs alone (goal 4 ms)", benchmark)


@pytest.mark.benchmark(group="value")
def test_full_explanation(benchmark: Any) -> None:
    steps = edits(big_ship())
    benchmark.pedantic(explain_stat, setup=lambda: ((next(steps), "combat_value"), {}), rounds=7)
    tell("full explanation of a combat value with 60 components (goal 100 ms)", benchmark)
