"""Ships that enter a battle with the damage on the sheets of an earlier battle, or of a game on paper."""

from metamaker.core.envelope import migrated, unwrap
from metamaker.core.errors import FileProblem
from metamaker.core.validation import validated
from metamaker.games.metaverse.battle.command import chain
from metamaker.games.metaverse.battle.damage.hull import bare_arcs
from metamaker.games.metaverse.battle.damage.reactors import refresh
from metamaker.games.metaverse.battle.places import ARCS, SECTIONS
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import DESTROYED, Vessel
from metamaker.games.metaverse.match.damage_state import FLAGS
from metamaker.games.metaverse.match.squadrons import aboard, beside, weaken
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import layers
from metamaker.games.metaverse.play_state import PLAY, PlayState, ShipState, misfits

FILE = "damage"
"""The name in messages for the play state of a side, which has no file of its own."""

_FLAGS = {word: flag for flag, word in FLAGS.items()}


def state_of(value: object, force: Fleet) -> PlayState:
    """Return the part of a play state of a fleet that concerns the ships of a force. Raises FileProblem."""
    state = validated(PlayState, migrated(unwrap(value, FILE), PLAY, FILE), FILE)
    come = {ship.id for ship in force.ships}
    state = state.with_(ships=tuple(ship for ship in state.ships if ship.id in come))
    for place, sentence in misfits(state, force):
        raise FileProblem(FILE, place, sentence)
    return state


def fighting(fleet: Fleet, state: PlayState) -> tuple[str, ...]:
    """Return the references of the ships that are still on the table: neither destroyed nor gone."""
    return tuple(ship.ref() for ship in fleet.ships if _fights(fleet, ship.ship_class, state.ship(ship.id)))


def _fights(fleet: Fleet, ship_class: str, state: ShipState) -> bool:
    core = fleet.ship_class(ship_class).sections.core
    boxes = 0 if core is None else sum(layer.hull_hits for layer in layers(core))
    return state.departure is None and sum(state.losses.core.hull_hits) < boxes


def take_over(battle: Battle, side: int, state: PlayState) -> None:
    """Set the ships and squadrons of a side to a play state before the battle begins, without log events.

    Speeds, charges of FTL drives and rolls are those of a new battle. Weapons that fired in the turn before can again.
    """
    telling, battle.telling = battle.telling, False
    table = battle.table
    for vessel in table.vessels:
        if vessel.side == side:
            project(vessel, state.ship(vessel.ship.id))
            _project_rest(vessel, state.ship(vessel.ship.id))
            refresh(battle, vessel)
            weaken(aboard(table, vessel), state.ship(vessel.ship.id).squadrons)
    weaken(beside(table, side), state.squadrons)
    chain.refresh(battle)
    battle.telling = telling


def project(vessel: Vessel, state: ShipState) -> None:
    """Set sections, arcs and systems of a ship to the state of a sheet."""
    for number, name in enumerate(SECTIONS):
        section, lost = vessel.sections[number], state.losses[name]
        for had, gone in (
            (section.boxes, lost.hull_hits),
            (section.crew, lost.crew_parties),
            (section.marines, lost.marine_parties),
        ):
            for layer, amount in enumerate(gone[: len(had)]):
                had[layer] -= min(amount, had[layer])
        section.crossed = [layer for layer, amount in enumerate(lost.hull_hits) for _ in range(amount)]
    for number, arc in enumerate(ARCS):
        there, written = vessel.arcs[number], state.arcs[arc]
        there.shield_hits -= min(written.shield_hits, there.shield_hits)
        there.plates -= min(written.ablative_plates, there.plates)
        there.adaptation, there.up = written.adaptation, there.up and not written.dropped
    by_ref = {system.plan.ref: system for system in vessel.systems}
    for entry in state.systems:
        system = by_ref.get(entry.system.partition("/")[2].partition("/")[2])
        if system is not None:
            system.flags = sum(_FLAGS[flag] for flag in entry.flags)
    for number, section in enumerate(vessel.sections):
        if section.stands and section.left == 0:
            section.stands = False
            bare_arcs(vessel, number)
            for place in vessel.blueprint.by_section[number]:
                vessel.systems[place].flags |= DESTROYED
    vessel.changed()


def _project_rest(vessel: Vessel, state: ShipState) -> None:
    vessel.crew_quality = max(1, vessel.crew_quality - state.crew_quality_lost)
    vessel.conditions = [condition.value for condition in state.conditions]
