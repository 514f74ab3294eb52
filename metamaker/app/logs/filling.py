"""Battles of open documents in the logs of open fleets: entries are found in the background, and entered as undo steps."""

from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QWidget

from metamaker.app.context import Context
from metamaker.app.document import Document
from metamaker.app.texts import tr
from metamaker.core.errors import FileProblem, cut
from metamaker.core.frozen import LONGEST_NAME
from metamaker.core.property import EditProblem
from metamaker.core.sanitize import visible
from metamaker.game_api.companion_games import MatchGame, RecordGame
from metamaker.game_api.game import Game
from metamaker.game_api.record_documents import fleet_of
from metamaker.game_api.ship_logs import About, Entries, entered, from_record, from_replay
from metamaker.printing.log_filling import entries_in

Tell = Callable[[str], None]


def today() -> str:
    """Return the date of this computer, for new entries."""
    return date.today().isoformat()


def game_of(battle: Document) -> Game | None:
    """Return the game of a match or of a game on paper, if its ships have logs; None for other documents."""
    game = battle.game.of if isinstance(battle.game, MatchGame | RecordGame) else None
    return game if game is not None and game.logs is not None else None


def battles(context: Context) -> tuple[Document, ...]:
    """Return the open matches and games on paper of the game of a fleet."""
    return tuple(other for other in context.others() if game_of(other) is context.game)


def fill_fleets(context: Context, owner: QWidget) -> None:
    """Enter the match or the game on paper of a page in the logs of all open fleets with ships in it."""
    game = game_of(context.document)
    fleets = [other for other in context.others() if other.game is game]
    values = [fleet.value for fleet in fleets]
    battle, language = context.document, context.language
    value = battle.value

    def found() -> list[Entries]:
        return [] if game is None else [_entries(game, each, battle.game, value, language) for each in values]

    def enter(entries: list[Entries]) -> None:
        fighting = [(fleet, each) for fleet, each in zip(fleets, entries, strict=True) if each]
        for fleet, each in fighting:
            _enter(fleet, each, context.say)
        if not fighting:
            context.say(tr("window-log-no-fleet"))

    context.background.run(lambda _: found(), enter, partial(_failed, context.say), owner=owner)


def fill_from(context: Context, battle: Document, owner: QWidget, tell: Tell) -> None:
    """Enter an open match or game on paper in the logs of the fleet of a page."""
    fleet, language, value = context.document, context.language, battle.value
    before = fleet.value
    context.background.run(
        lambda _: _entries(context.game, before, battle.game, value, language),
        lambda entries: _enter(fleet, entries, tell),
        partial(_failed, tell),
        owner=owner,
    )


def fill_from_file(context: Context, path: str, owner: QWidget, tell: Tell) -> None:
    """Enter the battle in a file in the logs of the fleet of a page."""
    fleet, game, value, language = context.document, context.game, context.document.value, context.language
    about = About(today(), cut(visible(Path(path).stem), LONGEST_NAME))
    context.background.run(
        lambda _: entries_in(game, value, path, about, language),
        lambda entries: _enter(fleet, entries, tell),
        partial(_failed, tell),
        owner=owner,
    )


def _entries(game: Game, fleet: Any, kind: Game, battle: Any, language: str) -> Entries:
    """Return the entries of a match or of a game on paper for the ships of a fleet."""
    about = About(today())
    if isinstance(kind, MatchGame):
        return from_replay(game, fleet, battle, "", about, language)
    return from_record(game, fleet, battle, fleet_of(game, battle, ""), about, language)


def _enter(fleet: Document, entries: Entries, tell: Tell) -> None:
    """Enter a battle in the logs of a fleet, and show the outcome."""
    if not entries:
        tell(tr("window-log-nobody"))
        return
    try:
        after = entered(fleet.game, fleet.value, entries)
    except EditProblem as problem:
        tell(str(problem))
        return
    name = fleet.game.documents.title(fleet.value)
    count = len(entries) if after != fleet.value else 0
    fleet.apply(tr("window-log-step"), after)
    tell(tr("window-log-entered", count=count, fleet=name))


def _failed(tell: Tell, problem: Exception) -> None:
    if not isinstance(problem, FileProblem | EditProblem):
        raise problem
    tell(str(problem))
