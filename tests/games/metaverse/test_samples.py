"""The sample fleets: together they show everything that a design can have."""

import itertools
from functools import cache
from pathlib import Path

import pytest

from metamaker.core.frozen import Frozen
from metamaker.core.ids import slug
from metamaker.core.issue import Severity
from metamaker.core.paths import sample_fleets
from metamaker.game_api.game import file_bytes
from metamaker.games.metaverse.catalogue import FacingRule, catalogue
from metamaker.games.metaverse.checks.all import check_fleet
from metamaker.games.metaverse.game import METAVERSE
from metamaker.games.metaverse.model.arc import Facing
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import ArcDefence, Component, ComponentKind, Section
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.starfighter import IndependentSquadron, Starfighter
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import CommandLevel, RateOfFire, WeaponQuality
from metamaker.games.metaverse.stats.fleet import fleet_stats
from metamaker.games.metaverse.stats.ship import ShipStats, ship_stats
from metamaker.games.metaverse.stats.value import combat_value
from metamaker.opening import open_file
from tests.games.metaverse.coverage import Field, choices, contents, uses

FILES = sorted(sample_fleets("metaverse").glob("*.json"))
TECHNICAL_CEILING = 99


@cache
def samples() -> dict[str, Fleet]:
    """Every sample fleet by the name of its file."""
    return {path.stem: open_file(str(path)).document for path in FILES}


def used(model: type[Frozen], field: str) -> set[object]:
    return {getattr(value, field) for value in contents(samples().values(), model)}


ILLEGAL: dict[Field, set[object]] = {
    ("Sections", "core"): {None},  # every ship has a core (MV-3.1.1-01)
    ("FighterWeapon", "rate_of_fire"): {RateOfFire.LIMITED},  # MV-3.7.6-03
    # legal, but without any effect on a starfighter weapon (MV-3.7.6-05)
    ("FighterWeapon", "qualities"): {
        WeaponQuality.PROXIMITY,
        WeaponQuality.SPINAL,
        WeaponQuality.TEMPORAL,
        WeaponQuality.UNSTABLE,
    },
}

OF_PACKS = {("Fleet", "words"), ("Fleet", "universes")}
"""What comes into a fleet with a universe pack, of which there are samples of their own."""

OF_PLAY = {
    ("Fleet", "value_kind"),
    ("Ship", "log"),
    ("ShipClass", "battles"),
    *((model, "at_home") for model in ("Ship", "IndependentSquadron")),
}
"""What a person chooses for an evening. Logs and results of battles come from play too."""


def test_every_choice_of_every_field_is_made_in_some_sample() -> None:
    made = uses(samples().values())
    missing = {
        (model, field): left
        for (model, field), possible in choices(Fleet).items()
        if (model, field) not in OF_PACKS | OF_PLAY
        and model not in {"HouseWord", "Origin", "UsedUniverse", "LogEntry", "Scar"}
        and (left := possible - made[model, field] - ILLEGAL.get((model, field), set()))
    }
    assert missing == {}


def test_no_sample_makes_a_choice_that_is_excused() -> None:
    made = uses(samples().values())
    assert {field: made[field] & excused for field, excused in ILLEGAL.items() if made[field] & excused} == {}


def test_every_kind_of_component_stands_in_some_sample() -> None:
    assert used(Component, "kind") == set(ComponentKind)


@pytest.mark.parametrize("kind", [kind for kind in ComponentKind if catalogue()[kind].rating])
def test_every_rating_that_the_rules_bound_is_used_at_both_ends(kind: ComponentKind) -> None:
    lowest, highest = catalogue()[kind].rating or (0, 0)
    bounds = {lowest, highest} if highest < TECHNICAL_CEILING else set()
    ratings = {part.rating for part in contents(samples().values(), Component) if part.kind is kind}
    assert bounds <= ratings


FACINGS = {
    FacingRule.NONE: {None},
    FacingRule.ARC: {Facing.FORE, Facing.STARBOARD, Facing.AFT, Facing.PORT},
    FacingRule.SIDE: {Facing.PORT, Facing.STARBOARD},
    FacingRule.AXIS: {Facing.FORE_AFT, Facing.PORT_STARBOARD},
}


@pytest.mark.parametrize("rule", FacingRule)
def test_directional_parts_face_every_way_that_they_can(rule: FacingRule) -> None:
    parts = [part for part in contents(samples().values(), Component) if catalogue()[part.kind].facing is rule]
    assert {part.facing for part in parts} == FACINGS[rule]


@pytest.mark.rule("MV-3.1.9-03")
@pytest.mark.parametrize("name", [path.stem for path in FILES])
def test_the_least_critical_of_its_signature_leaves_a_ship_four_fifths_of_its_hull(name: str) -> None:
    for each in fleet_stats(samples()[name]).ships:
        hull = sum(section.hull_hits for _, section in each.design.ship.sections.standing())
        assert 5 * ship_stats(each.design).ems <= hull, each.ship.id


BOUNDS: list[tuple[type[Frozen], str, set[int]]] = [
    (Section, "hull_layers", {1, 2, 3, 4, 5}),
    (ArcDefence, "armour_rating", {0, 5}),
    (ArcDefence, "ablative_plates", {0, 5}),
    (ArcDefence, "shield_hits", {0}),
    (ShipClass, "tech_level", {10}),  # at 1 a ship's signature is so large that its criticals tear it apart
    (ShipClass, "crew_quality", {1, 2, 3, 4, 5}),
    (Weapon, "pulse", {1}),
    (Weapon, "damage_modifier", {0}),
    (Weapon, "indirect_turns", {1, 2, 3, 4, 5}),
    (Weapon, "range_cm", {0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50}),
    (Weapon, "aoe_cm", {0, 10, 20, 30, 40, 50}),
    (Weapon, "armour_piercing", {0, 1, 5}),
    (Weapon, "shield_piercing", {0, 1, 5}),
    (Weapon, "deflection_piercing", {0, 1, 11}),
    (Starfighter, "speed_cm", {10, 15, 20, 25, 30}),
    (Starfighter, "defence", {0, 6}),
    (Starfighter, "target_rating", {4, 9}),
    (IndependentSquadron, "crew_quality", {1, 5}),
]


@pytest.mark.parametrize(("model", "field", "bounds"), BOUNDS, ids=[f"{model.__name__}.{field}" for model, field, _ in BOUNDS])
def test_bounded_numbers_are_used_at_their_bounds(model: type[Frozen], field: str, bounds: set[int]) -> None:
    assert bounds <= used(model, field)


def test_mounts_cover_from_one_to_eight_sectors() -> None:
    sectors = {len(mount.sectors) for section in contents(samples().values(), Section) for mount in section.mounts}
    assert {1, 8} <= sectors


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_sample_is_as_the_program_saves_it_under_the_name_of_its_fleet(path: Path) -> None:
    fleet = samples()[path.stem]
    assert path.read_bytes() == file_bytes(METAVERSE, fleet)
    assert path.stem == slug(fleet.name)


EXPLAINED = {
    ("grindstone-haulers", "classes/ballast", "no-ftl-drive"),
    ("the-even-hand", "classes/ell", "feeble-fire"),
}
"""The warnings that remain on purpose; the notes of their fleets say why."""


def test_samples_have_no_problem_but_those_that_their_notes_explain() -> None:
    found = {
        (name, issue.where, issue.code)
        for name, fleet in samples().items()
        for issue in check_fleet(fleet)
        if issue.severity is not Severity.NOTE
    }
    assert found == EXPLAINED


@pytest.mark.parametrize("name", [path.stem for path in FILES])
def test_a_sample_tells_what_it_is_and_how_to_fly_it(name: str) -> None:
    fleet = samples()[name]
    assert len(fleet.notes) > 200
    assert [ship.name for ship in fleet.classes if not ship.notes] == []
    assert fleet.tags


@pytest.mark.parametrize("name", [path.stem for path in FILES])
def test_every_definition_of_a_sample_is_used(name: str) -> None:
    fleet = samples()[name]
    flown = {ship.ship_class for ship in fleet.ships}
    mounted = {mount.weapon for section in contents([fleet], Section) for mount in section.mounts}
    fitted = {bay.bay for section in contents([fleet], Section) for bay in section.bays}
    carried = {accepted for bay in fleet.bays for accepted in bay.accepts} | {flight.starfighter for flight in fleet.squadrons}
    assert [one.id for one in fleet.classes if one.id not in flown] == []
    assert [one.id for one in fleet.weapons if one.id not in mounted] == []
    assert [one.id for one in fleet.bays if one.id not in fitted] == []
    assert [one.id for one in fleet.starfighters if one.id not in carried] == []


def test_names_of_ships_and_universes_are_used_once() -> None:
    names = [name for fleet in samples().values() for name in (fleet.name, *(ship.name for ship in fleet.ships))]
    assert sorted(names) == sorted(set(names))


def test_the_smallest_sample_has_two_ships_and_the_largest_forty_with_every_level_of_command() -> None:
    fleets = sorted(samples().values(), key=lambda fleet: len(fleet.ships))
    assert len(fleets[0].ships) == 2
    assert len(fleets[-1].ships) == 40
    assert len(fleets[-1].classes) >= 15
    assert {ship.level for ship in fleets[-1].ships} == {None, *CommandLevel}


def test_a_chain_of_command_may_skip_a_level() -> None:
    ladder = list(CommandLevel)
    steps = {
        ladder.index(above.level) - ladder.index(ship.level)
        for fleet in samples().values()
        for ship in fleet.ships
        if ship.level and ship.commander and (above := fleet.ship(ship.commander)).level
    }
    assert {1, 2} <= steps


def test_samples_are_worlds_of_their_own() -> None:
    classes = {name: {ship.name for ship in fleet.classes} for name, fleet in samples().items()}
    assert len(classes) >= 7
    assert all(not classes[one] & classes[other] for one, other in itertools.combinations(classes, 2))


def stats_of(name: str, class_id: str) -> tuple[ShipStats, float]:
    fleet = samples()[name]
    of_class = design(fleet, fleet.ship_class(class_id))
    return ship_stats(of_class), combat_value(of_class)


@pytest.mark.parametrize(
    ("class_id", "target_rating", "mass_factor", "power", "ems", "lowest_value", "highest_value"),
    [("ell", 2, 2, 8.12, 1, 15, 25), ("fathom", 1, 6, 25.344, 3, 59.95, 60.05), ("league", -1, 15, 57.271, 6, 160, 240)],
)
def test_the_yardsticks_are_the_published_designs(
    class_id: str, target_rating: int, mass_factor: int, power: float, ems: int, lowest_value: float, highest_value: float
) -> None:
    stats, value = stats_of("the-even-hand", class_id)
    assert (stats.target_rating, stats.mass_factor, stats.ems) == (target_rating, mass_factor, ems)
    assert stats.power == pytest.approx(power, abs=0.0005)
    assert lowest_value <= value <= highest_value


def test_the_two_ships_of_the_first_game_are_about_equal() -> None:
    first, second = fleet_stats(samples()["quarrel-at-fennel-light"]).ships
    assert first.combat_value == pytest.approx(second.combat_value, rel=0.1)


def test_the_two_divisions_of_the_great_fleet_are_about_equal() -> None:
    fleet = samples()["the-ninewater-procession"]
    value = {entry.ship.id: entry.combat_value for entry in fleet_stats(fleet).ships}

    def led_by(commander: str) -> float:
        return value[commander] + sum(led_by(ship.id) for ship in fleet.ships if ship.commander == commander)

    left, right = [led_by(ship.id) for ship in fleet.ships if ship.level is CommandLevel.DIVISION]
    assert left == pytest.approx(right, rel=0.1)


@pytest.mark.parametrize("name", [path.stem for path in FILES])
def test_the_list_of_samples_tells_their_size_and_value(name: str) -> None:
    fleet = samples()[name]
    stats = fleet_stats(fleet)
    lines = (sample_fleets("metaverse") / "README.md").read_text(encoding="utf-8").splitlines()
    [line] = [line for line in lines if f"]({name}.json)" in line]
    cells = [cell.strip() for cell in line.strip("|").split("|")]
    assert cells[0] == f"[{fleet.name}]({name}.json)"
    told = [len(fleet.ships), len(fleet.classes), round(stats.combat_value), stats.tier]
    assert cells[2:6] == [str(number) for number in told]


@pytest.mark.parametrize("name", [path.stem for path in FILES])
def test_a_sample_keeps_to_the_limits_that_it_names(name: str) -> None:
    fleet = samples()[name]
    limits, stats = fleet.limits, fleet_stats(fleet)
    assert limits.combat_value is None or stats.combat_value <= limits.combat_value
    assert limits.tier is None or stats.tier <= limits.tier
