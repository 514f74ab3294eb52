"""Reading within bounds; writing so that the old file or the new one is there, whole, whatever happens."""

import errno
import os
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from metamaker.core.errors import FileProblem
from metamaker.core.storage import LOCAL_DISK, LocalDisk, is_file, is_folder, is_there, read_file, save_document, write_file

OLD, NEW = b"old " * 50_000, b"new " * 60_000


class FailingDisk(LocalDisk):
    """A disk that fails at the call of one name, after having done `done` of it."""

    def __init__(self, name: str, number: int) -> None:
        self.name, self.number = name, number

    def _fail(self, name: str) -> None:
        if name == self.name:
            raise OSError(self.number, os.strerror(self.number))

    def create(self, path: Path, data: bytes, permissions: int | None) -> None:
        if self.name == "create":
            path.write_bytes(data[: len(data) // 2])
        self._fail("create")
        super().create(path, data, permissions)

    def duplicate(self, path: Path, copy: Path) -> None:
        self._fail("duplicate")
        super().duplicate(path, copy)

    def replace(self, path: Path, target: Path) -> None:
        self._fail("replace")
        super().replace(path, target)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_saving_keeps_the_old_content_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "heron.json"
    save_document(str(file), OLD)
    assert names(tmp_path) == ["heron.json"]
    save_document(str(file), NEW)
    assert names(tmp_path) == ["heron.json", "heron.json.bak"]
    assert (file.read_bytes(), (tmp_path / "heron.json.bak").read_bytes()) == (NEW, OLD)
    save_document(str(file), b"newer")
    assert (file.read_bytes(), (tmp_path / "heron.json.bak").read_bytes()) == (b"newer", NEW)


def test_writing_keeps_nothing(tmp_path: Path) -> None:
    file = tmp_path / "heron.pdf"
    write_file(str(file), OLD)
    write_file(str(file), NEW)
    assert names(tmp_path) == ["heron.pdf"]
    assert file.read_bytes() == NEW


def test_permissions_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "heron.json"
    file.write_bytes(OLD)
    file.chmod(0o640)
    save_document(str(file), NEW)
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


def test_new_files_have_the_usual_permissions(tmp_path: Path) -> None:
    usual = tmp_path / "usual"
    usual.touch()
    save_document(str(tmp_path / "heron.json"), NEW)
    assert (tmp_path / "heron.json").stat().st_mode == usual.stat().st_mode


def test_a_link_is_followed(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    target = tmp_path / "real" / "heron.json"
    target.write_bytes(OLD)
    link = tmp_path / "link.json"
    link.symlink_to(target)
    save_document(str(link), NEW)
    assert link.is_symlink()
    assert target.read_bytes() == NEW
    assert names(tmp_path / "real") == ["heron.json", "heron.json.bak"]


@pytest.mark.parametrize("call", ["create", "duplicate", "replace"])
@pytest.mark.parametrize(
    ("number", "reason"),
    [(errno.ENOSPC, "the disk is full"), (errno.EACCES, "permission denied"), (errno.EIO, "input/output error")],
)
def test_a_refused_write_leaves_everything_as_it_was(tmp_path: Path, call: str, number: int, reason: str) -> None:
    file = tmp_path / "heron.json"
    file.write_bytes(OLD)
    with pytest.raises(FileProblem) as caught:
        save_document(str(file), NEW, FailingDisk(call, number))
    assert str(caught.value) == f"{file}: could not be written: {reason}"
    assert names(tmp_path) == ["heron.json"]
    assert file.read_bytes() == OLD


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("missing/heron.json", "there is no such file or folder"),
        (".", "it is a folder"),
        ("a-file/heron.json", "part of its path is not a folder"),
        ("x" * 300, "its name is too long"),
        ("zero\0byte", "its name cannot be used"),
    ],
)
def test_places_that_cannot_be_written(tmp_path: Path, path: str, reason: str) -> None:
    (tmp_path / "a-file").touch()
    with pytest.raises(FileProblem) as caught:
        save_document(f"{tmp_path}/{path}", NEW)
    assert str(caught.value.text) == f"could not be written: {reason}"
    assert names(tmp_path) == ["a-file"]


def test_devices_are_written_directly() -> None:
    write_file("/dev/null", NEW)
    with pytest.raises(FileProblem, match="the disk is full"):
        write_file("/dev/full", NEW)


@pytest.mark.parametrize(("path", "reason"), [("nix.json", "there is no such file or folder"), (".", "it is a folder")])
def test_files_that_cannot_be_read(tmp_path: Path, path: str, reason: str) -> None:
    with pytest.raises(FileProblem) as caught:
        read_file(str(tmp_path / path))
    assert str(caught.value.text) == f"could not be read: {reason}"


def test_files_are_read_to_a_bound(tmp_path: Path) -> None:
    large = tmp_path / "large"
    with large.open("wb") as file:
        file.truncate(200 * 2**20)
    with pytest.raises(FileProblem, match="the file is larger than the limit of 64 MB"):
        read_file(str(large))


WRITER = """
import os, signal, sys
from pathlib import Path
from metamaker.core import storage

class DyingDisk(storage.LocalDisk):
    calls = 0

    def die(self):
        DyingDisk.calls += 1
        if DyingDisk.calls == int(sys.argv[2]):
            os.kill(os.getpid(), signal.SIGKILL)

    def create(self, path, data, permissions):
        self.die()
        path.write_bytes(data[: len(data) // 2])
        self.die()
        path.unlink()
        super().create(path, data, permissions)
        self.die()

    def duplicate(self, path, copy):
        super().duplicate(path, copy)
        self.die()

    def replace(self, path, target):
        super().replace(path, target)
        self.die()

storage.save_document(sys.argv[1], b"new " * 60_000, DyingDisk())
"""


@pytest.mark.parametrize("call", range(1, 7))
def test_killed_at_any_step_the_old_file_or_the_new_one_is_there(tmp_path: Path, call: int) -> None:
    file = tmp_path / "heron.json"
    file.write_bytes(OLD)
    ended = subprocess.run([sys.executable, "-c", WRITER, file, str(call)], check=False)
    assert ended.returncode == -signal.SIGKILL
    assert file.read_bytes() == (NEW if call == 6 else OLD)
    # and the next one to save is not hindered by what was left behind
    save_document(str(file), b"next")
    assert file.read_bytes() == b"next"


LOOP = """
import sys
from metamaker.core.storage import save_document

print("ready", flush=True)
while True:
    for data in (b"old " * 50_000, b"new " * 60_000):
        save_document(sys.argv[1], data)
"""


def test_killed_at_any_instant_both_files_are_whole(tmp_path: Path) -> None:
    file = tmp_path / "heron.json"
    save_document(str(file), OLD)
    for instant in range(12):
        with subprocess.Popen([sys.executable, "-c", LOOP, file], stdout=subprocess.PIPE) as writer:
            assert writer.stdout is not None
            writer.stdout.readline()
            time.sleep(0.003 * instant)
            writer.kill()
        assert file.read_bytes() in (OLD, NEW)
        backup = tmp_path / "heron.json.bak"
        assert not backup.exists() or backup.read_bytes() in (OLD, NEW)


def test_the_usual_disk_removes_quietly_what_is_not_there(tmp_path: Path) -> None:
    LOCAL_DISK.remove(tmp_path / "nothing")


def test_links_that_lead_in_a_circle_are_told_so(tmp_path: Path) -> None:
    one, other = tmp_path / "one.json", tmp_path / "other.json"
    one.symlink_to(other)
    other.symlink_to(one)
    for attempt in (lambda: save_document(str(one), NEW), lambda: read_file(str(one))):
        with pytest.raises(FileProblem, match="its links form a loop"):
            attempt()


def test_a_closed_standard_input_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    with pytest.raises(FileProblem, match="standard input: could not be read: it is closed"):
        read_file("-")


def test_a_file_that_is_protected_against_writing_stays_and_so_does_its_old_copy(tmp_path: Path) -> None:
    file = tmp_path / "fleet.json"
    file.write_bytes(b"kept")
    file.chmod(0o444)
    for put in (write_file, save_document):
        with pytest.raises(FileProblem, match="could not be written: it is write-protected"):
            put(str(file), b"new")
    assert file.read_bytes() == b"kept"
    assert [each.name for each in tmp_path.iterdir()] == ["fleet.json"]


@pytest.mark.parametrize("letter", ["a", "船"])
def test_a_name_may_be_as_long_as_the_disk_takes(tmp_path: Path, letter: str) -> None:
    file = tmp_path / (letter * (250 // len(letter.encode())) + ".json")
    save_document(str(file), b"one")
    write_file(str(file), b"two")
    save_document(str(file), b"three")
    assert file.read_bytes() == b"three"
    (kept,) = (each for each in tmp_path.iterdir() if each != file)
    assert (kept.suffix, kept.read_bytes()) == (".bak", b"two")


def test_what_killed_saves_left_goes_with_the_next_one(tmp_path: Path) -> None:
    file = tmp_path / "heron.json"
    save_document(str(file), b"one")
    os.link(file, tmp_path / "heron.json.bak")  # killed between the two renames
    left = [tmp_path / f".heron.json.0123abcd.{ending}" for ending in ("new", "old")]
    others = [tmp_path / name for name in (".heron.json.0123abcd.txt", ".egret.json.0123abcd.new")]
    for each in (*left, *others):
        each.write_bytes(b"x")
    save_document(str(file), b"two")
    assert names(tmp_path) == sorted(path.name for path in (*left, *others, file, tmp_path / "heron.json.bak"))
    later = time.time() + 7200
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(time, "time", lambda: later)
        save_document(str(file), b"three")
    assert names(tmp_path) == sorted(path.name for path in (*others, file, tmp_path / "heron.json.bak"))


def test_what_cannot_be_looked_at_is_not_there(tmp_path: Path) -> None:
    for look in (is_file, is_folder, is_there):
        assert not any(look(path) for path in ("a" * 300, "a\0b", tmp_path / ("船" * 100), tmp_path / "no"))
        assert look(tmp_path) == (look is not is_file)


def _refusing(name: str, number: int, *, of_folders: bool = False) -> Callable[..., None]:
    """Return a call of the system that fails, on folders alone if `of_folders`."""
    real = getattr(os, name)

    def refuse(first: Any, *more: Any, **named: Any) -> None:
        if of_folders and not stat.S_ISDIR(os.fstat(first).st_mode):
            real(first, *more, **named)
            return
        raise OSError(number, os.strerror(number))

    return refuse


@pytest.mark.parametrize("number", [errno.EINVAL, errno.EOPNOTSUPP, errno.ENOSYS, errno.EPERM, errno.EACCES, errno.EIO])
@pytest.mark.parametrize(("name", "of_folders"), [("fsync", True), ("fchmod", False), ("link", False)])
@pytest.mark.parametrize("write", [save_document, write_file])
def test_what_a_shared_folder_cannot_do_stops_no_save(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    number: int,
    name: str,
    of_folders: bool,
    write: Callable[[str, bytes], None],
) -> None:
    file = tmp_path / "heron.json"
    file.write_bytes(OLD)
    file.chmod(0o600)
    monkeypatch.setattr(os, name, _refusing(name, number, of_folders=of_folders))
    write(str(file), NEW)
    write(str(file), NEW)
    assert file.read_bytes() == NEW
    assert stat.S_IMODE(file.stat().st_mode) & 0o077 == 0  # nobody else may read what was not for everyone
    assert names(tmp_path) == ["heron.json", *(["heron.json.bak"] if write is save_document else [])]


def test_a_disk_without_links_permissions_and_flushing_keeps_the_old_content_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "heron.json"
    file.write_bytes(OLD)
    for name in ("link", "fchmod", "chmod", "utime", "fsync"):
        monkeypatch.setattr(os, name, _refusing(name, errno.EOPNOTSUPP))
    save_document(str(file), NEW)
    assert (file.read_bytes(), (tmp_path / "heron.json.bak").read_bytes()) == (NEW, OLD)


@pytest.mark.parametrize("number", [errno.EIO, errno.ENOSPC, errno.EDQUOT])
def test_a_file_that_the_disk_fails_to_take_is_not_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    file = tmp_path / "heron.json"
    file.write_bytes(OLD)
    monkeypatch.setattr(os, "fsync", _refusing("fsync", number))
    with pytest.raises(FileProblem):
        save_document(str(file), NEW)
    assert (file.read_bytes(), names(tmp_path)) == (OLD, ["heron.json"])
