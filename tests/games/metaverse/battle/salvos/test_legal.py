"""The legal answers about salvos as data: each option alone is legal, in every direction in which a ship may lie."""

from typing import Any

import pytest

from metamaker.games.metaverse.battle.ai.careful import Careful
from metamaker.games.metaverse.battle.ai.plain import Plain
from metamaker.games.metaverse.battle.ai.random_captain import Chance
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire
from metamaker.games.metaverse.battle.salvos.decisions import DefendShip, GuideSalvos, StrikeTargets
from metamaker.games.metaverse.battle.salvos.rules import chances
from metamaker.games.metaverse.battle.turn.strikes import found
from metamaker.games.metaverse.model.arc import SectionName, Sector
from metamaker.play.dice import SeededDice
from tests.games.metaverse.battle.battles import hull
from tests.games.metaverse.battle.gunnery import Put, armed
from tests.games.metaverse.battle.salvos.missiles import GUARD, HUNTER, MISSILE, POINT, ROCKET, aloft, at_sea
from tests.games.metaverse.builders import mount, with_section
from tests.play.legal import is_among, single

CAPTAINS = (Plain, Careful, lambda: Chance(SeededDice(7)))


def decisions(heading: int, *, mirrored: bool = False) -> list[Any]:
    """Return the decisions about salvos of a ship on this heading, with launchers only on some sectors."""
    tubes = mount("tube", MISSILE, (Sector.FORE_PORT, Sector.FORE_STARBOARD)), mount("rack", ROCKET, (Sector.PORT_FORE,))
    ship = with_section(armed(HUNTER, MISSILE, POINT), SectionName.FORE, hull(4, 1, mounts=tubes))
    battle, (one, other) = at_sea(Put(ship, heading=heading), Put(armed(MISSILE, GUARD), 1, 0, 20, 8))
    one.course = one.course._replace(mirrored=mirrored)
    own, onto = aloft(battle, one, MISSILE, at=(5, 10), degrees=22 * heading), aloft(battle, one, HUNTER, at=(0, 20))
    aloft(battle, other, MISSILE, at=(3, 10), degrees=180)
    onto.contact = other.key
    secrets, table = battle.secrets, battle.table
    open_to = found(battle, table.flying(0), chances)
    return [
        DeclareFire(table, 0, secrets[0], one.key),
        GuideSalvos(table, 0, secrets[0], (own.key, onto.key), 2),
        StrikeTargets(table, 0, secrets[0], open_to, len(open_to)),
        DefendShip(table, 1, secrets[1], other.key, (onto.key,)),
    ]


@pytest.mark.parametrize("heading", range(16))
@pytest.mark.parametrize("mirrored", [False, True])
def test_each_option_alone_is_legal(heading: int, *, mirrored: bool) -> None:
    for decision in decisions(heading, mirrored=mirrored):
        answers = list(single(decision))
        assert len(answers) > 1, decision.kind
        for answer in answers:
            assert decision.refusals(answer) == (), (decision.kind, answer)


@pytest.mark.parametrize("heading", range(0, 16, 3))
@pytest.mark.parametrize("captain", CAPTAINS)
def test_what_captains_answer_is_legal_and_among_the_options(heading: int, captain: Any) -> None:
    for decision in decisions(heading):
        answer = captain().answer(decision)
        assert decision.refusals(answer) == (), (decision.kind, answer)
        assert is_among(decision, decision.default())
        assert is_among(decision, answer), (decision.kind, answer)


@pytest.mark.parametrize("captain", CAPTAINS[:2])
def test_captains_launch_steer_strike_and_defend(captain: Any) -> None:
    fire, guide, strike, defend = (captain().answer(decision) for decision in decisions(0))
    assert fire.launches
    assert any(attack.target.startswith("b/heron-2/salvo") for attack in fire.attacks)
    assert len(guide.courses) == 2
    assert strike.strikes
    assert defend.shots
