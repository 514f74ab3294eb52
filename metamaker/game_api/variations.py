"""Variations: other courses of a match from one of its moments, kept in its file under their names."""

from collections.abc import Mapping, Sequence

from metamaker.game_api.match_documents import NOTES, WON
from metamaker.play.documents import MAX_CHOICES, MAX_SEED, Choice, Replay, Variation
from metamaker.play.sealed_orders import KEYS, dice_of

DICE = "dice"
"""An option of a replay with other seeds of its dice: pairs of the number of choices and the seed from there."""

MOST_SEEDS = 10_000
"""The most other seeds of a replay: a limit for untrusted files. A match with a remote player has one for each step."""


def variation(replay: Replay, name: str) -> Variation:
    """Return the variation with this name. Raises KeyError."""
    found = next((each for each in replay.variations if each.name == name), None)
    if found is None:
        raise KeyError(name)
    return found


def with_variation(replay: Replay, name: str, at: int, captains: Sequence[str] = (), seed: int | None = None) -> Replay:
    """Return a match with a new variation from choice `at` on, still without choices.

    Its `captains` are those of the match if none are given. Without a `seed`, it continues with the dice of the match. Raises
    pydantic's ValidationError for a used name, too many variations, or a choice that the match does not have.
    """
    new = Variation(name=name, at=at, seed=seed, captains=tuple(captains))
    return replay.with_(variations=(*replay.variations, new))


def opened(replay: Replay, name: str) -> Replay:
    """Return a variation as a match of its own, without further variations.

    Raises KeyError for an unknown name, and ValueError for damaged keys of a match with a remote player.
    """
    found = variation(replay, name)
    options = {key: value for key, value in replay.options.items() if key not in _OF_ONE_COURSE}
    if found.captains:
        options["captains"] = list(found.captains)
    if found.won is not None:
        options[WON] = found.won
    seeds = {at: seed for at, seed in (dice_of(replay) | seeds_in(replay.options)).items() if at < found.at}
    if found.seed is not None:
        seeds[found.at] = found.seed
    if seeds:
        options[DICE] = [[at, seed] for at, seed in sorted(seeds.items())]
    # Without variations first, because another one may begin after the end of this one.
    return replay.with_(variations=(), options=options, choices=(*replay.choices[: found.at], *found.choices))


_OF_ONE_COURSE = NOTES | {DICE, KEYS}
"""Options that belong to one course of a match only."""


def stored(replay: Replay, name: str, played: Replay) -> Replay:
    """Return a match with the choices of `played` in the variation from which it was opened.

    Raises KeyError for an unknown name, and ValueError if `played` has other dice or fewer choices.
    """
    found = variation(replay, name)
    # Fleets and choices may differ in form: a match writes them in the present formats.
    if played.seed != replay.seed or len(played.choices) < found.at:
        raise ValueError(f"“{name}” is a variation of another match")
    won = played.options.get(WON)
    new = found.with_(choices=played.choices[found.at :], won=won if isinstance(won, int) else None)
    return replay.with_(variations=tuple(new if each is found else each for each in replay.variations))


def carried(before: Replay, choices: Sequence[Choice]) -> tuple[Variation, ...]:
    """Return the variations of a match `before` its choices were replaced, such as after some were taken back.

    A variation that began later begins where the choices part, and keeps its course. With other dice it cannot, and is removed.
    """
    pairs = enumerate(zip(before.choices, choices, strict=False))
    common = next((place for place, (one, other) in pairs if one != other), min(len(before.choices), len(choices)))
    return tuple(
        each if each.at <= common else each.with_(at=common, choices=(*before.choices[common : each.at], *each.choices))
        for each in before.variations
        if each.at <= common or each.seed is None
    )


def without_variation(replay: Replay, name: str) -> Replay:
    """Return a match without a variation. Raises KeyError for an unknown name."""
    found = variation(replay, name)
    return replay.with_(variations=tuple(each for each in replay.variations if each is not found))


def seeds_in(options: Mapping[str, Choice]) -> dict[int, int]:
    """Return the other seeds of the dice of a match, by the number of choices. Raises ValueError for other values."""
    found = options.get(DICE, [])
    if not isinstance(found, list) or len(found) > MOST_SEEDS:
        raise ValueError("a short list was expected")
    seeds: dict[int, int] = {}
    for pair in found:
        match pair:
            case [int(at), int(seed)] if (
                not {type(at), type(seed)} - {int} and 0 <= at <= MAX_CHOICES and 0 <= seed <= MAX_SEED
            ):
                seeds[at] = seed
            case _:
                raise ValueError("pairs of whole numbers were expected")
    return seeds
