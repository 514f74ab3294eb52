"""Files of another kind where documents of a game are needed: each is refused with a sentence, and nothing fails."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QObject

from metamaker.app.document import Document
from metamaker.app.elements.clipboard_data import ELEMENTS, elements_in
from metamaker.app.files.open_fleet import opened_fleet
from metamaker.app.gallery.shown_place import loaded
from metamaker.app.library.own_library import OwnLibrary
from metamaker.app.settings.settings import Settings
from metamaker.core.errors import FileProblem
from metamaker.gallery.search import Found, Place
from metamaker.game_api.game import Game, required
from metamaker.opening import document_of, open_any
from metamaker.registry import game_called

FORMATS = Path("tests/golden/formats")
GAMES = ("metaverse", "cosmoforce")
OTHERS = [
    (game, file)
    for game in GAMES
    for file in sorted(FORMATS.glob(f"{game}-*.json"))
    if not file.stem.startswith(f"{game}-fleet")
]
EVENTS = [(game, FORMATS / f"{game}-event-1.json") for game in GAMES]

each_other = pytest.mark.parametrize(("game", "file"), OTHERS, ids=lambda each: getattr(each, "stem", each))
each_event = pytest.mark.parametrize(("game", "file"), EVENTS, ids=lambda each: getattr(each, "stem", each))


def fleet(game: Game) -> Any:
    return game.documents.new("Skirmish", "new")


@each_other
def test_another_kind_in_the_library_is_a_problem_of_its_file(settings: Settings, game: str, file: Path) -> None:
    library, of = OwnLibrary(settings), game_called(game)
    edits: Any = required(of.edits)
    structure = edits.structure
    kept = fleet(of)
    group = next(kind.group for kind in structure.kinds if kind.is_shared and structure.listed(kept, kind.group))
    library.keep(of, structure, kept, [f"{group}/{next(iter(structure.listed(kept, group)))}"])
    (library.folder / "other.json").write_bytes(file.read_bytes())
    shelf = library.shelf(of, structure, structure.english)
    assert len(shelf.entries) == 1
    ((name, sentence),) = shelf.problems
    assert name == "other.json"
    assert sentence


@each_other
def test_another_kind_cannot_be_dropped_among_elements(qapp: QObject, game: str, file: Path) -> None:
    of = game_called(game)
    data = QMimeData()
    data.setData(ELEMENTS, file.read_bytes())
    with pytest.raises(FileProblem):
        elements_in(data, "dropped", Document(of, fleet(of), qapp))


@each_event
def test_a_file_that_became_another_kind_is_not_read_again(qapp: QObject, tmp_path: Path, game: str, file: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_bytes((FORMATS / f"{game}-fleet-1.json").read_bytes())
    opened = opened_fleet(str(path), qapp)
    before = opened.document.value
    path.write_bytes(file.read_bytes())
    for act in (lambda: opened.reload("Revert"), opened.in_file):
        with pytest.raises(FileProblem, match="another kind of document"):
            act()
    assert opened.document.value is before


@each_event
def test_a_gallery_whose_index_names_the_wrong_kind_is_refused(game: str, file: Path) -> None:
    entry: Any = SimpleNamespace(kind="design", game=game)
    with pytest.raises(FileProblem, match="another kind of document"):
        loaded(Found(entry, Place(str(file), 0)), file.read_bytes())


def test_documents_of_other_games_and_kinds_are_told_apart() -> None:
    of = game_called("metaverse")
    fits = open_any((FORMATS / "metaverse-fleet-1.json").read_bytes(), "a.json")
    assert document_of(of, fits) is fits.document
    with pytest.raises(FileProblem, match="this is not a Metaverse file"):
        document_of(of, open_any((FORMATS / "cosmoforce-fleet-1.json").read_bytes(), "b.json"))
    with pytest.raises(FileProblem, match=r"c\.json: this is another kind of document \(Match\), which cannot be used here"):
        document_of(of, open_any((FORMATS / "metaverse-replay-1.json").read_bytes(), "c.json"))
