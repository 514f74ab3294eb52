"""Matches between captains with ships of the sample fleets."""

from functools import cache

from hypothesis import strategies as st

from metamaker.core.paths import sample_fleets
from metamaker.games.metaverse.battle.ai.self_play import Contestant, Match
from metamaker.games.metaverse.battle.start import Setup
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import Section
from metamaker.games.metaverse.model.starfighter import Load
from metamaker.opening import open_file

NAMES = tuple(sorted(path.stem for path in sample_fleets("metaverse").glob("*.json")))


@cache
def sample(name: str) -> Fleet:
    fleet: Fleet = open_file(str(sample_fleets("metaverse") / f"{name}.json")).document
    return fleet


@cache
def detachment(name: str, *ships: str) -> Fleet:
    """Return some ships of a sample fleet, without commanders that are not among them."""
    fleet = sample(name)
    return fleet.with_(
        ships=tuple(
            ship.with_(commander=ship.commander if ship.commander in ships else None)
            for ship in fleet.ships
            if ship.id in ships
        )
    )


@cache
def flotilla(fleet: Fleet, number: int) -> Fleet:
    """So many ships like the first one, nobody's command."""
    first = fleet.ships[0]
    return fleet.with_(ships=tuple(first.with_(id=f"{first.id}-{place}", commander=None) for place in range(1, number + 1)))


CRUISER = detachment("the-even-hand", "sounding-lead")
"""The cruiser: a Fathom, 60 points, one bridge, two arrays, an EW array, shields all around, five guns."""

CRUISERS = flotilla(CRUISER, 4)

CARRIER_WINGS = {"dipper": 3, "otter": 2, "snapping-turtle": 1}
"""The squadrons behind each side of the carrier, by their types."""


def _carrier() -> Fleet:
    """Return a Heronry that leaves some of its otters at home: two bays on each side with six squadrons each, twelve in all."""
    fleet = detachment("the-ninewater-procession", "standing-grey")
    heronry = fleet.ship_class("heronry")
    sides = {name: _manned(section) for name in ("port", "starboard") if (section := getattr(heronry.sections, name))}
    changed = heronry.with_(sections=heronry.sections.with_(**sides))
    return fleet.with_(classes=tuple(changed if each is heronry else each for each in fleet.classes))


def _manned(section: Section) -> Section:
    loads = tuple(Load(starfighter=kind, count=count) for kind, count in CARRIER_WINGS.items())
    return section.with_(bays=tuple(fit.with_(squadrons=loads) for fit in section.bays))


CARRIER = _carrier()
"""The carrier: twelve squadrons, four hangar bays, a starfighter operations command."""

VARIED = (
    CRUISER,
    CRUISERS,
    detachment("the-even-hand", "clerk-of-works", "sounding-lead", "still-water", "yardstick"),
    detachment("the-even-hand", "thumbs-breadth", "set-square"),
    detachment("the-glass-cantons", "slow-fire", "blue-shard", "first-breath"),
    detachment("the-ninewater-procession", "white-wheel"),
    detachment("the-ninewater-procession", "morning-peal", "treble", "second"),
    detachment("the-slow-orchard", "south-wall", "kind-shears"),
    detachment("grindstone-haulers", "cousin-bram", "cousin-odile", "pebble"),
    detachment("the-marginalia", "see-below", "overdue", "vellum"),
)
"""One ship to four, cinematic and Newtonian, of all hull types, with and without electronics."""


def match(fleet: Fleet, one: str, other: str, distance_cm: int = 96, last_turn: int = 30) -> Match:
    """Return a match of captains who have the same ships."""
    return Match((Contestant(fleet, one), Contestant(fleet, other)), Setup(distance_cm, last_turn=last_turn))


@st.composite
def detachments(draw: st.DrawFn) -> Fleet:
    """One to three ships of any sample fleet."""
    name = draw(st.sampled_from(NAMES))
    ships = sorted(ship.id for ship in sample(name).ships)
    return detachment(name, *sorted(draw(st.lists(st.sampled_from(ships), min_size=1, max_size=3, unique=True))))
