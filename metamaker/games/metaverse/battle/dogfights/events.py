"""What happens in the Starfighter Combat Step: groups, shots of squadrons, surgical strikes."""

from typing import NamedTuple

from metamaker.games.metaverse.battle.frame import Rules


class StrengthGroupBegan(NamedTuple):
    """Squadrons of one strength may fire; strength 0: those with indirect weapons, beside 0 cm weapons of ships."""

    strength: int
    squadrons: tuple[str, ...]
    rules: Rules = ("MV-2.2.3-05", "MV-3.7.1-02")


class SquadronFired(NamedTuple):
    """A weapon of a squadron, by its name, is fired and hits: the arc of a ship, empty for another target."""

    squadron: str
    weapon: str
    target: str
    arc: str
    rules: Rules = ("MV-1.3.3-01", "MV-2.2.3-08", "MV-1.3.4-09")


class SquadronWasted(NamedTuple):
    """A shot of a squadron comes to nothing: its target is gone."""

    squadron: str
    weapon: str
    target: str
    rules: Rules = ("MV-2.2.3-05",)


class SystemStruck(NamedTuple):
    """A surgical strike has disabled a system with an odd die that came to the hull."""

    squadron: str
    ship: str
    system: str
    rules: Rules = ("MV-1.3.3-07", "MV-1.3.3-08")
