"""A module for VASSAL: a table with a ruler, dice, a turn track with the steps of the rules, windows for pieces and pages."""

from collections.abc import Sequence
from typing import NamedTuple
from xml.etree import ElementTree as ET

from metamaker.tabletops.vassal.archive import (
    MODULE_VERSION,
    VASSAL_VERSION,
    Described,
    archive,
    document,
    element,
    module_data,
)
from metamaker.tabletops.vassal.pieces import MAP, MAP_EDGE, PER_CM

PIECES, PAGES, TABS = "Pieces", "Pages", "Fleets"
"""The names of windows by which extensions find them; players see translated titles on the buttons."""

_RULER_KEY = "76,520"
_STEPS_KEY, _BACK_KEY = "84,520", "84,585"
"""Keys: Alt with L, T and Shift and T."""


class Titles(NamedTuple):
    """The titles of buttons, in the language of the players."""

    pieces: str
    pages: str
    turn: str
    ruler: str
    retire: str


class Board(NamedTuple):
    """A board: its name and the file of its picture."""

    name: str
    file: str


class Module(NamedTuple):
    """The content of a module: its description, its board, the dice and the steps of a turn, and sides to choose."""

    about: Described
    board: Board
    dice: Sequence[int]
    steps: Sequence[str]
    sides: Sequence[str]
    titles: Titles


def module_file(module: Module, images: dict[str, bytes]) -> bytes:
    """Return the file of a module with its pictures, by the names of their files."""
    files = {"buildFile.xml": document(_build_file(module)), "moduledata": module_data(module.about)}
    return archive({**files, **{f"images/{name}": data for name, data in images.items()}})


def _build_file(module: Module) -> ET.Element:
    about = {
        "name": module.about.name,
        "version": MODULE_VERSION,
        "description": module.about.description,
        "VassalVersion": VASSAL_VERSION,
        "ModuleOther1": "",
        "ModuleOther2": "",
        "nextPieceSlotId": 0,
    }
    return element(
        "GameModule",
        about,
        element("module.BasicCommandEncoder"),
        element("module.Documentation"),
        _sides(module),
        element("module.GlobalOptions", {"autoReport": "Always", "centerOnMove": "Never"}),
        _table(module),
        _window("module.PieceWindow", PIECES, module.titles.pieces, element("widget.TabWidget", {"entryName": TABS})),
        _window("module.ChartWindow", PAGES, module.titles.pages, element("widget.TabWidget", {"entryName": TABS})),
        *(_die(faces) for faces in module.dice),
        _turn(module),
    )


def _sides(module: Module) -> ET.Element:
    sides = []
    for side in module.sides:
        entry = ET.Element("entry")
        entry.text = side
        sides.append(entry)
    return element("module.PlayerRoster", {"buttonText": module.titles.retire, "buttonToolTip": ""}, *sides)


def _table(module: Module) -> ET.Element:
    """Return the map with its board, and everything that makes a map usable: moving, menus, zoom, notes, a ruler in cm."""
    ruler = {
        "threadName": module.titles.ruler,
        "label": module.titles.ruler,
        "hotkey": _RULER_KEY,
        "iconName": "/images/thread.gif",
        "tooltip": module.titles.ruler,
        "snapLOS": False,
        "drawRange": True,
        "scale": PER_CM,
        "round": "Nearest whole number",
        "hideCounters": False,
        "threadColor": "255,0,0",
        "losThickness": 2,
    }
    viewer = {
        "description": "Pieces",
        "delay": 500,
        "display": "from top-most layer only",
        "graphicsZoom": 1.0,
        "hotkey": "",
        "minDisplayPieces": 1,
        "showgraph": True,
        "showgraphsingle": True,
        "showtext": True,
        "showtextsingle": True,
        "version": 4,
    }
    zoom = {"zoomLevels": "0.2,0.3,0.4,0.6,0.8,1.0,1.5,2.0", "zoomStart": 2, "zoomInKey": "61,195", "zoomOutKey": "45,130"}
    return element(
        "module.Map",
        {
            "mapName": MAP,
            "allowMultiple": False,
            "backgroundcolor": "16,19,27",
            "buttonName": "",
            "edgeHeight": MAP_EDGE,
            "edgeWidth": MAP_EDGE,
            "launch": False,
            "markMoved": "Never",
            "moveWithinFormat": "$pieceName$",
            "thickness": 2,
            "color": "244,196,48",
        },
        element("module.map.BoardPicker", {"title": MAP}, board(module.board)),
        element("module.map.StackMetrics", {"exSepX": 6, "exSepY": 18, "unexSepX": 4, "unexSepY": 6}),
        *(element(f"module.map.{name}") for name in _MANNERS),
        element("module.map.Zoomer", zoom),
        element("module.map.CounterDetailViewer", viewer),
        element("module.map.LOS_Thread", ruler),
        element("module.map.ImageSaver", {"icon": "/images/camera.gif", "tooltip": ""}),
    )


_MANNERS = (
    "ForwardToKeyBuffer",
    "Scroller",
    "ForwardToChatter",
    "MenuDisplayer",
    "MapCenterer",
    "StackExpander",
    "PieceMover",
    "KeyBufferer",
)


def board(of: Board) -> ET.Element:
    """Return a board."""
    return element("module.map.boardPicker.Board", {"name": of.name, "image": of.file, "reversible": False})


def _window(name: str, title: str, shown: str, inside: ET.Element) -> ET.Element:
    return element(name, {"name": title, "text": shown, "tooltip": shown, "hidden": False, "scale": 1.0}, inside)


def _die(faces: int) -> ET.Element:
    named = f"D{faces}"
    values = {
        "name": named,
        "text": named,
        "tooltip": named,
        "nDice": 1,
        "nSides": faces,
        "plus": 0,
        "addToTotal": 0,
        "reportTotal": False,
        "prompt": False,
        "icon": "",
        "reportFormat": "$name$: $result$",
    }
    return element("module.DiceButton", values)


def _turn(module: Module) -> ET.Element:
    """Return the turn track: a count of turns, and the steps of each."""
    counted = element(
        "module.turn.CounterTurnLevel",
        {"property": "Turn", "start": 1, "incr": 1, "loop": False, "loopLimit": -1, "turnFormat": ""},
        *((_steps(module),) if module.steps else ()),
    )
    values = {
        "name": module.titles.turn,
        "buttonText": module.titles.turn,
        "turnFormat": "$level1$ $level2$",
        "reportFormat": "$newTurn$",
        "nexthotkey": _STEPS_KEY,
        "prevhotkey": _BACK_KEY,
        "lengthStyle": "Variable",
    }
    return element("module.turn.TurnTracker", values, counted)


def _steps(module: Module) -> ET.Element:
    # Commas part the steps in the file; no step has one in its name, as they are headings.
    listed = ",".join(step.replace(",", " ") for step in module.steps)
    return element(
        "module.turn.ListTurnLevel",
        {"property": "Step", "list": listed, "configFirst": False, "configList": False, "turnFormat": "$value$"},
    )
