"""Plots as text: order codes read and printed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.games.metaverse.battle.plot.orders import BLANK, Code, Order, Plot
from metamaker.games.metaverse.battle.plot.text import PlotProblem, parsed, printed
from tests.games.metaverse.battle.strategies import plots


@pytest.mark.rule("MV-2.1.1-02")
@given(plots)
def test_every_plot_reads_back_as_it_was_printed(plot: Plot) -> None:
    assert parsed(printed(plot)) == plot


def _rule(code: int, text: str, *orders: Order) -> object:
    return pytest.param(text, orders, marks=pytest.mark.rule(f"MV-A.1-{code:02}"), id=text)


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        _rule(1, "+3 -2", Order(Code.FASTER, 3), Order(Code.SLOWER, 2)),
        _rule(2, "R2 L1", Order(Code.RIGHT, 2), Order(Code.LEFT, 1)),
        _rule(3, "EM2", Order(Code.EVASIVE, 2)),
        _rule(4, "RL", Order(Code.ROLL)),
        _rule(5, "FL", Order(Code.FLIP)),
        _rule(6, "CS", Order(Code.CORKSCREW)),
        _rule(7, "EP(aft/stl#1, aft/stl#2)", Order(Code.EMERGENCY_POWER, parts=("aft/stl#1", "aft/stl#2"))),
        _rule(8, "ET(port/thruster#1)", Order(Code.EMERGENCY_THRUST, parts=("port/thruster#1",))),
        _rule(9, "RM:bittern-2", Order(Code.RAM, target="bittern-2")),
        _rule(10, "FTL3", Order(Code.CHARGE, 3)),
        _rule(11, "FTL-R", Order(Code.RETREAT)),
        _rule(12, "FTL-S", Order(Code.STRATEGIC_JUMP)),
        _rule(13, "FTL-T8", Order(Code.TACTICAL_JUMP, 8)),
        _rule(14, "FTL-S/A:osprey", Order(Code.STRATEGIC_JUMP, target="osprey", attack=True)),
        _rule(14, "FTL-T8/A:osprey", Order(Code.TACTICAL_JUMP, 8, target="osprey", attack=True)),
        _rule(15, ""),
        _rule(17, "P2 S1@1", Order(Code.PORT, 2), Order(Code.STARBOARD, 1, stage=1)),
        _rule(18, "FTL-T8(core/ftl#1)/A:osprey", Order(Code.TACTICAL_JUMP, 8, -1, ("core/ftl#1",), "osprey", attack=True)),
        _rule(18, "CL+ CL-", Order(Code.CLOAK), Order(Code.UNCLOAK)),
    ],
)
def test_each_code_is_read_and_printed(text: str, orders: tuple[Order, ...]) -> None:
    assert parsed(text) == Plot(orders)
    assert printed(Plot(orders)) == text


@pytest.mark.rule("MV-1.2.3-24", "MV-1.2.3-29", "MV-1.2.3-68")
@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("EM", "EM1"),
        ("RAM:osprey", "RM:osprey"),
        ("FTL-T6-A:osprey", "FTL-T6/A:osprey"),
        ("FTL–S–A:osprey", "FTL-S/A:osprey"),
        ("−3, r2;em2  cs", "-3 R2 EM2 CS"),
        ("ET(a#1 a#2)", "ET(a#1, a#2)"),
    ],
)
def test_other_spellings(text: str, plain: str) -> None:
    assert printed(parsed(text)) == plain


@pytest.mark.rule("MV-1.2.3-12")
def test_a_corkscrew_is_no_clockwise_turn() -> None:
    assert parsed("CS") == Plot((Order(Code.CORKSCREW),))
    with pytest.raises(PlotProblem):
        parsed("CW")


@pytest.mark.rule("MV-A.1-15")
def test_blanks_are_a_blank_plot() -> None:
    assert parsed(" \n\t,") == BLANK


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("+2 QX", "column 4: there is no order code “QX”"),
        ("R", "column 1: R needs a number after it"),
        ("+2 R0", "column 4: the number after R must be from 1 to 999, not 0"),
        ("L" + "9" * 60, "column 1: the number after L must be from 1 to 999, not " + "9" * 39 + "…"),
        ("RL2", "column 1: RL takes no number; remove “2”"),
        ("R2@1", "column 1: R takes no stage of the rotation; remove “1”"),
        ("RM(core/stl#1)", "column 1: RM takes no component; remove “core/stl#1”"),
        ("FTL-R/A:osprey", "column 1: FTL-R takes no FTL attack; remove “/A”"),
        ("FTL-S:osprey", "column 1: FTL-S takes no target; remove “osprey”"),
        ("FTL-T/A:osprey", "column 1: FTL-T needs a number after it"),
        ("EP(Stl)", "column 1: “Stl” is not the id of an element"),
        ("EP (a#1", "column 4: a bracket “(” is not closed"),
        ("R2x", "column 1: “R2x” does not belong after the order R"),
        ("+1 RA", "column 4: there is no order code “RA”"),
        ("rammed", "column 1: there is no order code “rammed”"),
        (" " * 4001, "column 4001: the plot is too long; write up to 4000 characters"),
    ],
)
def test_what_cannot_be_read_is_told_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(PlotProblem) as caught:
        parsed(text)
    assert str(caught.value) == sentence


@given(st.text(alphabet="+-RLPSEMTFCDA0123456789@(),:/#ab −\n", max_size=30) | st.text(max_size=20))
def test_any_text_is_a_plot_or_a_sentence(text: str) -> None:
    try:
        plot = parsed(text)
    except PlotProblem:
        return
    assert parsed(printed(plot)) == plot
