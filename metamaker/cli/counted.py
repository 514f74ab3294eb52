"""Numbers for people."""


def counted(count: int, one: str, many: str = "") -> str:
    """Return `1 page`, `2 pages`."""
    return f"{count} {one if count == 1 else many or f'{one}s'}"


def minus(number: str) -> str:
    """Return a number that Python has written with the minus sign that goes with digits."""
    return number.replace("-", "−")
