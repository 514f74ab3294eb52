"""Elements that nobody has: the message lists the others while they are few."""

from dataclasses import dataclass

import pytest

from metamaker.core.elements.search import MOST_LISTED, find_by_name


@dataclass(frozen=True)
class Numbered:
    id: str

    def ref(self) -> str:
        return f"ships/{self.id}"


def refusal(count: int) -> str:
    elements = [Numbered(f"ship-{number}") for number in range(count)]
    with pytest.raises(LookupError) as refused:
        find_by_name([elements], "zzz", [lambda element: element.id], "ship")
    return str(refused.value)


@pytest.mark.parametrize("count", [1, MOST_LISTED])
def test_few_elements_are_listed(count: int) -> None:
    assert refusal(count).endswith("; choose from " + ", ".join(f"ship-{number}" for number in range(count)))


@pytest.mark.parametrize("count", [0, MOST_LISTED + 1])
def test_many_elements_or_none_are_not(count: int) -> None:
    assert refusal(count) == "there is no ship “zzz”"
