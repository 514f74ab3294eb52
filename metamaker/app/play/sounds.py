"""Short sounds of a match, calculated when they are first needed. A player program of the system plays them.

QtMultimedia is not used, because it would add a hundred megabytes to the program.
"""

import math
import shutil
import sys
import wave
from array import array
from collections.abc import Callable, Iterator
from functools import cache
from io import BytesIO
from itertools import chain
from pathlib import Path
from random import Random

from PySide6.QtCore import QDir, QObject, QProcess, QTemporaryDir

from metamaker.play.snapshot import Sound

RATE = 22_050
"""Samples per second."""

_LOUDEST = 0.5
"""The peak of every sound, as a share of the possible one."""

_PLAYERS = (("pw-play",), ("paplay",), ("aplay", "-q"), ("afplay",))
"""Programs that play a file: of PipeWire, PulseAudio and ALSA (Linux), and of macOS."""


def _faded(seconds: float, wave_at: Callable[[float], float], *, attack: float = 0.004, decay: float = 5.0) -> Iterator[float]:
    """Yield a tone that begins within `attack` seconds and then fades; `wave_at(t)` is its wave after `t` seconds."""
    for number in range(round(seconds * RATE)):
        t = number / RATE
        yield wave_at(t) * min(1.0, t / attack) * math.exp(-decay * t / seconds)


def _sweep(start: float, end: float, seconds: float) -> Callable[[float], float]:
    """Return a sine wave with a frequency that changes evenly from `start` to `end` Hz."""
    return lambda t: math.sin(math.tau * (start * t + (end - start) * t * t / (2 * seconds)))


def _knock(chance: Random, seconds: float, pitch: float) -> Iterator[float]:
    """Yield the knock of a die on a table."""
    tone = _sweep(pitch, pitch * 0.8, seconds)
    return _faded(seconds, lambda t: 0.6 * tone(t) + 0.5 * chance.uniform(-1.0, 1.0), attack=0.001, decay=7.0)


def _dice() -> Iterator[float]:
    chance = Random(20)  # noqa: S311 - noise, the same each time
    return chain.from_iterable(
        _knock(chance, length, chance.uniform(500.0, 900.0)) for length in (0.06, 0.05, 0.09, 0.07, 0.14)
    )


def _move() -> Iterator[float]:
    return _faded(0.2, _sweep(210.0, 340.0, 0.2), attack=0.03, decay=4.0)


def _hit() -> Iterator[float]:
    chance = Random(4)  # noqa: S311 - noise, the same each time
    thump = _sweep(110.0, 45.0, 0.4)
    return _faded(0.4, lambda t: thump(t) + 0.5 * chance.uniform(-1.0, 1.0) * math.exp(-18.0 * t))


def _win() -> Iterator[float]:
    lengths = ((523.25, 0.14), (659.25, 0.14), (783.99, 0.14), (1046.5, 0.5))
    return chain.from_iterable(
        _faded(length, _sweep(pitch, pitch, length), attack=0.01, decay=3.5) for pitch, length in lengths
    )


_MADE: dict[Sound, Callable[[], Iterator[float]]] = {
    Sound.DICE: _dice,
    Sound.MOVE: _move,
    Sound.HIT: _hit,
    Sound.WIN: _win,
}


@cache
def wav_bytes(sound: Sound) -> bytes:
    """Return a sound as a WAV file: one channel, 16 bits."""
    found = list(_MADE[sound]())
    most = max(map(abs, found))
    samples = array("h", (round(32_767 * _LOUDEST * each / most) for each in found))
    if sys.byteorder == "big":
        samples.byteswap()
    file = BytesIO()
    with wave.open(file, "wb") as written:
        written.setparams((1, 2, RATE, 0, "NONE", "not compressed"))
        written.writeframes(samples.tobytes())
    return file.getvalue()


@cache
def player_command() -> tuple[str, ...]:
    """Return the command that plays a file; empty on Windows, which plays files itself, and without such a program."""
    return next((command for command in _PLAYERS if shutil.which(command[0])), ())


def can_play() -> bool:
    """Return whether this system can play sounds."""
    return sys.platform == "win32" or bool(player_command())


class Sounds(QObject):
    """Plays sounds while `is_on`; a new one does not wait for the one before."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.is_on = False
        self._folder: QTemporaryDir | None = None

    def play(self, sound: Sound) -> None:
        """Play a sound, if sounds are on and the system can."""
        if self.is_on and can_play():
            self._play(self._file(sound))

    def _file(self, sound: Sound) -> Path:
        if self._folder is None:
            self._folder = QTemporaryDir(QDir.temp().filePath("metamaker-sounds-XXXXXX"))
        path = Path(self._folder.path()) / f"{sound.value}.wav"
        if not path.exists():
            path.write_bytes(wav_bytes(sound))
        return path

    def _play(self, path: Path) -> None:
        if sys.platform == "win32":
            import winsound

            winsound.PlaySound(str(path), winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT)
            return
        command = player_command()
        QProcess.startDetached(command[0], [*command[1:], str(path)])
