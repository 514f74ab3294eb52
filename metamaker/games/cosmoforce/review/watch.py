"""The counts of a fight for its review: dice with their means, damage by cause, turns without an attack."""

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from typing_extensions import override

from metamaker.core.display_names import first_upper
from metamaker.core.messages import language_in_force, words_in
from metamaker.game_api.reviewing import Fate, Reviewing, Watch
from metamaker.games.cosmoforce.battle.actions.events import (
    Attacked,
    Collided,
    HeatRolled,
    HeatShed,
    RamDeclared,
    Rammed,
    Strafed,
)
from metamaker.games.cosmoforce.battle.frame import (
    AftermathBegan,
    BattleBegan,
    BattleEnded,
    RoundBegan,
    ThreatsRolled,
    TurnBegan,
)
from metamaker.games.cosmoforce.battle.state import KINDS, LASER, MISSILE, WEAPONS, Ship, sign_of
from metamaker.games.cosmoforce.battle.survival import GROUP
from metamaker.games.cosmoforce.battle.wording.names import Names
from metamaker.games.cosmoforce.edits.structure import system_term
from metamaker.games.cosmoforce.match.fights import Bout, SurvivalRun
from metamaker.games.cosmoforce.match.table import BattleTable
from metamaker.games.cosmoforce.model.fleet import GAME
from metamaker.games.cosmoforce.review import values
from metamaker.games.cosmoforce.review.account import COUNTED, Account
from metamaker.games.cosmoforce.review.values import Rolled
from metamaker.play.match import Match
from metamaker.play.review.ledger import Blow, Chance, Idle, Kind, Ledger
from metamaker.play.story import LETTERS, Event

NOWHERE = -1.0
"""The distance of attacks, because the game has no map."""


class FightReview(Reviewing):
    """See `Reviewing`. Luck and damage are counted in boxes; harm to crew counts as one box."""

    unit = "boxes"

    @override
    def watch(self, match: Match[BattleTable]) -> "FightWatch":
        return FightWatch(match)

    @override
    def sides(self, match: Match[BattleTable]) -> tuple[str, ...]:
        bout = match.table.bout
        if isinstance(bout, SurvivalRun):
            return bout.campaign.name, first_upper(words_in(GAME, language_in_force())["pages-record-threats"])
        names = Names(bout.battle)
        return tuple(map(names.side, bout.battle.sides))

    @override
    def names(self, match: Match[BattleTable], refs: Iterable[str]) -> dict[str, str]:
        """Return the names of ships; a threat of a survival run is its own name."""
        known = {fate.ref: fate.name for fate in self.fates(match)}
        return {ref: known.get(ref, ref) for ref in refs}

    @override
    def fates(self, match: Match[BattleTable]) -> tuple[Fate, ...]:
        bout = match.table.bout
        ships = bout.campaign.group if isinstance(bout, SurvivalRun) else bout.battle.ships
        return tuple(Fate(_ref(bout, ship), ship.name, ship.side, not ship.alive) for ship in ships)


class _Armed(NamedTuple):
    """A ship with its turn, and its kinds of weapons."""

    turn: int
    ship: Ship
    kinds: tuple[int, ...]


class FightWatch(Watch):
    """Counts the dice and the damage of a fight, or of a run of fights, from its events."""

    def __init__(self, match: Match[BattleTable]) -> None:
        self._match = match
        self._chances: list[Chance] = []
        self._idle: list[Idle] = []
        self._account = Account()
        self._armed: _Armed | None = None
        """The ship with the turn, until it attacks."""
        match.table.heard_from_start(self._hear)

    @override
    def ledger(self) -> Ledger:
        return Ledger(tuple(self._chances), self._account.blows(), tuple(self._idle))

    def _hear(self, bout: Bout, event: Event) -> None:
        if isinstance(event, COUNTED):
            self._account.take(event, bout.battle.ships[event.ship])
        elif type(event) in _COUNTS:
            self._account.close()
            _COUNTS[type(event)](self, bout, event)

    # Turns

    def began(self, bout: Bout, _: BattleBegan) -> None:
        """Begin the account of a fight."""
        self._account.begin(bout.battle)

    def turn_began(self, bout: Bout, event: TurnBegan) -> None:
        """Keep the weapons of a ship."""
        self.turn_ended(bout, event)
        ship = bout.battle.ships[event.ship]
        kinds = tuple(kind for kind in WEAPONS if ship.working(kind))
        self._armed = None if bout.battle.is_late() else _Armed(bout.turn, ship, kinds)

    def turn_ended(self, bout: Bout, _: Event) -> None:
        """Count the weapons of a ship that survived its turn and did not attack."""
        armed, self._armed = self._armed, None
        if armed is None or not armed.ship.alive:
            return
        battle, ship = bout.battle, armed.ship
        enemies = battle.enemies(ship)
        target = _ref(bout, enemies[0]) if len(enemies) == 1 else ""
        kinds = armed.kinds if enemies else ()
        self._idle += [Idle(armed.turn, ship.side, _ref(bout, ship), _name(kind), target) for kind in kinds]

    # Dice

    def threats(self, bout: Bout, event: ThreatsRolled) -> None:
        """Count the roll for the threats of a fight."""
        if isinstance(bout, SurvivalRun):
            self._count(bout, "encounter", GROUP, ("", "", ""), values.threats(bout.threat_boxes, event))

    def attacked(self, bout: Bout, event: Attacked) -> None:
        """Count an attack."""
        self._armed = None
        battle = bout.battle
        ship, target = battle.ships[event.ship], battle.ships[event.target]
        kind = ship.plan.kinds[event.slots[0]]
        shot, weapon = values.attack(battle, event, heats=kind == LASER), _name(kind)
        self._roll(bout, "damage", ship, shot.rolled, target, weapon)
        if kind == LASER:
            self._roll(bout, "heat", ship, values.own_heat(ship, event), ship, weapon)
        if kind == MISSILE:
            self._roll(bout, "damage", ship, values.depletion(battle, ship, event), ship, weapon)
        self._blow(bout, ship, target, event.damage, shot.damage, weapon=weapon, chance=shot.chance)

    def ram_declared(self, bout: Bout, event: RamDeclared) -> None:  # noqa: ARG002 - counted like all others
        """Keep that the ship attacks."""
        self._armed = None

    def rammed(self, bout: Bout, event: Rammed) -> None:
        """Count a ram, which damages both ships."""
        battle = bout.battle
        ship, target = battle.ships[event.ship], battle.ships[event.target]
        ram = values.ram(battle, event)
        self._roll(bout, "damage", ship, ram.rolled, target)
        chance = values.any_effective(event.faces)
        self._blow(bout, ship, target, event.target_damage, ram.target, "ram", chance=chance)
        own = 1 - (1 - values.RECOIL) ** values.dice_in(event.faces)
        self._blow(bout, ship, ship, event.own_damage, ram.own, "ram", chance=own)

    def heat_rolled(self, bout: Bout, event: HeatRolled) -> None:
        """Count a roll for heat."""
        self._suffered(bout, event, "heat", event.effective, values.heat(bout.battle, event))

    def collided(self, bout: Bout, event: Collided) -> None:
        """Count a roll for collisions."""
        self._suffered(bout, event, "collision", event.damage, values.collision(bout.battle, event))

    def heat_shed(self, bout: Bout, event: HeatShed) -> None:
        """Count dice that shed heat."""
        if event.faces:
            ship = bout.battle.ships[event.ship]
            self._roll(bout, "heat", ship, values.cooling(ship, event))

    def strafed(self, bout: Bout, event: Strafed) -> None:
        """Count a Strafe Run."""
        self._roll(bout, "damage", bout.battle.ships[event.ship], values.strafing(event))

    def _suffered(self, bout: Bout, event: HeatRolled | Collided, kind: Kind, points: int, rolled: Rolled) -> None:
        ship = bout.battle.ships[event.ship]
        self._roll(bout, kind, ship, rolled)
        self._blow(bout, None, ship, points, -rolled.mean, kind, chance=values.any_effective(event.faces))

    def _roll(self, bout: Bout, kind: Kind, ship: Ship, rolled: Rolled, target: Ship | None = None, weapon: str = "") -> None:
        signs = _ref(bout, ship), weapon, "" if target is None else _ref(bout, target)
        against = -1 if target is None or target.side == ship.side else target.side
        self._count(bout, kind, ship.side, signs, rolled, against)

    def _count(self, bout: Bout, kind: Kind, side: int, signs: tuple[str, str, str], rolled: Rolled, against: int = -1) -> None:
        """Add a roll of a ship with a weapon at a target, unless all its results are worth the same."""
        if rolled.variance:
            result, mean, variance = map(float, rolled)
            self._chances.append(Chance(bout.turn, self._match.made, side, kind, *signs, result, mean, variance, against))

    def _blow(
        self,
        bout: Bout,
        ship: Ship | None,
        target: Ship,
        points: int,
        mean: Fraction,
        cause: str = "",
        *,
        weapon: str = "",
        chance: Fraction = Fraction(1),
    ) -> None:
        """Add a blow; one without a ship belongs to the side of its target."""
        blow = Blow(
            turn=bout.turn,
            made=self._match.made,
            side=(ship or target).side,
            ship="" if ship is None else _ref(bout, ship),
            weapon=weapon,
            cause=cause,
            target=_ref(bout, target),
            arc="",
            distance=NOWHERE,
            chance=float(chance),
            hit=points > 0,
            mean=float(mean),
            shields=0.0,
            armour=0.0,
            intercepted=0.0,
            wasted=0.0,
            dealt=0.0,
            victim=target.side,
        )
        self._account.add(blow, target.number, points)


_COUNTS: Mapping[type, Callable[[FightWatch, Bout, Any], None]] = {
    BattleBegan: FightWatch.began,
    RoundBegan: FightWatch.turn_ended,
    TurnBegan: FightWatch.turn_began,
    AftermathBegan: FightWatch.turn_ended,
    BattleEnded: FightWatch.turn_ended,
    ThreatsRolled: FightWatch.threats,
    Attacked: FightWatch.attacked,
    RamDeclared: FightWatch.ram_declared,
    Rammed: FightWatch.rammed,
    HeatRolled: FightWatch.heat_rolled,
    Collided: FightWatch.collided,
    HeatShed: FightWatch.heat_shed,
    Strafed: FightWatch.strafed,
}


def _ref(bout: Bout, ship: Ship) -> str:
    """Return a reference for a ship: its sign. In a survival run, the group keeps its order, and threats have their fight."""
    if not isinstance(bout, SurvivalRun):
        return sign_of(bout.battle, ship)
    if ship.side == GROUP:
        return f"{LETTERS[GROUP]}{bout.campaign.group.index(ship) + 1}"
    return f"{bout.battle.fight}: {sign_of(bout.battle, ship)} {ship.name}"


def _name(kind: int) -> str:
    """Return the name of a kind of weapon in the current language."""
    return system_term(KINDS[kind], words_in(GAME, language_in_force()))
