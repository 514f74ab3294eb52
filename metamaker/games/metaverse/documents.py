"""Fleets as documents: files, templates, search by name, descriptions."""

from collections.abc import Mapping

from typing_extensions import override

from metamaker.core.envelope import migrated, unwrap
from metamaker.core.json_text import parse
from metamaker.core.messages import ENGLISH
from metamaker.core.schema_errors import JsonObject
from metamaker.core.storage import read_file
from metamaker.game_api.documents import ModelDocuments, StatText
from metamaker.games.metaverse.model.attendance import everyone, present
from metamaker.games.metaverse.model.fleet import FORMAT, GAME, Fleet
from metamaker.games.metaverse.model.words import ValueKind

_OF_UNIVERSES = frozenset({"words", "universes"})

GROUPING = frozenset({"sections", "components", "mounts", "bays"})
"""Keys between a class and its parts in a file that the reference of a part does not contain."""


class FleetDocuments(ModelDocuments[Fleet]):
    """See `Documents`. Functions import rarely used modules themselves."""

    def __init__(self) -> None:
        super().__init__(GAME, Fleet, GROUPING)

    @override
    def templates(self, language: str = ENGLISH) -> Mapping[str, str]:
        from metamaker.games.metaverse.templates import template_titles

        return template_titles(self.words(language))

    @override
    def new(self, name: str, file: str, template: str = "", language: str = ENGLISH) -> Fleet:
        from metamaker.games.metaverse.templates import first_fleet, fleet_of_template

        fleet = fleet_of_template(template, self._opened, self.words(language)) if template else first_fleet()
        return self.read({**self.body(fleet), "name": name}, file)

    def _opened(self, file: str) -> Fleet:
        envelope = unwrap(parse(read_file(file), file), file)
        return self.read(migrated(envelope, FORMAT, file), file)

    @override
    def body(self, document: Fleet) -> JsonObject:
        """Only fleets of a universe, or with measured values, have these entries in their files; other files stay the same."""
        body = super().body(document)
        if document.value_kind is ValueKind.STANDARD:
            del body["value_kind"]
        return {key: value for key, value in body.items() if value or key not in _OF_UNIVERSES}

    @override
    def find(self, document: Fleet, name: str) -> str:
        """Ids go before names, ships before classes."""
        from metamaker.games.metaverse.lookup import found

        return found(document, name)

    @override
    def texts(self, document: Fleet, ref: str, language: str = ENGLISH) -> tuple[StatText, ...]:
        from metamaker.games.metaverse.text_export import document_text, stat_text

        words = self.words(language)
        return (stat_text(document, ref, words) if ref else document_text(present(document), words),)

    @override
    def present(self, document: Fleet) -> Fleet:
        return present(document)

    @override
    def everyone(self, document: Fleet) -> Fleet:
        return everyone(document)
