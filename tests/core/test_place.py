"""Places in a document as references."""

import pytest

from metamaker.core.schema_errors import Step, place_of

DOCUMENT = {
    "classes": [
        {"id": "heron", "sections": {"core": {"components": [{"id": "bridge"}, {"kind": "sensor"}]}}},
        {"id": "Not An Id"},
    ],
    "bays": [{"id": "deck", "accepts": ["otter"]}],
}
GROUPING = frozenset({"sections", "components", "bays"})


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ((), ""),
        (("classes",), "classes"),
        (("classes", 0, "name"), "classes/heron/name"),
        (("classes", 0, "sections"), "classes/heron/sections"),
        (("classes", 0, "sections", "core", "hull_hits"), "classes/heron/core/hull_hits"),
        (("classes", 0, "sections", "core", "components", 0, "count"), "classes/heron/core/bridge/count"),
        (("classes", 0, "sections", "core", "components", 1, "count"), "classes/heron/core/components/2/count"),
        (("classes", 1, "name"), "classes/2/name"),
        (("bays", 0, "accepts", 0), "bays/deck/accepts/1"),
        (("ships", 4, "name"), "ships/5/name"),
    ],
)
def test_indexes_become_ids(path: tuple[Step, ...], expected: str) -> None:
    assert place_of(DOCUMENT, path, GROUPING) == expected
