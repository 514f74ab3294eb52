"""The fleet: one self-contained document of definitions, ship classes, roster, chain of command and origins of parts."""

from typing import Annotated, Self

from pydantic import Field, StringConstraints, model_validator

from metamaker.core.envelope import Addition, Format
from metamaker.core.frozen import Frozen, Id, Many, Name, Prose
from metamaker.core.memo import memo
from metamaker.core.schema_errors import JsonObject
from metamaker.core.validation import wrong_at
from metamaker.games.metaverse.model.emblem import Emblem
from metamaker.games.metaverse.model.house_word import HouseWords
from metamaker.games.metaverse.model.references import broken_references
from metamaker.games.metaverse.model.ship import Digest, Ship, ShipClass, Tags
from metamaker.games.metaverse.model.starfighter import Bay, IndependentSquadron, Starfighter
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import MassFactorFormula, Small, ValueKind

MAX_PARTS = 3_000
"""The most parts of a pack: four lists of 500, 500 custom formulas, a word for each of 48 terms, and the mass factor."""

MAX_UNIVERSES = 100
"""The most packs that one fleet can use: a limit for untrusted files."""

UniverseName = Annotated[Name, Field(min_length=1)]
"""The name of a universe identifies it and cannot be empty."""

Version = Annotated[int, Field(ge=1, le=9999)]
"""The number of an edition; later editions have higher numbers.

A single number, so that the higher number is always newer; MetaMaker lists the changes between two editions.
"""


class Origin(Frozen):
    """A part of a fleet that comes from a pack. `part` is its reference in the pack.

    `here` is its id in the fleet, if it has a different one there. `digest` is a hash of the part in the pack.

    If the fleet no longer contains the part, a player removed it, and updates do not add it again.
    """

    part: Annotated[str, StringConstraints(max_length=120)]
    here: Id | None = None
    digest: Digest


class UsedUniverse(Frozen):
    """A universe pack that a fleet uses: its name, the version, and the parts from it."""

    name: UniverseName
    version: Version
    author: Name = ""
    licence: Name | None = None
    parts: Annotated[Many[Origin], Field(max_length=MAX_PARTS)] = ()


GAME = "metaverse"
"""The word for the game in files and folders."""


_ADDED = frozenset({"at_home", "log"})
"""Entries of ships and squadrons that format 2 added."""


def _has_additions(body: JsonObject) -> bool:
    return any(_ADDED & entry.keys() for entry in (*body.get("ships", ()), *body.get("squadrons", ())))


def is_measured(body: JsonObject) -> bool:
    """Return whether a fleet or pack has combat values measured in battles, which format 3 added."""
    return "value_kind" in body or any(each.get("battles") for each in body.get("classes", ()))


FORMAT = Format(steps=(Addition(_has_additions), Addition(is_measured)))
"""The released formats of fleets."""

MAX_CLASSES = 500
"""A limit for untrusted files, not a rule: the largest sample has 17 classes and 40 ships."""

MAX_SHIPS = 2000
"""Fifty times as many as in the largest sample."""

MAX_DEFINITIONS = 500
"""The most weapons, squadrons or bays: thirty times as many as in the samples."""


class Limits(Frozen):
    """Limits that the players agreed on: the highest combat value of the fleet and the highest tier. None means no limit."""

    combat_value: Annotated[float, Field(ge=0)] | None = None
    tier: Small | None = None


class HouseFormula(Frozen):
    """A custom formula: the name of a standard formula, such as `ship.target_rating`, and its new expression."""

    entry: Annotated[str, StringConstraints(max_length=80)]
    expression: Annotated[str, StringConstraints(max_length=2000)]


class Fleet(Frozen):
    """A fleet, complete in one file. Ids are unique, references are valid, and the chain of command has no circles.

    `universes` lists the packs from which parts of the fleet come. The fleet contains these parts and does not need the packs.
    `value_kind` selects standard or measured combat values, and `mass_factor` the formula for the mass factor. `tonnes_per_hit`
    is the scale of the universe, only for descriptions.
    """

    name: Name = ""
    author: Name = ""
    licence: Name | None = None
    notes: Prose = ""
    tags: Tags = ()
    public: bool = True
    limits: Limits = Limits()
    value_kind: ValueKind = ValueKind.STANDARD
    mass_factor: MassFactorFormula = MassFactorFormula.STOCK
    tonnes_per_hit: Annotated[float, Field(ge=0)] | None = None
    formulas: Annotated[Many[HouseFormula], Field(max_length=500)] = ()
    words: HouseWords = ()
    emblem: Emblem | None = None
    universes: Annotated[Many[UsedUniverse], Field(max_length=MAX_UNIVERSES)] = ()
    weapons: Annotated[Many[Weapon], Field(max_length=MAX_DEFINITIONS)] = ()
    starfighters: Annotated[Many[Starfighter], Field(max_length=MAX_DEFINITIONS)] = ()
    bays: Annotated[Many[Bay], Field(max_length=MAX_DEFINITIONS)] = ()
    classes: Annotated[Many[ShipClass], Field(max_length=MAX_CLASSES)] = ()
    ships: Annotated[Many[Ship], Field(max_length=MAX_SHIPS)] = ()
    squadrons: Annotated[Many[IndependentSquadron], Field(max_length=MAX_DEFINITIONS)] = ()

    @model_validator(mode="after")
    def _references_hold(self) -> Self:
        for place, sentence in broken_references(self):
            raise wrong_at(place, sentence)
        return self

    def ship_class(self, class_id: str) -> ShipClass:
        """Return the class with this id; raises KeyError if there is none."""
        return _classes(self)[class_id]

    def ship(self, ship_id: str) -> Ship:
        """Return the ship of the roster with this id; raises KeyError if there is none."""
        return _ships(self)[ship_id]


@memo
def _classes(fleet: Fleet) -> dict[str, ShipClass]:
    return {ship.id: ship for ship in fleet.classes}


@memo
def _ships(fleet: Fleet) -> dict[str, Ship]:
    return {ship.id: ship for ship in fleet.ships}


def element(fleet: Fleet, ref: str) -> Ship | ShipClass:
    """Return the ship or class with this reference. Raises KeyError."""
    group, _, element_id = ref.partition("/")
    return fleet.ship(element_id) if group == "ships" else fleet.ship_class(element_id)
