"""Crew and marine parties that leave a section of their ship, or come to one (2.2.5, 3.1.6, 3.1.7)."""

from metamaker.games.metaverse.battle.state.vessel import SectionState


def withdraw(section: SectionState, marines: int, crew: int) -> None:
    """Take own parties out of a section, the uppermost layers first; as many as there are. Rule MV-2.2.5-19."""
    _taken(section.marines, marines)
    _taken(section.crew, crew)


def _taken(layers: list[int], count: int) -> None:
    for layer, there in enumerate(layers):
        gone = min(there, count)
        layers[layer] -= gone
        count -= gone


def join(section: SectionState, marines: int, crew: int) -> None:
    """Bring own parties into the topmost layer of a section that still has boxes. Rule MV-2.2.5-19."""
    for layer, boxes in enumerate(section.boxes):
        if boxes:
            section.marines[layer] += marines
            section.crew[layer] += crew
            return
