"""Stories call things as the universe of each ship does."""

from metamaker.core.messages import words
from metamaker.games.metaverse.battle.start import Setup, begun, entries, shared_mass_factor
from metamaker.games.metaverse.battle.wording.names import Names
from metamaker.games.metaverse.model.fleet import GAME
from metamaker.games.metaverse.model.house_word import HouseWord
from metamaker.play.dice import SeededDice
from tests.games.metaverse.battle.narration.tables import fleet


def test_the_systems_of_a_ship_are_called_as_its_own_universe_calls_them() -> None:
    one, other = fleet("grindstone-haulers"), fleet("the-even-hand")
    one = one.with_(words=(HouseWord(term="sensor_array", word="Deep ear"),), mass_factor=other.mass_factor)
    formula = shared_mass_factor(one, other)
    sides = entries(one, formula), entries(other, formula)
    table = begun(sides, (one.name, other.name), SeededDice(1), Setup()).table
    for language, usual in (("en", "sensor array"), ("fr", "capteur")):
        names = Names(table, words(GAME, language))
        ours, theirs = (
            " ".join(text for vessel in table.vessels if vessel.side == side for text in names.known(vessel.key).values())
            for side in (0, 1)
        )
        assert "deep ear" in ours.lower()
        assert usual not in ours.lower()
        assert "deep ear" not in theirs.lower()
        assert usual in theirs.lower()
