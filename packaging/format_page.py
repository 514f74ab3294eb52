"""Generator of docs/file-format.md, which lists every field of the documents of all games: `make format-page`."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from metamaker.core.envelope import MAIN_KIND, Format
from metamaker.game_api.game import Game
from metamaker.play.review.match_record import EVERY_GAME, MATCHES, MatchRecord
from metamaker.registry import GAMES, game_called

PAGE = Path(__file__).parent.parent / "docs" / "file-format.md"

HEAD = """# The file format

A document is one JSON file in UTF-8 with the extension `.json` or `.metamaker`. It never depends on other files. An outer
object, the envelope, names the game and the format:

```json
{"game": "metaverse", "format": 1, "body": {"name": "Kestrels", "classes": []}}
```

- `game`: the key of the game.
- `format`: the number of the format. MetaMaker opens every format that was ever released. It writes the lowest format that has
  all fields of the document, so that older versions can open it.
- `kind`: the kind of document. Leave it out for fleets, boards of Cosmoclysm and maps of Cosmos Commanders. The other kinds
  are `play` ([damage on paper](play-state.md)), `encounter`, `event` (a tournament), `universe`, `replay` (a battle or an
  unfinished match, with its variations), `record` (a game on paper) and `matches` (a
  [record of matches](#record-of-matches), of `"game": "metamaker"`).
- `body`: the document itself. The tables below list its fields. If you leave out a field, it has the default value; a field
  with – as its default is required. Unknown fields and duplicate keys are errors.

Error messages name the location of the problem, such as `classes/heron/core/hull_hits`. Limits protect you from untrusted
files: up to 16 MB, up to 100 levels of nesting, and the limits in the tables. MetaMaker never executes anything in a file and
never follows a path or an address in it. A file with an illegal ship opens; `metamaker check` lists the problems of the ship.

`metamaker schema --game GAME` prints the same information as a JSON Schema; `--kind` selects events and universe packs.

- An *id* consists of lower-case letters, digits and hyphens. The ids of definitions, classes and ships are unique in the
  document, and the ids of parts are unique in their class.
- `public` is the permission for others to show and print the document. MetaMaker does not publish it.
- Names in italics, such as *Weapon*, are objects with a table of their own.
- Rule ids, such as MV-3.6.4-01, refer to the numbered rules; `metamaker rules` finds them.
"""

_ID = "^[a-z0-9]+(-[a-z0-9]+)*$"


def page() -> str:
    """Return the whole page."""
    lines = [line for game in map(game_called, GAMES) for line in _game(game)]
    lines += _tables("Record of matches", EVERY_GAME, MATCHES, MatchRecord.model_json_schema())
    return "\n".join(lines).join((f"{HEAD}\n", "\n"))


def _game(game: Game) -> Iterator[str]:
    return _tables(game.name, game.key, game.format, game.documents.schema())


def _tables(title: str, game: str, format_: Format, schema: dict[str, Any]) -> Iterator[str]:
    """Yield the chapter of a kind of document."""
    definitions = schema.get("$defs", {})
    kind = "" if format_.kind == MAIN_KIND else f', `"kind": "{format_.kind}"`'
    yield from (f"## {title}", "", f'`"game": "{game}"`{kind}, format {format_.number}.', "")
    yield from (_description(schema), "", *_table(schema, definitions))
    for name in _referenced(schema, definitions):
        definition = definitions[name]
        if "properties" in definition:
            yield from (f"### {title}: {name}", "", _description(definition), "", *_table(definition, definitions))


def _table(schema: dict[str, Any], definitions: dict[str, Any]) -> Iterator[str]:
    required = schema.get("required", ())
    yield from ("| field | value | default |", "|---|---|---|")
    for name, field in schema["properties"].items():
        default = "–" if name in required else _default(field, definitions)
        yield f"| `{name}` | {_kind(field, definitions)} | {default} |"
    yield ""


def _default(field: dict[str, Any], definitions: dict[str, Any]) -> str:
    """Return the default of a field; for an object with only default values, a reference to its table."""
    default = field.get("default")
    name = field.get("$ref", "").rpartition("/")[2]
    inner = definitions.get(name, {}).get("properties", {})
    if inner and default == {key: each.get("default") for key, each in inner.items()}:
        return f"the defaults of *{name}*"
    return f"`{json.dumps(default, ensure_ascii=False)}`"


def _kind(field: dict[str, Any], definitions: dict[str, Any]) -> str:
    """Return a description of the values of a field."""
    if "$ref" in field:
        return _named(field["$ref"].rpartition("/")[2], definitions)
    if "anyOf" in field:
        return ", or ".join(_kind(each, definitions) for each in field["anyOf"])
    if "const" in field:
        return f"`{json.dumps(field['const'])}`"
    if "enum" in field:
        return _one_of(field)
    return _plain(field, definitions)


def _plain(field: dict[str, Any], definitions: dict[str, Any]) -> str:
    match field.get("type"):
        case "array" if "prefixItems" in field:
            entries = [_kind(each, definitions) for each in field["prefixItems"]]
            return f"a list of {len(entries)} entries: {', '.join(entries)}"
        case "array":
            most = f" of up to {field['maxItems']} entries" if "maxItems" in field else ""
            return f"a list{most}, each {_kind(field['items'], definitions)}"
        case "object":
            inner = field.get("additionalProperties")
            return f"an object, each value {_kind(inner, definitions)}" if isinstance(inner, dict) else "an object"
        case "string" if field.get("pattern") == _ID:
            return "an id"
        case "string":
            return f"text{_length(field)}"
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
    return f"one of {', '.join(f'`{word}`' for word in field['enum'])}"


def _length(field: dict[str, Any]) -> str:
    return f" of up to {field['maxLength']} characters" if "maxLength" in field else ""


def _bounds(field: dict[str, Any]) -> str:
    least = field.get("minimum", field.get("exclusiveMinimum"))
    most = field.get("maximum", field.get("exclusiveMaximum"))
    if least is None or most is None:
        return "" if least is None else f" of {'more than' if 'exclusiveMinimum' in field else 'at least'} {least:g}"
    return f" from {least:g} to {most:g}"


def _referenced(schema: dict[str, Any], definitions: dict[str, Any], known: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Return the names of all definitions that a schema refers to, directly or indirectly, in reading order."""
    for name in re.findall(r'"#/\$defs/(\w+)"', json.dumps(schema.get("properties", {}))):
        if name not in known:
            known = _referenced(definitions[name], definitions, (*known, name))
    return known


def _description(schema: dict[str, Any]) -> str:
    words = " ".join(schema.get("description", "").split())
    return re.sub(r"\bNone\b", "`null`", words)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
