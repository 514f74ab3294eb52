"""Two people at two places: a match goes to and fro as a file, and what is secret stays so until both have answered.

Who answers first seals the answers: the file that is sent has a digest of them with a key, not the answers. The other one
answers openly, since the first can change nothing any more. The next file has the answers among its choices, and the key.
"""

import json
import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

from metamaker.core.words import Text, message
from metamaker.play.replay import Choice, Replay

HERE, MINE, SEAL, REPLY, KEY = "here", "sealed", "seal", "reply", "key"
"""Options of a match that is played so: the sides at this place; own answers that are sealed; the seal of the other side; own
answers in reply to it; the key of answers that are among the choices now."""

KEY_BYTES = 16
"""128 bits: nobody finds the answers by trying keys."""


class Answers(NamedTuple):
    """Answers to the open decisions of a side: how many choices were made before, which of the decisions, what they are."""

    at: int
    side: int
    places: tuple[int, ...]
    choices: tuple[Choice, ...]
    key: str = ""


def sealed(at: int, side: int, places: Sequence[int], choices: Sequence[Choice]) -> Answers:
    """Return answers with a fresh key."""
    return Answers(at, side, tuple(places), tuple(choices), secrets.token_hex(KEY_BYTES))


def digest(key: str, choices: Sequence[Choice]) -> str:
    """Return what answers are known by before they are."""
    return sha256(json.dumps([key, list(choices)], sort_keys=True, ensure_ascii=True).encode()).hexdigest()


def note(answers: Answers) -> dict[str, Any]:
    """Return answers as an option of a match."""
    return {**answers._asdict(), "places": list(answers.places), "choices": list(answers.choices)}


def noted(value: object) -> Answers | None:
    """Return the answers in an option of a match, None for anything else: files come from others."""
    if not isinstance(value, Mapping):
        return None
    at, side, places, choices, key = (value.get(name) for name in Answers._fields)
    known = isinstance(at, int) and isinstance(side, int) and isinstance(places, list) and isinstance(choices, list)
    if not known or not all(isinstance(place, int) for place in places) or len(places) != len(choices):  # type: ignore[union-attr, arg-type]
        return None
    return Answers(at, side, tuple(places), tuple(choices), key if isinstance(key, str) else "")  # type: ignore[arg-type]


def sides_here(replay: Replay, seats: int) -> tuple[int, ...]:
    """Return the sides whose people are at this place: all, unless the match says otherwise."""
    here = replay.options.get(HERE)
    known = isinstance(here, list) and all(isinstance(side, int) for side in here)
    return tuple(here) if known else tuple(range(seats))  # type: ignore[arg-type]


class Seal(NamedTuple):
    """What is known of answers before they are: after how many choices, of which decisions, their digest."""

    at: int
    places: tuple[int, ...]
    digest: str


def seal_in(replay: Replay) -> Seal | None:
    """Return the seal of the other side in a match; None where there is none."""
    value = replay.options.get(SEAL)
    at, places, known = (value.get(name) for name in Seal._fields) if isinstance(value, dict) else (None, None, None)
    if not isinstance(at, int) or not isinstance(places, list) or not isinstance(known, str):
        return None
    return Seal(at, tuple(place for place in places if isinstance(place, int)), known)


def to_send(replay: Replay, people: Sequence[int]) -> Replay:
    """Return the match as it goes to the other place: without own answers that are sealed, with their seal."""
    options = dict(replay.options)
    mine = noted(options.pop(MINE, None))
    here = sides_here(replay, max(people, default=0) + 1)
    options[HERE] = [side for side in people if side not in here]
    if mine is not None and mine.at == len(replay.choices):
        options[SEAL] = {"at": mine.at, "places": list(mine.places), "digest": digest(mine.key, mine.choices)}
    return replay.with_(options=options)


def fault(own: Replay, came: Replay) -> Text | None:
    """Return why a match that came cannot be the next state of one's own; None if it can."""
    if own.fleets != came.fleets or own.seed != came.seed:
        return message("play-sent-other")
    known = min(len(own.choices), len(came.choices))
    if own.choices[:known] != came.choices[:known]:
        return message("play-sent-changed")
    return _broken_seal(own, came)


def _broken_seal(own: Replay, came: Replay) -> Text | None:
    """Return that answers are not those that were sealed, or that own ones were changed."""
    seal, reply, key = seal_in(own), noted(own.options.get(REPLY)), came.options.get(KEY)
    if reply is not None and reply.at < len(came.choices) and _chosen(came, reply.at, reply.places) != reply.choices:
        return message("play-sent-changed")
    if seal is None or seal.at >= len(came.choices):
        return None
    if digest(str(key), _chosen(came, seal.at, seal.places)) != seal.digest:
        return message("play-sent-unsealed")
    return None


def _chosen(replay: Replay, at: int, places: Sequence[int]) -> tuple[Choice, ...]:
    return tuple(replay.choices[at + place] for place in places if at + place < len(replay.choices))
