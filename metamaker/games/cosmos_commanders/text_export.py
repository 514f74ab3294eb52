"""A map, a system, a line or a sector in words."""

from collections.abc import Iterator

from metamaker.core.display_names import first_upper
from metamaker.core.messages import Words
from metamaker.game_api.documents import Passage, StatText
from metamaker.games.cosmos_commanders.edits.editing import EDITS
from metamaker.games.cosmos_commanders.edits.structure import MAP, sector_term, system_term, type_term
from metamaker.games.cosmos_commanders.geometry.sectors import Sector, sectors
from metamaker.games.cosmos_commanders.model.star_map import StarMap
from metamaker.games.cosmos_commanders.model.words import TYPES, SystemType


def map_text(star_map: StarMap, words: Words) -> StatText:
    """Return the name of a map, its size, its systems by type, its sectors, and its house rules."""
    facts = EDITS.summary(star_map, MAP, words.language).facts
    title = star_map.name.strip() or words["document-nameless"]
    passages = (_systems(star_map, words), _sectors(star_map, words), *_options(star_map, words), *_notes(star_map, words))
    return StatText(MAP, title, ", ".join(("Cosmos Commanders", *facts)), (), passages)


def _systems(star_map: StarMap, words: Words) -> Passage:
    kinds: tuple[SystemType | None, ...] = (*TYPES, None)
    lines = []
    for kind in kinds:
        names = [system_term(system, words) for system in star_map.systems if system.type is kind]
        if names:
            lines.append(
                words.text("window-text-type", kind=type_term(kind, words), count=len(names), names=words.listed(names))
            )
    return Passage(words["window-text-systems"], tuple(lines))


def _sectors(star_map: StarMap, words: Words) -> Passage:
    lines = tuple(_sector(star_map, sector, words) for sector in sectors(star_map))
    return Passage(words["window-text-sectors"], lines)


def _sector(star_map: StarMap, sector: Sector, words: Words) -> str:
    names = words.listed([system_term(star_map.systems[each], words) for each in sector.systems])
    return words.text("window-text-sector", number=sector.number, names=names, count=sector.capacity)


def _options(star_map: StarMap, words: Words) -> Iterator[Passage]:
    """Yield the differences from the usual rules."""
    otherwise = tuple(
        words.text("window-text-option", option=shown.label, value=_value(shown.value, words))
        for shown in EDITS.properties(star_map, MAP, words.language)
        if shown.usual is not None and shown.value != shown.usual
    )
    if otherwise:
        yield Passage(words["window-text-options"], otherwise)


def _value(value: object, words: Words) -> str:
    if isinstance(value, bool):
        return words["window-text-yes" if value else "window-text-no"]
    return str(value)


def _notes(star_map: StarMap, words: Words) -> Iterator[Passage]:
    lines = tuple(line for line in star_map.notes.splitlines() if line.strip())
    if lines:
        yield Passage(words["window-text-notes"], lines)


def text_of(star_map: StarMap, ref: str, words: Words) -> StatText:
    """Return a system, line or sector of the map in words."""
    for sector in sectors(star_map):
        if sector.ref() == ref:
            title = first_upper(sector_term(sector.number, words))
            return StatText(ref, title, _sector(star_map, sector, words), (), ())
    summary = EDITS.summary(star_map, ref, words.language)
    return StatText(ref, first_upper(summary.title), ", ".join(summary.facts), (), ())
