"""A design as the battle reads it: small numbers, and sets of slots as bits (bit 0 is the first slot)."""

from typing import Final

from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.model.words import SystemKind
from metamaker.games.cosmoforce.rules.editions import PlayedRules
from metamaker.games.cosmoforce.stats.derived import BASE_SPEED, derived

ARMOR: Final = 0
DISSIPATOR: Final = 1
ENGINE: Final = 2
HABITAT: Final = 3
LASER: Final = 4
MISSILE: Final = 5
AFTERBURNER: Final = 6
RAILGUN: Final = 7
HANGAR: Final = 8
NOTHING: Final = -1

KINDS = tuple(SystemKind)
"""What the numbers mean."""

WEAPONS = (LASER, MISSILE, RAILGUN, HANGAR)
"""Rule CF-SYS-10."""

SLOTS: Final = 10
WHOLE_SPEED: Final = 100
"""Speeds are counted in hundredths."""

COUNT = [bin(bits).count("1") for bits in range(1 << SLOTS)]
"""How many slots are in a set."""

SLOTS_OF = tuple(tuple(slot for slot in range(SLOTS) if bits >> slot & 1) for bits in range(1 << SLOTS))
"""The slots in a set, in their order."""


class Plan:
    """What never changes of a ship in a fight.

    `kinds` and `boxes` are those of the ten slots, NOTHING and 0 for an empty one; `masks` are the slots that hold each kind.
    `given_speed` is the speed in hundredths that a threat record gives instead of the formula's (CF-THR-05), else -1.
    """

    def __init__(self, design: Design, rules: PlayedRules, given_speed: int = -1) -> None:
        numbers = derived(design, rules)
        self.design = design
        self.name: str = design.name
        self.size_mod: int = numbers.size_mod
        self.mass: int = numbers.mass
        self.complement: int = numbers.complement
        self.kinds: list[int] = [NOTHING if kind is None else KINDS.index(kind) for kind in design.slots]
        self.boxes: list[int] = list(numbers.boxes)
        self.room: int = sum(self.boxes)
        self.masks: list[int] = [
            sum(1 << slot for slot, held in enumerate(self.kinds) if held == kind) for kind in range(len(KINDS))
        ]
        self.mounted: int = sum(self.masks)
        self.propulsion: int = self.masks[ENGINE] | self.masks[AFTERBURNER]
        self.empty_slots: int = SLOTS - COUNT[self.mounted]
        self.afterburner_thrust: int = int(rules.afterburner_thrust)
        self.named: int = min(len(design.crew), self.complement)
        self.given_speed = given_speed

    def thrust(self, whole: int) -> int:
        """Return the thrust with these slots working. Rule CF-DER-04."""
        masks = self.masks
        return COUNT[whole & masks[ENGINE]] + self.afterburner_thrust * COUNT[whole & masks[AFTERBURNER]]

    def speed(self, whole: int) -> int:
        """Return the starting speed, in hundredths, with these slots working. Rules CF-DER-05, CF-MODE-08, CF-THR-05."""
        if self.given_speed >= 0:
            return self.given_speed
        return (BASE_SPEED - self.size_mod + self.thrust(whole)) * WHOLE_SPEED

    def heat(self, whole: int) -> int:
        """Return the starting heat with these slots working. Rules CF-DER-07, CF-MODE-08."""
        return COUNT[whole & self.propulsion]
