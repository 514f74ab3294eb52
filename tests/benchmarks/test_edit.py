"""What an edit costs: all stats but combat value, and all checks, of a ship of 150 hull hits with 60 components.

Run by `make bench`.
"""

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from metamaker.games.metaverse.checks.all import check_design
from metamaker.games.metaverse.model.arc import Arc, Facing, SectionName, sectors_of
from metamaker.games.metaverse.model.design import Design, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import Component, Section, Sections
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.stats.ship import ship_stats
from tests.benchmarks.calibration import tell
from tests.games.metaverse.builders import SANITY_WEAPONS, component, fleet_of, mount, protected

ROUNDS = 400
WEAPONS = tuple(weapon.with_(damage_modifier=2) for weapon in SANITY_WEAPONS)


def outer(arc: Arc) -> Section:
    """27 hull hits, ten components, two batteries."""
    numbered = itertools.count(1)

    def part(kind: str, rating: int, facing: Facing | Arc | None = None) -> Component:
        return component(kind, rating, facing, part=f"{arc}-{next(numbered)}")

    sides = (part("thruster", 2, arc), part("thruster", 1, arc)) if arc in {Arc.PORT, Arc.STARBOARD} else ()
    parts = (
        *sides,
        part("basic_shield_generator", 3, arc),
        part("adaptive_shield_generator", 1, arc),
        part("energy_deflector", 4, arc),
        part("energy_grappler", 2, arc),
        part("ecm_array", 2),
        part("targeting_array", 2),
        part("countermeasure_pod", 2),
        part("basic_teleporter", 2),
        part("soc", 2),
        part("ansible", 2),
    )
    guns = tuple(mount(f"{arc}-{weapon.id}", weapon, sectors_of(arc), 2) for weapon in WEAPONS[:2])
    return Section(hull_hits=27, hull_layers=3, crew_parties=5, components=parts[:10], mounts=guns)


def battleship() -> ShipClass:
    """150 hull hits, 60 components of one copy or more, ten mounts."""
    kinds = ("sensor_array", "ew_array", "elint_array", "grappler", "cic", "gravity_well_projector", "ecm_array", "ej_array")
    core = (
        component("bridge"),
        component("basic_stl", 6, Facing.FORE_AFT),
        component("basic_ftl", 9),
        component("stealth_generator", 1),
        *(component(kind, 3, part=f"{kind}-{copy}".replace("_", "-")) for kind in kinds for copy in (1, 2)),
    )
    guns = tuple(mount(f"core-{weapon.id}", weapon, sectors_of(Arc.FORE)) for weapon in WEAPONS[3:])
    arcs = {arc.value: outer(arc) for arc in Arc}
    hull = Section(hull_hits=42, hull_layers=3, crew_parties=10, components=core, mounts=guns)
    return ShipClass(
        id="battleship",
        name="Battleship",
        sections=Sections(core=hull, **arcs),
        arcs=protected(armour_rating=2, shield_hits=10),
    )


FLEET = fleet_of(battleship(), weapons=WEAPONS)


def edits(fleet: Fleet) -> Iterator[tuple[Fleet, ShipClass]]:
    """Edit upon edit of the ship's hull, armour and ratings, each a fleet of its own."""
    ship = fleet.classes[0]
    for step in itertools.count():
        core = ship.sections.core or Section()
        match step % 3:
            case 0:
                ship = ship.with_(sections=ship.sections.with_(core=core.with_(hull_hits=42 + step % 2)))
            case 1:
                ship = ship.with_(arcs=ship.arcs.with_(fore=ship.arcs.fore.with_(armour_rating=step % 6)))
            case _:
                sensor = core.components[4].with_(rating=10 + step % 8)
                components = (*core.components[:4], sensor, *core.components[5:])
                ship = ship.with_(sections=ship.sections.with_(core=core.with_(components=components)))
        fleet = fleet.with_(classes=(ship,))
        yield fleet, ship


def answer(fleet: Fleet, ship: ShipClass) -> Design:
    """All that an edit is answered with, but combat value."""
    edited = design(fleet, ship)
    ship_stats(edited)
    check_design(edited)
    return edited


def test_the_ship_is_as_large_as_it_says_and_without_problems() -> None:
    ship = FLEET.classes[0]
    edited = answer(FLEET, ship)
    assert ship_stats(edited).hull_hits == 150
    assert sum(len(section.components) for _, section in ship.sections.standing()) == 60
    assert [section for section in SectionName if ship.sections[section] is None] == []
    assert check_design(edited) == ()


@pytest.mark.benchmark(group="edit")
def test_an_edit_is_answered_at_once(benchmark: Any) -> None:
    steps = edits(FLEET)
    benchmark.pedantic(answer, setup=lambda: (next(steps), {}), rounds=ROUNDS, warmup_rounds=20)
    tell("all stats but combat value and all checks after an edit (goal 1 ms, 99 % 4 ms)", benchmark)


@pytest.mark.benchmark(group="edit")
def test_an_unchanged_ship_costs_nothing(benchmark: Any) -> None:
    renamed = FLEET.with_(name="Renamed")
    answer(FLEET, FLEET.classes[0])
    benchmark.pedantic(answer, args=(renamed, FLEET.classes[0]), rounds=ROUNDS)
    tell("the same for a ship that did not change", benchmark)
