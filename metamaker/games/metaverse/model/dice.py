"""The dice that designs name."""

from enum import StrEnum


class Die(StrEnum):
    """A damage die. Rule MV-3.6.1-01."""

    D1 = "D1"
    D2 = "D2"
    D3 = "D3"
    D4 = "D4"
    D5 = "D5"
    D6 = "D6"
    D8 = "D8"
    D10 = "D10"
    D12 = "D12"

    @property
    def faces(self) -> int:
        """The highest result of the die."""
        return int(self.value[1:])


class CommandDie(StrEnum):
    """Command quality, unsteadiest first. Rule MV-3.1.12-01."""

    D2 = "D2"
    D3 = "D3"
    D4 = "D4"
    D5 = "D5"
    D6 = "D6"


class DamageControlDie(StrEnum):
    """Damage-control quality, poorest first. Rule MV-3.1.13-01."""

    D6 = "D6"
    D5 = "D5"
    D4 = "D4"
