"""Maps as documents: files, templates, search by name, descriptions."""

from collections.abc import Mapping

from typing_extensions import override

from metamaker.core.messages import ENGLISH
from metamaker.game_api.documents import ModelDocuments, StatText
from metamaker.games.cosmos_commanders.model.star_map import GAME, StarMap


class MapDocuments(ModelDocuments[StarMap]):
    """See `Documents`."""

    nameless = "document-nameless"

    def __init__(self) -> None:
        super().__init__(GAME, StarMap)

    @override
    def templates(self, language: str = ENGLISH) -> Mapping[str, str]:
        from metamaker.games.cosmos_commanders.templates import template_titles

        return template_titles(self.words(language))

    @override
    def is_by_dice(self, template: str) -> bool:
        from metamaker.games.cosmos_commanders.templates import BY_DICE

        return template in BY_DICE

    @override
    def new(self, name: str, file: str, template: str = "", language: str = ENGLISH) -> StarMap:
        """Return a new map; a random template takes its seed from the name, or from the number after the `#` of the key."""
        from metamaker.games.cosmos_commanders.templates import map_of_template

        return self.read({**self.body(map_of_template(template, name, language)), "name": name}, file)

    @override
    def find(self, document: StarMap, name: str) -> str:
        """Find systems by id or name, sectors by their reference."""
        from metamaker.games.cosmos_commanders.lookup import found

        return found(document, name)

    @override
    def texts(self, document: StarMap, ref: str, language: str = ENGLISH) -> tuple[StatText, ...]:
        from metamaker.games.cosmos_commanders.text_export import map_text, text_of

        words = self.words(language)
        return (text_of(document, ref, words) if ref else map_text(document, words),)
