"""`metamaker battle`: two fleets fight, told as a story; the battle of a replay is fought again."""

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import typer

from metamaker.battle.log import lines
from metamaker.cli.answer import FINE
from metamaker.cli.contenders import captains_of, contenders
from metamaker.cli.counted import counted
from metamaker.cli.output import STDOUT, in_folder, write
from metamaker.cli.replays import Opened, open_replay, refuse_others, save_replay
from metamaker.core.problem import FileProblem
from metamaker.core.visible import visible
from metamaker.fighting import Event, Session, Setting
from metamaker.game import Game
from metamaker.print_files import PNG, SVG, refuse_to_lose


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


@dataclass(frozen=True)
class Moment:
    """Sheets with the damage of a moment: the end of which turn, the file to write."""

    turn: int
    output: str


def run(files: Sequence[str], options: Wanted) -> int:
    """Fight a battle; see `metamaker battle --help`."""
    if len(files) != 2:
        raise typer.BadParameter(f"expected two fleets, found {len(files)}")
    who = contenders(files, options.anyway)
    captains = captains_of(who.battles, options.captains)
    session = who.battles.session(who.forces, Setting(options.seed, captains, options.last_turn))
    return _told(session, who.game, options)


def run_replay(file: str, options: Wanted) -> int:
    """Fight the battle of a replay again; see `metamaker battle --help`."""
    opened = open_replay(file)
    return _told(opened.battles.replayed(opened.replay, opened.file), opened.game, options)


def _told(session: Session, game: Game[Any], options: Wanted) -> int:
    if options.save:
        refuse_others(options.save)
    paint = _Pictures(game, options) if options.pictures else None
    for events in turns(session):
        if options.as_json:
            tell_json(events)
        else:
            _story(session, events, options.rules)
        if paint is not None:
            paint(session)
    if not options.as_json:
        _end(session)
    if options.save:
        save_replay(options.save, session.replay(), game)
    if not options.as_json and options.save != STDOUT:
        from metamaker.cli.terminal import say

        if options.save:
            say("", f"wrote {options.save}: the replay")
        if paint is not None:
            say("", f"wrote {counted(paint.number, 'picture')} to {options.pictures}")
    return FINE


def tell_json(events: Sequence[Event]) -> None:
    """Write events, each as a line of JSON; what a terminal would obey, or this encoding lacks, is escaped."""
    plain = (sys.stdout.encoding or "ascii").lower().replace("-", "") != "utf8"
    for line in lines(events):
        print(visible(json.dumps(json.loads(line), separators=(",", ":")) if plain else line))


def turns(session: Session) -> Iterator[tuple[Event, ...]]:
    """Yield what happens, turn by turn, to the end of the battle, or of the choices of a replay."""
    while True:
        events = session.play_turn()
        if events:
            yield events
        if session.result is not None or not events:
            return


def _story(session: Session, events: Sequence[Event], rules: bool) -> None:
    from metamaker.cli.storytelling import show_standing, tell

    tell(session.told(events), rules)
    show_standing(session.standing())
    sys.stdout.flush()


def _end(session: Session) -> None:
    from metamaker.cli.storytelling import tell, title

    title("Losses" if session.result is not None else "So far; the choices of the replay end here")
    tell(session.ending(), rules=False)


class _Pictures:
    """Writes a picture of the table for every turn into a folder."""

    def __init__(self, game: Game[Any], options: Wanted) -> None:
        self.ink = next(iter(game.inks.values()))
        self.folder = options.pictures
        self.kind = options.picture_format
        self.dots = options.dots
        self.number = 0

    def __call__(self, session: Session) -> None:
        """Draw the table as it is."""
        from metamaker.printing import Print, page_files

        self.number += 1
        name = in_folder(self.folder, f"turn-{self.number:02}.{self.kind}")
        refuse_to_lose(name, SVG if self.kind == SVG else PNG)
        dots = None if self.kind == SVG else self.dots
        (data,) = page_files(Print((), (session.page(),)), self.ink, dots)
        write(name, data)


def run_sheets(file: str, moment: Moment) -> int:
    """Print the record sheets of both sides with the damage at the end of a turn; see `metamaker battle --help`."""
    opened = open_replay(file)
    session = opened.battles.replayed(opened.replay, opened.file)
    fought = 0
    while fought < moment.turn and session.result is None and session.play_turn():
        fought += 1
    if moment.turn > fought:
        raise FileProblem(opened.file, "", f"expected a turn from 0 to {fought} for --as-of, found {moment.turn}")
    _print(opened, session, moment)
    return FINE


def _print(opened: Opened, session: Session, moment: Moment) -> None:
    from metamaker.cli.terminal import say
    from metamaker.game import Embed, PrintOptions
    from metamaker.printing import Source, pdf_file, printed

    game, output = opened.game, moment.output
    if output != STDOUT:
        refuse_to_lose(output, "pdf")
    sources = []
    how = PrintOptions(format=game.formats[0])
    for side, force in enumerate(opened.battles.forces(opened.replay, opened.file)):
        how = replace(how, state=session.play_state(side))
        sheets = tuple(game.sheet(force, ref, how) for ref in game.printable(force, classes=False))
        sources.append(Source(game, force, sheets))
    made = printed(sources, how)
    write(output, pdf_file(made, next(iter(game.inks.values())), Embed.FLEET))
    if output != STDOUT:
        count = sum(len(source.sheets) for source in sources)
        say(f"wrote {output}: {counted(count, 'sheet')} after turn {moment.turn}")
