"""Tables of sample fleets, and battles on them, for the story to tell."""

from metamaker.core.paths import sample_fleets
from metamaker.games.metaverse.battle.ai.registry import captain
from metamaker.games.metaverse.battle.start import Setup, begun, entries, shared_mass_factor
from metamaker.games.metaverse.battle.state.battle import Battle, Table
from metamaker.games.metaverse.battle.turn.engine import apply, pending
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.opening import open_file
from metamaker.play.dice import SeededDice
from metamaker.play.story import Event


def fleet(name: str) -> Fleet:
    found: Fleet = open_file(str(sample_fleets("metaverse") / f"{name}.json")).document
    return found


def battle(one: str, other: str, seed: int = 1, last_turn: int = 30) -> Battle:
    """Return a battle of two sample fleets before its first turn."""
    a, b = fleet(one), fleet(other)
    formula = shared_mass_factor(a, b)
    sides = entries(a, formula), entries(b, formula)
    return begun(sides, (a.name, b.name), SeededDice(seed), Setup(last_turn=last_turn))


def table(one: str, other: str) -> Table:
    return battle(one, other).table


def fought(of: Battle, seed: int = 1) -> list[Event]:
    """All events of a battle that two plain captains fight to its end."""
    captains = [captain("plain", seed, side) for side in (0, 1)]
    events: list[Event] = []
    while decisions := pending(of):
        events += of.events
        of.events = []
        events += apply(of, [captains[each.side].answer(each) for each in decisions])
    return events + of.events
