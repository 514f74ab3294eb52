"""Texts about composed orders: the names of forms, parts and options, and the meaning of a choice."""

from collections.abc import Iterator
from typing import Any

from metamaker.app.play.orders.order_panel import Asked
from metamaker.app.texts import labelled
from metamaker.play.decision import Form, Option, Part, needed


class Naming:
    """Names forms, parts and options by the words of the game, the names of pieces, or their references."""

    def __init__(self, asked: Asked) -> None:
        self._asked = asked
        self.make = asked.decision.composed
        """Makes an answer, or the value of a part, of the chosen values of a form."""
        self._words = asked.words
        self._pieces = {piece.ref: f"{piece.sign} {piece.name}" for piece in asked.moment.pieces}

    def form(self, form: Form) -> str:
        """Return the name of a form with its fixed parts and its subject, to distinguish forms of the same name."""
        fixed = [self.ref(value) for part in form.parts if (value := _fixed(part)) not in ("", form.ref)]
        of = [*fixed, *([self.ref(form.ref)] if form.ref else [])]
        return labelled(self.word(form.name), " · ".join(dict.fromkeys(of))) if of else self.word(form.name)

    def word(self, name: str) -> str:
        """Return the name of a form or a part."""
        return self._words.get(f"window-orders-{name.replace(' ', '_')}", name.replace("_", " "))

    def ref(self, ref: str) -> str:
        """Return the name of a piece or a system."""
        known = self._pieces.get(ref) or self._asked.dialogue.called(self._asked.place, ref)
        return known or self.word(ref.rpartition("/")[2])

    def meaning(self, form: Form, part: Part, option: Option) -> str:
        """Return the meaning of a single option, with its chances; empty if it is not an answer by itself."""
        chosen = {**needed(form), part.name: (option.value,)}
        try:
            draft = self._asked.draft(self.make(form, chosen))
        except (KeyError, IndexError, ValueError, TypeError):
            return ""
        return draft.outcome if draft.is_legal and not draft.is_blank else ""

    def option(self, option: Option) -> str:
        """Return the name of an option."""
        if option.text:
            return option.text
        value = option.value
        if isinstance(value, str):
            return self.ref(value)
        if isinstance(value, int):
            # A number with a reference is an index, which counts from 0 and must not be shown.
            return self.word("true") if value is True else self.ref(option.ref) if option.ref else str(value)
        return " ".join(self._of_values(value)) or self.ref(option.ref)

    def composed(self, value: Any) -> str:
        """Return the name of a composed value: the names of all its parts."""
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
