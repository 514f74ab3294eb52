"""The page of weapons: the weapons of this fleet, all properties of one, and its exact effect."""

from metamaker.app.building import Steps
from metamaker.app.context import Context
from metamaker.app.metaverse.definitions.definition_editor import DefinitionEditor
from metamaker.app.metaverse.definitions.definitions_page import DefinitionsPage, DefinitionStrip
from metamaker.app.metaverse.definitions.weapon_charts import WeaponCharts
from metamaker.app.metaverse.texts import tr
from metamaker.app.overrides import override
from metamaker.games.metaverse.checks.all import check_weapon
from metamaker.games.metaverse.model.design import definitions
from metamaker.games.metaverse.model.weapon import Weapon

_GROUP = "weapons"


class WeaponsPage(DefinitionsPage):
    """The weapons of a fleet, and the charts of the shown one."""

    def __init__(self, context: Context, *, whole: bool = True) -> None:
        super().__init__(context, "weapons_page", whole=whole)

    @override
    def build(self, context: Context) -> Steps:
        adding = tr("window-common-new-weapon")
        self.list = self.new_list(_GROUP, tr("window-common-weapons"), adding)
        yield
        self.strip = DefinitionStrip(context, self.words)
        self.charts = WeaponCharts(context, self.words)
        self.charts.area.column.insertWidget(0, self.strip)
        yield
        nothing = tr("window-definitions-fleet-no-weapons")
        editor = DefinitionEditor(self.commands, self.language, nothing, adding, _GROUP, self._headings())
        yield from self.begin((self.list,), editor, self.charts)

    def _headings(self) -> dict[str, str]:
        """Return the headings of the form, by the key of the next field."""
        return {
            "name": tr("window-definitions-identity"),
            "damage_type": tr("window-definitions-damage"),
            "target_method": tr("window-definitions-reach"),
            "aoe_cm": tr("window-definitions-area-fire"),
            "armour_piercing": tr("window-definitions-piercing"),
            "qualities": tr("window-definitions-special"),
        }

    @property
    def shown(self) -> Weapon | None:
        """The shown weapon."""
        return definitions(self.commands.fleet).weapons.get(self.editor.ref.partition("/")[2])

    @override
    def show_shown(self) -> None:
        weapon = self.shown
        self.editor.renew(check_weapon(weapon) if weapon else ())
        self.strip.show_definition(weapon)
        self.charts.show_weapon(weapon, self.commands.fleet)
        self.charts.setVisible(weapon is not None)
