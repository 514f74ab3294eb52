"""The wheel with the compiled battle engine, installed where there is no compiler: both builds do the same."""

import json
import os
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from shipping import compiling

from metamaker.cli.input.replay_files import is_replay

ROOT = Path(__file__).parents[2]
RUNS = Path("tests") / "packaging" / "engine_runs.py"
REPLAYS = [
    file
    for folder in ("docs/battles", "tests/golden/formats")
    for file in sorted((ROOT / folder).glob("*.json"))
    if is_replay([str(file)])
]
BUILDS = {"compiled": "", "plain": "1"}
"""The builds of the battle engine, each with the value of METAMAKER_PLAIN that selects it."""

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(bool(compiling.missing()), reason=compiling.missing() or "nothing is missing"),
]


def wheel_in(folder: Path, compile_: str) -> Path:
    environment = {**os.environ, "METAMAKER_COMPILE": compile_}
    words = [sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", str(folder), str(ROOT)]
    subprocess.run(words, check=True, env=environment, capture_output=True)
    (file,) = folder.glob("*.whl")
    return file


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the wheel; it contains the compiled build of this clone, which is built again only if it is stale."""
    return wheel_in(tmp_path_factory.mktemp("dist"), "required")


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a new environment with the wheel, and with the libraries of the present one."""
    folder = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    python = str(folder / "bin" / "python")
    subprocess.run([sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-deps", str(wheel)], check=True)
    own = subprocess.check_output([python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], text=True).strip()
    # Python reads no .pth files in folders from a .pth file, so the clone of an editable installation stays out.
    (Path(own) / "libraries.pth").write_text(f"{sysconfig.get_path('purelib')}\n{sysconfig.get_path('platlib')}\n")
    (folder / "tests").symlink_to(ROOT / "tests")
    (folder / "empty").mkdir()
    return folder


def shown(environment: Path, words: Sequence[str | Path], build: str) -> str:
    """Return the output of a program of the environment, without a compiler in its PATH."""
    variables = {
        "HOME": str(environment / "empty"),
        "LANG": "C.UTF-8",
        "METAMAKER_PLAIN": BUILDS[build],
        "METAMAKER_SETTINGS": "",
        "PATH": str(environment / "empty"),
        "PYTHONPATH": str(environment),
    }
    program, *rest = words
    return subprocess.check_output([environment / "bin" / program, *rest], cwd=environment, env=variables, text=True)


def test_the_wheel_has_both_forms_of_each_compiled_module(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        (described,) = (name for name in names if name.endswith(".dist-info/WHEEL"))
        described = archive.read(described).decode()
    for file in compiling.compiled_files():
        place = f"metamaker/{file.as_posix()}"
        assert place in names
        assert any(place.removesuffix(".py") + ending in names for ending in EXTENSION_SUFFIXES), place
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert "Root-Is-Purelib: false" in described
    assert f"Tag: {python}-{python}-" in described


def test_a_wheel_is_plain_if_nothing_asks_for_more(tmp_path: Path) -> None:
    wheel = wheel_in(tmp_path, "")
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        assert not [name for name in archive.namelist() if name.endswith(tuple(EXTENSION_SUFFIXES))]


@pytest.mark.parametrize("build", BUILDS)
def test_the_self_test_passes_and_names_the_build(environment: Path, build: str) -> None:
    answer = json.loads(shown(environment, ["metamaker", "self-test", "--json"], build))
    assert (answer["passed"], answer["engine"]) == (True, build)


def test_both_builds_fight_the_same_battles(environment: Path) -> None:
    results = {}
    for build in BUILDS:
        first, *results[build] = shown(environment, ["python", "-P", RUNS], build).splitlines()
        assert first == build
    assert len(results["plain"]) > 15_000
    assert results["compiled"] == results["plain"]


@pytest.mark.parametrize("file", REPLAYS, ids=lambda file: file.stem)
def test_both_builds_print_the_same_log_of_a_recorded_match(environment: Path, file: Path) -> None:
    words = ["metamaker", "battle", "--replay", str(file)]
    logs = {build: shown(environment, words, build) for build in BUILDS}
    assert logs["compiled"] == logs["plain"]
    story = file.with_suffix(".txt")
    if story.exists() and file.stem != "the-long-watch":  # whose story is that of the interactive player
        assert logs["compiled"] == story.read_text(encoding="utf-8")
