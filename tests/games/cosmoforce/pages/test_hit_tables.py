"""Printed tables of hits agree with the odds of attacks, for every weapon of every sample and any mass of a target."""

from fractions import Fraction
from itertools import product

import pytest

from metamaker.core.messages import words_in
from metamaker.core.paths import sample_fleets
from metamaker.game_api.firing import Circumstances
from metamaker.game_api.prints import PrintOptions
from metamaker.games.cosmoforce import firing, printing
from metamaker.games.cosmoforce.match.force import common_rules
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.pages.hit_tables import WEAPONS, rows_of, whole_percent
from metamaker.games.cosmoforce.stats.derived import mass as mass_of
from metamaker.opening import open_file

SAMPLES = sorted(path.stem for path in sample_fleets("cosmoforce").glob("*.json"))


def sample(name: str) -> Fleet:
    fleet: Fleet = open_file(str(sample_fleets("cosmoforce") / f"{name}.json")).document
    return fleet


@pytest.mark.parametrize("name", SAMPLES)
def test_hits_agree_with_the_odds_of_attacks(name: str) -> None:
    fleet = sample(name)
    rules = common_rules((fleet, fleet))
    for one, other, speed in product(fleet.designs, fleet.designs, (0, 3)):
        if one is other:
            continue
        attack = firing.attack(fleet, one.ref(), fleet, other.ref(), Circumstances(speed=4, target_speed=speed))
        for kind in WEAPONS:
            chapter = next((each for each in attack.chapters if each.key == kind.value), None)
            rows = rows_of(one, kind)
            assert bool(rows) is (chapter is not None)
            if chapter is None:
                continue
            figures = {each.key: each.amount for each in chapter.figures}
            row = max(rows, key=lambda shots: (shots.weapons, shots.slower))  # the target is slower
            mass = None if not speed else mass_of(other)
            assert row.dice(rules) == figures["dice"]
            assert float(row.hits(mass, rules)) == figures["hits"]
            if "hits-1" in figures:
                assert float(row.chance(mass, rules)) == figures["hits-1"]


@pytest.mark.parametrize("name", SAMPLES)
def test_every_sample_prints_a_page_for_each_armed_design(name: str) -> None:
    fleet = sample(name)
    armed = [each for each in fleet.designs if any(rows_of(each, kind) for kind in WEAPONS)]
    pack = printing.pages((fleet,), ("hit_tables",), PrintOptions())
    assert (len(pack.pages), pack.kinds) == (len(armed), ("hit_tables",))


def test_chances_are_neither_none_nor_sure() -> None:
    words = words_in("cosmoforce", "en")
    assert [whole_percent(each, words) for each in (Fraction(1, 1000), Fraction(1, 2), Fraction(999, 1000))] == [
        "1%",
        "50%",
        "99%",
    ]
