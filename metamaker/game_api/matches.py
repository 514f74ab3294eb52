"""Matches of any game: started, and continued from their documents."""

from collections.abc import Mapping, Sequence

from metamaker.core.envelope import migrated
from metamaker.core.errors import FileProblem
from metamaker.core.messages import message
from metamaker.core.schema_errors import nearest_or_all
from metamaker.core.version import program_version
from metamaker.game_api.documents import Document
from metamaker.game_api.game import Game, contingent, required
from metamaker.game_api.match_documents import NOTES
from metamaker.game_api.play import Play, adviser
from metamaker.game_api.variations import DICE, opened, seeds_in
from metamaker.play.documents import MAX_CHOICES, Choice, Contingent, EncounterFile, Replay, Variation
from metamaker.play.match import Match, Script
from metamaker.play.sealed_orders import HERE, KEYS, dice_of
from metamaker.play.table import PERSON, Hire, Setting

MOST_TURNS = 999
"""The limit for turns. The largest sample against itself is over in 14 turns.

Three digits are more than any match needs, and stop captains that never meet.
"""


def begun(game: Game[Document], forces: Sequence[Document], setting: Setting) -> Match:
    """Return a match of forces at its beginning. Raises FileProblem for forces that cannot meet, NotOffered without play."""
    return _match(game, forces, setting, Script())


def resumed(game: Game, replay: Replay, file: str, captains: Sequence[str] | None = None, hire: Hire | None = None) -> Match:
    """Return the match of a replay at its beginning; its recorded choices are played first.

    `captains` or people continue after these choices: by default those of the replay, no player for an empty list. `hire` makes
    the captains in place of the game. Raises FileProblem with the name `file`.
    """
    forces, setting = beginning(game, replay, file)
    setting = setting if captains is None else setting._replace(captains=tuple(captains))
    kept = {name: replay.options[name] for name in (KEYS, DICE) if name in replay.options}
    script, dice = Script(replay.choices, file, replay.program), dice_in(replay, file)
    return _match(game, forces, setting, script, hire, kept, dice, replay.variations)


def beginning(game: Game, replay: Replay, file: str) -> tuple[tuple[Document, ...], Setting]:
    """Return the forces of a replay and its setting. Raises FileProblem with the name `file`."""
    kit, survival = required(game.play), _survival(game, replay, file)
    _refuse_strangers(replay, file, kit)
    forces = forces_in(game, replay, file)
    named = _captains(replay, file, kit.seats(forces, survival), tuple(kit.captains))
    given = replay.options.get("encounter")
    encounter = None if given is None else encounter_in(game, given, forces, file, "options/encounter")
    damage, rulings = _damage(game, replay, len(forces), file), _rulings(replay, file, kit.rulings)
    return forces, Setting(replay.seed, named, _last_turn(replay, file), survival, encounter, damage, rulings)


def once_more(replay: Replay, seed: int) -> Replay:
    """Return a match with the same sides, captains, encounter and damage at its start, with other dice.

    Keys of sealed orders belong to the earlier match, as their dice came from them.
    """
    kept = {key: value for key, value in replay.options.items() if key == HERE or key not in (*NOTES, KEYS, DICE)}
    return replay.with_(variations=(), seed=seed, program=program_version(), options=kept, choices=())


def forces_in(game: Game[Document], replay: Replay, file: str) -> tuple[Document, ...]:
    """Return the forces of a replay. Raises FileProblem."""
    return _forces(game, replay.fleets, _survival(game, replay, file), file)


def _forces(game: Game[Document], fleets: Sequence[Contingent], survival: bool, file: str) -> tuple[Document, ...]:
    bodies = (migrated(each.envelope(game.key), game.format, file) for each in fleets)
    forces = tuple(game.documents.read(body, file) for body in bodies)
    required(game.play).check(forces, survival, file)
    return forces


def encounter_in(game: Game[Document], record: Choice, forces: Sequence[Document], file: str, place: str = "setup") -> object:
    """Return the encounter of forces that a file has under `place`. Raises FileProblem."""
    encounters = required(game.play).encounters
    if encounters is None or not isinstance(record, dict):
        raise FileProblem(file, place, message("play-encounter_wanted"))
    return encounters.read(record, forces, file)


def met(game: Game[Document], document: EncounterFile, file: str) -> tuple[tuple[Document, ...], object]:
    """Return the forces of an encounter document and how they are set up. Raises FileProblem."""
    forces = _forces(game, document.fleets, False, file)
    return forces, encounter_in(game, document.setup, forces, file)


def encounter_document(
    game: Game[Document], forces: Sequence[Document], encounter: object, seed: int, name: str = "", notes: str = ""
) -> EncounterFile:
    """Return an encounter as a document."""
    return EncounterFile(
        name=name,
        notes=notes,
        fleets=tuple(contingent(game, force) for force in forces),
        seed=seed,
        program=program_version(),
        setup=required(required(game.play).encounters).record(encounter),
    )


def _match(
    game: Game[Document],
    forces: Sequence[Document],
    setting: Setting,
    script: Script,
    hire: Hire | None = None,
    keys: Mapping[str, Choice] | None = None,
    dice: Mapping[int, int] | None = None,
    variations: Sequence[Variation] = (),
) -> Match:
    kit = required(game.play)
    options: dict[str, Choice] = {**({"survival": setting.survival} if kit.survival else {}), **(keys or {})}
    if setting.encounter is not None:
        options["encounter"] = required(kit.encounters).record(setting.encounter)
    rulings = setting.rulings or kit.rulings
    if rulings > 1:
        options["rulings"] = rulings
    if any(setting.damage):
        options["damage"] = list(setting.damage)
    return Match(
        lambda: kit.table(forces, setting),
        setting,
        hire or kit.hire,
        adviser(kit),
        kit.seats(forces, setting.survival),
        [contingent(game, force) for force in forces],
        options,
        script,
        dice,
        variations,
    )


def _refuse_strangers(replay: Replay, file: str, kit: Play) -> None:
    """Raise FileProblem for the first unknown option of a replay."""
    parts = {"survival": kit.survival, "encounter": kit.encounters, "damage": kit.paper, "rulings": kit.rulings > 1}
    known = ["captains", "last_turn", KEYS, DICE, *(name for name, offered in parts.items() if offered)]
    for name in replay.options:
        if name not in known and name not in NOTES:
            sentence = message("play-replay_option", meant=nearest_or_all(name, known))
            raise FileProblem(file, f"options/{name}", sentence)


def _captains(replay: Replay, file: str, seats: int, known: tuple[str, ...]) -> tuple[str, ...]:
    """Return the captains of a replay. Raises FileProblem for unknown captains; a person has no name there."""
    named = replay.options.get("captains", [])
    if not isinstance(named, list) or len(named) not in {0, seats} or not all(str(each) in {PERSON, *known} for each in named):
        sentence = message("play-replay_captains", seats=seats, known=", ".join(known), found=str(named))
        raise FileProblem(file, "options", sentence)
    return tuple(map(str, named))


def _survival(game: Game, replay: Replay, file: str) -> bool:
    found = replay.options.get("survival", False) if required(game.play).survival else False
    if not isinstance(found, bool):
        raise FileProblem(file, "options", message("play-replay_survival", found=str(found)))
    return found


def _damage(game: Game, replay: Replay, sides: int, file: str) -> tuple[Choice, ...]:
    """Return the earlier damage of the sides. Raises FileProblem.

    The table checks whether a play state belongs to its force.
    """
    found = replay.options.get("damage", [])
    known = (
        isinstance(found, list) and len(found) in {0, sides} and all(each is None or isinstance(each, dict) for each in found)
    )
    if not known or (found and required(game.play).paper is None):
        raise FileProblem(file, "options", message("play-replay_damage", sides=sides))
    return tuple(found) if isinstance(found, list) else ()


def dice_in(replay: Replay, file: str) -> dict[int, int]:
    """Return the seeds from the keys of two places, and those of variations, by the number of choices. Raises FileProblem."""
    try:
        found = dice_of(replay)
    except ValueError:
        raise FileProblem(file, f"options/{KEYS}", message("play-replay_keys")) from None
    try:
        return found | seeds_in(replay.options)
    except ValueError:
        raise FileProblem(file, f"options/{DICE}", message("play-replay_dice")) from None


def variation_in(replay: Replay, name: str, file: str) -> Replay:
    """Return a variation as a match of its own, see `opened`. Raises KeyError, and FileProblem for a damaged match."""
    dice_in(replay, file)
    try:
        return opened(replay, name)
    except ValueError:
        raise FileProblem(file, "variations", message("play-variation-long", most=MAX_CHOICES)) from None


def _rulings(replay: Replay, file: str, present: int) -> int:
    """Return the number of the rulings of a replay, 1 if it has none. Raises FileProblem."""
    found = replay.options.get("rulings", 1)
    if not isinstance(found, int) or isinstance(found, bool) or not 1 <= found <= present:
        raise FileProblem(file, "options", message("play-replay_rulings", most=present, found=str(found)))
    return found


def _last_turn(replay: Replay, file: str) -> int:
    found = replay.options.get("last_turn", 0)
    if not isinstance(found, int) or isinstance(found, bool) or not 0 <= found <= MOST_TURNS:
        raise FileProblem(file, "options", message("play-replay_last_turn", most=MOST_TURNS, found=str(found)))
    return found
