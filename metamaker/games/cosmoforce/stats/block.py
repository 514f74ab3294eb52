"""The numbers of a design with their labels and rules, as tables and texts show them."""

from metamaker.core.stat import Stat, StatBlock
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.rules.editions import PlayedRules
from metamaker.games.cosmoforce.stats.derived import HUNDRED, derived

HEADLINE = ("mass", "speed", "thrust", "complement", "starting_heat", "capacity")
"""What an overview shows of a ship."""


def design_block(design: Design, rules: PlayedRules) -> StatBlock:
    """Return the numbers of a design under the rules that are played."""
    of = derived(design, rules)
    return StatBlock(
        (
            Stat("size_mod", of.size_mod, "", "Size Mod", "CF-SHIP-01"),
            Stat("mass", of.mass, "", "mass", "CF-DER-01"),
            Stat("thrust", of.thrust, "", "thrust", "CF-DER-04", better=1),
            Stat("speed", of.speed // HUNDRED, "", "starting speed", "CF-DER-05", better=1),
            Stat("complement", of.complement, "crew", "crew complement", "CF-DER-06", better=1),
            Stat("starting_heat", of.starting_heat, "", "starting heat", "CF-DER-07", better=-1),
            Stat("boxes", sum(of.boxes), "", "damage boxes", "CF-DER-08", better=1),
            Stat("capacity", of.capacity, "marks", "damage capacity", "CF-DER-09", better=1),
            Stat("empty_slots", design.slots.count(None), "", "empty slots", "CF-MODE-07"),
        )
    )
