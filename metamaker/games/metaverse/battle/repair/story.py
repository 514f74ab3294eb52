"""How the story tells the Repair Step: repairs, shields, hull, air."""

from collections.abc import Sequence

from metamaker.core.naming import counted, listed
from metamaker.games.metaverse.battle.repair import events as said
from metamaker.games.metaverse.battle.telling.names import Names, Passage, Weave, run_length
from metamaker.games.metaverse.battle.telling.phrases import halved
from metamaker.play.story import Event, Tellings, follows, telling


def _repair(event: said.RepairRolled, names: Names) -> str:
    crew = counted(event.crew, "crew party", "crew parties")
    plan = names.plan(event.ship)
    rolled = halved(plan.control_faces, (event.face,)) if plan else f"{event.face}"
    end = "repaired" if event.repaired else "not yet"
    needs = f"{event.result} {'up to' if event.repaired else 'over'} {crew}"
    return f"{names.ship(event.ship)}, {names.system(event.ship, event.system)}: {rolled}, {needs}: {end}"


def _restored(event: said.HullRestored, names: Names) -> str:
    boxes = counted(len(event.layers), "hull box", "hull boxes")
    return f"{names.ship(event.ship)} gets {boxes} back in the {event.section}, {_layers(event.layers)}"


def _layers(layers: tuple[int, ...]) -> str:
    several = tuple(dict.fromkeys(layers))
    return f"layer{'s' if len(several) > 1 else ''} {listed(map(str, several))}"


def _sacrificed(event: said.HullSacrificed, names: Names) -> str:
    boxes = counted(len(event.layers), "hull box", "hull boxes")
    lost = [
        counted(number, f"{kind} party", f"{kind} parties")
        for number, kind in ((event.crew, "crew"), (event.marines, "marine"))
        if number
    ]
    parties = f" and {listed(lost)}" if lost else ""
    system = names.system(event.ship, event.system)
    return f"{names.ship(event.ship)} gives {boxes}{parties} of the {event.section}, {_layers(event.layers)}, for its {system}"


def _healed(event: said.SystemHealed, names: Names) -> str:
    return f"{names.system(event.ship, event.system)} of {names.ship(event.ship)} is healed"


def _reloaded(event: said.WeaponReloaded, names: Names) -> str:
    return f"{names.system(event.ship, event.system)} of {names.ship(event.ship)} is reloaded"


def _regenerated(event: said.ShieldsRegenerated, names: Names) -> str:
    return f"{names.ship(event.ship)} regains {counted(event.hits, 'shield hit')} {event.arc}, {event.now} now"


def _modulated(event: said.GeneratorModulated, names: Names) -> str:
    return f"{names.system(event.ship, event.generator)} of {names.ship(event.ship)} serves the {event.arc} arc"


def _adapted(event: said.ShieldsAdapted, names: Names) -> str:
    return f"the {event.arc} shields of {names.ship(event.ship)} adapt, level {event.level}"


def _plate(event: said.PlateLost, names: Names) -> str:
    left = f"{event.left} left" if event.left else "none left"
    return f"{names.ship(event.ship)} loses an ablative plate {event.arc}, {left}"


def _air(event: said.AirFouled, names: Names) -> str:
    lost = [
        counted(number, f"{kind} party", f"{kind} parties")
        for number, kind in ((event.crew, "crew"), (event.marines, "marine"), (event.boarders, "boarding"))
        if number
    ]
    return f"the air of the {event.section} section of {names.ship(event.ship)} fails: {listed(lost or ['nobody'])} lost"


TELLINGS: Tellings = {
    said.RepairRolled: telling(_repair),
    said.HullRestored: telling(_restored),
    said.HullSacrificed: telling(_sacrificed),
    said.SystemHealed: follows(_healed),
    said.WeaponReloaded: follows(_reloaded),
    said.ShieldsRegenerated: telling(_regenerated),
    said.GeneratorModulated: telling(_modulated),
    said.ShieldsAdapted: telling(_adapted),
    said.PlateLost: telling(_plate),
    said.AirFouled: telling(_air),
}


def adapted(event: said.ShieldsAdapted, events: Sequence[Event], place: int, names: Names) -> Passage:
    """Return the arcs of a ship whose shields adapt to the same level."""

    def alike(each: Event) -> bool:
        return isinstance(each, said.ShieldsAdapted) and (each.ship, each.level) == (event.ship, event.level)

    number = run_length(events, place, alike)
    arcs = listed(each.arc for each in events[place : place + number] if isinstance(each, said.ShieldsAdapted))
    return Passage(f"the {arcs} shields of {names.ship(event.ship)} adapt, level {event.level}", number)


def regenerated(event: said.ShieldsRegenerated, events: Sequence[Event], place: int, names: Names) -> Passage:
    """Return the shield hits that a ship gets back in all arcs."""
    number = run_length(events, place, lambda each: isinstance(each, said.ShieldsRegenerated) and each.ship == event.ship)
    arcs = [each for each in events[place : place + number] if isinstance(each, said.ShieldsRegenerated)]
    told = listed(f"{each.hits} {each.arc} ({each.now} now)" for each in arcs)
    return Passage(f"{names.ship(event.ship)} regains shield hits: {told}", number)


WEAVES: dict[type, Weave] = {said.ShieldsAdapted: adapted, said.ShieldsRegenerated: regenerated}
