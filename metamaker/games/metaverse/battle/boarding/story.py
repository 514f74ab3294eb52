"""Log lines of boarding: parties go over, reinforce, advance, fight, disable systems."""

from collections.abc import Sequence

from metamaker.games.metaverse.battle.boarding import events as said
from metamaker.games.metaverse.battle.wording.fields import parties, sentence
from metamaker.games.metaverse.battle.wording.names import Names
from metamaker.play.story import Tellings, telling


def _aboard(event: said.PartiesTeleported | said.PartiesUnloaded, names: Names) -> str:
    return sentence(event, names, parties=parties(names, marines=event.marines, crew=event.crew))


def _shifted(event: said.PartiesShifted, names: Names) -> str:
    some = parties(names, marines=event.marines, crew=event.crew)
    return sentence(event, names, parties=some, start=names.place(event.from_section))


def _fought(event: said.BoardingFought, names: Names) -> str:
    return sentence(
        event,
        names,
        defence_dice=_dice(event.defenders, event.defence_faces, event.defence, names),
        attack_dice=_dice(event.attackers, event.attack_faces, event.attack, names),
        lost=parties(names, marines=event.marines_lost, crew=event.crew_lost),
        boarders_lost=parties(names, marines=event.boarding_marines_lost, crew=event.boarding_crew_lost),
    )


def _dice(kinds: Sequence[str], faces: Sequence[int], results: Sequence[int], names: Names) -> str:
    """Return dice in the order of comparison: `marine 5 (thrown 9), crew 3`."""
    told = [
        names.text("story-party_die", kind=kind, face=face, result=f"{result}".replace("-", "−"), same=str(face == result))
        for kind, face, result in zip(kinds, faces, results, strict=True)
    ]
    return names.listed(told, "unit")


TELLINGS: Tellings = {
    said.PartiesTeleported: telling(_aboard),
    said.PartiesUnloaded: telling(_aboard),
    said.PartiesShifted: telling(_shifted),
    said.BoardingFought: telling(_fought),
    said.SystemSabotaged: telling(sentence),
}
