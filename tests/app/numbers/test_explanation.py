"""The explanation of a number as a person reads it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from metamaker.app.context import Context
from metamaker.app.numbers.explanation import ExplanationPanel, formula_html, more_html, stat_text
from metamaker.app.theme.theme import Theme
from metamaker.core.messages import words
from metamaker.core.stat import Stat
from metamaker.formulas.explain import Explanation, Given, Sensitivity
from metamaker.formulas.syntax import parse
from metamaker.game_api.designs import Account
from metamaker.rendering.hit_testing import elements
from tests.app.conftest import Told


@pytest.fixture
def panel(qtbot: QtBot, theme: Theme, context: Context) -> ExplanationPanel:
    context.selection.show(context.document.value.classes[0].ref())
    made = ExplanationPanel(context)
    qtbot.addWidget(made)
    made.resize(420, 700)
    with qtbot.waitExposed(made):
        made.show()
    return made


def explained(qtbot: QtBot, panel: ExplanationPanel, symbol: str) -> Account:
    panel.explain(symbol)
    qtbot.waitUntil(lambda: panel.account is not None and not panel.stale and panel.account.symbol == symbol)
    assert panel.account is not None
    return panel.account


def test_nothing_is_explained_before_it_is_asked_for(panel: ExplanationPanel) -> None:
    assert panel.value.text() == "Click a number to see how it is calculated."
    assert not any(part.isVisible() for part in (panel.rule, panel.formula, panel.chart, panel.more, panel.steps))


def test_a_number_with_its_formula_and_what_if(panel: ExplanationPanel, qtbot: QtBot, told: Told) -> None:
    account = explained(qtbot, panel, "ems")
    assert panel.heading.text() == f"EMS OF {account.of.upper()}"
    assert panel.value.text() == str(account.stat.value)
    assert account.explanation is not None
    assert str(account.explanation.meaning) in panel.formula.text()
    assert "reactor total" in panel.formula.text()
    qtbot.mouseClick(panel.rule, Qt.MouseButton.LeftButton)
    assert (panel.rule.text(), told.rules) == ("Rule MV-3.1.9-01", ["MV-3.1.9-01"])


def test_what_would_reach_a_value_stands_with_the_formula(panel: ExplanationPanel, qtbot: QtBot) -> None:
    account = explained(qtbot, panel, "mass_factor")
    assert account.calculation is not None
    assert panel.reach.wanted.value() == account.stat.value
    qtbot.keyClick(panel.reach.wanted, Qt.Key.Key_Up)
    qtbot.waitUntil(lambda: panel.reach.sentence.text().startswith("With hull hits "))
    explained(qtbot, panel, "power")
    assert not panel.reach.isVisible(), "it adds up from lines, by no formula"


def test_the_combat_value_is_a_waterfall(panel: ExplanationPanel, qtbot: QtBot) -> None:
    account = explained(qtbot, panel, "combat_value")
    qtbot.waitUntil(lambda: panel.chart.view.drawing is not None)
    drawing = panel.chart.view.drawing
    assert drawing is not None
    largest = max(account.shares, key=lambda share: share.value)
    assert any(each.ref.startswith(str(largest.text)) for each in elements(drawing))
    assert panel.notes.text()
    assert not panel.steps.isVisible()
    qtbot.mouseClick(panel.show_steps, Qt.MouseButton.LeftButton)
    assert panel.steps.isVisible()
    assert "offence exponent" in panel.steps.text()


def test_the_old_one_stays_until_the_new_one_is_there(panel: ExplanationPanel, context: Context, qtbot: QtBot) -> None:
    before = explained(qtbot, panel, "combat_value")
    shown = panel.value.text()
    fleet = context.document.value
    worse = fleet.classes[0].with_(crew_quality=1)
    context.document.apply("Worse", fleet.with_(classes=(worse, *fleet.classes[1:])))
    assert (panel.stale, panel.waiting.isVisible(), panel.value.text()) == (True, True, shown)
    qtbot.waitUntil(lambda: not panel.stale)
    assert panel.account is not before
    assert (panel.value.text() != shown, panel.waiting.isVisible()) == (True, False)


def test_another_subject_is_explained_at_once_and_an_unknown_symbol_not(
    panel: ExplanationPanel, context: Context, qtbot: QtBot
) -> None:
    explained(qtbot, panel, "ems")
    ship = context.document.value.ships[-1]
    context.selection.show(ship.ref())
    qtbot.waitUntil(lambda: panel.account is not None and panel.account.of == ship.name)
    panel.explain("nonsense")
    qtbot.waitUntil(lambda: panel.account is None)
    assert panel.heading.text() == "EXPLANATION"


def test_a_formula_is_typeset_and_fits_the_panel(panel: ExplanationPanel, qtbot: QtBot) -> None:
    explained(qtbot, panel, "ems")
    qtbot.waitUntil(lambda: panel.typeset.drawing is not None)
    assert panel.typeset.isVisible()
    first, high = panel.typeset.drawing, panel.typeset.sizeHint().height()
    assert "ems = max" in panel.typeset.accessibleName()
    assert high > 2 * panel.fontMetrics().height(), "a fraction stands on two lines"
    panel.resize(200, 700)
    assert panel.typeset.sizeHint().height() < high
    explained(qtbot, panel, "target_rating")
    qtbot.waitUntil(lambda: panel.typeset.drawing not in {None, first})
    explained(qtbot, panel, "power")
    assert not panel.typeset.isVisible(), "it adds up from lines, by no formula"


def test_what_strangers_wrote_is_never_markup() -> None:
    given = Given("hull_hits", 3.0, "", "hits <b>", "<i>origin</i>")
    step = Explanation("ship.ems", "e<m>s", 2.0, "", "<img>", "", "hull_hits * 2", house=True, failure=None, inputs=(given,))
    tree = parse("ship.ems", "hull_hits * 2", ["hull_hits"]).tree
    assert "hull hits · 2" in formula_html(replace(step, formula=tree), words("metaverse"))
    html = formula_html(step, words("metaverse"))
    assert not {"<img", "<i>", "e<m"} & {part for part in ("<img", "<i>", "e<m") if part in html}


def test_values_and_changes_in_words() -> None:
    assert [stat_text(Stat("a", value, "cm", "", ""), words("metaverse")) for value in (None, 3, 2.25, "Basic FTL", -2)] == [
        "–",
        "3 cm",
        "2.3 cm",
        "Basic FTL cm",
        "−2 cm",
    ]
    account = Account(
        "A", "a", Stat("a", 1, "", "", ""), None, (), (Sensitivity("tech_level", 1, -0.5), Sensitivity("b", 1, 0))
    )
    table = more_html(account, "what if", "changes")
    assert "+1 tech level" in table
    assert "−0.5" in table
    assert ">+1 b<" not in table
