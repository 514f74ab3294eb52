"""Checks on how a design starts a fight: too hot, or too fast (CF-STEP)."""

from collections.abc import Iterator
from fractions import Fraction

from metamaker.core.issue import Issue, warning
from metamaker.core.naming import called, counted
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.model.words import SystemKind
from metamaker.games.cosmoforce.rules.chances import at_least
from metamaker.games.cosmoforce.rules.editions import PlayedRules
from metamaker.games.cosmoforce.rules.speed import whole
from metamaker.games.cosmoforce.stats.derived import derived

HARMS_OF_CREW = 2
"""Harms that a ready crew dies of: hurt, then killed. Rule CF-CREW-03."""

FASTEST = 1000
"""The highest speed in hundredths at which nothing collides. Rule CF-STEP-07."""

WORTH_SAYING = Fraction(1, 200)
"""The least chance that is told."""


def starts_hot(design: Design, rules: PlayedRules) -> Iterator[Issue]:
    """A ship with more heat at the start than Dissipators is burnt before it acts. Rules CF-DER-07, CF-STEP-04, CF-STEP-05."""
    numbers = derived(design, rules)
    left = numbers.starting_heat - design.systems.count(SystemKind.DISSIPATOR)
    if left > 0:
        death = at_least(left, HARMS_OF_CREW * numbers.complement)
        risk = (
            f", which kills its whole crew in {float(death):.0%} of fights"
            if death >= WORTH_SAYING and not rules.heat_damage
            else ""
        )
        yield warning(
            "starts-hot",
            where=design.ref(),
            text=f"{called(design)} starts with heat {numbers.starting_heat} and {_dissipators(design)}, "
            f"so its first heat roll has {counted(left, 'die') if left == 1 else f'{left} dice'}{risk}",
            rule="CF-STEP-05",
        )


def _dissipators(design: Design) -> str:
    return counted(design.systems.count(SystemKind.DISSIPATOR), "Dissipator")


def starts_too_fast(design: Design, rules: PlayedRules) -> Iterator[Issue]:
    """A ship faster than 10 may collide in every round. Rule CF-STEP-06."""
    speed = derived(design, rules).speed
    if speed > FASTEST and not rules.collision:
        yield warning(
            "too-fast",
            where=design.ref(),
            text=f"{called(design)} starts at speed {whole(speed)} and rolls for collisions in every round above speed 10",
            rule="CF-STEP-06",
        )


CHECKS = (starts_hot, starts_too_fast)
