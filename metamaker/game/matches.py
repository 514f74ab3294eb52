"""Matches of any game: begun, and gone on with out of their documents."""

from collections.abc import Sequence
from typing import Any

from metamaker.core.envelope import migrated
from metamaker.core.problem import FileProblem
from metamaker.core.words import message
from metamaker.game.game import Game, required
from metamaker.play.match import PERSON, Match, Script, Setting
from metamaker.play.replay import Contingent, Replay

MOST_TURNS = 999
"""The largest sample against itself is over in 14 turns.

Three digits are more than anybody plays, and stop captains who never meet.
"""


def begun(game: Game[Any], forces: Sequence[Any], setting: Setting) -> Match[Any]:
    """Return a match of forces at its beginning. Raises FileProblem for forces that cannot meet, NotOffered without play."""
    return _match(game, forces, setting, Script())


def resumed(game: Game[Any], replay: Replay, file: str, captains: Sequence[str] | None = None) -> Match[Any]:
    """Return the match of a replay at its beginning; what it has of choices is played first.

    `captains` or people go on where the choices end: those of the replay if none are given, nobody for an empty list. Raises
    FileProblem, which names `file`.
    """
    kit, survival = required(game.play), _survival(game, replay, file)
    forces = forces_in(game, replay, file)
    named = _captains(replay, file, kit.seats(len(forces), survival), tuple(kit.captains))
    setting = Setting(replay.seed, named if captains is None else tuple(captains), _last_turn(replay, file), survival)
    return _match(game, forces, setting, Script(replay.choices, file, replay.program))


def forces_in(game: Game[Any], replay: Replay, file: str) -> tuple[Any, ...]:
    """Return who fights in a replay. Raises FileProblem."""
    bodies = (migrated(each.envelope(game.key), game.format, file) for each in replay.fleets)
    forces = tuple(game.documents.read(body, file) for body in bodies)
    required(game.play).check(forces, _survival(game, replay, file), file)
    return forces


def _match(game: Game[Any], forces: Sequence[Any], setting: Setting, script: Script) -> Match[Any]:
    kit = required(game.play)
    return Match(
        lambda: kit.table(forces, setting),
        setting,
        kit.hire,
        kit.usual_captain,
        kit.seats(len(forces), setting.survival),
        [Contingent(format=game.format.number, body=game.documents.body(force)) for force in forces],
        {"survival": setting.survival} if kit.survival else {},
        script,
    )


def _captains(replay: Replay, file: str, seats: int, known: tuple[str, ...]) -> tuple[str, ...]:
    """Return who commanded in a replay. Raises FileProblem for captains whom nobody knows; a person has no name there."""
    named = replay.options.get("captains", [])
    if not isinstance(named, list) or len(named) not in {0, seats} or not all(str(each) in {PERSON, *known} for each in named):
        sentence = message("play-replay_captains", seats=seats, known=", ".join(known), found=str(named))
        raise FileProblem(file, "options/captains", sentence)
    return tuple(map(str, named))


def _survival(game: Game[Any], replay: Replay, file: str) -> bool:
    found = replay.options.get("survival", False) if required(game.play).survival else False
    if not isinstance(found, bool):
        raise FileProblem(file, "options/survival", message("play-replay_survival", found=str(found)))
    return found


def _last_turn(replay: Replay, file: str) -> int:
    found = replay.options.get("last_turn", 0)
    if not isinstance(found, int) or isinstance(found, bool) or not 0 <= found <= MOST_TURNS:
        raise FileProblem(file, "options/last_turn", message("play-replay_last_turn", most=MOST_TURNS, found=str(found)))
    return found
