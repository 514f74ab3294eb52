"""Consistency of an encounter from a file: dice with their results, terrain with the rules (4.0, 5).

`fitting` checks the positions of ships, except those on bodies.
"""

from collections.abc import Iterator, Sequence

from metamaker.core.messages import Message, Text
from metamaker.games.metaverse.encounters.terrain import overlaps
from metamaker.games.metaverse.encounters.zones import Area
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.encounter import CommandRoll, Encounter, EncounterKind, SideName, TerrainRoll, offered
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.terrain import BODIES, NEBULAE, Band, Disc, Edge, Everywhere, Terrain, TerrainKind
from metamaker.games.metaverse.rules.roll import faces_for
from metamaker.play.geometry import CM

SIDES: tuple[SideName, SideName] = ("a", "b")

Misfit = tuple[str, Text]
"""The location of a misfit, and the reason."""

_AREAS = (Disc, Band, Everywhere)
_FORMS = {
    **dict.fromkeys(NEBULAE, _AREAS),
    TerrainKind.ASTEROID_FIELD: _AREAS,
    TerrainKind.STAR: (Disc, Edge),
}
"""Allowed shapes of a kind of terrain; by default a disc. Rules MV-5.0.1-01, MV-5.0.2-01, MV-5.0.4-01, MV-5.0.5-01."""


def dice_misfits(encounter: Encounter, forces: Sequence[Fleet]) -> Iterator[Misfit]:
    """Yield impossible dice, and results that do not match their dice.

    Rules MV-4.0.0-02 to -04, MV-4.0.1-01, -03, MV-4.0.2-01, MV-4.0.3-01, MV-4.0.4-01.
    """
    length, width = encounter.table_cm
    if length < width:
        yield "table_cm", message("refusal-encounter-long_side", length=length, width=width)
    if encounter.initiative is not None:
        yield from _initiative(encounter, encounter.initiative)
    if encounter.terrain_roll is not None:
        yield from _chart(encounter.terrain_roll)
    if encounter.turns_face and faces_meaning(3, encounter.turns_face) != encounter.turns:
        yield "turns", message("refusal-encounter-dice", die=3, face=encounter.turns_face, found=encounter.turns)
    yield from _deployed(encounter, forces)


def faces_meaning(die: int, face: int) -> int:
    """Return the result of a face: half of it, rounded up, for dice that replace smaller ones; 0 for an impossible face.

    Rules MV-0.0.0-10, MV-4.0.0-02.
    """
    if die == 1:
        return int(face == 0)
    thrown = faces_for(die)
    if not 1 <= face <= thrown:
        return 0
    return face if thrown == die else (face + 1) // 2


def _initiative(encounter: Encounter, rolls: Sequence[CommandRoll]) -> Iterator[Misfit]:
    for number, roll in enumerate(rolls, 1):
        yield from _roll(f"initiative/{number}", roll)
    one, other = (roll.total for roll in rolls)
    winner = None if one == other else SIDES[int(one < other)]
    if encounter.favoured != winner:
        found = encounter.favoured or "none"
        yield "favoured", message("refusal-encounter-winner", one=one, other=other, found=found)
        return
    kinds = offered(abs(one - other))
    if encounter.kind not in kinds:
        known = ", ".join(kind.value for kind in kinds)
        yield "kind", _offered(known, abs(one - other), encounter.kind)


def _offered(known: str, difference: int, kind: EncounterKind) -> Message:
    return message("refusal-encounter-offered", known=known, difference=difference, kind=kind.value)


def _roll(place: str, roll: CommandRoll) -> Iterator[Misfit]:
    if faces_meaning(roll.die, roll.face) != roll.result:
        yield place, message("refusal-encounter-dice", die=roll.die, face=roll.face, found=roll.result)


def _chart(roll: TerrainRoll) -> Iterator[Misfit]:
    for number, face in enumerate(roll.faces, 1):
        if face > roll.die:
            yield f"terrain_roll/faces/{number}", message("refusal-encounter-dice", die=roll.die, face=face, found=face)
    for number, place in enumerate(roll.used, 1):
        if place >= len(roll.faces) or place in roll.used[: number - 1]:
            yield f"terrain_roll/used/{number}", message("refusal-encounter-used", count=len(roll.faces), found=place)


def _deployed(encounter: Encounter, forces: Sequence[Fleet]) -> Iterator[Misfit]:
    """Yield placed squadrons of ships that a side does not have, has placed before, or never placed. Rule MV-4.0.2-01."""
    seen: set[tuple[str, str]] = set()
    known = {(side, ship.id) for side, fleet in zip(SIDES, forces, strict=True) for ship in fleet.ships}
    for number, each in enumerate(encounter.deployed, 1):
        for place, roll in enumerate(each.rolls or (), 1):
            yield from _roll(f"deployed/{number}/rolls/{place}", roll)
        for place, ship in enumerate(each.ships, 1):
            where = f"deployed/{number}/ships/{place}"
            if (each.side, ship) not in known:
                yield where, message("refusal-encounter-stranger", ship=ship, side=each.side)
            elif (each.side, ship) in seen:
                yield where, message("refusal-encounter-twice", found=ship)
            seen.add((each.side, ship))
    if encounter.deployed and known - seen:
        side, ship = min(known - seen)
        yield "deployed", message("refusal-encounter-unplaced", ship=ship, side=side)


def terrain_misfits(encounter: Encounter, zones: Sequence[Area]) -> Iterator[Misfit]:
    """Yield terrain with a wrong shape or an unexpected wind, in the enemy's zone, or under a ship.

    Rules MV-4.0.1-04, MV-5.0.1-03, MV-5.0.6-01.
    """
    enemy = () if encounter.favoured is None else [zone for zone in zones if zone.side != SIDES.index(encounter.favoured)]
    for number, thing in enumerate(encounter.terrain, 1):
        place = f"terrain/{number}"
        if not isinstance(thing.shape, _FORMS.get(thing.kind, (Disc,))):
            yield f"{place}/shape", message("refusal-encounter-shape", kind=thing.kind.value, form=thing.shape.form)
            continue
        if thing.wind is not None and thing.kind is not TerrainKind.EMISSION_NEBULA:
            yield f"{place}/wind", message("refusal-encounter-wind", kind=thing.kind.value)
        if not isinstance(thing.shape, Edge) and any(overlaps(thing.shape, zone) for zone in enemy):
            yield f"{place}/shape", message("refusal-encounter-terrain_zone", kind=thing.kind.value)
        yield from _under(encounter, thing)


def _under(encounter: Encounter, thing: Terrain) -> Iterator[Misfit]:
    """Yield ships on the template of a body, which would be destroyed before they act. Rule MV-5.0.1-03."""
    shape = thing.shape
    if not isinstance(shape, Disc) or thing.kind not in BODIES:
        return
    radius, x, y = (round(length * CM) for length in (shape.diameter_cm / 2, shape.x_cm, shape.y_cm))
    for number, position in enumerate(encounter.positions, 1):
        east, north = position.x_cm * CM - x, position.y_cm * CM - y
        if east * east + north * north <= radius * radius:
            yield f"positions/{number}", message("refusal-encounter-on_body", ship=position.ship, kind=thing.kind.value)
