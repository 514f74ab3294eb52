"""The variations of a match on its review page: made, opened, renamed and deleted, each as a step that can be undone."""

from collections.abc import Sequence
from contextlib import suppress

from PySide6.QtCore import QObject

from metamaker.app.context import Context
from metamaker.app.document import Change, Document
from metamaker.app.overrides import override
from metamaker.app.play.match_texts import SENTENCES
from metamaker.app.play.review.reviewed import Reviewed
from metamaker.app.play.review.variations_list import VariationsList
from metamaker.app.play.turn_title import turn_title
from metamaker.app.rows.row_tree import Row
from metamaker.app.texts import tr
from metamaker.core.errors import FileProblem
from metamaker.game_api.matches import variation_in
from metamaker.game_api.play import Play
from metamaker.game_api.variations import variation, with_variation
from metamaker.play.documents import Replay, Variation
from metamaker.play.table import PERSON

_LONGEST = 90
"""Characters of a proposed name, which leave room for a number."""


class VariationStep(Change):
    """Adds, renames or removes one variation: from its name `before`, empty for a new one, to `after`, None without it.

    Everything else stays, because variations and matches go on outside the undo history.
    """

    def __init__(self, document: Document, text: str, before: str, after: Variation | None) -> None:
        super().__init__(document, text, None, "")
        self._names = before, "" if after is None else after.name
        self._kept = after
        self._place = len(document.value.variations)

    @override
    def redo(self) -> None:
        self._turn(*self._names)

    @override
    def undo(self) -> None:
        self._turn(*reversed(self._names))

    def _turn(self, before: str, after: str) -> None:
        """Rename a variation; from an empty name, it comes back; to an empty one, it is removed."""
        match: Replay = self._document.value
        left = [each for each in match.variations if each.name != before]
        if before:
            self._place, self._kept = next(
                ((place, each) for place, each in enumerate(match.variations) if each.name == before), (self._place, None)
            )
        if after and self._kept is not None:
            left.insert(self._place, self._kept.with_(name=after))
        with suppress(ValueError):  # the match has another course now
            self._document.put(match.with_(variations=tuple(left)))


class Variations(QObject):
    """Connects the list with the document."""

    def __init__(self, context: Context, play: Play, view: VariationsList) -> None:
        super().__init__(view)
        self._context, self._play, self._view = context, play, view
        self._match: Reviewed | None = None
        view.opened.connect(self._open)
        view.renamed.connect(self._rename)
        view.deleted.connect(self._delete)
        context.document.changed.connect(self._show)

    @property
    def replay(self) -> Replay:
        """The match with its variations."""
        found: Replay = self._context.document.value
        return found

    def show_match(self, match: Reviewed) -> None:
        """Show the variations of a match."""
        self._match = match
        self._show()

    def _show(self, *_changed: object) -> None:
        match = self._match
        if match is not None:
            self._view.show_rows(
                [Row(each.name, each.name, caption=self._about(match, each), name=each.name) for each in self.replay.variations]
            )

    def _about(self, match: Reviewed, of: Variation) -> str:
        """Return the turn in which a variation begins, and its result."""
        turn = max((frame.turn for frame in match.frames if 0 <= frame.made <= of.at), default=0)
        begins = tr("window-review-from", turn=turn_title(self._context.words, turn) if turn else tr("window-match-start"))
        won = of.won
        if won is None:
            return SENTENCES.join((begins, tr("window-review-goes-on")))
        if 0 <= won < len(match.sides):
            return SENTENCES.join((begins, tr("window-match-end-won", name=match.sides[won].name)))
        return SENTENCES.join((begins, tr("window-match-end-draw")))

    def attempt(self, made: int, side: int, name: str) -> None:
        """Make a variation that begins after `made` choices, in which a person commands a side, and open it."""
        replay, match = self.replay, self._match
        if match is None:
            return
        name = self._free(" ".join(name.split())[:_LONGEST])
        try:
            new = with_variation(replay, name, made, self._captains(match, side))
        except ValueError:
            self._context.say(tr("window-review-no-more"))
            return
        self._push(tr("window-review-try-step", name=name), "", variation(new, name))
        self._open(name)

    def _captains(self, match: Reviewed, side: int) -> Sequence[str]:
        """Return the captains of a variation: those of the match with its people, otherwise a person for one side."""
        named = self.replay.options.get("captains")
        captains = [str(each) for each in named] if isinstance(named, list) and named else []
        if PERSON in captains:
            return captains
        captains = captains or [self._play.usual_captain] * len(match.sides)
        return [PERSON if number == side else captain for number, captain in enumerate(captains)]

    def _free(self, name: str) -> str:
        """Return a name that no variation has, with a number if necessary."""
        used = {each.name for each in self.replay.variations}
        numbered = (tr("window-review-numbered", name=name, number=number) for number in range(2, len(used) + 3))
        return name if name not in used else next(each for each in numbered if each not in used)

    def _open(self, name: str) -> None:
        try:
            variation_in(self.replay, name, name)
        except FileProblem as problem:
            self._context.say(str(problem))
        else:
            self._context.show_variation(name)

    def _rename(self, old: str, new: str) -> None:
        """Give a variation another name; an empty or used one changes nothing."""
        replay, new = self.replay, " ".join(new.split())
        try:
            renamed = variation(replay, old).with_(name=new)
            replay.with_(variations=tuple(renamed if each.name == old else each for each in replay.variations))
        except (KeyError, ValueError):
            self._show()
            return
        if new != old:
            self._push(tr("window-review-rename-step", name=new), old, renamed)

    def _delete(self, name: str) -> None:
        self._push(tr("window-review-delete-step", name=name), name, None)

    def _push(self, text: str, before: str, after: Variation | None) -> None:
        document = self._context.document
        document.steps.push(VariationStep(document, text, before, after))
