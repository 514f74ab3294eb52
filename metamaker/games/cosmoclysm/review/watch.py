"""The counts of a game for its review: fights and the dice of announced ships, in ships."""

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import Any

from typing_extensions import override

from metamaker.core.messages import language_in_force, words_in
from metamaker.game_api.reviewing import Reviewing, Watch
from metamaker.games.cosmoclysm.battle.events import Announced, Fought, OwnShipLost
from metamaker.games.cosmoclysm.match.table import GameTable
from metamaker.games.cosmoclysm.model.board import GAME, hex_ref
from metamaker.games.cosmoclysm.model.words import TYPES
from metamaker.games.cosmoclysm.rules.position import PASS, TARGETS, Position, kind_of, side_of
from metamaker.games.cosmoclysm.rules.ships import REACH, TAKER, win_chance
from metamaker.play.match import Match
from metamaker.play.review.ledger import Blow, Chance, Kind, Ledger
from metamaker.play.story import Event

NOWHERE = -1.0
"""The distance of fights, because hexes are not centimetres."""


_Names = tuple[str, str, str]
"""No ship, because ships do not have names; a type; the hex of the target."""

_Values = tuple[Fraction, Fraction, Fraction]
"""The result of a roll, its mean and its variance."""


class GameReview(Reviewing):
    """See `Reviewing`. Luck and damage are counted in ships.

    Rolls for the first turn have no value here: the first player has an advantage on some boards, and the last on others.
    """

    unit = "ships"

    @override
    def watch(self, match: Match[GameTable]) -> "GameWatch":
        return GameWatch(match)

    @override
    def sides(self, match: Match[GameTable]) -> tuple[str, ...]:
        return match.table.teller.sides

    @override
    def names(self, match: Match[GameTable], refs: Iterable[str]) -> dict[str, str]:
        hexes = {hex_ref(name): name for name in match.table.game.names}
        return {ref: hexes.get(ref, ref) for ref in refs}


class GameWatch(Watch):
    """Counts fights, and the rolls of announced ships, before their effects on the position."""

    def __init__(self, match: Match[GameTable]) -> None:
        self._match = match
        self._game = match.table.game
        self._chances: list[Chance] = []
        self._blows: list[Blow] = []
        self._game.watcher = self._see

    @override
    def ledger(self) -> Ledger:
        return Ledger(tuple(self._chances), tuple(self._blows))

    def _see(self, event: Event) -> None:
        count = _COUNTS.get(type(event))
        if count is not None:
            count(self, event)

    def announced(self, event: Announced) -> None:
        """Count the roll of an announced ship by the best attack that each face allows. Rules CL-TURN-02, CL-TURN-03."""
        position = self._game.position
        if position is None:
            return
        values = [best_attack(position, face) for face in range(1, REACH + 1)]
        mean = Fraction(sum(values), REACH)
        variance = Fraction(sum(value * value for value in values), REACH) - mean * mean
        if variance:
            names = "", _name(event.kind), ""
            self._count(event, "reach", names, (values[event.face - 1], mean, variance), -1)

    def fought(self, event: Fought) -> None:
        """Count a fight, in which only the defender can be lost. Rules CL-FGT-02 to CL-FGT-05, CL-TAKE-01."""
        chance, gain = win_chance(event.kind, event.defending), Fraction(gain_of(event.kind))
        names = "", _name(event.kind), self._ref(event.at)
        values = gain * event.won, gain * chance, gain * gain * chance * (1 - chance)
        self._count(event, "fight", names, values, event.defender)
        self._blow(event, names, event.defender, chance, "", dealt=event.won)

    def own_ship_lost(self, event: OwnShipLost) -> None:
        """Count a ship lost to one of its own side. Rule CL-ALLY-01."""
        names = "", "", self._ref(event.at)
        self._blow(event, names, event.side, Fraction(1), "own", dealt=True)

    def _count(self, event: Announced | Fought, kind: Kind, names: _Names, values: _Values, against: int) -> None:
        result, mean, variance = map(float, values)
        chance = Chance(event.round, self._match.made, event.side, kind, *names, result, mean, variance, against)
        self._chances.append(chance)

    def _blow(
        self, event: Fought | OwnShipLost, names: _Names, victim: int, chance: Fraction, cause: str, *, dealt: bool
    ) -> None:
        self._blows.append(
            Blow(
                turn=event.round,
                made=self._match.made,
                side=event.side,
                ship=names[0],
                weapon=names[1],
                cause=cause,
                target=names[2],
                arc="",
                distance=NOWHERE,
                chance=float(chance),
                hit=dealt,
                mean=float(chance),
                shields=0.0,
                armour=0.0,
                intercepted=0.0,
                wasted=0.0,
                dealt=float(dealt),
                victim=victim,
            )
        )

    def _ref(self, at: int) -> str:
        return hex_ref(self._game.names[at])


_COUNTS: Mapping[type, Callable[[GameWatch, Any], None]] = {
    Announced: GameWatch.announced,
    Fought: GameWatch.fought,
    OwnShipLost: GameWatch.own_ship_lost,
}


def gain_of(kind: int) -> int:
    """Return the gain of a won attack by a ship of this type, in ships: a Taker also gets one. Rule CL-TAKE-01."""
    return 2 if kind == TAKER else 1


def best_attack(position: Position, face: int) -> Fraction:
    """Return the highest mean gain of an attack by the announced ship after a roll of its die, in ships; 0 without one."""
    after = position.copy()
    after.roll(face)
    ship = after.holds[after.at]
    gains = [Fraction(0)]
    for move in after.moves():
        there = 0 if move == PASS else after.holds[move % TARGETS]
        if there and side_of(there) != side_of(ship):
            gains.append(gain_of(kind_of(ship)) * win_chance(kind_of(ship), kind_of(there)))
    return max(gains)


def _name(kind: int) -> str:
    """Return the name of a type in the current language."""
    return words_in(GAME, language_in_force())[f"names-{TYPES[kind]}"]
