"""When an answer can still be taken back: as long as nothing is shown to the other side and no die is rolled."""

from metamaker.games.metaverse.battle.decisions.decision import Decision
from metamaker.games.metaverse.battle.decisions.fire import DeclareFire
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.steps.starship_combat import Stage, StarshipCombatStep


def is_final(battle: Battle, decision: Decision) -> bool:
    """Whether anything but another declaration of the same side follows the answer. Rule MV-2.2.2-17."""
    running = battle.running
    if not isinstance(decision, DeclareFire) or not isinstance(running, StarshipCombatStep):
        return True
    waiting, joined = running.line.waiting, running.line.joined
    surely = [vessel for vessel in waiting[decision.side] if vessel.number not in joined]
    return running.stage is not Stage.DECLARATION or bool(waiting[1 - decision.side]) or not surely
