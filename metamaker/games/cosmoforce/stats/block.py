"""The numbers of a design with their labels and rules, as tables and texts show them."""

from metamaker.core.stat import Number, Stat, StatBlock
from metamaker.games.cosmoforce.messages import message
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.rules.editions import PlayedRules
from metamaker.games.cosmoforce.stats.derived import HUNDRED, derived

HEADLINE = ("mass", "speed", "thrust", "complement", "starting_heat", "capacity")
"""The numbers of a ship in an overview."""


def numbered(symbol: str, value: Number, rule: str, *, unit: str = "", better: int = 0, label: str = "", **names: str) -> Stat:
    """Return a number under its label, by default that of its symbol, in the current language."""
    return Stat(symbol, value, unit, message(f"stat-{label or symbol}", **names), rule, better)


def design_block(design: Design, rules: PlayedRules) -> StatBlock:
    """Return the numbers of a design under the current rules."""
    of = derived(design, rules)
    return StatBlock(
        (
            numbered("size_mod", of.size_mod, "CF-SHIP-01"),
            numbered("mass", of.mass, "CF-DER-01"),
            numbered("thrust", of.thrust, "CF-DER-04", better=1),
            numbered("speed", of.speed // HUNDRED, "CF-DER-05", better=1),
            numbered("complement", of.complement, "CF-DER-06", unit="crew", better=1),
            numbered("starting_heat", of.starting_heat, "CF-DER-07", better=-1),
            numbered("boxes", sum(of.boxes), "CF-DER-08", better=1),
            numbered("capacity", of.capacity, "CF-DER-09", unit="marks", better=1),
            numbered("empty_slots", design.slots.count(None), "CF-MODE-07"),
        )
    )
