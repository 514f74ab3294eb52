"""Universe packs: weapons, squadron types, bays, classes, formulas and terms for many fleets, with a name and a version."""

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Self

from pydantic import Field, model_validator

from metamaker.core.envelope import Addition, Format
from metamaker.core.frozen import Frozen, Many, Name, Prose
from metamaker.core.ids import ref
from metamaker.core.memo import memo
from metamaker.core.validation import wrong_at
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.fleet import (
    MAX_CLASSES,
    MAX_DEFINITIONS,
    Fleet,
    HouseFormula,
    UniverseName,
    Version,
    is_measured,
)
from metamaker.games.metaverse.model.house_word import HouseWords
from metamaker.games.metaverse.model.references import Break, broken_references
from metamaker.games.metaverse.model.ship import Ship, ShipClass
from metamaker.games.metaverse.model.starfighter import Bay, IndependentSquadron, Starfighter
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import MassFactorFormula

UNIVERSE = Format("universe", (Addition(is_measured),))
"""The released formats of universe packs."""


class Universe(Frozen):
    """A universe pack, complete in one file. References are valid; ids, formulas and terms are unique."""

    name: UniverseName
    version: Version
    author: Name = ""
    licence: Name | None = None
    notes: Prose = ""
    mass_factor: MassFactorFormula | None = None
    formulas: Annotated[Many[HouseFormula], Field(max_length=500)] = ()
    words: HouseWords = ()
    weapons: Annotated[Many[Weapon], Field(max_length=MAX_DEFINITIONS)] = ()
    starfighters: Annotated[Many[Starfighter], Field(max_length=MAX_DEFINITIONS)] = ()
    bays: Annotated[Many[Bay], Field(max_length=MAX_DEFINITIONS)] = ()
    classes: Annotated[Many[ShipClass], Field(max_length=MAX_CLASSES)] = ()

    @model_validator(mode="after")
    def _references_hold(self) -> Self:
        for place, sentence in (*broken_references(self), *_repeated(self)):
            raise wrong_at(place, sentence)
        return self

    @property
    def ships(self) -> tuple[Ship, ...]:
        """Always empty: packs have no roster."""
        return ()

    @property
    def squadrons(self) -> tuple[IndependentSquadron, ...]:
        """Always empty: packs have no independent squadrons."""
        return ()


def _repeated(universe: Universe) -> Iterator[Break]:
    groups = {"formulas": [each.entry for each in universe.formulas], "words": [each.term for each in universe.words]}
    for group, names in groups.items():
        yield from (
            (ref(group, name), message("broken-id-twice", id=name)) for name, times in Counter(names).items() if times > 1
        )


@memo
def as_fleet(universe: Universe) -> Fleet:
    """Return a fleet without ships that contains the parts of a pack, for displays, checks and statistics of fleets."""
    return Fleet(
        name=universe.name,
        author=universe.author,
        licence=universe.licence,
        notes=universe.notes,
        mass_factor=universe.mass_factor or MassFactorFormula.STOCK,
        formulas=universe.formulas,
        words=universe.words,
        weapons=universe.weapons,
        starfighters=universe.starfighters,
        bays=universe.bays,
        classes=universe.classes,
    )
