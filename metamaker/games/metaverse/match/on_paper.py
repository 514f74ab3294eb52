"""A game on paper: its criticals and repairs, by the rules of battles, from the state on sheets."""

from collections import Counter
from collections.abc import Iterator, Mapping

from metamaker.core.envelope import wrap
from metamaker.core.messages import words_in
from metamaker.game_api.paper_games import Outcome, TurnSoFar
from metamaker.games.metaverse.battle.damage.criticals import resolve
from metamaker.games.metaverse.battle.damage.detonation import blast_at, collide
from metamaker.games.metaverse.battle.damage.hull import Cause
from metamaker.games.metaverse.battle.damage.reactors import refresh
from metamaker.games.metaverse.battle.narration.narrator import story_lines
from metamaker.games.metaverse.battle.places import ARC_WORDS, CORE, SECTIONS
from metamaker.games.metaverse.battle.repair.crews import mend, pool, repairable
from metamaker.games.metaverse.battle.state.battle import Battle, Critical
from metamaker.games.metaverse.battle.state.vessel import DISABLED, Vessel
from metamaker.games.metaverse.battle.wording.labels import numbered_system
from metamaker.games.metaverse.battle.wording.names import Names
from metamaker.games.metaverse.battle.wording.phrases import words_in_force
from metamaker.games.metaverse.loss_limits import REACTOR
from metamaker.games.metaverse.match.damage_state import ship_state
from metamaker.games.metaverse.match.damaged import project
from metamaker.games.metaverse.match.force import force
from metamaker.games.metaverse.match.table import BattleTable
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.fleet import GAME, Fleet
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.play_state import PLAY, PlayState, ShipState
from metamaker.play.dice import Dice
from metamaker.play.geometry import CM, Point
from metamaker.play.story import FOLLOWS, StoryLine
from metamaker.play.table import Setting

CAUSE = "paper"
"""The cause is known to the players at the table."""

_APART = 1000 * CM
"""The distance of ships, which have no places on paper. No reactor has a rating with this reach (MV-3.2.3-07)."""

MELTS, FLUCTUATES = "melts", "fluctuates"
"""Ends of the keys of notes on reactors, which last until the end of the turn. Rules MV-2.3.1-12, MV-A.2-60."""


def key(vessel: Vessel, *path: str) -> str:
    """Return the key of a note on a ship or one of her systems: `ships/heron/core/reactor#1/melts`."""
    return "/".join((vessel.ship.ref(), *path))


def parts(fleet: Fleet, ref: str, language: str) -> Mapping[str, str]:
    """Return the sections of a ship, which criticals strike: their display names by key."""
    ship = fleet.ship_class(_ship(fleet, ref).ship_class)
    words = words_in(GAME, language)
    return {str(name): words[f"sheet-place-{name}"] for name, _ in ship.sections.standing()}


def critical(fleet: Fleet, state: PlayState, turn: TurnSoFar, ref: str, part: str, dice: Dice) -> Outcome:
    """Return the outcome of a critical in a section of a ship.

    Dice as in a battle: a D8 for the category, a D6 for the row, then the rolls of the row. Rules MV-1.3.7-04 to -16.
    """
    battle, vessel = _alone(fleet, state, turn, ref)
    battle.events, battle.dice = [], dice
    section = next(number for number, name in enumerate(SECTIONS) if name.value == part)
    battle.criticals.append(Critical(vessel.number, section, CAUSE))
    resolve(battle)
    return Outcome(told(battle), written(fleet, state, _after(state, vessel)), dict(_reactors(battle, vessel)))


def arcs(ref: str, language: str) -> Mapping[str, str]:  # noqa: ARG001 - every ship has the same
    """Return the arcs of a ship, one of which faces a blast: their display names by key."""
    words = words_in(GAME, language)
    return {arc: words[f"sheet-place-{arc}"] for arc in ARC_WORDS}


def blast(fleet: Fleet, state: PlayState, turn: TurnSoFar, ref: str, arc: str, excess: int, apart_cm: int) -> Outcome:
    """Return the effect of a blast of `excess` at `apart_cm` complete cm on a ship through the facing arc.

    Shields and armour meet it as one pulse of energy damage; the players resolve criticals. No dice. Rule MV-3.2.3-07.
    """
    battle, vessel = _alone(fleet, state, turn, ref)
    battle.events = []
    amount = blast_at(excess, apart_cm * CM)
    if not amount:
        text = str(message("paper-no-blast", ship=Names(battle.table).ship(vessel.key), distance=apart_cm))
        return Outcome((StoryLine(text, ("MV-3.2.3-07",), FOLLOWS),), written(fleet, state, {}), succeeded=False)
    collide(battle, vessel, ARC_WORDS.index(arc), amount, kinetic=False, cause=Cause("blast"))
    lines = (*told(battle), *criticals_left(battle))
    return Outcome(lines, written(fleet, state, _after(state, vessel)))


def criticals_left(battle: Battle) -> Iterator[StoryLine]:
    """Yield the waiting criticals, which the players roll. Rule MV-2.3.1-14."""
    words, names = words_in_force(), Names(battle.table)
    for each in battle.criticals:
        vessel = battle.table.vessels[each.vessel]
        if vessel.fights:
            place = words[f"sheet-place-{SECTIONS[each.section]}"]
            sentence = str(message("paper-critical", ship=names.ship(vessel.key), section=place))
            yield StoryLine(sentence, ("MV-2.3.1-14",), FOLLOWS)


def _reactors(battle: Battle, vessel: Vessel) -> Iterator[tuple[str, bool]]:
    """Yield the notes on the reactors of a ship."""
    melting = {due.section for due in battle.melting if due.vessel == vessel.number}
    for system in vessel.of(REACTOR):
        if system.plan.section in melting:
            yield key(vessel, system.plan.ref, MELTS), True
        if system.fluctuates:
            yield key(vessel, system.plan.ref, FLUCTUATES), True


def repairs(fleet: Fleet, state: PlayState, turn: TurnSoFar, ref: str, language: str) -> Mapping[str, tuple[str, int]]:
    """Return the systems of a ship that crew can still repair: display name and maximum number of parties by reference.

    Systems that crew has worked on are not tried again this turn, and these parties do not work again. Rules MV-2.3.1-01 to
    -04, -06, -09.
    """
    battle, vessel = _alone(fleet, state, turn, ref)
    names = Names(battle.table, words_in(GAME, language))
    worked = worked_by_section(vessel, turn.worked)
    able = [system for system in repairable(vessel) if key(vessel, system.plan.ref) not in turn.worked]
    free = {system.plan.ref: rested(vessel, system.plan.section, worked) for system in able}
    return {ref: (numbered_system(vessel, ref, names), parties) for ref, parties in free.items() if parties}


def repair(fleet: Fleet, state: PlayState, turn: TurnSoFar, ref: str, system: str, crew: int, dice: Dice) -> Outcome:
    """Return the outcome of `crew` parties at work on a system; systems that have power again through it work again.

    A failure is explained: the parties have worked, and the next try is in the next turn at the earliest. Rules MV-2.3.1-03,
    -06, -07.
    """
    battle, vessel = _alone(fleet, state, turn, ref)
    battle.events, battle.dice = [], dice
    mended = mend(battle, vessel, vessel.system(system), crew)
    if mended:
        refresh(battle, vessel)
    lines = told(battle)
    if not mended:
        is_last = turn.noted.get(key(vessel, system, MELTS), False)
        sentence = str(message("paper-repair-failed", crew=crew, melts="yes" if is_last else "no"))
        lines += (StoryLine(sentence, ("MV-2.3.1-03", "MV-2.3.1-06", *(("MV-2.3.1-12",) if is_last else ())), FOLLOWS),)
    after = written(fleet, state, _after(state, vessel))
    return Outcome(lines, after, worked={key(vessel, system): crew}, succeeded=mended)


def worked_by_section(vessel: Vessel, worked: Mapping[str, int]) -> Mapping[int, int]:
    """Return the number of parties that have worked in each section of a ship."""
    found: Counter[int] = Counter()
    for system in vessel.systems:
        found[system.plan.section] += worked.get(key(vessel, system.plan.ref), 0)
    return found


def rested(vessel: Vessel, section: int, worked: Mapping[int, int]) -> int:
    """Return the parties that can still work in a section, its own before those of the core. Rules MV-2.3.1-02 to -04."""
    here = pool(vessel, section)
    own = max(0, here.own - worked[section])
    if section == CORE:
        return max(0, own - _lent(vessel, worked))
    core = max(0, vessel.sections[CORE].crew_parties - worked[CORE] - _lent(vessel, worked))
    return own + min(core, here.borrowed - max(0, worked[section] - here.own))


def _lent(vessel: Vessel, worked: Mapping[int, int]) -> int:
    """Return the number of parties of the core that have worked in other sections."""
    return sum(max(0, worked[section] - pool(vessel, section).own) for section in range(CORE))


def recall(vessel: Vessel, noted: Mapping[str, bool]) -> None:
    """Set the reactors of a ship to the notes of this turn."""
    for system in vessel.of(REACTOR):
        system.fluctuates = bool(system.flags & DISABLED) and noted.get(key(vessel, system.plan.ref, FLUCTUATES), False)


def _alone(fleet: Fleet, state: PlayState, turn: TurnSoFar, ref: str) -> tuple[Battle, Vessel]:
    """Return a battle of one ship only, in the state of her sheet."""
    battle = own_table(force(fleet, [_ship(fleet, ref).id]))
    (vessel,) = battle.table.vessels
    project(vessel, state.ship(vessel.ship.id))
    recall(vessel, turn.noted)
    return battle, vessel


def own_table(fleet: Fleet) -> Battle:
    """Return a battle of only the ships of a fleet, so far from each other that no blast reaches two."""
    battle = BattleTable((fleet, fleet), Setting(1, ("", ""))).battle
    table = battle.table
    table.vessels = [vessel for vessel in table.vessels if vessel.side == 0]
    table.by_key = {vessel.key: vessel for vessel in table.vessels}
    table.squadrons = [squadron for squadron in table.squadrons if squadron.side == 0]
    for number, squadron in enumerate(table.squadrons):
        squadron.number = number
    for vessel in table.vessels:
        vessel.course = vessel.course._replace(place=Point(vessel.number * _APART, 0))
    return battle


def _after(state: PlayState, vessel: Vessel) -> Mapping[str, ShipState]:
    """Return a ship after the event; sheet values that no critical or repair affects stay as they were written."""
    before = state.ship(vessel.ship.id)
    kept = {"speed": before.speed, "ftl_charge": before.ftl_charge, "rolled": before.rolled, "fired": before.fired}
    rest = {"conditions": before.conditions, "crew_quality_lost": before.crew_quality_lost, "squadrons": before.squadrons}
    return {vessel.ship.id: ship_state(vessel, state.turn).with_(**kept, **rest)}


def told(battle: Battle, names: Names | None = None) -> tuple[StoryLine, ...]:
    """Return the events of a battle as a story."""
    return tuple(story_lines(battle.events, names or Names(battle.table)))


def written(fleet: Fleet, state: PlayState, fresh: Mapping[str, ShipState]) -> object:
    """Return the JSON value of a play state with changed ships, without ships that are as on the first turn."""
    others = {each.id: each for each in state.ships} | {
        name: ship for name, ship in fresh.items() if ship != ShipState(id=name)
    }
    listed = tuple(others[each.id] for each in fleet.ships if each.id in others)
    return wrap(GAME, PLAY, state.with_(ships=listed).model_dump(mode="json", exclude_defaults=True))


def _ship(fleet: Fleet, ref: str) -> Ship:
    return fleet.ship(ref.partition("/")[2])
