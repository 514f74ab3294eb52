"""How the story tells the EW Step, and what becomes of electronics later."""

from metamaker.core.naming import counted
from metamaker.games.metaverse.battle.electronics import events as said
from metamaker.games.metaverse.battle.telling.names import Names
from metamaker.games.metaverse.battle.telling.phrases import against, apart, place
from metamaker.play.story import Tellings, follows, telling


def _order(event: said.ElectronicsOrderRolled, names: Names) -> str:
    one, other = (f"{name} {face}" for name, face in zip(names.sides, event.faces, strict=True))
    first = f"{names.ship(event.first)} acts first" if event.first else "a tie"
    return f"both sides have crew quality {event.crew_quality}, a D6 each: {one}, {other}: {first}"


def _switched(event: said.SystemsSwitched, names: Names) -> str:
    switched = [f"{names.systems(event.ship, refs)} {way}" for refs, way in ((event.on, "on"), (event.off, "off")) if refs]
    return f"{names.ship(event.ship)} switches {'; '.join(switched)}"


def _pod(event: said.PodActivated, names: Names) -> str:
    pod = names.system(event.ship, event.system)
    return f"{names.ship(event.ship)} activates its {pod}: EW +{event.rating} this turn"


def _spent(event: said.PodSpent, names: Names) -> str:
    return f"{names.system(event.ship, event.system)} of {names.ship(event.ship)} is spent"


def _aimed(event: said.ArrayAimed, names: Names) -> str:
    array = names.system(event.ship, event.system)
    return f"{names.ship(event.ship)} aims its {array}, rating {event.rating}, at {names.ship(event.target)}"


def _supported(event: said.ShipsSupported, names: Names) -> str:
    return f"{names.ship(event.ship)} serves {names.ships(event.ships)} with its {names.system(event.ship, event.system)}"


def _dropped(event: said.ShieldsDropped, names: Names) -> str:
    return f"{names.ship(event.ship)} drops its {event.arc} shields, {counted(event.hits, 'hit')}"


def _raised(event: said.ShieldsRaised, names: Names) -> str:
    return f"{names.ship(event.ship)} raises its {event.arc} shields, {counted(event.hits, 'hit')}"


def _compromised(event: said.StealthCompromised, names: Names) -> str:
    return f"the stealth of {names.ship(event.ship)} is compromised: EW {event.rating}"


def _restored(event: said.StealthRestored, names: Names) -> str:
    return f"the stealth of {names.ship(event.ship)} is whole again: EW {event.rating}"


def _teleported(event: said.TeleporterRolled, names: Names) -> str:
    profile = against(event.sensor_profile, event.target_profile, event.rating)
    end = f"hit, a critical for the {event.section} section" if event.hit else "miss"
    what = f"{names.system(event.ship, event.teleporter)}, {names.ship(event.ship)} at {names.ship(event.target)}"
    return f"{what}, {apart(event.distance)}: D20 {event.face}, {profile}: {end}"


def _grappled(event: said.GrapplerRolled, names: Names) -> str:
    profile = against(event.sensor_profile, event.target_profile, event.rating)
    end = f"locked with {counted(event.points, 'point')}" if event.hit else "miss"
    what = f"{names.system(event.ship, event.grappler)}, {names.ship(event.ship)} at {names.ship(event.target)}"
    return f"{what}, {apart(event.distance)}: D20 {event.face}, {profile}: {end}"


def _beam_wasted(event: said.BeamWasted, names: Names) -> str:
    return f"the beam of {names.ship(event.ship)} on {names.ship(event.target)} acts on nothing: one of them is gone"


def _pulled(event: said.GrappleMoved, names: Names) -> str:
    points, moved = counted(event.points, "point"), f"{event.length} cm to {place(event.x, event.y)}"
    both = f"{names.ship(event.ship)} and {names.ship(event.target)}"
    return f"{both}, grappled with {points}: {names.ship(event.moved)} is moved {moved}"


TELLINGS: Tellings = {
    said.ElectronicsOrderRolled: telling(_order),
    said.SystemsSwitched: telling(_switched),
    said.PodActivated: telling(_pod),
    said.PodSpent: telling(_spent),
    said.ArrayAimed: telling(_aimed),
    said.ShipsSupported: telling(_supported),
    said.ShieldsDropped: telling(_dropped),
    said.ShieldsRaised: telling(_raised),
    said.StealthCompromised: telling(_compromised),
    said.StealthRestored: telling(_restored),
    said.TeleporterRolled: follows(_teleported),
    said.GrapplerRolled: follows(_grappled),
    said.BeamWasted: follows(_beam_wasted),
    said.GrappleMoved: follows(_pulled),
}
