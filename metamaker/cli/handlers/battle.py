"""`metamaker battle`: a battle between fleets, reported turn by turn; or a replay, fought again."""

import sys
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from metamaker.cli.input.arguments import chosen
from metamaker.cli.input.options import BattleOptions
from metamaker.cli.input.replay_files import open_replay, refuse_others, save_replay
from metamaker.cli.input.sides import captains_of, contenders, survivors, with_head_start
from metamaker.cli.output.battle_report import show_standing, tell, tell_doubts, tell_json, tell_summary, title
from metamaker.cli.output.files import STDOUT, TablePictures
from metamaker.cli.output.messages import text
from metamaker.cli.output.process import FINE
from metamaker.cli.output.terminal import say
from metamaker.game_api.game import Game
from metamaker.game_api.matches import begun, resumed
from metamaker.play.match import Match
from metamaker.play.story import Event
from metamaker.play.table import Setting
from metamaker.printing.files import PNG, SVG


def run(files: Sequence[str], options: BattleOptions, as_json: bool) -> int:
    """Fight a battle; see `metamaker battle --help`."""
    who = with_head_start((survivors if options.survival else contenders)(files, options.anyway), options.head_start)
    captains = captains_of(who.battles, options.captains, who.battles.seats(who.forces, options.survival))
    setting = Setting(options.seed, captains, options.last_turn, options.survival, who.encounter)
    match = begun(who.game, who.forces, setting)
    if not as_json and options.save != STDOUT:
        tell_doubts(who.battles.encounters, who.forces)
    return _fought(match, who.game, options, as_json)


def run_replay(options: BattleOptions, as_json: bool) -> int:
    """Fight the battle of a replay again; see `metamaker battle --help`."""
    opened = open_replay(options.replay, options.variation)
    return _fought(resumed(opened.game, opened.replay, opened.file, ()), opened.game, options, as_json)


def _fought(match: Match, game: Game, options: BattleOptions, as_json: bool) -> int:
    """Fight to the end: report every turn, draw the pictures and save the replay."""
    save, folder = options.save, options.pictures
    if save:
        refuse_others(save)
    report = _JsonLines(match) if as_json else _Story(match, options.rules, options.brief, has_losses=game.designs is not None)
    pictures = None
    if folder:
        pictures = TablePictures(game, folder, chosen(options.kind, (PNG, SVG), "--format"), options.dots)
        pictures.draw(match.views.drawing(), 0)
    for turn, events in enumerate(turns(match), 1):
        report.turn(events)
        if pictures is not None:
            pictures.draw(match.views.drawing(), turn)
    report.end()
    if pictures is not None:
        pictures.clear()
    if save:
        save_replay(save, match.replay(), game)
    written = [text("cli-wrote-replay", file=save)] if save else []
    if pictures is not None:
        written.append(text("cli-wrote-pictures", count=len(pictures.written), folder=folder))
    if written and not as_json and save != STDOUT:
        say("", *written)
    return FINE


def turns(match: Match) -> Iterator[tuple[Event, ...]]:
    """Yield the events of each turn, to the end of the battle or of the replay."""
    while True:
        events = match.play_turn()
        if events:
            yield events
        if match.result is not None or not events:
            return


class _JsonLines(NamedTuple):
    """The report of a battle as lines of JSON."""

    match: Match

    def turn(self, events: Sequence[Event]) -> None:
        tell_json(events)

    def end(self) -> None:
        tell_summary(self.match)


class _Story(NamedTuple):
    """The report of a battle for people, with the ids of rules; a brief one has only the outlines of each turn."""

    match: Match
    rules: bool
    brief: bool
    has_losses: bool

    def turn(self, events: Sequence[Event]) -> None:
        views = self.match.views
        if self.brief:
            tell(views.outlined(events), rules=False)
        else:
            tell(views.story(events), self.rules)
        if not self.brief or self.match.result is not None:
            show_standing(views.stood())
        sys.stdout.flush()

    def end(self) -> None:
        what = "losses" if self.has_losses else "end"
        title(text(f"play-{what}" if self.match.result is not None else f"play-{what}_so_far"))
        tell(self.match.views.ending(), rules=False)
