"""Problems of Metaverse. Their sentences are in `check.ftl` under their codes, with the values given here."""

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
    """Return a remark that needs no fix."""
    return issue.note(code, where=where, text=message(f"check-{code}", **values), rule=rule)
