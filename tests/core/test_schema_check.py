"""Values of JSON checked against a schema without a library."""

import pytest

from metamaker.core.schema_check import faults
from metamaker.core.schema_errors import JsonObject

SCHEMA: JsonObject = {
    "type": "object",
    "properties": {
        "look": {"enum": ["light", "dark"]},
        "size": {"type": "integer", "minimum": 80, "maximum": 200},
        "language": {"type": "string", "pattern": "([a-z]{2,3})?"},
        "recent": {"type": "array", "items": {"type": "string", "maxLength": 5}, "maxItems": 2},
        "windows": {"type": "object", "additionalProperties": {"type": "string", "maxLength": 5}},
        "restores": {"type": "boolean"},
        "kept": {"type": "object"},
    },
}


def found(value: object) -> list[tuple[tuple[str | int, ...], str]]:
    return [(path, str(sentence)) for path, sentence in faults(SCHEMA, value)]


def test_a_value_of_each_type_fits() -> None:
    kept = {"any": [None, 1.5, {"thing": True}]}
    value = {"look": "dark", "size": 200, "language": "", "recent": ["a", "b"], "windows": {"x": "y"}, "restores": False}
    assert found({**value, "kept": kept}) == []
    assert found({"recent": ("a", "b")}) == []


@pytest.mark.parametrize(
    ("value", "path", "words"),
    [
        ({"look": "lihgt"}, (), "did you mean “light”"),
        ({"look": 3}, (), "“look” must be"),
        ({"size": 79}, (), "from 80 to 200"),
        ({"size": True}, (), "from 80 to 200"),
        ({"size": 100.0}, (), "from 80 to 200"),
        ({"language": "EN"}, (), "“language” must be"),
        ({"language": "en\n"}, (), "“language” must be"),
        ({"recent": ["a", "b", "c"]}, (), "up to 2"),
        ({"recent": ["a", "longer"]}, ("recent", 1), "up to 5"),
        ({"windows": {"x": 3}}, ("windows",), "“x” must be"),
        ({"restores": 0}, (), "“restores” must be"),
        ({"kept": []}, (), "“kept” must be"),
        ({"colour": "red"}, (), "“colour” is not a known entry"),
        ([], (), "must be"),
    ],
)
def test_a_fault_has_its_place_and_says_which_values_are_allowed(
    value: object, path: tuple[str | int, ...], words: str
) -> None:
    ((place, sentence),) = found(value)
    assert place == path
    assert words in sentence
