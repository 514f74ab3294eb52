"""What happens around turns: rounds, order, ties, the end. Ships are told by number, speeds in hundredths."""

from typing import NamedTuple

Rules = tuple[str, ...]


class BattleBegan(NamedTuple):
    """The sides by name, and the number, side and name of each ship."""

    sides: tuple[str, ...]
    ships: tuple[tuple[int, int, str], ...]
    rules: Rules = ("CF-ELIM-04",)


class ShipSetOut(NamedTuple):
    """A ship begins a fight: its design and its numbers."""

    ship: int
    design: str
    mass: int
    speed: int
    heat: int
    crew: int
    rules: Rules = ("CF-DER-05", "CF-DER-06", "CF-DER-07")


class TieRolled(NamedTuple):
    """Ships of equal rank rolled until none was left: those that gained hundredths, and their speeds now."""

    ships: tuple[int, ...]
    speeds: tuple[int, ...]
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
    """It is over: the side that won, empty for a draw, and why."""

    winner: str
    reason: str
    rules: Rules


class ThreatsRolled(NamedTuple):
    """The threats of a fight were found on the chart: the faces, in the order thrown."""

    fight: int
    faces: tuple[int, ...]
    rules: Rules = ("CF-MODE-05", "CF-THR-01")


class FightSurvived(NamedTuple):
    """The group survived a fight: what each ship that lives scored in it, by name."""

    fight: int
    scores: tuple[tuple[str, int], ...]
    rules: Rules = ("CF-MODE-07",)
