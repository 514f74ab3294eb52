"""A fleet reduced to some of its ships or classes, for an opponent, or for one of many designs."""

from collections.abc import Collection, Iterator

from metamaker.core.elements.transfer import needed, of_lists
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.model.component import ComponentKind
from metamaker.games.metaverse.model.fleet import Fleet, HouseFormula


def alone(fleet: Fleet, printed: Collection[str]) -> Fleet:
    """Return a fleet of the ships and classes with these references (`ships/…`, `classes/…`) and their definitions.

    Notes, tags, agreed limits, command links, other ships, squadrons beside the ships, and unused definitions and custom
    formulas are left out.
    """
    known = (*(ship.ref() for ship in fleet.classes), *(ship.ref() for ship in fleet.ships))
    bare = Fleet(
        name=fleet.name,
        author=fleet.author,
        licence=fleet.licence,
        words=fleet.words,
        public=fleet.public,
        mass_factor=fleet.mass_factor,
        tonnes_per_hit=fleet.tonnes_per_hit,
        emblem=fleet.emblem,
    )
    part = of_lists(bare, needed(STRUCTURE, fleet, [ref for ref in known if ref in printed]))
    return part.with_(
        formulas=tuple(_formulas(fleet, part)),
        ships=tuple(ship.with_(commander=None, notes="") for ship in part.ships),
        classes=tuple(ship.with_(notes="", tags=()) for ship in part.classes),
    )


def _formulas(fleet: Fleet, part: Fleet) -> Iterator[HouseFormula]:
    """Yield the custom formulas that may affect a number of a part of the fleet."""
    sections = (section for ship in part.classes for _, section in ship.sections.standing())
    kinds = {component.kind for section in sections for component in section.components}
    absent = {f"draw.{kind}" for kind in ComponentKind if kind not in kinds}
    for formula in fleet.formulas:
        scope = formula.entry.partition(".")[0]
        if formula.entry not in absent and scope not in _OF_FLEETS and (part.starfighters or scope not in _OF_SQUADRONS):
            yield formula


_OF_FLEETS = {"brought", "forecast"}
_OF_SQUADRONS = {"squadron"}
