"""The view of a side of a battle as plain values: record sheets are open, plots and actions under cloak are secret.

Ships are named by their keys (`a/heron-1`), systems by their references inside the class (`core/sensor#1`).
"""

from typing import NamedTuple

from metamaker.games.metaverse.battle.electronics.signature import own_ew
from metamaker.games.metaverse.battle.fire.arms import is_direct, is_indirect, loaded
from metamaker.games.metaverse.battle.kinematics.course import momentum
from metamaker.games.metaverse.battle.places import ARC_WORDS, ARCS, SECTIONS
from metamaker.games.metaverse.battle.plot.text import printed
from metamaker.games.metaverse.battle.state.battle import Battle, Table
from metamaker.games.metaverse.battle.state.ground import described
from metamaker.games.metaverse.battle.state.salvo import Salvo
from metamaker.games.metaverse.battle.state.squadron import GENERALISED, Mission, Squadron
from metamaker.games.metaverse.battle.state.vessel import NOBODY, Vessel
from metamaker.games.metaverse.match.damage_state import flag_words
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.play_state import Flag


class SectionView(NamedTuple):
    """A section of the design: whether it stands, its remaining boxes by layers, top first, enemy marines and crew in it."""

    name: SectionName
    stands: bool
    boxes: tuple[int, ...]
    crew: tuple[int, ...]
    marines: tuple[int, ...]
    boarders: tuple[int, int] = (0, 0)


class ArcView(NamedTuple):
    """An arc: the remaining shield hits and plates, adaptation, whether its shields are up."""

    name: Arc
    shield_hits: int
    plates: int
    adaptation: int
    up: bool


class SystemView(NamedTuple):
    """A system: its kind, its flags if it does not work, and whether a long-range weapon against ships is loaded."""

    ref: str
    kind: str
    flags: tuple[Flag, ...]
    loaded: bool


class ShipView(NamedTuple):
    """A ship in the view of a side. Place in 1/1000 cm, heading in 1/16 turns, speed in cm a turn.

    `status` is the reason why it does not fight, empty if it does. For an enemy under cloak, the place is the one where it
    vanished, and its charges are unknown: None. `plots` are those that the side itself has written and not revealed, by turn.
    """

    key: str
    name: str
    side: int
    status: str
    cloaked: bool
    x: int
    y: int
    heading: int
    speed: int
    crew_quality: int
    target_rating: int
    ew: int
    ems: int
    ftl_charges: tuple[tuple[str, int], ...] | None
    sections: tuple[SectionView, ...]
    arcs: tuple[ArcView, ...]
    systems: tuple[SystemView, ...]
    plots: tuple[tuple[int, str], ...] = ()


class SalvoView(NamedTuple):
    """A salvo on the table: the key of the ship that launched it, its weapons there by their references.

    Place in 1/1000 cm, its facing in 1/1000 degree clockwise from north; `age` is the turn of its life, `turns` the length of
    its life. `contact` is the key of the ship that it was moved onto.
    """

    key: str
    side: int
    ship: str
    weapons: tuple[str, ...]
    x: int
    y: int
    direction: int
    range_cm: int
    age: int
    turns: int
    contact: str


class SquadronView(NamedTuple):
    """A squadron: its type, its remaining strength, the key of its ship, of its mission, passengers, spent weapons.

    `berth`: ready in its bay, recovered, on the table or lost; weapons go by their places in its type.
    """

    key: str
    side: int
    type: str
    strength: int
    berth: str
    carrier: str
    mission: str
    marines: int
    crew: int
    spent: tuple[int, ...]


class MissionView(NamedTuple):
    """A mission on the table: its task, the key of the ship that commands it, its squadrons; place in 1/1000 cm.

    `contact` is the key of the item that it touches, `arc` the arc of an enemy ship that it attacks, empty for any.
    """

    key: str
    side: int
    task: str
    ship: str
    squadrons: tuple[str, ...]
    x: int
    y: int
    contact: str
    arc: str


class TerrainView(NamedTuple):
    """Terrain on the table: its kind and name; both ends of its middle line (one place for a disc), in 1/1000 cm.

    `radius` is that of its template, `reach` the extent of its field beyond; `boundless` terrain is everywhere, so that both
    mean nothing. `wind_direction` is in eighths of the compass, downwind, `wind` its strength, 0 for none.
    """

    key: str
    kind: str
    name: str
    boundless: bool
    x: int
    y: int
    to_x: int
    to_y: int
    radius: int
    reach: int
    wind_direction: int
    wind: int


class TableView(NamedTuple):
    """The table in the view of a side; `step` is the number of the step, 1 to 12."""

    side: int
    turn: int
    step: int
    ships: tuple[ShipView, ...]
    salvos: tuple[SalvoView, ...] = ()
    missions: tuple[MissionView, ...] = ()
    squadrons: tuple[SquadronView, ...] = ()
    terrain: tuple[TerrainView, ...] = ()


def table_view(battle: Battle, side: int) -> TableView:
    """Return the view of a side. Rules MV-2.1.1-01, -03, MV-3.4.8-04."""
    table = battle.table
    ships = tuple(_ship(battle, vessel, side) for vessel in table.vessels)
    return TableView(
        side,
        table.turn,
        int(table.step),
        ships,
        tuple(_salvo(table, salvo) for salvo in (*table.salvos, *stilled_salvos(table))),
        tuple(_mission(table, mission) for mission in (*table.missions, *stilled_missions(table))),
        tuple(_squadron(table, squadron) for squadron in table.squadrons),
        tuple(TerrainView(*described(feature)) for feature in table.terrain),
    )


def stilled_salvos(table: Table) -> list[Salvo]:
    """Return the salvos on the table that skip this turn."""
    return [token for token in table.stilled if isinstance(token, Salvo)]


def stilled_missions(table: Table) -> list[Mission]:
    """Return the missions on the table that skip this turn."""
    return [token for token in table.stilled if isinstance(token, Mission)]


def _mission(table: Table, mission: Mission) -> MissionView:
    return MissionView(
        key=mission.key,
        side=mission.side,
        task=mission.task.value,
        ship="" if mission.ship == NOBODY else table.vessels[mission.ship].key,
        squadrons=tuple(squadron.key for squadron in mission.squadrons),
        x=mission.place.x,
        y=mission.place.y,
        contact=mission.contact,
        arc="" if mission.arc == GENERALISED else ARC_WORDS[mission.arc],
    )


def _squadron(table: Table, squadron: Squadron) -> SquadronView:
    mission = table.mission_of(squadron)
    return SquadronView(
        key=squadron.key,
        side=squadron.side,
        type=squadron.plan.name,
        strength=squadron.strength,
        berth=squadron.berth.name.lower(),
        carrier="" if squadron.carrier == NOBODY else table.vessels[squadron.carrier].key,
        mission="" if mission is None else mission.key,
        marines=squadron.marines,
        crew=squadron.crew,
        spent=tuple(squadron.spent),
    )


def _salvo(table: Table, salvo: Salvo) -> SalvoView:
    return SalvoView(
        key=salvo.key,
        side=salvo.side,
        ship=table.vessels[salvo.ship].key,
        weapons=tuple(missile.ref for missile in salvo.weapons),
        x=salvo.place.x,
        y=salvo.place.y,
        direction=salvo.direction,
        range_cm=salvo.range_cm,
        age=salvo.age(table.turn),
        turns=salvo.turns,
        contact=salvo.contact,
    )


def charges_seen(vessel: Vessel, side: int) -> tuple[tuple[str, int], ...] | None:
    """Return the known charges of FTL drives: drives with their turns; None for an enemy under cloak."""
    if vessel.cloaked and vessel.side != side:
        return None
    return tuple((charge.ref, charge.turns) for charge in vessel.charges)


def _ship(battle: Battle, vessel: Vessel, side: int) -> ShipView:
    table, plan, course = battle.table, vessel.blueprint, vessel.course
    plots = battle.secrets[side].plots if vessel.side == side else {}
    return ShipView(
        key=vessel.key,
        name=vessel.name,
        side=vessel.side,
        status="" if vessel.fights else vessel.status.name.lower(),
        cloaked=vessel.cloaked > 0,
        x=course.place.x,
        y=course.place.y,
        heading=course.heading,
        speed=momentum(course),
        crew_quality=vessel.crew_quality,
        target_rating=plan.target_rating + vessel.changes.target,
        ew=own_ew(table, vessel),
        ems=plan.ems,
        ftl_charges=charges_seen(vessel, side),
        sections=tuple(
            SectionView(
                name,
                state.stands,
                tuple(state.boxes),
                tuple(state.crew),
                tuple(state.marines),
                (sum(each.marines for each in state.boarders), sum(each.crew for each in state.boarders)),
            )
            for name, state in zip(SECTIONS, vessel.sections, strict=True)
            if state.plan.designed
        ),
        arcs=tuple(
            ArcView(name, state.shield_hits, state.plates, state.adaptation, state.up)
            for name, state in zip(ARCS, vessel.arcs, strict=True)
        ),
        systems=tuple(_systems(table, vessel)),
        plots=tuple((turn, printed(plot)) for (number, turn), plot in sorted(plots.items()) if number == vessel.number),
    )


def _systems(table: Table, vessel: Vessel) -> list[SystemView]:
    return [
        SystemView(
            system.plan.ref,
            system.plan.kind,
            flag_words(system.flags),
            (is_direct(system) or is_indirect(system)) and loaded(system, table.turn),
        )
        for system in vessel.systems
    ]
