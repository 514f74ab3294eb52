"""The losses of one side so far, as a play state for printing damaged sheets."""

from metamaker.core.ids import ref
from metamaker.games.metaverse.battle.kinematics.course import momentum
from metamaker.games.metaverse.battle.places import ARCS, SECTIONS
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import (
    DESTROYED,
    DISABLED,
    EXPENDED,
    OFF,
    UNPOWERED,
    SectionState,
    Status,
    System,
    Vessel,
)
from metamaker.games.metaverse.battle.state.vessel import ArcState as ArcInBattle
from metamaker.games.metaverse.match.squadrons import states_aboard, states_beside
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.words import Condition, RateOfFire
from metamaker.games.metaverse.play_state import (
    MAX_ENTRIES,
    ArcState,
    ArcStates,
    Departure,
    Flag,
    Losses,
    PlayState,
    SectionLosses,
    ShipState,
    SystemState,
)

FLAGS = {
    DISABLED: Flag.DISABLED,
    DESTROYED: Flag.DESTROYED,
    EXPENDED: Flag.EXPENDED,
    UNPOWERED: Flag.UNPOWERED,
    OFF: Flag.SWITCHED_OFF,
}
"""The flags of systems and their words, in the order of MV-0.0.0-07."""

DEPARTURES = {Status.AWAY: Departure.JUMP, Status.RETREATED: Departure.RETREAT, Status.BROKEN: Departure.BROKEN_OFF}
"""Ways in which ships have left the table; a strategic jump ends with their return."""

FASTEST = 999
"""The highest speed in a play state, in cm a turn."""


def play_state(battle: Battle, side: int, fleet: Fleet) -> PlayState:
    """Return the state of all ships of a side, including those that have left, and its squadrons: a play state of its fleet.

    A ship with too many systems for a play state has only the first ones in the list.
    """
    table = battle.table
    ships = tuple(
        ship_state(vessel, table.turn).with_(squadrons=states_aboard(table, vessel, fleet))
        for vessel in table.vessels
        if vessel.side == side
    )
    return PlayState(fleet=table.names[side], turn=table.turn, ships=ships, squadrons=states_beside(table, side))


def ship_state(vessel: Vessel, turn: int) -> ShipState:
    """Return the state of a ship in this turn, without its squadrons."""
    owner = ref("classes", vessel.ship.ship_class)
    broken = [system for system in vessel.systems if system.flags]
    return ShipState(
        id=vessel.ship.id,
        speed=min(FASTEST, abs(momentum(vessel.course_told))) if vessel.fights else None,
        departure=DEPARTURES.get(vessel.status),
        ftl_charge=max((charge.turns for charge in vessel.charges), default=0),
        losses=Losses(**{SECTIONS[number].value: _section(state) for number, state in enumerate(_sections(vessel))}),
        rolled=vessel.course.mirrored,
        crew_quality_lost=min(1, vessel.blueprint.crew_quality - vessel.crew_quality),
        conditions=tuple(condition for condition in Condition if condition.value in vessel.conditions),
        arcs=ArcStates(**{ARCS[number].value: _arc(state) for number, state in enumerate(vessel.arcs)}),
        systems=tuple(
            SystemState(system=ref(owner, system.plan.ref), flags=flag_words(system.flags)) for system in broken[:MAX_ENTRIES]
        ),
        fired=tuple(ref(owner, system.plan.ref) for system in vessel.systems if _waits(system, turn))[:MAX_ENTRIES],
    )


def _waits(system: System, turn: int) -> bool:
    """Return whether a limited weapon fired this turn, and cannot in the next. Rule MV-3.6.10-02."""
    weapon = system.plan.weapon
    return weapon is not None and weapon.definition.rate_of_fire is RateOfFire.LIMITED and 0 < system.fired == turn


def _sections(vessel: Vessel) -> list[SectionState]:
    """Return the sections of a ship; a destroyed ship has lost all of them. Rule MV-1.3.6-24."""
    if vessel.status is not Status.DESTROYED:
        return vessel.sections
    sections = [SectionState(plan) for plan in vessel.blueprint.sections]
    for section in sections:
        section.stands = False
    return sections


def _section(state: SectionState) -> SectionLosses:
    had = state.plan.layers
    if not state.stands:
        return SectionLosses(
            hull_hits=tuple(layer.hull_hits for layer in had),
            crew_parties=tuple(layer.crew_parties for layer in had),
            marine_parties=tuple(layer.marine_parties for layer in had),
        )
    # Parties of other ships can come aboard, so there may be more of them than boxes to mark.
    return SectionLosses(
        hull_hits=tuple(layer.hull_hits - left for layer, left in zip(had, state.boxes, strict=True)),
        crew_parties=tuple(max(0, layer.crew_parties - left) for layer, left in zip(had, state.crew, strict=True)),
        marine_parties=tuple(max(0, layer.marine_parties - left) for layer, left in zip(had, state.marines, strict=True)),
    )


def _arc(state: ArcInBattle) -> ArcState:
    return ArcState(
        shield_hits=state.plan.shield_hits - state.shield_hits,
        ablative_plates=state.plan.plates - state.plates,
        adaptation=state.adaptation,
        dropped=not state.up and state.plan.shield_hits > 0,
    )


def flag_words(flags: int) -> tuple[Flag, ...]:
    """Return the words for the flags of a system. Rule MV-0.0.0-07."""
    return tuple(word for flag, word in FLAGS.items() if flags & flag)
