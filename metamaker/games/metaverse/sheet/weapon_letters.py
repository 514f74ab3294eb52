"""The letters that tie a mount's icon to the definition of its weapon. Rule MV-3.6.15-04."""

from metamaker.core.memo import memo
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.stats.parts import parts


@memo
def weapon_letters(design: Design) -> dict[str, str]:
    """Return letter by weapon id for all mounted weapons, in the order in which the sheet first shows them."""
    letters: dict[str, str] = {}
    for mounted in parts(design).mounts:
        if mounted.mount.count and mounted.weapon.id not in letters:
            letters[mounted.weapon.id] = letter(len(letters))
    return letters


def letter(place: int) -> str:
    """Return the letter of place 0, 1, … : A to Z, then AA, AB and so on."""
    first, last = divmod(place, 26)
    return (letter(first - 1) if first else "") + chr(ord("A") + last)
