"""Log lines of the beginning and the end of a battle, turns and steps."""

from metamaker.games.metaverse.battle.frame import (
    BattleBegan,
    BattleEnded,
    DesignFlawed,
    MassFactorShared,
    ShipPlaced,
    StartSpeedRolled,
    StepBegan,
    TurnBegan,
)
from metamaker.games.metaverse.battle.wording.fields import sentence
from metamaker.games.metaverse.battle.wording.names import Names
from metamaker.games.metaverse.battle.wording.phrases import halved
from metamaker.play.story import Tellings, telling


def _began(event: BattleBegan, names: Names) -> str:
    one, other = event.names
    return names.text("story-battle_began", one=one, other=other)


def _start_speed(event: StartSpeedRolled, names: Names) -> str:
    return sentence(event, names, dice=halved(3, (event.face,), names.words))


def _placed(event: ShipPlaced, names: Names) -> str:
    return sentence(event, names, named="yes" if event.ship_class == event.name else "no")


def _step(event: StepBegan, names: Names) -> str:
    return names.word("step", event.step)


def _ended(event: BattleEnded, names: Names) -> str:
    return sentence(event, names, "" if event.winner else "story-battle_drawn")


TELLINGS: Tellings = {
    BattleBegan: telling(_began, 0),
    MassFactorShared: telling(sentence),
    StartSpeedRolled: telling(_start_speed),
    ShipPlaced: telling(_placed),
    DesignFlawed: telling(sentence),
    TurnBegan: telling(sentence, 0),
    StepBegan: telling(_step, 1),
    BattleEnded: telling(_ended, 0),
}
