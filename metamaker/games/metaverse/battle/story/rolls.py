"""What a D20 is rolled against, in words."""

from metamaker.games.metaverse.battle.story.phrases import plain
from metamaker.games.metaverse.rules.hit import no_face_between


def against(sensor: int, target: int, rating: int) -> str:
    """Return what a D20 was rolled against, as the profiles of the rulebook."""
    profiles = f"sensor profile {plain(sensor)}, target profile {plain(target)}"
    return f"{profiles}, so only {rating} hits" if no_face_between(sensor, target) else profiles
