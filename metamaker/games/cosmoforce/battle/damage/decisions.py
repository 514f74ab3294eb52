"""The decisions of a ship about damage, in any turn."""

from typing import ClassVar

from metamaker.games.cosmoforce.battle.decision import Answer, Decision, Refusal, Refusals, is_numbers
from metamaker.games.cosmoforce.battle.state import KILLED, SLOTS, SLOTS_OF, Battle, Ship
from metamaker.games.cosmoforce.battle.wording.names import Names, slot_options, token_options
from metamaker.games.cosmoforce.messages import message
from metamaker.play.decision import Composed, Form, Legal, Listed, Part, options


class PlaceDamage(Decision):
    """The place of damage. Answer: slots for at least one of the points, in order. Rule CF-DMG-01.

    If the answer has fewer slots than `points`, the rest is asked again, after the effects of the first ones.
    """

    kind: ClassVar[str] = "place-damage"
    answer_type: ClassVar[object] = tuple[int, ...]
    rules: ClassVar[tuple[str, ...]] = ("CF-DMG-01", "CF-DMG-04")

    def __init__(self, battle: Battle, ship: Ship, points: int) -> None:
        super().__init__(battle, ship)
        self.points = points

    def default(self) -> Answer:
        """Return the first slot with a free box."""
        return SLOTS_OF[self.ship.open_slots()][:1]

    def legal(self) -> Legal:
        """Return slots with free boxes, each repeated for each of its boxes."""
        ship = self.ship
        boxes = slot_options(Names(self.battle), ship, ship.open_slots(), repeated=True)
        return Composed((Form("damage", (Part("slots", boxes, 1, self.points),)),))

    def refusals(self, answer: Answer) -> Refusals:
        """Return the reasons why the points cannot go there."""
        if not is_numbers(answer) or not 1 <= len(answer) <= self.points:
            return (Refusal(message("refusal-points", most=self.points), "CF-DMG-01"),)
        ship = self.ship
        if not all(0 <= slot < SLOTS and ship.open_slots() >> slot & 1 for slot in answer):
            return (Refusal(message("refusal-box"), "CF-DMG-04"),)
        if any(answer.count(slot) > ship.plan.boxes[slot] - ship.marks[slot] for slot in answer):
            return (Refusal(message("refusal-boxes"), "CF-DMG-04"),)
        return ()


class HarmCrew(Decision):
    """The crew that takes harm. Answer: `count` tokens, a ready one twice if it is to die. Rule CF-CREW-04."""

    kind: ClassVar[str] = "harm-crew"
    answer_type: ClassVar[object] = tuple[int, ...]
    rules: ClassVar[tuple[str, ...]] = ("CF-CREW-03", "CF-CREW-04")

    def __init__(self, battle: Battle, ship: Ship, count: int) -> None:
        super().__init__(battle, ship)
        self.count = count

    def default(self) -> Answer:
        """Return the last tokens."""
        return tuple(token for token in reversed(range(len(self.ship.crew))) for _ in range(self.ship.crew[token]))[
            : self.count
        ]

    def legal(self) -> Legal:
        """Return living crew, a ready token twice."""
        tokens = [token for token, state in enumerate(self.ship.crew) if state]
        living = token_options(Names(self.battle), self.ship, tokens, repeated=True)
        return Composed((Form("harm", (Part("tokens", living, self.count, self.count),)),))

    def refusals(self, answer: Answer) -> Refusals:
        """Return the reasons why these cannot take the harms."""
        crew = self.ship.crew
        if not is_numbers(answer) or len(answer) != self.count:
            return (Refusal(message("refusal-harms", count=self.count), "CF-CREW-04"),)
        if not all(0 <= token < len(crew) and answer.count(token) <= crew[token] for token in answer):
            return (Refusal(message("refusal-living"), "CF-CREW-03"),)
        return ()


class KillSurplus(Decision):
    """The crew that dies with a Habitat. Answer: `count` living tokens, each once. Rule CF-DMG-05."""

    kind: ClassVar[str] = "kill-surplus"
    answer_type: ClassVar[object] = tuple[int, ...]
    rules: ClassVar[tuple[str, ...]] = ("CF-DMG-05",)

    def __init__(self, battle: Battle, ship: Ship, count: int) -> None:
        super().__init__(battle, ship)
        self.count = count

    def default(self) -> Answer:
        """Return the last ones."""
        crew = self.ship.crew
        return tuple(token for token in reversed(range(len(crew))) if crew[token] != KILLED)[: self.count]

    def legal(self) -> Legal:
        """Return living crew."""
        tokens = [token for token, state in enumerate(self.ship.crew) if state != KILLED]
        living = token_options(Names(self.battle), self.ship, tokens)
        return Composed((Form("surplus", (Part("tokens", living, self.count, self.count),)),))

    def refusals(self, answer: Answer) -> Refusals:
        """Return the reasons against these tokens."""
        crew = self.ship.crew
        if not is_numbers(answer) or len(answer) != self.count or len(set(answer)) != len(answer):
            return (Refusal(message("refusal-surplus", count=self.count), "CF-DMG-05"),)
        if not all(0 <= token < len(crew) and crew[token] != KILLED for token in answer):
            return (Refusal(message("refusal-living"), "CF-DMG-05"),)
        return ()


class SufferHeat(Decision):
    """The number of effective heat dice, of `count`, that damage systems instead of crew.

    Answer: a whole number. Rule CF-AFT-02.
    """

    kind: ClassVar[str] = "suffer-heat"
    answer_type: ClassVar[object] = int
    rules: ClassVar[tuple[str, ...]] = ("CF-AFT-02",)

    def __init__(self, battle: Battle, ship: Ship, count: int) -> None:
        super().__init__(battle, ship)
        self.count = count

    def default(self) -> Answer:
        """Return 0."""
        return 0

    def legal(self) -> Legal:
        """Return every number of dice."""
        return Listed(options(range(self.count + 1)))

    def refusals(self, answer: Answer) -> Refusals:
        """Return the reasons why this number is impossible."""
        if type(answer) is int and 0 <= answer <= self.count:
            return ()
        return (Refusal(message("refusal-number", most=self.count), "CF-AFT-02"),)
