"""Printed tables of what a class needs to hit agree with the odds of attacks, cell by cell."""

import random
from collections.abc import Iterator
from fractions import Fraction

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.game_api.firing import Chapter, Circumstances
from metamaker.game_api.play import WishRefused
from metamaker.games.metaverse.firing import offered
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.words import WeaponQuality
from metamaker.games.metaverse.pages.hit_tables import DISTANCES, EW, PROFILES, array_rating, die, groups, profile_at
from metamaker.opening import open_file
from tests.games.metaverse.pages.printed import pages_of

SAMPLES = sorted(path.stem for path in sample_fleets("metaverse").glob("*.json"))
ORDERS = ("", "drift", "EM1", "EM2", "RL", "FL", "CS")


def sample(name: str) -> Fleet:
    fleet: Fleet = open_file(str(sample_fleets("metaverse") / f"{name}.json")).document
    return fleet


def amount(chapter: Chapter, key: str) -> float:
    return next((each.amount or 0 for each in chapter.figures if each.key == key), 0)


def attacks(dice: random.Random) -> Iterator[tuple[Fleet, str, Circumstances, tuple[Chapter, ...]]]:
    """Yield random attacks of samples at distances of the tables: the fleet, the class of the firer, the case, the figures."""
    fleets = [sample(name) for name in SAMPLES]
    while True:
        one, other = dice.choice(fleets), dice.choice(fleets)
        ship, target = dice.choice(one.ships), dice.choice(other.ships)
        case = Circumstances(
            distance=dice.choice(DISTANCES),
            arc=dice.choice(("fore", "port", "aft")),
            manoeuvre=dice.choice(ORDERS),
            target_manoeuvre=dice.choice(ORDERS),
        )
        try:
            yield one, ship.ship_class, case, offered.attack(one, ship.ref(), other, target.ref(), case).chapters
        except WishRefused:
            continue


def test_random_cells_agree_with_the_odds_of_attacks() -> None:
    compared = 0
    for fleet, key, case, (common, *others) in attacks(random.Random(11)):  # noqa: S311 - repeatable cases
        known = design(fleet, fleet.ship_class(key))
        rating = array_rating(known)
        assert rating == amount(common, "array")
        before = int(amount(common, "rating") + amount(common, "target-movement") + amount(common, "movement"))
        ew = rating - int(amount(others[0], "sensor"))
        by_id = {plan.id: group for group in groups(known) for plan in group.weapons}
        for chapter in others:
            group = by_id.get(chapter.key)
            if group is None or before not in PROFILES or ew not in EW or (group.kinetic and ew):
                continue
            roll = profile_at(group, rating, before, case.distance if group.kinetic else ew)
            assert (roll.sensor, roll.target) == (amount(chapter, "sensor"), amount(chapter, "target"))
            assert float(group.chance(roll)) == amount(chapter, "chance")
            shown = next(str(each.shown) for each in chapter.figures if each.key == "faces")
            assert die(roll) == shown.replace(" to ", "–").removeprefix("only ")
            compared += 1
        if compared >= 120:
            return


@pytest.mark.parametrize("name", SAMPLES)
def test_every_class_with_weapons_has_one_page(name: str) -> None:
    fleet = sample(name)
    flown = {ship.ship_class for ship in fleet.ships}
    armed = [each for each in fleet.classes if each.id in flown and groups(design(fleet, each))]
    assert len(pages_of("hit_tables", fleet).pages) == len(armed)


def test_the_page_shows_the_cells() -> None:
    fleet = sample("quarrel-at-fennel-light")
    known = design(fleet, fleet.ship_class(fleet.ships[0].ship_class))
    page = " ".join(pages_of("hit_tables", fleet.with_(ships=fleet.ships[:1])).texts())
    rating = array_rating(known)
    for group in groups(known):
        for before in PROFILES:
            cells = [profile_at(group, rating, before, each) for each in (DISTANCES if group.kinetic else EW)]
            row = " ".join(f"{die(roll)} {5 * roll.faces}%" for roll in cells)
            assert row in page


@pytest.mark.rule("MV-3.6.14-20")
def test_misses_of_temporal_weapons_are_rolled_again() -> None:
    fleet = sample("quarrel-at-fennel-light")
    weapons = tuple(each.with_(qualities=(WeaponQuality.TEMPORAL,)) for each in fleet.weapons)
    changed = fleet.with_(weapons=weapons)
    group = groups(design(changed, changed.ship_class(changed.ships[0].ship_class)))[0]
    roll = profile_at(group, 14, 2, 0)
    assert group.temporal
    assert group.chance(roll) == 1 - (1 - Fraction(roll.faces, 20)) ** 2
