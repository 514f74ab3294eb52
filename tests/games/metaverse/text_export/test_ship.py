"""Ships in words: everything that is aboard is told, and every word is in the catalogue."""

from pathlib import Path

import pytest
from hypothesis import given

from metamaker.core.messages import words
from metamaker.core.paths import sample_fleets
from metamaker.game_api.documents import StatText
from metamaker.games.metaverse import designs
from metamaker.games.metaverse.game import METAVERSE
from metamaker.games.metaverse.model.arc import Arc, Facing, Sector, sectors_of
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.text_export import facing, weapon_line, where_to
from metamaker.opening import open_file
from tests.games.metaverse.builders import GUN, SANITY_WEAPONS, cruiser, fleet_of
from tests.games.metaverse.strategies import fleets

SAMPLES = sorted(sample_fleets("metaverse").glob("*.json"))
ENGLISH = words("metaverse")


def lines(text: StatText, heading: str) -> tuple[str, ...]:
    return next(passage.lines for passage in text.passages if passage.heading == heading)


def test_a_cruiser_in_words() -> None:
    (text,) = METAVERSE.documents.texts(fleet_of(cruiser(), weapons=SANITY_WEAPONS), f"classes/{cruiser().id}")
    assert ("combat value", "60") in text.figures
    assert [passage.heading for passage in text.passages][:6] == ["Defences", "Fore", "Port", "Core", "Starboard", "Aft"]
    hull, systems = lines(text, "Core")
    assert hull == "18 hull hits in 3 layers, 5 crew parties"
    assert "Reactor 25" in systems
    assert "Sensor array 15 × 2" in systems


def test_a_weapon_in_a_line_leaves_out_what_is_none() -> None:
    assert weapon_line(GUN, ENGLISH) == "Gun: energy 1 × D6+1, raking, 25 cm, unlimited fire, at starships, vulnerable"


@pytest.mark.parametrize(
    ("sectors", "told"),
    [
        (tuple(Sector), "all round"),
        ((*sectors_of(Arc.FORE), *sectors_of(Arc.PORT)), "fore, port"),
        ((Sector.FORE_PORT, Sector.PORT_FORE), "port/fore, fore/port"),
        ((*sectors_of(Arc.FORE), Sector.PORT_FORE), "fore, port/fore"),
        ((), "–"),
    ],
)
def test_sectors_are_told_by_whole_arcs_where_they_can_be(sectors: tuple[Sector, ...], told: str) -> None:
    assert where_to(tuple(each for each in Sector if each in sectors), ENGLISH) == told


def test_every_facing_has_words() -> None:
    assert {facing(each, ENGLISH) for each in Facing} == {"fore", "aft", "port", "starboard", "fore and aft", "to both sides"}


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_samples_tell_every_weapon_and_squadron_that_they_carry(path: Path) -> None:
    fleet: Fleet = open_file(str(path)).document
    for ref in designs.subjects(fleet, classes=True):
        (text,) = METAVERSE.documents.texts(fleet, ref)
        of_class = fleet.ship_class(ref.partition("/")[2])
        mounted = {mount.weapon for _, section in of_class.sections.standing() for mount in section.mounts}
        assert len(lines(text, "Weapons")) == len(mounted)
        assert all(line for passage in text.passages for line in passage.lines)


@given(fleets())
def test_any_fleet_can_be_told(fleet: Fleet) -> None:
    for classes in (False, True):
        for ref in designs.subjects(fleet, classes):
            assert [text.ref for text in METAVERSE.documents.texts(fleet, ref)] == [ref]
