"""The value of one ship's fire at another: exact means over all dice, against the present defences of the target."""

from typing import Final

from metamaker.games.metaverse.battle.ai.weapon_worth import (
    MILLI,
    ROW,
    STEP_CM,
    STEPS,
    UNKNOWN,
    ArcDefences,
    Battery,
    DefencesMet,
    Stopping,
    Table,
    battery,
)
from metamaker.games.metaverse.battle.aim import MURKY
from metamaker.games.metaverse.battle.damage.strike import adaptation as effective_adaptation
from metamaker.games.metaverse.battle.damage.strike import deflector as working_deflector
from metamaker.games.metaverse.battle.places import CORE, opposite
from metamaker.games.metaverse.battle.state.vessel import System, Vessel
from metamaker.games.metaverse.model.section import ComponentKind

WHOLE: Final = 1_000_000
"""The worth of the complete rest of a target."""

RAKED: Final = (1,)
"""Raking fire asks for no layers."""

ARCS: Final = 4
ARC_OF_SECTOR: Final = [0, 1, 1, 2, 2, 3, 3, 0]
"""The arc in which a sector lies, by their numbers."""

OPEN_ARMOUR: Final = 1
OPEN: Final = (0, 0, OPEN_ARMOUR, 0)
"""The armour of the core next to a destroyed section, and the defences there. Rule MV-3.1.3-05."""


def cover(vessel: Vessel, arc: int, *, kinetic: bool, deep: bool) -> ArcDefences:
    """Return the present defences of an arc against fire of one type; layers are counted only for `deep` fire.

    Rules MV-0.0.0-08, MV-1.3.6-23, MV-3.1.3-04, -05, MV-3.5.9-04.
    """
    plan, is_open = vessel.blueprint, _is_open(vessel, arc)
    shields, adaptation, armour, deflector = OPEN if is_open else _stopping(vessel, arc, kinetic=kinetic)
    fuel = OPEN_ARMOUR if is_open else vessel.arcs[arc].plan.armour
    layers = _layers(vessel, arc) if deep else RAKED
    return ArcDefences(shields, adaptation, armour, fuel, deflector, layers, plan.ems, plan.mass_factor)


def covers_of(firing: Battery, target: Vessel, arc: int) -> DefencesMet:
    """Return the present defences of a target's arc against a battery."""
    plan, layers = target.blueprint, _layers(target, arc) if firing.deep else RAKED
    if _is_open(target, arc):
        return firing.met(OPEN, OPEN, OPEN_ARMOUR, layers, plan.ems, plan.mass_factor)
    energy, kinetic = _stopping(target, arc, kinetic=False), _stopping(target, arc, kinetic=True)
    return firing.met(energy, kinetic, target.arcs[arc].plan.armour, layers, plan.ems, plan.mass_factor)


def _is_open(vessel: Vessel, arc: int) -> bool:
    """Return whether fire on an arc meets the core, because the arc's section is destroyed."""
    owner = vessel.arcs[arc].plan.owner
    return owner != CORE and not vessel.sections[owner].stands


def _stopping(vessel: Vessel, arc: int, *, kinetic: bool) -> Stopping:
    """Return the defences of an arc with a section against fire of one type."""
    state = vessel.arcs[arc]
    designed = state.plan
    shields = adaptation = 0
    if state.up and state.shield_hits and (designed.shield_kinetic if kinetic else designed.shield_energy):
        shields = state.shield_hits
        if state.adaptation:
            adaptation = effective_adaptation(vessel, arc)
    armoured = designed.armour_kinetic if kinetic else designed.armour_energy
    armour = designed.armour + state.plates if armoured else 0
    deflectors = designed.kinetic_deflectors if kinetic else designed.energy_deflectors
    return shields, adaptation, armour, working_deflector(vessel, deflectors)


def _layers(vessel: Vessel, arc: int) -> tuple[int, ...]:
    """Return the layers with boxes of the standing sections on the way from an arc, at least one each."""
    owner, sections = vessel.arcs[arc].plan.owner, vessel.sections
    way = [CORE, opposite(arc)] if owner == CORE else [owner, CORE, opposite(arc)]
    return tuple([max(1, len([1 for boxes in sections[each].boxes if boxes])) for each in way if sections[each].stands])


def life(vessel: Vessel, arc: int) -> int:
    """Return the boxes that raking fire through an arc has to take before the ship is lost. Rules MV-1.3.6-06, -09."""
    owner = vessel.arcs[arc].plan.owner
    core = vessel.sections[CORE].left
    if owner != CORE and vessel.sections[owner].stands:
        return core + vessel.sections[owner].left
    return core


SECTION_LOST: Final = "section"


def dread(vessel: Vessel, arc: int) -> int:
    """Return how much a box taken through an arc adds to the chance that the crew breaks, in 1/`WHOLE`.

    The first section that a ship loses requires a morale check. Rules MV-2.3.2-07, -10 to -12.
    """
    owner = vessel.arcs[arc].plan.owner
    if owner == CORE or not vessel.sections[owner].stands or SECTION_LOST in vessel.conditions:
        return 0
    failing = min(len(vessel.conditions) + 1, vessel.blueprint.command_faces)
    return WHOLE * failing // (vessel.blueprint.command_faces * max(1, vessel.sections[owner].left))


SENSORS: Final = ComponentKind.SENSOR_ARRAY.value
EW: Final = ComponentKind.EW_ARRAY.value


class Broadside:
    """The fire of one ship at another in their present state. Results are kept, so that many positions are rated quickly.

    `turn` is the turn of the fire: weapons that fire every other turn may be empty. `rating` is the change of the target's
    rating by the movement of both, `ew` the EW that sensors meet: the best EW array by default. With `morale`, the loss of a
    section is worth more, because the crew may break. `known` is the same fire apart from morale; its results are shared.
    """

    def __init__(
        self,
        firer: Vessel,
        target: Vessel,
        turn: int,
        rating: int = 0,
        ew: int | None = None,
        *,
        morale: bool = False,
        known: "Broadside | None" = None,
    ) -> None:
        self.target = target
        self.murky = firer.murk > 0 or target.murk > 0
        self._morale = morale
        self.battery = battery(firer.blueprint.design)
        self.armed: int = armed(firer, turn) if known is None else known.armed
        self.array = firer.best(SENSORS) if firer.bridged else 0
        self.sensor = self.array - (target.best(EW) if ew is None else ew)
        self.rating = target.blueprint.target_rating + rating
        self._boxes = [UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN]
        self._covers: list[DefencesMet | None] = [None, None, None, None] if known is None else known._covers
        self._usual: list[Table | None] = [None, None, None, None] if known is None else known._usual
        self._tables: dict[int, Table] = {} if known is None else known._tables

    def worth(self, sector: int, cm: int, arc: int, more: int = 0) -> int:
        """Return the worth of all weapons that bear on `sector`, from `cm` away, at an arc of the target.

        `more` is added to the target's rating.
        """
        steps = -(-cm // STEP_CM)
        if self.murky and steps <= STEPS:
            steps = min(MURKY * steps, STEPS)
        if steps > STEPS or not self.array or not self.armed:
            return 0
        table = self._tables.get(more * ARCS + arc) if more else self._usual[arc]
        if table is None:
            table = self._table(arc, more)
        place = sector * ROW + steps
        done = table[place]
        if done == UNKNOWN:
            rating, covers = self.rating + more, self.covers(arc)
            done = self.battery.done(self.armed, self.sensor, rating, self.array, sector, steps, covers)
            table[place] = done
        box = self._boxes[arc]
        if box == UNKNOWN:
            box = self._boxes[arc] = self._box(arc)
        worth = done * box // MILLI
        return worth if worth < WHOLE else WHOLE

    def broadsides(self) -> list[int]:
        """Return the headings from the bow with most of the fire."""
        return self.battery.broadsides(self.armed)

    def at(self, seen: int, cm: int, back: int, more: int = 0) -> int:
        """Return the worth of the fire if the firer sees the target in one sector, and is seen in the sector `back`."""
        return self.worth(seen, cm, ARC_OF_SECTOR[back], more)

    def covers(self, arc: int) -> DefencesMet:
        """Return the defences of an arc of the target."""
        found = self._covers[arc]
        if found is None:
            found = self._covers[arc] = covers_of(self.battery, self.target, arc)
        return found

    def _box(self, arc: int) -> int:
        """Return the value of a box taken through an arc of the target."""
        return box_worth(self.target, arc, morale=self._morale)

    def _table(self, arc: int, more: int) -> Table:
        covers = self.covers(arc)
        found = self.battery.table(self.armed, self.sensor, self.rating + more, self.array, covers)
        if more:
            self._tables[more * ARCS + arc] = found
        else:
            self._usual[arc] = found
        return found


def box_worth(target: Vessel, arc: int, *, morale: bool) -> int:
    """Return the value of a box taken through an arc; with `morale` more if the section may be lost."""
    return WHOLE // max(1, life(target, arc)) + (dread(target, arc) if morale else 0)


def armed(vessel: Vessel, turn: int) -> int:
    """Return the set of the numbers of weapons, as bits, that can fire at starships in `turn`. Rule MV-3.6.10-02."""
    if not vessel.bridged:
        return 0
    systems, found = vessel.systems, 0
    for gun in battery(vessel.blueprint.design).guns:
        system = systems[gun.number]
        if not system.flags and not (gun.limited and system.fired and system.fired >= turn - 1):
            found |= gun.bit
    return found


def power(vessel: Vessel, turn: int) -> int:
    """Return how much the weapons of a ship that can fire in `turn` do, in 1/1000 boxes over all sectors."""
    return battery(vessel.blueprint.design).power(armed(vessel, turn))


def loaded(system: System, turn: int, *, limited: bool) -> bool:
    """Return whether a weapon works and may fire in `turn`: a limited one rests after each shot. Rule MV-3.6.10-02."""
    return not system.flags and not (limited and system.fired and system.fired >= turn - 1)
