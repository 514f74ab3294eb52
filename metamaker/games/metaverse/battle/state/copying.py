"""Independent copies of a table."""

from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.salvo import Salvo
from metamaker.games.metaverse.battle.state.squadron import Mission, Squadron
from metamaker.games.metaverse.battle.state.vessel import Boarders, Status, System, Vessel


def hides(table: Table) -> bool:
    """Return whether the table hides events to come: ships are cloaked or away, or time passes unevenly."""
    if table.stilled:
        return True
    return any(vessel.cloaked or vessel.status in {Status.AWAY, Status.STILLED} for vessel in table.vessels)


def likeness(table: Table) -> Table:
    """Return a copy of a table that hides nothing. Designs, plots and courses are shared, because they never change."""
    found = Table([_vessel(vessel) for vessel in table.vessels], table.names, table.size_cm)
    found.turn, found.step = table.turn, table.step
    found.boarding_tie, found.rulings = table.boarding_tie, table.rulings
    found.head_start = table.head_start
    found.terrain = [feature.copy() for feature in table.terrain]
    found.salvos = [_salvo(salvo) for salvo in table.salvos]
    found.launched = dict(table.launched)
    if table.squadrons:
        found.enlist([_squadron(squadron) for squadron in table.squadrons])
    found.missions = [_mission(mission, found) for mission in table.missions]
    found.starfighters, found.boarding = table.starfighters, table.boarding
    found.established = dict(table.established)
    found.numbered = table.numbered
    return found


def _vessel(vessel: Vessel) -> Vessel:
    found = Vessel(vessel.number, vessel.side, vessel.ship, vessel.blueprint, vessel.course)
    found.status, found.fate = vessel.status, vessel.fate
    found.bridged = vessel.bridged
    found.crew_quality, found.commander = vessel.crew_quality, vessel.commander
    found.plot, found.move, found.changes = vessel.plot, vessel.move, vessel.changes
    found.revealed, found.sailed = dict(vessel.revealed), list(vessel.sailed)
    found.settled, found.purpose = vessel.settled, vessel.purpose
    found.charges = vessel.charges
    found.cloaked, found.cloak_limit = vessel.cloaked, vessel.cloak_limit
    found.stealth, found.last_emission, found.emits = vessel.stealth, vessel.last_emission, vessel.emits
    found.corkscrews = vessel.corkscrews
    found.attackers, found.supports = list(vessel.attackers), list(vessel.supports)
    found.shields_hit = vessel.shields_hit
    found.conditions = list(vessel.conditions)
    found.murk, found.stilled_for = vessel.murk, vessel.stilled_for
    _hull(vessel, found)
    for number, system in enumerate(vessel.systems):
        if system.flags or system.fired or system.use or system.aim >= 0 or system.serves or system.active or system.fluctuates:
            _system(system, found.systems[number])
    found.changed()
    found.stale = vessel.stale
    return found


def _hull(vessel: Vessel, found: Vessel) -> None:
    for number, section in enumerate(vessel.sections):
        other = found.sections[number]
        other.boxes, other.crew, other.marines = list(section.boxes), list(section.crew), list(section.marines)
        other.crossed, other.stands = list(section.crossed), section.stands
        other.boarders = [Boarders(each.ship, each.marines, each.crew, each.since) for each in section.boarders]
    for number, arc in enumerate(vessel.arcs):
        like = found.arcs[number]
        like.shield_hits, like.plates, like.adaptation = arc.shield_hits, arc.plates, arc.adaptation
        like.up, like.dropped_on, like.struck, like.bare = arc.up, arc.dropped_on, arc.struck, arc.bare


def _system(system: System, found: System) -> None:
    found.flags, found.fired = system.flags, system.fired
    found.use, found.target, found.aim = system.use, system.target, system.aim
    found.serves, found.active, found.fluctuates = system.serves, system.active, system.fluctuates


def _salvo(salvo: Salvo) -> Salvo:
    found = Salvo(salvo.number, salvo.side, salvo.ship, salvo.key, salvo.weapons, salvo.place, salvo.direction, salvo.born)
    found.contact, found.came_from = salvo.contact, salvo.came_from
    found.attackers, found.damage = list(salvo.attackers), dict(salvo.damage)
    found.stilled_for = salvo.stilled_for
    return found


def _squadron(squadron: Squadron) -> Squadron:
    found = Squadron(squadron.number, squadron.side, squadron.key, squadron.plan, squadron.carrier, squadron.bay)
    found.berth, found.strength = squadron.berth, squadron.strength
    found.crew_quality = squadron.crew_quality
    found.command_faces, found.command_thrown = squadron.command_faces, squadron.command_thrown
    found.marines, found.crew = squadron.marines, squadron.crew
    found.spent, found.used = list(squadron.spent), list(squadron.used)
    found.place, found.contact, found.mission = squadron.place, squadron.contact, squadron.mission
    found.recovered_on, found.fired_on, found.outrun = squadron.recovered_on, squadron.fired_on, squadron.outrun
    found.conditions = list(squadron.conditions)
    return found


def _mission(mission: Mission, table: Table) -> Mission:
    squadrons = [other for each in mission.squadrons if (other := table.squadron(each.key)) is not None]
    found = Mission(mission.number, mission.side, mission.ship, mission.key, mission.task, squadrons, mission.place)
    found.came_from, found.contact, found.arc = mission.came_from, mission.contact, mission.arc
    found.moved, found.fixed, found.tried, found.screened = mission.moved, mission.fixed, mission.tried, mission.screened
    found.attackers, found.stilled_for = list(mission.attackers), mission.stilled_for
    return found
