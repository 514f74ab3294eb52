"""Elements whose references lead to other ids."""

from collections.abc import Mapping

from metamaker.core.edits import changed
from metamaker.games.metaverse.edits.changing import each_section
from metamaker.games.metaverse.edits.needs import Listed
from metamaker.games.metaverse.model.bay import Bay, Loads
from metamaker.games.metaverse.model.section import Section
from metamaker.games.metaverse.model.ship import Ship, ShipClass
from metamaker.games.metaverse.model.starfighter import IndependentSquadron

Ids = Mapping[str, str]


def readdressed(element: Listed, ids: Ids) -> Listed:
    """Return `element` with every id that it refers to replaced by what `ids` has for it; the same object if all stay."""
    match element:
        case ShipClass():
            return each_section(element, lambda section: _section(section, ids))
        case Ship():
            loadouts = (changed(loadout, squadrons=_loads(loadout.squadrons, ids)) for loadout in element.loadouts)
            commander = element.commander and ids[element.commander]
            return changed(element, ship_class=ids[element.ship_class], commander=commander, loadouts=tuple(loadouts))
        case Bay():
            return changed(element, accepts=tuple(ids[each] for each in element.accepts))
        case IndependentSquadron():
            return changed(element, starfighter=ids[element.starfighter])
    return element


def _section(section: Section, ids: Ids) -> Section:
    mounts = (changed(mount, weapon=ids[mount.weapon]) for mount in section.mounts)
    bays = (changed(fit, bay=ids[fit.bay], squadrons=_loads(fit.squadrons, ids)) for fit in section.bays)
    return changed(section, mounts=tuple(mounts), bays=tuple(bays))


def _loads(loads: Loads, ids: Ids) -> Loads:
    return tuple(changed(load, starfighter=ids[load.starfighter]) for load in loads)
