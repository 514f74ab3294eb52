"""Kinds of combat, and what may be fired at: types of targets, their ratings and signatures."""

import pytest

from metamaker.games.metaverse.battle.blueprint import blueprint, weapon_plan
from metamaker.games.metaverse.battle.state.battle import Step
from metamaker.games.metaverse.checks.all import check_fleet
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.starfighter import FighterWeapon, Starfighter
from metamaker.games.metaverse.model.words import Die, FighterTarget
from tests.games.metaverse.battle.battles import bridge_only
from tests.games.metaverse.builders import GUN, design_of


@pytest.mark.rule("MV-1.3.0-01")
def test_each_kind_of_combat_has_its_step() -> None:
    fought = [step.name for step in Step if step.name.endswith("COMBAT")]
    assert fought == ["STARSHIP_COMBAT", "STARFIGHTER_COMBAT", "INDIRECT_COMBAT", "BOARDING_COMBAT"]


@pytest.mark.rule("MV-1.3.0-03")
def test_weapons_of_starfighters_know_starships_and_everything_else() -> None:
    assert list(FighterTarget) == ["starships", "other"]
    weapon = FighterWeapon(name="Sting", targets=tuple(reversed(FighterTarget)))
    assert weapon.targets == (FighterTarget.STARSHIPS, FighterTarget.OTHER)


@pytest.mark.rule("MV-1.3.1-17")
def test_target_ratings_of_starships_begin_at_3_and_fall_below_0_with_their_mass() -> None:
    ratings = [blueprint(design_of(bridge_only(hits, 1))).target_rating for hits in (1, 15, 16, 64, 128, 900)]
    assert ratings == [3, 3, 2, 0, -1, -3]


def ratings_refused(rating: int) -> bool:
    fighter = Starfighter(id="dart", name="Dart", target_rating=rating, weapons=(FighterWeapon(name="Sting"),))
    issues = check_fleet(Fleet(starfighters=(fighter,)))
    return any(issue.code == "squadron-target-rating" for issue in issues)


@pytest.mark.rule("MV-1.3.1-18", "MV-X.1-05")
def test_target_ratings_of_starfighters_are_designed_from_4_to_9() -> None:
    assert [rating for rating in range(13) if not ratings_refused(rating)] == [4, 5, 6, 7, 8, 9]


@pytest.mark.rule("MV-X.1-05", "MV-1.3.1-19")
@pytest.mark.parametrize("die", Die)
def test_the_fire_of_a_weapon_is_rated_by_the_best_result_of_its_die(die: Die) -> None:
    assert weapon_plan(GUN.with_(damage_die=die)).highest == int(die.value.removeprefix("D"))
