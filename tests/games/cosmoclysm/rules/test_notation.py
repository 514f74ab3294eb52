"""Moves as they are written: a hex D4 is told from the die, wherever it stands."""

import pytest

from metamaker.games.cosmoclysm.battle.notation import Written, read


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("D4 d4", Written(("D4",), (), announces=True)),
        ("d4 d4", Written(("D4",), (), announces=True)),
        ("D4", Written(("D4",))),
        ("A2 d4", Written(("A2",), (), announces=True)),
        ("A2 roll", Written(("A2",), (), announces=True)),
        ("A2-D4", Written(("A2", "D4"))),
        ("A2 D4", Written(("A2", "D4"))),
        ("E5 to d4", Written(("E5", "D4"))),
        ("D4-E2=B3", Written(("D4", "E2", "B3"), (1,))),
        ("D4=B3", Written(("D4", "B3"), (0,))),
    ],
)
def test_the_hex_d4_is_told_from_the_die(text: str, found: Written) -> None:
    assert read(text) == found
