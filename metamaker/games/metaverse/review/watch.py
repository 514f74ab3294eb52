"""The watch of a battle: it sees each event while the state is still that of the event, and counts luck and damage."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from metamaker.games.metaverse.battle.blueprint import WeaponPlan
from metamaker.games.metaverse.battle.damage import events as damage
from metamaker.games.metaverse.battle.state.battle import Battle, Critical, Event
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.review.account import Account, Draft
from metamaker.games.metaverse.review.hits import Spread
from metamaker.games.metaverse.review.idle import IdleWatch
from metamaker.play.geometry import Point
from metamaker.play.match import Match
from metamaker.play.review.ledger import Chance, Kind, Ledger

OF_HIT: Final = frozenset(
    {
        damage.DamageRolled,
        damage.PulseStruck,
        damage.PulseDeflected,
        damage.ShieldsLost,
        damage.BoxesLost,
        damage.SectionDestroyed,
        damage.ShipDestroyed,
        damage.PartiesLost,
        damage.IonizationRolled,
        damage.CriticalCaused,
        damage.SquadronStruck,
    }
)
"""Events that belong to the present hit; any other one ends it."""

Handler = Callable[["BattleWatch", Any], None]
"""Counts an event."""


class Stroke:
    """A hit before its dice: its weapon, the loss of each pulse, its side and firer, and its blow.

    `strength` is that of a struck squadron before the hit. `surgical` strokes spare the hull with odd dice.
    """

    def __init__(
        self, plan: WeaponPlan, draft: Draft, loss: int = 0, *, halved: bool = False, surgical: bool = False, strength: int = 0
    ) -> None:
        self.plan, self.draft = plan, draft
        self.loss, self.halved, self.surgical = loss, halved, surgical
        self.strength = strength
        self.dice: tuple[Sequence[int], Sequence[int]] = (), ()
        """Faces and extra dice that were not applied yet."""


class BattleWatch:
    """Watches a battle from its beginning. `handlers` count its events by their types."""

    def __init__(self, match: Match, handlers: dict[type, Handler]) -> None:
        self.battle: Battle = match.table.battle
        self.account = Account(self.battle)
        self.idle = IdleWatch(self.battle)
        self.stroke: Stroke | None = None
        self.spot = Point(0, 0)
        """The place of the last struck target, the centre of an area."""
        self.area: tuple[Vessel, WeaponPlan] | None = None
        """The firer and the weapon of the last hit of a ship, which may have an area."""
        self.beyond = ""
        """The cause of shots at victims beyond the target: an area or a line."""
        self.side_rolled = ""
        """The rolled arc of a corkscrewing ship, until its shot strikes."""
        self.array = ""
        """The array of the last interceptor."""
        self.missiles: dict[str, tuple[str, float]] = {}
        """The names and values of the weapons of a salvo that is being fired at, by their references."""
        self.critical: Critical | None = None
        self.row: tuple[int, int] = (0, 0)
        """The category and the row of the critical that is being resolved."""
        self._resolved: list[Critical] = []
        self._match = match
        self._handlers = handlers
        self.chances: list[Chance] = []
        self.battle.watcher = self.see

    def see(self, event: Event) -> None:
        """Count an event."""
        if event.__class__ not in OF_HIT:
            self.finish()
        handler = self._handlers.get(event.__class__)
        if handler is not None:
            handler(self, event)

    def ledger(self) -> Ledger:
        """Return the counts so far."""
        return Ledger(tuple(self.chances), tuple([draft.blow() for draft in self.account.drafts]), tuple(self.idle.found()))

    @property
    def made(self) -> int:
        """The number of choices before those that are being carried out."""
        return self._match.made

    def ship(self, key: str) -> Vessel:
        """Return a ship by its key."""
        return self.battle.table.by_key[key]

    def roll(
        self, kind: Kind, side: int, result: float, spread: Spread, *, ship: str = "", weapon: str = "", target: str = ""
    ) -> None:
        """Count a roll, unless all its results are worth the same."""
        if spread.variance > 0.0:
            turn = self.battle.table.turn
            self.chances.append(Chance(turn, self.made, side, kind, ship, weapon, target, result, spread.mean, spread.variance))

    def shot(self, side: int, ship: str, weapon: str, cause: str, target: str, victim: int) -> Draft:
        """Add the blow of a shot."""
        return self.account.new(self.made, side, ship, weapon, cause, target, victim)

    def begin(self, stroke: Stroke) -> None:
        """Let the next damage belong to a hit."""
        self.stroke, self.account.shot = stroke, stroke.draft

    def finish(self) -> None:
        """End the present hit: dice that were not applied any more were wasted."""
        stroke, self.stroke, self.account.shot = self.stroke, None, None
        if stroke is not None and any(stroke.dice):
            rolls = [stroke.plan.traits.rolls[face - 1] for dice in stroke.dice for face in dice]
            amounts = [max(0, roll.result + stroke.plan.modifier - stroke.loss) for roll in rolls]
            stroke.draft.wasted += sum([amount // 2 for amount in amounts] if stroke.halved else amounts)

    def resolving(self, vessel: Vessel, section: int) -> Critical | None:
        """Return the waiting critical that is being resolved for a section; earlier ones had no effect."""
        queue = self.battle.criticals
        self._resolved = [each for each in self._resolved if each in queue]
        for place, each in enumerate(queue):
            if each not in self._resolved and (each.vessel, each.section) == (vessel.number, section):
                self._resolved = list(queue[: place + 1])
                self.critical = each
                return each
        return None


def two(chance: float, hit: float, missed: float = 0.0) -> Spread:
    """Return the mean and the variance of a roll with two results."""
    gap = hit - missed
    return Spread(missed + chance * gap, chance * (1.0 - chance) * gap * gap)
