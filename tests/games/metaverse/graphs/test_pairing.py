"""Parts of two designs that stand for one another."""

from hypothesis import HealthCheck, given, settings

from metamaker.core.messages import words
from metamaker.games.metaverse import designs
from metamaker.games.metaverse.edits.editing import EDITS
from metamaker.games.metaverse.game import METAVERSE
from metamaker.games.metaverse.graphs.differences import difference_lines, paired
from metamaker.games.metaverse.model.arc import Arc, sectors_of
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import Section
from tests.examples import examples
from tests.games.metaverse.builders import BARE, GUN, component, core_systems, fleet_of, mount, with_core, with_section
from tests.games.metaverse.strategies import fleets


def lines(old: Fleet, new: Fleet) -> list[str]:
    old = paired(old, new)
    return [line.text for line in difference_lines(old, new, designs.differences(old, new), words("metaverse"))]


def test_equal_parts_with_other_ids_do_not_differ() -> None:
    fleet, made = EDITS.added(METAVERSE.documents.new("New", "new"), "classes", "New class")
    old, new = (designs.extract(fleet, (ref,)) for ref in ("classes/scout", made))
    told = lines(old, new)
    assert not [text for text in told if "drive" in text]
    assert "Removed: Combat information centre 1, core" in told


def test_a_part_of_another_rating_is_the_same_part() -> None:
    old = fleet_of(with_core(BARE, components=core_systems(component("ew_array", 2).with_(id="a"))))
    new = fleet_of(with_core(BARE, components=core_systems(component("ew_array", 3).with_(id="b"))))
    assert lines(old, new) == ["Electronic warfare array, core: rating 2 → 3"]


def test_a_part_whose_id_another_one_has_is_not_taken_for_it() -> None:
    one, other = component("ew_array", 2).with_(id="a"), component("ew_array", 5).with_(id="b")
    swapped = (one.with_(id="b"), other.with_(id="a"))
    old, new = (fleet_of(with_core(BARE, components=core_systems(*parts))) for parts in ((one, other), swapped))
    assert lines(old, new) == []


def test_weapons_of_two_fleets_are_paired_by_what_they_are() -> None:
    ship = with_section(with_core(BARE, mounts=()), "fore", Section(mounts=(mount("m-1", GUN, sectors_of(Arc.FORE)),)))
    other = GUN.with_(id="cannon-7")
    theirs = with_section(with_core(BARE, mounts=()), "fore", Section(mounts=(mount("m-2", other, sectors_of(Arc.FORE)),)))
    assert lines(fleet_of(ship, weapons=(GUN,)), fleet_of(theirs, weapons=(other,))) == []


@settings(suppress_health_check=[HealthCheck.too_slow], max_examples=examples(30))
@given(fleets())
def test_a_design_paired_with_itself_is_itself(fleet: Fleet) -> None:
    for ship in fleet.classes[:2]:
        alone = designs.extract(fleet, (ship.ref(),))
        assert designs.differences(paired(alone, alone), alone) == ()
