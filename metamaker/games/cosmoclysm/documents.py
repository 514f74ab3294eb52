"""Boards as documents: files, templates, search by name, descriptions."""

from collections.abc import Mapping

from typing_extensions import override

from metamaker.core.messages import ENGLISH, language_in_force
from metamaker.game_api.documents import ModelDocuments, NotInDocument, StatText
from metamaker.games.cosmoclysm.messages import message
from metamaker.games.cosmoclysm.model.board import GAME, Board, hex_ref


class BoardDocuments(ModelDocuments[Board]):
    """See `Documents`."""

    nameless = "document-nameless"

    def __init__(self) -> None:
        super().__init__(GAME, Board)

    @override
    def templates(self, language: str = ENGLISH) -> Mapping[str, str]:
        from metamaker.games.cosmoclysm.templates import template_titles

        return template_titles(self.words(language))

    @override
    def new(self, name: str, file: str, template: str = "", language: str = ENGLISH) -> Board:
        from metamaker.games.cosmoclysm.templates import board_of_template

        return self.read({**self.body(board_of_template(template)), "name": name}, file)

    @override
    def title(self, document: Board) -> str:
        if len(document.players) == 1:  # one side of a game: all sides have the same board
            (player,) = document.players
            return player.name or self.words(language_in_force())[f"names-{player.colour}"]
        return super().title(document)

    @override
    def find(self, document: Board, name: str) -> str:
        """Find hexes by their names: `A5`."""
        asked = name.removeprefix(hex_ref(""))
        try:
            document.index_of(asked)
        except KeyError:
            raise NotInDocument(message("play-no_hex", name=name)) from None
        return hex_ref(asked.upper())

    @override
    def texts(self, document: Board, ref: str, language: str = ENGLISH) -> tuple[StatText, ...]:
        from metamaker.games.cosmoclysm.text_export import PARTS, board_text, hex_text, part_text

        words = self.words(language)
        if ref in PARTS:
            return (part_text(ref, words),)
        return (hex_text(document, ref, words) if ref else board_text(document, words),)
