"""Combat value: from scratch over the large fleet, after an edit, and fully explained. Run by `make bench`."""

import itertools
import time

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.stats.estimate import reference, shot, table
from metamaker.games.metaverse.stats.explain import explain_stat
from metamaker.games.metaverse.stats.value import combat_value
from metamaker.registry import open_file
from tests.benchmarks.calibration import report
from tests.games.metaverse.builders import SANITY_WEAPONS, component, dreadnought, fleet_of, with_arc, with_core, with_parts


def large_fleet() -> Fleet:
    fleets = [open_file(str(path)).document for path in sorted(sample_fleets("metaverse").glob("*.json"))]
    return max(fleets, key=lambda fleet: len(fleet.ships))


def forget() -> None:
    """Forget what classes share by value; the reference ships stay, as they do in the program."""
    for cache in (shot.exchange, table.table, reference.mean_offence, reference._mean_defence):
        cache.cache_clear()


def big_ship() -> Fleet:
    """A fleet of one ship of 150 hull hits and 60 components."""
    spares = [component("grappler", 2, part=f"grappler-{number}") for number in range(46)]
    return fleet_of(with_parts(dreadnought(), *spares), weapons=SANITY_WEAPONS)


@pytest.mark.benchmark
def test_every_class_of_the_large_fleet_from_scratch(benchmark: object) -> None:  # noqa: ARG001
    fleet = large_fleet()
    reference.opponents()
    means = []
    for _ in range(5):
        fresh = Fleet.model_validate_json(fleet.model_dump_json())
        forget()
        start = time.perf_counter()
        for ship in fresh.classes:
            combat_value(design(fresh, ship))
        means.append((time.perf_counter() - start) * 1e3 / len(fresh.classes))
    report(f"combat value a class from scratch, mean over {len(fleet.classes)} classes (goal 6 ms)", sorted(means))


@pytest.mark.benchmark
def test_after_an_edit(benchmark: object) -> None:  # noqa: ARG001
    fleet = big_ship()
    combat_value(design(fleet, fleet.classes[0]))
    ship = fleet.classes[0]
    times = []
    for number in itertools.islice(itertools.cycle(range(90)), 300):
        ship = with_core(ship, hull_hits=42 + number) if number % 2 else with_arc(ship, Arc.FORE, shield_hits=number)
        edited = fleet.with_(classes=(ship,))
        start = time.perf_counter()
        combat_value(design(edited, ship))
        times.append((time.perf_counter() - start) * 1e3)
    report("combat value after an edit that leaves most weapons and arcs alone (goal 4 ms)", sorted(times))


@pytest.mark.benchmark
def test_full_explanation(benchmark: object) -> None:  # noqa: ARG001
    fleet = big_ship()
    times = []
    for number in range(7):
        ship = with_core(fleet.classes[0], crew_parties=20 + number)
        edited = fleet.with_(classes=(ship,))
        start = time.perf_counter()
        explain_stat(design(edited, ship), "combat_value")
        times.append((time.perf_counter() - start) * 1e3)
    report("full explanation of a combat value of 60 components (goal 250 ms)", sorted(times))
