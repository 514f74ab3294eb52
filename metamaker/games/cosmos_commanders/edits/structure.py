"""The structure of a document: star systems and warp lines, their references and their names."""

from enum import StrEnum
from functools import partial
from typing import cast

from typing_extensions import override

from metamaker.core.display_names import called
from metamaker.core.edits import changed
from metamaker.core.elements import structure
from metamaker.core.elements.kind import ElementKind, Link
from metamaker.core.elements.structure import Structure
from metamaker.core.messages import Words, words_in
from metamaker.games.cosmos_commanders.messages import message
from metamaker.games.cosmos_commanders.model.star_map import GAME, StarMap, System, WarpLine
from metamaker.games.cosmos_commanders.model.words import Commander, Level, SystemType

MAP = "map"
"""The reference of a document itself."""


class Kind(StrEnum):
    """The kinds of elements with properties."""

    MAP = "map"
    SYSTEM = "system"
    LINE = "line"


class Subject(structure.Subject[StarMap]):
    """An element of a document, as named by a reference."""

    @property
    @override
    def kind(self) -> Kind:
        """The kind of the element."""
        return cast("Kind", self.described.key)


def type_term(kind: SystemType | None, words: Words) -> str:
    """Return the name of a type: “Gate”; for None, the words for a type that is not rolled yet."""
    return words[f"window-choice-system_type-{kind or UNROLLED}-text"]


UNROLLED = "unrolled"
"""The word for an unrolled type."""


def level_term(level: Level, words: Words) -> str:
    """Return the name of a level: “Metal”."""
    return words[f"names-level-{level}"]


def commander_term(commander: Commander, words: Words) -> str:
    """Return the name of a commander."""
    return words[f"names-commander-{commander}"]


def seated_term(name: str, commander: str, words: Words) -> str:
    """Return the name of a player: that of the seat with the commander, or only the commander."""
    return words.text("names-seated", name=name.strip(), commander=commander) if name.strip() else commander


def people_term(commander: Commander, words: Words) -> str:
    """Return the name of a commander's people."""
    return words[f"names-people-{commander}"]


def system_term(system: System, words: Words) -> str:
    """Return the name of a system, or its id without one."""
    return system.name.strip() or words.text("names-system-number", number=system.id)


def sector_term(number: int, words: Words) -> str:
    """Return the name of a sector: “sector 5”."""
    return words.text("names-sector", number=number)


def line_term(star_map: StarMap, line: WarpLine, words: Words) -> str:
    """Return the name of a line: the systems at its ends."""
    ends = (system_term(star_map.system(end), words) for end in (line.one, line.other))
    one, other = ends
    return words.text("names-line", one=one, other=other)


def element_term(of: Subject, words: Words) -> str:
    """Return the name of an element within a sentence."""
    if of.kind is Kind.MAP:
        return words["window-element-map"]
    if isinstance(of.value, WarpLine):
        return line_term(of.document, of.value, words)
    return system_term(of.value, words) if isinstance(of.value, System) else called(of.value)


_SYSTEM = ElementKind(key=Kind.SYSTEM, field="systems", travels=True, unknown=partial(message, "unknown-system"))

_LINE = ElementKind(
    key=Kind.LINE,
    field="lines",
    links=(Link("one", Kind.SYSTEM), Link("other", Kind.SYSTEM)),
    unknown=partial(message, "unknown-line"),
)


def _bare(star_map: StarMap) -> StarMap:
    """Return the map without lines, systems, notes and tags; notes and tags are only for the owner."""
    return changed(star_map, lines=(), systems=(), notes="", tags=())


STRUCTURE = Structure[StarMap, Subject](
    words=partial(words_in, GAME),
    subject=Subject,
    document=ElementKind(key=Kind.MAP),
    own={MAP: "{}"},
    kinds=(_SYSTEM, _LINE),
    title=element_term,
    term=element_term,
    full_name=element_term,
    bare=_bare,
)
"""The editing of the elements of a document, and their summaries."""
