"""Write docs/file-format.md, every field of the documents of all games, from their schemas: `make format-page`."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from metamaker.game.game import Game
from metamaker.registry import GAMES, game_called

PAGE = Path(__file__).parent.parent / "docs" / "file-format.md"

HEAD = """# The file format

A document is one JSON file in UTF-8, called `.json` or `.metamaker`. It holds all that it needs, in an envelope that says what
it is:

```json
{"game": "metaverse", "format": 1, "body": {"name": "Kestrels", "classes": []}}
```

- `game`: which game. `format`: the number of the format of its kind; every format that was ever released opens.
- `kind`: what it is, where it is not a fleet: `play` ([damage on paper](play-state.md)), `encounter`, `replay` (a battle, or a
  match that goes on), `record` (a game on paper). A board of Cosmoclysm is the fleet of its game,
  and so is a map of Cosmos Commanders.
- `body`: the document itself, as below. A field that is left out has what the last column says; where that is –, it must be
  there. A field that is not known is refused, and so is a key that comes twice.

What is wrong with a file is said in one sentence with its place, such as `classes/heron/core/hull_hits`. Bounds keep strangers'
files small: 16 MB, a depth of 100, and those below. Nothing in a file is executed, and no path or address in it is followed. An
illegal ship is no wrong file: it opens, and `metamaker check` names its problems.

`metamaker schema --game GAME` prints the same as a JSON Schema. An *id* is of small letters, digits and hyphens; ids of
definitions, classes and ships are unique in the document, those of parts within their class.
"""

_ID = "^[a-z0-9]+(-[a-z0-9]+)*$"


def page() -> str:
    """Return the whole page."""
    return "\n".join(line for game in map(game_called, GAMES) for line in _game(game)).join((f"{HEAD}\n", "\n"))


def _game(game: Game[Any]) -> Iterator[str]:
    schema = game.documents.schema()
    definitions = schema.get("$defs", {})
    yield from (f"## {game.name}", "", f'`"game": "{game.key}"`, format {game.format.number}.', "")
    yield from (_told(schema), "", *_table(schema, definitions))
    for name in _reached(schema, definitions):
        definition = definitions[name]
        if "properties" in definition:
            yield from (f"### {game.name}: {name}", "", _told(definition), "", *_table(definition, definitions))


def _table(schema: dict[str, Any], definitions: dict[str, Any]) -> Iterator[str]:
    required = schema.get("required", ())
    yield from ("| field | what it holds | without it |", "|---|---|---|")
    for name, field in schema["properties"].items():
        default = "–" if name in required else f"`{json.dumps(field.get('default'), ensure_ascii=False)}`"
        yield f"| `{name}` | {_kind(field, definitions)} | {default} |"
    yield ""


def _kind(field: dict[str, Any], definitions: dict[str, Any]) -> str:
    """Return what a field holds, in words."""
    if "$ref" in field:
        return _named(field["$ref"].rpartition("/")[2], definitions)
    if "anyOf" in field:
        return " or ".join(_kind(each, definitions) for each in field["anyOf"])
    if "const" in field:
        return f"`{json.dumps(field['const'])}`"
    if "enum" in field:
        return _one_of(field)
    return _plain(field, definitions)


def _plain(field: dict[str, Any], definitions: dict[str, Any]) -> str:
    match field.get("type"):
        case "array" if "prefixItems" in field:
            return f"a list of {', '.join(_kind(each, definitions) for each in field['prefixItems'])}"
        case "array":
            most = f", {field['maxItems']} at most" if "maxItems" in field else ""
            return f"a list: {_kind(field['items'], definitions)}{most}"
        case "object":
            inner = field.get("additionalProperties")
            return f"by names: {_kind(inner, definitions)}" if isinstance(inner, dict) else "an object"
        case "string" if field.get("pattern") == _ID:
            return "an id"
        case "string":
            return f"text{_letters(field)}"
        case "integer" | "number" as kind:
            return f"{'a whole number' if kind == 'integer' else 'a number'}{_bounds(field)}"
        case "boolean":
            return "`true` or `false`"
        case "null":
            return "`null`"
    return "anything"


def _named(name: str, definitions: dict[str, Any]) -> str:
    definition = definitions[name]
    if "properties" in definition:
        return f"*{name}*"
    return _one_of(definition) if "enum" in definition else _kind(definition, definitions)


def _one_of(field: dict[str, Any]) -> str:
    return ", ".join(f"`{word}`" for word in field["enum"])


def _letters(field: dict[str, Any]) -> str:
    return f" of {field['maxLength']} letters at most" if "maxLength" in field else ""


def _bounds(field: dict[str, Any]) -> str:
    least = field.get("minimum", field.get("exclusiveMinimum"))
    most = field.get("maximum", field.get("exclusiveMaximum"))
    if least is None or most is None:
        return "" if least is None else f", {'more than' if 'exclusiveMinimum' in field else 'at least'} {least:g}"
    return f" from {least:g} to {most:g}"


def _reached(schema: dict[str, Any], definitions: dict[str, Any], known: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Return the names of what a schema refers to, and what that does, in the order in which a reader comes to it."""
    for name in re.findall(r'"#/\$defs/(\w+)"', json.dumps(schema.get("properties", {}))):
        if name not in known:
            known = _reached(definitions[name], definitions, (*known, name))
    return known


def _told(schema: dict[str, Any]) -> str:
    words = " ".join(schema.get("description", "").split())
    return re.sub(r"\bNone\b", "`null`", words)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
