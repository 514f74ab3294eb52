"""Matches of all games that raise nearly every kind of question, with the answers of captains."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from metamaker.core.paths import sample_fleets
from metamaker.game_api.game import Game, required
from metamaker.game_api.matches import begun
from metamaker.games.cosmoforce.model.edition import Edition, HeatDamage
from metamaker.opening import open_encounter, open_file
from metamaker.play.dialogue import Talks
from metamaker.play.table import PERSON, Setting
from metamaker.registry import game_called

ENCOUNTERS = (("a-warm-wind", 5), ("falling-fruit", 3), ("kites-in-the-branches", 2), ("overdue-at-the-magnetar", 3))
"""Sample encounters of Metaverse and the number of turns to play."""

BATTLES = (
    ("kite-clans-of-aldersay#market-day", "kite-clans-of-aldersay#market-day", 7, 8, "chance"),
    ("kite-clans-of-aldersay#market-day", "kite-clans-of-aldersay#market-day", 7, 4, "plain"),
    ("the-glass-cantons", "the-marginalia", 1, 3, "plain"),
    ("the-marginalia", "the-ninewater-procession", 1, 7, "chance"),
    ("the-marginalia", "the-slow-orchard", 1, 4, "plain"),
    ("kite-clans-of-aldersay", "the-glass-cantons", 3, 8, "chance"),
    ("the-marginalia", "grindstone-haulers", 3, 6, "chance"),
    ("the-marginalia", "grindstone-haulers", 12, 6, "chance"),
)
"""Two forces of Metaverse, a seed, the number of turns and the captain of both sides."""

BOARDS = 12
"""Games of Cosmoclysm, because optional captures are rare."""


class Play(NamedTuple):
    """A match to play: its game, forces and setting, and the captain that answers for all sides."""

    game: Game
    forces: list[Any]
    setting: Setting
    captain: str = "chance"


def plays(game: str) -> Iterator[Play]:
    """Yield matches of a game that together raise its kinds of questions."""
    yield from {
        "metaverse": _metaverse,
        "cosmoforce": _cosmoforce,
        "cosmoclysm": _cosmoclysm,
        "cosmos_commanders": _cosmos_commanders,
    }[game](game_called(game))


def questions(play: Play) -> Iterator[tuple[Talks, Any, Any]]:
    """Play a match; yield how its decisions are put into words, each decision and the answer of the captain."""
    kit = required(play.game.play)
    match = begun(play.game, play.forces, play.setting)
    talks: Talks = match.table.talks(match)
    captains = [kit.hire(play.captain, play.setting.seed, side) for side in range(len(play.setting.captains))]
    while decisions := match.ask():
        answers = [captains[each.side].answer(each) for each in decisions]
        yield from ((talks, decision, answer) for decision, answer in zip(decisions, answers, strict=True))
        match.apply(answers)


def _sample(game: str, name: str) -> Any:
    return open_file(str(sample_fleets(game) / f"{name}.json")).document


def _play(game: Game, forces: Any, seed: int, turns: int = 0, captain: str = "chance", encounter: Any = None) -> Play:
    people = (PERSON,) * required(game.play).seats(forces, False)
    return Play(game, list(forces), Setting(seed, people, turns, encounter=encounter), captain)


def _metaverse(game: Game) -> Iterator[Play]:
    for name, turns in ENCOUNTERS:
        _, forces, encounter = open_encounter(str(sample_fleets("metaverse") / "encounters" / f"{name}.json"))
        yield _play(game, forces, 7, turns, encounter=encounter)
    for one, other, seed, turns, captain in BATTLES:
        yield _play(game, [_force(game, each) for each in (one, other)], seed, turns, captain)


def _force(game: Game, named: str) -> Any:
    name, _, ship = named.partition("#")
    return required(game.play).force(_sample("metaverse", name), [f"ships/{ship}"] if ship else [])


def _cosmoforce(game: Game) -> Iterator[Play]:
    six = _sample("cosmoforce", "six-ideas")
    hot = six.toggles.with_(heat_damage=HeatDamage.CREW_OR_DAMAGE)
    for fleet in (six.with_(edition=Edition.WEB), six.with_(toggles=hot)):
        yield _play(game, required(game.play).sides(fleet), 7)


def _cosmoclysm(game: Game) -> Iterator[Play]:
    loom = _sample("cosmoclysm", "the-loom")
    board = loom.with_(options=loom.options.with_(capture_optional=True, typed_dice=True))
    for seed in range(BOARDS):
        yield _play(game, required(game.play).sides(board), seed, captain="plain")


def _cosmos_commanders(game: Game) -> Iterator[Play]:
    kettle = _sample("cosmos_commanders", "kettle-and-thimble")
    yield _play(game, (kettle.with_(options=kettle.options.with_(typed_dice=True)),), 7)
