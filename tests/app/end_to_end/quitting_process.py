"""The real program, quit while the slowest captain fights battles in other processes.

It writes the time of the end of the window, and the numbers of the processes, to the file named by the last argument.
"""

import json
import multiprocessing
import sys
import time
import traceback
from pathlib import Path
from unittest.mock import patch

from PySide6.QtWidgets import QApplication

from metamaker.app.balance.balance_page import BalancePage
from metamaker.app.window.window import MainWindow
from metamaker.cli.main import main
from tests.app.end_to_end import whole_process
from tests.app.end_to_end.hands import Hands

SLOWEST = "admiral"


def use(window: MainWindow) -> None:
    """Rate all ships with the slowest captain, and quit as soon as the processes are there."""
    hands = Hands()
    window.show_page("balance")
    page = window.workspace.shown if window.workspace else None
    assert isinstance(page, BalancePage)
    hands.until(lambda: page.is_ready and page.order is not None, "the page is not ready")
    captain = page.contenders.terms.captain
    captain.setCurrentIndex(captain.findData(SLOWEST))
    captain.activated.emit(captain.currentIndex())
    page.weigh()
    hands.until(lambda: page.runner.is_busy and len(multiprocessing.active_children()) > 0, "no battles begin")
    hands.wait(WORKING_MS)
    assert page.runner.is_busy
    children = [child.pid for child in multiprocessing.active_children()]
    window.program.quit()
    QApplication.processEvents()
    told.write_text(json.dumps({"quit": time.time(), "children": children}), encoding="utf-8")


WORKING_MS = 3000
"""The battles are in full swing then: a process needs a second to start."""

told = Path(sys.argv.pop()) if __name__ == "__main__" else Path()


def _use(window: MainWindow) -> None:
    try:
        use(window)
    except Exception:  # noqa: BLE001  whatever it is, the program must not wait for ever
        traceback.print_exc()
        QApplication.exit(whole_process.WENT_WRONG)


if __name__ == "__main__":
    with patch.object(whole_process, "use", _use), patch("metamaker.app.main.Application", whole_process.UsedApplication):
        sys.exit(main(["window", *sys.argv[1:]]))
