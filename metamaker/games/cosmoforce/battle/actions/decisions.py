"""The decisions of the active ship, and whether a rammed ship evades."""

from typing import Annotated, ClassVar

from metamaker.games.cosmoforce.battle.actions.orders import ACTIONS, Action, Pass
from metamaker.games.cosmoforce.battle.actions.rules import (
    MADE,
    action_forms,
    action_refusals,
    burn_refusals,
    may_burn,
    most_burn,
)
from metamaker.games.cosmoforce.battle.decision import Answer, Decision, Refusal, Refusals, is_numbers
from metamaker.games.cosmoforce.battle.state import SLOTS, SLOTS_OF, STANDBY, Battle, Ship, sign_of, slot_ref
from metamaker.games.cosmoforce.battle.wording.names import Names, token_options
from metamaker.games.cosmoforce.messages import message
from metamaker.play.decision import Chosen, Composed, Form, Legal, Listed, Option, Part, filled, needed, options
from metamaker.play.serialization import Words


class TakeAction(Decision):
    """The next action; `left` actions remain, including this one. Answer: an action of `answers`. Rule CF-ACT-01."""

    kind: ClassVar[str] = "take-action"
    answer_type: ClassVar[object] = Annotated[Action, Words(ACTIONS)]
    rules: ClassVar[tuple[str, ...]] = ("CF-ACT-01", "CF-ACT-07")

    def __init__(self, battle: Battle, ship: Ship, left: int) -> None:
        super().__init__(battle, ship)
        self.left = left

    def default(self) -> Answer:
        """Return a pass."""
        return Pass()

    def legal(self) -> Legal:
        """Return a form for each kind of action that is possible now."""
        return Composed(tuple([form for form in action_forms(self.battle, self.ship) if not self._is_refused(form)]))

    def _is_refused(self, form: Form) -> bool:
        return any(self.refusals(self.composed(form, needed(form))))

    def composed(self, form: Form, chosen: Chosen) -> Answer:
        """Return the action that a form makes."""
        return filled(MADE[form.name], form, chosen)

    def refusals(self, answer: Answer) -> Refusals:
        """Return the reasons why this action is illegal."""
        return tuple(action_refusals(self.battle, self.ship, answer))


class Relieve(Decision):
    """The tokens on slots that go back to Standby. Answer: a tuple of tokens. Rules CF-STEP-02, CF-CREW-06, CF-REP-07."""

    kind: ClassVar[str] = "relieve"
    answer_type: ClassVar[object] = tuple[int, ...]
    rules: ClassVar[tuple[str, ...]] = ("CF-STEP-02", "CF-CREW-06", "CF-REP-07")

    def default(self) -> Answer:
        """Return an empty answer: all stay."""
        return ()

    def legal(self) -> Legal:
        """Return the crew on slots."""
        posted = [token for token, post in enumerate(self.ship.posts) if post != STANDBY]
        return Composed((Form("relief", (Part("tokens", token_options(Names(self.battle), self.ship, posted)),)),))

    def refusals(self, answer: Answer) -> Refusals:
        """Return the reasons why these tokens cannot be relieved."""
        posts = self.ship.posts
        formed = is_numbers(answer) and len(set(answer)) == len(answer)
        if formed and all(0 <= token < len(posts) and posts[token] != STANDBY for token in answer):
            return ()
        return (Refusal(message("refusal-relief"), "CF-STEP-02"),)


class Cool(Decision):
    """The heat that the Dissipators shed. Answer: a whole number. Rule CF-AFT-01."""

    kind: ClassVar[str] = "cool"
    answer_type: ClassVar[object] = int
    rules: ClassVar[tuple[str, ...]] = ("CF-AFT-01",)

    @property
    def most(self) -> int:
        """The most heat that can be shed."""
        return min(self.ship.heat, self.ship.sheds)

    def default(self) -> Answer:
        """Return all of it."""
        return self.most

    def legal(self) -> Legal:
        """Return every number up to all of it."""
        return Listed(options(range(self.most + 1)))

    def refusals(self, answer: Answer) -> Refusals:
        """Return the reasons why this amount cannot be shed."""
        if type(answer) is int and 0 <= answer <= self.most:
            return ()
        return (Refusal(message("refusal-number", most=self.most), "CF-AFT-01"),)


class NameSystems(Decision):
    """The enemy systems that a Strafe Run names. Answer: up to `count` pairs of ship and slot. Rule CF-STRF-02."""

    kind: ClassVar[str] = "name-systems"
    answer_type: ClassVar[object] = tuple[tuple[int, int], ...]
    rules: ClassVar[tuple[str, ...]] = ("CF-STRF-02",)

    def __init__(self, battle: Battle, ship: Ship, count: int) -> None:
        super().__init__(battle, ship)
        self.count = count

    def default(self) -> Answer:
        """Return an empty answer: no system is named."""
        return ()

    def legal(self) -> Legal:
        """Return the systems of enemies; one may be named more than once."""
        names = Names(self.battle)
        systems = [
            Option(
                (other.number, slot),
                f"{sign_of(self.battle, other)}/{slot_ref(slot)}",
                (),
                self.count,
                names.slot_of(other.number, slot),
            )
            for other in self.battle.ships
            if other.alive and other.side != self.side
            for slot in SLOTS_OF[other.plan.mounted]
        ]
        return Composed((Form("strafe", (Part("systems", tuple(systems), 0, self.count),)),))

    def refusals(self, answer: Answer) -> Refusals:
        """Return the reasons why these systems cannot be named."""
        if not isinstance(answer, tuple) or len(answer) > self.count:
            return (Refusal(message("refusal-systems", most=self.count), "CF-STRF-02"),)
        if not all(self._is_system(each) for each in answer):
            return (Refusal(message("refusal-enemies"), "CF-STRF-02"),)
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
    answer_type: ClassVar[object] = int | None
    rules: ClassVar[tuple[str, ...]] = ("CF-RAM-01", "CF-RAM-03")

    def __init__(self, battle: Battle, ship: Ship, rammer: Ship) -> None:
        super().__init__(battle, ship)
        self.rammer = rammer

    def default(self) -> Answer:
        """Return None: the ship stays on its course."""
        return None

    def legal(self) -> Legal:
        """Return None, and every possible change of speed."""
        changes = range(-most_burn(self.battle, self.ship), most_burn(self.battle, self.ship) + 1)
        burns = options(changes) if may_burn(self.battle, self.ship) else ()
        return Listed((Option(None), *burns))

    def refusals(self, answer: Answer) -> Refusals:
        """Return the reasons why the ship cannot burn this way."""
        if answer is None:
            return ()
        if type(answer) is not int:
            return (Refusal(message("refusal-evasion"), "CF-RAM-01"),)
        return tuple(burn_refusals(self.battle, self.ship, answer))
