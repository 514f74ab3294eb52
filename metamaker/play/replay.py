"""A battle as a document: fleets, seed, options and choices, from which it is fought again. Of its own kind, `replay`.

The kit knows the frame; fleets, options and choices are JSON values that the game reads and checks.
"""

from typing import Annotated, Any

from pydantic import Field, JsonValue

from metamaker.core.envelope import MAIN_KIND, Envelope, Format, migrated, unwrap, wrap
from metamaker.core.frozen import Frozen, Many, Name
from metamaker.core.json_text import laid_out, parse
from metamaker.core.problem import FileProblem
from metamaker.core.validation import validated
from metamaker.core.words import message

REPLAY = Format("replay")
"""The kind and the released formats of replays."""

MAX_FLEETS = 16
"""Contingents of a replay. Teams of one player each around a large table; a bound for files of strangers, no rule."""

MAX_CHOICES = 100_000
"""Choices of a replay.

Forty ships against forty make about a thousand in fourteen turns, so this is the most for files of strangers, a hundred times
as much.
"""

MAX_SEED = 10**18 - 1
"""As many digits as any number of a document may have."""

Choice = JsonValue
"""An answer as a JSON value, which the game reads."""

Record = dict[str, JsonValue]


class Contingent(Frozen):
    """A fleet as its own file has it: the format that it was written in, and its body."""

    format: Annotated[int, Field(ge=1)]
    body: Record

    def envelope(self, game: str) -> Envelope:
        """Return what a file with this fleet would say, to be migrated and validated as such a file is."""
        return Envelope(game, self.format, MAIN_KIND, self.body)


class Replay(Frozen):
    """All that a battle came from. `choices` stand in the order in which they were made.

    `program` is the version that wrote the document: another one may know the rules better and fight another battle.
    """

    fleets: Annotated[Many[Contingent], Field(min_length=1, max_length=MAX_FLEETS)]
    seed: Annotated[int, Field(ge=0, le=MAX_SEED)]
    program: Name
    options: Record = Field(default_factory=dict)
    choices: Annotated[Many[JsonValue], Field(max_length=MAX_CHOICES)] = ()


def replay_from(data: bytes, game: str, file: str) -> Replay:
    """Return the replay that a file holds. Raises FileProblem if it is none, another game's, or beyond the bounds."""
    envelope = unwrap(parse(data, file), file)
    if envelope.game != game:
        raise FileProblem(file, "", message("play-game_wanted"))
    return validated(Replay, migrated(envelope, REPLAY, file), file)


def replay_text(replay: Replay, game: str) -> bytes:
    """Return the file of a replay."""
    body: dict[str, Any] = replay.model_dump(mode="json")
    return laid_out(wrap(game, REPLAY, body))
