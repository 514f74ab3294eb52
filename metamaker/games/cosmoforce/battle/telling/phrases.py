"""Numbers and lists as the story writes them."""

from collections.abc import Iterable, Sequence

HUNDRED = 100


def speed_text(speed: int) -> str:
    """Return a speed given in hundredths: `4`, `4.02`."""
    whole, rest = divmod(speed, HUNDRED)
    return f"{whole}.{rest:02}" if rest else str(whole)


def signed(number: int) -> str:
    """Return a number with its sign: `+2`, `−1`, `±0`."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "±0"


def counted(number: int, one: str, many: str = "") -> str:
    """Return `1 box`, `2 boxes`."""
    return f"{number} {one if number == 1 else many or f'{one}s'}"


def dice_text(faces: Sequence[int]) -> str:
    """Return what was rolled: `2 dice: 6, 8`; `2 dice and 1 added: 1, 6, 8` with what ones add; `no dice` for none."""
    if not faces:
        return "no dice"
    added = faces.count(1)
    more = f" and {added} added" if added else ""
    return f"{counted(len(faces) - added, 'die', 'dice')}{more}: {', '.join(map(str, faces))}"


def listed(words: Iterable[str]) -> str:
    """Return words as a list: `a, b and c`; `nothing` for none."""
    *most, end = [*words] or ["nothing"]
    return f"{', '.join(most)} and {end}" if most else end
