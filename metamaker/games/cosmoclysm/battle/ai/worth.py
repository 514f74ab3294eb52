"""The worth of a position to each side, as a chance to win: its ships and the imminent attacks.

The chance of a side is its share of the strengths of all sides, each raised to a power. With two sides this is the logistic
curve of the difference of strengths.
"""

import math
from typing import Final

from metamaker.games.cosmoclysm.rules.movement import destinations
from metamaker.games.cosmoclysm.rules.position import DRAW, MOVE, OUT, OVER, Position, kind_of, side_of
from metamaker.games.cosmoclysm.rules.ships import CRUISER, DESTROYER, EXTERMINATOR, JUMPER, KINDS, TAKER, WINS, announces

WORTH: Final = (1.15, 0.85, 1.5, 0.85, 0.9, 0.75)
"""Worth of each type, in ships: a logistic regression over 1,500 games of plain captains for the effect of one more.

An Exterminator at 2.2 and a Destroyer at 0.95 were tried instead. With them, a captain with a lookahead of one move won 67 of a
hundred of 2,000 games against plain captains, for 64 with these. The strong one won 66 (± 3) of 780 games so, for 70 (± 3) of
1,000.
"""

POWER: Final = 2.6
"""Exponent of strengths in the chance to win: from the same games, at four ships a side."""

LATER: Final = 0.2
"""The counted part of a side's best attack if its turn comes after the next one, because much changes until then.

Against plain captains 0.2 won 66 (± 4) of a hundred of 600 games, 0.4 won 64 of the same and 0.6 won 63.
"""

OFTEN: Final = 0.75
"""Part of an attack two steps away by a d4 mover: three of four rolls reach it."""

ANSWER: Final = 0.2
"""Cost of a lost attack, in ships: the defender moves out for free, and may attack. Others were not tried."""

FEW: Final = 8
"""With this many ships or fewer on the board, the leader seeks fights, so that games end."""

CORNER: Final = 0.4
"""The lost part of a side's last ship if it can be attacked on every reachable hex."""

ENDING: Final = 6
"""The maximum number of ships of two sides in an ending."""

NEAR: Final = 0.02
"""Worth in ships, in that case, of each hex that a ship of the leader is nearer to an enemy."""

FAR: Final = 7

CALM: Final = 0.93
"""Remaining share of a lead after each round without a loss in a fight, as a price for waiting."""

DRAWN: Final = 0.6
"""The worth of a draw to a captain with a lookahead, as a part of an even share: it prefers to fight."""


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
    """The best attack of a side: its expected gain, its victim, and whether the loss is captured."""

    def __init__(self) -> None:
        self.gain = 0.0
        self.hits = 0.0
        """The chance that it removes a ship."""
        self.victim = -1
        self.captures = False

    def consider(self, kind: int, target: int, chance: float) -> None:
        """Replace the best attack with one on this ship, made with this chance, if its expected gain is higher."""
        won = WINS[kind][(target - 1) % KINDS]
        loss = chance * won * WORTH[(target - 1) % KINDS]
        gain = (2 * loss if kind == TAKER else loss) - chance * (1 - won) * ANSWER
        if gain > self.gain:
            self.gain = gain
            self.hits = chance * won
            self.victim = (target - 1) // KINDS
            self.captures = kind == TAKER


def best_attacks(position: Position) -> list[Attack]:
    """Return the best attack of each side if it had the turn; attacks through wormholes are left to the lookahead."""
    found = [Attack() for _ in range(position.sides)]
    holds, field = position.holds, position.field
    for at, ship in enumerate(holds):
        if not ship:
            continue
        kind = (ship - 1) % KINDS
        side = (ship - 1) // KINDS
        if kind == CRUISER:
            _along(holds, field.rows[at], side, kind, found[side])
        elif kind == DESTROYER:
            _along(holds, field.diagonals[at], side, kind, found[side])
        elif kind == JUMPER:
            _onto(holds, field.rings[at], side, kind, 1.0, found[side])
        else:
            _onto(holds, field.neighbours[at], side, kind, 1.0, found[side])
            if kind != EXTERMINATOR:
                for step in field.neighbours[at]:
                    if not holds[step]:
                        _onto(holds, field.neighbours[step], side, kind, OFTEN, found[side])
    return found


def _along(holds: list[int], lines: list[list[int]], side: int, kind: int, attack: Attack) -> None:
    for line in lines:
        for to in line:
            target = holds[to]
            if target:
                if (target - 1) // KINDS != side:
                    attack.consider(kind, target, 1.0)
                break


def _onto(holds: list[int], hexes: list[int], side: int, kind: int, chance: float, attack: Attack) -> None:
    for to in hexes:
        target = holds[to]
        if target and (target - 1) // KINDS != side:
            attack.consider(kind, target, chance)


def _hunt(position: Position, strength: list[float]) -> None:
    """Reward the leader for being near its enemies once few ships are left."""
    if sum(position.counts) > FEW:
        return
    leader = strength.index(max(strength))
    ships = [(at, ship) for at, ship in enumerate(position.holds) if ship]
    enemies = [at for at, ship in ships if side_of(ship) != leader]
    if not enemies:
        return
    for at, ship in ships:
        if side_of(ship) == leader:
            strength[leader] += NEAR * (FAR - min([position.field.apart[at][enemy] for enemy in enemies]))


def shares(position: Position, strength: list[float]) -> list[float]:
    """Return the chance of each side to win, by strengths."""
    raised = [max(each, 0.05) ** POWER if count else 0.0 for each, count in zip(strength, position.counts, strict=True)]
    total = sum(raised)
    return [each / total for each in raised] if total else raised


def decided(position: Position) -> list[float]:
    """Return the chances at the end: 1 for the winner, even shares of a draw for sides with ships."""
    if position.result != DRAW:
        return [float(side == position.result) for side in range(position.sides)]
    left = [float(count > 0) for count in position.counts]
    return [each / max(sum(left), 1.0) for each in left]


def chances(position: Position, is_quiet: bool = False, against: int = -1) -> list[float]:
    """Return the estimated chance of each side to win, without a lookahead.

    The best attack of the next side counts as made. If that side `is_quiet`, it has made another move instead: then the best
    attack of the side after it counts. Rounds without a loss draw all chances to even ones; the side `against`, if one is
    given, prefers to fight.
    """
    if position.phase == OVER:
        return decided(position)
    strength = strengths(position)
    _hunt(position, strength)
    attacker = _next(position)
    if is_quiet:
        attacker = _behind(position, attacker)
    calm = calmness(position)
    for side, attack in enumerate(best_attacks(position)):
        _grant(strength, side, attack, 1.0 if side == attacker else LATER)
        if side == attacker:
            calm *= 1.0 - attack.hits
    if not is_quiet and position.phase == MOVE and position.counts[attacker] == 1 and is_ending(position):
        trapped = CORNER * cornered(position, attacker) ** 2
        strength[attacker] *= 1.0 - trapped
        calm *= 1.0 - trapped
    if position.phase == OUT:
        out, side, kind = Attack(), side_of(position.mover), kind_of(position.mover)
        _onto(position.holds, position.field.neighbours[position.at], side, kind, 1.0, out)
        _grant(strength, side, out, 1.0)
        calm *= 1.0 - out.hits
    found = shares(position, strength)
    return [(1.0 - calm) * share + calm * even for share, even in zip(found, drawn(position, against), strict=True)]


def drawn(position: Position, against: int) -> list[float]:
    """Return the worth of a draw to each side: even shares for those with ships, less for the side `against` draws."""
    left = position.sides_left
    if against < 0 or left < 2 or not position.counts[against]:
        return [1.0 / left if count else 0.0 for count in position.counts]
    own = DRAWN / left
    others = (1.0 - own) / (left - 1)
    return [(own if side == against else others) if count else 0.0 for side, count in enumerate(position.counts)]


def is_ending(position: Position) -> bool:
    """Return whether only few ships of two sides are left."""
    return sum(position.counts) <= ENDING and position.sides_left == 2


def cornered(position: Position, side: int) -> float:
    """Return the share of the hexes reachable by a side's last ship on which it can be attacked."""
    field = position.field
    at = next(at for at, ship in enumerate(position.holds) if ship and side_of(ship) == side)
    left = position.occupied & ~(1 << at)
    kind = kind_of(position.holds[at])
    free = [to for to in destinations(field, left, at, kind, 1) if not left >> to & 1]
    reached = 0
    for start, ship in enumerate(position.holds):
        if ship and start != at:
            kind = kind_of(ship)
            for to in destinations(field, left & ~(1 << start), start, kind, 2 if announces(kind) else 1):
                reached |= 1 << to
    return sum([reached >> to & 1 for to in free]) / len(free) if free else 1.0


def calmness(position: Position) -> float:
    """Return the part of a lead lost by waiting: 0 after a loss, nearly 1 after many rounds without one."""
    return 1.0 - math.pow(CALM, max(0, position.calm) / position.sides_left)


def _grant(strength: list[float], side: int, attack: Attack, part: float) -> None:
    """Take this part of the expected gain of an attack from the victim, and give it to a captor."""
    if attack.victim < 0:
        return
    loss = part * attack.gain / 2 if attack.captures else part * attack.gain
    strength[attack.victim] -= loss
    if attack.captures:
        strength[side] += loss


def _next(position: Position) -> int:
    """Return the next side to move: the one with the turn before its move, later the next one with ships."""
    return position.turn_side if position.phase == MOVE else _behind(position, position.turn_side)


def _behind(position: Position, side: int) -> int:
    """Return the next side with ships after another one."""
    side = (side + 1) % position.sides
    while not position.counts[side]:
        side = (side + 1) % position.sides
    return side


def material(position: Position) -> list[float]:
    """Return the chance of each side to win, by its ships only."""
    return decided(position) if position.phase == OVER else shares(position, strengths(position))
