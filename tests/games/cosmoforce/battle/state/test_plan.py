"""The numbers and sets of slots by which the battle knows a design."""

from metamaker.games.cosmoforce.battle import state
from metamaker.games.cosmoforce.battle.state import COUNT, KINDS, SLOTS_OF, Plan
from metamaker.games.cosmoforce.rules.editions import ROSTER
from tests.games.cosmoforce.battle.fights import ARMOR, CRUISER, ENGINE, RAILGUN, design


def test_the_number_of_a_kind_is_its_place_in_the_catalogue_of_words() -> None:
    assert [getattr(state, kind.name) for kind in KINDS] == list(range(len(KINDS)))


def test_sets_of_slots_are_bits() -> None:
    known = Plan(design(CRUISER, ENGINE, ARMOR, RAILGUN, RAILGUN), ROSTER)
    assert (known.mounted, known.masks[state.RAILGUN], known.room, known.empty_slots) == (0b1111, 0b1100, 9, 6)
    assert (SLOTS_OF[0b1101], COUNT[0b1101]) == ((0, 2, 3), 3)
