"""The build hook of wheels: when it compiles, what it adds to a wheel, and what happens if the compiler fails."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from shipping import compiling
from shipping.wheel_hook import PINS, VARIABLE, WheelHook


class Application:
    """Collects the lines that the build shows."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def display_info(self, line: str) -> None:
        self.lines.append(line)

    display_warning = display_info


@pytest.fixture
def native(tmp_path: Path) -> dict[str, Path]:
    file = tmp_path / "dice.so"
    file.touch()
    return {"metamaker/play/dice.so": file}


@pytest.fixture(autouse=True)
def compiler(monkeypatch: pytest.MonkeyPatch, native: dict[str, Path]) -> None:
    """Stand in for the compiler, on a machine that has everything."""
    monkeypatch.setattr(compiling, "lacking_in_system", lambda: iter(()))
    monkeypatch.setattr(compiling, "missing", lambda: "")
    monkeypatch.setattr(compiling, "is_current", lambda: False)
    monkeypatch.setattr(compiling, "built", lambda: True)
    monkeypatch.setattr(compiling, "native_files", lambda: native)


def hooked(version: str = "standard") -> tuple[dict[str, Any], list[str], list[str]]:
    """Return the build data after the hook, the shown lines and the requirements."""
    application: Any = Application()
    data: dict[str, Any] = {"force_include": {}, "pure_python": True, "infer_tag": False}
    hook = WheelHook(str(compiling.ROOT), {}, SimpleNamespace(), SimpleNamespace(), "", "wheel", application)  # type: ignore[arg-type]
    hook.initialize(version, data)
    return data, application.lines, hook.dependencies()


PLAIN = {"force_include": {}, "pure_python": True, "infer_tag": False}


def failing() -> bool:
    raise compiling.BuildProblem("the compiler stopped with the error above")


@pytest.mark.parametrize("wish", [None, "", "0"])
def test_a_wheel_is_plain_unless_the_variable_is_set(wish: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    if wish is not None:
        monkeypatch.setenv(VARIABLE, wish)
    data, (line,), requirements = hooked()
    assert (data, requirements) == (PLAIN, [])
    assert line.startswith("metamaker: plain Python wheel; METAMAKER_COMPILE=1 also compiles")


@pytest.mark.parametrize("wish", ["1", "required"])
def test_a_compiled_wheel_is_for_one_system(wish: str, monkeypatch: pytest.MonkeyPatch, native: dict[str, Path]) -> None:
    monkeypatch.setenv(VARIABLE, wish)
    data, lines, requirements = hooked()
    ((place, file),) = native.items()
    assert data == {"force_include": {str(file): place}, "pure_python": False, "infer_tag": True}
    assert lines == [
        "metamaker: compiling the battle engine, which takes about 3 minutes",
        f"metamaker: {len(compiling.compiled_files())} compiled modules of the battle engine",
    ]
    pins = PINS.read_text(encoding="utf-8").split()
    assert {each.partition("==")[0] for each in requirements} >= {"mypy", "setuptools"}
    assert set(requirements) <= set(pins)


def test_a_failed_compiler_leaves_a_plain_wheel_and_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "1")
    monkeypatch.setattr(compiling, "built", failing)
    data, lines, _ = hooked()
    assert data == PLAIN
    assert lines[-1] == "metamaker: plain Python wheel: the compiler stopped with the error above"


def test_without_a_compiler_nothing_is_installed_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "1")
    monkeypatch.setattr(compiling, "lacking_in_system", lambda: iter(("a C compiler",)))
    monkeypatch.setattr(compiling, "missing", lambda: "the compiled build needs a C compiler")
    data, lines, requirements = hooked()
    assert (data, requirements) == (PLAIN, [])
    assert lines == ["metamaker: plain Python wheel: the compiled build needs a C compiler"]


def test_a_required_compilation_that_fails_ends_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "required")
    monkeypatch.setattr(compiling, "built", failing)
    with pytest.raises(compiling.BuildProblem):
        hooked()


def test_a_clone_in_editable_mode_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "1")
    data, lines, _ = hooked("editable")
    assert (data, lines) == (PLAIN, [])
