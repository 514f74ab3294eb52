"""Replays as files."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from metamaker.cli.input.sides import battles_of
from metamaker.cli.output.answer import complain
from metamaker.cli.output.files import STDOUT, refuse_unwritable, write
from metamaker.core.envelope import MAIN_KIND, unwrap
from metamaker.core.errors import FileProblem
from metamaker.core.json_text import parse
from metamaker.core.messages import message
from metamaker.core.schema_errors import nearest_or_all
from metamaker.core.storage import STDIN, beginning, is_file, read_file, shown
from metamaker.core.version import program_version
from metamaker.game_api.game import Game
from metamaker.game_api.matches import forces_in, variation_in
from metamaker.game_api.play import Play
from metamaker.opening import game_named
from metamaker.play.documents import Replay, replay_from, replay_text

_MARK = '"replay"'
_MARK_WITHIN = 400
"""Replay files have this mark in their first bytes. Only these are read, because every file is tested."""


class Opened(NamedTuple):
    """An opened replay: its game with the battles, and the file name for messages."""

    game: Game
    battles: Play
    replay: Replay
    file: str


def is_replay(files: Sequence[str]) -> bool:
    """Return whether a command continues a battle: with one file, a replay or standard input."""
    if len(files) != 1:
        return False
    (path,) = files
    try:
        begins = "" if path == STDIN else beginning(path, _MARK_WITHIN).decode("utf-8", "replace")
    except (OSError, ValueError):
        return False
    return path == STDIN or _MARK in begins


def sides_of(opened: Opened) -> int:
    """Return the number of sides in a replay; in survival, the second side is the game. Raises FileProblem."""
    survival = opened.replay.options.get("survival") is True
    return opened.battles.seats(forces_in(opened.game, opened.replay, opened.file), survival)


def open_replay(path: str, name: str = "") -> Opened:
    """Return the replay in a file, or its variation with a `name`. Raises FileProblem."""
    data, file = read_file(path), shown(path)
    envelope = unwrap(parse(data, file), file)
    if envelope.kind == MAIN_KIND:
        raise FileProblem(file, "", message("play-fleet_only"))
    game = game_named(envelope.game, file)
    opened = Opened(game, battles_of(game, file), replay_from(data, game.key, file), file)
    _compare_versions(opened)
    return opened._replace(replay=_variation(opened, name)) if name else opened


def _variation(opened: Opened, name: str) -> Replay:
    """Return a variation as a match of its own. Raises FileProblem for an unknown name, or a damaged match."""
    known = [each.name for each in opened.replay.variations]
    if name not in known:
        raise FileProblem(
            opened.file, "variations", message("play-variation-none", name=name, meant=nearest_or_all(name, known))
        )
    return variation_in(opened.replay, name, opened.file)


def _compare_versions(opened: Opened) -> None:
    """Report on standard error that another version of the program, possibly with other rules, wrote a replay."""
    written, ours = opened.replay.program, program_version()
    if written != ours:
        complain(FileProblem(opened.file, "program", message("play-other_version", written=written, ours=ours)))


def save_replay(path: str, replay: Replay, game: Game) -> None:
    """Write a replay, but never replace a file of another kind. Raises FileProblem."""
    refuse_others(path)
    write(path, replay_text(replay, game.key))


def refuse_others(path: str) -> None:
    """Raise FileProblem if the file is not a replay or cannot be written."""
    if path == STDOUT:
        return
    refuse_unwritable(path)
    try:
        there = is_file(path) and Path(path).stat().st_size > 0
        begins = beginning(path, _MARK_WITHIN).decode("utf-8", "replace") if there else ""
    except (OSError, ValueError):
        raise FileProblem(path, "", message("file-unreadable_before")) from None
    if there and _MARK not in begins:
        raise FileProblem(path, "", message("play-no_replay_there"))
