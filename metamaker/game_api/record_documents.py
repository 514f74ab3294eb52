"""Games on paper, recorded as documents: a fleet and the losses of its ships, sheet by sheet."""

from collections.abc import Mapping
from secrets import token_hex
from typing import Any

from typing_extensions import override

from metamaker.core.envelope import migrated
from metamaker.core.errors import FileProblem, inside
from metamaker.core.messages import ENGLISH, message
from metamaker.core.schema_errors import JsonObject
from metamaker.game_api.documents import CompanionDocuments, Document, NotInDocument, StatText
from metamaker.game_api.game import Game, contingent, required
from metamaker.game_api.paper_games import TurnSoFar
from metamaker.play.documents import Record, RecordedTurn, TableRecord


class RecordDocuments(CompanionDocuments[TableRecord]):
    """See Documents. There is no empty record, because a record needs a fleet."""

    def __init__(self, of: Game) -> None:
        super().__init__(of.key, of.documents, TableRecord, "play-record", "play-record", unmade="play-record-fleet")
        self._of = of

    @override
    def read(self, body: JsonObject, file: str) -> TableRecord:
        """Return a record with a readable fleet and play states of this fleet. Raises FileProblem."""
        record = super().read(body, file)
        with inside("fleet", file):
            fleet = fleet_of(self._of, record, file)
        for place, state in (("state", record.state), ("turn/began", record.turn.began)):
            if state:
                with inside(place, file):
                    _played(self._of, fleet, state, file)
        return record

    @override
    def title(self, document: TableRecord) -> str:
        return str(message("play-record-title", fleet=str(document.fleet.body.get("name") or "")))

    @override
    def find(self, document: TableRecord, name: str) -> str:
        raise NotInDocument(message("play-match-nothing_called", name=name))

    @override
    def texts(self, document: TableRecord, ref: str, language: str = ENGLISH) -> tuple[StatText, ...]:
        return (StatText("", self.title(document), "", (), ()),)


def _played(game: Game[Document], fleet: Document, state: Record, file: str) -> None:
    """Raise FileProblem unless `state` is the whole content of a play state file of the fleet."""
    if "game" not in state:
        raise FileProblem(file, "", message("play-record-state"))
    required(game.sheets).play_state(fleet, state, file)


def new_record(game: Game[Document], fleet: Document) -> TableRecord:
    """Return the record of the undamaged ships of a fleet that come."""
    return TableRecord(fleet=contingent(game, game.documents.present(fleet)), battle=token_hex(8))


def fleet_of(game: Game[Document], record: TableRecord, file: str) -> Document:
    """Return the fleet of a record. Raises FileProblem."""
    return game.documents.read(migrated(record.fleet.envelope(game.key), game.format, file), file)


def state_of(game: Game[Document], fleet: Document, record: TableRecord) -> Record:
    """Return the play state of a record in the form of its file."""
    empty: Any = required(game.sheets).filled_state(fleet, {})
    return record.state or empty


def turn_of(game: Game, record: TableRecord) -> int:
    """Return the turn of the recorded game, 0 before the first."""
    body = record.state.get("body")
    turn = body.get(required(game.sheets).turn_word, 0) if isinstance(body, dict) else 0
    return turn if isinstance(turn, int) else 0


def with_turn(game: Game[Document], fleet: Document, record: TableRecord, turn: int) -> TableRecord:
    """Return a record in another turn, without notes about it."""
    state = state_of(game, fleet, record)
    body = state["body"] if isinstance(state["body"], dict) else {}
    fresh = {**state, "body": {**body, required(game.sheets).turn_word: turn}}
    return with_turn_begun(record, fresh)


def with_turn_begun(record: TableRecord, state: Any) -> TableRecord:
    """Return a record with another play state at the start of the turn, without notes."""
    return record.with_(state=state, turn=RecordedTurn(began=state))


def with_notes(record: TableRecord, noted: Mapping[str, bool], worked: Mapping[str, int]) -> TableRecord:
    """Return a record with more notes about the current turn: answers, and crew at work."""
    turn = record.turn
    return record.with_(turn=turn.with_(noted={**turn.noted, **noted}, worked={**turn.worked, **worked}))


def turn_so_far(game: Game[Document], fleet: Document, record: TableRecord) -> TurnSoFar:
    """Return the notes of a record about the current turn. Raises FileProblem."""
    empty: Any = required(game.sheets).filled_state(fleet, {})
    began = required(game.sheets).play_state(fleet, record.turn.began or empty, "")
    return TurnSoFar(began, record.turn.noted, record.turn.worked)


def with_filled(game: Game[Document], fleet: Document, record: TableRecord, values: Mapping[str, str]) -> TableRecord:
    """Return a record in which the ships with these fields have the losses in them; see `Sheets.filled_state`."""
    state = state_of(game, fleet, record)
    body = state["body"] if isinstance(state["body"], dict) else {}
    found: Any = required(game.sheets).filled_state(fleet, values)
    fresh = {ship["id"]: ship for ship in found["body"]["ships"]}
    shown = {name.split("/")[1] for name in values if name.startswith("ships/")}
    known: Any = body.get("ships", [])
    kept = {ship["id"]: ship for ship in known if ship["id"] not in shown}
    order = [ref.partition("/")[2] for ref in required(game.designs).subjects(fleet, False)]
    ships = [{**kept, **fresh}[each] for each in order if each in kept or each in fresh]
    return record.with_(state={**state, "body": {**body, "ships": ships}})
