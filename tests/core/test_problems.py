"""Problems of files: their names and places are added on the way out."""

import pytest

from metamaker.core.errors import ContentProblem, FileProblem, inside, naming_file


def test_a_content_problem_gets_the_name_of_its_file() -> None:
    with pytest.raises(FileProblem) as raised, naming_file("a.png"):
        raise ContentProblem("it is damaged")
    assert str(raised.value) == "a.png: it is damaged"


@pytest.mark.parametrize(("place", "whole"), [("ships/1", "state/ships/1"), ("", "state")])
def test_the_place_of_a_problem_is_put_below_that_of_its_part(place: str, whole: str) -> None:
    with pytest.raises(FileProblem) as raised, inside("state", "b.json"):
        raise FileProblem("b.json", place, "a number is missing")
    assert (raised.value.file, raised.value.place, raised.value.text) == ("b.json", whole, "a number is missing")
