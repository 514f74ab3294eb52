"""Matches of any game: begun, and gone on with out of their documents."""

from collections.abc import Sequence
from importlib.metadata import version
from typing import Any

from metamaker.core.envelope import migrated
from metamaker.core.problem import FileProblem
from metamaker.core.words import message
from metamaker.game.game import Game, required
from metamaker.play.encounter import EncounterFile
from metamaker.play.match import PERSON, Match, Script, Setting
from metamaker.play.replay import Choice, Contingent, Replay

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
    named = _captains(replay, file, kit.seats(forces, survival), tuple(kit.captains))
    given = replay.options.get("encounter")
    encounter = None if given is None else encounter_in(game, given, forces, file, "options/encounter")
    setting = Setting(
        replay.seed, named if captains is None else tuple(captains), _last_turn(replay, file), survival, encounter
    )
    return _match(game, forces, setting, Script(replay.choices, file, replay.program))


def forces_in(game: Game[Any], replay: Replay, file: str) -> tuple[Any, ...]:
    """Return who fights in a replay. Raises FileProblem."""
    return _forces(game, replay.fleets, _survival(game, replay, file), file)


def _forces(game: Game[Any], fleets: Sequence[Contingent], survival: bool, file: str) -> tuple[Any, ...]:
    bodies = (migrated(each.envelope(game.key), game.format, file) for each in fleets)
    forces = tuple(game.documents.read(body, file) for body in bodies)
    required(game.play).check(forces, survival, file)
    return forces


def encounter_in(game: Game[Any], record: Choice, forces: Sequence[Any], file: str, place: str = "setup") -> Any:
    """Return the encounter of forces that a file has under `place`. Raises FileProblem."""
    encounters = required(game.play).encounters
    if encounters is None or not isinstance(record, dict):
        raise FileProblem(file, place, message("play-encounter_wanted"))
    return encounters.read(record, forces, file)


def met(game: Game[Any], document: EncounterFile, file: str) -> tuple[tuple[Any, ...], Any]:
    """Return the forces of an encounter document and how they are set up. Raises FileProblem."""
    forces = _forces(game, document.fleets, False, file)
    return forces, encounter_in(game, document.setup, forces, file)


def encounter_document(
    game: Game[Any], forces: Sequence[Any], encounter: Any, seed: int, name: str = "", notes: str = ""
) -> EncounterFile:
    """Return an encounter as a document."""
    return EncounterFile(
        name=name,
        notes=notes,
        fleets=tuple(Contingent(format=game.format.number, body=game.documents.body(force)) for force in forces),
        seed=seed,
        program=version("metamaker"),
        setup=required(required(game.play).encounters).record(encounter),
    )


def _match(game: Game[Any], forces: Sequence[Any], setting: Setting, script: Script) -> Match[Any]:
    kit = required(game.play)
    options: dict[str, Choice] = {"survival": setting.survival} if kit.survival else {}
    if setting.encounter is not None:
        options["encounter"] = required(kit.encounters).record(setting.encounter)
    return Match(
        lambda: kit.table(forces, setting),
        setting,
        kit.hire,
        kit.usual_captain,
        kit.seats(forces, setting.survival),
        [Contingent(format=game.format.number, body=game.documents.body(force)) for force in forces],
        options,
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
