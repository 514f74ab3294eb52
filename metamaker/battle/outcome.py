"""What is kept of a battle when thousands are fought, and what a game gives that its battles can be."""

from typing import NamedTuple, Protocol, TypeVar

Payload_contra = TypeVar("Payload_contra", contravariant=True)


class Fate(NamedTuple):
    """What became of something of a contestant, 0 or 1: what it is, such as its class, and how it ended, in a word or two."""

    contestant: int
    what: str
    end: str


class Outcome(NamedTuple):
    """How one battle ended.

    `winner` is 0 or 1 as the payload lists the contestants, whichever side of the table they fought on; None is a draw.
    `counts` are whatever the game counts, by label: what killed whom. A label may stand there more than once. `fates`
    are those of all that took part, the survivors too, each with how many met it.
    """

    winner: int | None
    turns: int
    counts: tuple[tuple[str, int], ...] = ()
    fates: tuple[tuple[Fate, int], ...] = ()


class Fight(Protocol[Payload_contra]):
    """A game's way to fight one battle: a function at the top of a module, since other processes look it up by its name.

    The same payload, seed and `mirrored` give the same outcome. `mirrored`: the contestants have changed sides.
    """

    def __call__(self, payload: Payload_contra, seed: int, mirrored: bool, /) -> Outcome:
        """Return the outcome of the battle with this seed."""
