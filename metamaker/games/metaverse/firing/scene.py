"""Two ships on an empty table, as the circumstances of an attack place them: the battle then answers all questions."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from metamaker.game_api.firing import NONE, Circumstances, Damage
from metamaker.game_api.play import WishRefused
from metamaker.games.metaverse.battle.blueprint import WeaponPlan
from metamaker.games.metaverse.battle.electronics.signature import AIMED, ECM, ELINT, EW, POD, STEALTH
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire
from metamaker.games.metaverse.battle.kinematics.bearing import rating_changes
from metamaker.games.metaverse.battle.kinematics.course import POINTS, STILL, Cinematic, Course, Newtonian
from metamaker.games.metaverse.battle.places import ARC_WORDS, CORE
from metamaker.games.metaverse.battle.plot.orders import Code, Order, Plot
from metamaker.games.metaverse.battle.plot.text import PlotProblem, parsed
from metamaker.games.metaverse.battle.start import Place, Setup, begun, entries, shared_mass_factor
from metamaker.games.metaverse.battle.state.battle import Battle, Step
from metamaker.games.metaverse.battle.state.ground import Feature, murk
from metamaker.games.metaverse.battle.state.vessel import OFF, System, Vessel
from metamaker.games.metaverse.match.damaged import take_over
from metamaker.games.metaverse.match.force import force
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.terrain import Everywhere, Terrain, TerrainKind
from metamaker.games.metaverse.rules.hit import DIRECT_REACH_CM
from metamaker.play.dice import SeededDice
from metamaker.play.geometry import CM, HEADINGS, Point

USUAL_DISTANCE: Final = 30
USUAL_SPEED: Final = 20
"""The speed of a ship without a given one, in cm, unless the ship is slower."""

STEADY: Final = Plot((Order(Code.FASTER, 1),))
"""Any order that changes no rating: only a ship without orders drifts. Rule MV-A.5-01."""

DRIFT: Final = "drift"
"""The word for a plot without orders."""

GONE: Final = (Code.CLOAK, Code.RETREAT, Code.STRATEGIC_JUMP)
"""Orders after which a ship neither fires nor is a target. Rules MV-3.4.8-03, MV-1.2.3-54."""

SKIES: Final = {"clear": None, "nebula": TerrainKind.EMISSION_NEBULA, "ionised": TerrainKind.PLANETARY_NEBULA}
"""The surroundings of both ships, by word."""

SILENT, AIDED, HIDDEN, REVEALED, PODS = "silent", "elint", "stealth", "compromised", "pods"
EW_WORDS: Final = (SILENT, AIDED, HIDDEN, REVEALED, PODS)
"""Electronic warfare: the target's arrays are off; the firer's ELINT array is aimed at the target; the target's stealth works,
or other arrays gave it away; the target has activated its pods."""

FIRER_SECTORS: Final = ((0, 7), (1, 2), (3, 4), (5, 6))
"""The weapon sectors in each arc, by its number, the one to starboard first."""


class Scene(NamedTuple):
    """A battle in its Starship Combat Step: the first ship declares fire at the second one."""

    battle: Battle
    asked: DeclareFire
    target: Vessel
    array: System
    weapons: tuple[System, ...]
    volley: bool

    @property
    def firer(self) -> Vessel:
        """The ship that fires."""
        return self.asked.vessel

    def groups(self) -> list[tuple[WeaponPlan, tuple[System, ...]]]:
        """Return the weapons that bear, alike ones together."""
        found: dict[str, list[System]] = {}
        for weapon in self.weapons:
            if weapon.plan.weapon is not None:
                found.setdefault(weapon.plan.weapon.id, []).append(weapon)
        return [(plan, tuple(some)) for some in found.values() if (plan := some[0].plan.weapon) is not None]


def scene(one: Fleet, ship: str, other: Fleet, target: str, case: Circumstances, damage: Damage = NONE) -> Scene:
    """Return the table of an attack. Raises NotInDocument for unknown ships, and WishRefused."""
    forces = force(one, [ship]), force(other, [target])
    mass_factor = shared_mass_factor(*forces)
    sides = entries(forces[0], mass_factor), entries(forces[1], mass_factor)
    places = tuple((f"{'ab'[side]}/{line[0].ship.id}", Place(0, 0, 0, 0)) for side, line in enumerate(sides))
    battle = begun(sides, (one.name, other.name), SeededDice(1), Setup(places=places), telling=False)
    table = battle.table
    table.step = Step.STARSHIP_COMBAT
    firer, struck = table.vessels
    for side, state in enumerate(damage):
        if state is not None:
            take_over(battle, side, state)
            if not table.vessels[side].sections[CORE].stands:
                raise WishRefused(message("firing-refused-lost", ship=table.vessels[side].name))
    gap = USUAL_DISTANCE if case.distance < 0 else case.distance
    if gap > DIRECT_REACH_CM:
        raise WishRefused(message("firing-refused-far", most=DIRECT_REACH_CM))
    kind = SKIES[case.terrain or "clear"]
    if kind is not None:
        table.terrain = [Feature(Terrain(id="sky", kind=kind, shape=Everywhere()), table.size_cm)]
    arc = ARC_WORDS.index(case.arc or ARC_WORDS[0])
    half = HEADINGS // 2
    struck.course = _course(struck, Point(0, gap * CM), (half - arc * HEADINGS // len(ARC_WORDS)) % HEADINGS, case.target_speed)
    firer.course = _course(firer, Point(0, 0), 0, case.speed)
    for vessel, words in ((firer, case.manoeuvre), (struck, case.target_manoeuvre)):
        _manoeuvre(vessel, words)
        vessel.murk = murk(table.terrain, vessel.course.place)
    _electronics(firer, struck, case.ew, table.turn)
    asked = DeclareFire(table, 0, battle.secrets[0], firer.key)
    arrays = asked.arrays()
    if not arrays:
        raise WishRefused(message("firing-refused-array", ship=firer.name))
    wanted = _wanted(firer, case.weapons)
    _turn(asked, struck, wanted, case.facing)
    weapons = tuple(weapon for weapon in asked.weapons(struck) if weapon.plan.ref in wanted)
    if not weapons:
        raise WishRefused(message("firing-refused-bearing", ship=firer.name))
    return Scene(battle, asked, struck, max(arrays, key=lambda array: array.plan.rating), weapons, case.volley)


def _course(vessel: Vessel, place: Point, heading: int, wanted: int) -> Course:
    """Return a course at a place. Only arcs depend on `heading`. Raises WishRefused for a speed that the ship cannot reach."""
    plan = vessel.blueprint
    if plan.newtonian:
        speed = USUAL_SPEED if wanted < 0 else wanted
        return Newtonian(place, heading, (speed, *STILL[1:POINTS]))
    most = plan.means.max_speed
    if wanted > most:
        raise WishRefused(message("firing-refused-speed", ship=vessel.name, most=most))
    return Cinematic(place, heading, min(USUAL_SPEED, most) if wanted < 0 else wanted)


def _manoeuvre(vessel: Vessel, words: str) -> None:
    """Let a ship have moved by these orders. Raises WishRefused for other words."""
    try:
        vessel.plot = Plot() if words.strip().casefold() == DRIFT else parsed(words) if words.strip() else STEADY
    except PlotProblem as problem:
        raise WishRefused(problem.sentence) from None
    if any(vessel.plot.has(code) for code in GONE):
        raise WishRefused(message("firing-refused-gone", ship=vessel.name))
    vessel.corkscrews = vessel.plot.has(Code.CORKSCREW)
    vessel.changes = rating_changes(vessel.plot, vessel.course)


def _electronics(firer: Vessel, target: Vessel, words: Iterable[str], turn: int) -> None:
    """Switch and aim the electronic systems of both ships. Raises WishRefused for a system that a ship does not have."""
    for word in words:
        ship, kinds = {
            SILENT: (target, (EW, ECM)),
            AIDED: (firer, (ELINT,)),
            HIDDEN: (target, (STEALTH,)),
            REVEALED: (target, (STEALTH,)),
            PODS: (target, (POD,)),
        }[word]
        systems = ship.of(*kinds)
        if not systems and word != SILENT:
            raise WishRefused(message("firing-refused-system", ship=ship.name, word=word))
        for system in systems:
            if word == SILENT:
                system.flags |= OFF
            elif word == PODS:
                system.active = True
            elif system.plan.kind in AIMED:
                system.aim = target.number
            else:
                system.flags &= ~OFF
        if word == REVEALED:
            ship.last_emission = turn
        ship.changed()


def _wanted(firer: Vessel, names: Iterable[str]) -> set[str]:
    """Return the references of the chosen weapons, all if none are named. Raises WishRefused for an unknown name."""
    armed = [system for system in firer.systems if system.plan.weapon is not None]
    chosen: set[str] = set()
    for name in names:
        word = name.strip().casefold()
        found = {system.plan.ref for system in armed if word in _names(system)}
        if not found:
            raise WishRefused(message("firing-refused-weapon", ship=firer.name, weapon=name))
        chosen |= found
    return chosen or {system.plan.ref for system in armed}


def _names(system: System) -> tuple[str, ...]:
    plan = system.plan.weapon
    return () if plan is None else (plan.id.casefold(), plan.name.casefold(), system.plan.ref.casefold())


def _turn(asked: DeclareFire, target: Vessel, wanted: set[str], facing: str) -> None:
    """Turn the firer so that most of the chosen weapons bear, if given with the arc `facing` toward the target."""
    arcs = range(len(ARC_WORDS)) if not facing else (ARC_WORDS.index(facing),)
    firer = asked.vessel
    courses = [firer.course._replace(heading=-(2 * sector + 1) % HEADINGS) for arc in arcs for sector in FIRER_SECTORS[arc]]

    def dice(course: Course) -> int:
        firer.course = course
        plans = [weapon.plan.weapon for weapon in asked.weapons(target) if weapon.plan.ref in wanted]
        return sum(plan.pulse * (plan.highest + 1) for plan in plans if plan is not None)

    firer.course = max(courses, key=dice)
