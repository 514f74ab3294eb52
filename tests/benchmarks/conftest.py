"""The baseline of the benchmarks: compared at the end of each run, and written anew with `--write-baseline`."""

import pytest

from tests.benchmarks import calibration


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if not calibration.measured:
        return
    if config.getoption("--write-baseline"):
        calibration.freeze()
        terminalreporter.section(f"{len(calibration.measured)} figures are the baseline now")
        return
    late = calibration.slower()
    terminalreporter.section(f"{len(late)} of {len(calibration.measured)} figures more than 10 % slower than the baseline")
    for line in late:
        terminalreporter.write_line(line)
