"""A likeness of a table: all that comes of the same answers and the same dice is the same, and the table itself stays."""

import pytest

from metamaker.games.metaverse.battle.ai.registry import captain
from metamaker.games.metaverse.battle.ai.self_play import Contestant, Match, lined_up, played
from metamaker.games.metaverse.battle.movement.decisions import WritePlot
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.copying import hides, likeness
from metamaker.games.metaverse.battle.state.ground import Feature
from metamaker.games.metaverse.battle.turn.engine import apply, pending
from metamaker.games.metaverse.battle.turn.plotting import PlottingStep
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.play.dice import SeededDice
from metamaker.play.serialization import as_json
from tests.games.metaverse.battle.ai.matches import CARRIER, VARIED, detachment
from tests.games.metaverse.battle.terrain.things import disc, feature, lies

SALVOS = detachment("kite-clans-of-aldersay", "ribbon")


def at_plots(fleet: Fleet, turn: int, seed: int, *things: Feature) -> Battle:
    """Return a battle of random captains among some things, at the plots of a turn."""
    battle, captains = lined_up(Match((Contestant(fleet, "chance"), Contestant(fleet, "chance"))), seed)
    battle = lies(battle, *things)
    while decisions := pending(battle):
        if battle.table.turn == turn and any(isinstance(decision, WritePlot) for decision in decisions):
            break
        apply(battle, [captains[decision.side].answer(decision) for decision in decisions])
    battle.events.clear()
    return battle


def told(battle: Battle) -> list[str]:
    """All that is told of three turns under careful captains with dice of their own."""
    battle.dice, battle.last_turn = SeededDice(7), battle.table.turn + 2
    captains = captain("careful", 1, 0), captain("plain", 1, 1)
    return [str(as_json(event)) for events in played(battle, captains) for event in events]


@pytest.mark.parametrize("turn", [1, 3])
@pytest.mark.parametrize("fleet", [VARIED[3], VARIED[6], VARIED[8], CARRIER, SALVOS], ids=lambda fleet: fleet.ships[0].id)
def test_a_likeness_fights_on_like_the_table_itself(fleet: Fleet, turn: int) -> None:
    compared = 0
    for seed in range(2):
        battle = at_plots(fleet, turn, seed)
        if battle.result is not None or battle.melting or hides(battle.table):
            continue
        copied = Battle(likeness(battle.table), SeededDice(7))
        plotting = PlottingStep()
        plotting.deployed = True
        copied.running = plotting
        one = told(copied)
        assert one == told(battle)
        compared += bool(one)
    assert compared


@pytest.mark.parametrize("kind", ["supernova_remnant", "emission_nebula", "planet", "asteroid_field"])
def test_a_likeness_among_terrain_fights_on_alike(kind: str) -> None:
    """What terrain does before the plots of a turn it does once; the wind of a likeness is its own."""
    battle = at_plots(VARIED[3], 2, 1, feature(kind, disc(30)))
    copied = Battle(likeness(battle.table), SeededDice(7))
    plotting = PlottingStep()
    plotting.deployed = plotting.drifted = True
    copied.running = plotting
    winds = [each.wind for each in battle.table.terrain]
    one = told(copied)
    assert [each.wind for each in battle.table.terrain] == winds
    assert one
    assert one == told(battle)
