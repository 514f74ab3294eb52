"""The form of the rules of a group: open rules show the value of the edition, different ones are marked."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from metamaker.app.context import Context
from metamaker.app.cosmoforce.texts import tr
from metamaker.app.form.element_form import ElementForm
from metamaker.app.form.field_messages import Remark
from metamaker.app.overrides import override
from metamaker.core.property import Choice, Property, PropertyKind
from metamaker.games.cosmoforce.edits.structure import FLEET

DOCUMENT = ("name", "author", "licence", "tags", "public", "notes")
"""The properties of the document itself."""

_GAME = ("edition", "open_build", "time_limit", "web_elimination", "empty_slot_bonus", "strict_baby_striker")
_TURNS = (
    "round_shape",
    "repeat_action",
    "tie_break",
    "equal_speed_is_level",
    "dynamic_order",
    "afterburner_thrust",
    "burn_bonus",
)
_FIRE = (
    "attack_limit",
    "infinite_mass",
    "hangar_mode",
    "hangar_uses_infinite_mass",
    "missile_depletion",
    "missile_detonation",
    "missile_detonates_once",
    "ram",
    "evasion_needs_change",
    "strafe_run",
)
_HEAT = ("passive_cooling", "conserve", "heat_damage", "collision", "collision_whole_speed")
_CREW = ("repair_scope", "habitat_loss_kills", "crew_hurt_by_system_damage", "hero_crew")

RULES = (*_GAME, *_TURNS, *_FIRE, *_HEAT, *_CREW)
"""The edition, every toggle and every option, group by group."""


def headings() -> Mapping[str, str]:
    """Return the headings of the groups, by the first key of each."""
    return {
        _GAME[0]: tr("window-fleet-game"),
        _TURNS[0]: tr("window-fleet-turns-speed"),
        _FIRE[0]: tr("window-fleet-attacks"),
        _HEAT[0]: tr("window-fleet-heat-collisions"),
        _CREW[0]: tr("window-fleet-crew-heading"),
    }


_OPEN, _YES, _NO = "", "yes", "no"
"""Values of boxes for an open toggle, and for yes and no."""


class RulesForm(ElementForm):
    """The form of the edition, toggles and options of an open document."""

    def __init__(self, context: Context) -> None:
        super().__init__(context.document, context.language, with_rules=True)
        self.show_element(FLEET, RULES, headings())

    @property
    def different(self) -> tuple[str, ...]:
        """The keys of the rules that differ from the edition."""
        return tuple(shown.key for shown in self.shown if _differs(shown))

    @override
    def put(self, properties: Sequence[Property]) -> None:
        """Show these properties; an optional choice is a box, and its first entry shows the value of the edition."""
        super().put([self._boxed(shown) for shown in properties])
        self.remark({shown.key: self._remarks(shown) for shown in properties})

    def _remarks(self, shown: Property) -> Sequence[Remark]:
        """Return the remarks below a field: the value of the edition, or the difference from it."""
        word = self._word(shown, shown.usual)
        if _differs(shown):
            text = tr("window-fleet-differs-edition-says" if shown.optional else "window-fleet-differs-usual", value=word)
            back = partial(self._back, shown.key, None if shown.optional else shown.usual)
            return (Remark(text, "warning", tr("window-fleet-put-back"), back),)
        if shown.optional and shown.value is None:
            return (Remark(tr("window-fleet-edition-value", value=word)),)
        return ()

    def _back(self, key: str, value: object) -> None:
        super()._edit(key, value)

    def _word(self, shown: Property, value: object) -> str:
        """Return the display text of a value."""
        if shown.kind is PropertyKind.FLAG:
            return tr("window-fleet-yes") if value else tr("window-fleet-no")
        if shown.least_called and value == shown.least:
            return shown.least_called
        named = {choice.value: choice.text for choice in shown.choices}
        return named.get(str(value)) or " ".join(filter(None, (str(value), shown.unit)))

    def _boxed(self, shown: Property) -> Property:
        if not shown.optional or shown.kind not in {PropertyKind.FLAG, PropertyKind.CHOICE}:
            return shown
        choices = shown.choices
        value = shown.value
        if shown.kind is PropertyKind.FLAG:
            choices = (Choice(_YES, tr("window-fleet-yes")), Choice(_NO, tr("window-fleet-no")))
            value = None if value is None else _YES if value else _NO
        by_edition = Choice(
            _OPEN, tr("window-fleet-edition"), hint=tr("window-fleet-edition-value", value=self._word(shown, shown.usual))
        )
        return replace(
            shown,
            kind=PropertyKind.CHOICE,
            optional=False,
            choices=(by_edition, *choices),
            value=_OPEN if value is None else value,
        )

    @override
    def _edit(self, key: str, value: object) -> None:
        shown = next((each for each in self.shown if each.key == key), None)
        if shown is not None and shown.optional and shown.kind in {PropertyKind.FLAG, PropertyKind.CHOICE}:
            value = None if value == _OPEN else value == _YES if shown.kind is PropertyKind.FLAG else value
        super()._edit(key, value)


def _differs(shown: Property) -> bool:
    return shown.usual is not None and shown.value is not None and shown.value != shown.usual
