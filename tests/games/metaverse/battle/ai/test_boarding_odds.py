"""The odds of boarding against every throw of the dice, and where captains board by them."""

from itertools import product

import pytest

from metamaker.games.metaverse.battle.ai.boarding import PARTS, clearing, disabled, landed
from metamaker.games.metaverse.battle.boarding.combat import CREW, MARINE, PartyDie, compared, ranked
from metamaker.games.metaverse.battle.boarding.decisions import DisableSystems
from metamaker.games.metaverse.battle.places import CORE
from metamaker.games.metaverse.battle.state.vessel import Boarders
from metamaker.games.metaverse.model.words import BoardingTie
from tests.games.metaverse.battle.gunnery import BEAM, LANCE, Put, armed, gunners


def by_every_throw(landing: int, marines: int, crew: int, crew_faces: int, tie: BoardingTie) -> int:
    """Return the same chance by the rules of the battle: every roll of every die."""
    dice = [range(1, 6)] * landing + [range(1, 7)] * marines + [range(1, crew_faces + 1)] * crew
    kinds = [MARINE] * (landing + marines) + [CREW] * crew
    won = total = 0
    for faces in product(*dice):
        thrown = [PartyDie(kind, face, face) for kind, face in zip(kinds, faces, strict=True)]
        lost = compared(ranked(thrown[landing:]), ranked(thrown[:landing]), tie)
        won += len(lost.defenders) == marines + crew
        total += 1
    return PARTS * won // total


@pytest.mark.rule("MV-2.2.5-03", "MV-2.2.5-05", "MV-2.2.5-07")
@pytest.mark.parametrize("tie", list(BoardingTie))
@pytest.mark.parametrize(("landing", "marines", "crew"), [(1, 0, 1), (1, 1, 0), (3, 1, 1), (2, 0, 2), (4, 2, 0), (3, 0, 3)])
def test_the_chance_to_clear_a_section_is_that_of_all_throws(landing: int, marines: int, crew: int, tie: BoardingTie) -> None:
    assert clearing(landing, marines, crew, 3, tie) == by_every_throw(landing, marines, crew, 3, tie)


def test_nobody_is_cleared_by_fewer_and_nobody_there_is_no_fight() -> None:
    assert clearing(2, 2, 1, 3, BoardingTie.MUTUAL) == 0
    assert clearing(2, 0, 0, 3, BoardingTie.MUTUAL) == PARTS
    assert clearing(0, 0, 0, 3, BoardingTie.MUTUAL) == 0


def test_loads_land_whole_each_by_its_own_roll() -> None:
    assert landed((4, 3), 12, 20) == {0: 8 * 8, 3: 8 * 12, 4: 12 * 8, 7: 12 * 12}


def test_boarders_disable_what_guides_fire_first_and_of_guns_the_strongest() -> None:
    battle, (_, target) = gunners(Put(armed()), Put(armed(BEAM, LANCE), 1, 0, 5))
    target.sections[CORE].boarders = [Boarders(0, 4, 0, 1)]
    for layers in (target.sections[CORE].crew, target.sections[CORE].marines):
        layers[:] = [0] * len(layers)
    decision = DisableSystems(battle.table, 0, battle.secrets[0], target.key)
    orders = disabled(decision)
    assert decision.refusals(orders) == ()
    assert orders.systems[0] == "core/reactor#1"
    target.sections[CORE].boarders[0].marines = 9
    guns = [ref for ref in disabled(decision).systems if target.system(ref).plan.weapon is not None]
    assert guns == ["core/lance#1", "core/beam#1"]
