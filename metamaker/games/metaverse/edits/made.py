"""What an edit gives that makes something new."""

from metamaker.core import edits
from metamaker.games.metaverse.model.fleet import Fleet


class Made(edits.Made[Fleet]):
    """The fleet after the edit, and the reference of what was made in it."""

    __slots__ = ()
