"""The sounds of the shown frames of a match, and the check box that turns them on."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QCheckBox, QWidget

from metamaker.app.play.playback import Projector
from metamaker.app.play.sounds import Sounds, can_play
from metamaker.app.settings.settings import Settings
from metamaker.app.texts import plain_tip, tr
from metamaker.play.recording import Frame
from metamaker.play.snapshot import Sound

_SOUND = "match_sound"


class MatchSounds(QObject):
    """Plays the sounds of frames in play. `box` turns them on; the choice is kept. They are off at first.

    Frames to which a user jumps are silent.
    """

    def __init__(self, projector: Projector, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self.sounds = Sounds(self)
        self.box = QCheckBox(tr("window-match-sound"), parent)
        self.box.setEnabled(can_play())
        self.box.setToolTip(plain_tip(tr("window-match-sound-hint" if can_play() else "window-match-no-sound")))
        self._projector, self._settings = projector, settings
        self._ends = False
        """Whether the movement of the shown frame still has to end."""
        self.box.toggled.connect(self._set_on)
        self.box.setChecked(can_play() and settings.kept(_SOUND) is True)
        projector.turned.connect(lambda _: self._begin())
        projector.moved.connect(self._move)

    def _set_on(self, on: bool) -> None:
        self.sounds.is_on = on
        self._settings.keep(_SOUND, on)

    def _begin(self) -> None:
        """Play the first sound of a frame; with its end if nothing moves in it."""
        frame = self._projector.frame
        self._ends = False
        if frame is None or not (self._projector.is_playing or self._projector.part < 1.0):
            return
        if frame.made < 0:
            self.sounds.play(Sound.WIN)
            return
        begins, _ = _sounds(frame)
        if begins is not None:
            self.sounds.play(begins)
        self._ends = True
        self._move()

    def _move(self) -> None:
        """Play the last sound of a frame once its movement is over."""
        frame = self._projector.frame
        if not self._ends or frame is None or self._projector.part < 1.0:
            return
        self._ends = False
        _, ends = _sounds(frame)
        if ends is not None:
            self.sounds.play(ends)


def _sounds(frame: Frame) -> tuple[Sound | None, Sound | None]:
    """Return the sounds of a frame, none for moments that make none."""
    found: tuple[Sound | None, Sound | None] = getattr(frame.moment, "sounds", (None, None))
    return found
