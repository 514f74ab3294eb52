"""Arbitrary fleets that load: every field of the model within its technical bounds, every reference to what exists."""

import base64
import struct
import zlib
from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from metamaker.games.metaverse.model.arc import Facing, SectionName, Sector
from metamaker.games.metaverse.model.emblem import Emblem
from metamaker.games.metaverse.model.fleet import Fleet, HouseFormula, Limits, Origin, UsedUniverse
from metamaker.games.metaverse.model.house_word import TERMS, HouseWord
from metamaker.games.metaverse.model.section import ArcDefence, Arcs, Component, ComponentKind, Section, Sections
from metamaker.games.metaverse.model.ship import Confirmed, Ship, ShipClass
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
from metamaker.games.metaverse.model.words import (
    CommandDie,
    CommandLevel,
    DamageControlDie,
    DamageEffect,
    DamageType,
    DefenceType,
    Die,
    FighterTarget,
    HullType,
    LoadoutKind,
    MassFactorFormula,
    MovementMethod,
    RateOfFire,
    SquadronQuality,
    Target,
    TargetMethod,
    ValueKind,
    WeaponQuality,
)
from metamaker.games.metaverse.stats.book import stock_book
from tests.log_entries import any_logs

BIDI = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
LETTERS = st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp"), exclude_characters=BIDI)

names = st.text(LETTERS, max_size=12) | st.text(LETTERS, max_size=120)
prose = st.text(LETTERS | st.sampled_from("\n\t"), max_size=60)
tags = st.lists(st.text(LETTERS, min_size=1, max_size=40), max_size=3).map(tuple)
numbers = st.integers(0, 6) | st.integers(0, 99)
hull_hits = st.integers(0, 12) | st.integers(0, 999)
amounts = st.none() | st.floats(0, 1e12, allow_nan=False)

ENTRIES = [entry.name for entry in stock_book().entries()]
EXPRESSIONS = ["1", "-1", "hull_hits", "tech_level / 0", "ems + 1", "1e308 * 10", "9**9**9", "__import__('os')", "((", "r * n"]
formulas = st.builds(
    HouseFormula,
    entry=st.sampled_from(ENTRIES) | st.text(max_size=80),
    expression=st.sampled_from(EXPRESSIONS) | st.text(max_size=60),
)


def png(side: int) -> str:
    """Return a black square picture in base64."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", side, side, 8, 0, 0, 0, 0)
    rows = zlib.compress(bytes(side * (side + 1)))
    picture = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")
    return base64.b64encode(picture).decode()


emblems = st.none() | st.one_of(
    st.builds(Emblem, paths=st.lists(st.text("MLCZ0123456789. -", max_size=20), min_size=1, max_size=3).map(tuple)),
    st.builds(Emblem, png=st.integers(1, 8).map(png)),
)


def subsets(words: type[Any]) -> SearchStrategy[tuple[Any, ...]]:
    """Any subset of an enumeration, in any order."""
    return st.lists(st.sampled_from(words), unique=True).map(tuple)


def ids(most: int, least: int = 0) -> SearchStrategy[list[str]]:
    """Return some ids, each used once."""
    word = st.text("abz09", min_size=1, max_size=4)
    return st.lists(st.lists(word, min_size=1, max_size=2).map("-".join), unique=True, min_size=least, max_size=most)


GROUPS = ("weapons", "starfighters", "bays", "classes", "ships", "squadrons")


@st.composite
def groups(draw: DrawFn) -> dict[str, list[str]]:
    """Return the ids of a document by group; none is used twice."""
    found: dict[str, list[str]] = {group: [] for group in GROUPS}
    for of_id in draw(ids(14)):
        found[draw(st.sampled_from(GROUPS))].append(of_id)
    return found


def weapons(of_id: str) -> SearchStrategy[Weapon]:
    return st.builds(
        Weapon,
        id=st.just(of_id),
        name=names,
        damage_type=st.sampled_from(DamageType),
        pulse=numbers,
        damage_die=st.sampled_from(Die),
        damage_modifier=numbers,
        damage_effect=st.sampled_from(DamageEffect),
        target_method=st.sampled_from(TargetMethod),
        indirect_turns=numbers,
        range_cm=numbers,
        vulnerable=st.booleans(),
        targets=subsets(Target),
        aoe_cm=numbers | st.sampled_from([10, 20, 30, 40, 50]),
        rate_of_fire=st.sampled_from(RateOfFire),
        armour_piercing=numbers,
        shield_piercing=numbers,
        deflection_piercing=numbers,
        qualities=subsets(WeaponQuality),
    )


fighter_weapons = st.builds(
    FighterWeapon,
    name=names,
    damage_type=st.sampled_from(DamageType),
    pulse=numbers,
    damage_die=st.sampled_from(Die),
    damage_modifier=numbers,
    indirect=st.booleans(),
    rate_of_fire=st.sampled_from(RateOfFire),
    targets=subsets(FighterTarget),
    qualities=subsets(WeaponQuality),
)


def starfighters(of_id: str) -> SearchStrategy[Starfighter]:
    return st.builds(
        Starfighter,
        id=st.just(of_id),
        name=names,
        strength=numbers,
        speed_cm=numbers,
        defence=numbers,
        target_rating=numbers,
        qualities=subsets(SquadronQuality),
        weapons=st.lists(fighter_weapons, max_size=2).map(tuple),
    )


def loads(squadrons: Sequence[str]) -> SearchStrategy[tuple[Load, ...]]:
    if not squadrons:
        return st.just(())
    return st.lists(st.builds(Load, starfighter=st.sampled_from(squadrons), count=numbers), max_size=2).map(tuple)


def bays(of_id: str, squadrons: Sequence[str]) -> SearchStrategy[Bay]:
    accepts = st.lists(st.sampled_from(squadrons), max_size=3).map(tuple) if squadrons else st.just(())
    return st.builds(Bay, id=st.just(of_id), name=names, launch=numbers, carry=numbers, accepts=accepts)


def components(of_id: str) -> SearchStrategy[Component]:
    return st.builds(
        Component,
        id=st.just(of_id),
        kind=st.sampled_from(ComponentKind),
        rating=st.none() | numbers,
        facing=st.none() | st.sampled_from(Facing),
        count=numbers,
    )


def mounts(of_id: str, weapon_ids: Sequence[str]) -> SearchStrategy[Mount]:
    return st.builds(Mount, id=st.just(of_id), weapon=st.sampled_from(weapon_ids), sectors=subsets(Sector), count=numbers)


def fits(of_id: str, bay_ids: Sequence[str], squadrons: Sequence[str]) -> SearchStrategy[BayFit]:
    return st.builds(
        BayFit,
        id=st.just(of_id),
        bay=st.sampled_from(bay_ids),
        count=numbers,
        loadout=st.sampled_from(LoadoutKind),
        squadrons=loads(squadrons),
    )


defences = st.builds(
    ArcDefence,
    armour_rating=numbers,
    armour_type=st.sampled_from(DefenceType),
    ablative_plates=numbers,
    shield_hits=numbers,
    shield_type=st.sampled_from(DefenceType),
)


@st.composite
def sections(draw: DrawFn, part_ids: Sequence[str], known: dict[str, list[str]]) -> Section:
    """Return a section with parts of these ids; mounts and bays only with definitions for them."""
    held: dict[str, list[Any]] = {"components": [], "mounts": [], "bays": []}
    kinds = ["components", "components", *(["mounts"] if known["weapons"] else []), *(["bays"] if known["bays"] else [])]
    for part in part_ids:
        match draw(st.sampled_from(kinds)):
            case "components":
                held["components"].append(draw(components(part)))
            case "mounts":
                held["mounts"].append(draw(mounts(part, known["weapons"])))
            case _:
                held["bays"].append(draw(fits(part, known["bays"], known["starfighters"])))
    return Section(
        hull_hits=draw(hull_hits),
        hull_layers=draw(numbers),
        crew_parties=draw(numbers),
        marine_parties=draw(numbers),
        reactor=draw(st.booleans()),
        **{group: tuple(parts) for group, parts in held.items()},
    )


digests = st.text("0123456789abcdef", min_size=16, max_size=16)
results_of_battles = st.builds(Confirmed, percent=st.integers(-50, 100), margin=st.integers(0, 100), content=digests)


@st.composite
def ship_classes(draw: DrawFn, of_id: str, known: dict[str, list[str]]) -> ShipClass:
    part_ids = draw(ids(6) | ids(20, 8))
    standing = draw(st.lists(st.sampled_from(SectionName), unique=True))
    held = {name.value: part_ids[place :: len(standing)] for place, name in enumerate(standing)}
    return ShipClass(
        id=of_id,
        name=draw(names),
        variant=draw(names),
        author=draw(names),
        notes=draw(prose),
        tags=draw(tags),
        public=draw(st.booleans()),
        emblem=draw(emblems),
        hull_type=draw(st.sampled_from(HullType)),
        movement_method=draw(st.sampled_from(MovementMethod)),
        tech_level=draw(numbers),
        crew_quality=draw(numbers),
        command_quality=draw(st.sampled_from(CommandDie)),
        damage_control_quality=draw(st.sampled_from(DamageControlDie)),
        sections=Sections(**{name: draw(sections(some, known)) for name, some in held.items()}),
        arcs=draw(st.builds(Arcs, fore=defences, aft=defences, port=defences, starboard=defences)),
        battles=draw(st.none() | results_of_battles),
    )


@st.composite
def rosters(draw: DrawFn, ship_ids: Sequence[str], classes: Sequence[ShipClass], squadrons: Sequence[str]) -> tuple[Ship, ...]:
    """Ships of `classes` in any order; each commander is one that came earlier to the drawing, so commands form a forest."""
    ships: list[Ship] = []
    for of_id in ship_ids if classes else ():
        of_class = draw(st.sampled_from(classes))
        fitted = [fit.id for _, section in of_class.sections.standing() for fit in section.bays]
        chosen = draw(st.lists(st.sampled_from(fitted), unique=True)) if fitted else []
        ships.append(
            Ship(
                id=of_id,
                name=draw(names),
                ship_class=of_class.id,
                commander=draw(st.sampled_from([None, *(ship.id for ship in ships)])),
                level=draw(st.none() | st.sampled_from(CommandLevel)),
                loadouts=tuple(ShipLoadout(bay=bay, squadrons=draw(loads(squadrons))) for bay in chosen),
                notes=draw(prose),
                at_home=draw(st.booleans()),
                log=draw(any_logs(names)),
            )
        )
    return tuple(draw(st.permutations(ships)))


def independent_squadrons(of_id: str, squadrons: Sequence[str]) -> SearchStrategy[IndependentSquadron]:
    return st.builds(
        IndependentSquadron,
        id=st.just(of_id),
        starfighter=st.sampled_from(squadrons),
        count=numbers,
        crew_quality=numbers,
        command_quality=st.sampled_from(CommandDie),
        marines_aboard=st.booleans(),
        at_home=st.booleans(),
    )


called = st.text(LETTERS, min_size=1, max_size=40).filter(str.strip)
"""A name that cannot be empty: spaces around it do not count."""

house_words = st.builds(HouseWord, term=st.sampled_from(sorted(TERMS)), word=called)

origins = st.builds(
    Origin,
    part=st.sampled_from(("weapons/lance", "classes/heron", "formulas/mass")),
    here=st.none() | st.just("lance-2"),
    digest=st.sampled_from(("0" * 16, "0123456789abcdef")),
)

used_universes = st.builds(
    UsedUniverse,
    name=called,
    version=st.integers(1, 9999),
    author=names,
    licence=st.none() | names,
    parts=st.lists(origins, max_size=2).map(tuple),
)


@st.composite
def fleets(draw: DrawFn, with_formulas: bool = True) -> Fleet:
    """Any fleet that loads, house formulas (good ones and bad ones) included unless told otherwise."""
    known = draw(groups())
    squadrons = known["starfighters"]
    classes = tuple(draw(ship_classes(of_id, known)) for of_id in known["classes"])
    return Fleet(
        name=draw(names),
        author=draw(names),
        notes=draw(prose),
        tags=draw(tags),
        public=draw(st.booleans()),
        licence=draw(st.none() | names),
        limits=Limits(combat_value=draw(amounts), tier=draw(st.none() | numbers)),
        value_kind=draw(st.sampled_from(ValueKind)),
        mass_factor=draw(st.sampled_from(MassFactorFormula)),
        tonnes_per_hit=draw(amounts),
        formulas=tuple(draw(st.lists(formulas, max_size=3))) if with_formulas else (),
        words=tuple(draw(st.lists(house_words, max_size=2))),
        universes=tuple(draw(st.lists(used_universes, max_size=1))),
        emblem=draw(emblems),
        weapons=tuple(draw(weapons(of_id)) for of_id in known["weapons"]),
        starfighters=tuple(draw(starfighters(of_id)) for of_id in squadrons),
        bays=tuple(draw(bays(of_id, squadrons)) for of_id in known["bays"]),
        classes=classes,
        ships=draw(rosters(known["ships"], classes, squadrons)),
        squadrons=tuple(draw(independent_squadrons(of_id, squadrons)) for of_id in known["squadrons"] if squadrons),
    )
