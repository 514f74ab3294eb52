"""What can be chosen of salvos, missions and squadrons, in the words in which it is typed."""

from collections.abc import Iterator

from metamaker.games.metaverse.battle.fire.launch_dialogue import ONTO, TOWARD
from metamaker.games.metaverse.battle.places import ARC_WORDS
from metamaker.games.metaverse.battle.salvos.decisions import GuideSalvos
from metamaker.games.metaverse.battle.starfighters.decisions import FlyMissions, LaunchSquadrons
from metamaker.games.metaverse.battle.starfighters.flight import touchable
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.telling.names import labels, mission_sign, salvo_sign, sign_of, squadron_signs


def signed_tokens(asked: GuideSalvos | FlyMissions) -> dict[str, str]:
    """Return the signs of the salvos or missions that may move now, by their keys."""
    signs = labels(asked.table)
    if isinstance(asked, GuideSalvos):
        return {salvo.key: salvo_sign(signs, salvo.key) for salvo in asked.salvos()}
    return {mission.key: mission_sign(signs, mission.key) for mission in asked.missions()}


def ways_of_token(asked: GuideSalvos | FlyMissions, key: str) -> Iterator[tuple[str, str]]:
    """Yield ways for one of them as they are typed, each with the reference of what it leads to; legal or not."""
    table, signs = asked.table, labels(asked.table)
    if isinstance(asked, FlyMissions):
        own = next(mission for mission in asked.missions() if mission.key == key)
        for thing in touchable(table, own):
            if thing.side != asked.side:
                yield f"{ONTO} {sign_of(signs, thing.key)}", thing.key
                if isinstance(thing, Vessel):
                    yield from ((f"{ONTO} {signs[thing.key]} {arc}", "") for arc in ARC_WORDS)
    enemies = [enemy for enemy in table.fighting(1 - asked.side) if not enemy.cloaked]
    for enemy in enemies:
        if isinstance(asked, GuideSalvos):
            yield f"{ONTO} {signs[enemy.key]}", enemy.key
        yield f"{TOWARD} {signs[enemy.key]}", enemy.key
    if isinstance(asked, FlyMissions):
        for friend in table.fighting(asked.side):
            yield f"{TOWARD} {signs[friend.key]}", friend.key


def squadrons_to_launch(asked: LaunchSquadrons) -> Iterator[tuple[str, str]]:
    """Yield the squadrons that may be launched: the word for each, and what it is called."""
    signs = squadron_signs(asked.table)
    for squadron in asked.squadrons():
        yield f"f{squadron.key.rpartition('-')[2]}", f"{signs[squadron.key]} {squadron.plan.name}"


def launch_ways(asked: LaunchSquadrons) -> Iterator[tuple[str, str]]:
    """Yield where squadrons can fly as they are launched: as it is typed, and what it leads to."""
    signs = labels(asked.table)
    for enemy in asked.table.fighting(1 - asked.side):
        if not enemy.cloaked:
            yield f"{TOWARD} {signs[enemy.key]}", f"→ {signs[enemy.key]} {enemy.name}"
