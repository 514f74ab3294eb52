"""The editing of the elements of a map, and their summaries."""

from metamaker.core.elements.editing import Editing, Edits
from metamaker.core.messages import Words
from metamaker.games.cosmos_commanders.edits import properties
from metamaker.games.cosmos_commanders.edits.drawing import new_system
from metamaker.games.cosmos_commanders.edits.structure import STRUCTURE
from metamaker.games.cosmos_commanders.edits.subject import Kind, Subject
from metamaker.games.cosmos_commanders.edits.vocabulary import sector_term, type_term
from metamaker.games.cosmos_commanders.geometry.sectors import bordered, sectors
from metamaker.games.cosmos_commanders.model.star_map import StarMap, joins, places


def map_facts(of: Subject, words: Words) -> tuple[str, ...]:
    """Return the number of players of the map, and its numbers of systems, lines and sectors."""
    star_map = of.document
    counts = {"systems": len(star_map.systems), "lines": len(star_map.lines), "sectors": len(sectors(star_map))}
    return (
        words.text("window-fact-players", count=star_map.players),
        *(words.text(f"window-fact-{key}", count=count) for key, count in counts.items()),
    )


def system_facts(of: Subject, words: Words) -> tuple[str, ...]:
    """Return the type of a system, its number of lines, and the sectors that it borders."""
    place = places(of.document)[of.value.id]
    lines = sum(place in pair for pair in joins(of.document))
    beside = tuple(sector_term(number, words) for number in bordered(of.document)[place])
    borders = (words.text("window-fact-borders", sectors=words.listed(beside)),) if beside else ()
    return (type_term(of.value.type, words), words.text("window-fact-lines", count=lines), *borders)


EDITS = Edits[StarMap](
    structure=STRUCTURE,
    kinds={
        Kind.MAP: Editing(
            properties=properties.map_properties,
            kept_in=properties.KEPT_IN,
            rule="CC-MAP-01",
            facts=map_facts,
        ),
        Kind.SYSTEM: Editing(
            properties=properties.system_properties,
            changes={"type": properties.change_type},
            steps={"": "type", "type": "type"},
            new=new_system,
            rule="CC-SYS-01",
            facts=system_facts,
        ),
        Kind.LINE: Editing(properties=properties.line_properties, handle="one", rule="CC-MAP-04"),
    },
)
