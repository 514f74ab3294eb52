"""Where damage comes from: a word, and whose doing it is."""

from typing import NamedTuple

from metamaker.games.metaverse.battle.state.system import NOBODY


class Cause(NamedTuple):
    """Why something is lost: a word (`fire`, `ram`, `ftl attack`, `ftl drive`, `critical`, `detonation`, `blast` …).

    `by` is the number of the ship that did it, `weapon` the name of its weapon.
    """

    word: str
    by: int = NOBODY
    weapon: str = ""
