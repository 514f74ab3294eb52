"""The seed of each of many battles, by itself: whoever fights it, in whatever order, fights the same battle."""

from hashlib import blake2b

SEED_BYTES = 7
"""So that every seed has 17 digits at most: documents hold numbers of 18."""


def seed_of(protocol: str, match_up: str, battle: int) -> int:
    """Return the seed of battle number `battle` (from 0) of a match-up, 0 to 2⁵⁶ - 1, the same on every machine.

    `protocol` names what the battles are for, so that two studies of one match-up do not share their luck.
    """
    # As many letters as are counted out belong to the first word: no two pairs of words read alike.
    text = f"{len(protocol)}:{protocol}{match_up}#{battle}"
    return int.from_bytes(blake2b(text.encode(), digest_size=SEED_BYTES).digest(), "big")
