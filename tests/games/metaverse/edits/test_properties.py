"""Properties: every field is one somewhere, whatever they offer can be done, and nothing else changes."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from metamaker.core.frozen import Frozen
from metamaker.core.property import EditProblem, Property, PropertyKind
from metamaker.core.rule_book import statements
from metamaker.games.metaverse.edits import vocabulary
from metamaker.games.metaverse.edits.editing import EDITS
from metamaker.games.metaverse.model.arc import Facing
from metamaker.games.metaverse.model.fleet import Fleet, HouseFormula, Limits
from metamaker.games.metaverse.model.section import ArcDefence, Component, ComponentKind, Section
from metamaker.games.metaverse.model.ship import Ship, ShipClass
from metamaker.games.metaverse.model.starfighter import (
    Bay,
    BayFit,
    FighterWeapon,
    IndependentSquadron,
    Load,
    ShipLoadout,
    Starfighter,
)
from metamaker.games.metaverse.model.weapon import Mount, Weapon
from metamaker.games.metaverse.sheet import tiles
from tests.core.elements.values import values
from tests.examples import examples
from tests.games.metaverse.builders import BARE, component, fleet_of, with_parts
from tests.games.metaverse.checks.case import with_outer
from tests.games.metaverse.edits.any_fleet import ANY_FLEET
from tests.games.metaverse.edits.rich import NOWHERE, RICH, gaps, refs
from tests.games.metaverse.strategies import fleets

MODELS: tuple[type[Frozen], ...] = (
    *(Fleet, Limits, HouseFormula, ShipClass, Ship, Section, ArcDefence, Component, Mount, BayFit, ShipLoadout, Load),
    *(Weapon, FighterWeapon, Starfighter, Bay, IndependentSquadron),
)
NO_PROPERTY = {
    "an id stays": {(model.__name__, "id") for model in MODELS if "id" in model.model_fields},
    "a picture is brought in, not typed": {("Fleet", "emblem"), ("ShipClass", "emblem")},
    "the bay of a loadout is what the property is about": {("ShipLoadout", "bay")},
    "battles have results, not people": {("ShipClass", "battles")},
    "a log has a page of its own": {("Ship", "log")},
    "what a fleet has of packs comes with them": {("Fleet", "universes")},
    "lists whose elements have properties of their own": {
        *(("Fleet", group) for group in ("weapons", "starfighters", "bays", "classes", "ships", "squadrons", "limits")),
        *(("Section", group) for group in ("components", "mounts", "bays")),
        *(("ShipClass", "arcs"), ("Starfighter", "weapons"), ("Ship", "loadouts")),
    },
}


def every_change(fleet: Fleet) -> Iterator[tuple[str, Property, object]]:
    """Yield each property of everything in a fleet with each value that it might be given."""
    for ref in dict.fromkeys(refs(fleet)):
        for shown in EDITS.properties(fleet, ref):
            yield from ((ref, shown, value) for value in values(shown))


def differing(old: object, new: object) -> Iterator[tuple[str, str]]:
    """Yield the fields of models that are not the same in two values of one shape."""
    if isinstance(old, Frozen) and isinstance(new, Frozen):
        for name in type(old).model_fields:
            before, after = getattr(old, name), getattr(new, name)
            if before != after:
                yield type(old).__name__, name
                yield from differing(before, after)
    elif isinstance(old, tuple) and isinstance(new, tuple):
        for before, after in zip(old, new, strict=False):
            yield from differing(before, after)


def test_every_field_of_the_model_is_changed_by_some_property() -> None:
    known = {(model.__name__, name) for model in MODELS for name in model.model_fields}
    touched = {
        field
        for ref, shown, value in every_change(RICH)
        for field in differing(RICH, EDITS.changed(RICH, ref, shown.key, value))
    }
    left_out = set().union(*NO_PROPERTY.values())
    assert known - touched - left_out == set()
    assert left_out <= known


def test_what_is_offered_can_be_done_and_is_there_afterwards() -> None:
    for ref, shown, value in every_change(RICH):
        new = EDITS.changed(RICH, ref, shown.key, value)
        after = {each.key: each.value for each in EDITS.properties(new, ref)}
        assert after[shown.key] == value, (ref, shown.key)
        assert (new is RICH) == (value == shown.value), (ref, shown.key)


def is_needless(shown: Property, value: object) -> bool:
    """Whether the value was one that its kind does not have: once it is gone, there is no such property any more."""
    return shown.optional and value is None


@ANY_FLEET
@given(fleets(), st.data())
def test_any_property_of_any_fleet_takes_any_value_in_its_bounds(fleet: Fleet, data: st.DataObject) -> None:
    ref = data.draw(st.sampled_from([*refs(fleet)]))
    for shown in EDITS.properties(fleet, ref):
        assert EDITS.changed(fleet, ref, shown.key, shown.value) is fleet
        for value in values(shown):
            new = EDITS.changed(fleet, ref, shown.key, value)
            after = {each.key: each.value for each in EDITS.properties(new, ref)}
            assert after[shown.key] == value if shown.key in after else is_needless(shown, value)


@settings(ANY_FLEET, max_examples=examples(30))
@given(fleets())
def test_properties_never_raise_and_are_told_in_full(fleet: Fleet) -> None:
    for ref in (*refs(fleet), *gaps(fleet), *NOWHERE):
        shown = EDITS.properties(fleet, ref)
        assert len({each.key for each in shown}) == len(shown)
        for each in shown:
            assert each.label
            assert each.hint.endswith(".")
            assert each.least <= each.most
            first = EDITS.changed_name(fleet, ref, each.key)[0]
            assert first == first.upper()


def test_rules_and_icons_that_properties_name_exist() -> None:
    rules, known = {statement.id for statement in statements("metaverse")}, tiles.icons()
    for _, shown, _ in every_change(RICH):
        assert not shown.rule or shown.rule in rules
        assert [choice for choice in shown.choices if choice.icon and choice.icon not in known] == []


def test_choices_are_told_in_words() -> None:
    for _, shown, _ in every_change(RICH):
        for choice in shown.choices:
            assert choice.text[:1].isupper() or choice.text[:1].isdigit()
            assert "_" not in choice.text + choice.hint


@pytest.mark.parametrize("kind", ComponentKind)
def test_the_icon_of_a_part_is_that_of_the_sheet(kind: ComponentKind) -> None:
    for facing in (None, *Facing):
        assert vocabulary.component_icon(kind, facing) == tiles.component_icon(kind, facing)


@pytest.mark.parametrize("ref", NOWHERE[:-2])
def test_what_names_nothing_has_no_properties_and_no_change(ref: str) -> None:
    assert EDITS.properties(RICH, ref) == ()
    with pytest.raises(EditProblem, match=r"The item to change no longer exists\."):
        EDITS.changed(RICH, ref, "name", "x")


@pytest.mark.parametrize(
    ("ref", "key", "value"),
    [
        ("classes/lantern", "crew_quality", "3"),
        ("classes/lantern", "crew_quality", True),
        ("classes/lantern", "crew_quality", 100),
        ("classes/lantern", "crew_quality", None),
        ("classes/lantern", "hull_type", "wood"),
        ("classes/lantern", "colour", "red"),
        ("classes/lantern", "name", "two\nlines"),
        ("classes/lantern/core/guns", "weapon", "none"),
        ("classes/lantern/core/guns", "sectors", ("up",)),
        ("ships/first", "commander", "second"),
        ("ships/first", "ship_class", "none"),
        ("fleet", "formulas", "three"),
        ("fleet", "words", "three"),
        ("fleet", "words", "shell = Whelk"),
        ("fleet", "tier_limit", "one"),
        ("classes/lantern/core/own", "squadrons", (("none", 1),)),
        ("classes/lantern/core/own", "squadrons", ("dart",)),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(ref: str, key: str, value: object) -> None:
    with pytest.raises(EditProblem) as told:
        EDITS.changed(RICH, ref, key, value)
    assert str(told.value).endswith(".")
    assert "\n" not in str(told.value).replace("two\\nlines", "")


@pytest.mark.parametrize(
    ("ref", "keys"),
    [
        ("classes/lantern/core/hull_hits", ["hull_hits", "hull_layers"]),
        ("classes/lantern/core/crew_parties", ["crew_parties"]),
        ("classes/lantern/arcs/fore/shield_hits", ["shield_hits", "shield_type"]),
        ("classes/lantern/crew_quality", ["crew_quality"]),
        ("classes/lantern/ems", ["tech_level"]),
        ("limits/tier", ["tier_limit"]),
        ("formulas/ship.ems", ["formulas"]),
        ("ships/second/loadouts/chosen", ["loadouts/chosen"]),
        ("classes/lantern/core/sensor-array#2", ["kind", "rating", "count"]),
        ("classes/lantern/core/bridge", ["kind", "count"]),
        ("ships/second/fore/bow", ["weapon", "sectors", "count"]),
        ("starfighters/dart/weapons/2", [*FighterWeapon.model_fields]),
    ],
)
def test_a_narrow_reference_shows_what_it_is_about(ref: str, keys: list[str]) -> None:
    assert sorted(shown.key for shown in EDITS.properties(RICH, ref)) == sorted(keys)


def test_a_weapon_has_seventeen_properties() -> None:
    assert [shown.key for shown in EDITS.properties(RICH, "weapons/gun")] == [
        name for name in Weapon.model_fields if name != "id"
    ]


def shown_of(fleet: Fleet, ref: str, key: str) -> Property:
    return next(shown for shown in EDITS.properties(fleet, ref) if shown.key == key)


@pytest.mark.rule("MV-3.3.4-02")
def test_facings_that_are_refused_say_why() -> None:
    ship = with_outer(with_parts(BARE, component("thruster", 1, "port", part="extra")), "port")
    facing = shown_of(fleet_of(ship), "classes/heron/core/extra", "facing")
    assert {choice.value: bool(choice.why_not) for choice in facing.choices} == {"port": True, "starboard": False}


@pytest.mark.rule("MV-3.6.4-02")
def test_sectors_across_the_ship_are_refused() -> None:
    sectors = shown_of(RICH, "classes/lantern/fore/bow", "sectors")
    assert [choice.value for choice in sectors.choices if choice.why_not] == ["aft_starboard", "aft_port"]
    assert sectors.kind is PropertyKind.SECTORS
    assert len(sectors.choices) == 8


@pytest.mark.rule("MV-3.6.14-13")
def test_proximity_is_refused_to_direct_weapons() -> None:
    refused = [choice.value for choice in shown_of(RICH, "weapons/gun", "qualities").choices if choice.why_not]
    assert refused == ["proximity"]


def test_a_ship_cannot_be_put_under_its_own_command() -> None:
    choices = shown_of(RICH, "ships/first", "commander").choices
    assert [(choice.value, choice.why_not) for choice in choices] == [("second", "It is under the command of First.")]


def test_another_kind_brings_a_rating_and_facing_that_it_may_have() -> None:
    place = "classes/lantern/core/basic-stl-fore-aft"
    new = EDITS.changed(RICH, place, "kind", "advanced_stl")
    assert {shown.key: shown.value for shown in EDITS.properties(new, place)} == {
        "kind": "advanced_stl",
        "rating": 2,
        "count": 1,
    }


@pytest.mark.parametrize(
    ("ref", "key", "name"),
    [
        ("classes/lantern/core/sensor-array#1", "rating", "Rating of the sensor array"),
        ("classes/lantern/fore/hull_hits", "hull_hits", "Hull hits of the fore section of Lantern Block 2"),
        ("classes/lantern/arcs/fore", "armour_rating", "Armour of the fore defences of Lantern Block 2"),
        ("fleet", "name", "Name of the fleet"),
        ("weapons/gun", "pulse", "Pulses of Gun"),
        ("starfighters/dart/weapons/1", "pulse", "Pulses of Sting"),
        ("ships/second", "loadouts/chosen", "Aboard Deck, core of Second"),
    ],
)
def test_changes_have_readable_names(ref: str, key: str, name: str) -> None:
    assert EDITS.changed_name(RICH, ref, key) == name
