"""The electronic signature of a ship: effective EW and EMS, gravity fields; the names of all electronic systems."""

from typing import Final, NamedTuple

from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.vessel import Status, Vessel
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.play.geometry import CM, Point

SENSOR: Final = ComponentKind.SENSOR_ARRAY.value
EW, ECM, EJ = ComponentKind.EW_ARRAY.value, ComponentKind.ECM_ARRAY.value, ComponentKind.EJ_ARRAY.value
ELINT, TARGETING = ComponentKind.ELINT_ARRAY.value, ComponentKind.TARGETING_ARRAY.value
ANSIBLE, POD = ComponentKind.ANSIBLE.value, ComponentKind.COUNTERMEASURE_POD.value
STEALTH: Final = ComponentKind.STEALTH_GENERATOR.value
PROJECTOR: Final = ComponentKind.GRAVITY_WELL_PROJECTOR.value

SWITCHED: Final = (EW, ECM, EJ, STEALTH, PROJECTOR)
"""Systems switched in the EW Step; not sensor arrays, and cloak generators only by plots. Rule MV-3.4.0-06."""

AIMED: Final = (ELINT, TARGETING)
"""Arrays aimed at an enemy ship. Rules MV-3.4.3-02, MV-3.4.4-02."""

AIM_RULES: Final = {ELINT: ("MV-3.4.3-02",), TARGETING: ("MV-3.4.4-02",)}
"""The rules of aiming each kind."""

AIM_CM, SUPPORT_CM = 100, 50
"""The range of aimed arrays and of ansibles. Rules MV-3.4.3-02, MV-3.4.4-02, MV-3.4.7-02."""

ARRAY_CM, PROJECTOR_CM = 5, 10
"""Radius of an ECM or EJ array and of a gravity well projector, for each point of its rating.

Rules MV-3.4.5-01, MV-3.4.6-01, MV-3.5.5-01.
"""


UNCOMPROMISED: Final = 4
"""The factor of a stealth generator's rating while its ship uses no other EW system. Rule MV-3.4.9-03."""

LEAST_EMS: Final = 1
"""The minimum of EMS in the field of an EJ array. Rule MV-3.4.6-02."""


class Field(NamedTuple):
    """A gravity field that is on: its centre and its radius in cm. Rule MV-3.5.5-01."""

    centre: Point
    radius_cm: int


def effective_ew(table: Table, firer: Vessel, target: Vessel) -> int:
    """Return the EW against sensor rolls of `firer`: best array or stealth, ECM, pods, less ELINT, not below 0.

    Rules MV-1.3.1-10, MV-3.4.2-02, -03, MV-3.4.3-02, -03, MV-3.4.5-02, -03, MV-3.4.9-03, -04, MV-3.4.10-02.
    """
    value = own_ew(table, target)
    return max(0, value - aid(table, firer, target, ELINT)) if value else 0


def own_ew(table: Table, target: Vessel) -> int:
    """Return the EW of a ship before any ELINT. Rule MV-1.3.1-10."""
    value = target.best(EW)
    kinds = target.blueprint.kinds
    if STEALTH in kinds:
        value = _stealthed(table, target, value)
    if ECM in table.carriers:
        value += _best_source(table, ECM, target, target.side)
    if POD in kinds and target.bridged:
        value += sum([pod.plan.rating for pod in target.working(POD) if pod.active])
    return value


def _stealthed(table: Table, target: Vessel, ew: int) -> int:
    """Return EW with stealth: it replaces the own array; once compromised, the better counts. Rules MV-3.4.9-03, -04."""
    rating = target.best(STEALTH)
    if rating and not compromised(table, target):
        return UNCOMPROMISED * rating
    return max(rating, ew)


def compromised(table: Table, vessel: Vessel) -> bool:
    """Return whether stealth has only its bare rating: another EW system was used in this turn or the last.

    A turn without any, from combat phase to combat phase, restores it. Rules MV-3.4.9-04, -05.
    """
    return vessel.last_emission > 0 and table.turn - vessel.last_emission <= 1


def effective_ems(table: Table, firer: Vessel, target: Vessel) -> int:
    """Return how many attackers may fire on `target` in a turn, for `firer`: jamming first, then targeting arrays.

    Rules MV-1.3.4-02, -09, MV-3.4.4-02, MV-3.4.6-02 to -04.
    """
    return base_ems(table, target) + aid(table, firer, target, TARGETING)


def base_ems(table: Table, target: Vessel) -> int:
    """Return how many attackers may fire on `target` in a turn without any targeting array: salvos have none.

    Rules MV-1.3.4-02, -12, MV-3.4.6-02 to -04.
    """
    ems = target.blueprint.ems
    if EJ in table.carriers:
        ems -= _best_source(table, EJ, target, None)
    return max(LEAST_EMS, ems)


def aid(table: Table, firer: Vessel, target: Vessel, kind: str) -> int:
    """Return the best rating of ELINT or targeting arrays aimed at `target`, of the ship or of one supporting it by ansible.

    Rules MV-3.4.3-02, -03, MV-3.4.4-02, MV-3.4.7-03.
    """
    if kind not in table.carriers:
        return 0
    best = _aimed(firer, target.number, kind)
    for lender in table.carriers.get(ANSIBLE, ()):
        if firer.number in lender.supports:
            best = max(best, _aimed(lender, target.number, kind))
    return best


def _aimed(vessel: Vessel, target: int, kind: str) -> int:
    """Return the best rating aimed at `target`; flags are ignored.

    Losses of a ship in its own group have no effect before its end (MV-2.2.2-04).
    """
    best = 0
    for index in vessel.blueprint.kinds.get(kind, ()):
        array = vessel.systems[index]
        if array.aim == target and array.plan.rating > best:
            best = array.plan.rating
    return best


def _best_source(table: Table, kind: str, target: Vessel, side: int | None) -> int:
    """Return the maximum number of arrays of one ship that reach the target; EJ arrays need a bridge, ECM ones do not.

    Rules MV-3.2.1-03, MV-3.4.5-02, -03, MV-3.4.6-02, -03, MV-3.4.8-08.
    """
    most = 0
    for source in table.carriers[kind]:
        if source.status is not Status.FIGHTING or source.cloaked or (side is not None and source.side != side):
            continue
        if kind == EJ and not source.bridged:
            continue
        reaching = 0
        for index in source.blueprint.kinds[kind]:
            array = source.systems[index]
            if array.flags == 0 and near(source.course.place, target.course.place, ARRAY_CM * array.plan.rating):
                reaching += 1
        most = max(most, reaching)
    return most


def fields(table: Table) -> list[Field]:
    """Return the gravity fields of bodies, then of projectors, each its own; not of ships without a bridge or under cloak.

    Those of bodies reach up to the next whole cm. Rules MV-3.5.5-01 to -03, MV-3.2.1-03, MV-5.0.1-04.
    """
    natural = [Field(body.centre, -(-(body.radius + body.reach) // CM)) for body in table.terrain if body.is_body]
    return natural + [
        Field(vessel.course.place, PROJECTOR_CM * projector.plan.rating)
        for vessel in table.carriers.get(PROJECTOR, ())
        if vessel.status is Status.FIGHTING and vessel.bridged and not vessel.cloaked
        for projector in vessel.working(PROJECTOR)
    ]


def emits(table: Table, vessel: Vessel) -> None:
    """Remember that a ship used an EW system or a sensor, which compromises its stealth from the next group on.

    `effects.settle` applies it; fire simultaneous with that use still meets full stealth. Once compromised, switching stealth
    off does not stop the clock. Rules MV-3.4.9-04, -05.
    """
    if vessel.stealth or compromised(table, vessel):
        vessel.emits = True


def near(here: Point, there: Point, cm: int) -> bool:
    """Return whether two places are within `cm` cm. Rules MV-0.0.0-04, -09."""
    # The rounded distance is at most r exactly if its square, which is a whole number, is at most r² + r.
    east, north, reach = there.x - here.x, there.y - here.y, cm * CM
    return east * east + north * north <= reach * reach + reach
