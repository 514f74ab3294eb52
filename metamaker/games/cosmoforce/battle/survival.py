"""Survival: a group repeatedly fights threats from the chart until no ship of it survives (CF-MODE-04 to -09)."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from metamaker.games.cosmoforce.battle.frame import Award, FightSurvived, ThreatsRolled
from metamaker.games.cosmoforce.battle.start import Entrant, joined
from metamaker.games.cosmoforce.battle.state import NOBODY, Battle, Plan, Ship
from metamaker.games.cosmoforce.catalogue import threat_ship, threats
from metamaker.games.cosmoforce.model.edition import Edition
from metamaker.games.cosmoforce.rules.editions import PlayedRules
from metamaker.games.cosmoforce.rules.shot import rolled
from metamaker.play.dice import Dice

GROUP, THREATS = 0, 1
"""The sides of every fight. Rule CF-MODE-09."""

FIGHTS_A_DIE = 3
"""The number of finished fights for one more threat. Rules CF-MODE-05, CF-MODE-06."""

FIGHT_POINTS = 10
"""Points of a ship for a survived fight. Rule CF-MODE-07."""

SLOT_POINTS = 5
"""Points for each of its empty slots. Rule CF-MODE-07."""

Chart = Mapping[int, Entrant]
"""The threats by the faces of the die. Rule CF-THR-01."""


class Score(NamedTuple):
    """The score of a ship, in points."""

    name: str
    points: int


class Campaign:
    """A group in a survival run. `group` are its ships in their order, including lost ones; `name` is its side's.

    Get `next_fight`, play the battle to its end, and pass it to `settle`; repeat while `is_over` is false.
    """

    def __init__(self, group: Sequence[Entrant], chart: Chart, dice: Dice, rules: PlayedRules, name: str = "The group") -> None:
        self.name = name
        self.group = [Ship(number, GROUP, entry.plan, entry.name) for number, entry in enumerate(group)]
        self.points = [0] * len(self.group)
        self.fights = 0
        self.is_over = not self.group
        self._chart = chart
        self._dice = dice
        self._rules = rules

    def next_fight(self, *, telling: bool = True) -> Battle:
        """Return the next battle before its first roll. Dice: the threats, each 1 followed by its additional die.

        Damage and crew are as they were; heat and speed are those of working propulsion. Rules CF-MODE-05, -06, -08. Raises
        ValueError if the group is lost.
        """
        alive = [ship for ship in self.group if ship.alive]
        faces = threat_faces(self._dice, len(alive), self.fights)
        for number, ship in enumerate(alive):
            ship.number, ship.fate, ship.fate_by = number, "", NOBODY
            ship.set_out()
        chosen = [self._chart[face] for face in faces]
        threats = [Ship(len(alive) + place, THREATS, entry.plan, entry.name) for place, entry in enumerate(chosen)]
        sides, fight = (self.name, ", ".join(together([threat.name for threat in threats]))), self.fights + 1
        battle = joined(sides, [*alive, *threats], self._dice, self._rules, fight=fight, telling=telling)
        if telling:
            battle.events.insert(0, ThreatsRolled(fight, len(alive), tuple(faces)))
        return battle

    def settle(self, battle: Battle) -> FightSurvived | None:
        """Add the points of a finished fight; None if the group did not survive it. Rules CF-MODE-06, CF-MODE-07."""
        if battle.result != GROUP:
            self.is_over = True
            return None
        self.fights += 1
        awards: list[Award] = []
        for place, ship in enumerate(self.group):
            if ship.alive:
                slots = scoring_slots(ship.plan.empty_slots, self.fights, self._rules)
                points = FIGHT_POINTS + SLOT_POINTS * slots
                self.points[place] += points
                awards.append(Award(ship.name, FIGHT_POINTS, slots, points, self.points[place]))
        return FightSurvived(self.fights, tuple(awards))

    def scores(self) -> tuple[Score, ...]:
        """Return the scores of the ships of the group."""
        return tuple(Score(ship.name, points) for ship, points in zip(self.group, self.points, strict=True))


def threat_faces(dice: Dice, ships: int, fights: int) -> list[int]:
    """Return the faces that select the threats of a fight: a die for each ship and one for every three finished fights.

    No 7 or 8 is discarded. Rules CF-MODE-05, CF-MODE-06, CF-DICE-04.
    """
    return rolled(dice, ships + fights // FIGHTS_A_DIE)


def scoring_slots(empty_slots: int, fight: int, rules: PlayedRules) -> int:
    """Return the number of scoring empty slots of a ship in a fight (from 1): all, or none if they score once. CF-MODE-07."""
    return empty_slots if fight == 1 or not rules.empty_slot_bonus else 0


def together(names: Sequence[str]) -> tuple[str, ...]:
    """Return the name of threats as a side, with equal ones together: `Punk Striker × 2` and `Missile Boat`."""
    return tuple(name if names.count(name) == 1 else f"{name} × {names.count(name)}" for name in dict.fromkeys(names))


def chart(edition: Edition, rules: PlayedRules) -> Chart:
    """Return the threat of each face in an edition. Rules CF-THR-01, CF-THR-04, CF-THR-05."""
    entries: dict[int, Entrant] = {}
    for face, threat in enumerate(threats(), 1):
        design, speed = threat_ship(threat, edition, rules.strict_baby_striker)
        entries[face] = Entrant(threat.name, Plan(design, rules, -1 if speed is None else speed))
    return entries
