"""All search targets: elements of open documents, tabs, files, rules and menu commands."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar

from metamaker.app.document import Document
from metamaker.app.quick_search.finding import Finding
from metamaker.app.texts import tr, unmarked
from metamaker.core.paths import sample_fleets
from metamaker.core.property import Listed
from metamaker.core.rule_book import games_with_rules, statements
from metamaker.game_api.game import Game
from metamaker.registry import GAMES, game_name

_HERE, _OPEN, _TAB, _COMMAND, _RULE, _FILE = 6, 5, 4, 3, 2, 1
"""Order of equal matches: the document at the front, other documents, tabs, commands, rules, files."""


LIBRARY_WEIGHT = _TAB
"""Library entries come after the elements of documents."""


class DocumentIndex:
    """Cache of the elements of documents. They are listed on the first request and after each change."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[Any, str, tuple[Listed, ...]]] = {}

    def listed(self, document: Document, language: str) -> tuple[Listed, ...]:
        """Return the elements of a document with texts in a language."""
        known = self._known.get(document.mark)
        if known is None or known[0] is not document.value or known[1] != language:
            known = self._known[document.mark] = (document.value, language, _listed(document.game, document.value, language))
        return known[2]

    def keep(self, marks: Sequence[str]) -> None:
        """Forget closed documents."""
        self._known = {mark: known for mark, known in self._known.items() if mark in marks}


def _listed(game: Game, value: Any, language: str) -> tuple[Listed, ...]:
    """Return the elements of a document: by its edits if the game has them, otherwise its ships and classes."""
    if game.edits is not None:
        return game.edits.listed(value, language)
    if game.designs is None:
        return ()
    refs = dict.fromkeys((*game.designs.subjects(value, False), *game.designs.subjects(value, True)))
    texts = (text for ref in refs for text in game.documents.texts(value, ref, language))
    return tuple(Listed(text.ref, text.title, "") for text in texts)


def of_document(
    index: DocumentIndex, document: Document, language: str, go: Callable[[str], object], *, at_front: bool
) -> Iterator[Finding]:
    """Yield the elements of a document; `go` opens the element with a reference."""
    title = document.game.documents.title(document.value)
    for each in index.listed(document, language):
        place = " · ".join(filter(None, (title, each.place)))
        yield Finding(each.title, each.kind, place, partial(go, each.ref), _HERE if at_front else _OPEN)


def of_tab(title: str, game: Game, go: Callable[[], object]) -> Finding:
    """Return the tab of an open document."""
    return Finding(title, tr("window-find-open-tab"), game.name, go, _TAB)


def of_menus(bar: QMenuBar) -> Iterator[Finding]:
    """Yield the present menu commands of a window."""
    kind = tr("window-find-command")
    for top in bar.actions():
        menu = top.menu()
        if isinstance(menu, QMenu):
            for action, place in _actions(menu, _plain(top)):
                keys = action.shortcut().toString()
                yield Finding(_plain(action), kind, " · ".join(filter(None, (place, keys))), action.trigger, _COMMAND)


def _actions(menu: QMenu, place: str) -> Iterator[tuple[QAction, str]]:
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from _actions(inner, f"{place} · {_plain(action)}")
        elif action.isEnabled() and not action.isSeparator() and action.text():
            yield action, place


def _plain(action: QAction) -> str:
    return unmarked(action.text()).partition("\t")[0].removesuffix("…")


def of_rules(game: str, go: Callable[[str], object]) -> Iterator[Finding]:
    """Yield the rules of a game by their ids and texts, and its chapters."""
    if game not in games_with_rules():
        return
    rule, chapter = tr("window-find-rule"), tr("window-find-chapter-rules")
    begun = ""
    for each in statements(game):
        if each.chapter != begun:
            begun = each.chapter
            yield Finding(begun, chapter, games_with_rules()[game], partial(go, each.id), _RULE + 1)
        yield Finding(f"{each.id} {each.text.replace('**', '')}", rule, each.chapter, partial(go, each.id), _RULE)


def of_files(recent: Sequence[str], go: Callable[[str], object]) -> Iterator[Finding]:
    """Yield recently open files, and the samples of all games."""
    known = tr("window-find-recent-file")
    for path in recent:
        yield Finding(Path(path).stem.replace("-", " "), known, str(Path(path).parent), partial(go, path), _FILE)
    sample = tr("window-find-sample")
    for game in GAMES:
        folder = sample_fleets(game)
        for file in sorted(folder.glob("*.json")) if folder.is_dir() else ():
            title = file.stem.replace("-", " ").capitalize()
            yield Finding(title, sample, game_name(game), partial(go, str(file)), _FILE)
