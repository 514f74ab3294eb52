"""What a weapon is shown against: what can be changed about it, and targets to begin with."""

from typing import Any

import pytest

from metamaker.core.messages import words
from metamaker.core.property import EditProblem, PropertyKind
from metamaker.games.metaverse.graphs.engagement import (
    Engagement,
    changed_engagement,
    engagement_properties,
    first_engagement,
    presets,
)
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.words import DamageType, DefenceType
from metamaker.games.metaverse.stats.damage_distribution import ArcTarget, target_of
from metamaker.games.metaverse.stats.fire import Firer
from tests.games.metaverse.builders import SANITY_WEAPONS, cruiser, design_of, fleet_of

TOLD = words("metaverse")
PLAIN = Engagement(ArcTarget())
SET = {each.key: each for each in engagement_properties(PLAIN, TOLD)}


def test_everything_that_a_hit_depends_on_can_be_set() -> None:
    fields = {*ArcTarget.__dataclass_fields__} - {"layers"} | {"array_rating"}
    assert set(SET) == fields


@pytest.mark.parametrize("key", SET)
def test_what_is_set_is_what_is_shown(key: str) -> None:
    shown = SET[key]
    values: list[Any] = [shown.least, shown.most]
    if shown.kind is PropertyKind.CHOICE:
        values = [choice.value for choice in shown.choices]
    for value in values:
        changed = changed_engagement(PLAIN, key, value)
        after = {each.key: each.value for each in engagement_properties(changed, TOLD)}
        assert after == {**{each.key: each.value for each in SET.values()}, key: value}


@pytest.mark.parametrize(("key", "value"), [("layers", 3), ("armour_type", "wet"), ("plates", "many"), ("nothing", 1)])
def test_what_cannot_be_is_told(key: str, value: object) -> None:
    with pytest.raises(EditProblem):
        changed_engagement(PLAIN, key, value)


def test_types_stay_words_of_the_model() -> None:
    changed = changed_engagement(PLAIN, "shield_type", "kinetic")
    assert changed.target.shield_type is DefenceType.KINETIC
    assert changed.firer == Firer()


def test_presets_are_bare_hull_the_reference_and_every_arc_of_every_class() -> None:
    ship = cruiser()
    found = presets(fleet_of(ship, weapons=SANITY_WEAPONS), DamageType.ENERGY, TOLD)
    assert [each.owner for each in found[:2]] == ["", ""]
    assert found[0].target == ArcTarget()
    assert found[1].target == first_engagement(DamageType.ENERGY).target
    targets = {target_of(design_of(ship, SANITY_WEAPONS), arc, DamageType.ENERGY) for arc in Arc}
    assert {each.target for each in found[2:]} == targets
    assert len(found) == 2 + len(targets)
    named = [name for each in found[2:] for name in each.text.partition(":")[0].split(", ")]
    assert sorted(named) == ["aft", "fore", "port", "starboard"]
    assert {each.owner for each in found[2:]} == {ship.name}
