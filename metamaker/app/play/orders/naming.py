"""What is said of orders that are composed: the names of their forms, parts and options, and what it means to choose one."""

from collections.abc import Iterator
from typing import Any

from metamaker.app.play.orders.order_panel import Asked
from metamaker.app.texts import labelled
from metamaker.play.decision import Form, Option, Part, needed


class Naming:
    """What forms, parts and options are called: by the game's words, the names of pieces, or as their references say."""

    def __init__(self, asked: Asked) -> None:
        self._asked = asked
        self._words = asked.words
        self._pieces = {piece.ref: f"{piece.sign} {piece.name}" for piece in asked.moment.pieces}

    def form(self, form: Form) -> str:
        """Return what a form is called, with what is fixed in it and what it concerns: forms of one name differ by that."""
        fixed = [self.ref(value) for part in form.parts if (value := _fixed(part)) not in ("", form.ref)]
        of = [*fixed, *([self.ref(form.ref)] if form.ref else [])]
        return labelled(self.word(form.name), " · ".join(dict.fromkeys(of))) if of else self.word(form.name)

    def word(self, name: str) -> str:
        """Return what a form or a part is called."""
        return self._words.get(f"window-orders-{name.replace(' ', '_')}", name.replace("_", " "))

    def ref(self, ref: str) -> str:
        """Return what a piece or a system is called."""
        known = self._pieces.get(ref) or self._asked.dialogue.called(self._asked.place, ref)
        return known or self.word(ref.rpartition("/")[2])

    def meaning(self, form: Form, part: Part, option: Option) -> str:
        """Return what it means to choose an option alone, with its chances; empty where that is no answer by itself."""
        chosen = {**needed(form), part.name: (option.value,)}
        try:
            draft = self._asked.draft(self._asked.decision.composed(form, chosen))
        except (KeyError, IndexError, ValueError, TypeError):
            return ""
        return draft.outcome if draft.is_legal and not draft.is_blank else ""

    def option(self, option: Option) -> str:
        """Return what an option is called."""
        if option.text:
            return option.text
        value = option.value
        if isinstance(value, str):
            return self.ref(value)
        if isinstance(value, int):
            # The number of something that has a reference is its place in the program, which counts from 0.
            return self.word("true") if value is True else self.ref(option.ref) if option.ref else str(value)
        return " ".join(self._of_values(value)) or self.ref(option.ref)

    def composed(self, value: Any) -> str:
        """Return what a value is called that was composed: what all of its parts are called."""
        return " · ".join(self._of_values(value))

    def _of_values(self, value: Any) -> Iterator[str]:
        for each in value if isinstance(value, tuple) else (value,):
            if isinstance(each, tuple):
                yield from self._of_values(each)
            elif each not in ("", (), None):
                yield self.ref(str(each))


def _fixed(part: Part) -> str:
    """Return the one text that a part can be; empty where there is a choice, or it is a number."""
    if not part.single or not isinstance(part.domain, tuple) or len(part.domain) != 1:
        return ""
    (option,) = part.domain
    return option.value if isinstance(option, Option) and isinstance(option.value, str) else ""
