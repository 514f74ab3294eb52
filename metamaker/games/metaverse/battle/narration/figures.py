"""The state of ships as data: numbers for programs, independent of the language."""

from typing import Literal

from typing_extensions import TypedDict

from metamaker.games.metaverse.battle.kinematics.course import momentum
from metamaker.games.metaverse.battle.places import ARC_WORDS, SECTION_WORDS
from metamaker.games.metaverse.battle.state.vessel import DESTROYED, DISABLED, SectionState, Status, Vessel


class SectionFigures(TypedDict):
    """The state of a section: hull boxes left and designed, crew and marine parties; whether it stands."""

    hull: int
    hull_hits: int
    crew_parties: int
    marine_parties: int
    stands: bool


class ArcFigures(TypedDict):
    """The defences of an arc: shield hits left and designed, whether they are up, plates, adaptation."""

    shields: int
    shield_hits: int
    up: bool
    ablative_plates: int
    adaptation: int


class MetaverseShip(TypedDict):
    """The state of a ship.

    `ship` is its key in events, `side` 0 or 1. `hull` counts the remaining hull boxes, `hull_hits` the designed ones. Places
    are in thousandths of a cm, the speed in cm a turn, the heading in sixteenths of a circle clockwise from north; all are null
    for a ship off the table. `systems_out` counts disabled and destroyed systems.
    """

    ship: str
    sign: str
    name: str
    side: int
    status: Literal["fighting", "stilled", "away", "retreated", "broken", "destroyed"]
    cloaked: bool
    hull: int
    hull_hits: int
    sections: dict[str, SectionFigures]
    arcs: dict[str, ArcFigures]
    x: int | None
    y: int | None
    speed: int | None
    heading: int | None
    crew_parties: int
    systems_out: int


_STATUS: dict[Status, Literal["fighting", "stilled", "away", "retreated", "broken", "destroyed"]] = {
    Status.FIGHTING: "fighting",
    Status.STILLED: "stilled",
    Status.AWAY: "away",
    Status.RETREATED: "retreated",
    Status.BROKEN: "broken",
    Status.DESTROYED: "destroyed",
}


def figures(vessel: Vessel, sign: str) -> MetaverseShip:
    """Return the state of a ship."""
    sections = {
        word: _section(state, gone=vessel.status is Status.DESTROYED)
        for word, state in zip(SECTION_WORDS, vessel.sections, strict=True)
        if state.plan.designed
    }
    course = vessel.course_told if vessel.status <= Status.STILLED else None
    return {
        "ship": vessel.key,
        "sign": sign,
        "name": vessel.name,
        "side": vessel.side,
        "status": _STATUS[vessel.status],
        "cloaked": vessel.fights and vessel.cloaked > 0,
        "hull": sum(each["hull"] for each in sections.values()),
        "hull_hits": sum(each["hull_hits"] for each in sections.values()),
        "sections": sections,
        "arcs": {
            word: {
                "shields": arc.shield_hits,
                "shield_hits": arc.plan.shield_hits,
                "up": arc.up,
                "ablative_plates": arc.plates,
                "adaptation": arc.adaptation,
            }
            for word, arc in zip(ARC_WORDS, vessel.arcs, strict=True)
        },
        "x": None if course is None else course.place[0],
        "y": None if course is None else course.place[1],
        "speed": None if course is None else momentum(course),
        "heading": None if course is None else course.heading,
        "crew_parties": sum(each["crew_parties"] for each in sections.values()),
        "systems_out": sum(1 for system in vessel.systems if system.flags & (DISABLED | DESTROYED)),
    }


def _section(state: SectionState, *, gone: bool) -> SectionFigures:
    """Return the state of a section; nothing is left of it if the ship is `gone`."""
    stands = state.stands and not gone
    return {
        "hull": state.left if stands else 0,
        "hull_hits": state.plan.hull_hits,
        "crew_parties": state.crew_parties if stands else 0,
        "marine_parties": state.marine_parties if stands else 0,
        "stands": stands,
    }
