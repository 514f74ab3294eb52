"""The names of sides, ships, systems and crew in reports: `A1 Heron`, `slot 3 (Missile)`, `crew 2`, and their states."""

from collections.abc import Iterable, Sequence
from fractions import Fraction

from metamaker.core.amounts import at_most
from metamaker.core.messages import Words, language_in_force, percentage, words_in
from metamaker.games.cosmoforce.battle.state import (
    HURT,
    KILLED,
    KINDS,
    NOBODY,
    NOTHING,
    READY,
    SLOTS_OF,
    STANDBY,
    Battle,
    Ship,
    slot_ref,
    token_ref,
)
from metamaker.games.cosmoforce.battle.survival import THREATS, together
from metamaker.games.cosmoforce.edits.structure import system_term
from metamaker.games.cosmoforce.model.fleet import GAME
from metamaker.play.decision import Option
from metamaker.play.story import LETTERS


class Names:
    """The names of one fight: ships have the letter of their side and their number in it."""

    def __init__(self, battle: Battle, words: Words | None = None) -> None:
        """Set the names of a fight in the messages of a language, by default the current one."""
        self.words = words or words_in(GAME, language_in_force())
        counts = [0] * len(battle.sides)
        self.signs: list[str] = []
        for ship in battle.ships:
            counts[ship.side] += 1
            self.signs.append(f"{LETTERS[ship.side]}{counts[ship.side]}")
        self.called = [ship.name for ship in battle.ships]
        self._kinds = [tuple(ship.plan.kinds) for ship in battle.ships]
        self._crews = [ship.plan.design.crew[: ship.plan.named] for ship in battle.ships]
        threats = [ship.name for ship in battle.ships if ship.side == THREATS]
        self._sides = {battle.sides[THREATS]: self.listed(together(threats))} if battle.fight else {}

    def side(self, name: str) -> str:
        """Return the name of a side; for the threats of a survival run a list."""
        return self._sides.get(name, name)

    def listed(self, values: Iterable[object]) -> str:
        """Return values as a list in a sentence; without values the word for nothing."""
        return self.words.listed(values) or self.words["names-nothing"]

    def between(self, texts: Iterable[str]) -> str:
        """Return texts with semicolons between them."""
        return self.words["names-between"].join(texts)

    def ship(self, number: int) -> str:
        """Return `A1 Heron`."""
        return f"{self.signs[number]} {self.called[number]}"

    def by(self, number: int, ship: int) -> str:
        """Return the ship that caused something; `nobody`, an impossible name, for the ship itself or no ship."""
        return "nobody" if number in {NOBODY, ship} else self.ship(number)

    def slot(self, number: int, slot: int) -> str:
        """Return `slot 3 (Missile)`, slots counted from 1; for crew in Standby, the word for that."""
        if slot == STANDBY:
            return self.words["names-standby"]
        return self.words.text("names-slot", number=slot + 1, system=self.system(self._kinds[number][slot]))

    def slot_of(self, number: int, slot: int) -> str:
        """Return `slot 3 (Missile) of A1 Heron`."""
        return self.words.text("ask-names-system", slot=self.slot(number, slot), ship=self.ship(number))

    def slots(self, number: int, slots: Sequence[int]) -> str:
        """Return several slots of one type: `Missile slots 3, 4`."""
        numbers = ", ".join(str(slot + 1) for slot in slots)
        system = self.system(self._kinds[number][slots[0]])
        return self.words.text("names-slots", system=system, count=len(slots), slots=numbers)

    def token(self, number: int, token: int) -> str:
        """Return `crew 2`, or its name in front: `Ada (crew 2)`. Rule CF-RPG-01."""
        crew = self._crews[number]
        if token < len(crew):
            return self.words.text("names-token-named", name=crew[token], number=token + 1)
        return self.words.text("names-token", number=token + 1)

    def tokens(self, number: int, tokens: Sequence[int]) -> str:
        """Return several tokens as a list, or `nobody`."""
        return self.words.listed(self.token(number, token) for token in tokens) or self.words["names-nobody"]

    def sent(self, number: int, token: int, slot: int) -> str:
        """Return a token on its way to a slot: `crew 2 to slot 3 (Missile)`."""
        return self.words.text("ask-action-repair-sent", token=self.token(number, token), slot=self.slot(number, slot))

    def system(self, kind: int) -> str:
        """Return the name of a system by its number in the battle."""
        return self.words["names-empty"] if kind == NOTHING else system_term(KINDS[kind], self.words)

    def cause(self, code: str) -> str:
        """Return the cause of the loss of a ship."""
        return self.words.text("names-cause", cause=code)

    def crew(self, ship: Ship) -> str:
        """Return `2 ready, 1 hurt`."""
        return self.words.text("names-crew", ready=ship.crew.count(READY), hurt=ship.crew.count(HURT))

    def members(self, ship: Ship) -> str:
        """Return the living crew with state and place: `crew 1 ready, crew 2 hurt on slot 3 (Laser)`."""
        return ", ".join(self.member(ship, token) for token, state in enumerate(ship.crew) if state != KILLED)

    def member(self, ship: Ship, token: int) -> str:
        """Return a token with its state and place: `crew 2 hurt on slot 3 (Laser)`."""
        state, slot = ship.crew[token], ship.posts[token]
        posted, place, name = slot != STANDBY, self.slot(ship.number, slot), self.token(ship.number, token)
        return self.words.text("names-crew-member", token=name, state=state, posted=posted, slot=place)

    def systems(self, ship: Ship) -> str:
        """Return the systems by slot: `1 Engine, 2 Laser (1/2), 3 Missile destroyed`."""
        return ", ".join(f"{slot + 1} {self.system_state(ship, slot)}" for slot in SLOTS_OF[ship.plan.mounted])

    def system_state(self, ship: Ship, slot: int) -> str:
        """Return a system with its state: `Engine`, `Laser (1/2)` for marks of boxes, `Missile depleted`; with its crew."""
        crew = [str(token + 1) for token, post in enumerate(ship.posts) if post == slot]
        marks, boxes = ship.marks[slot], ship.plan.boxes[slot]
        if ship.spent >> slot & 1:
            state = "depleted"
        elif ship.lost >> slot & 1:
            state, crew = "destroyed", []
        else:
            state = "marked" if marks else "whole"
        system = self.system(ship.plan.kinds[slot])
        return self.words.text(
            "names-system",
            state=state,
            system=system,
            kind=KINDS[ship.plan.kinds[slot]].value,
            marks=marks,
            boxes=boxes,
            posted=len(crew),
            crew=", ".join(crew),
        )


def slot_options(names: Names, ship: Ship, slots: int, *, repeated: bool = False) -> tuple[Option, ...]:
    """Return slots of a ship as options; `repeated`: each may be chosen once for every free box."""
    boxes, marks = ship.plan.boxes, ship.marks
    return tuple(
        Option(slot, slot_ref(slot), (), boxes[slot] - marks[slot] if repeated else 1, names.slot(ship.number, slot))
        for slot in SLOTS_OF[slots]
    )


def token_options(names: Names, ship: Ship, tokens: Iterable[int], *, repeated: bool = False) -> tuple[Option, ...]:
    """Return crew tokens of a ship as options; `repeated`: each may be chosen once for every harm that it survives."""
    return tuple(
        Option(token, token_ref(token), (), ship.crew[token] if repeated else 1, names.token(ship.number, token))
        for token in tokens
    )


HUNDRED = 100

NEARLY_SURE = Fraction(9995, 10000)
"""The smallest chance, below certainty, that is shown as over 99.9%."""


def percent(chance: Fraction, words: Words) -> str:
    """Return `92.0%`; `over 99.9%` for almost certain results."""
    if NEARLY_SURE <= chance < 1:
        return words.text("names-over", chance=percentage(0.999, 1))
    return words.percent(chance, 1)


def speed_text(speed: int, words: Words) -> str:
    """Return a speed given in hundredths: `4`, `4.02`."""
    return words.number(at_most(speed / HUNDRED, 2))


def dice_text(faces: Sequence[int], words: Words) -> str:
    """Return the roll: `2 dice: 6, 8`; `2 dice and 1 added: 1, 6, 8` with dice added by ones; `no dice` for none."""
    added = faces.count(1)
    return words.text("names-dice", count=len(faces) - added, added=added, faces=", ".join(map(str, faces)))
