"""Numbers that the tables bound more narrowly than a fleet file does."""

from collections.abc import Iterator

from metamaker.core.issue import Issue, error


def outside(code: str, value: int, allowed: range, *, where: str, what: str, rule: str) -> Iterator[Issue]:
    """Yield an error if `value` is none of `allowed`; `what` says whose number it is: “the armour of Heron's fore arc is”."""
    if value not in allowed:
        yield error(code, where=where, text=f"{what} {value}; {_expected(allowed)}", rule=rule)


def too_low(code: str, value: int, lowest: int, *, where: str, what: str, rule: str) -> Iterator[Issue]:
    """Yield an error if `value` is below `lowest`, where the rules set no upper bound."""
    if value < lowest:
        yield error(code, where=where, text=f"{what} {value}; it must be at least {lowest}", rule=rule)


def _expected(allowed: range) -> str:
    steps = "" if allowed.step == 1 else f" in steps of {allowed.step}"
    return f"it must be {allowed[0]} to {allowed[-1]}{steps}"
