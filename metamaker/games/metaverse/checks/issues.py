"""Problems of Metaverse: what one says stands in `check.ftl` under its code, with the values that are given here."""

from typing import Any

from metamaker.core import issue
from metamaker.core.issue import Issue
from metamaker.games.metaverse.messages import message


def error(code: str, *, where: str, rule: str, **values: Any) -> Issue:
    """Return a problem that makes the design or fleet illegal."""
    return issue.error(code, where=where, text=message(f"check-{code}", **values), rule=rule)


def warning(code: str, *, where: str, rule: str, **values: Any) -> Issue:
    """Return a problem that is legal but surely not meant."""
    return issue.warning(code, where=where, text=message(f"check-{code}", **values), rule=rule)


def note(code: str, *, where: str, rule: str, **values: Any) -> Issue:
    """Return something worth knowing that needs no cure."""
    return issue.note(code, where=where, text=message(f"check-{code}", **values), rule=rule)
