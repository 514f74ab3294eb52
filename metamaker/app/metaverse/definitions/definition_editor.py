"""The editor of one definition: all its properties, the problems next to its fields, and its uses."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QMenu, QPushButton, QWidget

from metamaker.app.context import Context
from metamaker.app.form.element_form import ElementForm
from metamaker.app.form.field import literal
from metamaker.app.form.field_messages import Remark, Remarks
from metamaker.app.metaverse.commands import FleetCommands
from metamaker.app.metaverse.texts import tr
from metamaker.app.problems.problem_list import severity_names
from metamaker.app.texts import plain_tip
from metamaker.app.widgets.kit import column_in, flow_in, named, push_button, row_of, styled
from metamaker.app.widgets.labels import ElidedLabel, words_label
from metamaker.app.widgets.layouts import FlowLayout, TallArea
from metamaker.app.widgets.rule_help import RULE, rule_tip
from metamaker.core.elements.references import used_by
from metamaker.core.issue import Issue, Severity, sentence
from metamaker.core.property import Property
from metamaker.game_api.checks import Fix
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.model.fleet import Fleet

_TONES = {Severity.ERROR: ("error", "●"), Severity.WARNING: ("warning", "▲"), Severity.NOTE: ("caption", "○")}


class Beside(NamedTuple):
    """Remarks by the keys of their fields, and remarks without a field."""

    fields: dict[str, list[Remark]]
    others: list[Remark]


def remarks_beside(issues: Iterable[Issue], properties: Sequence[Property], remark: Callable[[Issue], Remark]) -> Beside:
    """Return the remarks next to each field: to the field of the broken rule, or of the same chapter."""
    found = Beside({}, [])
    for issue in issues:
        key = _field_of(issue, properties)
        (found.fields.setdefault(key, []) if key else found.others).append(remark(issue))
    return found


def _field_of(issue: Issue, properties: Sequence[Property]) -> str:
    """Return the key of the first property with the rule, or with a rule of the same chapter; empty for none."""
    with_rule = (shown.key for shown in properties if shown.rule == issue.rule)
    of_chapter = (shown.key for shown in properties if shown.rule and _chapter(shown.rule) == _chapter(issue.rule))
    return next(with_rule, "") or next(of_chapter, "")


def _chapter(rule: str) -> str:
    return rule.rpartition("-")[0]


class Remarking:
    """The maker of remarks: problems of an open document, each with the game's quick fix."""

    def __init__(self, context: Context[Fleet], language: str) -> None:
        self._context = context
        self._language = language

    def __call__(self, issue: Issue) -> Remark:
        """Return a problem as a remark."""
        tone, sign = _TONES[issue.severity]
        text = f"{sign} {severity_names()[issue.severity]}: {sentence(issue.text)}"
        offered = self._fixes(issue)
        return Remark(text, tone, offered[0].text, lambda: self._fix(issue)) if offered else Remark(text, tone)

    def _fixes(self, issue: Issue) -> tuple[Fix, ...]:
        document = self._context.document
        return self._context.checks.fixes(document.value, issue, self._language)

    def _fix(self, issue: Issue) -> None:
        """Apply the quick fix of a problem to the current document."""
        for fix in self._fixes(issue)[:1]:
            self._context.document.apply(fix.text, fix.fleet)


_MOST_USES = 12
"""The number of listed uses; more would fill the editor, so the rest are only counted."""

_LEAST_LINK = 6
"""The width of a link, in lines of text; longer ones are cut."""


class UsedBy(QWidget):
    """The uses of the element given to `show_uses`; rebuilt only if the uses change."""

    def __init__(self, context: Context[Fleet], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._shown: tuple[tuple[str, str], ...] | None = None
        self.heading = words_label("heading", self, tr("window-definitions-used"))
        self.note = words_label("caption", self)
        self._area = QWidget(self)
        self._flow = FlowLayout(self._area)
        self.links: list[QPushButton] = []
        column_in(self, self.heading, self._area, self.note)

    def show_uses(self, ref: str) -> None:
        """Show the uses of the element with this reference."""
        words = self._context.words
        uses = used_by(STRUCTURE, self._context.document.value, ref, words)
        shown = tuple(_told_apart([(use.ref, use.text) for use in uses]))
        if shown == self._shown:
            return
        self._shown = shown
        for link in self.links:
            self._flow.removeWidget(link)
            link.hide()
            link.deleteLater()
        self.links = [self._link(*each) for each in shown[:_MOST_USES]]
        self._area.setVisible(bool(shown))
        more = len(shown) - _MOST_USES
        self.note.setText(tr("window-definitions-nothing-uses-yet") if not shown else tr("window-common-and-more", count=more))
        self.note.setVisible(not shown or more > 0)

    def _link(self, ref: str, text: str) -> QPushButton:
        link = named(
            push_button(literal(text), self._area, lambda: self._context.go_to(ref), "link"),
            tr("window-gallery-go", name=text),
            plain_tip(text),
        )
        link.setMinimumWidth(self.fontMetrics().height() * _LEAST_LINK)
        self._flow.addWidget(link)
        link.show()
        return link


def _told_apart(uses: Sequence[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Yield references with texts; equal texts are numbered, because repeated words look like an error."""
    total, seen = Counter(text for _, text in uses), Counter[str]()
    for ref, text in uses:
        seen[text] += 1
        yield ref, f"{text} ({seen[text]})" if total[text] > 1 else text


class DefinitionEditor(QFrame):
    """The editor of the definition given to `show_definition`; `renew` follows the document.

    `headings` come before the fields with these keys. Without a definition, the text `nothing` is shown, with a button `adding`
    for the first one of `group`.
    """

    def __init__(
        self,
        commands: FleetCommands,
        language: str,
        nothing: str,
        adding: str,
        group: str,
        headings: Mapping[str, str] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._commands = commands
        self._context: Context[Fleet] = commands.context
        self._language = language
        self._headings = headings or {}
        self._remark = Remarking(self._context, language)
        self._rule = ""
        self.form = ElementForm(self._context.document, language, self, with_rules=True)
        self.form.rule_wanted.connect(self._context.show_rule)
        self.nothing = words_label("caption", self, nothing, wraps=True)
        self.first = push_button(adding, self, lambda: commands.add(group), "primary")
        self._lay_out()
        self.show_definition("")

    def _lay_out(self) -> None:
        unit = self.fontMetrics().height()
        self.kind = words_label("heading", self)
        self.title = styled(ElidedLabel(self), "title")
        self.facts = words_label("caption", self, wraps=True)
        self.rule = push_button("", self, lambda: self._context.show_rule(self._rule), "link")
        self.others = Remarks(self)
        self.uses = UsedBy(self._context, self)
        self.whole = QWidget(self)
        self.area = TallArea(self.form, self.uses, spacing=unit)
        column_in(
            self.whole,
            row_of((self.kind, 1), self.rule),
            self.title,
            self.facts,
            self._actions(),
            self.others,
            (self.area, 1),
            gap=unit // 3,
        )
        column_in(
            self,
            self.nothing,
            (self.whole, 1),
            (self.first, 1, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop),
            margin=(unit, unit * 3 // 4, unit // 2, unit // 2),
        )

    def _actions(self) -> QWidget:
        area = QWidget(self)
        self.duplicate = push_button(tr("window-common-duplicate"), self, lambda: self._commands.duplicate([self.ref]))
        self.replace = push_button(tr("window-definitions-replace"), self, tip=tr("window-definitions-puts-another-weapon"))
        menu = QMenu(self.replace)
        menu.aboutToShow.connect(self._fill_others)
        self.replace.setMenu(menu)
        self.remove = push_button(tr("window-common-remove"), self, lambda: self._commands.remove([self.ref]))
        flow_in(area, self.duplicate, self.replace, self.remove)
        return area

    @property
    def ref(self) -> str:
        """The reference of the shown definition; empty for none."""
        return self.form.ref

    def show_definition(self, ref: str) -> None:
        """Show the definition with this reference; an empty one shows none."""
        if ref != self.form.ref:
            self.form.show_element(ref, headings=self._headings)
        self.whole.setVisible(bool(ref))
        self.nothing.setVisible(not ref)
        self.first.setVisible(not ref)
        self.replace.setVisible(ref.startswith("weapons/"))
        self.setProperty(RULE, "")

    def begin(self) -> None:
        """Put the keyboard focus into the name field of a new definition."""
        self.form.begin("name")

    def renew(self, issues: Sequence[Issue]) -> None:
        """Show the definition as it is now, with these problems."""
        if not self.ref:
            return
        summary = self._context.edits.summary(self._context.document.value, self.ref, self._language)
        self.kind.setText(summary.kind.upper())
        self.title.setText(summary.title)
        self.facts.setText(" · ".join(summary.facts))
        self.facts.setVisible(bool(summary.facts))
        self._rule = summary.rule
        self.rule.setText(summary.rule)
        self.rule.setToolTip(rule_tip(summary.rule, summary.sentence))
        self.rule.setAccessibleName(tr("window-common-open-rule", rule=summary.rule))
        self.setProperty(RULE, summary.rule)
        beside = remarks_beside(issues, self.form.shown, self._remark)
        self.form.remark(beside.fields)
        self.others.show_remarks(beside.others)
        self.uses.show_uses(self.ref)
        self.replace.setEnabled(len(self._commands.fleet.weapons) > 1 and bool(self.uses.links))

    def _fill_others(self) -> None:
        """Add the choice of all other weapons of the fleet."""
        menu, old = self.replace.menu(), self.ref.partition("/")[2]
        menu.clear()
        for weapon in self._commands.fleet.weapons:
            if weapon.id != old:
                action = menu.addAction((weapon.name or weapon.id).replace("&", "&&"))
                action.triggered.connect(lambda _=False, new=weapon.id: self._commands.replace_weapon(old, new))
