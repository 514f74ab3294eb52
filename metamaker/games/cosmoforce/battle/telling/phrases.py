"""Speeds and dice as the story writes them."""

from collections.abc import Sequence

from metamaker.core.naming import counted

HUNDRED = 100


def speed_text(speed: int) -> str:
    """Return a speed given in hundredths: `4`, `4.02`."""
    whole, rest = divmod(speed, HUNDRED)
    return f"{whole}.{rest:02}" if rest else str(whole)


def dice_text(faces: Sequence[int]) -> str:
    """Return what was rolled: `2 dice: 6, 8`; `2 dice and 1 added: 1, 6, 8` with what ones add; `no dice` for none."""
    if not faces:
        return "no dice"
    added = faces.count(1)
    more = f" and {added} added" if added else ""
    return f"{counted(len(faces) - added, 'die', 'dice')}{more}: {', '.join(map(str, faces))}"
