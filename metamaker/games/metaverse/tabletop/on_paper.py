"""A game on paper: its criticals, repairs and the ends of its turns, by the battle's own rules from what sheets say."""

from collections.abc import Mapping

from metamaker.core.envelope import wrap
from metamaker.core.words import words_in
from metamaker.games.metaverse.battle.damage.criticals import resolve
from metamaker.games.metaverse.battle.damage.reactors import refresh
from metamaker.games.metaverse.battle.places import SECTIONS
from metamaker.games.metaverse.battle.repair.crews import foul_air, mend, pool, repairable
from metamaker.games.metaverse.battle.repair.hull import grow
from metamaker.games.metaverse.battle.repair.shields import regenerate
from metamaker.games.metaverse.battle.state.battle import Battle, Critical
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.story.teller import story_lines
from metamaker.games.metaverse.battle.telling.names import Names
from metamaker.games.metaverse.battle.telling.signs import numbered_system
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.fleet import GAME, Fleet
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.play_state import PLAY, Losses, PlayState, SectionLosses, ShipState
from metamaker.games.metaverse.tabletop.damaged import fighting, project
from metamaker.games.metaverse.tabletop.force import force
from metamaker.games.metaverse.tabletop.pencilled import ship_state
from metamaker.games.metaverse.tabletop.table import BattleTable
from metamaker.play.dice import Dice
from metamaker.play.match import Setting
from metamaker.play.story import StoryLine

MOST_TURNS = 999
"""The last turn that a play state can tell."""

CAUSE = "paper"
"""What caused it is known to those at the table."""


def parts(fleet: Fleet, ref: str, language: str) -> Mapping[str, str]:
    """Return the sections of a ship, which criticals strike: their keys with what people call them."""
    ship = fleet.ship_class(_ship(fleet, ref).ship_class)
    words = words_in(GAME, language)
    return {str(name): words[f"sheet-place-{name}"] for name, _ in ship.sections.standing()}


def critical(fleet: Fleet, state: PlayState, ref: str, part: str, dice: Dice) -> tuple[tuple[StoryLine, ...], object]:
    """Return what a critical in a section of a ship comes to, as a story, and the JSON value of the play state after it.

    Dice as in a battle: a D8 for the category, a D6 for the row, then what the row rolls. Rules MV-1.3.7-04 to -16.
    """
    battle, vessel = _alone(fleet, state, ref)
    battle.events, battle.dice = [], dice
    section = next(number for number, name in enumerate(SECTIONS) if name.value == part)
    battle.criticals.append(Critical(vessel.number, section, CAUSE))
    resolve(battle)
    return _told(battle), _written(fleet, state, _after(state, vessel))


def repairs(fleet: Fleet, state: PlayState, ref: str, language: str) -> Mapping[str, tuple[str, int]]:
    """Return the systems of a ship that crew can repair: their references with what people call them, and the most parties.

    Rules MV-2.3.1-01, -02, -09.
    """
    battle, vessel = _alone(fleet, state, ref)
    names = Names(battle.table, words_in(GAME, language))
    able = [(system, pool(vessel, system.plan.section).all) for system in repairable(vessel)]
    return {system.plan.ref: (numbered_system(vessel, system.plan.ref, names), parties) for system, parties in able if parties}


def repair(
    fleet: Fleet, state: PlayState, ref: str, system: str, crew: int, dice: Dice
) -> tuple[tuple[StoryLine, ...], object]:
    """Return what so many parties at work on a system come to, as a story, and the JSON value of the play state after it.

    What has power again through it works again. Rules MV-2.3.1-06, -07.
    """
    battle, vessel = _alone(fleet, state, ref)
    battle.events, battle.dice = [], dice
    if mend(battle, vessel, vessel.system(system), crew):
        refresh(battle, vessel)
    return _told(battle), _written(fleet, state, _after(state, vessel))


def _alone(fleet: Fleet, state: PlayState, ref: str) -> tuple[Battle, Vessel]:
    """Return a battle of nobody else but a ship as her sheet says that she is."""
    ship = _ship(fleet, ref)
    alone = force(fleet, [ship.id])
    battle = BattleTable((alone, alone), Setting(1, ("", ""))).battle
    vessel = next(each for each in battle.table.vessels if each.side == 0 and each.ship.id == ship.id)
    project(vessel, state.ship(ship.id))
    return battle, vessel


def _after(state: PlayState, vessel: Vessel) -> Mapping[str, ShipState]:
    """Return how a ship is now; what her sheet knows and no critical or repair touches stays as it was written."""
    before = state.ship(vessel.ship.id)
    kept = {"speed": before.speed, "ftl_charge": before.ftl_charge, "rolled": before.rolled, "fired": before.fired}
    rest = {"conditions": before.conditions, "crew_quality_lost": before.crew_quality_lost, "squadrons": before.squadrons}
    return {vessel.ship.id: ship_state(vessel, state.turn).with_(**kept, **rest)}


def _told(battle: Battle) -> tuple[StoryLine, ...]:
    return tuple(story_lines(battle.events, Names(battle.table)))


def next_turn(fleet: Fleet, state: PlayState) -> tuple[tuple[StoryLine, ...], object]:
    """Return what happens by itself when a turn is over, as a story, and the JSON value of the play state of the next one.

    Biological hulls grow, shields regenerate, people without air are lost, limited weapons that fired wait no more, what
    a disabled reactor fed has no power. What only those at the table know stays for them: plates and adaptation; crew is set
    to work before. Rules MV-2.3.1-11, -14, MV-3.2.3-04, MV-3.6.10-02.
    """
    battle = BattleTable((fleet, fleet), Setting(1, ("", ""))).battle
    there = {ref.partition("/")[2] for ref in fighting(fleet, state)}
    vessels = [each for each in battle.table.vessels if each.side == 0 and each.ship.id in there]
    battle.telling = False
    for vessel in vessels:
        project(vessel, state.ship(vessel.ship.id))
        refresh(battle, vessel)
    battle.events, battle.telling = [], True
    for part in (grow, regenerate, foul_air):
        for vessel in vessels:
            part(battle, vessel)
    after = {vessel.ship.id: _rested(state.ship(vessel.ship.id), ship_state(vessel, 0)) for vessel in vessels}
    turned = state.with_(turn=min(state.turn + 1, MOST_TURNS))
    return _told(battle), _written(fleet, turned, after)


def _rested(before: ShipState, after: ShipState) -> ShipState:
    """Return a ship after the turn: of what it was before, what has changed by itself."""
    losses = {name.value: _in_short(after.losses[name]) for name in SectionName}
    return before.with_(losses=Losses(**losses), arcs=after.arcs, systems=after.systems, fired=())


def _in_short(lost: SectionLosses) -> SectionLosses:
    """Return what a section has lost as people write it: nothing where all is there."""
    return SectionLosses(**{part: amounts for part, amounts in lost if any(amounts)})


def _written(fleet: Fleet, state: PlayState, fresh: Mapping[str, ShipState]) -> object:
    """Return the JSON value of a play state in which some ships are others now; those as on the first turn are left out."""
    others = {each.id: each for each in state.ships} | {
        name: ship for name, ship in fresh.items() if ship != ShipState(id=name)
    }
    listed = tuple(others[each.id] for each in fleet.ships if each.id in others)
    return wrap(GAME, PLAY, state.with_(ships=listed).model_dump(mode="json", exclude_defaults=True))


def _ship(fleet: Fleet, ref: str) -> Ship:
    return fleet.ship(ref.partition("/")[2])
