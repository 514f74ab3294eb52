"""Problems of Metaverse. Their sentences are in `check.ftl` under their codes, with the values given here."""

from collections.abc import Iterator

from metamaker.core import issue
from metamaker.core.issue import Issue
from metamaker.core.messages import TextValue
from metamaker.games.metaverse.messages import message


def error(code: str, *, where: str, rule: str, **values: TextValue) -> Issue:
    """Return a problem that makes the design or fleet illegal."""
    return issue.error(code, where=where, text=message(f"check-{code}", **values), rule=rule)


def warning(code: str, *, where: str, rule: str, **values: TextValue) -> Issue:
    """Return a problem that is legal but surely not meant."""
    return issue.warning(code, where=where, text=message(f"check-{code}", **values), rule=rule)


def note(code: str, *, where: str, rule: str, **values: TextValue) -> Issue:
    """Return a remark that needs no fix."""
    return issue.note(code, where=where, text=message(f"check-{code}", **values), rule=rule)


def outside(code: str, value: int, allowed: range, *, where: str, rule: str, **whose: TextValue) -> Iterator[Issue]:
    """Yield an error if `value` is not among `allowed`; `whose` has the values for the owner in its sentence."""
    if value not in allowed:
        bounds = {"least": allowed[0], "most": allowed[-1], "step": allowed.step}
        yield error(code, where=where, rule=rule, value=value, **bounds, **whose)


def too_low(code: str, value: int, lowest: int, *, where: str, rule: str, **whose: TextValue) -> Iterator[Issue]:
    """Yield an error if `value` is below `lowest`, where the rules set no upper bound."""
    if value < lowest:
        yield error(code, where=where, rule=rule, value=value, least=lowest, **whose)
