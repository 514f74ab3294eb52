"""An event as a message: its class determines the message, its fields are the values, ready for sentences.

`ShieldsLost` uses the message `story-shields_lost`. Ships and systems appear by their names, sections, arcs and causes by their
words; an amount stays a number, for plurals. A list also has its length, as `ships_count`; a cause also has its code, as
`cause_code`; `x` and `y` are a `place`, profiles of a sensor roll a `profile`. A boolean is `yes` or `no`.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from metamaker.core.messages import Message
from metamaker.games.metaverse.battle.wording.names import Names, Weave
from metamaker.games.metaverse.battle.wording.phrases import against, apart, cm, decimal, degrees, faces, place, way_length
from metamaker.play.story import Event, Sentence

Value = str | int | Message
Form = Callable[[Names, Any, Any], Value]
"""Return the value for the message from the names, the event and the value of the field."""


def sentence(event: Event, names: Names, key: str = "", **more: Value) -> str:
    """Return the message of an event, or that with `key`, with its fields; `more` replaces or adds values."""
    told = dict(_values(event, names, more))
    return names.text(key or _key(type(event)), **told, **more)


def alone(weave: Weave) -> Sentence:
    """Return the narration of a single event that otherwise begins a line for several."""

    def sentence(event: Event, names: Names) -> str:
        passage = weave(event, (event,), 0, names)
        return "" if passage is None else passage.text

    return sentence


def parties(names: Names, **kinds: int) -> str:
    """Return the number of parties of each kind: `2 crew parties and 1 marine party`; `nobody` for none."""
    told = [names.text(f"story-parties-{kind}", count=number) for kind, number in kinds.items() if number]
    return names.listed(told) if told else names.words["story-parties-none"]


def _values(event: object, names: Names, known: Mapping[str, Value]) -> Iterator[tuple[str, Value]]:
    kind: Any = type(event)
    for name, form in _forms(kind):
        if name in known:
            continue
        value = getattr(event, name)
        yield name, _plain(value) if form is None else form(names, event, value)
        if isinstance(value, tuple) and not isinstance(value, Message):
            yield f"{name}_count", len(value)
    for name, more in _extras(kind):
        if name not in known:
            yield name, more(names, event, None)


def _plain(value: Any) -> Value:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple) and not isinstance(value, Message):
        return faces(value)
    other: Value = value
    return other


@cache
def _key(kind: Any) -> str:
    return f"story-{re.sub('(?<!^)(?=[A-Z])', '_', kind.__name__).lower()}"


@cache
def _forms(kind: Any) -> tuple[tuple[str, Form | None], ...]:
    return tuple((name, _FORMS.get(name)) for name in kind._fields if name != "rules")


@cache
def _extras(kind: Any) -> tuple[tuple[str, Form], ...]:
    """Return values that combine several fields, or give a field a second form."""
    fields = set(kind._fields)
    return tuple((name, form) for name, needed, form in _EXTRAS if fields.issuperset(needed))


def _ship(names: Names, _event: object, key: str) -> str:
    return names.ship(key)


def _ships(names: Names, _event: object, keys: tuple[str, ...]) -> str:
    return names.ships(keys)


def _squadrons(names: Names, _event: object, keys: tuple[str, ...]) -> str:
    return names.squadrons(keys)


def _system(names: Names, event: Any, reference: str) -> str:
    return names.system(event.ship, reference)


def _systems(names: Names, event: Any, references: tuple[str, ...]) -> str:
    return names.systems(event.ship, references)


def _arc(names: Names, _event: object, arc: str) -> str:
    return names.word("arc", arc)


def _section(names: Names, _event: object, section: str) -> str:
    return names.word("section", section)


_FORMS: dict[str, Form] = {
    **dict.fromkeys(("ship", "salvo", "contact", "target", "by", "source", "moved", "rammer", "commander", "lender"), _ship),
    **dict.fromkeys(("mission", "squadron", "from_ship", "to_ship"), _ship),
    **dict.fromkeys(("ships", "victims", "candidates"), _ships),
    **dict.fromkeys(("squadrons", "full", "gone", "outrun"), _squadrons),
    **dict.fromkeys(("system", "array", "teleporter", "grappler", "generator", "weapon", "bay"), _system),
    **dict.fromkeys(("systems", "on", "off"), _systems),
    **dict.fromkeys(("arc", "rammer_arc", "target_arc"), _arc),
    **dict.fromkeys(("section", "supplier"), _section),
    "weapons": lambda names, event, references: names.arms(event.ship, references),
    "layers": lambda names, _, layers: names.listed(map(str, dict.fromkeys(layers))),
    "terrain_kind": lambda names, _, kind: names.word("terrain", kind),
    "cause": lambda names, _, cause: names.word("cause", cause),
    "distance": lambda names, _, distance: apart(distance, names.words),
    "heading": lambda names, _, heading: degrees(heading, names.words),
    "direction": lambda names, _, direction: f"{decimal(direction, names.words)}°",
    "reach": lambda names, _, reach: apart(reach, names.words),
}

_EXTRAS: tuple[tuple[str, tuple[str, ...], Form], ...] = (
    ("place", ("x", "y"), lambda names, event, _: place(event.x, event.y, names.words)),
    ("start", ("from_x", "from_y"), lambda names, event, _: place(event.from_x, event.from_y, names.words)),
    (
        "way",
        ("from_x", "from_y", "x", "y"),
        lambda names, event, _: cm(way_length(((event.from_x, event.from_y), (event.x, event.y))), names.words),
    ),
    ("cause_code", ("cause",), lambda _, event, __: event.cause.replace(" ", "_")),
    ("layers_different", ("layers",), lambda _, event, __: len(set(event.layers))),
    ("where", ("layer", "section"), lambda names, event, _: names.place(event.section)),
    (
        "profile",
        ("sensor_profile", "target_profile", "rating"),
        lambda names, event, _: against(event.sensor_profile, event.target_profile, event.rating, names.words),
    ),
)
