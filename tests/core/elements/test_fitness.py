"""How well a text fits what somebody typed."""

import pytest

from metamaker.core.elements.search import fitness


@pytest.mark.parametrize(
    ("search", "better", "worse"),
    [
        ("heron", "Heron", "Heron Mk II"),
        ("heron", "Heron Mk II", "Grey heron"),
        ("lance", "Gauge lance", "Avalanche"),
        ("grey heron", "Grey heron", "Heron, grey of hair"),
        ("heron grey", "Heron, grey of hair", "Marsheron, ungrey"),
        ("hwt", "Headwater", "Tower"),
    ],
)
def test_what_is_called_so_comes_before_what_only_has_it(search: str, better: str, worse: str) -> None:
    assert fitness(search, better) > fitness(search, worse)


@pytest.mark.parametrize("search", ["ecole", "École", "ÉCOLE ", "éco"])
def test_case_and_accents_make_no_difference(search: str) -> None:
    assert fitness(search, "École navale")


@pytest.mark.parametrize(("search", "text"), [("xyz", "Heron"), ("no", "Heron"), ("heron lance", "Heron")])
def test_what_is_not_there_does_not_fit(search: str, text: str) -> None:
    assert fitness(search, text) == 0


def test_the_kind_may_be_said_beside_the_name() -> None:
    assert fitness("heron class", "Heron", "ship class")
    assert not fitness("class", "Heron", "ship class")


def test_letters_in_their_order_find_names_and_not_sentences() -> None:
    assert fitness("snsr", "Sensor array")
    assert not fitness("snsr", "Some nations should reckon " * 4)


def test_without_a_search_everything_fits() -> None:
    assert fitness(" ", "Heron")
