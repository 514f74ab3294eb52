"""Each chart against the rules that it sums up."""

import re
from collections.abc import Iterable

import pytest

from metamaker.core.messages import words
from metamaker.games.metaverse.catalogue import catalogue
from metamaker.games.metaverse.encounters.zones import Zone
from metamaker.games.metaverse.pages.charts.criticals import results
from metamaker.games.metaverse.pages.charts.encounters import all_deployments
from metamaker.games.metaverse.pages.charts.legend import BESIDE
from metamaker.games.metaverse.pages.charts.manoeuvres import EVASIVES, SLOWEST, TURNS, legs
from metamaker.games.metaverse.pages.charts.modifiers import AREAS, EXAMPLE_SENSOR, EXAMPLE_TARGET, band_edges
from metamaker.games.metaverse.pages.charts.panel import chart, chart_lines, rule_ref
from metamaker.games.metaverse.pages.charts.terrain import gravity
from metamaker.games.metaverse.pages.context import context
from metamaker.games.metaverse.pages.needs import ANY
from metamaker.games.metaverse.rules.hit import DIRECT_REACH_CM, range_bands
from metamaker.games.metaverse.sheet.tiles import icons
from metamaker.rendering.frame import PageFrame, Paper
from tests.games.metaverse.pages.charts.kinds import CHARTS, FRAMES
from tests.games.metaverse.sheet.reading import Sheet
from tests.ledger import known

WORDS = words("metaverse")
SEVEN_POINTS = 7 * 25.4 / 72


def printed(key: str, frame: PageFrame = FRAMES[0]) -> Sheet:
    """Return a chart with everything for any fleet."""
    return Sheet(CHARTS[key](context((), frame)))


def plain(text: str) -> str:
    return text.replace("−", "-").replace("–", "-")


@pytest.mark.rule("MV-1.1.0-02", "MV-1.1.0-03", "MV-1.1.0-04")
def test_steps_are_those_of_the_rules_in_their_order() -> None:
    for phase, rule in (("movement", "MV-1.1.0-02"), ("combat", "MV-1.1.0-03"), ("end", "MV-1.1.0-04")):
        named = known()[rule].text.partition("in order: ")[2].rstrip(".").lower().split("; ")
        assert [each["name"].lower() for each in chart_lines(WORDS, "turn_sequence", phase)] == named


@pytest.mark.rule("MV-1.1.0-01", "MV-1.1.0-05")
def test_twelve_steps_in_three_phases() -> None:
    assert list(chart("turn_sequence")) == ["movement", "combat", "end"]
    texts = printed("turn_sequence").texts()
    assert [text for text in texts if text in {"MOVEMENT PHASE", "COMBAT PHASE", "END PHASE"}] == [
        "MOVEMENT PHASE",
        "COMBAT PHASE",
        "END PHASE",
    ]
    steps = [step for phase in chart("turn_sequence").values() for step in phase]
    assert len(steps) == 12


@pytest.mark.rule("MV-A.3-02", "MV-A.3-03")
def test_who_acts_first() -> None:
    of = {key: entry.code for phase in chart("turn_sequence").values() for key, entry in phase.items()}
    assert (of["starfighter_movement"], of["electronic_warfare"], of["starship_combat"]) == ("rising", "rising", "falling")
    assert of["starfighter_combat"] == "strength"


@pytest.mark.parametrize("key", chart("manoeuvres")["codes"])
def test_order_codes_are_those_of_the_rules(key: str) -> None:
    entry = chart("manoeuvres")["codes"][key]
    statement = plain(known()[entry.rules[0]].text)
    codes = () if key == "drift" else entry.code.split("  ")
    assert [code for code in codes if plain(code) not in statement] == []


def test_no_order_code_is_left_out() -> None:
    told = {rule for entry in chart("manoeuvres")["codes"].values() for rule in entry.rules}
    # One statement describes the plot sheet.
    assert {rule for rule in known() if rule.startswith("MV-A.1-")} - told == {"MV-A.1-16"}


def test_no_manoeuvre_is_left_out() -> None:
    told = [entry.rules[0] for entry in chart("manoeuvres")["special"].values()]
    assert told == [rule for rule in known() if rule.startswith("MV-A.4-")]
    for key, entry in chart("manoeuvres")["special"].items():
        assert known()[entry.rules[0]].text.lower().startswith(WORDS[f"charts-manoeuvres-special-{key}-name"].lower())


@pytest.mark.rule("MV-1.2.1-15", "MV-1.2.1-16")
def test_legs_of_a_move() -> None:
    assert legs(12, 2) == (4, 4, 4)
    assert legs(11, 2) == (4, 4, 3)
    assert legs(2, 3) == (1, 1, 0, 0)
    texts = printed("manoeuvres").texts("rules/MV-1.2.1-16")
    speeds = range(SLOWEST, ANY.speed + 1)
    assert [str(speed) for speed in speeds] == texts[:: len(TURNS) + 1]
    for speed in speeds:
        assert all(sum(legs(speed, turns)) == speed and len(legs(speed, turns)) == turns + 1 for turns in TURNS)


@pytest.mark.rule("MV-1.2.3-18", "MV-1.2.3-20", "MV-1.2.3-21")
def test_evasive_manoeuvres() -> None:
    statement = known()["MV-1.2.3-18"].text
    rows = printed("manoeuvres").texts("rules/MV-1.2.3-18")
    assert len(rows) == 8 * EVASIVES
    for count in range(1, EVASIVES + 1):
        number, each, all_, movement, *ratings = rows[8 * (count - 1) : 8 * count]
        assert f"n={number} {each}" in statement
        assert int(all_) == 2 * int(each)
        assert movement == f"+{count}"
        assert ratings == [f"+{tens * count}" for tens in range(4)]


@pytest.mark.parametrize("section", ["target", "movement"])
def test_changes_of_ratings_are_those_of_the_rules(section: str) -> None:
    entries = chart("modifiers")[section]
    for entry in entries.values():
        value = plain(entry.value)
        assert plain(known()[entry.rules[0]].text).partition(": ")[2].startswith(value.removesuffix(" #"))
    named = {"target": range(1, 7), "movement": range(7, 14)}[section]
    assert {entry.rules[0] for entry in entries.values()} == {f"MV-A.5-{number:02}" for number in named}


@pytest.mark.rule("MV-0.0.0-05", "MV-1.3.1-02")
@pytest.mark.parametrize("range_cm", ANY.ranges)
def test_bands_end_where_the_next_number_begins(range_cm: int) -> None:
    edges = band_edges(range_cm)
    assert [range_bands(edge, range_cm) for edge in edges] == list(range(len(edges)))
    assert [range_bands(edge + 0.001, range_cm) for edge in edges[:-1]] == list(range(1, len(edges)))
    assert edges[-1] == DIRECT_REACH_CM


def test_every_range_has_its_bar() -> None:
    sheet = printed("modifiers")
    bands = sheet.texts("rules/MV-0.0.0-05")
    expected = [[str(range_cm), *(str(band) for band in range(len(band_edges(range_cm))))] for range_cm in ANY.ranges]
    assert bands[-sum(map(len, expected)) :] == [text for bar in expected for text in bar]


@pytest.mark.rule("MV-3.6.9-02")
def test_dice_of_areas() -> None:
    statement = known()["MV-3.6.9-02"].text
    for area, die in zip(AREAS, printed("modifiers").texts("rules/MV-3.6.9-02")[1:], strict=True):
        assert f"{area} cm {die}" in statement


@pytest.mark.rule("MV-1.3.1-28")
def test_the_worked_example() -> None:
    statement = known()["MV-1.3.1-28"].text
    assert f"SP {EXAMPLE_SENSOR}" in statement
    assert f"TP {EXAMPLE_TARGET}" in statement
    assert f"Rolls {EXAMPLE_TARGET + 1}–{EXAMPLE_SENSOR} hit" in statement


CATEGORIES = ("Secondary", "EW", "Propulsion", "Weapon", "Crew", "Primary", "Structure", "Compound")
RESULTS = [
    (category, row, key)
    for category, group in zip(CATEGORIES, results().values(), strict=True)
    for row, key in enumerate(group, 1)
]


def test_forty_eight_criticals() -> None:
    assert [len(group) for group in results().values()] == [6] * 8
    named = known()["MV-A.2-01"].text
    for number, category in enumerate(results(), 1):
        assert f"{number} {WORDS[f'charts-criticals-category-{category}']}".lower() in named.lower()


@pytest.mark.parametrize(("category", "row", "key"), RESULTS, ids=str)
def test_each_critical_stands_where_its_dice_say(category: str, row: int, key: str) -> None:
    group = list(results())[CATEGORIES.index(category)]
    result = results()[group][key]
    statement = known()[result.rules[0]].text
    name = WORDS[f"charts-criticals-{group}-{key}-name"]
    assert statement.startswith(f"{category} {row} {name}: ")
    struck = [str(kind) for kind, entry in catalogue().component.items() if entry.critical in result.groups]
    assert set(struck) <= set(printed("criticals").icons(f"rules/{result.rules[0]}"))
    if category == "Compound":
        short = {"electronic_warfare": "EW"}
        assert all(short.get(part, part.capitalize()) in statement for part in result.parts)


@pytest.mark.parametrize("paper", Paper)
def test_criticals_are_readable(paper: Paper) -> None:
    sheet = printed("criticals", PageFrame(paper))
    results_of = [rule for group in results().values() for result in group.values() for rule in result.rules]
    assert min(mark.size for rule in results_of for mark in sheet.at(f"rules/{rule}") if mark.text) >= SEVEN_POINTS


GROUPS = ("class_information", "ship_and_crew", "weapons", "starfighters", "primary", "propulsion", "ew", "secondary")


@pytest.mark.parametrize("number", range(1, 9))
def test_groups_of_the_legend_have_as_many_icons_as_the_rules_count(number: int) -> None:
    group = chart("legend")[GROUPS[number - 1]]
    counted = re.match(r"(\d+) icons", known()[f"MV-L.{number}-01"].text)
    assert counted is not None
    assert len(group) == int(counted[1])
    assert {entry.rules[1] for entry in group.values()} == {f"MV-L.{number}-01"}


@pytest.mark.rule("MV-L.1-01", "MV-L.2-01", "MV-L.3-01")
def test_the_legend_shows_the_icons_of_ships_and_weapons() -> None:
    assert_shown("class_information", "ship_and_crew", "weapons")


@pytest.mark.rule("MV-L.4-01", "MV-L.5-01", "MV-L.6-01")
def test_the_legend_shows_the_icons_of_starfighters_and_drives() -> None:
    assert_shown("starfighters", "primary", "propulsion")


@pytest.mark.rule("MV-L.7-01", "MV-L.8-01", "MV-L.9-02")
def test_the_legend_shows_the_icons_of_electronics_and_secondary_systems() -> None:
    assert_shown("ew", "secondary")


NUMBERED = {"armour", "armour_piercing", "defence"}
"""Sheets show them as numbers on squares, and so does the legend."""


def assert_shown(*groups: str) -> None:
    sheet = printed("legend")
    texts = " ".join(sheet.texts())
    for group in groups:
        for key in chart("legend")[group]:
            assert key in sheet.icons() or (
                key in NUMBERED and sheet.texts(rule_ref(chart("legend")[group][key].rules[0]))[0].isdigit()
            )
            assert WORDS[f"charts-legend-{group}-{key}-name"].split(" ")[0] in texts


@pytest.mark.rule("MV-L.1-02")
def test_every_icon_names_the_chapter_of_its_rule() -> None:
    sheet = printed("legend")
    for group in GROUPS:
        for key, entry in chart("legend")[group].items():
            assert entry.rules[0].split("-")[1] in sheet.texts(f"rules/{entry.rules[0]}"), key


@pytest.mark.rule("MV-L.9-01")
def test_eighty_two_icons_and_what_stands_beside_them() -> None:
    assert sum(len(chart("legend")[group]) for group in GROUPS) == 82
    shown = set(printed("legend").icons())
    kinds = (
        "primitive_stl",
        "energy_grappler",
        *(str(kind) for kind in catalogue().component if "shield_gen" in kind or "deflector" in kind),
    )
    facings = {f"{kind}_{arc}" for kind in kinds for arc in ("fore", "aft", "port", "starboard")}
    assert (
        facings | {"thruster_port", "thruster_starboard", "adaptation", "tier_1", "tier_2", "tier_3"} <= shown <= set(icons())
    )
    assert len(chart("legend")[BESIDE]) == 7


@pytest.mark.rule("MV-4.0.4-01", "MV-4.0.5-01", "MV-4.0.5-02")
def test_zones_of_a_flank_attack() -> None:
    meeting, flank = all_deployments()["meeting"].zones, all_deployments()["flank"].zones
    assert [zone.area for zone in meeting] == [(0.1, 0.0, 0.9, 0.1), (0.1, 0.9, 0.9, 1.0)]
    assert areas(flank, "attacker") == [(0.1, 0.9, 0.9, 1.0), (0.0, 0.1, 0.1, 0.9)]
    assert areas(flank, "defender") == [(0.4, 0.0, 0.9, 0.1)]


@pytest.mark.rule("MV-4.0.6-02", "MV-4.0.7-02", "MV-4.0.8-02")
def test_zones_of_defenders() -> None:
    assert areas(all_deployments()["divided"].zones, "defender") == [(0.25, 0.0, 0.75, 0.1)]
    assert areas(all_deployments()["rear"].zones, "defender") == [(0.0, 0.45, 1.0, 0.55)]
    assert areas(all_deployments()["surrounded"].zones, "defender") == [(0.25, 0.0, 0.75, 0.1)]


def areas(zones: Iterable[Zone], side: str) -> list[tuple[float, float, float, float]]:
    return [zone.area for zone in zones if zone.side == side]


@pytest.mark.rule("MV-4.0.6-01", "MV-4.0.7-01", "MV-4.0.8-01")
@pytest.mark.parametrize("key", all_deployments())
def test_limits_of_zones_are_those_of_the_rules(key: str) -> None:
    deployment = all_deployments()[key]
    statement = known()[deployment.rules[0]].text
    caps = {zone.cap for zone in deployment.zones} - {0}
    assert all(f"at most {cap}%" in statement for cap in caps)
    offered = known()["MV-4.0.0-03"].text
    assert f"{deployment.value} " in offered


@pytest.mark.rule("MV-5.0.1-05", "MV-5.0.1-06")
def test_strength_of_gravity() -> None:
    assert [gravity(depth) for depth in (0, 9, 10, 15, 99)] == [1, 1, 2, 2, 10]


def test_terrain_rolls_cover_the_die() -> None:
    values = [entry.value for entry in chart("encounters")["roll"].values()]
    assert values == ["1–5", *(str(number) for number in range(6, 21))]
    for entry in chart("encounters")["roll"].values():
        assert plain(entry.value) in known()[entry.rules[0]].text
