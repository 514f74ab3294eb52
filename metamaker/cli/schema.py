"""`metamaker schema`: the file format for other programs."""

from metamaker.cli.answer import FINE, print_json
from metamaker.cli.games import wanted_game
from metamaker.core.envelope import MAIN_KIND


def run(game: str, as_json: bool) -> int:  # noqa: ARG001  a schema is JSON either way
    """Print the schema of the whole file, envelope and body; see `metamaker schema --help`."""
    chosen = wanted_game(game)
    body = chosen.schema()
    definitions = body.pop("$defs", {})
    print_json(
        {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": f"{chosen.name} {chosen.format.kind}",
            "type": "object",
            "properties": {
                "game": {"const": chosen.key},
                "format": {"type": "integer", "minimum": 1, "maximum": chosen.format.number},
                "kind": {"const": chosen.format.kind, "default": MAIN_KIND},
                "body": body,
            },
            "required": ["game", "format", "body"],
            "additionalProperties": False,
            "$defs": definitions,
        }
    )
    return FINE
