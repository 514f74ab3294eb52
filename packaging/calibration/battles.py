"""Battles of random fleets: the match-up, the start, and one battle."""

from collections.abc import Sequence
from typing import NamedTuple

from calibration.sampling import Draw
from calibration.ships import random_fleet
from metamaker.balance.quick_look import own_dice
from metamaker.core.memo import memo
from metamaker.games.metaverse.battle.ai.registry import captain
from metamaker.games.metaverse.battle.ai.self_play import decided
from metamaker.games.metaverse.battle.blueprint import blueprint
from metamaker.games.metaverse.battle.starfighters.deployment import aboard
from metamaker.games.metaverse.battle.start import NORTH, SOUTH, Entrant, Place, Setup, begun, formation
from metamaker.games.metaverse.battle.turn.engine import DRAW
from metamaker.games.metaverse.model.design import Design, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.model.words import CommandLevel
from metamaker.games.metaverse.stats.parts import parts
from metamaker.play.dice import SeededDice
from metamaker.play.geometry import CM, HEADINGS
from metamaker.play.results import Outcome
from metamaker.play.simulation.batches import seed_of

NEAREST_CM, FARTHEST_CM = 30, 96
"""Distance between the lines of a noisy start; 96 cm is the usual distance of a battle."""

TURNED = 50
"""Percentage of ships with a random heading in a noisy start."""


class MatchUp(NamedTuple):
    """Two fleets of random ships, as numbers of designs of a set and seed; how they start; the captain."""

    field: str
    seed: int
    sides: tuple[tuple[int, ...], tuple[int, ...]]
    noisy: bool
    captain: str

    @property
    def name(self) -> str:
        """The name that determines the seeds of the battles."""
        fleets = " v ".join(",".join(map(str, side)) for side in self.sides)
        return f"{self.field} {self.seed}: {fleets} {'noisy' if self.noisy else 'drawn up'} {self.captain}"


class Muster(NamedTuple):
    """Two fleets ready to fight; each ship is a fleet of its own class."""

    sides: tuple[tuple[Fleet, ...], tuple[Fleet, ...]]
    noisy: bool
    captain: str


@memo
def only_design(fleet: Fleet) -> Design:
    """Return the design of a fleet of one class. Its figures are kept as long as the fleet."""
    return design(fleet, fleet.classes[0])


def random_design(field: str, seed: int, number: int) -> Design:
    """Return the random design of this number."""
    return only_design(random_fleet(field, seed, number))


def fight(match_up: MatchUp, seed: int, mirrored: bool, /) -> Outcome:
    """Fight one battle of random fleets. A `Fight` of `metamaker.play.simulation`."""
    one, other = (tuple(random_fleet(match_up.field, match_up.seed, number) for number in side) for side in match_up.sides)
    return fight_muster(Muster((one, other), match_up.noisy, match_up.captain), seed, mirrored)


def fight_quickly(match_up: MatchUp, seed: int, mirrored: bool, /) -> Outcome:
    """Fight one battle of a quick look. A `Fight` of `metamaker.play.simulation`."""
    return own_dice((fight, match_up), seed, mirrored)


def fight_muster(muster: Muster, seed: int, mirrored: bool, /) -> Outcome:
    """Fight one battle of two given fleets. A `Fight` of `metamaker.play.simulation`."""
    order = (1, 0) if mirrored else (0, 1)
    lines = [_line(muster.sides[contestant]) for contestant in order]
    setup = _noisy(lines, order, seed) if muster.noisy else Setup()
    battle = begun((lines[0], lines[1]), ("A", "B"), SeededDice(seed), setup, telling=False)
    result = decided(battle, (captain(muster.captain, seed, 0), captain(muster.captain, seed, 1)))
    return Outcome(None if result == DRAW else result ^ int(mirrored), battle.table.turn)


def _line(fleets: Sequence[Fleet]) -> list[Entrant]:
    """Return the ships of a side. The first with a large enough CiC leads the others. Rules MV-3.8.0-01, -05."""
    designs = [only_design(fleet) for fleet in fleets]
    flag = next((place for place, made in enumerate(designs) if _leads(made, len(fleets) - 1)), None)
    line: list[Entrant] = []
    for place, (fleet, made) in enumerate(zip(fleets, designs, strict=True)):
        plan = blueprint(made)
        ship = Ship(
            id=f"ship-{place}",
            name=f"Ship {place}",
            ship_class=made.ship.id,
            commander=None if flag is None or place == flag else f"ship-{flag}",
            level=CommandLevel.SQUADRON if place == flag else None,
        )
        line.append(Entrant(ship, plan, aboard(fleet, ship, plan) if plan.bays else ()))
    return line


def _leads(made: Design, units: int) -> bool:
    return units > 0 and parts(made).best(ComponentKind.CIC) >= units


def _noisy(fleets: Sequence[Sequence[Entrant]], order: tuple[int, int], seed: int) -> Setup:
    """Return a start with random distance and headings; both battles of a pair have the same for each contestant."""
    common = Setup(distance_cm=Draw(SeededDice(seed_of("distance", "start", seed))).between(NEAREST_CM, FARTHEST_CM))
    places: list[tuple[str, Place]] = []
    for side, (line, contestant) in enumerate(zip(fleets, order, strict=True)):
        draw = Draw(SeededDice(seed_of("headings", "ab"[contestant], seed)))
        stations = formation([entry.ship for entry in line], common.distance_cm, common.spacing_cm, common.table_cm)
        for entry, station in zip(line, stations, strict=True):
            turn = 2 * draw.between(0, HEADINGS // 2 - 1) if draw.chance(TURNED) else 0
            sign, ahead = (1, NORTH) if side == 0 else (-1, SOUTH)
            place = Place(sign * (station.x // CM), sign * (station.y // CM), (ahead + turn) % HEADINGS)
            places.append((f"{'ab'[side]}/{entry.ship.id}", place))
    return common._replace(places=tuple(places))
