"""The chart of encounters: initiative and its choices, sketches of the five deployments, the terrain roll. Rules 4.0."""

import json
from collections.abc import Iterator
from functools import cache

from pydantic import TypeAdapter

from metamaker.core.frozen import Many
from metamaker.core.messages import Words
from metamaker.games.metaverse.encounters.zones import Zone
from metamaker.games.metaverse.pages.charts.chart_page import Chart, Part, Spread, column_width, columns_within
from metamaker.games.metaverse.pages.charts.panel import (
    BODY,
    NOTE,
    Entry,
    Line,
    bold,
    bullet,
    chapter,
    chart_file,
    chart_lines,
    inside,
    note,
    panel,
    rows,
)
from metamaker.games.metaverse.pages.needs import Needs
from metamaker.games.metaverse.sheet.palette import DEFENCE, TILES
from metamaker.rendering.boxes import column, padded, row
from metamaker.rendering.drawing import BOLD, Drawing, Op, Path
from metamaker.rendering.ink import INK, LINE, PAPER, QUIET, TINT
from metamaker.rendering.layout import Box, Strip
from metamaker.rendering.page_set import Room
from metamaker.rendering.shapes import box
from metamaker.rendering.tables import Cell
from metamaker.rendering.text_fitting import Align, line
from metamaker.rendering.texts import paragraph

LARGEST_DIFFERENCE = 5

_LENGTH, _WIDTH = 46.0, 30.0
_AROUND = 1.2
_ATTACKING = 0.7
"""Width of the edge of an attacker's zone, which differs for ink-saving prints without fills."""


class Deployment(Entry):
    """A kind of encounter with its zones."""

    zones: Many[Zone]


_ALL = TypeAdapter(dict[str, Deployment])


@cache
def all_deployments() -> dict[str, Deployment]:
    """Return the deployments by key, in the order of the differences of dice that offer them."""
    return _ALL.validate_json(json.dumps(chart_file("deployment")))


def deployments(words: Words, width: float) -> Iterator[Box]:
    """Yield a panel for each deployment: the sketch, its condition and its rules."""
    for key, deployment in all_deployments().items():
        each = Line(f"charts-deployment-{key}", deployment, words)
        yield panel(each["name"].upper(), (_told(each, deployment, inside(width)),), width, chapter(deployment.rules[0]))


def _told(each: Line, deployment: Deployment, width: float) -> Strip:
    sketch = _sketch(each.words, deployment)
    room = width - sketch.width - 3.0
    more = int(deployment.value) == LARGEST_DIFFERENCE
    offered = each.words.text(f"charts-encounters-difference{'_or_more' if more else ''}", least=deployment.value)
    title = paragraph(offered, room, 2.9, smallest=NOTE, weight=BOLD, role=QUIET)
    text = column((title, paragraph(each["text"], room, BODY)))
    return Strip(padded(row((sketch, text), 3.0, down=0.0), 0.0, 1.2), ref=each.ref)


def _sketch(words: Words, deployment: Deployment) -> Drawing:
    """Return the table from above; the attacker's zones are dark, the defender's light."""
    ops: list[Op] = [Path(box(0, 0, _LENGTH, _WIDTH, 0.6), fill=PAPER, stroke=LINE, width=0.3)]
    for zone in deployment.zones:
        left, top, right, bottom = (part * full for part, full in zip(zone.area, (_LENGTH, _WIDTH) * 2, strict=True))
        fill, sign = TILES[DEFENCE] if zone.side == "attacker" else (TINT, INK)
        edge = _ATTACKING if zone.side == "attacker" else 0.25
        ops.append(Path(box(left, top, right - left, bottom - top, 0.4), fill=fill, stroke=INK, width=edge))
        ops.append(
            line(
                (left + right) / 2,
                (top + bottom) / 2 + 0.85,
                words[f"charts-encounters-{zone.side}"],
                NOTE,
                weight=BOLD,
                role=sign,
                align=Align.CENTRE,
            )
        )
        if zone.cap:
            ops.append(_cap(zone, words, left, top, right, bottom))
    return Drawing(_LENGTH, _WIDTH, tuple(ops))


def _cap(zone: Zone, words: Words, left: float, top: float, right: float, bottom: float) -> Op:
    """Return the limit of a zone, written on its inner side."""
    text = f"≤ {words.percent(zone.cap / 100)}"
    if right - left < bottom - top:
        inner = right + _AROUND if left < _LENGTH / 2 else left - _AROUND
        align = Align.LEFT if left < _LENGTH / 2 else Align.RIGHT
        return line(inner, (top + bottom) / 2 + 0.85, text, NOTE, role=QUIET, align=align)
    y = bottom + _AROUND + 1.7 if top < _WIDTH / 2 else top - _AROUND
    return line((left + right) / 2, y, text, NOTE, role=QUIET, align=Align.CENTRE)


KEY = "encounters"


def _parts(words: Words, room: Room, _: Needs) -> Iterator[Part]:
    count = columns_within(room.width, 74.0)
    width = column_width(room.width, count)
    yield Spread(count, (_setting_up(words, width), *deployments(words, width), _terrain(words, width)))


def _setting_up(words: Words, width: float) -> Box:
    room = inside(width)
    steps = rows(
        chart_lines(words, KEY, "initiative"),
        lambda each: (Cell(drawn=bullet(each.entry.value, 5.0)), bold(each["name"]), each["text"]),
        (7.0, 20.0, room - 27.0),
        height=6.4,
    )
    key = note(words["charts-encounters-key"], room)
    return panel(words["charts-encounters-initiative_panel"], (*steps, key), width, "4.0")


def _terrain(words: Words, width: float) -> Box:
    room = inside(width)
    rolls = rows(
        chart_lines(words, KEY, "roll"),
        lambda each: (bold(each.entry.value, 3.1, Align.CENTRE), each["text"]),
        (11.0, room - 11.0),
    )
    said = note(words["charts-encounters-roll_note"], room)
    return panel(words["charts-encounters-roll_panel"], (said, *rolls), width, "4.0.1")


ENCOUNTERS = Chart(KEY, _parts)
"""Initiative, deployments and the terrain roll."""
