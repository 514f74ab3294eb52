"""Phones at the table: their ticks arrive in the open record, and the other way round."""

import json
import threading
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from metamaker.app.play.paper_record import phones as phones_module
from metamaker.app.play.paper_record.phones import _asked
from metamaker.app.play.paper_record.phones_dialog import PhonesDialog
from metamaker.app.play.paper_record.record_page import RecordPage
from metamaker.app.window.window import MainWindow
from metamaker.core.paths import sample_fleets
from metamaker.game_api.record_documents import turn_of, with_filled, with_turn
from metamaker.printing.live.rows import box_names, live_sheets
from tests.app.play.test_paper_record import is_shown, losses, recorded, tick

QUARREL = str(sample_fleets("metaverse") / "quarrel-at-fennel-light.json")


class Phone:
    """A phone that knows the address."""

    def __init__(self, url: str, name: str) -> None:
        self.url, self.name, self.batch, self.revision = url, name, 0, 0
        self.values: dict[Any, Any] = {}
        self.take(self.post("hello", {"client": name, "name": name}))

    def post(self, what: str, value: Any) -> Any:
        with urllib.request.urlopen(f"{self.url}{what}", json.dumps(value).encode(), timeout=20) as answer:  # noqa: S310 our own server
            return json.loads(answer.read())

    def take(self, answer: Any) -> None:
        self.revision = answer["revision"]
        self.values.update((key, value) for key, value in answer["changes"])

    def change(self, *changes: tuple[Any, Any]) -> None:
        self.batch += 1
        value = {"client": self.name, "batch": self.batch, "changes": changes, "since": self.revision}
        self.take(self.post("changes", value))

    def listen(self) -> None:
        self.take(self.post("news", {"since": self.revision}))


@pytest.fixture
def page(qtbot: QtBot, program: object, window: MainWindow) -> RecordPage:
    """Return the record of a sample."""
    window.files.open([QUARREL])
    found = recorded(window)
    is_shown(qtbot, found, "ships/honest-weight")
    return found


@pytest.fixture
def served(qtbot: QtBot, page: RecordPage) -> RecordPage:
    """Return a record whose sheets are served on loopback."""
    page.phones.start("127.0.0.1")
    qtbot.waitUntil(lambda: bool(page.phones.url), timeout=20_000)
    return page


def box(page: RecordPage, name: str) -> int:
    """Return the number of a box."""
    return box_names(live_sheets(page.game, page.fleet)).index(name)


def on_table(page: RecordPage) -> dict[Any, Any]:
    """Return the values that phones see."""
    return {} if page.phones._table is None else dict(page.phones._table.values)


def test_ticks_of_two_phones_arrive_in_the_record(qtbot: QtBot, served: RecordPage) -> None:
    ann, ben = Phone(served.phones.url, "Ann"), Phone(served.phones.url, "Ben")
    ann.change((box(served, "ships/honest-weight/fore/hull_hits#3"), 1))
    ben.change((box(served, "ships/honest-weight/fore/hull_hits#5"), 1), ("turn", 2))
    qtbot.waitUntil(lambda: losses(served) == {"honest-weight": {"fore": {"hull_hits": (1, 1)}}}, timeout=10_000)
    assert turn_of(served.game, served._record) == 2
    ann.listen()
    assert ann.values["turn"] == 2
    assert served.phones.names == ("Ann", "Ben")


def test_a_tick_in_the_record_arrives_on_the_phones(qtbot: QtBot, served: RecordPage) -> None:
    ann = Phone(served.phones.url, "Ann")
    first = box(served, "ships/honest-weight/fore/hull_hits#1")
    tick(qtbot, served, "ships/honest-weight/fore/hull_hits#1")
    qtbot.waitUntil(lambda: on_table(served).get(first) == 1, timeout=10_000)
    ann.listen()
    assert ann.values[first] == 1


def test_what_a_phone_ticked_stays_where_it_was_ticked(qtbot: QtBot, served: RecordPage) -> None:
    """A play state counts boxes: the record does not know that it was the third, but the phone does."""
    ann = Phone(served.phones.url, "Ann")
    third = box(served, "ships/honest-weight/fore/hull_hits#3")
    ann.change((third, 1))
    qtbot.waitUntil(lambda: bool(losses(served)), timeout=10_000)
    served._context.document.apply("turn", with_turn(served.game, served.fleet, served._record, 4))
    ann.listen()
    assert (ann.values["turn"], ann.values[third]) == (4, 1)


def test_undo_in_the_record_reaches_the_phones(qtbot: QtBot, served: RecordPage, window: MainWindow) -> None:
    ann = Phone(served.phones.url, "Ann")
    third = box(served, "ships/honest-weight/fore/hull_hits#3")
    ann.change((third, 1))
    qtbot.waitUntil(lambda: bool(losses(served)), timeout=10_000)
    window.actions_.undo.trigger()
    qtbot.waitUntil(lambda: third not in on_table(served), timeout=10_000)
    ann.listen()
    assert ann.values[third] == 0


def asked(qtbot: QtBot, phone: Phone, value: Any) -> Any:
    """Ask as a phone does, by another thread, while the program goes on."""
    found: list[Any] = []

    def ask() -> None:
        try:
            found.append(phone.post("ask", value))
        except urllib.error.HTTPError as problem:
            problem.close()
            found.append(problem.code)

    thread = threading.Thread(target=ask)
    thread.start()
    qtbot.waitUntil(lambda: bool(found), timeout=15_000)
    thread.join()
    return found[0]


def test_the_program_resolves_a_critical_for_a_phone(qtbot: QtBot, served: RecordPage) -> None:
    ann = Phone(served.phones.url, "Ann")
    choices = asked(qtbot, ann, {"what": "choices", "of": "critical", "ship": 0})
    assert "fore" in [key for key, _ in choices]
    before = served._record
    lines = asked(qtbot, ann, {"what": "critical", "client": "Ann", "ship": 0, "key": "fore", "crew": 1})
    assert [line for line in lines if isinstance(line, str) and line]
    assert served._record is not before


@pytest.mark.parametrize(
    "value",
    [
        {},
        {"what": "critical", "client": "Ann", "ship": -1, "key": "fore", "crew": 1},
        {"what": "repair", "client": "Ann", "ship": 1e999, "key": "fore", "crew": 1},
        [],
        {"what": "critical", "client": "Ann", "ship": 99, "key": "fore", "crew": 1},
        {"what": "critical", "client": "Ann", "ship": 0, "key": "nowhere", "crew": 1},
        {"what": "repair", "client": "Ann", "ship": 0, "key": "nothing", "crew": "many"},
        {"what": "choices", "ship": "x", "of": "critical"},
    ],
)
def test_a_wrong_question_is_refused(qtbot: QtBot, served: RecordPage, value: Any) -> None:
    assert asked(qtbot, Phone(served.phones.url, "Ann"), value) == 400


def test_a_tick_in_the_record_survives_a_tick_of_a_phone_on_the_same_ship(qtbot: QtBot, served: RecordPage) -> None:
    """The sheet with the first tick is still being drawn for the phones when the second tick arrives."""
    ann = Phone(served.phones.url, "Ann")
    third = box(served, "ships/honest-weight/fore/hull_hits#3")
    tick(qtbot, served, "ships/honest-weight/fore/hull_hits#1")
    ann.change((third, 1))
    served.phones._look()
    first = box(served, "ships/honest-weight/fore/hull_hits#1")
    qtbot.waitUntil(lambda: on_table(served).get(first) == 1, timeout=10_000)
    served.phones._look()
    assert losses(served) == {"honest-weight": {"fore": {"hull_hits": (2,)}}}


def test_a_turn_of_the_record_survives_a_tick_of_a_phone(qtbot: QtBot, served: RecordPage) -> None:
    ann = Phone(served.phones.url, "Ann")
    tick(qtbot, served, "ships/honest-weight/fore/hull_hits#1")
    served._context.document.apply("turn", with_turn(served.game, served.fleet, served._record, 4))
    ann.change((served.phones._shared.ships[0], 1))  # type: ignore[union-attr]  # a served record
    served.phones._look()
    qtbot.waitUntil(lambda: on_table(served).get("turn") == 4, timeout=10_000)
    assert turn_of(served.game, served._record) == 4


def test_ticks_on_two_ships_in_a_row_arrive_on_the_phones(qtbot: QtBot, served: RecordPage) -> None:
    """The sheet of the first ship is still being drawn when the second ship changes."""
    shared = served.phones._shared
    assert shared is not None
    names = [next(name for row in sheet.rows for name in row.fields if "hull" in name) for sheet in shared.sheets[:2]]
    for name in names:
        record = with_filled(served.game, served.fleet, served._record, {name: "X"})
        served._context.document.apply("tick", record)
    qtbot.waitUntil(lambda: all(on_table(served).get(box(served, name)) == 1 for name in names), timeout=10_000)


def test_an_acknowledged_tick_survives_the_end_of_the_serving(qtbot: QtBot, served: RecordPage) -> None:
    Phone(served.phones.url, "Ann").change((box(served, "ships/honest-weight/fore/hull_hits#3"), 1))
    served.phones.stop()
    assert losses(served)


def test_starting_twice_serves_once(qtbot: QtBot, page: RecordPage) -> None:
    page.phones.start("127.0.0.1")
    page.phones.start("127.0.0.1")
    qtbot.waitUntil(lambda: bool(page.phones.url) and not page._context.background.jobs, timeout=20_000)
    page.phones.stop()
    assert [each.name for each in threading.enumerate()].count("phones") == 0


def test_a_question_without_an_answer_in_time_is_not_answered_later(
    qtbot: QtBot, served: RecordPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(phones_module, "ANSWER_SECONDS", 0.1)
    before = served._record
    with pytest.raises(ValueError):  # noqa: PT011  the reason is that there is none
        _asked(served.phones._inbox, {"what": "critical", "client": "Ann", "ship": 0, "key": "fore"})
    served.phones._look()
    assert served._record is before


def test_a_slow_look_up_of_addresses_does_not_hold_up_the_dialog(
    qtbot: QtBot, page: RecordPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    goes_on = threading.Event()
    monkeypatch.setattr(phones_module, "addresses", lambda: ("192.0.2.7",) if goes_on.wait(20) else ())
    dialog = PhonesDialog(page.phones, page)
    dialog.show()
    assert not dialog.switch.isEnabled()
    goes_on.set()
    qtbot.waitUntil(dialog.switch.isEnabled, timeout=20_000)
    assert dialog.address.currentData() == "192.0.2.7"
    dialog.close()


def test_the_dialog_starts_only_once(qtbot: QtBot, page: RecordPage) -> None:
    dialog = PhonesDialog(page.phones, page)
    dialog.show()
    qtbot.waitUntil(dialog.switch.isEnabled, timeout=20_000)
    dialog.switch.click()
    dialog._show()  # as the timer does every second
    assert not dialog.switch.isEnabled()
    qtbot.waitUntil(lambda: bool(page.phones.url), timeout=20_000)
    assert dialog.switch.isEnabled()
    dialog.close()


def test_nothing_is_served_before_it_is_wanted_or_after_it_is_stopped(qtbot: QtBot, page: RecordPage) -> None:
    dialog = PhonesDialog(page.phones, page)
    dialog.show()
    assert page.phones.url == ""
    qtbot.waitUntil(dialog.switch.isEnabled, timeout=20_000)
    dialog.address.setCurrentIndex(dialog.address.count() - 1)
    assert dialog.address.currentData() == "127.0.0.1"
    dialog.switch.click()
    qtbot.waitUntil(lambda: bool(page.phones.url), timeout=20_000)
    url = page.phones.url
    assert dialog.url.text() == url
    assert not dialog.code.pixmap().isNull()
    dialog.switch.click()
    assert page.phones.url == ""
    with pytest.raises(OSError, match=r"refused|reset"):
        urllib.request.urlopen(url, timeout=5)  # noqa: S310 our own server
    dialog.close()


def test_an_address_of_another_computer_is_refused_with_the_reason(qtbot: QtBot, page: RecordPage) -> None:
    page.phones.start("192.0.2.99")
    qtbot.waitUntil(lambda: bool(page.phones.problem), timeout=20_000)
    assert page.phones.problem == "Phones cannot connect: this computer does not have this address. Choose another address."
    assert page.phones.url == ""


def test_serving_ends_with_the_record(qtbot: QtBot, served: RecordPage, window: MainWindow, tmp_path: Path) -> None:
    url, hold = served.phones.url, served.phones._hold
    assert window.fleet is not None
    window.fleet.save(str(tmp_path / "record.json"))
    window.close_part(window.shelf.parts[-1])
    qtbot.waitUntil(lambda: hold.server is None, timeout=10_000)
    with pytest.raises(OSError, match=r"refused|reset"):
        urllib.request.urlopen(url, timeout=5)  # noqa: S310 our own server
