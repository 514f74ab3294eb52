"""One copy of a system in battle: what keeps it from working, and what it was used for this turn."""

from typing import Final

from metamaker.games.metaverse.battle.blueprint.system_plan import SystemPlan

DISABLED, DESTROYED, EXPENDED, UNPOWERED, OFF = 1, 2, 4, 8, 16
"""Independent flags, added up. Rule MV-0.0.0-07."""

BROKEN = DISABLED | DESTROYED | EXPENDED
"""A system with none of these operates, as criticals count it. Rule MV-1.3.7-15."""

NOBODY = -1
"""No ship: ships are named by their numbers in the battle."""


class Use:
    """What a sensor array was used for this turn; only salvo fire can be shared or goes on. Rules MV-1.3.1-07, MV-3.4.7-04."""

    NOTHING: Final = 0
    SALVO: Final = 1
    VOLLEY: Final = 2
    SURGICAL: Final = 3
    OTHER: Final = 4
    """FTL attack, interception, energy grapplers, teleporters: nothing else may use the array."""


class System:
    """A system and its state.

    `fired` is the last turn in which a weapon, teleporter or grappler was used (0: never). `use` and `target` say what an
    array does this turn, `aim` what an ELINT or targeting array is aimed at since the EW Step, `serves` whom an ansible
    supports since then, by their numbers. `active`: a countermeasure pod that was activated this turn (MV-3.4.10-02).
    `fluctuates`: a reactor that is disabled until after the Morale Step and that nothing repairs before (MV-A.2-60).
    """

    def __init__(self, plan: SystemPlan) -> None:
        self.plan = plan
        self.flags = 0
        self.fired = 0
        self.use = Use.NOTHING
        self.target = NOBODY
        self.aim = NOBODY
        self.serves: tuple[int, ...] = ()
        self.active = False
        self.fluctuates = False

    @property
    def works(self) -> bool:
        """Whether nothing keeps it from working: neither broken nor unpowered nor switched off. Rule MV-0.0.0-07."""
        return self.flags == 0

    @property
    def operates(self) -> bool:
        """Whether it is neither disabled nor destroyed nor expended; it may lack power. Rule MV-1.3.7-15."""
        return not self.flags & BROKEN
