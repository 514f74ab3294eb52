"""The graphs of any element, by its reference."""

from metamaker.game_api.graphs import Frame, Graph
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.edits.subject import Kind
from metamaker.games.metaverse.graphs.design import design_graphs
from metamaker.games.metaverse.graphs.engagement import Engagement
from metamaker.games.metaverse.graphs.weapon import arsenal_graphs, weapon_graphs
from metamaker.games.metaverse.model.design import definitions, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.words import DamageType
from metamaker.games.metaverse.stats.fire import cruiser_target

ARSENAL = "weapons"
"""The reference of all weapons of a fleet."""


def graphs(fleet: Fleet, ref: str, frame: Frame) -> tuple[Graph, ...]:
    """Return the graphs of a weapon, a mount, a class or a ship, or of all weapons; a part of a ship has those of the ship."""
    if ref == ARSENAL:
        return arsenal_graphs(fleet.weapons, Engagement(cruiser_target(DamageType.ENERGY)), frame)
    of = STRUCTURE.find(fleet, ref)
    if of is None:
        return ()
    if of.kind is Kind.MOUNT:
        return weapon_graphs(definitions(fleet).weapons[of.value.weapon], frame)
    if of.kind is Kind.WEAPON:
        return weapon_graphs(of.value, frame)
    return design_graphs(design(fleet, of.ship), frame) if of.ship else ()
