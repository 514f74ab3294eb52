"""Pages of a board game."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, Generic

from typing_extensions import TypeVar, override

from metamaker.core.messages import ENGLISH, Words, words_in
from metamaker.game_api.documents import Document
from metamaker.game_api.prints import Pack, PrintOptions, Prints
from metamaker.rendering.drawing import Page
from metamaker.rendering.frame import PageFrame
from metamaker.rendering.imposition import add_bound
from metamaker.rendering.ink import Ink

Setting = TypeVar("Setting", default=Any)


class BoardPrints(Prints[Document], Generic[Document, Setting]):
    """See `Prints`. Pages are made for each document, or once for all documents if their kind is `shared`.

    `kinds` are the makers in the order of print; `rare` kinds are printed only on request. The makers of `two_sided` kinds
    return fronts and backs together. They come first, so that every front is on the front of a sheet of paper.
    """

    def __init__(
        self,
        game: str,
        inks: Mapping[str, Ink],
        kinds: Mapping[str, Callable[[Setting], tuple[Page, ...]]],
        setting: Callable[[Document, PageFrame, Words], Setting],
        card: Callable[[Document, Words, bool], Page],
        *,
        rare: Collection[str],
        shared: Collection[str],
        two_sided: Collection[str] = (),
    ) -> None:
        self._game, self._inks, self._kinds, self._setting, self._card = game, inks, kinds, setting, card
        self._rare, self._shared, self._two_sided = frozenset(rare), shared, two_sided

    @property
    @override
    def inks(self) -> Mapping[str, Ink]:
        return self._inks

    @override
    def page_kinds(self, language: str = ENGLISH) -> Mapping[str, str]:
        return {key: words_in(self._game, language)[f"pages-title-{key}"] for key in self._kinds}

    @override
    def on_request(self, documents: int = 1) -> frozenset[str]:
        return self._rare

    @override
    def pages(self, documents: Sequence[Document], kinds: Collection[str], options: PrintOptions) -> Pack:
        """Return the pages of these kinds. Raises KeyError for an unknown kind."""
        if unknown := set(kinds) - set(self._kinds):
            raise KeyError(min(unknown))
        words = words_in(self._game, options.language)
        fronts = replace(options.frame, mirrored=False)
        made: list[Page] = []
        printed: dict[str, bool] = {}
        for key in (key for key in self._kinds if key in kinds):
            for document in documents[:1] if key in self._shared else documents:
                before = len(made)
                if key in self._two_sided:
                    made += self._kinds[key](self._setting(document, options.frame, words))
                else:
                    add_bound(made, self._kinds[key](self._setting(document, fronts, words)), options.frame)
                if len(made) > before:
                    printed[key] = key in self._two_sided
        return Pack(tuple(made), tuple(printed), options.frame.mirrored or any(printed.values()))

    @override
    def card(self, document: Document, language: str = ENGLISH, is_shared: bool = True) -> Page:
        return self._card(document, words_in(self._game, language), is_shared)
