"""Matches with a remote player: a file is exchanged, and secret orders stay secret until both sides have answered.

The side that answers first seals its answers: its file has a digest of them and of a random key, not the answers. The other
side replies openly with a key of its own, because the first side can no longer change anything. The next file has the answers
among its choices. From there the dice come from both keys, so no side can know them while it chooses its orders.
"""

import json
import re
import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256
from itertools import pairwise
from typing import NamedTuple

from metamaker.core.messages import Text, message
from metamaker.core.schema_errors import JsonObject
from metamaker.play.documents import Choice, Replay

HERE, MINE, SEAL, REPLY, KEY = "here", "sealed", "seal", "reply", "key"
"""Names of the options of a match with a remote player.

They contain the sides at this place; own sealed answers; the seal of the other side; own answers in reply to it; the key of
opened answers, in matches without `KEYS`.
"""

NOTES = frozenset({HERE, MINE, SEAL, REPLY, KEY})

KEYS = "keys"
"""The option of a match with dice from the keys of both sides: a list of `[choices made before, key, key]`."""

KEY_BYTES = 16
"""128 bits: too many to find the answers by trying keys."""

_KEY = re.compile(r"[0-9a-f]{32}")
_DIGEST = re.compile(r"[0-9a-f]{64}")


def at_two_places(replay: Replay, here: Sequence[int], sides: int) -> Replay:
    """Return a new match of this many sides, with those of `here` at this place and the others at another."""
    return replay if len(here) == sides else replay.with_(options={**replay.options, HERE: list(here), KEYS: []})


class Answers(NamedTuple):
    """Answers to the open decisions of a side: the number of earlier choices, the indexes of decisions, the answers."""

    at: int
    side: int
    places: tuple[int, ...]
    choices: tuple[Choice, ...]
    key: str = ""


def sealed(at: int, side: int, places: Sequence[int], choices: Sequence[Choice]) -> Answers:
    """Return answers with a new key."""
    return Answers(at, side, tuple(places), tuple(choices), secrets.token_hex(KEY_BYTES))


def digest(key: str, choices: Sequence[Choice]) -> str:
    """Return the digest that commits a side to its answers without showing them."""
    return sha256(as_text([key, list(choices)]).encode()).hexdigest()


def as_text(value: object) -> str:
    """Return a JSON value as text. Unlike Python, it distinguishes true from 1, and 1 from 1.0."""
    return json.dumps(value, sort_keys=True, ensure_ascii=True)


def note(answers: Answers) -> JsonObject:
    """Return answers as an option of a match."""
    return {**answers._asdict(), "places": list(answers.places), "choices": list(answers.choices)}


def noted(value: object) -> Answers | None:
    """Return the answers in a note of a match, None for anything else: files come from others."""
    if not isinstance(value, Mapping):
        return None
    at, side, places, choices, key = (value.get(name) for name in Answers._fields)
    if not _is_number(at) or not _is_number(side) or not isinstance(choices, list):
        return None
    if not isinstance(places, list) or not all(map(_is_number, places)) or len(places) != len(choices):
        return None
    return Answers(at, side, tuple(places), tuple(choices), key if isinstance(key, str) else "")  # type: ignore[arg-type]


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def sides_here(replay: Replay, seats: int) -> tuple[int, ...]:
    """Return the sides with people at this place; by default all."""
    here = replay.options.get(HERE)
    known = isinstance(here, list) and all(isinstance(side, int) for side in here)
    return tuple(here) if known else tuple(range(seats))  # type: ignore[arg-type]


class Seal(NamedTuple):
    """The commitment of the other side: the number of choices before it, the decisions that it covers, its digest."""

    at: int
    places: tuple[int, ...]
    digest: str

    def opens(self, key: str, choices: Sequence[Choice]) -> bool:
        """Return whether this is the seal of these answers with this key."""
        return digest(key, choices) == self.digest


def seal_in(replay: Replay) -> Seal | None:
    """Return the seal of the other side in a match; None where there is none."""
    value = replay.options.get(SEAL)
    at, places, known = (value.get(name) for name in Seal._fields) if isinstance(value, dict) else (None, None, None)
    if not _is_number(at) or not isinstance(places, list) or not all(map(_is_number, places)):
        return None
    if not isinstance(known, str) or not _DIGEST.fullmatch(known):
        return None
    return Seal(at, tuple(places), known)  # type: ignore[arg-type]


class Opened(NamedTuple):
    """The keys of both sides for the answers after `at` choices: that of the side with the lower number first."""

    at: int
    keys: tuple[str, str]

    def seed(self, before: int) -> int:
        """Return the seed of the dice from here on; `before` is that of the match."""
        return int(sha256(as_text([before, self.at, *self.keys]).encode()).hexdigest(), 16)


def opened_in(replay: Replay) -> tuple[Opened, ...] | None:
    """Return the keys in a match, in order; None if its dice come only from its seed. Raises ValueError."""
    value = replay.options.get(KEYS)
    if value is None:
        return None
    found = tuple(_opened(each) for each in value) if isinstance(value, list) else ()
    used = [key for each in found for key in each.keys]
    in_order = all(one.at < other.at for one, other in pairwise(found))
    is_past = not found or found[-1].at < len(replay.choices)
    if not isinstance(value, list) or not in_order or not is_past or len(set(used)) < len(used):
        raise ValueError(KEYS)
    return found


def is_key(value: object) -> bool:
    """Return whether a value of a file is a key."""
    return isinstance(value, str) and _KEY.fullmatch(value) is not None


def _opened(value: object) -> Opened:
    if not isinstance(value, list) or len(value) != 3 or not _is_number(value[0]) or value[0] < 0:
        raise ValueError(KEYS)
    if not all(is_key(key) for key in value[1:]):
        raise ValueError(KEYS)
    return Opened(value[0], (value[1], value[2]))


def dice_of(replay: Replay) -> dict[int, int]:
    """Return the seeds of dice that come from keys, by the number of choices before them. Raises ValueError."""
    return {each.at: each.seed(replay.seed) for each in opened_in(replay) or ()}


def to_send(replay: Replay, people: Sequence[int]) -> Replay:
    """Return the match in the form for the remote player: with the seal of own answers, and without variations."""
    options = dict(replay.options)
    mine = noted(options.pop(MINE, None))
    here = sides_here(replay, max(people, default=0) + 1)
    options[HERE] = [side for side in people if side not in here]
    if mine is not None and mine.at == len(replay.choices):
        options[SEAL] = {"at": mine.at, "places": list(mine.places), "digest": digest(mine.key, mine.choices)}
    return replay.with_(options=options, variations=())


def fault(own: Replay, came: Replay, notes: frozenset[str] = NOTES) -> Text | None:
    """Return why a received match is not one's own, or has another past; None if it is the same.

    `notes` are the options that may differ.
    """
    if own.seed != came.seed or as_text([each.model_dump(mode="json") for each in own.fleets]) != as_text(
        [each.model_dump(mode="json") for each in came.fleets]
    ):
        return message("play-sent-other")
    if own.program != came.program:
        return message("play-sent-version", theirs=came.program, ours=own.program)
    for name in sorted((own.options.keys() | came.options.keys()) - notes - {KEYS}):
        if as_text(own.options.get(name)) != as_text(came.options.get(name)):
            return message("play-sent-terms", option=name)
    known = min(len(own.choices), len(came.choices))
    if as_text(own.choices[:known]) != as_text(came.choices[:known]):
        return message("play-sent-changed")
    return None


def chosen(replay: Replay, at: int, places: Sequence[int]) -> tuple[Choice, ...]:
    """Return the choices of some decisions of the step after `at` choices; fewer if the match ends before."""
    return tuple(replay.choices[at + place] for place in places if at + place < len(replay.choices))
