"""`metamaker schema`: the JSON Schemas of files and of the JSON answers of commands."""

from functools import reduce
from operator import or_
from typing import Any

from pydantic import TypeAdapter

from metamaker.cli.input.arguments import chosen, wanted_game
from metamaker.cli.models.battles import (
    AttackOdds,
    Balance,
    Duel,
    Encountered,
    Fair,
    Forecast,
    MatchRecordStandings,
    MatchReview,
    Melee,
    SeatShares,
    SlotChoices,
    Weigh,
    battle_line,
)
from metamaker.cli.models.designs import (
    Checked,
    CheckedSeveral,
    ConfirmedFile,
    Differences,
    EditedFile,
    Explained,
    Logged,
    Measured,
    MeasuredSeveral,
    Mustered,
    MusteredSeveral,
    Properties,
    SideBySide,
    Statements,
)
from metamaker.cli.models.files import (
    Code,
    Gallery,
    Live,
    Picture,
    Printed,
    PrintedSeveral,
    Proof,
    SelfTest,
    State,
    TableFiles,
    Text,
    Written,
)
from metamaker.cli.models.samples import Copied, MadeUniverse, Samples, UsedUniverse
from metamaker.cli.models.tournaments import EventStands
from metamaker.cli.output.answer import Answer, print_json
from metamaker.core.envelope import MAIN_KIND
from metamaker.core.schema_errors import JsonObject
from metamaker.game_api.game import Game
from metamaker.registry import GAMES, game_called
from metamaker.tournaments.game import event_game
from metamaker.tournaments.model import EVENT

ANSWERS: dict[str, Any] = {
    "new": Written,
    "add": EditedFile,
    "rename": EditedFile,
    "set": EditedFile | Properties,
    "merge": EditedFile,
    "fill": EditedFile,
    "confirm": ConfirmedFile,
    "log": EditedFile | Logged,
    "universe": MadeUniverse,
    "use": UsedUniverse,
    "update": UsedUniverse,
    "check": Checked | CheckedSeveral,
    "stats": Measured | MeasuredSeveral,
    "explain": Explained,
    "sheets": Printed | PrintedSeveral | Proof,
    "pages": Printed | Proof,
    "pack": Printed | Proof,
    "picture": Picture,
    "tokens": TableFiles,
    "table": TableFiles,
    "live": Live,
    "gallery": Gallery,
    "state": State,
    "text": Text,
    "code": Code,
    "open": Written,
    "convert": Written,
    "fleet": Mustered | MusteredSeveral,
    "rules": Statements,
    "diff": Differences | SideBySide,
    "event": EventStands,
    "samples": Samples | Copied,
    "self-test": SelfTest,
    "duel": Duel | Melee,
    "encounter": Encountered,
    "forecast": Forecast,
    "odds": AttackOdds,
    "review": MatchReview | MatchRecordStandings,
    "weigh": Weigh,
    "fair": Fair,
    "balance": Balance | SlotChoices | SeatShares,
}
"""The JSON model of each command; for `battle`, see `battle_line`."""

BATTLE = "battle"

_DIALECT = "https://json-schema.org/draft/2020-12/schema"


def print_schema(of: str, game: str, kind: str) -> Answer:
    """Print a schema; see `metamaker schema --help`. Raises BadParameter for a command without JSON answers."""
    schema = of_answer(chosen(of, (*ANSWERS, BATTLE), "VERB")) if of else _of_file(_of_kind(wanted_game(game), kind))
    return Answer(lambda: schema, lambda: print_json(schema))


def _of_kind(game: Game, kind: str) -> Game:
    """Return the game of a kind of document: fleets, events or universe packs. Raises BadParameter for other kinds."""
    games = {MAIN_KIND: game}
    if game.limits is not None:
        games[EVENT.kind] = event_game(game)
    if game.universes is not None:
        games[game.universes.game.format.kind] = game.universes.game
    return games[chosen(kind or MAIN_KIND, games, "--kind")]


def of_answer(verb: str) -> JsonObject:
    """Return the JSON Schema of the answers of a command."""
    shape = battle_line(_figures()) if verb == BATTLE else ANSWERS[verb]
    return {"$schema": _DIALECT, "title": f"metamaker {verb} --json", **TypeAdapter(shape).json_schema()}


def _figures() -> object:
    """Return the type of a ship in standings, for the ships of all games."""
    plays = [play for key in GAMES if (play := game_called(key).play) is not None]
    return reduce(or_, (play.figures for play in plays))


def _of_file(game: Game) -> JsonObject:
    """Return the schema of the whole file, envelope and body."""
    body = game.documents.schema()
    definitions = body.pop("$defs", {})
    return {
        "$schema": _DIALECT,
        "title": f"{game.name} {game.format.kind}",
        "type": "object",
        "properties": {
            "game": {"const": game.key},
            "format": {"type": "integer", "minimum": 1, "maximum": game.format.number},
            "kind": {"const": game.format.kind, "default": MAIN_KIND},
            "body": body,
        },
        "required": ["game", "format", "body"],
        "additionalProperties": False,
        "$defs": definitions,
    }
