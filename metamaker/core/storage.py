"""Reading and writing files: bounded, and so that at any instant the old file or the new one is there, whole."""

import contextlib
import errno
import os
import re
import secrets
import shutil
import stat
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from typing_extensions import override

from metamaker.core.errors import FileProblem
from metamaker.core.messages import Text, message

MAX_READ = 64 * 1024 * 1024
"""Bytes that are read of any file: a long print that carries its fleet is smaller."""

ENDINGS = (".json", ".metamaker")
"""The endings of document files. No other program uses the second, so a double click opens such a file with this program."""

STDIN = "-"
"""Replaces the name of a file for data from a pipe."""


def read_file(path: str) -> bytes:
    """Return the content of a file, or of standard input for `-`. Raises FileProblem, also for more than 64 MB."""
    if not path:
        raise FileProblem("", "", message("file-unnamed"))
    try:
        data = _piped(MAX_READ + 1) if path == STDIN else beginning(path, MAX_READ + 1)
    except (OSError, ValueError) as problem:
        raise FileProblem(shown(path), "", message("file-unreadable", reason=reason(problem))) from None
    if len(data) > MAX_READ:
        raise FileProblem(shown(path), "", message("file-too_long", most=MAX_READ // 2**20))
    return data


def beginning(path: str | Path, count: int) -> bytes:
    """Return the first `count` bytes of a file. Raises OSError, ValueError.

    Pipes and devices are refused: the one may be waited for without end, the other may have none.
    """
    _refuse_others(Path(path).stat().st_mode)  # before it is opened, because opening makes some devices act
    with open(path, "rb", opener=_open_file) as file:
        return file.read(count)


def _open_file(path: str, flags: int) -> int:
    # A file may have become a pipe since the check. Without O_NONBLOCK, opening it would wait for a writer.
    descriptor = os.open(path, flags | getattr(os, "O_NONBLOCK", 0))
    try:
        _refuse_others(os.fstat(descriptor).st_mode)
    except OSError:
        os.close(descriptor)
        raise
    return descriptor


def _refuse_others(mode: int) -> None:
    """Raise OSError for anything but a regular file. Folders are left to `open`, whose error is best on each system."""
    if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
        raise OSError(errno.EINVAL, _NO_FILE)


_NO_FILE = "no file"


def _piped(limit: int) -> bytes:
    # Python has no standard input at all where the shell closed it.
    if sys.stdin is None:
        raise OSError(errno.EBADF, "")
    return sys.stdin.buffer.read(limit)


def shown(path: str) -> str:
    """Return how messages call the file."""
    return str(message("file-stdin")) if path == STDIN else path


class Disk(Protocol):
    """The operations of a disk that writing needs. Every call may raise OSError."""

    def create(self, path: Path, data: bytes, permissions: int | None) -> None:
        """Write a new file and bring it safely to the disk; None = the user's usual permissions."""

    def duplicate(self, path: Path, copy: Path) -> None:
        """Give the content of `path` a second name."""

    def replace(self, path: Path, target: Path) -> None:
        """Rename a file in one step, replacing any other."""

    def settle(self, folder: Path) -> None:
        """Bring the names in a folder safely to the disk."""

    def remove(self, path: Path) -> None:
        """Remove a file if it is there."""


class LocalDisk(Disk):
    """The disk of this machine."""

    @override
    def create(self, path: Path, data: bytes, permissions: int | None) -> None:
        usual = 0o666 if permissions is None else permissions
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), usual)
        with os.fdopen(descriptor, "wb") as file:
            if permissions is not None and hasattr(os, "fchmod"):
                # Shared folders may have no permissions to set; the file was created with no more than the old ones.
                with contextlib.suppress(OSError):
                    os.fchmod(descriptor, permissions)
            file.write(data)
            file.flush()
            _flush(descriptor)

    @override
    def duplicate(self, path: Path, copy: Path) -> None:
        try:
            os.link(path, copy)
        except OSError:  # a file system without links
            os.close(os.open(copy, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))  # no other user may read it meanwhile
            shutil.copyfile(path, copy)
            with contextlib.suppress(OSError):  # and maybe without permissions and times
                shutil.copystat(path, copy)

    @override
    def replace(self, path: Path, target: Path) -> None:
        path.replace(target)

    @override
    def settle(self, folder: Path) -> None:
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)

    @override
    def remove(self, path: Path) -> None:
        path.unlink(missing_ok=True)


_UNSUPPORTED = frozenset({errno.EINVAL, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOTTY})


def _flush(descriptor: int) -> None:
    """Bring a file to the disk as far as the file system can. Raises OSError if the disk fails."""
    try:
        os.fsync(descriptor)
    except OSError as problem:
        if problem.errno not in _UNSUPPORTED:
            raise


LOCAL_DISK = LocalDisk()


def write_file(path: str, data: bytes, disk: Disk = LOCAL_DISK) -> None:
    """Write `data` to a file in one step. A link is followed; permissions are kept.

    Raises FileProblem if that fails. The old file then stays unchanged, and no temporary file remains.
    """
    _write(path, data, disk, keep_old=None)


def save_document(path: str, data: bytes, disk: Disk = LOCAL_DISK) -> None:
    """Write a file like `write_file`, and keep the old content under the same name with `.bak`."""
    _write(path, data, disk, keep_old=".bak")


def refuse_print_name(name: str) -> None:
    """Raise FileProblem for the name of a print: a fleet under it would not open as one, and might replace one."""
    if name.lower().endswith((".pdf", ".png", ".svg")):
        raise FileProblem(name, "", message("cli-json_name"))


def make_folder(path: str) -> None:
    """Make a folder if it is not there. Raises FileProblem if that fails."""
    try:
        Path(path).mkdir(exist_ok=True)
    except (OSError, ValueError) as problem:
        raise FileProblem(path, "", message("file-unmade", reason=reason(problem))) from None


def _write(path: str, data: bytes, disk: Disk, keep_old: str | None) -> None:
    if not path:
        raise FileProblem("", "", message("file-unnamed"))
    try:
        target = Path(os.path.realpath(path))
        permissions = _permissions(target)
        if permissions is not None and not permissions & _ANY_WRITE:
            raise PermissionError(errno.EACCES, _PROTECTED)
        if permissions is not None and not stat.S_ISREG(permissions):
            with target.open("wb", buffering=0) as device:  # a pipe or device has no old content to lose
                device.write(data)
            return
        _replace(target, data, disk, permissions, keep_old)
    except (OSError, ValueError) as problem:
        raise FileProblem(path, "", message("file-unwritable", reason=reason(problem))) from None


_ANY_WRITE = stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH
_PROTECTED = "protected"
"""Renaming ignores the permissions of the replaced file, and someone who made it read-only wants to keep it."""

_LONGEST_STEM = 200
"""The number of bytes of a name with which its temporary copies begin; disks allow 255 for the whole name."""


def _permissions(target: Path) -> int | None:
    try:
        return target.stat().st_mode
    except FileNotFoundError:
        return None


def _replace(target: Path, data: bytes, disk: Disk, permissions: int | None, keep_old: str | None) -> None:
    mark = secrets.token_hex(4)
    short = os.fsencode(target.name)[:_LONGEST_STEM].decode("utf-8", "ignore")
    new, old = target.with_name(f".{short}.{mark}.new"), target.with_name(f".{short}.{mark}.old")
    try:
        disk.create(new, data, None if permissions is None else stat.S_IMODE(permissions))
        if keep_old and permissions is not None:
            disk.duplicate(target, old)
            disk.replace(old, _beside(target, keep_old))
            with contextlib.suppress(OSError):
                disk.remove(old)  # renaming one name of a file to another of the same does nothing
        disk.replace(new, target)
    except BaseException:
        for left_over in (new, old):
            with contextlib.suppress(OSError):
                disk.remove(left_over)
        raise
    # The file is complete and in its place now, so a failure to flush the folder is not a failure to write.
    with contextlib.suppress(OSError):
        disk.settle(target.parent)
    for forgotten in _left_over(target.parent, short):
        with contextlib.suppress(OSError):
            disk.remove(forgotten)


def _beside(target: Path, ending: str) -> Path:
    """Return a name for the old content; the longest names leave no room for more letters."""
    name = target.name + ending
    if len(os.fsencode(name)) > _LONGEST_NAME:
        name = os.fsencode(target.name)[:_LONGEST_STEM].decode("utf-8", "ignore") + ending
    return target.with_name(name)


_LONGEST_NAME = 255
"""Bytes of a name that usual disks take."""

_FORGOTTEN_SECONDS = 3600.0
"""No save takes longer, whatever the disk: older temporary files belong to a killed program."""


def _left_over(folder: Path, short: str) -> list[Path]:
    """Return the temporary files that killed saves of this file left."""
    name = re.compile(rf"\.{re.escape(short)}\.[0-9a-f]{{8}}\.(new|old)")
    try:
        with os.scandir(folder) as entries:
            found = [(Path(entry.path), entry.stat(follow_symlinks=False)) for entry in entries if name.fullmatch(entry.name)]
    except OSError:
        return []
    return [path for path, of in found if max(of.st_mtime, of.st_ctime) < time.time() - _FORGOTTEN_SECONDS]


_REASONS = {
    errno.ENOENT: "no_such",
    errno.EISDIR: "folder",
    errno.ELOOP: "circle",
    errno.EBADF: "closed",
    errno.ENOTDIR: "no_folder",
    errno.EEXIST: "exists",
    errno.EADDRNOTAVAIL: "address",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "read_only",
    errno.ENOSPC: "full",
    errno.EDQUOT: "quota",
    errno.EFBIG: "large",
    errno.ENAMETOOLONG: "long_name",
}


def reason(problem: OSError | ValueError) -> Text:
    """Return the reason in plain words; a ValueError comes from a name with a zero byte in it."""
    if isinstance(problem, ValueError):
        return message("file-reason-name")
    if problem.strerror == _NO_FILE:
        return message("file-reason-no_file")
    if problem.strerror == _PROTECTED:
        return message("file-reason-protected")
    known = _REASONS.get(problem.errno or 0)
    if known is None and problem.strerror:
        return problem.strerror.lower()
    return message(f"file-reason-{known or 'refused'}")


def is_file(path: str | Path) -> bool:
    """Return whether there is a file; False without permission, or if the name is impossible."""
    return _looked(Path(path).is_file)


def is_folder(path: str | Path) -> bool:
    """Return whether there is a folder; False without permission, or if the name is impossible."""
    return _looked(Path(path).is_dir)


def is_there(path: str | Path) -> bool:
    """Return whether there is a file or a folder; False without permission, or if the name is impossible."""
    return _looked(Path(path).exists)


def _looked(look: Callable[[], bool]) -> bool:
    """Ask the system. It refuses for folders without access, dead mounts and names that are too long."""
    try:
        return look()
    except (OSError, ValueError):
        return False
