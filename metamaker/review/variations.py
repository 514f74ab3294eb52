"""Variations: other courses of a match from one of its moments, kept in its file."""

from collections.abc import Sequence

from metamaker.play.documents import Replay


def with_variation(replay: Replay, name: str, at: int, captains: Sequence[str], seed: int | None = None) -> Replay:
    """Return a match with a new variation from choice `at`, without own choices so far.

    `captains` play it, by name, or people. Without a `seed`, it continues with the dice of the match. Raises ValueError for a
    used name or a choice that the match does not have.
    """
    raise NotImplementedError


def opened(replay: Replay, name: str) -> Replay:
    """Return a variation as a match of its own. Raises KeyError for an unknown name."""
    raise NotImplementedError


def stored(replay: Replay, name: str, played: Replay) -> Replay:
    """Return a match whose variation has the choices of `played`, which was opened from it. Raises ValueError for another one."""
    raise NotImplementedError


def without_variation(replay: Replay, name: str) -> Replay:
    """Return a match without a variation."""
    raise NotImplementedError
