"""The accuracy of points, forecasts and offers: a short form for the balance page, the whole for the guide.

The numbers in `resources/metaverse/points.json` come from a study with `packaging/calibration`, those about offers for even
match-ups in `even.json` from `make fair-fights` and `make even-changes`: they draw random pairs of fleets, make the offer as
the program does, and check it by new battles.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from functools import cache
from typing import Any, NamedTuple

from metamaker.core.amounts import rounded
from metamaker.core.messages import Text
from metamaker.core.messages import message as common
from metamaker.core.paths import resource
from metamaker.core.schema_errors import JsonObject
from metamaker.game_api.odds import NARROW, WIDE, EqualPoints, Reliability
from metamaker.games.metaverse.messages import message
from metamaker.play.outlook import ratio_text
from metamaker.play.statistics import Share

SIZES = ("1", "2–3", "4–8")
"""The numbers of ships on a side in reports."""

GOALS = {"tame": (11, 16, 17), "broad": (18, 22, 24)}
"""Goals: the maximum distance of equal points from even, by test set and size, in percentage points of the win rate."""

MEASURED_GOALS = {"tame": (10, 14, 15), "broad": (16, 19, 21)}
"""The same goals for values confirmed by battles."""

FORECAST_GOAL = 8
"""Goal: the maximum error of the forecast, in percentage points of the win rate."""

FORETOLD_BY = ("value", "parts", "edge", "all")
"""Versions of the forecast, in the order of the report."""

LOOK_SETS = ("all", "tame", "broad")
"""The test sets of quick looks, in the order of the report; the first one is both."""

COVER_GOAL = 87, 93
"""Goal: the percentage of results inside the 90% interval of a quick look."""

HEAD_START, CHANGES = "head_start", "changes"
"""The studies of the report: head starts, and changes of fleets or of the distance."""

EVEN_FILE = ("metaverse", "even.json")


class Section(NamedTuple):
    """A part of the page: its title, sentences, and a table with its columns, which may have none."""

    title: Text
    sentences: tuple[Text, ...]
    columns: tuple[Text, ...] = ()
    rows: tuple[tuple[Text, ...], ...] = ()


@cache
def report() -> JsonObject:
    """Return the built-in report."""
    found: JsonObject = json.loads(resource("metaverse", "points.json").read_text(encoding="utf-8"))
    return found


def sections(found: JsonObject) -> tuple[Section, ...]:
    """Return the page: the distance of equal points from even, the errors of the forecast, open questions."""
    return (
        Section(message("points-title"), (message("points-what"), message("points-goal"))),
        *_distances(found["distances"]),
        *_confirmed(found.get("values", {"distances": (), "ahead": ()})),
        *_forecasts(found.get("forecast", ())),
        *_looks(found.get("looks", ())),
        *_tenths(found.get("tenths", ())),
        *_tried(found.get("tried", ())),
        Section(message("points-protocol"), tuple(_protocol(found))),
        Section(
            message("points-not"), (message("points-not-captains"), message("points-not-terrain"), message("points-truth"))
        ),
    )


USUAL_FIELD, USUAL_VALUE = "tame", "before"
"""The test set like the samples, and combat value with the standard formulas."""


def equal_points() -> EqualPoints:
    """Return how battles between fleets of equal combat value end, by the number of ships."""
    found = report()
    rows = {row["ships"]: row for row in found["distances"] if (row["field"], row["by"]) == (USUAL_FIELD, USUAL_VALUE)}
    rates = [Share(*(0.5 + rows[size][key] / 100 for key in ("corrected", "low", "high"))) for size in SIZES]
    mean = sum(rate.found for rate in rates) / len(rates)
    basis = message("points-equal-basis", battles=_battles(found), confidence=round(100 * found["confidence"]))
    sentence = message("points-equal-sentence", ratio=ratio_text(mean))
    return EqualPoints(sentence, basis, tuple(zip(_sizes(), rates, strict=True)))


def _battles(found: JsonObject) -> int:
    """Return the number of all battles, including those of an earlier study, and those that confirm values."""
    return int(found["battles"] + found.get("earlier", 0) + found.get("values", {}).get("battles", 0))


def _sizes() -> tuple[Text, ...]:
    return tuple(message("points-ships", number=size, single="yes" if size == "1" else "no") for size in SIZES)


def _distances(rows: Sequence[JsonObject]) -> Iterator[Section]:
    """Yield a table for each test set: the distance from even for each measure that makes fleets equal."""
    for field in dict.fromkeys(row["field"] for row in rows):
        by_size, lines = _by_measure(rows, field, GOALS)
        sentences = message("points-distance"), _distance_example(_example(by_size, "before"))
        yield Section(message(f"points-field-{field}"), sentences, (message("points-equal"), *_sizes()), lines)


def _confirmed(found: JsonObject) -> Iterator[Section]:
    """Yield the same tables for values confirmed by battles, with the win rates of sides with higher ones."""
    rows = found["distances"]
    won = {(row["field"], row["ships"]): row for row in found["ahead"]}
    for field in dict.fromkeys(row["field"] for row in rows):
        by_size, distances = _by_measure(rows, field, MEASURED_GOALS)
        lines = (*distances, (message("points-ahead"), *(_won(won.get((field, size))) for size in SIZES)))
        sentences = message("points-confirmed-what"), _distance_example(_example(by_size, "measured"))
        yield Section(message(f"points-confirmed-{field}"), sentences, (message("points-equal"), *_sizes()), lines)


def _won(row: JsonObject | None) -> Text:
    return message("points-cell-won", **_mean_values(row)) if row else "–"


def _by_measure(
    rows: Sequence[JsonObject], field: str, goals: Mapping[str, Sequence[int]]
) -> tuple[Mapping[tuple[str, str], JsonObject], tuple[tuple[Text, ...], ...]]:
    """Return the rows of a test set by measure and size, and the lines of its table with the goals."""
    by_size = {(row["by"], row["ships"]): row for row in rows if row["field"] == field}
    measures = dict.fromkeys(by for by, _ in by_size)
    lines = (
        *((message(f"points-by-{by}"), *(_distance(by_size.get((by, size))) for size in SIZES)) for by in measures),
        (message("points-aim"), *(message("points-at_most", points=points) for points in goals[field])),
    )
    return by_size, lines


def _example(by_size: Mapping[tuple[str, str], JsonObject], by: str) -> JsonObject:
    """Return the row that explains a table: that of a single ship by this measure, otherwise the first one."""
    return by_size.get((by, SIZES[0])) or next(iter(by_size.values()))


def _distance(row: JsonObject | None) -> Text:
    return message("points-cell-distance", **_distance_values(row)) if row else "–"


def _distance_example(row: JsonObject) -> Text:
    return message("points-distance-example", **_distance_values(row), won=rounded(50 + row["corrected"], 0))


def _distance_values(row: JsonObject) -> dict[str, Decimal]:
    off, low, high = (rounded(row[key], 1) for key in ("corrected", "low", "high"))
    return {"off": off, "low": low, "high": high, "fair": rounded(100 * row["fair"], 0)}


def _forecasts(rows: Sequence[JsonObject]) -> Iterator[Section]:
    for field in dict.fromkeys(row["field"] for row in rows):
        by_size = {(row["by"], row["ships"]): row for row in rows if row["field"] == field}
        shapes = [by for by in FORETOLD_BY if any(shape == by for shape, _ in by_size)]
        lines = (
            *((message(f"points-forecast-by-{by}"), *(_foretold(by_size.get((by, size))) for size in SIZES)) for by in shapes),
            (message("points-aim"), *(message("points-at_most", points=FORECAST_GOAL) for _ in SIZES)),
        )
        example = message("points-forecast-example", **_foretold_values(_example(by_size, FORETOLD_BY[-1])))
        sentences = message("points-forecast"), example
        yield Section(message(f"points-forecast-{field}"), sentences, (message("points-shape"), *_sizes()), lines)


def _foretold(row: JsonObject | None) -> Text:
    return message("points-cell-foretold", **_foretold_values(row)) if row else "–"


def _foretold_values(row: JsonObject) -> dict[str, Decimal | int]:
    return {"off": rounded(row["corrected"], 1), "loss": rounded(row["loss"], 3), "match_ups": row["match_ups"]}


def _looks(rows: Sequence[JsonObject]) -> Iterator[Section]:
    """Yield the table of quick looks: distances of the forecast, of battles and of both, and results inside intervals."""
    by_set = {(row["field"], row["ships"]): row for row in rows}
    if not by_set:
        return

    def line(label: str, what: str, field: str) -> tuple[Text, ...]:
        return (message(f"points-look-{label}"), *(_look(by_set.get((field, size)), what) for size in SIZES))

    def per_set(what: str) -> Iterator[tuple[Text, ...]]:
        yield from (line(what if field == LOOK_SETS[0] else field, what, field) for field in LOOK_SETS)

    low, high = COVER_GOAL
    lines = (
        *(line(what, what, LOOK_SETS[0]) for what in ("forecast", "battles")),
        *per_set("looked"),
        (message("points-aim"), *(message("points-at_most", points=FORECAST_GOAL) for _ in SIZES)),
        *per_set("inside"),
        (message("points-aim"), *(message("points-cell-range", least=low, most=high) for _ in SIZES)),
        *per_set("inside_shown"),
    )
    whole = [by_set[LOOK_SETS[0], size] for size in SIZES if (LOOK_SETS[0], size) in by_set]
    match_ups = sum(row["match_ups"] for row in whole)
    example = message("points-look-example", **_mean_values(whole[0]["looked"]))
    sentences = message("points-look-what"), message("points-look-how", match_ups=match_ups), example
    yield Section(message("points-look"), sentences, (message("points-look-row"), *_sizes()), lines)


def _look(row: JsonObject | None, what: str) -> Text:
    return message("points-cell-mean", **_mean_values(row[what])) if row else "–"


def _mean_values(mean: JsonObject) -> dict[str, Decimal]:
    return {key: rounded(mean[key], 1) for key in ("found", "low", "high")}


def _tenths(rows: Sequence[JsonObject]) -> Iterator[Section]:
    if rows:
        columns = tuple(message(f"points-{name}") for name in ("tenth", "foretold", "fought", "match_ups"))
        lines = tuple(
            (
                message("points-cell-range", least=row["from"], most=row["to"]),
                message("points-cell-share", share=round(row["foretold"])),
                message("points-cell-share", share=round(row["fought"])),
                message("points-cell-number", number=row["match_ups"]),
            )
            for row in rows
        )
        foretold, fought, match_ups = lines[-1][1:]
        example = message("points-reliability-example", foretold=foretold, fought=fought, match_ups=match_ups)
        yield Section(message("points-reliability"), (message("points-reliability-what"), example), columns, lines)


def _tried(rows: Sequence[JsonObject]) -> Iterator[Section]:
    """Yield the loss of each tested formula, the worst first."""
    if rows:
        columns = (message("points-shape-of-value"), message("points-loss"))
        lines = tuple(
            (message(f"points-tried-{row['shape']}"), common("number-only", number=rounded(row["loss"], 3))) for row in rows
        )
        shape, loss = lines[0]
        sentences = message("points-tried-what"), message("points-tried-example", shape=shape, loss=loss)
        yield Section(message("points-tried"), sentences, columns, lines)


def _protocol(found: JsonObject) -> Iterator[Text]:
    told = found["protocol"]
    if found.get("earlier"):
        yield message("points-earlier")
    yield message("points-program", captain=message(f"window-captain-{told['captain']}-label"))
    if "battles" in found:
        yield message("points-battles", battles=_battles(found), designs=told["fit_designs"], unseen=told["judged_designs"])
    yield message("points-confidence", confidence=round(100 * found["confidence"]))
    if "values" in found:
        yield message("points-confirmed-how")
    yield message("points-again")


@cache
def even_report() -> JsonObject:
    """Return the built-in report about offers for even match-ups."""
    found: JsonObject = json.loads(resource(*EVEN_FILE).read_text(encoding="utf-8"))
    return found


def reliability(kind: str) -> Reliability | None:
    """Return how often changes of a kind proved even; None without a study."""
    study = even_report().get(HEAD_START if kind == HEAD_START else CHANGES)
    return None if study is None else counted(study["pairs"])


def counted(pairs: Sequence[Mapping[str, Any]]) -> Reliability:
    """Return how many of these pairs were even after the offer; pairs without an offer have no rate and do not count."""
    rates = [pair["rate"] for pair in pairs if pair["rate"] is not None]
    return Reliability(len(rates), _within(rates, NARROW), _within(rates, WIDE))


def _within(rates: Sequence[float], bounds: tuple[float, float]) -> int:
    return sum(bounds[0] <= rate <= bounds[1] for rate in rates)


def with_study(found: Mapping[str, Any], key: str, study: Mapping[str, Any]) -> JsonObject:
    """Return the report with a new study under its key."""
    return {**found, key: study}
