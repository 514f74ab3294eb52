"""Parties lost to criticals: crew and marines evenly, the uppermost layers first (A.2)."""

from metamaker.games.metaverse.battle.blueprint.places import SECTION_WORDS
from metamaker.games.metaverse.battle.events.damage import PartiesLost
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import Vessel


def shares(number: int, crew: int, marines: int) -> tuple[int, int]:
    """Return how many crew and marine parties go: alternately, crew first, the rest from whichever is left. Rule MV-A.2-52."""
    number = min(number, crew + marines)
    of_crew = min(crew, (number + 1) // 2)
    of_marines = min(marines, number - of_crew)
    return number - of_marines, of_marines


def lose_parties(battle: Battle, vessel: Vessel, section: int, number: int) -> None:
    """Take so many own parties of a section, as far as there are any. Rules MV-3.1.6-04, MV-A.2-52, MV-3.2.2-06."""
    state = vessel.sections[section]
    crew, marines = shares(number, state.crew_parties, state.marine_parties)
    for layer in range(len(state.boxes)):
        lost, fallen = min(crew, state.crew[layer]), min(marines, state.marines[layer])
        if lost or fallen:
            state.crew[layer] -= lost
            state.marines[layer] -= fallen
            crew, marines = crew - lost, marines - fallen
            rules = ("MV-A.2-52", "MV-3.1.6-04")
            battle.tell(PartiesLost(vessel.key, SECTION_WORDS[section], layer + 1, lost, fallen, rules))
