"""Elements of one fleet brought into another one with all that they need, and two fleets made one."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from metamaker.core.edits import changed
from metamaker.core.ids import new_id
from metamaker.core.ids import ref as joined
from metamaker.games.metaverse.edits.element import element_name
from metamaker.games.metaverse.edits.lookup import GROUPS, ids_in
from metamaker.games.metaverse.edits.needs import Listed, listed_at, needed
from metamaker.games.metaverse.edits.readdress import readdressed
from metamaker.games.metaverse.model.design import HouseRules
from metamaker.games.metaverse.model.fleet import Fleet

SHARED = ("weapons", "starfighters", "bays", "classes")
"""Groups whose elements are taken for the same if they are equal but for their ids. Ships are each their own."""


class Renamed(NamedTuple):
    """An element whose id was taken: its group, the id that it had and the one that it has now, and its name."""

    kind: str
    old_id: str
    new_id: str
    name: str


class Transfer(NamedTuple):
    """The fleet with what was brought; the references there of what was asked for; what had to take another id.

    `house`: what the house rules of the two fleets do not have alike, by entries of the formula book: numbers may differ.
    """

    fleet: Fleet
    refs: tuple[str, ...]
    renamed: tuple[Renamed, ...]
    house: tuple[str, ...] = ()


def brought(into: Fleet, source: Fleet, refs: Iterable[str]) -> Transfer:
    """Return `into` with the definitions, classes, ships and loose squadrons of `source` that `refs` name and all they need.

    Definitions and classes that `into` has already are shared. A ship stays under its commander if that comes along, else
    under the next one above that does. A fleet that has neither designs nor house rules takes those of `source`. Raises
    EditProblem for a reference that names none of these, and where there is no room.
    """
    wanted = [listed_at(source, ref) for ref in refs]
    passage = _Passage(into, source)
    for group, elements in needed(source, (joined(*place) for place in wanted)).items():
        passage.bring(group, elements)
    fleet = changed(_with_house_rules(into, source), **passage.lists)
    renamed = (Renamed(group, old, new, element_name(source, joined(group, old))) for group, old, new in passage.renamed)
    arrived = tuple(joined(group, passage.ids[element_id]) for group, element_id in wanted)
    return Transfer(fleet, arrived, tuple(renamed), _differing(fleet, source))


def merged(into: Fleet, other: Fleet) -> Transfer:
    """Return `into` with everything that `other` lists; both chains of command stay as they are. Raises EditProblem."""
    return brought(into, other, (joined(group, element.id) for group in GROUPS for element in getattr(other, group)))


class _Passage:
    """What comes into a fleet, group after group, those first that others refer to."""

    def __init__(self, into: Fleet, source: Fleet) -> None:
        self.ids: dict[str, str] = {}
        self.renamed: list[tuple[str, str, str]] = []
        self.lists: dict[str, tuple[Listed, ...]] = {}
        self._into = into
        self._taken = ids_in(into)
        self._others = ids_in(source)

    def bring(self, group: str, elements: Sequence[Listed]) -> None:
        """Take in these elements of a group, but for those whose equals are there."""
        known: tuple[Listed, ...] = getattr(self._into, group)
        equals = _by_content(known) if group in SHARED else {}
        new = []
        for element in elements:
            same = equals.get(_content(readdressed(element, self.ids)), []) if equals else []
            if same:
                self.ids[element.id] = element.id if element.id in same else same[0]
            else:
                self._settle(group, element.id)
                new.append(element)
        if new:
            self.lists[group] = (*known, *(self._arriving(element) for element in new))

    def _settle(self, group: str, old: str) -> None:
        """Find an id for a new element: its own, or one that none of its fellows has either, so that those keep theirs."""
        new = new_id(old, self._taken | self._others) if old in self._taken else old
        self._taken.add(new)
        self.ids[old] = new
        if new != old:
            self.renamed.append((group, old, new))

    def _arriving(self, element: Listed) -> Listed:
        new = readdressed(element, self.ids)
        return new if self.ids[new.id] == new.id else new.with_(id=self.ids[new.id])


def _by_content(elements: Iterable[Listed]) -> dict[tuple[object, ...], list[str]]:
    ids = defaultdict(list)
    for element in elements:
        ids[_content(element)].append(element.id)
    return ids


def _content(element: Listed) -> tuple[object, ...]:
    """Return all that makes an element what it is, but for its id."""
    return tuple(getattr(element, field) for field in type(element).model_fields if field != "id")


def _house(fleet: Fleet) -> HouseRules:
    return HouseRules(fleet.formulas, fleet.mass_factor)


def _with_house_rules(into: Fleet, source: Fleet) -> Fleet:
    """Designs that are there must not change their numbers, so only a fleet without any takes the house rules of another."""
    if into.classes or into.starfighters or into.bays or _house(into) != HouseRules():
        return into
    return changed(into, formulas=source.formulas, mass_factor=source.mass_factor)


def _differing(one: Fleet, other: Fleet) -> tuple[str, ...]:
    ours, theirs = ({formula.entry: formula.expression for formula in fleet.formulas} for fleet in (one, other))
    entries = [entry for entry in {**ours, **theirs} if ours.get(entry) != theirs.get(entry)]
    return (*entries, *(["mass_factor"] if one.mass_factor is not other.mass_factor else []))
