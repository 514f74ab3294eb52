"""The nine systems."""

import pytest

from metamaker.core.rule_book import statements
from metamaker.games.cosmoforce.catalogue import Kind, catalogue
from metamaker.games.cosmoforce.model.design import ShipClass, SystemKind
from metamaker.games.cosmoforce.rules.editions import ROSTER, WEB
from metamaker.games.cosmoforce.rules.shot import hangar_dice, railgun_dice
from metamaker.games.cosmoforce.stats.derived import boxes_of
from tests.games.cosmoforce.tables import table


def test_every_system_has_its_own_statement() -> None:
    known = {statement.id for statement in statements("cosmoforce")}
    rules = [catalogue()[kind].rule for kind in SystemKind]
    assert set(rules) <= known
    assert len(set(rules)) == len(rules) == 9


@pytest.mark.rule("CF-SHIP-03", "CF-SHIP-04")
def test_six_systems_are_for_any_class_and_three_for_one_class_each() -> None:
    assert {kind: entry.only for kind, entry in catalogue().system.items() if entry.only} == {
        SystemKind.AFTERBURNER: ShipClass.FIGHTER,
        SystemKind.RAILGUN: ShipClass.CRUISER,
        SystemKind.HANGAR: ShipClass.CAPITAL_SHIP,
    }
    assert [kind for kind in SystemKind if all(catalogue()[kind].fits(each) for each in ShipClass)] == list(SystemKind)[:6]


@pytest.mark.rule("CF-SYS-10")
def test_systems_are_there_for_one_thing_each() -> None:
    assert {kind: set(catalogue().of_kind(kind)) for kind in Kind} == {
        Kind.PROPULSION: {SystemKind.ENGINE, SystemKind.AFTERBURNER},
        Kind.WEAPON: {SystemKind.LASER, SystemKind.MISSILE, SystemKind.HANGAR, SystemKind.RAILGUN},
        Kind.SUPPORT: {SystemKind.ARMOR, SystemKind.DISSIPATOR, SystemKind.HABITAT},
    }


@pytest.mark.rule("CF-SYS-06", "CF-SYS-07", "CF-SYS-09")
def test_weapons_roll_as_many_dice_as_their_statement_says() -> None:
    dice = {kind: (entry.dice.roster, entry.dice.web) for kind, entry in catalogue().system.items() if entry.dice}
    assert dice == {
        SystemKind.LASER: (1, 1),
        SystemKind.MISSILE: (3, 3),
        SystemKind.RAILGUN: (railgun_dice(is_target_slower=False),) * 2,
        SystemKind.HANGAR: (hangar_dice(ROSTER), hangar_dice(WEB)),
    }
    assert catalogue()[SystemKind.RAILGUN].fast_dice == railgun_dice(is_target_slower=True) == 3


@pytest.mark.rule("CF-SYS-08")
def test_hangars_roll_one_die_or_two() -> None:
    assert [hangar_dice(ROSTER), hangar_dice(WEB)] == [1, 2]


def test_the_table_of_systems_agrees() -> None:
    by_name = {row[0]: row for row in table("Systems")[1:]}
    for kind, entry in catalogue().system.items():
        _, only, group, _, _, boxes = by_name[entry.name]
        assert (group, only) == (entry.kind, "any" if entry.only is None else entry.only.value.removesuffix("_ship").title())
        for ship_class in ShipClass:
            expected = ship_class.size_mod + 1 if boxes == "SM+1" else int(boxes)
            assert boxes_of(kind, ship_class) == expected
