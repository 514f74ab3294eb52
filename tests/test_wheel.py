"""What people install: the wheel, by itself, in an environment without this checkout."""

import json
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def ran(*words: str | Path, **options: object) -> str:
    ended = subprocess.run([str(word) for word in words], check=False, capture_output=True, text=True, **options)  # type: ignore[call-overload]
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return str(ended.stdout)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    ran(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT)
    (built,) = folder.glob("*.whl")
    return built


def test_the_wheel_holds_resources_samples_and_licence(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    for wanted in ("metamaker/_data/resources/metaverse/rules.md", "metamaker/_data/fleets/metaverse/the-even-hand.json"):
        assert wanted in names
    guides = {f"metamaker/_data/docs/{file.name}" for file in (ROOT / "docs").glob("*.md")}
    pictures = {f"metamaker/_data/docs/pictures/{file.name}" for file in (ROOT / "docs" / "pictures").iterdir()}
    assert guides | pictures <= set(names)
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert not any(name.startswith(("tests/", "out/")) for name in names)


def test_an_installed_program_prints_a_sheet(wheel: Path, tmp_path: Path) -> None:
    environment = tmp_path / "environment"
    ran(sys.executable, "-m", "venv", "--without-pip", environment)
    python = environment / "bin" / "python"
    ran(sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-deps", "--no-index", wheel)
    # The libraries are those of this environment; its link to the checkout is not followed from here.
    site = ran(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip()
    (Path(site) / "libraries.pth").write_text(sysconfig.get_path("purelib"))

    metamaker = environment / "bin" / "metamaker"
    alone = {"cwd": tmp_path, "env": {"PATH": "", "HOME": str(tmp_path)}}
    where = ran(python, "-c", "import metamaker; print(metamaker.__file__)", **alone)
    assert where.startswith(site)
    ran(metamaker, "samples", "the-even-hand", **alone)
    told = json.loads(ran(metamaker, "sheets", "the-even-hand.json", "--ship", "Yardstick", "-o", "y.pdf", "--json", **alone))
    assert told["pages"] >= 1
    assert (tmp_path / "y.pdf").read_bytes().startswith(b"%PDF-")
    assert "Your first ship" in ran(metamaker, "guide", **alone)
    assert "Architecture" not in ran(metamaker, "guide", **alone)
    sharing = ran(metamaker, "guide", "sharing", **alone)
    assert "[Galleries](gallery.md)" in sharing
    assert "SECURITY.md" not in sharing, "what does not come along is no link"
    assert "MV-3.1.1-01" in ran(metamaker, "rules", "3.1.1", **alone)
