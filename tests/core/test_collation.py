"""One way of searching and one of putting in order, for the program and for the script of galleries."""

import json
import random

import pytest

from metamaker.core.collation import collated, folded, has_words
from metamaker.core.elements.search import named

IN_ORDER = [
    "Ander",
    "Äther",
    "Esel",
    "étoile",
    "Mk 1",
    "Mk 2",
    "Mk 10",
    "Mk 010b",
    "Œuf",
    "Ørsted",
    "Übermut",
    "ufer",
    "Zeppelin",
]


def test_texts_stand_as_people_look_for_them() -> None:
    shuffled = IN_ORDER.copy()
    random.Random(1).shuffle(shuffled)  # noqa: S311 - no secret
    assert sorted(shuffled, key=collated) == IN_ORDER


def test_equal_texts_stay_in_one_order_whatever_it_was_before() -> None:
    assert sorted(["etoile", "Étoile", "étoile"], key=collated) == sorted(["étoile", "etoile", "Étoile"], key=collated)


def test_digits_of_any_length_are_put_in_order() -> None:
    assert sorted(["9" * 5000, "1" + "0" * 5000, "8" * 5000], key=collated)[0].startswith("8")


@pytest.mark.parametrize(
    ("name", "typed"),
    [
        ("étoile", "etoile"),
        ("Äther", "ather"),
        ("Übermut", "UBERMUT"),
        ("Straße", "strasse"),
        ("Œuf", "oeuf"),
        ("Ørsted", "orsted"),
    ],
)
def test_accents_and_case_need_not_be_typed(name: str, typed: str) -> None:
    assert has_words(f"The {name} class", f"{typed} the")
    assert named([(name, 1), ("Other", 2)], typed) == [1]


def test_a_name_typed_with_its_accents_is_that_one() -> None:
    assert named([("Etoile", 1), ("Étoile", 2)], "étoile") == [2]
    assert named([("Ètoile", 1), ("Étoile", 2)], "etoile") == [1, 2]


def test_the_script_of_galleries_folds_and_orders_alike() -> None:
    from tests.gallery.test_script import Script

    script = Script("var GALLERY = {entries: [], fields: [], games: {}, labels: {}};")
    texts = [*IN_ORDER, "Mk 2a", "Mk 2 a", "ΟΔΟΣ", "Đorđe", "ﬁn", "x²", "10", "9", "009", "", " x"]
    asked = json.dumps(texts)
    assert json.loads(script.run(f"JSON.stringify({asked}.map(Search.plain))").toString()) == [folded(each) for each in texts]
    assert json.loads(script.run(f"JSON.stringify({asked}.sort(Search.collate))").toString()) == sorted(texts, key=collated)
