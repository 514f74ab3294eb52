"""`metamaker log`: the logs of ships, filled from battles, and the standings of campaigns."""

from collections.abc import Sequence
from datetime import date
from typing import Any

from metamaker.cli.handlers.edits import kept
from metamaker.cli.input.arguments import chosen, offered, once, same_game
from metamaker.cli.input.options import Keeping, LogOptions
from metamaker.cli.models.designs import Logged, LoggedShip, LogStanding
from metamaker.cli.output.answer import Answer
from metamaker.cli.output.messages import text, unusable
from metamaker.core.errors import FileProblem
from metamaker.core.messages import COMMON, language_in_force, words_in
from metamaker.core.property import EditProblem
from metamaker.core.ship_log import BattleResult
from metamaker.game_api.game import Game, required
from metamaker.game_api.logs import LoggedShip as ShipWithLog
from metamaker.game_api.ship_logs import About, Line, campaigns, entered, standings
from metamaker.opening import Opened, open_file
from metamaker.printing.log_filling import entries_in
from metamaker.printing.log_pages import outcome, scars


def run(files: Sequence[str], options: LogOptions, keeping: Keeping) -> Answer:
    """Show, fill or count logs; see `metamaker log --help`."""
    once(files)
    opened = [open_file(file) for file in files]
    game = same_game(opened)
    offered(game.logs, "logs", game, opened[0].file)
    if not options.battles:
        return _shown(game, opened, options)
    if len(opened) > 1:
        raise unusable("cli-log-one_fleet")
    return _filled(opened[0], options, keeping)


def _filled(opened: Opened, options: LogOptions, keeping: Keeping) -> Answer:
    """Enter battles in the logs of a document. Raises BadParameter, FileProblem."""
    game, document = opened.game, opened.document
    result = BattleResult(chosen(options.result, tuple(BattleResult), "--result")) if options.result else None
    about = About(_day(options.date), options.title, options.campaign, options.opponent, result)
    for file in options.battles or ():
        try:
            document = entered(game, document, entries_in(game, document, file, about, language_in_force()))
        except EditProblem as problem:
            raise FileProblem(opened.file, "", problem.text) from None
    logs = required(game.logs)
    before = {ship.ref: ship.log for ship in logs.ships(opened.document)}
    changed = [entry for ship in logs.ships(document) for entry in ship.log if entry not in before[ship.ref]]
    done = [text("log-entered", count=len(changed))] if changed else []
    return kept(opened, document, done, keeping)


def _day(typed: str) -> str:
    try:
        return date.fromisoformat(typed).isoformat() if typed else date.today().isoformat()
    except ValueError:
        raise unusable("cli-log-date", "--date", found=typed) from None


def _shown(game: Game, opened: Sequence[Opened], options: LogOptions) -> Answer:
    documents = [each.document for each in opened]
    lines = standings(game, documents, options.campaign)
    ships = [ship for document in documents for ship in required(game.logs).ships(document)]
    cut = [(ship, [each for each in ship.log if options.campaign in {"", each.campaign}]) for ship in ships]

    def model() -> Logged:
        return {
            "campaigns": list(campaigns(game, documents)),
            "ships": [_ship(ship, entries) for ship, entries in cut if entries],
            "standings": [_standing(line) for line in lines],
        }

    return Answer(model, lambda: _show(cut, lines, options))


def _ship(ship: ShipWithLog, entries: Sequence[Any]) -> LoggedShip:
    return {"where": ship.ref, "name": ship.name, "of": ship.of, "log": [each.model_dump(mode="json") for each in entries]}


def _standing(line: Line) -> LogStanding:
    return {
        "name": line.name,
        "is_ship": line.is_ship,
        "battles": line.battles,
        "won": line.won,
        "lost": line.lost,
        "drawn": line.drawn,
        "ships_lost": line.ships_lost,
        "points": line.points,
    }


def _show(ships: Sequence[tuple[ShipWithLog, Sequence[Any]]], lines: Sequence[Line], options: LogOptions) -> None:
    from metamaker.cli.output.terminal import heading, say, table

    words = words_in(COMMON, language_in_force())

    def titles(*keys: str) -> tuple[str, ...]:
        return tuple(words[f"log-column-{key}"] for key in keys)

    if not lines:
        say(text("cli-log-empty"))
        return
    if options.standings:
        columns = titles("name", "battles", "won", "lost", "drawn", "ships_lost", "points")
        counted = ((f"{'   ' * line.is_ship}{line.name}", *line[2:7], words.number(line.points, 1)) for line in lines)
        say(table(columns, counted, right=columns[1:]))
        return
    columns = titles("date", "battle", "result", "boxes", "hits", "kills", "points", "scars")
    for ship, entries in ships:
        if entries:
            rows = (
                (
                    entry.date,
                    entry.title,
                    outcome(entry, words),
                    entry.boxes_lost,
                    entry.hits,
                    entry.kills,
                    words.number(entry.points, 1),
                    ", ".join(filter(None, (scars(entry, words), entry.note))),
                )
                for entry in entries
            )
            say(heading(ship.name), table(columns, rows, right=columns[3:7]), "")
