"""What a position is worth to each side: its ships, what is about to be attacked, as a chance to win.

The chance of a side is its share of the strengths of all sides, each raised to a power: with two sides that is the logistic
curve of what the strengths differ by.
"""

from typing import Final

from metamaker.games.cosmoclysm.rules.movement import by_steps, destinations
from metamaker.games.cosmoclysm.rules.position import DRAW, OVER, Position, kind_of, side_of
from metamaker.games.cosmoclysm.rules.ships import KINDS, TAKER, WINS, announces

WORTH: Final = (0.85, 1.2, 1.35, 0.95, 1.05, 0.8)
"""Of each type, in ships."""

POWER: Final = 2.0
"""Of strengths, in the chance to win."""

LATER: Final = 0.4
"""How much of its best attack a side is granted whose turn comes after the next one: much changes until then."""

USUAL_STEPS: Final = 2
"""Steps of a d4 mover that attacks are looked for in; three of four rolls give as many."""

OFTEN: Final = 0.75


def strengths(position: Position) -> list[float]:
    """Return the worth of the ships of each side."""
    found = [0.0] * position.sides
    for ship in position.holds:
        if ship:
            found[(ship - 1) // KINDS] += WORTH[(ship - 1) % KINDS]
    if position.mover:
        found[side_of(position.mover)] += WORTH[kind_of(position.mover)]
    return found


class Attack:
    """The best attack of a side: what it is expected to take away, from whom, and whether that is won."""

    def __init__(self) -> None:
        self.gain = 0.0
        self.victim = -1
        self.captures = False

    def consider(self, kind: int, target: int, chance: float) -> None:
        """Take an attack on a ship, which is made with some chance, if it promises more."""
        loss = chance * WINS[kind][(target - 1) % KINDS] * WORTH[(target - 1) % KINDS]
        gain = 2 * loss if kind == TAKER else loss
        if gain > self.gain:
            self.gain = gain
            self.victim = (target - 1) // KINDS
            self.captures = kind == TAKER


def best_attacks(position: Position) -> list[Attack]:
    """Return the best attack of each side, were it its turn."""
    found = [Attack() for _ in range(position.sides)]
    holds, occupied, field = position.holds, position.occupied, position.field
    for at, ship in enumerate(holds):
        if not ship:
            continue
        side, kind = (ship - 1) // KINDS, (ship - 1) % KINDS
        others = occupied & ~(1 << at)
        attack = found[side]
        for to in destinations(field, others, at, kind, 1):
            target = holds[to]
            if target and (target - 1) // KINDS != side:
                attack.consider(kind, target, 1.0)
        if announces(kind):
            for to in by_steps(field, others, at, USUAL_STEPS):
                target = holds[to]
                if target and (target - 1) // KINDS != side:
                    attack.consider(kind, target, OFTEN)
    return found


def shares(position: Position, strength: list[float]) -> list[float]:
    """Return the chance of each side to win, by strengths."""
    raised = [max(each, 0.05) ** POWER if count else 0.0 for each, count in zip(strength, position.counts, strict=True)]
    total = sum(raised)
    return [each / total for each in raised] if total else raised


def decided(position: Position) -> list[float]:
    """Return the chances once it is over: 1 for who has won, even shares of a draw for who has ships."""
    if position.result != DRAW:
        return [float(side == position.result) for side in range(position.sides)]
    left = [float(count > 0) for count in position.counts]
    return [each / max(sum(left), 1.0) for each in left]


def chances(position: Position) -> list[float]:
    """Return the chance of each side to win as it looks without moving on."""
    if position.phase == OVER:
        return decided(position)
    strength = strengths(position)
    attacks = best_attacks(position)
    for side, attack in enumerate(attacks):
        if attack.victim < 0:
            continue
        granted = attack.gain if side == position.turn_side else LATER * attack.gain
        loss = granted / 2 if attack.captures else granted
        strength[attack.victim] -= loss
        if attack.captures:
            strength[side] += loss
    return shares(position, strength)


def material(position: Position) -> list[float]:
    """Return the chance of each side to win by its ships alone."""
    return decided(position) if position.phase == OVER else shares(position, strengths(position))
