"""The structure of a document: its kinds of elements, their references and their names."""

from collections.abc import Collection
from enum import StrEnum
from functools import partial
from typing import cast

from typing_extensions import override

from metamaker.core.display_names import called
from metamaker.core.edits import changed
from metamaker.core.elements import structure
from metamaker.core.elements.kind import ElementKind, Link, Member
from metamaker.core.elements.structure import Structure
from metamaker.core.elements.transfer import cut
from metamaker.core.messages import Words, words_in
from metamaker.games.cosmoforce.catalogue import catalogue
from metamaker.games.cosmoforce.edits.reference import effect
from metamaker.games.cosmoforce.messages import message
from metamaker.games.cosmoforce.model.design import Design, ShipClass, SystemKind
from metamaker.games.cosmoforce.model.fleet import GAME, Fleet, Ship
from metamaker.games.cosmoforce.rules.editions import PlayedRules

FLEET = "fleet"
"""The reference of a document itself."""


class Kind(StrEnum):
    """The kinds of elements with properties."""

    FLEET = "fleet"
    DESIGN = "design"
    SLOT = "slot"
    TEAM = "team"
    SHIP = "ship"


class Subject(structure.Subject[Fleet]):
    """The element of a reference. The value of a slot is its system, if it has one."""

    @property
    @override
    def kind(self) -> Kind:
        """Its kind."""
        return cast("Kind", self.described.key)

    @property
    def design(self) -> Design:
        """The design itself, or the design of a slot or ship. Raises KeyError without one."""
        of = self.around(Kind.DESIGN, Kind.SHIP)
        if of is None:
            raise KeyError(self.ref)
        return self.document.design(of.value.design if isinstance(of.value, Ship) else of.id)

    @property
    def slot(self) -> int:
        """The number of a slot, from 1; 0 for other elements."""
        return int(self.name) if self.kind is Kind.SLOT else 0


def system_term(kind: SystemKind, words: Words) -> str:
    """Return the name of a system: “Dissipator”."""
    return words.get(f"window-system-{kind}-name", catalogue()[kind].name)


def system_role(kind: SystemKind, words: Words) -> str:
    """Return the purpose of a system, in a sentence that is true under all rules."""
    return words.get(f"window-system-{kind}-tooltip", catalogue()[kind].tooltip)


def system_hint(kind: SystemKind, words: Words, rules: PlayedRules | None = None, ship_class: ShipClass | None = None) -> str:
    """Return the purpose of a system and, if the rules are known, its effect under them."""
    role = system_role(kind, words)
    return role if rules is None else f"{role} {effect(kind, rules, words, ship_class)}"


def class_term(ship_class: ShipClass, words: Words) -> str:
    """Return the name of a class: “Capital Ship”."""
    return words[f"window-choice-ship_class-{ship_class}-text"]


def element_term(of: Subject, words: Words) -> str:
    """Return the name of an element within a sentence: “slot 3 of Heron”."""
    if of.kind is Kind.SLOT:
        return words.text("window-element-slot", number=of.slot, ship=called(of.design))
    return words["window-element-fleet"] if of.kind is Kind.FLEET else called(of.value)


_SLOT = ElementKind(key=Kind.SLOT, field="slots", member=Member.PLACE)

_DESIGN = ElementKind(
    key=Kind.DESIGN,
    field="designs",
    inside=(_SLOT,),
    is_shared=True,
    travels=True,
    unknown=partial(message, "unknown-design"),
)

_SHIP = ElementKind(
    key=Kind.SHIP,
    field="ships",
    from_document=True,
    parts_of="design",
    links=(Link("design", Kind.DESIGN),),
    travels=True,
    unknown=partial(message, "unknown-ship"),
)

_TEAM = ElementKind(key=Kind.TEAM, field="teams", inside=(_SHIP,), travels=True, unknown=partial(message, "unknown-team"))


def _bare(fleet: Fleet) -> Fleet:
    """Return a fleet without its elements, notes and tags; notes and tags are private."""
    return changed(fleet, teams=(), designs=(), notes="", tags=())


STRUCTURE = Structure[Fleet, Subject](
    words=partial(words_in, GAME),
    subject=Subject,
    document=ElementKind(key=Kind.FLEET),
    own={FLEET: "{}"},
    kinds=(_DESIGN, _TEAM),
    title=element_term,
    term=element_term,
    full_name=element_term,
    bare=_bare,
    ids_from_names=True,
)


def alone(fleet: Fleet, printed: Collection[str]) -> Fleet:
    """Return a document of the ships and designs with these references (`ships/…`, `designs/…`) and their definitions.

    Notes, tags, other ships and designs, and empty teams are left out.
    """
    known = (*(design.ref() for design in fleet.designs), *(ship.ref() for ship in fleet.ships))
    part = cut(STRUCTURE, fleet, [ref for ref in known if ref in printed])
    teams = (team.with_(ships=tuple(ship.with_(at_home=False, log=()) for ship in team.ships)) for team in part.teams)
    designs = tuple(design.with_(notes="", tags=()) for design in part.designs)
    return part.with_(designs=designs, teams=tuple(teams))
