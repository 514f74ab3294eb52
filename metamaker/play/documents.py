"""Documents of play: replays, encounters, and games on paper.

Fleets, options and choices are JSON values, which the game reads and checks.

The set-up is a JSON value, which the game reads and checks.
"""

import operator
from typing import Annotated, Self

from pydantic import Field, JsonValue, StringConstraints, model_validator

from metamaker.core.envelope import MAIN_KIND, Addition, Envelope, Format, migrated, unwrap, wrap
from metamaker.core.errors import FileProblem
from metamaker.core.frozen import Frozen, Many, Name, Prose
from metamaker.core.json_text import laid_out, parse
from metamaker.core.messages import message
from metamaker.core.schema_errors import JsonObject
from metamaker.core.ship_log import BattleId
from metamaker.core.validation import validated, wrong_at


def _has_variations(body: JsonObject) -> bool:
    return bool(body.get("variations"))


REPLAY = Format("replay", (Addition(_has_variations),))
"""The kind and the released formats of replays: format 2 adds variations."""

MAX_FLEETS = 16
"""The most contingents of a replay, for teams around a large table: a limit for untrusted files, not a rule."""

MAX_CHOICES = 100_000
"""The most choices of a replay.

Forty ships against forty make about a thousand choices in fourteen turns. This limit for untrusted files is a hundred times
as high.
"""

MAX_VARIATIONS = 100
"""The most variations of a replay: more than anyone compares."""

MAX_SEED = 10**18 - 1
"""The largest seed: numbers in documents have up to 18 digits."""

Choice = JsonValue
"""An answer as a JSON value, which the game reads."""

Record = dict[str, JsonValue]


class Contingent(Frozen):
    """A fleet as in its own file: its format and its body."""

    format: Annotated[int, Field(ge=1)]
    body: Record

    def envelope(self, game: str) -> Envelope:
        """Return the envelope of this fleet, for migration and validation like that of a fleet file."""
        return Envelope(game, self.format, MAIN_KIND, self.body)


class Variation(Frozen):
    """Another course of a match from one of its moments: `choices` replace those of the match from number `at`, from 0.

    Without a `seed`, it continues with the dice of the match. `captains` of all sides play it, "" is a person; without any,
    those of the match do. `won` is the side that won it, -1 a draw.
    """

    name: Annotated[Name, Field(min_length=1)]
    at: Annotated[int, Field(ge=0, le=MAX_CHOICES)]
    seed: Annotated[int, Field(ge=0, le=MAX_SEED)] | None = None
    captains: Annotated[Many[Name], Field(max_length=MAX_FLEETS)] = ()
    choices: Annotated[Many[JsonValue], Field(max_length=MAX_CHOICES)] = ()
    won: Annotated[int, Field(ge=-1, lt=MAX_FLEETS)] | None = None


class Replay(Frozen):
    """The origin of a battle: fleets, seed, options, and all choices in their order.

    `program` is the version of MetaMaker that wrote the document. Another version may fight a different battle. `variations`
    are other courses of the match, each with its own name.
    """

    fleets: Annotated[Many[Contingent], Field(min_length=1, max_length=MAX_FLEETS)]
    seed: Annotated[int, Field(ge=0, le=MAX_SEED)]
    program: Name
    options: Record = Field(default_factory=dict)
    choices: Annotated[Many[JsonValue], Field(max_length=MAX_CHOICES)] = ()
    variations: Annotated[Many[Variation], Field(max_length=MAX_VARIATIONS)] = ()

    @model_validator(mode="after")
    def _variations_fit(self) -> Self:
        names: set[str] = set()
        for place, each in enumerate(self.variations, 1):
            if each.at > len(self.choices):
                raise wrong_at(f"variations/{place}", message("play-variation-at", most=len(self.choices), found=each.at))
            if each.name in names:
                raise wrong_at(f"variations/{place}", message("play-variation-twice", name=each.name))
            names.add(each.name)
        if sum(len(each.choices) for each in self.variations) > MAX_CHOICES:
            raise wrong_at("variations", message("play-variation-long", most=MAX_CHOICES))
        return self


def replay_from(data: bytes, game: str, file: str) -> Replay:
    """Return the replay in a file. Raises FileProblem if it is not a replay, of another game, or beyond the limits."""
    envelope = unwrap(parse(data, file), file)
    if envelope.game != game:
        raise FileProblem(file, "", message("play-game_wanted"))
    return validated(Replay, migrated(envelope, REPLAY, file), file)


def replay_text(replay: Replay, game: str) -> bytes:
    """Return the file of a replay."""
    without = set() if replay.variations else {"variations"}
    body: JsonObject = replay.model_dump(mode="json", exclude=without)
    return laid_out(wrap(game, REPLAY, body))


def _has_head_start(body: JsonObject) -> bool:
    return bool(body.get("setup", {}).get("head_start"))


ENCOUNTER = Format("encounter", (Addition(_has_head_start),))
"""The kind and the released formats of encounters: format 2 adds the head start."""


class EncounterFile(Frozen):
    """An encounter. `seed` is the seed of its dice, and `program` the version of MetaMaker that rolled them."""

    name: Name = ""
    notes: Prose = ""
    fleets: Annotated[Many[Contingent], Field(min_length=1, max_length=MAX_FLEETS)]
    seed: Annotated[int, Field(ge=0, le=MAX_SEED)] = 0
    program: Name = ""
    setup: Record


def encounter_from(data: bytes, game: str, file: str) -> EncounterFile:
    """Return the encounter in a file. Raises FileProblem if it is not an encounter, of another game, or beyond the limits."""
    envelope = unwrap(parse(data, file), file)
    if envelope.game != game:
        raise FileProblem(file, "", message("play-game_wanted"))
    return validated(EncounterFile, migrated(envelope, ENCOUNTER, file), file)


def encounter_text(encounter: EncounterFile, game: str) -> bytes:
    """Return the file of an encounter; equal encounters give identical bytes."""
    return laid_out(wrap(game, ENCOUNTER, encounter.model_dump(mode="json", exclude_defaults=True)))


def _with_its_turn(body: JsonObject) -> JsonObject:
    """Add the present turn, which is new in format 2, without any hits."""
    return {**body, "turn": {"began": body.get("state", {})}}


def _is_marked(body: JsonObject) -> bool:
    return bool(body.get("battle"))


RECORD = Format("record", (_with_its_turn, Addition(_is_marked)))
"""The kind and the released formats of such documents: format 3 adds the id of the game for logs."""

MOST_NOTES = 20_000
"""Ten entries for each of 2,000 ships, the most in a fleet."""

Key = Annotated[str, StringConstraints(min_length=1, max_length=400)]
"""The subject of a note; the limit is longer than any reference."""


class RecordedTurn(Frozen):
    """The present turn: the play state at its start (empty on the first turn), the notes, and the crew at work.

    See `metamaker.game_api.paper_games.TurnSoFar`.
    """

    began: Record = Field(default_factory=dict)
    noted: Annotated[dict[Key, bool], Field(max_length=MOST_NOTES)] = Field(default_factory=dict)
    worked: Annotated[dict[Key, Annotated[int, Field(ge=1, le=9999)]], Field(max_length=MOST_NOTES)] = Field(
        default_factory=dict
    )


class TableRecord(Frozen):
    """A fleet as in its own file, and its play state as in a play state file; empty before any damage is marked.

    `battle` identifies the game in the logs of its ships; records of earlier versions have none.
    """

    fleet: Contingent
    state: Record = Field(default_factory=dict)
    turn: RecordedTurn = RecordedTurn()
    battle: Annotated[BattleId, Field(exclude_if=operator.not_)] = ""
