"""Captains among terrain: they do not fly into planets, go through rocks with care, and clear their way."""

from typing import Any

import pytest

from metamaker.games.metaverse.battle.ai.admiral import Admiral
from metamaker.games.metaverse.battle.ai.careful import Careful
from metamaker.games.metaverse.battle.ai.plain import Plain
from metamaker.games.metaverse.battle.ai.plot_candidates import DRIFT
from metamaker.games.metaverse.battle.ai.terrain import cleared, perils
from metamaker.games.metaverse.battle.plot.orders import Code
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.terrain.decisions import ClearRocks
from metamaker.games.metaverse.battle.terrain.rocks import Meeting
from metamaker.games.metaverse.battle.turn.plotting import PlottingStep
from metamaker.games.metaverse.battle.turn.starship_movement import StarshipMovementStep
from metamaker.games.metaverse.model.arc import Arc
from metamaker.play.dice import SeededDice
from tests.games.metaverse.battle.afloat import at, fleet, under_way
from tests.games.metaverse.battle.gunnery import ARRAY, BEAM, Put, armed, gunners, guns
from tests.games.metaverse.battle.ships import HERON_SYSTEMS, sailing, thrusters
from tests.games.metaverse.battle.terrain.things import disc, feature, lies
from tests.games.metaverse.builders import component

CAPTAINS = (Plain, Careful, Admiral)

DRIVEN = (component("bridge"), component("sensor_array", 14), *thrusters(4, 4), *HERON_SYSTEMS[:2])


def steps(battle: Battle, captain: Any) -> None:
    """Plot and move, every answer by one captain."""
    for step in (PlottingStep(), StarshipMovementStep()):
        while decisions := step.run(battle):
            step.take(battle, [captain.answer(decision) for decision in decisions])


def facing(*things: Any, speed: int = 12) -> tuple[Battle, Vessel]:
    """Return a ship heading north for an enemy 70 cm away, with things between them."""
    battle, (ship, _) = fleet(
        under_way(own=DRIVEN, course=sailing(speed, 0, at(0, -30))),
        under_way(side=1, own=DRIVEN, course=sailing(0, 8, at(0, 40))),
    )
    return lies(battle, *things), ship


@pytest.mark.parametrize("captain", CAPTAINS)
def test_no_captain_flies_into_a_planet(captain: Any) -> None:
    battle, ship = facing(feature("planet", disc(16, 0, 0)))
    for _ in range(4):
        steps(battle, captain())
        battle.table.turn += 1
        assert ship.fights


@pytest.mark.parametrize("captain", CAPTAINS)
def test_no_captain_ends_his_move_in_a_remnant_that_he_can_pass(captain: Any) -> None:
    """At full thrust, as all captains would go without it, he would end in it: it lies 20 cm ahead."""
    cloud = feature("supernova_remnant", disc(8, 0, -10))
    battle, ship = facing(cloud)
    battle.dice = SeededDice(1)  # for its wind
    steps(battle, captain())
    assert not cloud.holds(ship.course.place)


def test_a_careful_captain_evades_rocks_that_he_cannot_go_round() -> None:
    battle, ship = facing(feature("asteroid_field", disc(60, 0, 0)))
    steps(battle, Careful())
    assert ship.plot.total(Code.EVASIVE) >= 1


@pytest.mark.parametrize(("apart_cm", "fires"), [(90, False), (110, True)])
def test_rocks_are_fired_at_where_no_enemy_is_in_reach(apart_cm: int, fires: bool) -> None:
    strong = BEAM.with_(id="strong", damage_modifier=9)
    battle, (ship, _) = gunners(Put(armed(strong)), Put(armed(), 1, 0, apart_cm), more=(strong,))
    field = feature("asteroid_field", disc(30))
    asked = ClearRocks(lies(battle, field).table, battle.secrets[0], Meeting(ship, field, 2, 6, 0))
    orders = cleared(asked)
    assert (orders.array, orders.weapons) == ((ARRAY, guns(strong)) if fires else ("", ()))
    assert asked.refusals(orders) == ()


@pytest.mark.parametrize(
    ("thing", "deflector", "kinds"),
    [
        # 10 cm from the middle of the pulsar: 5 points. A D6 of a remnant; 12 dice of asteroids.
        (feature("pulsar", disc(10, 0, 10)), "energy_deflector", Arc),
        (feature("supernova_remnant", disc(30)), "energy_deflector", Arc),
        (feature("asteroid_field", disc(30)), "kinetic_deflector", (Arc.FORE,)),
    ],
    ids=["pulsar", "remnant", "rocks"],
)
def test_terrain_costs_a_ship_less_with_deflectors(thing: Any, deflector: str, kinds: Any) -> None:
    costs = []
    for rating in (0, 3):
        parts = [component(deflector, rating, arc) for arc in kinds] if rating else []
        battle, (ship, _) = fleet(under_way(*parts, course=sailing(0)), under_way(side=1, course=sailing(0, 8, at(0, 90))))
        dangers = perils(lies(battle, thing).table, ship, sailing(0), [DRIFT])
        assert dangers is not None
        costs.append(dangers[0].cost)
    assert costs[0] > costs[1] > 0


def test_only_a_deflector_toward_the_star_counts() -> None:
    thing = feature("pulsar", disc(10, 0, 10))
    battle, (aft, fore, _) = fleet(
        under_way(component("energy_deflector", 5, Arc.AFT), course=sailing(0)),
        under_way(component("energy_deflector", 5, Arc.FORE), course=sailing(0)),
        under_way(side=1, course=sailing(0, 8, at(0, 90))),
    )
    found = [perils(lies(battle, thing).table, ship, sailing(0), [DRIFT]) for ship in (aft, fore)]
    assert found[0] is not None
    assert found[1] is not None
    assert found[0][0].cost > found[1][0].cost
