"""`metamaker battle`: fleets fight, told as a story; the battle of a replay is fought again."""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from metamaker.cli.input.arguments import chosen
from metamaker.cli.input.replay_files import open_replay, refuse_others, save_replay
from metamaker.cli.input.sides import captains_of, contenders, survivors
from metamaker.cli.output.battle_report import tell_doubts, tell_json, tell_summary
from metamaker.cli.output.files import STDOUT
from metamaker.cli.output.messages import text
from metamaker.cli.output.process import FINE
from metamaker.cli.output.turn_pictures import TablePictures
from metamaker.game.game import Game
from metamaker.game.matches import begun, forces_in, resumed
from metamaker.game.play import Play
from metamaker.play.match import Match
from metamaker.play.story import Event
from metamaker.play.table import Setting
from metamaker.prints.files import PNG, SVG


@dataclass(frozen=True)
class Wanted:
    """The options of the command: what is told and how, what is written where; `dots` per inch of pictures, 0 for SVG."""

    seed: int
    captains: str
    as_json: bool
    rules: bool
    pictures: str
    picture_format: str
    dots: int
    save: str
    anyway: bool
    last_turn: int
    brief: bool = False
    survival: bool = False


def run(files: Sequence[str], options: Wanted) -> int:
    """Fight a battle; see `metamaker battle --help`."""
    who = (survivors if options.survival else contenders)(files, options.anyway)
    captains = captains_of(who.battles, options.captains, who.battles.seats(who.forces, options.survival))
    setting = Setting(options.seed, captains, options.last_turn, options.survival, who.encounter)
    match = begun(who.game, who.forces, setting)
    if not options.as_json and options.save != STDOUT:
        tell_doubts(who.battles.encounters, who.forces)
    return _told(_Fight(match, who.game, who.battles, who.forces), options)


def run_replay(file: str, options: Wanted) -> int:
    """Fight the battle of a replay again; see `metamaker battle --help`."""
    opened = open_replay(file)
    forces = forces_in(opened.game, opened.replay, opened.file)
    match = resumed(opened.game, opened.replay, opened.file, ())
    return _told(_Fight(match, opened.game, opened.battles, forces), options)


class _Fight(NamedTuple):
    """A battle that is to be told, and who fights in it."""

    match: Match[Any]
    game: Game[Any]
    battles: Play[Any]
    forces: Sequence[Any]


def _told(fight: _Fight, options: Wanted) -> int:
    if options.save:
        refuse_others(options.save)
    pictures = _pictures(fight.game, options)
    if pictures is not None:
        pictures.draw(fight.match.views.drawing(), 0)
    for turn, events in enumerate(turns(fight.match), 1):
        if options.as_json:
            tell_json(events)
        else:
            _story(fight.match, events, options)
        if pictures is not None:
            pictures.draw(fight.match.views.drawing(), turn)
    _end(fight, options)
    if pictures is not None:
        pictures.clear()
    if options.save:
        save_replay(options.save, fight.match.replay(), fight.game)
    if not options.as_json and options.save != STDOUT:
        _say_what_was_written(options, pictures)
    return FINE


def _say_what_was_written(options: Wanted, pictures: TablePictures | None) -> None:
    from metamaker.cli.output.terminal import say

    written = [text("cli-wrote-replay", file=options.save)] if options.save else []
    if pictures is not None:
        written.append(text("cli-wrote-pictures", count=len(pictures.written), folder=options.pictures))
    if written:
        say("", *written)


def _pictures(game: Game[Any], options: Wanted) -> TablePictures | None:
    """Return what draws the table, tried before the first line is told. Raises FileProblem."""
    if not options.pictures:
        return None
    return TablePictures(game, options.pictures, chosen(options.picture_format, (PNG, SVG), "--format"), options.dots)


def turns(match: Match[Any]) -> Iterator[tuple[Event, ...]]:
    """Yield what happens, turn by turn, to the end of the battle, or of the choices of a replay."""
    while True:
        events = match.play_turn()
        if events:
            yield events
        if match.result is not None or not events:
            return


def _story(match: Match[Any], events: Sequence[Event], options: Wanted) -> None:
    from metamaker.cli.output.battle_report import show_standing, tell

    if options.brief:
        tell(match.views.outlined(events), rules=False)
    else:
        tell(match.views.story(events), options.rules)
    if not options.brief or match.result is not None:
        show_standing(match.views.stood())
    sys.stdout.flush()


def _end(fight: _Fight, options: Wanted) -> None:
    match = fight.match
    if options.as_json:
        tell_summary(match)
        return
    from metamaker.cli.output.battle_report import tell, title

    what = "losses" if fight.game.designs else "end"
    title(text(f"play-{what}" if match.result is not None else f"play-{what}_so_far"))
    tell(match.views.ending(), rules=False)
