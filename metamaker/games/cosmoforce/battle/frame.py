"""What happens around turns: rounds, order, ties and who breaks them, the end, what a fight of a survival run was worth."""

from typing import NamedTuple


class TieRoll(NamedTuple):
    """One roll of a tied ship: each effective face is a hundredth."""

    ship: int
    faces: tuple[int, ...]


class TieSpeed(NamedTuple):
    """The speed of a ship that was tied, in hundredths."""

    ship: int
    speed: int


class Award(NamedTuple):
    """The points of a ship: those for the fight, the empty slots that score, what both are worth, and all of its points now."""

    ship: str
    base: int
    empty_slots: int
    points: int
    total: int


Rules = tuple[str, ...]


class BattleBegan(NamedTuple):
    """The sides by name, the number, side and name of each ship, and which fight of a survival run it is, 0 for none."""

    sides: tuple[str, ...]
    ships: tuple[tuple[int, int, str], ...]
    fight: int = 0
    rules: Rules = ("CF-ELIM-04",)


class ShipSetOut(NamedTuple):
    """A ship begins a fight: its design and its numbers; `crew` are the living, `hurt` those of them who are."""

    ship: int
    design: str
    mass: int
    speed: int
    heat: int
    crew: int
    hurt: int = 0
    rules: Rules = ("CF-DER-05", "CF-DER-06", "CF-DER-07")


class TieRolled(NamedTuple):
    """Ships of equal rank rolled until none was left: each roll in its order, then the speeds of these ships."""

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
    """It is over: the side that won, empty for a draw, and why; and which fight of a survival run it was, 0 for none.

    `reason`: `last-ships` are the winner's, or a draw with `nobody-left` or `no-time`.
    """

    winner: str
    reason: str
    rules: Rules
    fight: int = 0


class ThreatsRolled(NamedTuple):
    """The threats of a fight were found on the chart: for so many ships of the group these faces, in the order thrown."""

    fight: int
    ships: int
    faces: tuple[int, ...]
    rules: Rules = ("CF-MODE-05", "CF-THR-01")


class FightSurvived(NamedTuple):
    """The group survived a fight: what each ship that lives scored in it."""

    fight: int
    awards: tuple[Award, ...]
    rules: Rules = ("CF-MODE-07",)
