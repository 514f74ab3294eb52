"""The graphs of a ship: the expected hits of its weapons, by the mass of the target."""

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from metamaker.core.amounts import short
from metamaker.core.messages import message
from metamaker.game_api.graphs import Frame, Graph
from metamaker.games.cosmoforce.catalogue import Kind, catalogue
from metamaker.games.cosmoforce.edits.structure import STRUCTURE, system_term
from metamaker.games.cosmoforce.model.design import Design, SystemKind
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.rules.chances import expected_drone_hits, expected_hits
from metamaker.games.cosmoforce.rules.editions import PlayedRules, rules_of
from metamaker.rendering.charts.axes import AcrossAxis, UpAxis
from metamaker.rendering.charts.steps import Step, Steps, step_chart

HEAVIEST = 30
"""The mass of the heaviest ships. Rule CF-DER-01."""


class Volley(NamedTuple):
    """All working systems of a weapon in one attack: its name, its dice, and whether ones have no mass."""

    name: str
    dice: int
    drones: bool = False

    def hits(self, mass: int | None) -> Fraction:
        """Return the mean hits on a target of this mass; None for one hit by all effective dice."""
        return expected_drone_hits(self.dice, mass) if self.drones else expected_hits(self.dice, mass)


def volleys(design: Design, rules: PlayedRules, frame: Frame) -> Iterator[Volley]:
    """Yield the volleys of a design, weapon by weapon; twice for weapons with more dice against slower targets."""
    for kind in catalogue().of_kind(Kind.WEAPON):
        count, entry = design.systems.count(kind), catalogue()[kind]
        if not count or entry.dice is None:
            continue
        name = f"{system_term(kind, frame.words)} ×{count}"
        drones = kind is SystemKind.HANGAR and bool(rules.hangar_mode)
        dice = entry.dice.web if drones else entry.dice.roster
        yield Volley(name, count * dice, drones)
        if entry.fast_dice is not None:
            yield Volley(frame.words.text("graphs-hits-fast", weapon=name), count * entry.fast_dice)


def hit_graphs(design: Design, rules: PlayedRules, frame: Frame) -> tuple[Graph, ...]:
    """Return the graph of a design; empty for one without weapons."""
    every = tuple(volleys(design, rules, frame))
    if not every:
        return ()
    lines = [
        Steps(volley.name, tuple(_step(volley, mass, frame) for mass in range(1, HEAVIEST + 1)), place)
        for place, volley in enumerate(every)
    ]
    most = max(float(volley.hits(None)) for volley in every)
    across = AcrossAxis(0.5, HEAVIEST + 0.5, title=frame.words["graphs-hits-mass"])
    drawing = step_chart(frame.width, frame.height, lines, across, UpAxis(most, frame.words))
    all_hit = ", ".join(
        frame.words.say(message("number-of", name=volley.name, number=short(volley.hits(None)))) for volley in every
    )
    summary = frame.words.text("graphs-hits-summary", most=all_hit)
    return (Graph("hits", frame.words["graphs-hits-title"], drawing, summary),)


def _step(volley: Volley, mass: int, frame: Frame) -> Step:
    hits = volley.hits(mass)
    text = frame.words.text("graphs-hits-told", weapon=volley.name, mass=mass, hits=short(hits), dice=volley.dice)
    return Step(mass - 0.5, mass + 0.5, float(hits), text)


def graphs(fleet: Fleet, ref: str, frame: Frame) -> tuple[Graph, ...]:
    """Return the graphs of a design, of a ship, or of any part of one; empty for other references."""
    of = STRUCTURE.find(fleet, ref)
    if of is None:
        return ()
    try:
        design = of.design
    except KeyError:
        return ()
    return hit_graphs(design, rules_of(fleet), frame)
