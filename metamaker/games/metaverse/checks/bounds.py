"""Numbers that the tables bound more narrowly than a fleet file does."""

from collections.abc import Iterator
from typing import Any

from metamaker.core.issue import Issue
from metamaker.games.metaverse.checks.issues import error


def outside(code: str, value: int, allowed: range, *, where: str, rule: str, **whose: Any) -> Iterator[Issue]:
    """Yield an error if `value` is not among `allowed`; `whose` has the values for the owner in its sentence."""
    if value not in allowed:
        bounds = {"least": allowed[0], "most": allowed[-1], "step": allowed.step}
        yield error(code, where=where, rule=rule, value=value, **bounds, **whose)


def too_low(code: str, value: int, lowest: int, *, where: str, rule: str, **whose: Any) -> Iterator[Issue]:
    """Yield an error if `value` is below `lowest`, where the rules set no upper bound."""
    if value < lowest:
        yield error(code, where=where, rule=rule, value=value, least=lowest, **whose)
