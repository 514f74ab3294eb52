"""Ships at the edges of what can be designed, in every format."""

from collections.abc import Callable

import pytest

from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import Section, Sections
from metamaker.games.metaverse.model.starfighter import Bay, BayFit, FighterWeapon, Load, Starfighter
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import LoadoutKind, SquadronQuality, Target, WeaponQuality
from metamaker.rendering.frame import Paper
from metamaker.rendering.imposition import Format
from tests.choices import covering, named
from tests.games.metaverse.builders import BARE, EVERY_SECTOR, GUN, fleet_of, mount, with_core
from tests.games.metaverse.sheet.reading import faults, printed

SIXTY = "The Exceedingly Long and Winding Name of a Vessel of Wonders"


def one_hit() -> Fleet:
    return fleet_of(with_core(BARE, hull_hits=1, hull_layers=1))


def a_thousand_hits() -> Fleet:
    return fleet_of(with_core(BARE, hull_hits=999, hull_layers=5, crew_parties=40, marine_parties=40))


def forty_weapons() -> Fleet:
    guns = tuple(Weapon(id=f"gun-{number}", name=f"Gun {number}", targets=tuple(Target)) for number in range(40))
    ship = with_core(BARE, mounts=tuple(mount(f"m{number}", gun, EVERY_SECTOR) for number, gun in enumerate(guns)))
    return fleet_of(ship, weapons=guns)


def long_names() -> Fleet:
    gun = Weapon(id="gun", name=SIXTY)
    kite = Starfighter(id="kite", name=SIXTY, weapons=(FighterWeapon(name=SIXTY),))
    ship = with_core(BARE, mounts=(mount("a", gun, EVERY_SECTOR),), bays=(BayFit(id="b", bay="loft"),))
    bays = (Bay(id="loft", name=SIXTY, accepts=("kite",)),)
    return fleet_of(ship.with_(name=SIXTY), weapons=(gun,), starfighters=(kite,), bays=bays).with_(name=SIXTY)


def empty_sections() -> Fleet:
    empty = Section(hull_hits=0, hull_layers=1)
    return fleet_of(BARE.with_(sections=Sections(core=empty, fore=empty, aft=empty, port=empty, starboard=empty)))


def no_weapons() -> Fleet:
    return fleet_of(with_core(BARE, mounts=()), weapons=())


def twelve_bays() -> Fleet:
    kite = Starfighter(id="kite", name="Kite", strength=12)
    kinds = tuple(LoadoutKind)
    bays = tuple(Bay(id=f"bay-{number}", name=f"Bay {number}", launch=2, carry=4, accepts=("kite",)) for number in range(12))
    fits = tuple(
        BayFit(id=f"f{number}", bay=bay.id, count=2, loadout=kinds[number % 3], squadrons=(Load(starfighter="kite", count=4),))
        for number, bay in enumerate(bays)
    )
    return fleet_of(with_core(BARE, bays=fits), starfighters=(kite,), bays=bays)


def every_quality() -> Fleet:
    gun = GUN.with_(qualities=tuple(WeaponQuality))
    sting = FighterWeapon(name="Sting", qualities=tuple(WeaponQuality))
    kite = Starfighter(id="kite", name="Kite", qualities=tuple(SquadronQuality), weapons=(sting,))
    ship = with_core(BARE, mounts=(mount("a", gun, EVERY_SECTOR),), bays=(BayFit(id="b", bay="loft"),))
    return fleet_of(ship, weapons=(gun,), starfighters=(kite,), bays=(Bay(id="loft", accepts=("kite",), name="Loft"),))


EXTREMES = (
    *(one_hit, a_thousand_hits, forty_weapons, long_names),
    *(empty_sections, no_weapons, twelve_bays, every_quality),
)


@pytest.mark.parametrize(
    ("landscape", "form", "paper", "make"), covering([False, True], Format, Paper, EXTREMES, least=24), ids=named
)
def test_extremes_are_clean(make: Callable[[], Fleet], paper: Paper, form: Format, landscape: bool) -> None:
    fleet = make()
    for classes in (False, True):
        assert faults(printed(fleet, paper=paper, form=form, landscape=landscape, classes=classes)) == []


@pytest.mark.parametrize("form", Format)
def test_every_box_of_a_thousand_is_there_once(form: Format) -> None:
    sheet = printed(a_thousand_hits(), form=form)
    boxes = [mark.refs[-1] for mark in sheet.at("classes/heron/core/hull_hits") if not mark.text]
    assert sorted(boxes) == sorted(f"classes/heron/core/hull_hits#{number}" for number in range(1, 1000))
