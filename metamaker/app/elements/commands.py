"""Commands for the elements of an open document, in any game."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial, reduce
from typing import Any, Protocol

from PySide6.QtCore import QMimeData, QObject, Signal

from metamaker.app.context import Context
from metamaker.app.elements.clipboard_data import elements_data
from metamaker.app.library.own_library import Entry, OwnLibrary, keepable
from metamaker.app.texts import tr
from metamaker.app.widgets.messages import Offer
from metamaker.core.edits import Edited
from metamaker.core.elements.editing import Edits
from metamaker.core.elements.listing import free_name, placed, removed, with_fields
from metamaker.core.elements.references import element_name, used_by
from metamaker.core.elements.structure import counted
from metamaker.core.elements.transfer import Arrival, brought, cut, everything, newcomers
from metamaker.core.errors import FileProblem
from metamaker.core.ids import listed_ref
from metamaker.core.messages import Words
from metamaker.core.property import EditProblem
from metamaker.game_api.edits import AT_HOME, changed_all

MOST_USES = 5
"""The number of uses listed before a removal; the others are only counted."""

MOST_NAMES = 6
"""The number of new names listed after an import; the others are only counted."""


class Teller(Protocol):
    """Shows messages and questions to the user."""

    def tell(self, text: str, /) -> None:
        """Show a message until it is closed."""

    def tell_briefly(self, text: str, /) -> None:
        """Show a message that disappears after a while."""

    def pass_on(self) -> None:
        """Remove messages; questions stay."""

    def ask(self, text: str, offers: Sequence[Offer], other: str, /) -> None:
        """Ask a question; `other` is the text of the button that does nothing."""


class ElementCommands(QObject):
    """Edits of one open document: each is a named step, or shows in the notice why it is impossible.

    `groups`: all groups of elements, in the order of counting. `offered`: the group that can be imported from files on its own.
    `made(ref)` is sent with the result of an edit, to be selected.
    """

    made = Signal(str)

    groups: Sequence[str]
    offered: str
    tells_all = True
    """Whether the report of an import also lists dependencies, not only the requested elements."""

    def __init__(self, edits: Edits, context: Context, notice: Teller, parent: QObject | None) -> None:
        super().__init__(parent)
        self.edits = edits
        self.structure = edits.structure
        self.context = context
        self.notice = notice
        self.library = OwnLibrary(context.settings)

    @property
    def document(self) -> Any:
        """The current document."""
        return self.context.document.value

    @property
    def words(self) -> Words:
        """The words of the game in the language of its texts."""
        return self.context.words

    # Names of elements

    def name(self, ref: str) -> str:
        """Return the name of an element; empty if it does not exist."""
        return element_name(self.structure, self.document, ref, self.words)

    def called(self, refs: Sequence[str]) -> str:
        """Return the name of one element, or the number of several."""
        return self.name(refs[0]) if len(refs) == 1 else self.number_of(refs)

    def number_of(self, refs: Sequence[str]) -> str:
        """Return the number of elements in words: “2 designs”."""
        groups = {ref.partition("/")[0] for ref in refs}
        if len(groups) == 1 and groups <= set(self.groups):
            return self.counted(groups.pop(), len(refs))
        return tr("window-common-elements", count=len(refs))

    def counted(self, group: str, number: int) -> str:
        """Return a number of elements of a group in words: “2 weapons”."""
        return counted(self.words, group, number)

    # Steps of the document

    def edit(self, text: str, act: Callable[[], Any], merge: str = "") -> bool:
        """Do an edit as an undo step called `text`; return whether it was done, and show a refusal."""
        try:
            value = act()
        except EditProblem as problem:
            self.notice.tell(str(problem))
            return False
        self.notice.pass_on()
        self.context.document.apply(text, value, merge)
        return True

    def make(self, text: str, act: Callable[[], Edited]) -> str:
        """Do an edit that makes an element; return its reference, empty for a refusal."""
        made: list[Edited] = []

        def keep() -> Any:
            made.append(act())
            return made[0].document

        if not self.edit(text, keep):
            return ""
        self.made.emit(made[0].ref)
        return made[0].ref

    def each(self, refs: Sequence[str], act: Callable[[Any, str], Any]) -> Any:
        """Return the document after editing each element, one after the other. Raises EditProblem."""
        return reduce(act, refs, self.document)

    def add(self, group: str, text: str = "") -> str:
        """Add an element with a name of its own, as a step called `text`."""
        name = self.words[f"window-new-{group}"]
        text = text or tr("window-common-add", name=free_name(self.structure, self.document, group, name))
        return self.make(text, lambda: self.edits.added(self.document, group, name))

    def attend(self, refs: Sequence[str], comes: bool) -> None:
        """Take ships or squadrons along to the next battle, or leave them at home."""
        name = self.called(refs)
        text = tr("window-elements-take-along", name=name) if comes else tr("window-elements-leave-home", name=name)
        self.edit(text, lambda: changed_all(self.edits, self.document, refs, AT_HOME, not comes))

    def duplicate(self, refs: Sequence[str]) -> str:
        """Duplicate elements; return the reference of the last one."""
        refs = [ref for ref in refs if ref.partition("/")[0] in self.groups]
        return (
            self.make(tr("window-elements-duplicate", name=self.called(refs)), lambda: self._duplicates(refs)) if refs else ""
        )

    def _duplicates(self, refs: Sequence[str]) -> Edited:
        result: Edited = Edited(self.document, "")
        for ref in refs:
            result = self.edits.duplicated(result.document, ref, self.words.language)
        return result

    def remove(self, refs: Sequence[str]) -> None:
        """Remove elements; if others depend on them, list those and ask first."""
        refs = [ref for ref in refs if ref.partition("/")[0] in self.groups and self.structure.find(self.document, ref)]
        users = self._users(refs)
        if not refs:
            return
        if not users:
            self._remove(refs)
            return
        names = ", ".join(users[:MOST_USES])
        if len(users) > MOST_USES:
            names = tr("window-common-more", names=names, count=len(users) - MOST_USES)
        question = tr("window-elements-used-remove-too", name=self.called(refs), users=names)
        self.notice.ask(question, [(tr("window-common-remove"), lambda: self._remove(refs))], tr("window-common-cancel"))

    def _users(self, refs: Sequence[str]) -> list[str]:
        """Return the remaining users of removed elements: the elements with the parts that use them, with their number."""
        uses = (use for ref in refs for use in used_by(self.structure, self.document, ref, self.words, losing=True))
        staying = (use.ref for use in uses if not self._is_inside(use.ref, refs))
        counts = Counter(listed_ref(ref) for ref in staying)
        return [f"{self.name(ref)} ({count})" if count > 1 else self.name(ref) for ref, count in counts.items()]

    def _is_inside(self, ref: str, refs: Sequence[str]) -> bool:
        """Return whether an element is one of several or inside one of them."""
        of = self.structure.find(self.document, ref)
        while of is not None and of.ref not in refs:
            of = of.holder
        return of is not None

    def _remove(self, refs: Sequence[str]) -> None:
        text = tr("window-common-remove-name", name=self.called(refs))
        self.edit(text, lambda: removed(self.structure, self.document, *refs))

    def rename(self, ref: str, name: str) -> None:
        """Give an element another name."""
        text = tr("window-elements-rename", name=self.name(ref), to=name)
        self.edit(text, lambda: with_fields(self.structure, self.document, ref, name=name))

    def place(self, refs: Sequence[str], before: str | None, holder: str = "", text: str = "") -> bool:
        """Move elements in front of another one, or to the end; `holder` is the element with the target list."""

        def act() -> Any:
            return self.each(refs, lambda document, ref: placed(self.structure, document, ref, before, holder))

        return self.edit(text or tr("window-elements-move", name=self.called(refs)), act)

    def shift(self, ref: str, by: int) -> bool:
        """Move an element one place up (−1) or down (1) in its list; return whether that was possible."""
        of = self.structure.get(self.document, ref)
        order = [name for name, _ in of.described.members(of.holder.value)]
        place = order.index(of.id) + by
        if not 0 <= place < len(order):
            return False
        after = place + (1 if by > 0 else 0)
        return self.place([ref], order[after] if after < len(order) else None)

    # The library of the user

    def keepable(self, refs: Sequence[str]) -> list[str]:
        """Return the elements that the user's library can keep."""
        return keepable(self.structure, self.document, refs)

    def keep_in_library(self, refs: Sequence[str]) -> None:
        """Save elements and their dependencies in the user's library, and show a message."""
        kept = self.keepable(refs)
        try:
            file = self.library.keep(self.context.game, self.structure, self.document, kept)
        except (EditProblem, FileProblem) as problem:
            self.notice.tell(str(problem))
            return
        if len(kept) == 1:
            self.notice.tell_briefly(tr("window-elements-your-library", name=self.called(kept), file=file))
        elif kept:
            self.notice.tell_briefly(tr("window-elements-your-library-name", name=self.called(kept)))

    def bring_entry(self, entry: Entry) -> None:
        """Import an element of the library and its dependencies into the document."""
        self.bring(entry.document, [entry.ref])

    def remove_entry(self, entry: Entry) -> None:
        """Ask, and remove the file of an entry from the library."""

        def act() -> None:
            try:
                self.library.remove(entry)
            except FileProblem as problem:
                self.notice.tell(str(problem))

        question = tr("window-elements-remove-file-your", title=entry.title)
        self.notice.ask(question, [(tr("window-common-remove"), act)], tr("window-common-cancel"))

    # Copies to and from other documents

    def data(self, refs: Sequence[str]) -> QMimeData:
        """Return drag or clipboard data for elements. Raises EditProblem for elements that cannot be copied."""
        return elements_data(self.context.document, refs, partial(cut, self.structure))

    def bring(self, source: Any, refs: Sequence[str] | None = None) -> None:
        """Import elements of another document, or all of it, and show a sentence about the outcome."""
        self.take_in(source, refs, partial(brought, self.structure))

    def take_in(self, source: Any, refs: Sequence[str] | None, arrive: Callable[[Any, Any, Sequence[str]], Arrival]) -> None:
        """Import elements of another document, or all of it, with `arrive`, and show a sentence about the outcome."""
        asked = everything(self.structure, source) if refs is None else refs
        try:
            arrival = arrive(self.document, source, asked)
        except EditProblem as problem:
            self.notice.tell(str(problem))
            return
        self.context.document.apply(self._arrival_step(arrival, source, asked), arrival.document)
        self.notice.tell_briefly(self.account(arrival, asked))
        for ref in arrival.refs[-1:]:
            self.made.emit(ref)

    def _arrival_step(self, arrival: Arrival, source: Any, asked: Sequence[str]) -> str:
        """Return the name of an import step: from the single imported element, otherwise from the source document."""
        if name := self.one_that_came(arrival, source, asked):
            return tr("window-elements-import", name=name)
        return tr("window-elements-import-everything", name=source.name or self.a_document)

    def one_that_came(self, _arrival: Arrival, source: Any, asked: Sequence[str]) -> str:
        """Return the name of the single imported element; empty for several."""
        return element_name(self.structure, source, asked[0], self.words) if len(asked) == 1 else ""

    def account(self, arrival: Arrival, asked: Sequence[str]) -> str:
        """Return the report of an import, as “Brought: 1 class.

        Shared, as equals were here: 2 weapons. Renamed: Lance → Lance 2.”.
        """
        nothing = tr("window-elements-nothing-new") if self.tells_all else tr("window-elements-nothing-new-equals")
        new = self._counts(newcomers(self.structure, arrival.before, arrival.document))
        sentences = [tr("window-elements-brought-counts", counts=new or nothing)]
        if self.tells_all and arrival.shared:
            sentences.append(tr("window-elements-shared-equals-here", counts=self._counts(arrival.shared)))
        names = [each for each in arrival.new_names if self.tells_all or f"{each.group}/{each.old_id}" in asked]
        renamed = list(dict.fromkeys(f"{each.old} → {each.new}" for each in names))
        if renamed:
            shown = ", ".join(renamed[:MOST_NAMES])
            if len(renamed) > MOST_NAMES:
                shown = tr("window-common-more", names=shown, count=len(renamed) - MOST_NAMES)
            sentences.append(tr("window-elements-renamed", names=shown))
        return " ".join(sentences)

    def _counts(self, counts: Any) -> str:
        return ", ".join(self.counted(group, counts[group]) for group in self.groups if counts.get(group))

    @property
    def a_document(self) -> str:
        """The text for a document without a name."""
        return tr("window-elements-document")

    @property
    def here_already(self) -> str:
        """The reason for not importing elements of the document into itself."""
        return tr("window-elements-document-already")

    @property
    def bring_offered_text(self) -> str:
        """The text of the button that imports the `offered` group of a file."""
        raise NotImplementedError
