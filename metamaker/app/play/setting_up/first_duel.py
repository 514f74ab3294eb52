"""A match for whoever has never played: two single ships out of the samples that are good to begin with."""

from typing import NamedTuple

from metamaker.app.play.setting_up.sources import Source, of_file
from metamaker.app.start.samples import first_samples
from metamaker.core.paths import sample_fleets
from metamaker.registry import GAMES, game_called

_SIDES = 2


class FirstDuel(NamedTuple):
    """The document that both ships are of, and their references: first the one that a person commands."""

    source: Source
    ships: tuple[str, str]


def first_duel() -> FirstDuel | None:
    """Return the duel of the first game that has one; None if no samples were installed."""
    for key in GAMES:
        game = game_called(key)
        if game.play is None or game.designs is None or game.play.bounds[1] < _SIDES:
            continue
        for name in sorted(first_samples(key)):
            source = of_file(str(sample_fleets(key) / f"{name}.json"))
            ships = game.designs.subjects(source.document, False)
            if len(ships) > 1:
                return FirstDuel(source, (ships[0], ships[1]))
    return None
