"""Drawings that are kept for ships that are alike."""

from typing_extensions import override

from metamaker.core.messages import words
from metamaker.games.metaverse.sheet.body import kept
from metamaker.games.metaverse.sheet.subject import class_subject
from metamaker.rendering.drawing import Drawing
from tests.games.metaverse.builders import BARE, fleet_of


class Emptied(dict[object, object]):
    """A table that another thread empties as soon as something is in it."""

    @override
    def __setitem__(self, key: object, value: object) -> None:
        super().__setitem__(key, value)
        self.clear()


def test_a_drawing_is_returned_even_if_another_thread_empties_the_table() -> None:
    subject = class_subject(fleet_of(BARE), BARE, words("metaverse"))
    drawings = (Drawing(10.0, 10.0, ()),)
    kept(subject, (1.0,), lambda: drawings)
    name = next(name for name, value in vars(subject.design).items() if isinstance(value, dict) and drawings in value.values())
    vars(subject.design)[name] = Emptied()
    assert kept(subject, (2.0,), lambda: drawings) is drawings
