"""The graphs of whatever a reference names."""

from metamaker.game import Graph
from metamaker.games.cosmoforce.edits.subject import subject
from metamaker.games.cosmoforce.graphs.frame import Frame
from metamaker.games.cosmoforce.graphs.hits import hit_graphs
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.rules.editions import rules_of


def graphs(fleet: Fleet, ref: str, frame: Frame) -> tuple[Graph, ...]:
    """Return the graphs of a design, of a ship, and of any part of one; nothing for what is none."""
    of = subject(fleet, ref)
    if of is None:
        return ()
    try:
        design = of.design
    except KeyError:
        return ()
    return hit_graphs(design, rules_of(fleet), frame)
