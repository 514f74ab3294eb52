"""Fleets as documents: files, templates, search by name, descriptions."""

from collections.abc import Mapping

from typing_extensions import override

from metamaker.core.messages import ENGLISH
from metamaker.core.schema_errors import JsonObject
from metamaker.game_api.documents import ModelDocuments, StatText
from metamaker.games.cosmoforce.model.attendance import everyone, present
from metamaker.games.cosmoforce.model.design import ShipClass
from metamaker.games.cosmoforce.model.fleet import GAME, Fleet

_FIGHTER = {"ship_class": ShipClass.FIGHTER.value}


class FleetDocuments(ModelDocuments[Fleet]):
    """See `Documents`. Values set by the edition stay absent in a file."""

    nameless = "pages-nameless"

    def __init__(self) -> None:
        super().__init__(GAME, Fleet)

    @override
    def templates(self, language: str = ENGLISH) -> Mapping[str, str]:
        from metamaker.games.cosmoforce.templates import template_titles

        return template_titles(self.words(language))

    @override
    def new(self, name: str, file: str, template: str = "", language: str = ENGLISH) -> Fleet:
        from metamaker.games.cosmoforce.templates import first_fleet, fleet_of_template

        fleet = fleet_of_template(template) if template else first_fleet()
        return self.read({**self.body(fleet), "name": name}, file)

    @override
    def completed(self, body: JsonObject) -> JsonObject:
        """Early codes omitted the class of a Fighter; files never did. Rule CF-SHIP-01."""
        designs = body.get("designs")
        if not isinstance(designs, list):
            return body
        return {**body, "designs": [_FIGHTER | each if isinstance(each, dict) else each for each in designs]}

    @override
    def find(self, document: Fleet, name: str) -> str:
        """Ids have priority over names, ships over designs."""
        from metamaker.games.cosmoforce.lookup import found

        return found(document, name)

    @override
    def texts(self, document: Fleet, ref: str, language: str = ENGLISH) -> tuple[StatText, ...]:
        from metamaker.games.cosmoforce.text_export import document_text, stat_text

        words = self.words(language)
        return (stat_text(document, ref, words) if ref else document_text(present(document), words),)

    @override
    def present(self, document: Fleet) -> Fleet:
        return present(document)

    @override
    def everyone(self, document: Fleet) -> Fleet:
        return everyone(document)
