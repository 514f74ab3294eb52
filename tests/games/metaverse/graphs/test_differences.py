from metamaker.core.messages import words
from metamaker.games.metaverse import designs
from metamaker.games.metaverse.graphs.differences import difference_lines
from metamaker.games.metaverse.model.arc import Arc, sectors_of
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import Section
from metamaker.games.metaverse.model.ship import ShipClass
from tests.games.metaverse.builders import (
    BARE,
    EVERY_SECTOR,
    GUN,
    component,
    core_systems,
    fleet_of,
    mount,
    with_arc,
    with_core,
    with_section,
)


def lines(old: Fleet, new: Fleet) -> list[str]:
    return [line.text for line in difference_lines(old, new, designs.differences(old, new), words("metaverse"))]


def changed(ship: ShipClass) -> list[str]:
    return lines(fleet_of(BARE), fleet_of(ship))


def test_values_are_told_with_their_element() -> None:
    parts = core_systems()
    better = tuple(part.with_(rating=18) if part.kind == "sensor_array" else part for part in parts)
    assert changed(with_core(BARE, components=better)) == ["Sensor array, core: rating 14 → 18"]
    assert changed(with_core(BARE, hull_hits=14)) == ["Core: hull hits 12 → 14"]
    assert changed(with_arc(BARE, Arc.FORE, armour_rating=2)) == ["Fore arc: armour 0 → 2"]
    assert changed(BARE.with_(crew_quality=5, name="Stork")) == ["Name: Heron → Stork", "Crew quality: 3 → 5"]


def test_parts_come_and_go() -> None:
    more = with_core(BARE, components=core_systems(component("ew_array", 2, count=2)))
    assert changed(more) == ["Added: 2 × Electronic warfare array 2, core"]
    assert lines(fleet_of(more), fleet_of(BARE)) == ["Removed: 2 × Electronic warfare array 2, core"]
    assert changed(with_section(BARE, "fore", Section(hull_hits=4))) == ["Added: Fore section"]


def test_a_class_of_another_id_is_still_compared_part_by_part() -> None:
    other = with_core(BARE.with_(id="stork"), components=core_systems()[1:])
    assert changed(other) == ["Removed: Bridge, core"]


def test_parts_that_moved() -> None:
    with_fore = with_section(BARE, "fore", Section(mounts=(mount("guns", GUN, sectors_of(Arc.FORE)),)))
    in_core = with_section(BARE, "fore", Section())
    both = lines(fleet_of(in_core), fleet_of(with_core(with_fore, mounts=())))
    assert "Gun, fore section: moved from the core to the fore" in both


def test_weapons_that_a_design_uses_count() -> None:
    assert lines(fleet_of(BARE), fleet_of(BARE, weapons=(GUN.with_(pulse=2),))) == ["Gun: pulses 1 → 2"]


def test_sectors_are_words() -> None:
    fore = with_core(BARE, mounts=(mount("guns", GUN, sectors_of(Arc.FORE)),))
    (line,) = lines(fleet_of(with_core(BARE, mounts=(mount("guns", GUN, EVERY_SECTOR[:1]),))), fleet_of(fore))
    assert line == "Gun, core: sectors fore starboard → fore starboard, fore port"
