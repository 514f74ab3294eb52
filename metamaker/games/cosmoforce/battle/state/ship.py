"""A ship in a fight: boxes, crew, heat, speed. Everything lies open to everybody."""

from typing import Final

from metamaker.games.cosmoforce.battle.state.plan import COUNT, DISSIPATOR, HABITAT, MISSILE, SLOTS, Plan

READY: Final = 2
HURT: Final = 1
KILLED: Final = 0
"""States of crew, which are the harms that it still survives plus one. Rule CF-CREW-03."""

STANDBY: Final = -1
"""Where crew is that stands on no slot. Rule CF-CREW-02."""

NOBODY: Final = -1


class Ship:
    """One ship. Sets of slots are bits; `speed` is in hundredths.

    `whole` are the slots without a mark, `lost` the destroyed ones, `spent` those with depleted Missiles, `named` those that
    a Strafe Run named for this turn, `manned` those on which crew stands. `crew` are the states of the tokens, `posts` their
    slots; the first `plan.named` of them bear names. `life` is the harm that kills the last of them, `room` the boxes without
    a mark. `thrust` and `sheds` follow from `whole`. `used` are the weapon types that attacked this turn, as bits by kind;
    `done` is the kind of the turn's first action.
    """

    def __init__(self, number: int, side: int, plan: Plan, name: str) -> None:
        self.number = number
        self.side = side
        self.plan = plan
        self.name = name
        self.alive = True
        self.fate = ""
        self.fate_by = NOBODY
        self.marks: list[int] = [0] * SLOTS
        self.whole = plan.mounted
        self.lost = 0
        self.spent = 0
        self.room = plan.room
        self.crew: list[int] = [READY] * plan.complement
        self.posts: list[int] = [STANDBY] * plan.complement
        self.life = READY * plan.complement
        self.manned = 0
        self.named = 0
        self.used = 0
        self.done = 0
        self.heat = 0
        self.speed = 0
        self.thrust = 0
        self.sheds = 0
        self.set_out()

    def set_out(self) -> None:
        """Begin a fight: starting heat and speed, crew in Standby. Rules CF-CREW-01, CF-DER-05, CF-DER-07, CF-MODE-08."""
        plan = self.plan
        self.heat, self.speed = plan.heat(self.whole), plan.speed(self.whole)
        self.posts = [STANDBY] * len(self.crew)
        self.manned = self.named = self.used = 0
        self.refit()

    def refit(self) -> None:
        """Work out anew what follows from the working systems. Rules CF-DER-04, CF-DMG-02."""
        plan, whole = self.plan, self.whole
        self.thrust = plan.thrust(whole)
        self.sheds = COUNT[whole & plan.masks[DISSIPATOR]]

    def working(self, kind: int) -> int:
        """Return the slots with working systems of a kind: not damaged, not depleted. Rule CF-ACT-06."""
        return self.whole & self.plan.masks[kind] & ~self.spent

    def open_slots(self) -> int:
        """Return the slots with a box to mark. Rules CF-DMG-01, CF-DMG-04."""
        return self.plan.mounted & ~self.lost

    def explosive(self) -> int:
        """Return the slots whose Missiles may detonate if the rules have it: neither depleted nor destroyed."""
        return self.plan.masks[MISSILE] & ~self.spent & ~self.lost

    def complement_left(self) -> int:
        """Return the crew that the Habitats which are not destroyed hold. Rule CF-DMG-05."""
        plan = self.plan
        return 1 + plan.size_mod * COUNT[plan.masks[HABITAT] & ~self.lost]

    def living(self) -> int:
        """Return how many of the crew live."""
        return len(self.crew) - self.crew.count(KILLED)

    def can_repair(self, token: int, heroes: bool) -> bool:
        """Whether this token works: ready, or named and hurt where `heroes` go on. Rules CF-CREW-05, CF-RPG-02."""
        state = self.crew[token]
        return state == READY or (heroes and state == HURT and token < self.plan.named)

    def move(self, token: int, post: int) -> None:
        """Put a token on a slot or in Standby."""
        self.posts[token] = post
        self.manned = 0
        for at in self.posts:
            if at >= 0:
                self.manned |= 1 << at

    def weaken(self, token: int) -> None:
        """Harm a living token once; a killed one leaves its slot. Rule CF-CREW-03."""
        self.crew[token] -= 1
        self.life -= 1
        if self.crew[token] == KILLED and self.posts[token] != STANDBY:
            self.move(token, STANDBY)
