"""What an edit gives that makes something new."""

from typing import NamedTuple

from metamaker.games.cosmoforce.model.fleet import Fleet


class Made(NamedTuple):
    """The document after the edit, and the reference of what was made in it."""

    fleet: Fleet
    ref: str
