"""The catalogue is the table of the rules, and every kind has what the sheet needs."""

import re

import pytest

from metamaker.core.paths import resource
from metamaker.games.metaverse.catalogue import Entry, FacingRule, Group, Placement, catalogue
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.words import HullType, SquadronQuality, WeaponQuality

AUTOMATIC_OR_DEFINED = {"life_support", "reactor", "weapon", "hangar_bay"}
GROUPS = {
    "primary": Group.PRIMARY,
    "propulsion": Group.PROPULSION,
    "EW": Group.ELECTRONIC_WARFARE,
    "secondary": Group.SECONDARY,
    "weapon": Group.WEAPON,
    "hangar": Group.HANGAR,
}


def table() -> dict[str, list[str]]:
    """Return the rows of the component table of the rules reference, by key."""
    text = resource("metaverse", "tables.md").read_text(encoding="utf-8")
    section = text.partition("## Component")[2].partition("Section and ship options")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if line.startswith("|")]
    return {row[1]: row for row in rows[2:]}


def test_kinds_and_catalogue_and_table_agree() -> None:
    assert set(catalogue().component) == {*ComponentKind, *AUTOMATIC_OR_DEFINED} == set(table())
    assert list(catalogue().component) == list(table())


@pytest.mark.rule("MV-3.0.0-01", "MV-3.0.0-04")
@pytest.mark.parametrize("key", catalogue().component)
def test_an_entry_says_what_the_table_says(key: str) -> None:
    entry, row = catalogue().component[key], table()[key]
    assert (entry.name, entry.group, entry.one_use) == (row[0].partition(" (of")[0], GROUPS[row[2]], row[8].upper() == "YES")
    # a weapon's tier comes from its definition
    assert row[11] in {str(entry.tier), "from definition"}
    assert entry.rating == rating_of(row[6])
    assert entry.rule.removeprefix("MV-").rpartition("-")[0] == row[9].split(",")[0].split("-")[0]
    if key not in AUTOMATIC_OR_DEFINED:
        assert entry.facing is facing_of(row[4], row[5])
        assert (entry.placement is Placement.OWN_ARC) == (row[5] == "own arc")


def rating_of(cell: str) -> tuple[int, ...] | None:
    if cell.startswith("P"):
        return (1, 99)
    limits = re.match(r"(\d+)-(\d+)", cell)
    return (int(limits[1]), int(limits[2])) if limits else None


def facing_of(facing: str, sections: str) -> FacingRule:
    if facing.startswith("axis"):
        return FacingRule.AXIS
    if facing.startswith("cardinal"):
        return FacingRule.SIDE if "port, starboard only" in facing else FacingRule.ARC
    assert sections
    return FacingRule.NONE


@pytest.mark.rule("MV-3.6.14-01", "MV-3.7.5-01", "MV-3.1.2-01")
def test_all_options_have_entries() -> None:
    assert set(catalogue().hull_type) == set(HullType)
    assert set(catalogue().weapon_quality) == set(WeaponQuality)
    assert set(catalogue().squadron_quality) == set(SquadronQuality)


@pytest.mark.rule("MV-3.6.15-05", "MV-A.6-01")
def test_quality_codes_are_alphabetical_and_their_own() -> None:
    codes = [catalogue().weapon_quality[quality].code for quality in WeaponQuality]
    assert codes == ["AM", "DM", "DS", "GR", "IO", "ML", "PH", "PO", "PR", "QM", "RT", "SP", "TM", "UN"]


@pytest.mark.parametrize("key", catalogue().component)
def test_every_kind_has_an_icon_for_each_facing(key: str) -> None:
    entry: Entry = catalogue().component[key]
    facings = {
        FacingRule.NONE: [""],
        FacingRule.ARC: ["", "_fore", "_aft", "_port", "_starboard"],
        FacingRule.SIDE: ["", "_port", "_starboard"],
        FacingRule.AXIS: ["", "_fore_aft", "_port_starboard"],
    }[entry.facing]
    for facing in facings:
        assert resource("metaverse", "icons", f"{key}{facing}.svg").is_file()


def test_tooltips_are_one_sentence() -> None:
    for entry in catalogue().component.values():
        assert 20 < len(entry.tooltip) <= 120
        assert entry.tooltip.endswith(".")
