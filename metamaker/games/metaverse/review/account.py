"""The account of a battle: a blow for each shot and for other damage, with the boxes of ships as they are crossed off."""

from typing import Final

from metamaker.games.metaverse.battle.blueprint import WeaponPlan
from metamaker.games.metaverse.battle.damage.hull import Cause
from metamaker.games.metaverse.battle.places import SECTION_WORDS
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import NOBODY, Vessel
from metamaker.games.metaverse.review.worths import boxes_left
from metamaker.play.review.ledger import Blow

FIRE, SALVO, SQUADRON, AREA, LINE, WRECK, DEFENCE = "fire", "salvo", "squadron", "area", "line", "wreck", "defence"
"""Causes of blows that are shots: direct fire, missiles, squadrons; further victims; fire at missiles and fire.

Other damage has the word of its `Cause`, or one of the three below, and no weapon.
"""

SECTION, SHIP, MORALE = "section", "ship", "morale"
"""Causes of blows without crossed boxes: those lost with a destroyed section or ship, and those of a ship that breaks."""

SHOTS: Final = (FIRE, SALVO, SQUADRON, AREA, LINE, WRECK)


_UNKNOWN: Final = -2
"""In place of the number of a ship: not known yet."""


class Draft:
    """A blow to which more damage may come. `worth` is the mean of a hit, `due` the boxes that reached the hull so far."""

    def __init__(self, turn: int, made: int, side: int, ship: str, weapon: str, cause: str, target: str, victim: int) -> None:
        self.turn, self.made = turn, made
        self.side, self.ship, self.weapon, self.cause = side, ship, weapon, cause
        self.target, self.victim = target, victim
        self.arc, self.distance = "", -1.0
        self.chance, self.hit, self.worth = 1.0, True, 0.0
        self.landed = False
        self.shields = self.armour = self.intercepted = self.wasted = self.dealt = self.due = 0.0

    def blow(self) -> Blow:
        """Return the blow as it is now. Boxes that were due, but not crossed off, were wasted."""
        shot = self.cause in SHOTS or self.cause == DEFENCE
        return Blow(
            self.turn,
            self.made,
            self.side,
            self.ship,
            self.weapon,
            self.cause,
            self.target,
            self.arc,
            self.distance,
            self.chance,
            self.hit,
            self.chance * self.worth if shot else self.dealt,
            self.shields,
            self.armour,
            self.intercepted,
            self.wasted + max(0.0, self.due - self.dealt),
            self.dealt,
            self.victim,
        )


class Account:
    """All blows so far. `rolled` are the last ones of weapons by their ships and references."""

    def __init__(self, battle: Battle) -> None:
        self.battle = battle
        self.drafts: list[Draft] = []
        self.rolled: dict[tuple[str, str], Draft] = {}
        self.shot: Draft | None = None
        """The shot that deals its damage now."""
        self._left = {vessel.key: [state.left for state in vessel.sections] for vessel in battle.table.vessels}
        self._other: tuple[str, int, str, str] | None = None

    def new(self, made: int, side: int, ship: str, weapon: str, cause: str, target: str, victim: int) -> Draft:
        """Add a blow and return it."""
        draft = Draft(self.battle.table.turn, made, side, ship, weapon, cause, target, victim)
        self.drafts.append(draft)
        self._other = None
        return draft

    def landing(self, ship: str, ref: str) -> Draft | None:
        """Return the shot of a weapon that hit and has not landed yet, and mark it as landed."""
        draft = self.rolled.get((ship, ref))
        if draft is None or draft.landed or not draft.hit:
            return None
        draft.landed = True
        return draft

    def crossed(self, made: int, vessel: Vessel, section: int, boxes: int) -> None:
        """Count crossed-off boxes: for the present shot, or for their cause."""
        cause: Cause = self.battle.cause
        self._left[vessel.key][section] -= boxes
        if cause.word == FIRE and self.shot is not None and self.shot.target == vessel.key:
            self.shot.dealt += boxes
            return
        key = cause.word, cause.by, cause.weapon, vessel.key
        if self._other == (cause.word, _UNKNOWN, "", vessel.key):
            self._adopt(self.drafts[-1], cause)
        elif key != self._other:
            self._by(made, cause, cause.word, vessel)
        self._other = key
        self.drafts[-1].dealt += boxes

    def _adopt(self, draft: Draft, cause: Cause) -> None:
        """Complete a blow that began as a collision: only its losses show its author."""
        if cause.by != NOBODY:
            by = self.battle.table.vessels[cause.by]
            draft.side, draft.ship = by.side, by.key

    def section_lost(self, made: int, vessel: Vessel, section: int) -> None:
        """Count the boxes that are lost with a section, though nothing crossed them off."""
        lost, self._left[vessel.key][section] = self._left[vessel.key][section], 0
        if lost:
            self._by(made, self.battle.cause, SECTION, vessel).dealt = lost

    def ship_lost(self, made: int, vessel: Vessel, by: int, weapon: str, cause: str = SHIP) -> None:
        """Count the boxes that are left when a ship is destroyed, or breaks."""
        left = self._left[vessel.key]
        lost, self._left[vessel.key] = sum(left), [0] * len(left)
        if lost:
            self._by(made, Cause(cause, by, weapon), cause, vessel).dealt = lost

    def restored(self, vessel: Vessel, section: str) -> None:
        """Count the boxes of a section again after a repair or a sacrifice."""
        place = SECTION_WORDS.index(section)
        self._left[vessel.key][place] = vessel.sections[place].left

    def collision(self, made: int, vessel: Vessel, cause: str, arc: str, amount: int, shields: int, boxes: int) -> None:
        """Begin a blow without a weapon on an arc."""
        draft = self.new(made, 1 - vessel.side, "", "", cause, vessel.key, vessel.side)
        draft.arc, draft.shields, draft.armour, draft.due = arc, shields, amount - shields - boxes, boxes
        self._other = cause, _UNKNOWN, "", vessel.key

    def _by(self, made: int, cause: Cause, word: str, vessel: Vessel) -> Draft:
        """Add a blow with a cause; its side is the other one if no ship did it."""
        by = None if cause.by == NOBODY else self.battle.table.vessels[cause.by]
        side, ship = (1 - vessel.side, "") if by is None else (by.side, by.key)
        return self.new(made, side, ship, "", word, vessel.key, vessel.side)

    def matches(self) -> bool:
        """Return whether the boxes left by this account are those of the ships on the table."""
        return all(sum(self._left[each.key]) == boxes_left(each) for each in self.battle.table.fighting())


def plan_of(vessel: Vessel, ref: str) -> WeaponPlan | None:
    """Return the plan of a mounted weapon by its reference inside the class."""
    return vessel.system(ref).plan.weapon
