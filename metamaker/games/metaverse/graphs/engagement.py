"""The engagement for graphs of a weapon: target and firer as properties that can be changed, and targets as text."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from metamaker.core.messages import Words
from metamaker.core.property import Choice, EditProblem, Property, PropertyKind
from metamaker.games.metaverse.catalogue import Entry, catalogue
from metamaker.games.metaverse.checks import hull
from metamaker.games.metaverse.checks.names import class_called
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.words import DamageType, DefenceType
from metamaker.games.metaverse.stats.damage_distribution import ArcTarget, target_of
from metamaker.games.metaverse.stats.fire import Firer, cruiser_target

BARE = ArcTarget()

ROW = (
    BARE,
    *(ArcTarget(armour_rating=rating) for rating in (1, 2, 3, 5)),
    *(ArcTarget(shield_hits=hits) for hits in (4, 10)),
    *(ArcTarget(deflector=rating) for rating in (2, 4)),
    ArcTarget(armour_rating=2, shield_hits=4, deflector=2),
)
"""Typical targets of a weapon, from no defences to all."""


def described(target: ArcTarget, words: Words) -> str:
    """Return the defences of a target in words: “armour 1, 4 shields”."""
    return ", ".join(_parts(target, words)) or words["graphs-weapon-none"]


def _parts(target: ArcTarget, words: Words) -> Iterator[str]:
    if target.armour_rating:
        yield words.text(_typed("armour", target.armour_type), rating=target.armour_rating)
    if target.plates:
        yield words.text("graphs-plates", count=target.plates)
    if target.shield_hits:
        yield words.text(_typed("shields", target.shield_type), hits=target.shield_hits)
        if target.adaptation:
            yield words.text("graphs-target-adaptation", rating=target.adaptation)
    if target.deflector:
        yield words.text(_typed("deflector", target.deflector_type), rating=target.deflector)


def _typed(what: str, kind: DefenceType) -> str:
    return f"graphs-target-{what}" if kind is DefenceType.ENERGY_KINETIC else f"graphs-target-{kind}_{what}"


_MANY = range(100)
_EASY_TO_HIT = -9
_HARD_TO_HIT = 9


class Engagement(NamedTuple):
    """A target, and the sensor array of the ship that fires at it."""

    target: ArcTarget
    firer: Firer = Firer()


class Preset(NamedTuple):
    """A predefined target: its owner, the arc, its defences."""

    owner: str
    text: str
    target: ArcTarget


def first_engagement(damage: DamageType) -> Engagement:
    """Return the default engagement of a weapon: the fore arc of the reference cruiser."""
    return Engagement(cruiser_target(damage))


def engagement_properties(shown: Engagement, words: Words) -> tuple[Property, ...]:
    """Return the properties of an engagement that can be changed."""
    return tuple(_properties(shown, words))


def _properties(shown: Engagement, words: Words) -> Iterator[Property]:
    target = shown.target
    yield _whole("armour_rating", target.armour_rating, hull.RATINGS, words, "MV-3.1.3-01")
    yield _type("armour_type", target.armour_type, words, "MV-3.1.3-01")
    yield _whole("plates", target.plates, hull.PLATES, words, "MV-3.1.4-01")
    yield _whole("shield_hits", target.shield_hits, _MANY, words, "MV-3.1.5-01")
    yield _type("shield_type", target.shield_type, words, "MV-3.1.5-02")
    yield _whole("adaptation", target.adaptation, _MANY, words, "MV-3.5.9-02")
    yield _whole("deflector", target.deflector, _upto(ComponentKind.ENERGY_DEFLECTOR), words, "MV-3.5.11-01")
    yield _type("deflector_type", target.deflector_type, words, "MV-3.5.11-01")
    yield _whole("target_rating", target.target_rating, range(_EASY_TO_HIT, _HARD_TO_HIT + 1), words, "MV-3.1.8-01")
    yield _whole("ew", target.ew, _upto(ComponentKind.EW_ARRAY), words, "MV-1.3.1-10")
    yield _whole("ems", target.ems, range(1, 100), words, "MV-3.1.9-02")
    yield _whole("mass_factor", target.mass_factor, range(1, 100), words, "MV-3.1.10-01")
    yield _whole("array_rating", shown.firer.array_rating, _upto(ComponentKind.SENSOR_ARRAY), words, "MV-1.3.1-10")


def _upto(kind: ComponentKind) -> range:
    """Return the possible ratings of a component, with 0 for none."""
    entry: Entry = catalogue()[kind]
    return range((entry.rating[1] if entry.rating else 0) + 1)


def _whole(key: str, value: int, within: range, words: Words, rule: str) -> Property:
    label, hint = words[f"graphs-against-{key}-label"], words[f"graphs-against-{key}-hint"]
    return Property(key, label, PropertyKind.WHOLE, value, within[0], within[-1], rule=rule, hint=hint)


def _type(key: str, value: DefenceType, words: Words, rule: str) -> Property:
    label, hint = words[f"graphs-against-{key}-label"], words[f"graphs-against-{key}-hint"]
    choice = "window-choice-defence_type"
    choices = tuple(
        Choice(each.value, words[f"{choice}-{each}-text"], hint=words[f"{choice}-{each}-hint"]) for each in DefenceType
    )
    return Property(key, label, PropertyKind.CHOICE, value.value, choices=choices, rule=rule, hint=hint)


def changed_engagement(shown: Engagement, key: str, value: object) -> Engagement:
    """Return the engagement with another value of a property. Raises EditProblem for an invalid value."""
    if key == "array_rating" and isinstance(value, int):
        return shown._replace(firer=replace(shown.firer, array_rating=value))
    fields: dict[str, Any] = {}
    if key in _TYPES and value in set(DefenceType):
        fields[key] = DefenceType(str(value))
    elif key in _NUMBERS and isinstance(value, int):
        fields[key] = value
    if fields:
        return shown._replace(target=replace(shown.target, **fields))
    raise EditProblem(message("edit-no-such-target", property=key, value=repr(str(value)[:40])))


_TYPES = {"armour_type", "shield_type", "deflector_type"}
_NUMBERS = {
    "armour_rating",
    "plates",
    "shield_hits",
    "adaptation",
    "deflector",
    "target_rating",
    "ew",
    "ems",
    "mass_factor",
}


def presets(fleet: Fleet, damage: DamageType, words: Words) -> tuple[Preset, ...]:
    """Return predefined targets for fire of one type: bare hull, the reference cruiser, the arcs of all classes.

    Arcs of a class with the same defences are one entry.
    """
    cruiser = cruiser_target(damage)
    found = [
        Preset("", words["graphs-preset-bare"], BARE),
        Preset("", words.text("graphs-preset-reference", defences=described(cruiser, words)), cruiser),
    ]
    for ship in fleet.classes:
        arcs: dict[ArcTarget, list[str]] = {}
        whole = design(fleet, ship)
        for arc in Arc:
            arcs.setdefault(target_of(whole, arc, damage), []).append(words[f"graphs-arc-{arc}"])
        for target, names in arcs.items():
            text = words.text("graphs-preset-arc", arcs=", ".join(names), defences=described(target, words))
            found.append(Preset(class_called(ship), text, target))
    return tuple(found)
