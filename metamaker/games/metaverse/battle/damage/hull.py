"""Boxes crossed off inside a ship, by raking and penetrating damage (1.3.6)."""

from collections.abc import Iterable

from metamaker.games.metaverse.battle.blueprint.places import CORE, SECTION_WORDS
from metamaker.games.metaverse.battle.damage.cause import Cause
from metamaker.games.metaverse.battle.damage.loss import cause_critical, destroy_section
from metamaker.games.metaverse.battle.events.damage import BoxesLost, PartiesLost
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import Vessel

_RAKES, _PENETRATES = ("MV-1.3.6-02",), ("MV-1.3.6-03",)
_LAYER_LOST, _BOTTOM_HIT = ("MV-1.3.7-01",), ("MV-1.3.7-02",)


def rake(battle: Battle, vessel: Vessel, section: int, amount: int, cause: Cause, *, carries_over: bool = True) -> int:
    """Cross off so many boxes of a section, then of the core unless nothing carries over; return the boxes lost.

    Layers lost cause criticals, which wait for their batch. Rules MV-1.3.6-02, -06, MV-1.3.7-12.
    """
    lost = _raked(battle, vessel, section, amount, cause)
    if lost < amount and carries_over and section != CORE:
        lost += _raked(battle, vessel, CORE, amount - lost, cause)
    return lost


def _raked(battle: Battle, vessel: Vessel, section: int, amount: int, cause: Cause) -> int:
    """Cross off boxes of one section from the top layer down; a section without a box to lose is destroyed."""
    state = vessel.sections[section]
    if amount <= 0 or not state.stands:
        return 0
    left = amount
    for layer, boxes in enumerate(state.boxes):
        if boxes:
            taken = boxes if boxes < left else left
            _cross(battle, vessel, section, layer, taken, cause)
            left -= taken
            if not left:
                return amount
    destroy_section(battle, vessel, section, cause)
    return amount - left


def penetrate(battle: Battle, vessel: Vessel, way: Iterable[int], amount: int, cause: Cause) -> int:
    """Cross off one box of each layer of the sections on the way, those that stand; return the boxes lost.

    What is left behind the last section is discarded. Rules MV-1.3.6-03, -04, -06, -10 to -12, MV-1.3.7-02, -10.
    """
    left = amount
    for section in way:
        state = vessel.sections[section]
        if not left or not vessel.fights:
            break
        bottom = len(state.boxes) - 1
        for layer in range(bottom + 1):
            if left and state.boxes[layer]:
                left -= 1
                _cross(battle, vessel, section, layer, 1, cause, _PENETRATES)
                if layer == bottom and state.stands:
                    cause_critical(battle, vessel, section, cause, _BOTTOM_HIT)
        if left and not state.left:
            destroy_section(battle, vessel, section, cause)
    return amount - left


def _cross(
    battle: Battle, vessel: Vessel, section: int, layer: int, number: int, cause: Cause, rules: tuple[str, ...] = _RAKES
) -> None:
    """Cross off boxes of one layer, which has as many; the section goes with the last layer. Rules MV-1.3.6-05, -13."""
    state = vessel.sections[section]
    rest = state.boxes[layer] = state.boxes[layer] - number
    state.crossed += [layer] * number
    if battle.telling:
        battle.tell(BoxesLost(vessel.key, SECTION_WORDS[section], layer + 1, number, rest, rules))
    if rest:
        return
    if layer == len(state.boxes) - 1:
        destroy_section(battle, vessel, section, cause)
        return
    _lose_layer(battle, vessel, section, layer)
    cause_critical(battle, vessel, section, cause, _LAYER_LOST)


def _lose_layer(battle: Battle, vessel: Vessel, section: int, layer: int) -> None:
    """Take the parties that are still on a layer without boxes. Rules MV-1.3.6-13, MV-3.1.6-03, MV-3.1.7-02."""
    state = vessel.sections[section]
    crew, marines = state.crew[layer], state.marines[layer]
    if crew or marines:
        state.crew[layer] = state.marines[layer] = 0
        battle.tell(PartiesLost(vessel.key, SECTION_WORDS[section], layer + 1, crew, marines))
