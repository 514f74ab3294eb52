"""Fire that takes dice away from asteroids (5.0.4)."""

from typing import Any

import pytest

from metamaker.games.metaverse.battle.fire.arms import free_arrays
from metamaker.games.metaverse.battle.kinematics.course import Newtonian
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.terrain.decisions import ClearRocks
from metamaker.games.metaverse.battle.terrain.dialogue import CLEARING, ask_rocks
from metamaker.games.metaverse.battle.terrain.events import RocksCleared, RocksStruck
from metamaker.games.metaverse.battle.terrain.orders import ClearOrders
from metamaker.games.metaverse.battle.terrain.rocks import dice_cleared
from metamaker.games.metaverse.battle.turn.plotting import PlottingStep
from metamaker.games.metaverse.battle.turn.starship_movement import StarshipMovementStep
from metamaker.games.metaverse.battle.wording.names import Names
from metamaker.games.metaverse.model.terrain import TerrainKind
from metamaker.games.metaverse.model.words import Die
from tests.games.metaverse.battle.afloat import at, of_kind
from tests.games.metaverse.battle.gunnery import ARRAY, BEAM, ONCE, SECOND_ARRAY, Put, armed, gunners, guns
from tests.games.metaverse.battle.ships import sailing
from tests.games.metaverse.battle.terrain.things import disc, feature, lies

STRONG = BEAM.with_(id="strong", name="Strong", damage_die=Die.D4, pulse=1, damage_modifier=1)
"""At most 5."""

WEAK = BEAM.with_(id="weak", name="Weak", damage_die=Die.D3)
"""At most 3."""


@pytest.mark.rule("MV-5.0.4-05", "MV-5.0.4-06")
@pytest.mark.parametrize(
    ("kind", "damages", "dice"),
    [
        (TerrainKind.ASTEROID_FIELD, (5, 12, 4), 2),
        (TerrainKind.ASTEROID_FIELD, (3, 3, 4), 2),
        (TerrainKind.ASTEROID_FIELD, (4,), 0),
        (TerrainKind.ASTEROID_CLUSTER, (10, 9), 1),
        (TerrainKind.ASTEROID_CLUSTER, (5, 5, 12), 2),
    ],
)
def test_a_strong_weapon_takes_one_die_and_weak_ones_are_added_up(
    kind: TerrainKind, damages: tuple[int, ...], dice: int
) -> None:
    assert dice_cleared(kind, damages) == dice


def met(orders: ClearOrders | None, faces: tuple[int, ...], *weapons: Any) -> tuple[Vessel, list[Any], list[Any]]:
    """Return a ship with weapons that moves 3 cm through a field, the decision for it, and the events."""
    battle, (ship, _) = gunners(Put(armed(*weapons)), Put(armed(), 1, 0, 99), faces=faces, more=(STRONG, WEAK))
    ship.course = sailing(3, 0, at(0, 0))
    lies(battle, feature("asteroid_field", disc(30)))
    battle.table.turn = 1
    asked: list[Any] = []
    for step in (PlottingStep(), StarshipMovementStep()):
        while decisions := step.run(battle):
            answers = []
            for decision in decisions:
                mine = isinstance(decision, ClearRocks)
                asked += [decision] if mine else []
                answer = orders if mine and orders is not None else decision.default()
                assert decision.refusals(answer) == ()
                answers.append(answer)
            step.take(battle, answers)
    return ship, asked, battle.events


@pytest.mark.rule("MV-5.0.4-05")
def test_fire_takes_dice_away_and_array_and_weapons_do_nothing_else_this_turn() -> None:
    orders = ClearOrders(ARRAY, guns(STRONG))
    ship, asked, events = met(orders, (1, 1), STRONG, BEAM)
    assert [decision.meeting.dice for decision in asked] == [3]
    (cleared,) = of_kind(events, RocksCleared)
    assert (cleared.damages, cleared.dice, cleared.rules) == ((5,), 1, ("MV-5.0.4-05",))
    assert [event.faces for event in of_kind(events, RocksStruck)] == [(1, 1)]
    assert [array.plan.ref for array in free_arrays(ship)] == [SECOND_ARRAY]
    assert ship.system(guns(STRONG)[0]).fired == 1


@pytest.mark.rule("MV-5.0.4-05")
def test_without_weapons_nobody_is_asked() -> None:
    _, asked, events = met(None, (1, 1, 1))
    assert asked == []
    assert [event.faces for event in of_kind(events, RocksStruck)] == [(1, 1, 1)]


@pytest.mark.rule("MV-5.0.4-05")
@pytest.mark.parametrize(
    "orders",
    [
        ClearOrders("", guns(BEAM)),
        ClearOrders(ARRAY),
        ClearOrders("core/bridge#1", guns(BEAM)),
        ClearOrders(ARRAY, guns(BEAM) * 2),
        ClearOrders(ARRAY, ("core/nothing#1",)),
    ],
)
def test_what_cannot_be_is_refused_by_the_rule(orders: ClearOrders) -> None:
    _, (asked,), _ = met(None, (1, 1, 1), BEAM, ONCE)
    assert {refusal.rule for refusal in asked.refusals(orders)} == {"MV-5.0.4-05"}


def spun(heading: int, arc: str, *, mirrored: bool = False) -> tuple[list[str], str, list[str]]:
    """Return the arcs to choose from, the struck arc and the rules for an unarmed ship that meets rocks going east at 1."""
    battle, (ship, _) = gunners(Put(armed()), Put(armed(), 1, 0, 99), faces=(4,))
    ship.course = Newtonian(at(0, 0), heading, (0, 0, 1, 0, 0, 0, 0, 0), mirrored=mirrored)
    lies(battle, feature("asteroid_field", disc(30)))
    battle.table.turn = 1
    arcs: list[str] = []
    for step in (PlottingStep(), StarshipMovementStep()):
        while decisions := step.run(battle):
            answers = []
            for decision in decisions:
                answer = decision.default()
                if isinstance(decision, ClearRocks):
                    arcs = decision.arcs()
                    answer = CLEARING.read(decision, f"on {arc}") if arc else answer
                    assert not answer.arc or CLEARING.write(decision, answer) == f"on {arc}"
                    assert ask_rocks(decision, Names(battle.table)).facts
                    wrong = ClearOrders(arc="aft" if "aft" not in arcs else "fore")
                    assert [each.rule for each in decision.refusals(wrong)] == ["MV-5.0.4-04"]
                assert decision.refusals(answer) == ()
                answers.append(answer)
            step.take(battle, answers)
    (struck,) = of_kind(battle.events, RocksStruck)
    return arcs, struck.arc, list(struck.rules)


@pytest.mark.rule("MV-5.0.4-04")
@pytest.mark.parametrize(
    ("heading", "mirrored", "arcs", "chosen", "strikes"),
    [
        (0, False, [], "", "starboard"),
        (2, False, ["fore", "starboard"], "", "fore"),
        (2, False, ["fore", "starboard"], "starboard", "starboard"),
        (2, True, ["fore", "port"], "port", "port"),
        (6, False, ["fore", "port"], "port", "port"),
        (14, False, ["aft", "starboard"], "starboard", "starboard"),
    ],
)
def test_between_two_arcs_the_player_chooses_which_one_rocks_strike(
    heading: int, mirrored: bool, arcs: list[str], chosen: str, strikes: str
) -> None:
    assert spun(heading, chosen, mirrored=mirrored) == (arcs, strikes, ["MV-5.0.4-02", "MV-5.0.4-04"])


def test_fire_and_an_arc_are_typed_in_one_line() -> None:
    _, (asked,), _ = met(None, (1, 1, 1), BEAM, ONCE)
    orders = ClearOrders(ARRAY, guns(BEAM), "aft")
    text = CLEARING.write(asked, orders)
    assert text.endswith(" on aft")
    assert CLEARING.read(asked, text) == CLEARING.read(asked, text.upper()) == orders
