"""The shared parts of a gallery: the prebuilt index, lists of fleets and versions, the table of forecasts, the feed."""

import hashlib
import json
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from metamaker.core.amounts import short
from metamaker.core.messages import COMMON, Words, said, words_in
from metamaker.core.schema_errors import JsonObject
from metamaker.gallery.index_reader import INDEX, SCRIPT
from metamaker.gallery.manifest import DESIGN, ENCOUNTER, FLEET, FORMAT, Entry, Pair, Record, Refused, entries_of
from metamaker.gallery.website.tasks import Wishes
from metamaker.gallery.website.templates import rendered, static_files, text
from metamaker.play.outlook import WORDS, outlook, outlook_text, ratio, ratio_text, word_text
from metamaker.play.statistics import Share, reversed_share
from metamaker.registry import game_called, game_name
from metamaker.rendering.role_styles import role_styles

NEWEST = 50
"""Entries of the feed."""

MOST_TOLD = 6
"""Numbers of a fleet in the list of all: of Metaverse points and tier with their limits, and how many designs and ships."""

KINDS = (DESIGN, FLEET, ENCOUNTER)
"""The entries, in the order of the index."""

_SCRIPT_WORDS = ("found", "none", "compare", "chosen", "problems", "better")


class Made(NamedTuple):
    """A gallery under construction: its records, refused files, forecasts."""

    records: Sequence[Record]
    refused: Sequence[Refused]
    pairs: Sequence[Pair]


def common_files(made: Made, wishes: Wishes) -> Iterator[tuple[str, bytes]]:
    """Yield the files that belong to no document, by their names in the site."""
    yield from static_files()
    games, words = sorted({record.game for record in made.records}), words_in(COMMON, wishes.language)
    inks = {key: next(iter(prints.inks.values())) for key in games if (prints := game_called(key).prints) is not None}
    yield "assets/roles.css", role_styles(inks).encode()
    yield INDEX, as_script(index_data(made, wishes.language))
    fleets = entries_of(made.records, FLEET)
    given = {
        "site": wishes,
        "root": "",
        "fleets": fleets,
        "figures": {
            record.entries[0].page: _figures(record, words)
            for record in made.records
            if record.kind == FLEET and record.entries
        },
        "encounters": entries_of(made.records, ENCOUNTER),
        "games": {key: game_name(key) for key in games},
        "counts": {kind: len(entries_of(made.records, kind)) for kind in KINDS},
        "refused": made.refused,
        "flawed": [entry for entry in fleets if entry.problems],
        "forecasts": _forecasts(made, wishes.language),
    }
    for page in ("index", "compare", "all", "problems", "meetings"):
        yield f"{page}.html", rendered(f"{page}.html", wishes.language, **given)
    yield "feed.xml", _feed(made.records, wishes)


def index_data(made: Made, language: str) -> JsonObject:
    """Return the index as the script of the site reads it: entries as lists, in the order of `fields`."""
    fields = ("kind", "game", "title", "subtitle", "fleet", "author", "tags", "licence", "page", "picture", "id", "problems")
    seen = {entry.page: record.seen[:10] for record in made.records for entry in record.entries}
    entries = [entry for kind in KINDS for entry in entries_of(made.records, kind)]
    labels: dict[str, JsonObject] = {}
    for record in made.records:
        for kind, of in record.labels.items():
            own = labels.setdefault(f"{record.game}/{kind}", {})
            own.update({label.key: [label.label, label.unit, label.better] for label in of if label.key not in own})
    return {
        "format": FORMAT,
        "fields": [*fields, "seen", "numbers", "words"],
        "entries": [
            [*(getattr(entry, field) for field in fields), seen[entry.page], entry.numbers, entry.words] for entry in entries
        ],
        "games": {record.game: game_name(record.game) for record in made.records},
        "labels": labels,
        "texts": {
            **{key: text(f"script-{key}", language, count="#") for key in _SCRIPT_WORDS},
            **{f"outlook-{word}": said(word_text(word, "#"), language) for word in WORDS},
        },
        "pairs": [[pair.one, pair.other, ratio(pair.rate)[0], *outlook(pair.share)] for pair in made.pairs],
    }


def _figures(record: Record, words: Words) -> str:
    """Return the first numbers of a fleet in words, for a list of fleets."""
    numbers = record.entries[0].numbers
    told = [label for label in record.labels.get(FLEET, ()) if label.key in numbers][:MOST_TOLD]
    return ", ".join(
        f"{label.label} {words.with_unit(words.number(short(numbers[label.key])), label.unit)}".strip() for label in told
    )


def as_script(value: object) -> bytes:
    """Return a script that gives a value a name: pages on a disk may load that, but no data."""
    data = json.dumps(value, ensure_ascii=True, separators=(",", ":")).replace("<", "\\u003c")
    return f"{SCRIPT}{data};\n".encode()


def _feed(records: Sequence[Record], wishes: Wishes) -> bytes:
    fleets = [(record, record.entries[0]) for record in records if record.entries]
    newest = sorted(fleets, key=lambda each: (each[0].seen, each[0].name), reverse=True)[:NEWEST]
    mark = hashlib.sha256(f"{wishes.address or wishes.title}".encode()).hexdigest()[:16]
    latest = newest[0][0].seen if newest else "1970-01-01T00:00:00Z"
    return rendered("feed.xml", wishes.language, root="", site=wishes, newest=newest, mark=mark, latest=latest)


class Cell(NamedTuple):
    """A forecast in a table: its ratio, its words, and the tone: good or bad for the fleet in the row, or empty."""

    ratio: str
    words: str
    tone: str


def _cell(one: Entry, other: Entry, rate: Share | None, language: str) -> Cell | None:
    if rate is None:
        return None
    found = outlook(rate)
    tone = "" if found.word in {"open", "even"} else ("good", "bad")[found.side]
    words = said(outlook_text(rate, (one.title, other.title)), language)
    return Cell(said(ratio_text(rate.found), language), words, tone)


class Table(NamedTuple):
    """The forecasts of a game: its fleets, and for each of these its forecast against each, or None."""

    game: str
    fleets: Sequence[Entry]
    rows: Sequence[Sequence[Cell | None]]


def _forecasts(made: Made, language: str) -> list[Table]:
    rates = {(pair.one, pair.other): pair.share for pair in made.pairs}
    rates |= {(pair.other, pair.one): reversed_share(pair.share) for pair in made.pairs}
    met = {one for one, _ in rates}
    tables = []
    for game in sorted({record.game for record in made.records}):
        fleets = [entry for entry in entries_of(made.records, FLEET) if entry.game == game and entry.id in met]
        rows = [[_cell(one, other, rates.get((one.id, other.id)), language) for other in fleets] for one in fleets]
        if fleets:
            tables.append(Table(game_name(game), fleets, rows))
    return tables
