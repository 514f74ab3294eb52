"""What each seat wins, beside the board: played in other processes, as the verb says it, remembered, stopped."""

import json

import pytest
from pytestqt.qtbot import QtBot

from metamaker.app.balance import turn_order_panel
from metamaker.app.balance.balance_runner import BattleRoom
from metamaker.app.balance.turn_order_panel import SeatsPanel
from metamaker.app.context import Context
from metamaker.cli.main import main
from metamaker.core.paths import sample_fleets
from metamaker.opening import open_file
from tests.app.conftest import MakeContextOfGame

FEW = 6
FILES = {"cosmoclysm": "windfall.json", "cosmos_commanders": "four-corners.json"}


@pytest.fixture(params=FILES)
def context(request: pytest.FixtureRequest, context_of_game: MakeContextOfGame, room: BattleRoom) -> Context:
    """Return the context of a view with a board or map for four."""
    file = str(sample_fleets(request.param) / FILES[request.param])
    return context_of_game(request.param, open_file(file).document)


@pytest.fixture
def panel(qtbot: QtBot, context: Context, monkeypatch: pytest.MonkeyPatch) -> SeatsPanel:
    monkeypatch.setattr(turn_order_panel, "GAMES", FEW)
    made = SeatsPanel(context)
    qtbot.addWidget(made)
    return made


def test_it_tells_what_the_verb_tells_and_an_edit_puts_that_away_until_it_is_undone(
    qtbot: QtBot, context: Context, panel: SeatsPanel, capsys: pytest.CaptureFixture[str]
) -> None:
    document = context.document
    assert "plays many games" in panel.told.text()
    panel.line.button.click()
    assert panel.line.button.text() == "Cancel"
    qtbot.waitUntil(lambda: not panel.runner.is_busy)
    told = panel.shares.text()
    file = sample_fleets(context.game.key) / FILES[context.game.key]
    assert main(["balance", str(file), "--seats", "-n", str(FEW), "--workers", "1", "--json"]) == 0
    shares = [each["share"] for each in json.loads(capsys.readouterr().out)["seats"]]
    assert told.splitlines() == [
        f"Position {place}: {100 * each['found']:.1f}% ({100 * each['low']:.1f} to {100 * each['high']:.1f})"
        for place, each in enumerate(shares, 1)
    ]
    assert "An even share is 25%" in panel.told.text()

    document.apply("Another name", document.value.with_(name="Renamed"))
    assert panel.shares.text() == told
    players = document.value.players
    document.apply("Fewer players", document.value.with_(players=players[:3] if isinstance(players, tuple) else 3))
    assert "plays many games" in panel.told.text()
    assert panel.shares.isHidden()
    document.steps.undo()
    assert (panel.shares.text(), panel.shares.isHidden()) == (told, False)


def test_an_edit_and_a_person_stop_it(qtbot: QtBot, context: Context, panel: SeatsPanel, room: BattleRoom) -> None:
    for stop in (panel.line.button.click, lambda: _spoilt(context)):
        panel.runner.begin(panel._order._replace(number=5000))
        stop()
        assert not panel.runner.is_busy
        qtbot.waitUntil(lambda: not room.work.jobs)
    assert panel.told.text() == "Not playable yet: see the problems."
    assert not panel.line.button.isEnabled()


def _spoilt(context: Context) -> None:
    """Make the document one that cannot be played on."""
    value = context.document.value
    parts = "hexes" if hasattr(value, "hexes") else "lines"
    context.document.apply("Spoil it", value.with_(**{parts: getattr(value, parts)[1:-6]}))
