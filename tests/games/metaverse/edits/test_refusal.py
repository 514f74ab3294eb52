"""Whatever value is offered for whatever field, it is taken or refused in one sentence."""

import re
from collections.abc import Iterator

import pytest

from metamaker.core.edits import changed
from metamaker.core.frozen import Frozen
from metamaker.core.property import EditProblem
from metamaker.games.metaverse.model.emblem import Emblem
from metamaker.games.metaverse.model.fleet import HouseFormula
from tests.games.metaverse.edits.flotilla import FLEET

OFFERED: tuple[object, ...] = (
    *(None, True, -1, 7, 1000, 0.5, -0.5, float("nan"), float("inf")),
    *("", "x", "an id", "a\x07b", "\u202e", "x" * 30_000, "\n\u202e" * 200, b"x", object()),
    *((), (1,), ("",), ("x",) * 600, ((),), [], ["x"], {}, {"x": 1}, {"png": "x"}, {"id": "x"}),
    *(FLEET.weapons, FLEET.weapons[0], (FLEET.weapons[0], FLEET.weapons[0]), FLEET.classes[0].sections.core),
)


def values(value: Frozen) -> Iterator[Frozen]:
    """Yield a value with all values inside it."""
    yield value
    for field in type(value).model_fields:
        held = getattr(value, field)
        for inner in held if isinstance(held, tuple) else (held,):
            if isinstance(inner, Frozen):
                yield from values(inner)


WHOLE = FLEET.with_(emblem=Emblem(paths=("M0 0",)), formulas=(HouseFormula(entry="ship.ems", expression="1"),))
EACH_KIND = {type(value): value for value in values(WHOLE)}


@pytest.mark.parametrize("kind", EACH_KIND, ids=lambda kind: str(kind.__name__))
def test_every_refusal_is_one_sentence(kind: type[Frozen]) -> None:
    value = EACH_KIND[kind]
    refused = 0
    for field in kind.model_fields:
        for offered in OFFERED:
            try:
                assert isinstance(changed(value, **{field: offered}), kind)
            except EditProblem as problem:
                refused += 1
                sentence = str(problem)
                assert re.fullmatch(r"[A-Z].{8,400}\.", sentence), (field, sentence)
                assert sentence.isprintable(), (field, sentence)
    assert refused > len(kind.model_fields)


def test_every_kind_of_value_is_tried() -> None:
    assert {kind.__name__ for kind in EACH_KIND} >= {"Fleet", "Limits", "ShipClass", "Section", "ArcDefence", "Component"}
    assert {kind.__name__ for kind in EACH_KIND} >= {"Mount", "BayFit", "Load", "ShipLoadout", "Weapon", "FighterWeapon", "Bay"}
