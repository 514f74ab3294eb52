"""Logs of ships: entries from battles, campaigns and their standings."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

from metamaker.core.edits import validated_new
from metamaker.core.envelope import compact
from metamaker.core.errors import cut
from metamaker.core.frozen import LONGEST_NAME
from metamaker.core.messages import message
from metamaker.core.property import EditProblem
from metamaker.core.schema_errors import JsonObject
from metamaker.core.ship_log import MAX_ENTRIES, MAX_SCARS, MOST, MOST_POINTS, BattleResult, Fate, LogEntry, Scar
from metamaker.game_api.documents import Document
from metamaker.game_api.game import Game, required
from metamaker.game_api.logs import Deeds, Logs, Suffered
from metamaker.game_api.match_documents import NOTES, side_names
from metamaker.game_api.matches import forces_in, resumed
from metamaker.play.documents import Replay, TableRecord
from metamaker.play.story import Event


class About(NamedTuple):
    """Words for new entries: date, title, campaign, opponent, result. An empty title means that of the battle."""

    date: str = ""
    title: str = ""
    campaign: str = ""
    opponent: str = ""
    result: BattleResult | None = None


Entries = Mapping[str, LogEntry]
"""New entries by the references of their ships."""


def from_state(game: Game[Document], document: Document, state: object, value: Any, about: About, language: str) -> Entries:
    """Return an entry for each ship of a play state, `value` as in its file. Raises EditProblem."""
    mark = _mark({"state": value})
    found = required(game.logs).suffered(document, state, language)
    return {ref: entry_of(mark, about, each) for ref, each in found.items()}


def from_record(
    game: Game[Document], document: Document, record: TableRecord, fleet: Document, about: About, language: str
) -> Entries:
    """Return an entry for each ship of a document in a game on paper; `fleet` is that of the record.

    Raises FileProblem, EditProblem.
    """
    kit, logs = required(game.sheets), required(game.logs)
    value: Any = record.state or kit.filled_state(fleet, {})
    if not _sides(logs, document, (fleet,), ("",)):
        return {}
    entries = from_state(game, fleet, kit.play_state(fleet, value, ""), value, about, language)
    return {ref: entry.with_(battle=record.battle or entry.battle) for ref, entry in entries.items()}


def from_replay(game: Game[Document], document: Document, replay: Replay, file: str, about: About, language: str) -> Entries:
    """Play a match again, and return an entry for each ship of a document in it.

    Raises FileProblem; EditProblem for words of `about` that a log cannot have.
    """
    logs, forces, match = required(game.logs), forces_in(game, replay, file), resumed(game, replay, file, ())
    events: list[Event] = []
    while match.result is None and (more := match.play_turn()):
        events += more
    events += match.happened()
    deeds, names, mark = logs.deeds(match, events), side_names(replay), _mark(_set_up(replay))
    found: dict[str, LogEntry] = {}
    for side in _sides(logs, document, forces, names):
        rest = " + ".join(name for other, name in enumerate(names) if other != side and name)
        own = About(
            about.date,
            about.title or cut(" – ".join(filter(None, names)), LONGEST_NAME),
            about.campaign,
            about.opponent or cut(rest, LONGEST_NAME),
            about.result or _result(match.result, side),
        )
        suffered = logs.suffered(forces[side], match.views.play_state(side), language)
        known = {ship.ref for ship in logs.ships(document)}
        for ref, losses in suffered.items():
            if ref in known and ref not in found:
                found[ref] = entry_of(mark, own, losses, deeds[side].get(ref))
    return found


def _sides(logs: Logs, document: object, forces: Sequence[object], names: Sequence[str]) -> list[int]:
    """Return the sides of a match with all their ships in a document, then those with its name and some of its ships.

    Among the former, those with the name of the document or of a team come first. The latter fought before a change of the
    roster: lost ships may be gone.
    """
    own = {(ship.ref, ship.design) for ship in logs.ships(document)}
    called = {ship.of for ship in logs.ships(document)}

    def whole(side: int) -> bool:
        return {(each.ref, each.design) for each in logs.ships(forces[side])} <= own

    def fits(side: int) -> bool:
        return whole(side) or any((each.ref, each.design) in own and each.of in called for each in logs.ships(forces[side]))

    fitting = filter(fits, range(len(forces)))
    return sorted(fitting, key=lambda side: (not whole(side), side >= len(names) or names[side] not in called))


def _set_up(replay: Replay) -> JsonObject:
    """Return the set-up of a match, the same while it is played."""
    options = {key: value for key, value in replay.options.items() if key not in NOTES}
    return {"fleets": [each.body for each in replay.fleets], "seed": replay.seed, "options": options}


def _mark(value: JsonObject) -> str:
    return sha256(compact(value)).hexdigest()[:16]


def _result(winner: int | None, side: int) -> BattleResult | None:
    if winner is None:
        return None
    return BattleResult.DRAWN if winner < 0 else BattleResult.WON if winner == side else BattleResult.LOST


def entry_of(mark: str, about: About, losses: Suffered, deeds: Deeds | None = None) -> LogEntry:
    """Return an entry within the limits of its fields. Raises EditProblem for typed words that a log cannot have."""
    deeds = deeds or Deeds(0, 0, 0.0, None)
    fate = losses.fate if deeds.fate is None else deeds.fate
    scars = () if fate is Fate.DESTROYED else losses.scars[:MAX_SCARS]
    return validated_new(
        LogEntry,
        battle=mark,
        **about._asdict(),
        fate=fate,
        boxes_lost=min(losses.boxes, MOST),
        squadrons_lost=min(losses.squadrons, MOST),
        hits=min(deeds.hits, MOST),
        kills=min(deeds.kills, MOST),
        points=round(max(0.0, min(deeds.points, MOST_POINTS)), 1),  # the value of a custom formula can be negative
        scars=tuple(Scar(what=cut(each.replace(",", ""), LONGEST_NAME)) for each in scars),  # commas separate scars in forms
    )


_FIGURES = ("result", "fate", "boxes_lost", "squadrons_lost", "hits", "kills", "points")
"""Fields that another look at the same battle renews; words that people may have changed stay."""


def entered(game: Game[Document], document: Document, entries: Entries) -> Document:
    """Return the document with these entries in the logs of its ships. Raises EditProblem for a full log.

    A battle in a log is entered once: entering it again only renews its figures.
    """
    logs = required(game.logs)
    for ship in logs.ships(document):
        new = entries.get(ship.ref)
        if new is None:
            continue
        log = _with(ship.log, new)
        if len(log) > MAX_ENTRIES:
            raise EditProblem(message("log-full", ship=ship.name, most=MAX_ENTRIES))
        if log != ship.log:
            document = logs.with_log(document, ship.ref, log)
    return document


def _with(log: Sequence[LogEntry], new: LogEntry) -> tuple[LogEntry, ...]:
    old = next((entry for entry in log if entry.battle and entry.battle == new.battle), None)
    if old is None:
        return (*log, new)
    renewed = {key: getattr(new, key) for key in _FIGURES if getattr(new, key) is not None}
    if new.boxes_lost > old.boxes_lost and _systems(old) <= _systems(new):
        renewed["scars"] = new.scars  # the game went on, and nobody has changed the scars
    return tuple(old.with_(**renewed) if entry is old else entry for entry in log)


def _systems(entry: LogEntry) -> set[tuple[str, bool]]:
    """Return the scars of an entry without the number of copies."""
    return {(scar.what.rpartition(" × ")[2], scar.repaired) for scar in entry.scars}


class Line(NamedTuple):
    """A line of standings: battles, and losses and successes in them. Fleets and teams come before their ships.

    `ships_lost` of a ship are the battles that destroyed it. `points` is the value of destroyed enemies.
    """

    name: str
    is_ship: bool
    battles: int
    won: int
    lost: int
    drawn: int
    ships_lost: int
    points: float


def campaigns(game: Game, documents: Iterable[object]) -> tuple[str, ...]:
    """Return the campaigns in the logs of documents, in alphabetical order."""
    ships = (ship for document in documents for ship in required(game.logs).ships(document))
    return tuple(sorted({entry.campaign for ship in ships for entry in ship.log if entry.campaign}))


def standings(game: Game, documents: Iterable[object], campaign: str = "") -> tuple[Line, ...]:
    """Return the standings of fleets or teams, the most victories first, each with its ships.

    Without a campaign they are those of all battles.
    """
    found: list[tuple[Line, list[Line]]] = []
    for document in documents:
        by_holder: dict[str, list[tuple[str, list[LogEntry]]]] = {}
        for ship in required(game.logs).ships(document):
            entries = [entry for entry in ship.log if not campaign or entry.campaign == campaign]
            if entries:
                by_holder.setdefault(ship.of, []).append((ship.name, entries))
        for holder, ships in by_holder.items():
            lines = [_line(name, True, [[entry] for entry in entries]) for name, entries in ships]
            found.append((_line(holder, False, _battles(entry for _, entries in ships for entry in entries)), lines))
    found.sort(key=lambda each: (-each[0].won, each[0].lost, -each[0].points))
    return tuple(line for whole, lines in found for line in (whole, *lines))


def _battles(entries: Iterable[LogEntry]) -> Collection[list[LogEntry]]:
    """Return entries by battle: those of one recorded battle, or of the same day, title and opponent."""
    found: dict[object, list[LogEntry]] = {}
    for entry in entries:
        found.setdefault(entry.battle or (entry.date, entry.title, entry.opponent), []).append(entry)
    return found.values()


def _line(name: str, is_ship: bool, battles: Collection[list[LogEntry]]) -> Line:
    results = Counter(next((entry.result for entry in battle if entry.result), None) for battle in battles)
    every = [entry for battle in battles for entry in battle]
    lost = sum(entry.fate is Fate.DESTROYED for entry in every)
    won, beaten, drawn = (results[each] for each in (BattleResult.WON, BattleResult.LOST, BattleResult.DRAWN))
    return Line(name, is_ship, len(battles), won, beaten, drawn, lost, sum(entry.points for entry in every))
