"""Small fights for the tests of many battles; other processes import them from here."""

import os
import time
from pathlib import Path

from metamaker.play.dice import SeededDice
from metamaker.play.results import Outcome


def coin(payload: int, seed: int, mirrored: bool, /) -> Outcome:
    """Who rolls above `payload` of 100 loses to the other one's longer life; sides matter a little."""
    dice = SeededDice(seed)
    face, turns = dice.roll(100), dice.roll(6)
    winner = None if face == 100 else int(face > payload + 5 * mirrored)
    return Outcome(winner, turns, (("sunk by fire", turns // 2), (f"by face {face % 3}", 1)))


def seat(payload: int, seed: int, mirrored: bool, /) -> Outcome:
    """Whoever sits on the first side wins."""
    return Outcome(int(mirrored), seed % 3 + payload)


def slow(payload: float, seed: int, mirrored: bool, /) -> Outcome:
    time.sleep(payload)
    return coin(50, seed, mirrored)


def faulty(payload: int, seed: int, mirrored: bool, /) -> Outcome:
    if seed % 13 == payload:
        raise ValueError("a die without faces")
    return coin(50, seed, mirrored)


def deadly(payload: int, seed: int, mirrored: bool, /) -> Outcome:
    if seed % 7 == payload:
        os._exit(1)
    return coin(50, seed, mirrored)


def whereabouts(payload: int, seed: int, mirrored: bool, /) -> Outcome:
    return Outcome(None, payload, ((str(os.getpid()), 1),))


def whereabouts_slowly(payload: float, seed: int, mirrored: bool, /) -> Outcome:
    """Fight slowly, and leave a file named after the number of its process in the folder `SEEN`."""
    Path(os.environ["SEEN"], str(os.getpid())).touch()
    return slow(payload, seed, mirrored)
