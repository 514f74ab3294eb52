"""Criticals of a game that is played on paper, worked out by the battle's own rules from what the sheets say."""

from collections.abc import Mapping

from metamaker.core.envelope import wrap
from metamaker.core.words import words_in
from metamaker.games.metaverse.battle.damage.criticals import resolve
from metamaker.games.metaverse.battle.places import ARCS, SECTIONS
from metamaker.games.metaverse.battle.state.battle import Battle, Critical
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.story.teller import story_lines
from metamaker.games.metaverse.battle.telling.names import Names
from metamaker.games.metaverse.model.fleet import GAME, Fleet
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.play_state import PLAY, PlayState, ShipState
from metamaker.games.metaverse.tabletop.force import force
from metamaker.games.metaverse.tabletop.pencilled import FLAGS, ship_state
from metamaker.games.metaverse.tabletop.table import BattleTable
from metamaker.play.dice import Dice
from metamaker.play.match import Setting
from metamaker.play.story import StoryLine

CAUSE = "paper"
"""What caused it is known to those at the table."""

_FLAGS = {word: flag for flag, word in FLAGS.items()}


def parts(fleet: Fleet, ref: str, language: str) -> Mapping[str, str]:
    """Return the sections of a ship, which criticals strike: their keys with what people call them."""
    ship = fleet.ship_class(_ship(fleet, ref).ship_class)
    words = words_in(GAME, language)
    return {str(name): words[f"sheet-place-{name}"] for name, _ in ship.sections.standing()}


def critical(fleet: Fleet, state: PlayState, ref: str, part: str, dice: Dice) -> tuple[tuple[StoryLine, ...], object]:
    """Return what a critical in a section of a ship comes to, as a story, and the JSON value of the play state after it.

    Dice as in a battle: a D8 for the category, a D6 for the row, then what the row rolls. Rules MV-1.3.7-04 to -16.
    """
    ship = _ship(fleet, ref)
    alone = force(fleet, [ship.id])
    battle = BattleTable((alone, alone), Setting(1, ("", ""))).battle
    vessel = next(each for each in battle.table.vessels if each.side == 0 and each.ship.id == ship.id)
    before = state.ship(ship.id)
    _project(vessel, before)
    lines = _resolved(battle, vessel, part, dice)
    # What the sheet knows and the rules of criticals do not touch stays as it was written.
    kept = {"speed": before.speed, "ftl_charge": before.ftl_charge, "rolled": before.rolled, "fired": before.fired}
    rest = {"conditions": before.conditions, "crew_quality_lost": before.crew_quality_lost, "squadrons": before.squadrons}
    after = ship_state(vessel, state.turn).with_(**kept, **rest)
    others = {each.id: each for each in state.ships} | {ship.id: after}
    listed = tuple(others[each.id] for each in fleet.ships if each.id in others)
    changed = state.with_(ships=listed)
    return lines, wrap(GAME, PLAY, changed.model_dump(mode="json", exclude_defaults=True))


def _ship(fleet: Fleet, ref: str) -> Ship:
    return fleet.ship(ref.partition("/")[2])


def _resolved(battle: Battle, vessel: Vessel, part: str, dice: Dice) -> tuple[StoryLine, ...]:
    section = next(number for number, name in enumerate(SECTIONS) if name.value == part)
    battle.events, battle.dice = [], dice
    battle.criticals.append(Critical(vessel.number, section, CAUSE))
    resolve(battle)
    return tuple(story_lines(battle.events, Names(battle.table)))


def _project(vessel: Vessel, state: ShipState) -> None:
    """Make a ship of a battle be as a sheet says."""
    for number, name in enumerate(SECTIONS):
        section, lost = vessel.sections[number], state.losses[name]
        for had, gone in (
            (section.boxes, lost.hull_hits),
            (section.crew, lost.crew_parties),
            (section.marines, lost.marine_parties),
        ):
            for layer, amount in enumerate(gone[: len(had)]):
                had[layer] -= min(amount, had[layer])
        section.stands = section.stands and section.left > 0
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
