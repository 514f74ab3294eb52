"""How the story tells the End Phase: repairs, shields, hull, crew quality, morale."""

from metamaker.battle.telling import Tellings, follows, telling
from metamaker.games.metaverse.battle.events import command, repair
from metamaker.games.metaverse.battle.story.names import Names
from metamaker.games.metaverse.battle.story.phrases import counted, halved, listed, plain


def _repair(event: repair.RepairRolled, names: Names) -> str:
    crew = counted(event.crew, "crew party", "crew parties")
    plan = names.plan(event.ship)
    rolled = halved(plan.control_faces, (event.face,)) if plan else f"{event.face}"
    end = "repaired" if event.repaired else "not yet"
    needs = f"{event.result} {'up to' if event.repaired else 'over'} {crew}"
    return f"{names.ship(event.ship)}, {names.system(event.ship, event.system)}: {rolled}, {needs}: {end}"


def _restored(event: repair.HullRestored, names: Names) -> str:
    boxes = counted(len(event.layers), "hull box", "hull boxes")
    return f"{names.ship(event.ship)} gets {boxes} back in the {event.section}, {_layers(event.layers)}"


def _layers(layers: tuple[int, ...]) -> str:
    several = tuple(dict.fromkeys(layers))
    return f"layer{'s' if len(several) > 1 else ''} {listed(map(str, several))}"


def _sacrificed(event: repair.HullSacrificed, names: Names) -> str:
    boxes = counted(len(event.layers), "hull box", "hull boxes")
    lost = [
        counted(number, f"{kind} party", f"{kind} parties")
        for number, kind in ((event.crew, "crew"), (event.marines, "marine"))
        if number
    ]
    parties = f" and {listed(lost)}" if lost else ""
    system = names.system(event.ship, event.system)
    return f"{names.ship(event.ship)} gives {boxes}{parties} of the {event.section}, {_layers(event.layers)}, for its {system}"


def _healed(event: repair.SystemHealed, names: Names) -> str:
    return f"{names.system(event.ship, event.system)} of {names.ship(event.ship)} is healed"


def _reloaded(event: repair.WeaponReloaded, names: Names) -> str:
    return f"{names.system(event.ship, event.system)} of {names.ship(event.ship)} is reloaded"


def _regenerated(event: repair.ShieldsRegenerated, names: Names) -> str:
    return f"{names.ship(event.ship)} regains {counted(event.hits, 'shield hit')} {event.arc}, {event.now} now"


def _modulated(event: repair.GeneratorModulated, names: Names) -> str:
    return f"{names.system(event.ship, event.generator)} of {names.ship(event.ship)} serves the {event.arc} arc"


def _adapted(event: repair.ShieldsAdapted, names: Names) -> str:
    return f"the {event.arc} shields of {names.ship(event.ship)} adapt, level {event.level}"


def _plate(event: repair.PlateLost, names: Names) -> str:
    left = f"{event.left} left" if event.left else "none left"
    return f"{names.ship(event.ship)} loses an ablative plate {event.arc}, {left}"


def _air(event: repair.AirFouled, names: Names) -> str:
    lost = [
        counted(number, f"{kind} party", f"{kind} parties")
        for number, kind in ((event.crew, "crew"), (event.marines, "marine"), (event.boarders, "boarding"))
        if number
    ]
    return f"the air of the {event.section} section of {names.ship(event.ship)} fails: {listed(lost or ['nobody'])} lost"


def _quality(event: command.CrewQualityChanged, names: Names) -> str:
    return f"{names.ship(event.ship)} {quality_reason(event)}: crew quality {event.now} from now on, not {event.before}"


def quality_reason(event: command.CrewQualityChanged) -> str:
    """Return why a ship fights with another crew quality, as what is said of it."""
    if event.now > event.before:
        return "is linked to its commanders again"
    return "belongs to no chain of command" if "MV-3.8.0-01" in event.rules else "is cut off from its commanders"


def _morale(event: command.MoraleRolled, names: Names) -> str:
    before = -event.modifier - len(event.met)
    met = listed([*(LOST.get(word, word) for word in event.met), *([f"{before} before"] if before > 0 else [])])
    plan = names.plan(event.ship)
    rolled = halved(plan.command_faces, (event.face,)) if plan else f"{event.face}"
    counts = f": {event.result}" if event.result != event.face else ""
    modifier = f"{counts} − {-event.modifier} = {plain(event.total)}" if event.modifier else counts
    end = "breaks off" if event.total < 1 else "stays"
    return f"morale of {names.ship(event.ship)} ({met}): {rolled}{modifier}: {end}"


LOST = {
    "flagship": "flagship lost",
    "division": "division lost",
    "wing": "wing lost",
    "squadron": "squadron lost",
    "section": "a section lost",
}
"""The conditions of morale, in words."""


def _broke(event: command.MoraleBroke, names: Names) -> str:
    return f"{names.ship(event.ship)} loses its nerve and breaks off"


TELLINGS: Tellings = {
    repair.RepairRolled: telling(_repair),
    repair.HullRestored: telling(_restored),
    repair.HullSacrificed: telling(_sacrificed),
    repair.SystemHealed: follows(_healed),
    repair.WeaponReloaded: follows(_reloaded),
    repair.ShieldsRegenerated: telling(_regenerated),
    repair.GeneratorModulated: telling(_modulated),
    repair.ShieldsAdapted: telling(_adapted),
    repair.PlateLost: telling(_plate),
    repair.AirFouled: telling(_air),
    command.CrewQualityChanged: telling(_quality),
    command.MoraleRolled: telling(_morale),
    command.MoraleBroke: telling(_broke),
}
