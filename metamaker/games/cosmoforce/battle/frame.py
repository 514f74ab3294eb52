"""Events around turns: rounds, order, ties, the end, the points of a fight of a survival run."""

from typing import NamedTuple


class TieRoll(NamedTuple):
    """One roll of a tied ship: each effective face is a hundredth."""

    ship: int
    faces: tuple[int, ...]


class TieSpeed(NamedTuple):
    """The speed of a tied ship, in hundredths."""

    ship: int
    speed: int


class Award(NamedTuple):
    """The points of a ship: those for the fight, the scoring empty slots, their sum, and its total now."""

    ship: str
    base: int
    empty_slots: int
    points: int
    total: int


Rules = tuple[str, ...]


class BattleBegan(NamedTuple):
    """The sides by name, the number, side and name of each ship, and the number of the fight of a survival run, 0 for none."""

    sides: tuple[str, ...]
    ships: tuple[tuple[int, int, str], ...]
    fight: int = 0
    rules: Rules = ("CF-ELIM-04",)


class ShipSetOut(NamedTuple):
    """A ship begins a fight: its design and its numbers; `crew`: alive; `hurt`: wounded among them."""

    ship: int
    design: str
    mass: int
    speed: int
    heat: int
    crew: int
    hurt: int = 0
    rules: Rules = ("CF-DER-05", "CF-DER-06", "CF-DER-07")


class TieRolled(NamedTuple):
    """Ships of equal rank rolled until no tie was left: each roll in its order, then the speeds of these ships."""

    rolls: tuple[TieRoll, ...]
    speeds: tuple[TieSpeed, ...]
    rules: Rules


class RoundBegan(NamedTuple):
    """A round begins: the ships in the order of their turns."""

    round: int
    order: tuple[int, ...]
    rules: Rules = ("CF-RND-01", "CF-RND-02")


class TurnBegan(NamedTuple):
    """A ship has its turn."""

    ship: int
    rules: Rules = ("CF-STEP-01",)


class AftermathBegan(NamedTuple):
    """All turns of the round are over."""

    rules: Rules = ("CF-RND-04",)


class BattleEnded(NamedTuple):
    """The end: the winning side (empty for a draw), the reason, and the number of the fight of a survival run, or 0.

    `reason`: `last-ships` for a winner, `nobody-left` or `no-time` for a draw.
    """

    winner: str
    reason: str
    rules: Rules
    fight: int = 0


class ThreatsRolled(NamedTuple):
    """The threats of a fight were rolled on the chart: the number of ships in the group, and the faces in order."""

    fight: int
    ships: int
    faces: tuple[int, ...]
    rules: Rules = ("CF-MODE-05", "CF-THR-01")


class FightSurvived(NamedTuple):
    """The group survived a fight: the points of each living ship in it."""

    fight: int
    awards: tuple[Award, ...]
    rules: Rules = ("CF-MODE-07",)
