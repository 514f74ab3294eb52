"""Luck of dice other than those of shots: criticals, morale, repairs, boarding, drives, rams (1.2.3, 1.3.7, 2.2.5, 2.3)."""

from collections.abc import Sequence

from metamaker.games.metaverse.battle.boarding import events as boarding
from metamaker.games.metaverse.battle.boarding.combat import ATTACK_FACES, CREW_ABOARD, DEFENCE_FACES, MARINE
from metamaker.games.metaverse.battle.command import events as command
from metamaker.games.metaverse.battle.damage import events as damage
from metamaker.games.metaverse.battle.damage.criticals import operating
from metamaker.games.metaverse.battle.electronics import events as electronics
from metamaker.games.metaverse.battle.kinematics.course import momentum
from metamaker.games.metaverse.battle.kinematics.ram import ram_damage
from metamaker.games.metaverse.battle.movement import events as movement
from metamaker.games.metaverse.battle.places import CORE, SECTION_WORDS
from metamaker.games.metaverse.battle.repair import events as repair
from metamaker.games.metaverse.battle.starfighters import events as flight
from metamaker.games.metaverse.battle.state.vessel import NOBODY, Vessel
from metamaker.games.metaverse.model.words import BoardingTie
from metamaker.games.metaverse.review.hits import Spread, spread_of
from metamaker.games.metaverse.review.watch import BattleWatch, Handler, two
from metamaker.games.metaverse.review.worths import (
    MELTING,
    PARTY,
    SYSTEM,
    any_critical,
    boxes_left,
    counted,
    critical,
    critical_mean,
    detonation,
    squadron_worth,
)
from metamaker.games.metaverse.rules.critical_chart import CHART
from metamaker.games.metaverse.rules.hit import D20, hit_faces

_D6 = 6


def _author(watch: BattleWatch) -> tuple[str, str]:
    """Return the ship and the weapon that caused the critical being resolved; empty texts if no ship did."""
    found = watch.critical
    if found is None or found.by == NOBODY:
        return "", ""
    return watch.battle.table.vessels[found.by].key, found.weapon


def _critical(watch: BattleWatch, vessel: Vessel, result: float, spread: Spread) -> None:
    ship, weapon = _author(watch)
    watch.roll("critical", 1 - vessel.side, result, spread, ship=ship, weapon=weapon, target=vessel.key)


def critical_rolled(watch: BattleWatch, event: damage.CriticalRolled) -> None:
    """Count the two dice of a critical; the parts of a compound one count with their means. Rule MV-1.3.7-04."""
    vessel, section = watch.ship(event.ship), SECTION_WORDS.index(event.section)
    found = watch.resolving(vessel, section)
    rows = min(found.row_rating, _D6) if found is not None and found.row_rating else _D6
    watch.row = event.category, event.row
    result = critical(vessel, section, event.category, event.row, event.category_faces)
    _critical(watch, vessel, result, any_critical(vessel, section, event.category_faces, rows))


def sub_critical_rolled(watch: BattleWatch, event: damage.SubCriticalRolled) -> None:
    """Count the die of a part of a compound critical. Rule MV-A.2-50."""
    vessel, section = watch.ship(event.ship), SECTION_WORDS.index(event.section)
    watch.row = event.category, event.row
    result = critical(vessel, section, event.category, event.row)
    _critical(watch, vessel, result, critical_mean(vessel, section, event.category))


def critical_upgraded(watch: BattleWatch, event: damage.CriticalUpgraded) -> None:
    """Note the row that replaces one without an effect."""
    watch.row = event.category, event.row


def count_rolled(watch: BattleWatch, event: damage.CountRolled) -> None:
    """Count the die for a number of systems. Rule MV-1.3.7-09."""
    vessel, (category, number) = watch.ship(event.ship), watch.row
    row = CHART[category][number - 1]
    there = len(operating(vessel, SECTION_WORDS.index(event.section), row.kinds))
    mean, variance = counted(row.number, there)
    _critical(watch, vessel, SYSTEM * min(event.number, there), Spread(SYSTEM * mean, SYSTEM * SYSTEM * variance))


def ionization_rolled(watch: BattleWatch, event: damage.IonizationRolled) -> None:
    """Count the die of an ionized pulse: a 6 is worth the mean of a critical. Rule MV-3.6.14-28."""
    vessel = watch.ship(event.ship)
    worth = any_critical(vessel, SECTION_WORDS.index(event.section)).mean
    draft = None if watch.stroke is None else watch.stroke.draft
    ship, weapon = ("", "") if draft is None else (draft.ship, draft.weapon)
    result = worth if event.face == _D6 else 0.0
    watch.roll("critical", 1 - vessel.side, result, two(1 / _D6, worth), ship=ship, weapon=weapon, target=vessel.key)


def teleporter_rolled(watch: BattleWatch, event: electronics.TeleporterRolled) -> None:
    """Count the roll of a pinpoint attack: a hit is worth the mean of its critical. Rule MV-3.5.6-05."""
    vessel, target = watch.ship(event.ship), watch.ship(event.target)
    rating = vessel.system(event.teleporter).plan.rating
    worth = any_critical(target, SECTION_WORDS.index(event.section), _D6, max(1, min(rating, _D6))).mean
    chance = hit_faces(event.sensor_profile, event.target_profile, event.rating) / D20
    result = worth if event.hit else 0.0
    watch.roll("hit", vessel.side, result, two(chance, worth), ship=vessel.key, weapon="teleporter", target=target.key)


def morale_rolled(watch: BattleWatch, event: command.MoraleRolled) -> None:
    """Count a morale check: a ship that breaks is worth its remaining boxes. Rule MV-2.3.2-12."""
    vessel = watch.ship(event.ship)
    faces = vessel.blueprint.command_faces
    worth = float(boxes_left(vessel))
    broken = two(min(faces, max(0, -event.modifier)) / faces, worth)
    watch.roll("morale", 1 - vessel.side, worth if event.total < 1 else 0.0, broken, ship=vessel.key, target=vessel.key)


def squadron_morale_rolled(watch: BattleWatch, event: flight.SquadronMoraleRolled) -> None:
    """Count the morale check of a squadron: it is worth its remaining strength."""
    squadron = watch.battle.table.squadron(event.squadron)
    if squadron is not None:
        worth = squadron_worth(squadron)
        broken = two(min(event.die, max(0, -event.modifier)) / event.die, worth)
        result = worth if event.total < 1 else 0.0
        watch.roll("morale", 1 - squadron.side, result, broken, ship=squadron.key, target=squadron.key)


def repair_rolled(watch: BattleWatch, event: repair.RepairRolled) -> None:
    """Count the die of a repair: a system, and for a melting reactor a part of its detonation. Rule MV-2.3.1-07."""
    vessel = watch.ship(event.ship)
    system, faces = vessel.system(event.system), vessel.blueprint.control_faces
    section = system.plan.section
    melts = any(each.vessel == vessel.number and each.section == section for each in watch.battle.melting)
    saved = MELTING * detonation(vessel, section) if melts and system.plan.kind == "reactor" else 0.0
    worth = SYSTEM + saved
    repaired = two(min(event.crew, faces) / faces, worth)
    watch.roll("repair", vessel.side, worth if event.repaired else 0.0, repaired, ship=vessel.key, target=vessel.key)


def boarding_fought(watch: BattleWatch, event: boarding.BoardingFought) -> None:
    """Count a round of boarding: the parties that the ship loses less those of the boarders. Rules MV-2.2.5-03 to -08."""
    vessel, table = watch.ship(event.ship), watch.battle.table
    faces = vessel.blueprint.command_faces
    defence = [(DEFENCE_FACES if kind == MARINE else faces, 0) for kind in event.defenders]
    crews = [each for each in table.vessels if each.side != vessel.side]
    aboard = max([each.blueprint.command_faces for each in crews], default=0)
    attack = [(ATTACK_FACES, 0) if kind == MARINE else (aboard, CREW_ABOARD) for kind in event.attackers]
    mean = PARTY * _parties(defence, attack, table.boarding_tie)
    lost = event.marines_lost + event.crew_lost
    gone = event.boarding_marines_lost + event.boarding_crew_lost
    result = PARTY * (lost - gone)
    # The exact variance of ranked dice would be long; the squared difference to the exact mean has the same mean.
    watch.roll("boarding", 1 - vessel.side, result, Spread(mean, (result - mean) ** 2), target=vessel.key)


Die = tuple[int, int]
"""The results of a die, from 1, and a number added to them."""


def _parties(defence: Sequence[Die], attack: Sequence[Die], tie: BoardingTie) -> float:
    """Return the exact mean of the parties lost by the defenders less those of the attackers."""
    most, mutual = min(len(defence), len(attack)), tie is BoardingTie.MUTUAL
    results = range(-1, max([faces for faces, _ in (*defence, *attack)]) + 1)
    own = [_at_least(defence, most, result) for result in (*results, results.stop)]
    other = [_at_least(attack, most, result) for result in (*results, results.stop, results.stop + 1)]
    total = 0.0
    for place in range(len(results)):
        for rank in range(1, most + 1):
            chance = own[place][rank] - own[place + 1][rank]
            total += chance * (other[place + (not mutual)][rank] - 1.0 + other[place + 1][rank])
    return total


def _at_least(dice: Sequence[Die], most: int, result: int) -> list[float]:
    """Return the chances that at least 0, 1, … `most` dice show at least `result`."""
    chances = [1.0] + [0.0] * most
    for faces, more in dice:
        share = min(1.0, max(0.0, (faces - (result - more) + 1) / faces))
        for place in range(most, 0, -1):
            chances[place] += share * (chances[place - 1] - chances[place])
    return chances


def parties_teleported(watch: BattleWatch, event: boarding.PartiesTeleported) -> None:
    """Count the roll of a teleporter that sends parties: a miss loses them. Rule MV-3.5.6-04."""
    vessel = watch.ship(event.ship)
    worth = PARTY * (event.marines + event.crew)
    chance = hit_faces(event.sensor_profile, event.target_profile, event.rating) / D20
    result = worth if event.hit else 0.0
    watch.roll("boarding", vessel.side, result, two(chance, worth), ship=vessel.key, target=event.target)


def drive_blew_up(watch: BattleWatch, event: damage.DriveBlewUp) -> None:
    """Count the D20 of an FTL drive that blows up: the boxes that its section still has for it. Rule MV-1.2.3-48."""
    vessel = watch.ship(event.ship)
    left = vessel.sections[vessel.system(event.system).plan.section].left
    spread = spread_of([(1 / D20, float(min(face, left))) for face in range(1, D20 + 1)])
    watch.roll("movement", 1 - vessel.side, float(min(event.face, left)), spread, target=vessel.key)


def systems_strained(watch: BattleWatch, event: movement.SystemsStrained) -> None:
    """Count the D6 for emergency power or thrust: the doubled components may break. Rules MV-1.2.3-26, -28."""
    vessel = watch.ship(event.ship)
    worth = SYSTEM * len(set(event.systems))
    breaks = two(min(1.0, max(0, _D6 - event.crew_quality) / _D6), worth)
    watch.roll("movement", 1 - vessel.side, worth if event.broken else 0.0, breaks, ship=vessel.key, target=vessel.key)


def ram_dared(watch: BattleWatch, event: movement.RamDared) -> None:
    """Count the permission to ram: the damage to both at the present speed of the rammer. Rules MV-1.2.3-31, -39."""
    vessel, target = watch.ship(event.ship), watch.ship(event.target)
    speed = abs(momentum(vessel.course))
    dealt = min(boxes_left(target), ram_damage(vessel.blueprint.mass_factor, speed))
    taken = min(boxes_left(vessel), ram_damage(target.blueprint.mass_factor, speed))
    lost = sum([not section.stands for section in vessel.sections[:CORE] if section.plan.designed])
    faces, worth = vessel.blueprint.command_faces, float(dealt - taken)
    daring = two(sum([result + lost > event.crew_quality for result in range(1, faces + 1)]) / faces, worth)
    result = worth if event.dared else 0.0
    watch.roll("movement", vessel.side, result, daring, ship=vessel.key, target=target.key)


HANDLERS: dict[type, Handler] = {
    damage.CriticalRolled: critical_rolled,
    damage.SubCriticalRolled: sub_critical_rolled,
    damage.CriticalUpgraded: critical_upgraded,
    damage.CountRolled: count_rolled,
    damage.IonizationRolled: ionization_rolled,
    damage.DriveBlewUp: drive_blew_up,
    electronics.TeleporterRolled: teleporter_rolled,
    command.MoraleRolled: morale_rolled,
    flight.SquadronMoraleRolled: squadron_morale_rolled,
    repair.RepairRolled: repair_rolled,
    boarding.BoardingFought: boarding_fought,
    boarding.PartiesTeleported: parties_teleported,
    movement.SystemsStrained: systems_strained,
    movement.RamDared: ram_dared,
}
