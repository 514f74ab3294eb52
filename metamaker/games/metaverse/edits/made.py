"""What an edit gives that makes something new."""

from metamaker.core import made
from metamaker.games.metaverse.model.fleet import Fleet


class Made(made.Made[Fleet]):
    """The fleet after the edit, and the reference of what was made in it."""

    __slots__ = ()
