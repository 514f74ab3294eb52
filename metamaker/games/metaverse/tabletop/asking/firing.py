"""Asking for fire: who waits, who fires at what, what is intercepted."""

from collections.abc import Iterator

from metamaker.fighting import Question
from metamaker.games.metaverse.battle.decisions.fire import DeclareFire, InterceptFire, Muster
from metamaker.games.metaverse.battle.fire.arms import BEAMS
from metamaker.games.metaverse.battle.state.system import System
from metamaker.games.metaverse.battle.story.names import Names, labels
from metamaker.games.metaverse.tabletop.asking.aims import aims, percent
from metamaker.games.metaverse.tabletop.asking.electronics import numbered
from metamaker.games.metaverse.tabletop.asking.fire_orders import read_fire, read_intercept, read_muster
from metamaker.games.metaverse.tabletop.asking.hints import hint
from metamaker.games.metaverse.tabletop.asking.signs import number

MUSTER_HELP = (
    "wait A1 2: a ship fires with a later group, of a lower crew quality",
    "join A2: a ship of the squadron fires with its commander",
)
FIRE_HELP = (
    "12 13 at B1 by 3: weapons 12 and 13 fire at B1, guided by array 3, each with a D20 of its own (a salvo)",
    "all at B1 by 3: all weapons that bear on B1 and are not named yet",
    "12 13 at B1 by 3 volley: together, with one D20: all hit or all miss",
    "12 at B1 by 3 surgical 7: one shot at system 7 of B1, in the section that faces you",
    "12 at B1 by 3 lent A2: guided by an array that A2 lends",
    "an array guides fire at one target a turn",
    "keep 17: held back for fire that comes in; what is not named and can intercept is kept anyhow; keep none: nothing is",
    "teleport 18 at B1 by 6;  grapple 19 at B1 by 6 toward 1 -1 (east and north; itself: at equal mass this ship moves)",
)
INTERCEPT_HELP = ("12 13 by 3: weapons 12 and 13, guided by array 3, fire at what comes in",)


def ask_muster(asked: Muster, names: Names) -> Question:
    """Return the question who waits and who joins; that ships could wait is no reason to ask."""
    signs = labels(asked.table)
    facts = [f"could wait: {', '.join(f'{signs[key]} {names.ship(key)}' for key in asked.ships)}"] if asked.ships else []
    facts += [f"{signs[key]} {names.ship(key)} could join {signs[chief]}" for key, chief in asked.followers.items()]
    text, idle = f"group of crew quality {asked.crew_quality}", not asked.followers
    examples = [f"wait {signs[key]} {asked.crew_quality - 1}" for key in asked.ships[:1]]
    examples += [f"join {signs[key]}" for key in list(asked.followers)[:1]]
    written = hint(asked, read_muster, examples, "nobody waits or joins")
    return Question(
        names.sides[asked.side], text, () if idle else tuple(facts), written, "group", asked.kind, idle, weighty=False
    )


def ask_fire(asked: DeclareFire, names: Names) -> Question:
    """Return the question what a ship fires at; it is idle if nothing bears on anybody."""
    vessel, sign = asked.vessel, labels(asked.table)[asked.key]
    told = tuple(aims(asked, names))
    beams = [beam for beam in vessel.working(*BEAMS) if beam.fired < asked.table.turn]
    idle = not told and not (beams and any(other.fights and other.side != asked.side for other in asked.table.vessels))
    facts: tuple[str, ...] = (f"{sign}: no weapon bears on anybody in reach",)
    if not idle:
        facts = (*_guides(asked, names), *told, *([f"beams: {_refs(asked, beams, names)}"] if beams else []))
    written = hint(asked, read_fire, _examples(asked), "holds fire")
    return Question(names.ship(asked.key), "fire", facts, written, f"{sign} fire", asked.kind, idle)


def _refs(asked: DeclareFire, systems: list[System], names: Names) -> str:
    return numbered(asked.vessel, (each.plan.ref for each in systems), names)


def _guides(asked: DeclareFire, names: Names) -> Iterator[str]:
    arrays, vessel = asked.arrays(), asked.vessel
    rated = ", ".join(f"{numbered(vessel, (array.plan.ref,), names)} rating {array.plan.rating}" for array in arrays)
    yield f"arrays, each for one target: {rated or 'none free'}"
    for lender, array in asked.lent():
        yield f"lent: {number(lender, array.plan.ref)} of {labels(asked.table)[lender.key]}"


def _examples(asked: DeclareFire) -> Iterator[str]:
    """Yield an example of each form, with the first weapons that bear on the first target and the best array."""
    vessel, signs = asked.vessel, labels(asked.table)
    arrays = sorted(asked.arrays(), key=lambda array: -array.plan.rating)
    aimed = [(target, weapons) for target in asked.targets() if (weapons := asked.weapons(target))]
    if arrays:
        by = number(vessel, arrays[0].plan.ref)
        for target, weapons in aimed[:1]:
            at = f"at {signs[target.key]} by {by}"
            one, *_ = first = [str(number(vessel, weapon.plan.ref)) for weapon in weapons[:2]]
            yield f"all {at}"
            yield f"{' '.join(first)} {at}"
            yield from [f"{' '.join(first)} {at} volley"] * (len(first) > 1)
            named = asked.surgical(target)
            yield from (f"{one} {at} surgical {number(target, system.plan.ref)}" for system in named[:1])
        for beam in vessel.working(*BEAMS)[:1]:
            verb = "grapple" if beam.plan.kind.endswith("grappler") else "teleport"
            for target in asked.targets()[:1]:
                yield f"{verb} {number(vessel, beam.plan.ref)} at {signs[target.key]} by {by}"
    for ref in asked.default().kept[:1]:
        yield f"keep {number(vessel, ref)}"


def ask_intercept(asked: InterceptFire, names: Names) -> Question:
    """Return the question what is fired at fire that has hit."""
    vessel, signs = asked.table.by_key[asked.key], labels(asked.table)
    facts = [f"coming in: {names.arms(asked.firer, asked.weapons)} of {signs[asked.firer]} {names.ship(asked.firer)}"]
    facts += [f"array {numbered(vessel, (array,), names)}: hits {percent(asked.profile(array))}" for array in asked.arrays()]
    facts += [f"{numbered(vessel, (ref,), names)}{names.profile(vessel.key, ref)}" for ref in asked.ready()]
    idle = not any(asked.profile(array).faces for array in asked.arrays())
    examples = [
        f"{number(vessel, ref)} by {number(vessel, array)}" for ref in asked.ready()[:1] for array in asked.arrays()[:1]
    ]
    written = hint(asked, read_intercept, examples, "lets it come")
    facts = [] if idle else facts
    return Question(
        names.ship(asked.key), "intercept?", tuple(facts), written, f"{signs[asked.key]} intercept", asked.kind, idle
    )
