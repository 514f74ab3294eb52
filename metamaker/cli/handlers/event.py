"""`metamaker event`: create a tournament, enter players, pair rounds, record results, show standings."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from metamaker.cli.handlers.edits import STDOUT, written
from metamaker.cli.input.arguments import about, chosen, documents_in, offered, wanted_game
from metamaker.cli.input.options import EventOptions, Keeping
from metamaker.cli.models.tournaments import EventPairing, EventStands
from metamaker.cli.output.answer import Answer
from metamaker.cli.output.messages import is_quiet, tell, text, unusable
from metamaker.cli.output.process import FINE
from metamaker.core.errors import FileProblem
from metamaker.core.messages import in_force, message
from metamaker.core.property import EditProblem
from metamaker.core.storage import is_there, refuse_print_name
from metamaker.game_api.game import Game
from metamaker.opening import Opened, open_file
from metamaker.tournaments.checking import player_issues
from metamaker.tournaments.edits import EVENT_REF, LIMITS_REF
from metamaker.tournaments.game import EventGame, event_game
from metamaker.tournaments.model import OUTCOMES, SHARED, Event, Pairing, Player, Result, alike
from metamaker.tournaments.running import (
    drawn,
    entered,
    named_player,
    result_of,
    undrawn,
    with_fleet,
    without_fleets,
    without_player,
)
from metamaker.tournaments.standings import standings


class _Held(NamedTuple):
    """An opened tournament, its game, and the words and options of the command."""

    opened: Opened
    of: Game
    words: Sequence[str]
    options: EventOptions

    @property
    def event(self) -> Event:
        event: Event = self.opened.document
        return event


def run(action: str, file: str, words: Sequence[str], options: EventOptions, keeping: Keeping) -> Answer | int:
    """Run an action on a tournament; see `metamaker event --help`."""
    action = chosen(action, ACTIONS)
    if action == "new":
        return _told(_begun(file, options), action, file, options)
    held = _opened(file, words, options)
    try:
        after = ACTIONS[action](held)
    except EditProblem as problem:
        raise FileProblem(held.opened.file, "", problem.text) from None
    if options.without_fleets:
        after = without_fleets(after)
    target = written(held.opened, after, keeping) if after is not held.event or keeping.output else ""
    return _told(Opened(held.opened.file, held.opened.game, after), action, target, options)


def open_event(file: str) -> tuple[Opened, Game]:
    """Return the tournament in a file and its game. Raises FileProblem for any other document."""
    opened = open_file(file)
    if not isinstance(opened.game, EventGame):
        raise FileProblem(opened.file, "", message("event-wanted"))
    return opened, opened.game.of


def _opened(file: str, words: Sequence[str], options: EventOptions) -> _Held:
    opened, of = open_event(file)
    return _Held(opened, of, words, options)


def _begun(file: str, options: EventOptions) -> Opened:
    """Write a new tournament. Raises FileProblem if the file exists, or if the game has no tournaments."""
    refuse_print_name(file)
    game = wanted_game(options.game)
    offered(game.limits, "limits", game, file)
    if file != STDOUT and is_there(file):
        raise FileProblem(file, "", message("cli-new_file"))
    of = event_game(game)
    opened = Opened(file, of, of.documents.new(options.name or text("event-new"), file))
    written(opened, opened.document, Keeping(file))
    return opened


def _with_players(held: _Held) -> Event:
    """Return the tournament with a player for each fleet, or with a named player with a new fleet or none."""
    event, name = held.event, held.options.name.strip()
    files = documents_in(held.words)
    if not files and not name:
        raise unusable("event-add_whom")
    if name and len(files) > 1:
        raise unusable("event-one_name")
    for file in files:
        fleet = open_file(file)
        if fleet.game is not held.of:
            raise FileProblem(fleet.file, "game", message("event-other_game", game=held.of.name))
        known = next((each for each in event.players if name and alike(each.name) == alike(name) and each.fleet), None)
        event = with_fleet(held.of, event, known, fleet.document) if known else entered(held.of, event, fleet.document, name)
    return event if files else named_player(event, name)


def _player(held: _Held, name: str) -> Player:
    with about(held.opened.file):
        ref = held.opened.game.documents.find(held.event, name)
    if ref in {EVENT_REF, LIMITS_REF}:
        raise FileProblem(held.opened.file, "", message("event-no_player", name=name, meant=""))
    return held.event.player(ref.rpartition("/")[2])


def _withdrawn(held: _Held) -> Event:
    if not held.words:
        raise unusable("event-withdraw_whom")
    event = held.event
    for name in held.words:
        event = without_player(event, _player(held._replace(opened=Opened("", held.opened.game, event)), name))
    return event


def _paired(held: _Held) -> Event:
    return drawn(held.event, held.options.seed)


def _unpaired(held: _Held) -> Event:
    return undrawn(held.event)


def _resulted(held: _Held) -> Event:
    """Return the tournament with the result of one game: `PLAYER win`."""
    if len(held.words) != 2:
        raise unusable("event-result_wanted")
    outcome = chosen(held.words[1], OUTCOMES)
    return result_of(held.event, _player(held, held.words[0]), outcome, held.options.number)


def _standing(held: _Held) -> Event:
    return held.event


ACTIONS: dict[str, Callable[[_Held], Event]] = {
    "new": _standing,
    "add": _with_players,
    "withdraw": _withdrawn,
    "pair": _paired,
    "unpair": _unpaired,
    "result": _resulted,
    "standings": _standing,
}
"""The actions, in the order of a tournament."""


# The answer


def _told(opened: Opened, action: str, target: str, options: EventOptions) -> Answer | int:
    """Return the answer: the tournament and the written file. A tournament on standard output is the answer itself."""
    of = opened.game.of if isinstance(opened.game, EventGame) else opened.game
    if target == STDOUT:
        return FINE

    def show() -> None:
        if is_quiet():
            return
        _show(opened.document, of, action, options.number)
        if target:
            tell(text("cli-wrote", file=target))

    return Answer(lambda: _data(opened, of), show)


def _data(opened: Opened, of: Game) -> EventStands:
    event: Event = opened.document
    return {
        "file": opened.file,
        "game": of.key,
        "name": event.name,
        "round": len(event.rounds),
        "players": [
            {
                "id": each.player.id,
                "name": each.player.name,
                "place": each.place,
                "points": each.points,
                "wins": each.wins,
                "draws": each.draws,
                "losses": each.losses,
                "byes": each.byes,
                "buchholz": each.buchholz,
                "strength": float(each.strength),
                "withdrawn": each.player.withdrawn,
                "problems": sum(1 for _ in player_issues(of, event, each.player)),
            }
            for each in standings(event)
        ],
        "rounds": [[_pairing(pairing) for pairing in each.pairings] for each in event.rounds],
    }


def _pairing(pairing: Pairing) -> EventPairing:
    return {"first": pairing.first, "second": pairing.second, "result": pairing.result.value if pairing.result else None}


def _show(event: Event, of: Game, action: str, number: int) -> None:
    """Show the changes; `number`: the round, or 0 for the last one."""
    from metamaker.cli.output.terminal import heading, say

    say(heading(event.name or text("event-kind")))
    if action == "new":
        return
    if action in {"add", "withdraw"}:
        _show_players(event, of)
    elif action in {"pair", "unpair", "result"} and event.rounds:
        _show_round(event, (action == "result" and number) or len(event.rounds))
    else:
        _show_standings(event)


def _show_players(event: Event, of: Game) -> None:
    from metamaker.cli.output.terminal import say, table

    rows = []
    for player in event.players:
        count = sum(1 for _ in player_issues(of, event, player))
        found = text("event-breaks", count=count) if count else text("event-keeps")
        rows.append((player.name, text("event-withdrawn") if player.withdrawn else found))
    say(table((text("event-column_player"), text("event-problems")), rows))


def _show_round(event: Event, round_number: int) -> None:
    from metamaker.cli.output.terminal import say, table

    rows = []
    for number, pairing in enumerate(event.rounds[round_number - 1].pairings, 1):
        first = event.player(pairing.first).name
        if pairing.second is None:
            rows.append((str(number), first, "", text("event-bye")))
        else:
            rows.append((str(number), first, event.player(pairing.second).name, _outcome(event, pairing)))
    say(text("event-round", number=round_number))
    columns = ("event-column_table", "event-column_player", "event-column_player", "event-column_result")
    say(table(tuple(text(column) for column in columns), rows))


def _outcome(event: Event, pairing: Pairing) -> str:
    if pairing.result is None:
        return text("event-open")
    if pairing.result not in {Result.FIRST, Result.SECOND}:
        return text(SHARED[pairing.result])
    winner = pairing.players[0 if pairing.result is Result.FIRST else 1]
    return text("event-won", player=event.player(winner).name)


def _show_standings(event: Event) -> None:
    from metamaker.cli.output.terminal import say, table

    keys = ("place", "player", "points", "wins", "draws", "losses", "byes", "buchholz", "strength")
    columns = tuple(text(f"event-column_{key}") for key in keys)
    rows = []
    for each in standings(event):
        counts = (each.points, each.wins, each.draws, each.losses, each.byes, each.buchholz)
        rows.append((str(each.place), each.player.name, *map(str, counts), in_force().percent(each.strength)))
    say(table(columns, rows, right=(columns[0], *columns[2:])))
