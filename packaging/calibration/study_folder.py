"""The folder of a study: its protocol, a lock, and the battles of every step."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from filelock import FileLock, Timeout

from calibration.protocol import Protocol
from calibration.recording import OtherStudy, Recorder
from calibration.study import Findings, Study
from calibration.value_study import ValueFindings, ValueStudy
from metamaker.play.simulation.executors import Workers

PROTOCOL_FILE = "protocol.json"
LOCK_FILE = "study.lock"


class StudyProblem(Exception):
    """A folder that cannot be used for a study: one sentence."""


Result = TypeVar("Result")


def run_study(
    folder: Path,
    protocol: Protocol,
    crew: Workers | None,
    progress: Callable[[int], None],
    stop: Callable[[], bool] | None = None,
) -> Findings:
    """Run a study, or continue the one in `folder`; `progress(battles)` is called with the number of new battles.

    Without a `crew` this process fights the battles. Raises Stopped, StudyProblem, and BattleProblem if a battle fails.
    """
    return _run(folder, protocol, lambda: Study(protocol, Recorder(folder, crew, progress, stop)).findings())


def run_value_study(folder: Path, protocol: Protocol, crew: Workers | None, progress: Callable[[int], None]) -> ValueFindings:
    """Run or continue a study of measured values; see `run_study`."""
    return _run(folder, protocol, lambda: ValueStudy(protocol, Recorder(folder, crew, progress)).value_findings())


def _run(folder: Path, protocol: Protocol, work: Callable[[], Result]) -> Result:
    folder.mkdir(parents=True, exist_ok=True)
    try:
        with FileLock(folder / LOCK_FILE, blocking=False):
            _begin(folder, protocol)
            return work()
    except Timeout:  # two processes would spoil each other's files
        raise StudyProblem(f"another study is running in {folder}. Wait until it ends, or use another folder") from None
    except OtherStudy as problem:
        raise _other_study(folder, problem.file) from None


def _begin(folder: Path, protocol: Protocol) -> None:
    """Write the protocol. Raises StudyProblem if the folder contains another one."""
    path = folder / PROTOCOL_FILE
    wanted: Any = json.loads(json.dumps(protocol))
    if not path.is_file():
        path.write_text(json.dumps(wanted) + "\n", encoding="utf-8")
    elif json.loads(path.read_text(encoding="utf-8")) != wanted:
        raise _other_study(folder, PROTOCOL_FILE)


def _other_study(folder: Path, file: str) -> StudyProblem:
    return StudyProblem(f"{folder} contains another study ({file} does not match). Use an empty folder")
