"""Limits of a tournament for the documents of its players."""

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol

from typing_extensions import TypeVar, override

from metamaker.core.edits import changed as with_fields
from metamaker.core.errors import inside
from metamaker.core.frozen import Frozen
from metamaker.core.issue import Issue
from metamaker.core.messages import ENGLISH, Text, Words, words_in
from metamaker.core.property import Property, model_value
from metamaker.core.schema_errors import JsonObject
from metamaker.core.validation import validated
from metamaker.game_api.documents import Document, Document_contra
from metamaker.play.documents import Record

Asked = TypeVar("Asked", bound=Frozen, default=Any)


@dataclass(frozen=True)
class Examined:
    """One limit and a document: the limit and the document's value in words, and every breach with its place."""

    asked: Text
    found: Text
    issues: tuple[Issue, ...]


class Limits(Protocol[Document_contra]):
    """The limits of a game, as JSON values; an empty one has the default limits."""

    def schema(self) -> JsonObject:
        """Return the JSON Schema of the limits."""

    def read(self, record: Record, file: str, /) -> Record:
        """Return the limits of a file in stored form. Raises FileProblem, which names `file` and the place."""

    def properties(self, record: Record, /, language: str) -> tuple[Property, ...]:
        """Return the limits as a form for any editor."""

    def changed(self, record: Record, /, key: str, value: object) -> Record:
        """Return limits with another value of a property. Raises EditProblem for an illegal value."""

    def asked(self, record: Record, /) -> tuple[Text, ...]:
        """Return a line for each limit set."""

    def doubts(self, record: Record, /) -> tuple[Issue, ...]:
        """Return problems of the limits themselves, such as contradictions."""

    def examined(self, document: Document_contra, record: Record, /) -> tuple[Examined, ...]:
        """Return a line for each limit set, as `asked` does."""

    def worth(self, document: Document_contra, /) -> tuple[Text, ...]:
        """Return a few figures of a document, such as its value and its number of ships."""


Breaches = Iterator[Issue]


@dataclass(frozen=True)
class Condition(Generic[Document, Asked]):
    """A limit: whether it is set, its sentence, the sentence on a document's value, and every breach."""

    is_set: Callable[[Asked], bool]
    asked: Callable[[Asked], Text]
    found: Callable[[Document], Text]
    breaches: Callable[[Document, Asked], Breaches]


class ModelLimits(Limits[Document], Generic[Document, Asked]):
    """Base class for limits as frozen models with conditions.

    A game adds the form, contradictions between limits, and the figures of a document.
    """

    def __init__(
        self,
        game: str,
        model: type[Asked],
        conditions: Sequence[Condition[Document, Asked]],
        present: Callable[[Document], Document],
    ) -> None:
        self._present = present
        self._game = game
        self._model = model
        self._conditions = tuple(conditions)

    @abstractmethod
    def form(self, limits: Asked, words: Words) -> Iterator[Property]:
        """Yield the properties of limits."""

    @abstractmethod
    def contradictions(self, limits: Asked) -> Iterator[Issue]:
        """Yield limits that no document can meet."""

    def limits(self, record: Record) -> Asked:
        """Return limits that were read."""
        return validated(self._model, dict(record), "")

    def record(self, limits: Asked) -> Record:
        """Return limits in stored form."""
        return limits.model_dump(mode="json", exclude_defaults=True)

    @override
    def schema(self) -> JsonObject:
        return self._model.model_json_schema()

    @override
    def read(self, record: Record, file: str, /) -> Record:
        with inside("limits", file):
            return self.record(validated(self._model, dict(record), file))

    @override
    def properties(self, record: Record, /, language: str) -> tuple[Property, ...]:
        return tuple(self.form(self.limits(record), words_in(self._game, language)))

    @override
    def changed(self, record: Record, /, key: str, value: object) -> Record:
        limits = self.limits(record)
        shown = next(each for each in self.form(limits, words_in(self._game, ENGLISH)) if each.key == key)
        return self.record(with_fields(limits, **{key: model_value(self._model, shown, value)}))

    @override
    def asked(self, record: Record, /) -> tuple[Text, ...]:
        limits = self.limits(record)
        return tuple(each.asked(limits) for each in self._conditions if each.is_set(limits))

    @override
    def doubts(self, record: Record, /) -> tuple[Issue, ...]:
        return tuple(self.contradictions(self.limits(record)))

    @override
    def examined(self, document: Document, record: Record, /) -> tuple[Examined, ...]:
        limits, document = self.limits(record), self._present(document)
        return tuple(
            Examined(each.asked(limits), each.found(document), tuple(each.breaches(document, limits)))
            for each in self._conditions
            if each.is_set(limits)
        )
