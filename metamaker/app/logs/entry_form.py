"""The form of an entry of a ship's log: its properties, and entries with another value of one."""

from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum
from typing import Any

from metamaker.core.edits import changed
from metamaker.core.messages import Words
from metamaker.core.property import Choice, Form, Property
from metamaker.core.ship_log import MOST, MOST_POINTS, BattleResult, Fate, LogEntry, Scar

_COUNTS = range(MOST + 1)


class _Kind(StrEnum):
    """The kind in the ids of the messages of properties."""

    LOG = "log"


def properties(entry: LogEntry, words: Words) -> Iterator[Property]:
    """Yield the properties of an entry, with its scars as two lists of words."""
    form = Form(words, _Kind.LOG)
    yield form.text("title", entry.title)
    yield form.text("date", entry.date)
    yield form.text("campaign", entry.campaign)
    yield form.text("opponent", entry.opponent)
    results = (Choice(each, words[f"log-result-{each}"]) for each in BattleResult)
    yield form.choice("result", entry.result, results, optional=True)
    yield form.choice("fate", entry.fate, (Choice(each, words[f"log-fate-{each}"]) for each in Fate))
    for key in ("boxes_lost", "squadrons_lost", "hits", "kills"):
        yield form.whole(key, getattr(entry, key), _COUNTS)
    yield replace(form.decimal("points", entry.points, MOST_POINTS), optional=False)
    yield form.tags("scars", tuple(scar.what for scar in entry.scars if not scar.repaired))
    yield form.tags("repaired", tuple(scar.what for scar in entry.scars if scar.repaired))
    yield form.prose("note", entry.note)


def with_value(entry: LogEntry, key: str, value: Any) -> LogEntry:
    """Return an entry with another value of a property. Raises EditProblem."""
    if key in {"scars", "repaired"}:
        rest = [scar for scar in entry.scars if scar.repaired is (key == "scars")]
        new = [Scar.model_construct(what=str(each), repaired=key == "repaired") for each in value]
        kept, repaired = (new, rest) if key == "scars" else (rest, new)
        return changed(entry, scars=tuple({"what": each.what, "repaired": each.repaired} for each in (*kept, *repaired)))
    if key == "result":
        value = None if value is None else BattleResult(value)
    elif key == "fate":
        value = Fate(value)
    elif key == "points":
        value = float(value)
    return changed(entry, **{key: value})
