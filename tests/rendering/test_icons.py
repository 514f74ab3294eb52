"""The reader of icons."""

import contextlib
from pathlib import Path

import pytest

from metamaker.core.paths import resource
from metamaker.rendering.icons import GRID, IconProblem, icon_set, outline

FOLDER = resource("metaverse", "icons")
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'


def icon_file(folder: Path, body: str) -> Path:
    (folder / "one.svg").write_text(body, encoding="utf-8")
    return folder


def test_all_commands_become_absolute_lines_and_cubic_curves() -> None:
    shape = outline("M2 2h4v4l-2 2H2zM10 10q2 0 2 2t2 2c1 0 2 1 2 2s1 2 2 2A2 2 0 1 1 18 14")
    assert {command for command, *_ in shape} == {"M", "L", "C", "Z"}
    assert shape[:3] == (("M", 2.0, 2.0), ("L", 6.0, 2.0), ("L", 6.0, 6.0))


def test_a_quadratic_curve_keeps_its_shape() -> None:
    command, *numbers = outline("M0 0Q3 6 6 0")[1]
    assert command == "C"
    assert numbers == pytest.approx([2.0, 4.0, 4.0, 4.0, 6.0, 0.0])


@pytest.mark.parametrize("data", ["M", "hello", "M1 2L", "L 1 1", "A", "M 1 1 A 1 1", "M1e999 0L2 2"])
def test_path_data_that_make_no_sense_are_a_value_error_or_a_shape(data: str) -> None:
    with contextlib.suppress(ValueError):
        outline(data)


def test_classes_give_width_and_ground(tmp_path: Path) -> None:
    paths = "".join(f'<path class="{kind}" d="M1 1L2 2"/>' for kind in ("line", "thin", "fill", "hole"))
    icon = icon_set(icon_file(tmp_path, f"{HEAD}<title>One</title>{paths}</svg>"))["one"]
    assert [(part.width, part.hole) for part in icon.parts] == [(2.0, False), (1.4, False), (0.0, False), (0.0, True)]


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (f'{HEAD}<circle r="3"/></svg>', "only paths"),
        (f'{HEAD}<path class="bold" d="M1 1L2 2"/></svg>', "bold"),
        (f'<!DOCTYPE svg [<!ENTITY a "b">]>{HEAD}</svg>', "document type"),
    ],
)
def test_other_files_are_refused_with_the_reason(tmp_path: Path, body: str, reason: str) -> None:
    with pytest.raises(IconProblem, match=reason):
        list(icon_set(icon_file(tmp_path, body)).values())


def test_every_icon_of_the_game_stays_on_the_grid() -> None:
    for icon in icon_set(FOLDER).values():
        for part in icon.parts:
            reach = part.width / 2
            numbers = [number for _, *rest in part.outline for number in rest]
            assert min(numbers) - reach >= -0.3, icon.name
            assert max(numbers) + reach <= GRID + 0.3, icon.name
