"""Which of the toggles and options of a document stand together in its form."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

DOCUMENT = ("name", "author", "tags", "public", "notes")
"""What a document says of itself."""

_GAME = ("edition", "open_build", "time_limit", "web_elimination", "empty_slot_bonus", "strict_baby_striker")
_TURNS = ("round_shape", "repeat_action", "tie_break", "dynamic_order", "afterburner_thrust", "burn_bonus")
_FIRE = (
    "attack_limit",
    "infinite_mass",
    "hangar_mode",
    "hangar_uses_infinite_mass",
    "missile_depletion",
    "missile_detonation",
    "missile_detonates_once",
    "ram",
    "strafe_run",
)
_HEAT = ("passive_cooling", "conserve", "heat_damage", "collision", "collision_whole_speed")
_CREW = ("repair_scope", "habitat_loss_kills", "crew_hurt_by_system_damage", "hero_crew")

RULES = (*_GAME, *_TURNS, *_FIRE, *_HEAT, *_CREW)
"""The edition, every toggle and every option, group by group."""


def headings() -> Mapping[str, str]:
    """Return the headings of the groups, by the first key of each."""
    translate = QCoreApplication.translate
    return {
        _GAME[0]: translate("RuleGroups", "THE GAME"),
        _TURNS[0]: translate("RuleGroups", "TURNS AND SPEED"),
        _FIRE[0]: translate("RuleGroups", "ATTACKS"),
        _HEAT[0]: translate("RuleGroups", "HEAT AND COLLISIONS"),
        _CREW[0]: translate("RuleGroups", "CREW"),
    }
