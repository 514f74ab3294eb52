"""The names of things in a language: types of system, levels, commanders, and the elements of a map."""

from metamaker.core.display_names import called
from metamaker.core.messages import Words
from metamaker.games.cosmos_commanders.edits.subject import Kind, Subject
from metamaker.games.cosmos_commanders.model.star_map import StarMap, System, WarpLine
from metamaker.games.cosmos_commanders.model.words import Commander, Level, SystemType


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
