"""Every die of a battle is counted, or has no value in boxes."""

import importlib
import pkgutil
from collections.abc import Iterator
from types import ModuleType

from metamaker.games.metaverse import battle
from metamaker.games.metaverse.review.offered import HANDLERS

DICE = {"face", "faces", "halved_face", "row_face", "arc_face", "defence_faces", "judges"}
"""The fields of events with rolled faces."""

WITHOUT_VALUE = {
    # the set-up, before the review begins
    "InitiativeRolled",
    "ChartRolled",
    "SpeedsRolled",
    # the order in which sides act
    "DeclarationRolled",
    "ElectronicsOrderRolled",
    "SalvoOrderRolled",
    "FlightOrderRolled",
    # movement without damage
    "JumpDiceRolled",
    "JumpDiceKept",
    "FieldRolled",
    "AbsenceRolled",
    "WindRolled",
    "DustRolled",
    "GrapplerRolled",
    # commands of squadrons
    "MissionRolled",
    "TransferRolled",
    # all systems have the same value
    "SystemPicked",
    # one die has two events, and the other one is counted
    "SideRolled",
    "SurgeryDone",
}
"""Events with dice that are not counted by themselves."""


def _modules() -> Iterator[ModuleType]:
    for found in pkgutil.walk_packages(battle.__path__, f"{battle.__name__}."):
        if found.name.endswith("events"):
            yield importlib.import_module(found.name)


def _rolled() -> set[str]:
    classes = [each for module in _modules() for each in vars(module).values() if hasattr(each, "_fields")]
    return {each.__name__ for each in classes if DICE & set(each._fields)}


def test_every_die_is_counted_or_has_no_value() -> None:
    counted = {each.__name__ for each in HANDLERS}
    rolled = _rolled()
    assert len(rolled) > 30
    assert rolled - counted - WITHOUT_VALUE == set()
    assert WITHOUT_VALUE - rolled == set()
