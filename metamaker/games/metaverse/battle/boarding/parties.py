"""Parties that leave a section of their ship, enter one, or land in a section of the enemy (2.2.5, 3.1.6, 3.1.7)."""

from collections.abc import Iterator, Sequence

from metamaker.games.metaverse.battle.boarding.orders import Load
from metamaker.games.metaverse.battle.decision import Refusal
from metamaker.games.metaverse.battle.places import NUMBER, SECTION_WORDS
from metamaker.games.metaverse.battle.state.vessel import Boarders, SectionState, Vessel
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.arc import SectionName


def withdraw(section: SectionState, marines: int, crew: int) -> None:
    """Take own parties out of a section, the uppermost layers first, as far as there are any. Rule MV-2.2.5-19."""
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


def land(section: SectionState, boarders: Boarders) -> None:
    """Bring enemy parties into a section, and join them to those of their ship from the same turn. Rule MV-2.2.5-19."""
    if not boarders.parties:
        return
    for known in section.boarders:
        if (known.ship, known.since) == (boarders.ship, boarders.since):
            known.marines += boarders.marines
            known.crew += boarders.crew
            return
    section.boarders.append(boarders)


def taken_off(section: SectionState, marines: int, crew: int) -> list[Boarders]:
    """Take enemy parties out of a section, the earliest first, and return them by their ships."""
    found: list[Boarders] = []
    for known in section.boarders:
        some = Boarders(known.ship, min(known.marines, marines), min(known.crew, crew), known.since)
        known.marines -= some.marines
        known.crew -= some.crew
        marines -= some.marines
        crew -= some.crew
        if some.parties:
            found.append(some)
    section.boarders = [known for known in section.boarders if known.parties]
    return found


def undefended(section: SectionState) -> bool:
    """Return whether no own party is left in a section. Rule MV-2.2.5-12."""
    return not section.crew_parties and not section.marine_parties


def party_refusals(vessel: Vessel, loads: Sequence[Load]) -> Iterator[Refusal]:
    """Yield the sections without enough parties to go aboard. Rule MV-3.1.7-03."""
    for word in sorted({load.section for load in loads}):
        some = [load for load in loads if load.section == word]
        if word not in SECTION_WORDS:
            yield Refusal("MV-3.1.7-03", message("refusal-load-section", section=word))
            continue
        state = vessel.sections[NUMBER[SectionName(word)]]
        marines, crew = sum([load.marines for load in some]), sum([load.crew for load in some])
        if marines > state.marine_parties or crew > state.crew_parties:
            yield Refusal(
                "MV-3.1.7-03",
                message("refusal-load-parties", section=word, marines=state.marine_parties, crew=state.crew_parties),
            )
