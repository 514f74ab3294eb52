"""Events of the Repair Step. Layers are counted from 1, the top one; boxes return and go in the order listed."""

from typing import NamedTuple

from metamaker.games.metaverse.battle.frame import Rules


class RepairRolled(NamedTuple):
    """Crew parties worked on a system: the rolled face, the result of the damage control die, whether it works again."""

    ship: str
    system: str
    crew: int
    face: int
    result: int
    repaired: bool
    rules: Rules = ("MV-2.3.1-06", "MV-2.3.1-07")


class HullRestored(NamedTuple):
    """Hull boxes were restored: the layer of each. The rules show the source: crew parties, or a hull that grows."""

    ship: str
    section: str
    layers: tuple[int, ...]
    rules: Rules


class HullSacrificed(NamedTuple):
    """A biological hull gave boxes for a system: the layer of each, and the parties lost with lost layers."""

    ship: str
    section: str
    system: str
    layers: tuple[int, ...]
    crew: int
    marines: int
    rules: Rules = ("MV-3.1.2-11", "MV-3.1.2-13")


class SystemHealed(NamedTuple):
    """A sacrifice of hull repaired a system."""

    ship: str
    system: str
    rules: Rules = ("MV-3.1.2-05",)


class WeaponReloaded(NamedTuple):
    """A sacrifice of hull reloaded a weapon that fires once."""

    ship: str
    system: str
    rules: Rules = ("MV-3.1.2-09",)


class ShieldsRegenerated(NamedTuple):
    """Generators gave an arc shield hits: their number, and the new total."""

    ship: str
    arc: str
    hits: int
    now: int
    rules: Rules = ("MV-3.5.8-04",)


class GeneratorModulated(NamedTuple):
    """A modulated generator serves a neighbouring arc instead of its own."""

    ship: str
    generator: str
    arc: str
    rules: Rules = ("MV-3.5.10-02",)


class ShieldsAdapted(NamedTuple):
    """The adaptation of an arc rose, to this level."""

    ship: str
    arc: str
    level: int
    rules: Rules = ("MV-3.5.9-02",)


class PlateLost(NamedTuple):
    """An arc hit on the hull lost an ablative plate; `left` remain."""

    ship: str
    arc: str
    left: int
    rules: Rules = ("MV-3.1.4-04",)


class AirFouled(NamedTuple):
    """Life support was still disabled at the end of the step: all parties in the section are lost, boarders too."""

    ship: str
    section: str
    crew: int
    marines: int
    boarders: int
    rules: Rules = ("MV-2.3.1-13", "MV-3.2.2-06")
