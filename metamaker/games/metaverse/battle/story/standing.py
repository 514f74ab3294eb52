"""How all ships stand, as a table: hull by section, shields by arc, speed, heading."""

from collections.abc import Iterator

from metamaker.fighting import Standing
from metamaker.games.metaverse.battle.blueprint.places import PRINT_ORDER, SECTIONS
from metamaker.games.metaverse.battle.motion.course import momentum
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.system import DESTROYED, DISABLED
from metamaker.games.metaverse.battle.state.vessel import Status, Vessel
from metamaker.games.metaverse.battle.story.names import labels
from metamaker.games.metaverse.battle.story.phrases import degrees, plain

COLUMNS = ("", "ship", "hull", "by section", "shields\nF S A P", "speed", "heading", "crew", "systems out")
NUMBERS = ("speed", "heading", "crew", "systems out")
"""The titles of columns, and those of numbers. Shields by arc: fore, starboard, aft, port; systems disabled or destroyed."""

_STATES = {
    Status.FIGHTING: "",
    Status.AWAY: "in a jump",
    Status.RETREATED: "retreated",
    Status.BROKEN: "broke off",
    Status.DESTROYED: "destroyed",
}


def standing(table: Table) -> Standing:
    """Return how all ships stand, both sides in their order."""
    signs = labels(table)
    return Standing(COLUMNS, tuple(tuple(_row(vessel, signs[vessel.key])) for vessel in table.vessels), NUMBERS)


def _row(vessel: Vessel, sign: str) -> Iterator[str]:
    whole = sum(plan.hull_hits for plan in vessel.blueprint.sections)
    destroyed = vessel.status is Status.DESTROYED
    left = 0 if destroyed else sum(state.left for state in vessel.sections if state.stands)
    yield from (sign, vessel.name, f"{left}/{whole}")
    if vessel.status > Status.AWAY:
        yield from (_STATES[vessel.status], "", "", "", "", "")
        return
    state = "cloaked" if vessel.fights and vessel.cloaked else _STATES[vessel.status]
    yield f"{state}, {hull_text(vessel)}" if state else hull_text(vessel)
    crew = sum(section.crew_parties for section in vessel.sections if section.stands)
    down = sum(1 for system in vessel.systems if system.flags & (DISABLED | DESTROYED))
    yield from (shields_text(vessel), plain(momentum(vessel.course)), degrees(vessel.course.heading), str(crew))
    yield str(down) if down else "–"


def hull_text(vessel: Vessel) -> str:
    """Return the hull boxes left by section: `F8 P4 C14 S4 A–`, fore, port, core, starboard and aft; a dash for a lost one."""
    designed = [number for number in PRINT_ORDER if vessel.blueprint.sections[number].designed]
    return " ".join(
        f"{SECTIONS[number].value[:1].upper()}{vessel.sections[number].left if vessel.sections[number].stands else '–'}"
        for number in designed
    )


def shields_text(vessel: Vessel) -> str:
    """Return the shield hits left by arc, `6 4 4 4`; a dash for an arc designed without, brackets for dropped ones."""
    if not any(arc.plan.shield_hits for arc in vessel.arcs):
        return "–"
    shown = (f"{arc.shield_hits}" if arc.up else f"({arc.shield_hits})" for arc in vessel.arcs)
    return " ".join(text if arc.plan.shield_hits else "–" for text, arc in zip(shown, vessel.arcs, strict=True))
