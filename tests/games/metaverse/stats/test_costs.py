"""Weapons, squadrons and bays by themselves, and what a fleet adds up to."""

import itertools
import math

import pytest

from metamaker.formulas.compiled import evaluator
from metamaker.formulas.tree import half_up
from metamaker.games.metaverse.model.design import HouseRules, design
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.model.starfighter import (
    Bay,
    BayFit,
    FighterWeapon,
    IndependentSquadron,
    Load,
    ShipLoadout,
    Starfighter,
)
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import CommandDie, Die, LoadoutKind, RateOfFire, SquadronQuality, WeaponQuality
from metamaker.games.metaverse.stats.book import stock_book
from metamaker.games.metaverse.stats.damage_distribution import ArcTarget, hit_distribution
from metamaker.games.metaverse.stats.fleet import fleet_stats, ship_tier, ship_value
from metamaker.games.metaverse.stats.squadron import bay_cost, brought_cost, squadron_cost, squadron_inputs
from metamaker.games.metaverse.stats.tier import squadron_tier
from metamaker.games.metaverse.stats.value import combat_value
from metamaker.games.metaverse.stats.weapon import aoe_die, mean_damage, weapon_tier
from tests.games.metaverse.builders import BARE, design_of, fleet_of, with_core

STOCK = HouseRules()
SCALE = evaluator(stock_book(), "squadron")(squadron_inputs(Starfighter(id="s", name="S"), STOCK)).values["scale"]
DART = Starfighter(id="dart", name="Dart", weapons=(FighterWeapon(name="Needle gun", damage_die=Die.D4, damage_modifier=1),))
BAY = Bay(id="bay", name="Boat bay", launch=1, carry=2, accepts=("dart",))


@pytest.mark.rule("MV-3.6.1-02")
@pytest.mark.parametrize(
    ("pulse", "die", "modifier", "most", "mean"),
    [(3, Die.D6, 2, 24, 16.5), (1, Die.D10, 0, 10, 5.5), (2, Die.D1, 3, 8, 8.0), (2, Die.D5, 1, 12, 8.0)],
)
def test_maximum_and_mean_damage(pulse: int, die: Die, modifier: int, most: int, mean: float) -> None:
    weapon = Weapon(id="w", name="W", pulse=pulse, damage_die=die, damage_modifier=modifier)
    at_nothing = hit_distribution(weapon, ArcTarget())
    assert max(at_nothing.of_boxes()) == most
    assert float(at_nothing.mean_boxes) == mean_damage(weapon) == mean


def test_the_die_of_an_area_of_effect() -> None:
    assert [aoe_die(radius) for radius in (0, 10, 20, 30, 40, 50, 15)] == [None, Die.D4, Die.D6, Die.D8, Die.D10, Die.D12, None]


@pytest.mark.rule("MV-3.7.8-03", "MV-3.0.0-05")
def test_tiers_of_weapons_and_squadrons() -> None:
    assert weapon_tier(Weapon(id="w", name="W")) == 1
    assert weapon_tier(Weapon(id="w", name="W", qualities=(WeaponQuality.ANTIMATTER, WeaponQuality.PHASED))) == 3
    assert squadron_tier(DART) == 1
    assert squadron_tier(DART.with_(qualities=(SquadronQuality.ECM,))) == 1
    assert squadron_tier(DART.with_(qualities=(SquadronQuality.FTL,))) == 2
    temporal = DART.weapons[0].with_(qualities=(WeaponQuality.TEMPORAL,))
    assert squadron_tier(DART.with_(weapons=(temporal,))) == 3


@pytest.mark.rule("MV-3.7.0-02")
def test_a_squadron_s_cost_by_hand() -> None:
    # strength 6, defence 0, target rating 4, speed 20; mean damage 2.5 + 1
    assert squadron_cost(DART, STOCK) == half_up(10 * SCALE * math.sqrt(6 * 3.5)) / 10
    better = SCALE * math.sqrt(6 * 2 * 1.5 * 3.5) * 1.1 * 1.1 * 1.15 + 0.25 * 6
    both = (SquadronQuality.FTL, SquadronQuality.BREACHING, SquadronQuality.ECM)
    assert (
        squadron_cost(DART.with_(defence=3, target_rating=9, speed_cm=30, qualities=both), STOCK) == half_up(10 * better) / 10
    )
    assert squadron_cost(DART.with_(strength=0), STOCK) == 1
    assert squadron_cost(DART.with_(weapons=()), STOCK) == 1


@pytest.mark.rule("MV-3.7.0-02")
def test_a_squadron_never_gets_cheaper_when_it_gets_better() -> None:
    for field, values in {
        "strength": range(1, 30),
        "speed_cm": (10, 15, 20, 25, 30),
        "defence": range(7),
        "target_rating": range(4, 10),
    }.items():
        costs = [squadron_cost(DART.with_(**{field: value}), STOCK) for value in values]
        assert all(before <= after for before, after in itertools.pairwise(costs)), field
        assert costs[0] < costs[-1], field
    twice = DART.with_(weapons=DART.weapons * 2)
    assert squadron_cost(twice, STOCK) > squadron_cost(DART, STOCK)
    once = DART.with_(weapons=(DART.weapons[0].with_(rate_of_fire=RateOfFire.ONE_SHOT),))
    assert squadron_cost(once, STOCK) < squadron_cost(DART, STOCK)


@pytest.mark.rule("MV-3.7.5-03", "MV-3.7.5-06")
def test_squadrons_without_a_carrier_buy_their_own_crew() -> None:
    plain = IndependentSquadron(id="s", starfighter="dart", count=2)
    assert brought_cost(plain, DART, STOCK) == pytest.approx(2 * squadron_cost(DART, STOCK))
    better = plain.with_(crew_quality=3, command_quality=CommandDie.D5)
    assert brought_cost(better, DART, STOCK) == pytest.approx(2 * squadron_cost(DART, STOCK) * 1.15**2 * 1.02**3)
    raiders = DART.with_(qualities=(SquadronQuality.FTL, SquadronQuality.BREACHING))
    loaded = plain.with_(marines_aboard=True)
    assert brought_cost(loaded, raiders, STOCK) == pytest.approx(2 * brought_cost(plain, raiders, STOCK))
    assert brought_cost(loaded, DART, STOCK) == brought_cost(plain, DART, STOCK)


@pytest.mark.rule("MV-3.7.7-05")
def test_an_empty_bay_is_cheap() -> None:
    assert bay_cost(BAY, 1, STOCK) == 1.0
    assert bay_cost(BAY, 3, STOCK) == 3.0
    assert bay_cost(BAY.with_(accepts=("dart", "kite", "swift")), 1, STOCK) == 1.5
    carrier = with_core(BARE, bays=(BayFit(id="deck", bay="bay", count=4),))
    of_fleet = fleet_of(carrier, bays=(BAY,), starfighters=(DART,))
    with_bays, without = combat_value(design(of_fleet, carrier)), combat_value(design_of(BARE))
    assert 4.0 <= with_bays - without < 0.35 * with_bays


@pytest.mark.rule("MV-3.7.7-04", "MV-3.0.0-05")
def test_loadouts_count_where_they_are_chosen() -> None:
    phased = DART.with_(weapons=(DART.weapons[0].with_(qualities=(WeaponQuality.PHASED,)),))

    def carrier(kind: LoadoutKind, squadrons: tuple[Load, ...] = ()) -> tuple[float, int]:
        ship = with_core(BARE, bays=(BayFit(id="deck", bay="bay", loadout=kind, squadrons=squadrons),))
        entry = Ship(
            id="one",
            name="One",
            ship_class=ship.id,
            loadouts=(ShipLoadout(bay="deck", squadrons=(Load(starfighter="dart", count=2),)),),
        )
        of_fleet = fleet_of(ship, bays=(BAY,), starfighters=(phased,), ships=(entry,))
        return ship_value(of_fleet, entry), ship_tier(of_fleet, entry)

    empty, _ = carrier(LoadoutKind.OPEN)
    aboard = (Load(starfighter="dart", count=2),)
    assert carrier(LoadoutKind.OPEN) == (empty, 1)
    for value, tier in (carrier(LoadoutKind.PERMANENT, aboard), carrier(LoadoutKind.DOWNLOAD)):
        assert value == pytest.approx(empty + 2 * squadron_cost(phased, STOCK))
        assert tier == 3


@pytest.mark.rule("MV-3.0.0-03", "MV-3.0.0-05")
def test_a_fleet_adds_up_ships_and_squadrons_unrounded() -> None:
    swift = DART.with_(id="swift", qualities=(SquadronQuality.FTL,))
    beside = IndependentSquadron(id="beside", starfighter="swift", count=3)
    stats = fleet_stats(fleet_of(BARE, starfighters=(swift,), squadrons=(beside,)))
    assert stats.tier == 2
    assert stats.combat_value == combat_value(design_of(BARE)) + brought_cost(beside, swift, STOCK)
    assert [entry.tier for entry in stats.ships] == [1]
