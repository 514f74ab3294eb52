"""Choices for salvos, missions and squadrons, in the words that players type."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from metamaker.games.metaverse.battle.fire.decisions import DeclareFire
from metamaker.games.metaverse.battle.fire.launch_dialogue import ONTO, TOWARD
from metamaker.games.metaverse.battle.fire.launches import launch_forms
from metamaker.games.metaverse.battle.places import ARC_WORDS
from metamaker.games.metaverse.battle.salvos.decisions import GuideSalvos
from metamaker.games.metaverse.battle.starfighters.decisions import FlyMissions, LaunchSquadrons
from metamaker.games.metaverse.battle.starfighters.flight import touchable
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.wording.names import labels, mission_sign, salvo_sign, sign_of, squadron_signs
from metamaker.play.decision import Form, Option, Part, Span
from metamaker.play.geometry import bearing, distance


def signed_tokens(asked: GuideSalvos | FlyMissions) -> dict[str, str]:
    """Return the signs of the salvos or missions that may move now, by their keys."""
    signs = labels(asked.table)
    if isinstance(asked, GuideSalvos):
        return {salvo.key: salvo_sign(signs, salvo.key) for salvo in asked.salvos()}
    return {mission.key: mission_sign(signs, mission.key) for mission in asked.missions()}


def ways_of_token(asked: GuideSalvos | FlyMissions, key: str) -> Iterator[tuple[str, str]]:
    """Yield possible orders for one of them as they are typed, each with the reference of its target; legal or not."""
    table, signs = asked.table, labels(asked.table)
    if isinstance(asked, FlyMissions):
        own = next(mission for mission in asked.missions() if mission.key == key)
        for thing in touchable(table, own):
            if thing.side != asked.side:
                yield f"{ONTO} {sign_of(signs, thing.key)}", thing.key
                if isinstance(thing, Vessel):
                    yield from ((f"{ONTO} {signs[thing.key]} {arc}", "") for arc in ARC_WORDS)
    enemies = [enemy for enemy in table.fighting(1 - asked.side) if not enemy.cloaked]
    for enemy in enemies:
        if isinstance(asked, GuideSalvos):
            yield f"{ONTO} {signs[enemy.key]}", enemy.key
        yield f"{TOWARD} {signs[enemy.key]}", enemy.key
    if isinstance(asked, FlyMissions):
        for friend in table.fighting(asked.side):
            yield f"{TOWARD} {signs[friend.key]}", friend.key


class SalvoWay(NamedTuple):
    """A line along which an array can launch: onto a ship, or toward one out of reach; the weapons that bear along it.

    Up to `most` of these may go. `title` names the ship. Directions and lengths are those of `Launch`.
    """

    array: str
    target: str
    title: str
    direction: int
    length: int
    contact: str
    weapons: tuple[str, ...]
    most: int


def salvo_ways(asked: DeclareFire) -> tuple[SalvoWay, ...]:
    """Return the lines for launching salvos at enemies, each with the weapons that bear. Rule MV-1.3.2-05."""
    best: dict[tuple[str, str], SalvoWay] = {}
    for form in launch_forms(asked.table, asked.vessel):
        for way in _salvo_ways(asked, form):
            known = best.get((way.array, way.target))
            if known is None or (bool(way.contact), len(way.weapons)) > (bool(known.contact), len(known.weapons)):
                best[way.array, way.target] = way
    return tuple(best.values())


def _salvo_ways(asked: DeclareFire, form: Form) -> Iterator[SalvoWay]:
    parts = {part.name: part for part in form.parts}
    array, weapons = _values(parts["array"])[0], tuple(_values(parts["weapons"]))
    most = parts["weapons"].most or len(weapons)
    direction, length = parts["direction"].domain, parts["length"].domain
    start, signs = asked.vessel.course.place, labels(asked.table)
    for enemy in asked.table.fighting(1 - asked.side):
        title = f"{signs[enemy.key]} {enemy.name}"
        angle = bearing(start, enemy.course.place)
        if enemy.key in _values(parts["contact"]):
            way = _values(parts["direction"])[0], _values(parts["length"])[0], enemy.key
            yield SalvoWay(array, enemy.key, title, *way, weapons, most)
            continue
        if enemy.cloaked or not isinstance(direction, Span) or not isinstance(length, Span):
            continue
        if direction.least <= angle <= direction.most and distance(start, enemy.course.place) > length.most:
            yield SalvoWay(array, enemy.key, title, angle, length.most, "", weapons, most)


def _values(part: Part) -> list[Any]:
    """Return the values of a part with options."""
    return [each.value for each in part.domain if isinstance(each, Option)] if isinstance(part.domain, tuple) else []


def squadrons_to_launch(asked: LaunchSquadrons) -> Iterator[tuple[str, str]]:
    """Yield the squadrons that may be launched: the word for each, and its display name."""
    signs = squadron_signs(asked.table)
    for squadron in asked.squadrons():
        yield f"f{squadron.key.rpartition('-')[2]}", f"{signs[squadron.key]} {squadron.plan.name}"


def launch_ways(asked: LaunchSquadrons) -> Iterator[tuple[str, str]]:
    """Yield the destinations of squadrons at launch: the word for each, and its target."""
    signs = labels(asked.table)
    for enemy in asked.table.fighting(1 - asked.side):
        if not enemy.cloaked:
            yield f"{TOWARD} {signs[enemy.key]}", f"→ {signs[enemy.key]} {enemy.name}"
