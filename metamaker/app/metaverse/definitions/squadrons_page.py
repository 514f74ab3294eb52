"""The page of what is carried: squadron types with their weapons, and the bays that hold them."""

from PySide6.QtWidgets import QWidget

from metamaker.app.context import Context
from metamaker.app.metaverse.definitions.definition_editor import DefinitionEditor
from metamaker.app.metaverse.definitions.definitions_page import DefinitionsPage
from metamaker.app.metaverse.definitions.squadron_weapons import SquadronWeapons
from metamaker.app.widgets.layouts import TallArea
from metamaker.core.issue import Issue
from metamaker.games.metaverse.checks.all import check_bay, check_starfighter
from metamaker.games.metaverse.edits.definitions import Definition
from metamaker.games.metaverse.model.bay import Bay
from metamaker.games.metaverse.model.design import definitions
from metamaker.games.metaverse.model.starfighter import Starfighter

_TYPES, _BAYS = "starfighters", "bays"


class SquadronsPage(DefinitionsPage):
    """The squadron types and bays of a fleet, and the weapons of the type that is shown."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, "squadrons_page")
        adding = self.tr("New squadron type")
        self.types = self.new_list(_TYPES, self.tr("Squadron types"), adding)
        self.bays = self.new_list(_BAYS, self.tr("Bay types"), self.tr("New bay type"))
        self.weapons = SquadronWeapons(self.commands, self.language)
        nothing = self.tr("This fleet has no squadrons and no bays yet.")
        editor = DefinitionEditor(self.commands, self.language, nothing, adding, _TYPES)
        side = TallArea(self.strip, self.weapons, spacing=self.fontMetrics().height() // 2)
        self.begin((self.types, self.bays), editor, side)

    @property
    def shown(self) -> Definition | None:
        """The squadron type or bay that is shown."""
        group, _, of_id = self.editor.ref.partition("/")
        known = definitions(self.commands.fleet)
        return known.starfighters.get(of_id) if group == _TYPES else known.bays.get(of_id)

    def follow(self, ref: str) -> None:
        """Show what is selected; a weapon of a squadron type is edited at once."""
        super().follow(ref)
        match ref.split("/"):
            case [group, of_id, "weapons", *_, number] if f"{group}/{of_id}" in self.refs and number.isdecimal():
                self.weapons.begin(int(number) - 1)

    def show_shown(self) -> None:
        """See DefinitionsPage."""
        definition = self.shown
        issues = _issues(definition)
        squadron = definition if isinstance(definition, Starfighter) else None
        self.editor.renew([each for each in issues if each.where == self.editor.ref])
        self.weapons.setVisible(squadron is not None)
        self.weapons.show_squadron(squadron, issues)
        self.strip.show_definition(definition)


def _issues(definition: Definition | None) -> tuple[Issue, ...]:
    if isinstance(definition, Starfighter):
        return check_starfighter(definition)
    return check_bay(definition) if isinstance(definition, Bay) else ()


def make(context: Context) -> QWidget:
    """Return the page of an open fleet."""
    return SquadronsPage(context)
