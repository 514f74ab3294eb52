"""Log lines of the EW Step, and of electronics later."""

from metamaker.games.metaverse.battle.electronics import events as said
from metamaker.games.metaverse.battle.wording.fields import sentence
from metamaker.games.metaverse.battle.wording.names import Names
from metamaker.play.story import Tellings, follows, telling


def _order(event: said.ElectronicsOrderRolled, names: Names) -> str:
    one, other = (f"{name} {face}" for name, face in zip(names.sides, event.faces, strict=True))
    first, tie = names.ship(event.first), "no" if event.first else "yes"
    return sentence(event, names, one=one, other=other, first=first, tie=tie)


TELLINGS: Tellings = {
    said.ElectronicsOrderRolled: telling(_order),
    said.SystemsSwitched: telling(sentence),
    said.PodActivated: telling(sentence),
    said.PodSpent: telling(sentence),
    said.ArrayAimed: telling(sentence),
    said.ShipsSupported: telling(sentence),
    said.ShieldsDropped: telling(sentence),
    said.ShieldsRaised: telling(sentence),
    said.StealthCompromised: telling(sentence),
    said.StealthRestored: telling(sentence),
    said.TeleporterRolled: follows(sentence),
    said.GrapplerRolled: follows(sentence),
    said.BeamWasted: follows(sentence),
    said.GrappleMoved: follows(sentence),
}
