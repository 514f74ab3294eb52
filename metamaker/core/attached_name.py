"""Names of the fleets that a print carries: `heron.json`, or `heron-1-of-2.json` if it carries several."""

import re

_NAME = re.compile(r"(?P<name>.+)-(?P<number>\d{1,3})-of-(?P<count>\d{1,3})\.json")


def attached_name(name: str, number: int, count: int) -> str:
    """Return the name of one fleet of several, by its number from 1."""
    return f"{name}.json" if count == 1 else f"{name}-{number}-of-{count}.json"


def attached_stem(name: str) -> str:
    """Return the name without the number that separates fleets of one PDF."""
    found = _NAME.fullmatch(name)
    return found["name"] if found else name.removesuffix(".json")


def attached_number(name: str) -> int:
    """Return the number of a fleet among those of its print, from 1; 0 if its name has none."""
    found = _NAME.fullmatch(name)
    return int(found["number"]) if found else 0
