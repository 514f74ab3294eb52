"""How hull hits and parties are spread over the layers of a section."""

from dataclasses import dataclass

from metamaker.core.memo import memo
from metamaker.games.metaverse.model.section import Section


@dataclass(frozen=True, slots=True)
class Layer:
    """One hull layer: its boxes and the parties that are lost with it."""

    hull_hits: int
    crew_parties: int
    marine_parties: int


def even_split(total: int, shares: int) -> tuple[int, ...]:
    """Return `total` in `shares` parts as equal as possible, larger ones first. Rule MV-3.1.1-06."""
    each, spare = divmod(total, shares)
    return tuple(each + (place < spare) for place in range(shares))


@memo
def layers(section: Section) -> tuple[Layer, ...]:
    """Return the layers of a section, top first; hits, crew and marines are spread independently.

    A section that was given no layer has one. Rules MV-3.1.1-06, MV-3.1.6-01.
    """
    count = max(1, section.hull_layers)
    spread = (even_split(total, count) for total in (section.hull_hits, section.crew_parties, section.marine_parties))
    return tuple(Layer(*shares) for shares in zip(*spread, strict=True))
