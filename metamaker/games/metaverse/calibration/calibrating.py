"""Studies of the points: begun, gone on with, told. The module is the Calibration of the game."""

import json
from collections.abc import Callable
from typing import Any

from metamaker.game.calibration import Calibrated, CalibrationProblem, StudyStopped, Wish
from metamaker.games.metaverse.calibration.protocol import Protocol, full, small
from metamaker.games.metaverse.calibration.recording import OtherStudy, Recorder, Stopped
from metamaker.games.metaverse.messages import message

usual_captain = "plain"

PROTOCOL_FILE = "protocol.json"
LOCK_FILE = "study.lock"


def battles(wish: Wish) -> int:
    """Return how many battles a study has."""
    return _protocol(wish).battles


def calibrated(wish: Wish, progress: Callable[[int], None], stop: Callable[[], bool] | None = None) -> Calibrated:
    """Do a study, or go on with it: what was fought is in its folder. See `Calibration`."""
    try:
        from filelock import FileLock, Timeout

        from metamaker.games.metaverse.calibration.study import Study
    except ImportError:
        raise CalibrationProblem(message("calibration-extra")) from None
    from metamaker.games.metaverse.calibration.report import calibrated as reported

    protocol = _protocol(wish)
    wish.folder.mkdir(parents=True, exist_ok=True)
    try:
        with FileLock(wish.folder / LOCK_FILE, blocking=False):
            _begin(wish, protocol)
            found = Study(protocol, Recorder(wish.folder, wish.crew, progress, stop)).findings()
    except Timeout:  # two that write into the same files would spoil them
        raise CalibrationProblem(message("calibration-under_way", folder=str(wish.folder))) from None
    except Stopped:
        raise StudyStopped from None
    except OtherStudy as problem:
        raise CalibrationProblem(message("calibration-other", folder=str(wish.folder), file=problem.file)) from None
    return reported(protocol, found)


def _protocol(wish: Wish) -> Protocol:
    return (small if wish.small else full)(wish.seed, wish.captain)


def _begin(wish: Wish, protocol: Protocol) -> None:
    """Write down what the study is, or raise CalibrationProblem if the folder has another one."""
    path = wish.folder / PROTOCOL_FILE
    wanted: Any = json.loads(json.dumps(protocol))
    if path.is_file():
        if json.loads(path.read_text(encoding="utf-8")) != wanted:
            raise CalibrationProblem(message("calibration-other", folder=str(wish.folder), file=PROTOCOL_FILE))
        return
    path.write_text(json.dumps(wanted) + "\n", encoding="utf-8")
