"""Log lines of the Repair Step: repairs, shields, hull, air."""

from collections.abc import Sequence

from metamaker.games.metaverse.battle.repair import events as said
from metamaker.games.metaverse.battle.wording.fields import alone, parties, sentence
from metamaker.games.metaverse.battle.wording.names import Names, Passage, Weave, run_length
from metamaker.games.metaverse.battle.wording.phrases import halved
from metamaker.play.story import Event, Tellings, follows, telling


def _repair(event: said.RepairRolled, names: Names) -> str:
    plan = names.plan(event.ship)
    dice = halved(plan.control_faces, (event.face,), names.words) if plan else f"{event.face}"
    return sentence(event, names, dice=dice)


def _sacrificed(event: said.HullSacrificed, names: Names) -> str:
    lost = event.crew + event.marines
    return sentence(event, names, lost=lost, parties=parties(names, crew=event.crew, marines=event.marines) if lost else "")


def _air(event: said.AirFouled, names: Names) -> str:
    return sentence(event, names, parties=parties(names, crew=event.crew, marines=event.marines, boarders=event.boarders))


def adapted(event: said.ShieldsAdapted, events: Sequence[Event], place: int, names: Names) -> Passage:
    """Return the arcs of a ship with shields that adapt to the same level."""

    def alike(each: Event) -> bool:
        return isinstance(each, said.ShieldsAdapted) and (each.ship, each.level) == (event.ship, event.level)

    number = run_length(events, place, alike)
    arcs = [names.place(each.arc) for each in events[place : place + number] if isinstance(each, said.ShieldsAdapted)]
    return Passage(sentence(event, names, arcs=names.listed(arcs)), number)


def regenerated(event: said.ShieldsRegenerated, events: Sequence[Event], place: int, names: Names) -> Passage:
    """Return the regenerated shield hits of a ship in all arcs."""
    number = run_length(events, place, lambda each: isinstance(each, said.ShieldsRegenerated) and each.ship == event.ship)
    told = [
        names.text("story-shields_regenerated-arc", hits=each.hits, arc=names.place(each.arc), now=each.now)
        for each in events[place : place + number]
        if isinstance(each, said.ShieldsRegenerated)
    ]
    return Passage(sentence(event, names, arcs=names.listed(told)), number)


TELLINGS: Tellings = {
    said.RepairRolled: telling(_repair),
    said.HullRestored: telling(sentence),
    said.HullSacrificed: telling(_sacrificed),
    said.SystemHealed: follows(sentence),
    said.WeaponReloaded: follows(sentence),
    said.ShieldsRegenerated: telling(alone(regenerated)),
    said.GeneratorModulated: telling(sentence),
    said.ShieldsAdapted: telling(alone(adapted)),
    said.PlateLost: telling(sentence),
    said.AirFouled: telling(_air),
}

WEAVES: dict[type, Weave] = {said.ShieldsAdapted: adapted, said.ShieldsRegenerated: regenerated}
