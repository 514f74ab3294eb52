"""Two forces weighed against each other: what their battles are called, and what a win rate with its interval says."""

from typing import Literal

from metamaker.play.statistics import Share
from metamaker.weighing.evening import FAIR

NUMBER = 200
"""Battles, unless others are asked for: the interval is seven points to both sides then."""

MAY_BE = 0.4, 0.6
"""A rate whose whole interval lies between these is called even: who is that sure of ten points need not fight on."""

Verdict = Literal["first", "second", "even", "open"]
"""Who is ahead, that neither is, or that battles so far do not say."""


def protocol(seed: int) -> str:
    """Return what names the battles that weigh two forces with a seed."""
    return f"weigh {seed}"


def verdict(rate: Share) -> Verdict:
    """Return what the win rate of the first force says."""
    if rate.low > FAIR[1]:
        return "first"
    if rate.high < FAIR[0]:
        return "second"
    return "even" if rate.low >= MAY_BE[0] and rate.high <= MAY_BE[1] else "open"
