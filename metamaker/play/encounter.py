"""Encounter documents: the fleets, the rolled dice, and the positions of all ships.

The set-up is a JSON value, which the game reads and checks.
"""

from typing import Annotated

from pydantic import Field

from metamaker.core.envelope import Format, migrated, unwrap, wrap
from metamaker.core.errors import FileProblem
from metamaker.core.frozen import Frozen, Many, Name, Prose
from metamaker.core.json_text import laid_out, parse
from metamaker.core.messages import message
from metamaker.core.validation import validated
from metamaker.play.replay import MAX_FLEETS, MAX_SEED, Contingent, Record

ENCOUNTER = Format("encounter")
"""The kind and the released formats of encounters."""


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
