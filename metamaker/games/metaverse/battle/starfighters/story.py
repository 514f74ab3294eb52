"""The story of squadrons: launches, readying, recoveries, missions, moves, combat, losses."""

from metamaker.games.metaverse.battle.starfighters import events as said
from metamaker.games.metaverse.battle.wording.fields import parties, sentence
from metamaker.games.metaverse.battle.wording.names import Names
from metamaker.games.metaverse.battle.wording.phrases import cm, halved, plain
from metamaker.play.story import Tellings, follows, telling


def _launched(event: said.SquadronLaunched, names: Names) -> str:
    aboard = parties(names, marines=event.marines, crew=event.crew) if event.marines or event.crew else ""
    return sentence(
        event,
        names,
        way=cm(event.length, names.words),
        moves="yes" if event.length else "no",
        onto="yes" if event.contact else "no",
        loaded="yes" if aboard else "no",
        parties=aboard,
    )


def _recovered(event: said.SquadronRecovered, names: Names) -> str:
    aboard = parties(names, marines=event.marines, crew=event.crew) if event.marines or event.crew else ""
    return sentence(event, names, loaded="yes" if aboard else "no", parties=aboard)


def _combined(event: said.SquadronsCombined, names: Names) -> str:
    return sentence(event, names, some=names.squadrons((*event.full, *event.gone)))


def _formed(event: said.MissionFormed, names: Names) -> str:
    return sentence(event, names, task=names.word("task", event.task), led="yes" if event.ship else "no")


def _transfer(event: said.TransferRolled, names: Names) -> str:
    one, other = (
        f"{face} ≤ {quality}" if face <= quality else f"{face} > {quality}"
        for face, quality in zip(event.faces, event.qualities, strict=True)
    )
    return sentence(event, names, one=one, other=other, led="yes" if event.from_ship else "no")


def _gathered(event: said.SquadronsGathered, names: Names) -> str:
    return sentence(event, names, count=len(event.outrun))


def _order(event: said.FlightOrderRolled, names: Names) -> str:
    one, other = (f"{name} {face}" for name, face in zip(names.sides, event.faces, strict=True))
    first, tie = ("", "yes") if event.first < 0 else (names.sides[event.first], "no")
    return sentence(event, names, one=one, other=other, first=first, tie=tie)


def _moved(event: said.MissionMoved, names: Names) -> str:
    return sentence(
        event,
        names,
        way=cm(event.length, names.words),
        moves="yes" if event.length else "no",
        onto="yes" if event.contact else "no",
        attacked="yes" if event.arc else "no",
        too_far="yes" if event.outrun else "no",
    )


def _removed(event: said.SquadronRemoved, names: Names) -> str:
    return sentence(event, names, why=names.text(f"story-squadron_removed-{event.why}"))


def _morale(event: said.SquadronMoraleRolled, names: Names) -> str:
    before = -event.modifier - len(event.met)
    met = [names.word("lost", word) for word in event.met]
    met += [names.text("story-lost_before", count=before)] if before > 0 else []
    return sentence(
        event,
        names,
        met=names.listed(met),
        dice=halved(event.die, (event.face,), names.words),
        counted=f": {event.result}" if event.result != event.face else "",
        sum=f" − {-event.modifier} = {plain(event.total)}" if event.modifier else "",
        stays="yes" if event.total > 0 else "no",
    )


def _surgery(event: said.SquadronSurgery, names: Names) -> str:
    return sentence(event, names, system=names.system(event.target, event.system))


def _struck_salvo(event: said.SquadronStruckSalvo, names: Names) -> str:
    return sentence(event, names, dice=halved(event.die, event.faces, names.words))


TELLINGS: Tellings = {
    said.SquadronLaunched: telling(_launched),
    said.SquadronReadied: telling(sentence),
    said.SquadronsCombined: telling(_combined),
    said.SquadronRecovered: telling(_recovered),
    said.SquadronAbsorbed: telling(sentence),
    said.SquadronGrown: telling(sentence),
    said.MissionRolled: telling(sentence),
    said.MissionFormed: telling(_formed),
    said.SquadronsGathered: telling(_gathered),
    said.TransferRolled: telling(_transfer),
    said.SquadronRemoved: telling(_removed),
    said.FlightOrderRolled: telling(_order),
    said.MissionMoved: telling(_moved),
    said.CapOutrun: telling(sentence),
    said.SquadronMoraleRolled: telling(_morale),
    said.StrengthGroupBegan: telling(sentence),
    said.SquadronSurgery: follows(_surgery),
    said.SquadronFireWasted: telling(sentence),
    said.SquadronStruckSalvo: follows(_struck_salvo),
}
