"""The only reader of icons: SVG files of a game's resources, on a grid of 24 units, with only classified paths."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path as FilePath
from xml.etree.ElementTree import Element
from xml.parsers.expat import ParserCreate

from typing_extensions import override

from metamaker.rendering.drawing import Icon, IconPart, Outline, Segment

GRID = 24.0

ICONS_KEPT = 1_000
"""Icons with cached outlines: those of all games, some kilobytes at most for each, and emblems of a few fleets."""

_WIDTHS = {"line": 2.0, "thin": 1.4, "fill": 0.0, "hole": 0.0}


class IconProblem(ValueError):
    """An icon file with unexpected content; the text names the file and the reason."""


class IconSet(Mapping[str, Icon]):
    """The icons of a folder by file name without suffix, each read on first use, because a sheet shows few of them.

    Access raises IconProblem, OSError.
    """

    def __init__(self, folder: FilePath) -> None:
        self._paths = {path.stem: path for path in sorted(folder.glob("*.svg"))}
        self._read: dict[str, Icon] = {}

    @override
    def __getitem__(self, name: str) -> Icon:
        if name not in self._read:
            self._read[name] = Icon(name, tuple(_parts(self._paths[name])))
        return self._read[name]

    @override
    def __contains__(self, name: object) -> bool:
        return name in self._paths

    @override
    def __iter__(self) -> Iterator[str]:
        return iter(self._paths)

    @override
    def __len__(self) -> int:
        return len(self._paths)


@cache
def icon_set(folder: FilePath) -> IconSet:
    """Return the icons of `folder`."""
    return IconSet(folder)


def outline(path_data: str) -> Outline:
    """Return the outline of SVG path data, in absolute coordinates and cubic curves.

    Raises ValueError for invalid data.
    """
    from fontTools.pens.recordingPen import RecordingPen
    from fontTools.svgLib.path import parse_path

    pen = RecordingPen()
    try:
        parse_path(path_data, pen)
    except (AssertionError, IndexError, TypeError, ArithmeticError) as error:
        raise ValueError(f"path data “{path_data[:40]}” cannot be read") from error
    return tuple(_segments(pen.value))


def _segments(record: list[tuple[str, tuple[tuple[float, float], ...]]]) -> Iterator[Segment]:
    here = (0.0, 0.0)
    for command, points in record:
        if command == "moveTo":
            yield ("M", *points[0])
        elif command == "lineTo":
            yield ("L", *points[0])
        elif command == "curveTo":
            yield ("C", *points[0], *points[1], *points[2])
        elif command == "qCurveTo":
            yield _raised(here, points[0], points[1])
        elif command == "closePath":
            yield ("Z",)
        if points:
            here = points[-1]


def _raised(start: tuple[float, float], control: tuple[float, float], end: tuple[float, float]) -> Segment:
    """Return a quadratic curve as a cubic one."""
    (ax, ay), (bx, by), (cx, cy) = start, control, end
    return (
        "C",
        *(ax + 2 / 3 * (bx - ax), ay + 2 / 3 * (by - ay)),
        *(cx + 2 / 3 * (bx - cx), cy + 2 / 3 * (by - cy)),
        *(cx, cy),
    )


def _parts(path: FilePath) -> Iterator[IconPart]:
    for element in _elements(path):
        if element.tag == "path":
            kind = element.get("class", "")
            if kind not in _WIDTHS:
                raise IconProblem(f"{path.name}: class “{kind}” of a path is none of {', '.join(_WIDTHS)}")
            yield IconPart(outline(element.get("d", "")), _WIDTHS[kind], kind == "hole")
        elif element.tag not in {"svg", "title"}:
            raise IconProblem(f"{path.name}: only paths are expected, found <{element.tag}>")


def _elements(path: FilePath) -> list[Element]:
    """Read the elements of a file in a flat list; document types, and with them entities, are refused."""
    found: list[Element] = []
    parser = ParserCreate(namespace_separator=None)

    def refuse(*_: object) -> None:
        raise IconProblem(f"{path.name}: no document type is expected")

    parser.StartDoctypeDeclHandler = refuse
    parser.StartElementHandler = lambda tag, attributes: found.append(Element(tag, attributes))
    parser.Parse(path.read_bytes(), True)
    return found
