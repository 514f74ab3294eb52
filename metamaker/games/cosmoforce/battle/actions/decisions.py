"""What the ship decides whose turn it is, and whether a ship that is rammed evades."""

from typing import ClassVar

from metamaker.games.cosmoforce.battle.actions.orders import Pass
from metamaker.games.cosmoforce.battle.actions.rules import action_refusals, burn_refusals
from metamaker.games.cosmoforce.battle.decision import Answer, Decision, Refusal, Refusals, is_numbers
from metamaker.games.cosmoforce.battle.state import SLOTS, STANDBY, Battle, Ship


class TakeAction(Decision):
    """Which action next; `left` are those that remain with this one. Answer: an action of `answers`. Rule CF-ACT-01."""

    kind: ClassVar[str] = "take-action"

    def __init__(self, battle: Battle, ship: Ship, left: int) -> None:
        super().__init__(battle, ship)
        self.left = left

    def default(self) -> Answer:
        """Return to pass."""
        return Pass()

    def refusals(self, answer: Answer) -> Refusals:
        """Return why this action is illegal."""
        return tuple(action_refusals(self.battle, self.ship, answer))


class Relieve(Decision):
    """Which tokens on slots go back to Standby. Answer: a tuple of tokens. Rules CF-STEP-02, CF-CREW-06, CF-REP-07."""

    kind: ClassVar[str] = "relieve"

    def default(self) -> Answer:
        """Return that all stay."""
        return ()

    def refusals(self, answer: Answer) -> Refusals:
        """Return why these tokens cannot be relieved."""
        posts = self.ship.posts
        formed = is_numbers(answer) and len(set(answer)) == len(answer)
        if formed and all(0 <= token < len(posts) and posts[token] != STANDBY for token in answer):
            return ()
        return (Refusal("crew that stands on slots was expected, each once", "CF-STEP-02"),)


class Cool(Decision):
    """How much heat the Dissipators shed. Answer: a whole number. Rule CF-AFT-01."""

    kind: ClassVar[str] = "cool"

    @property
    def most(self) -> int:
        """The most heat that can be shed."""
        return min(self.ship.heat, self.ship.sheds)

    def default(self) -> Answer:
        """Return all of it."""
        return self.most

    def refusals(self, answer: Answer) -> Refusals:
        """Return why so much cannot be shed."""
        if type(answer) is int and 0 <= answer <= self.most:
            return ()
        return (Refusal(f"a number from 0 to {self.most} was expected", "CF-AFT-01"),)


class NameSystems(Decision):
    """Which systems of enemies a Strafe Run names. Answer: `count` pairs at most, ship and slot. Rule CF-STRF-02."""

    kind: ClassVar[str] = "name-systems"

    def __init__(self, battle: Battle, ship: Ship, count: int) -> None:
        super().__init__(battle, ship)
        self.count = count

    def default(self) -> Answer:
        """Return to name none."""
        return ()

    def refusals(self, answer: Answer) -> Refusals:
        """Return why these systems cannot be named."""
        if not isinstance(answer, tuple) or len(answer) > self.count:
            return (Refusal(f"{self.count} systems at most were expected", "CF-STRF-02"),)
        if not all(self._is_system(each) for each in answer):
            return (Refusal("systems of enemy ships were expected", "CF-STRF-02"),)
        return ()

    def _is_system(self, named: Answer) -> bool:
        if not is_numbers(named) or len(named) != 2:
            return False
        number, slot = named
        if not 0 <= number < len(self.battle.ships) or not 0 <= slot < SLOTS:
            return False
        other = self.battle.ships[number]
        return other.alive and other.side != self.side and bool(other.plan.mounted >> slot & 1)


class EvadeRam(Decision):
    """Whether a target burns to evade. Answer: the change of speed, or None to stay. Rules CF-RAM-01, CF-RAM-03."""

    kind: ClassVar[str] = "evade-ram"

    def __init__(self, battle: Battle, ship: Ship, rammer: Ship) -> None:
        super().__init__(battle, ship)
        self.rammer = rammer

    def default(self) -> Answer:
        """Return to stay."""
        return None

    def refusals(self, answer: Answer) -> Refusals:
        """Return why the ship cannot burn so."""
        if answer is None:
            return ()
        if type(answer) is not int:
            return (Refusal("a whole number or nothing was expected", "CF-RAM-01"),)
        return tuple(burn_refusals(self.battle, self.ship, answer))
