"""Log lines of the way to a battle, of its beginning and end, and of turns and steps."""

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
from metamaker.games.metaverse.battle.setup_log import events as said
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


def _initiative(event: said.InitiativeRolled, names: Names) -> str:
    one, other = (_roll(event, side, names) for side in (0, 1))
    return sentence(event, names, one=one, other=other, won="yes" if event.winner else "no")


def _roll(event: said.InitiativeRolled, side: int, names: Names) -> str:
    die, face, result, bonus = (field[side] for field in (event.dice_faces, event.faces, event.results, event.bonuses))
    dice = halved(die, (face,), names.words) if face else names.words["story-initiative-none"]
    return names.text("story-initiative-roll", side=event.names[side], dice=dice, bonus=bonus, total=result + bonus)


def _chosen(event: said.EncounterChosen, names: Names) -> str:
    kinds = names.listed([names.word("encounter", kind) for kind in event.offered], "or")
    kind = names.word("encounter", event.kind)
    return sentence(event, names, kind=kind, kinds=kinds, number=len(event.offered), won="yes" if event.side else "no")


def _chart(event: said.ChartRolled, names: Names) -> str:
    return sentence(event, names, won="yes" if event.side else "no")


def _speeds(event: said.SpeedsRolled, names: Names) -> str:
    return sentence(event, names, dice=halved(3, (event.face,), names.words))


TELLINGS: Tellings = {
    said.InitiativeRolled: telling(_initiative),
    said.EncounterChosen: telling(_chosen),
    said.ChartRolled: telling(_chart),
    said.SquadronDeployed: telling(sentence),
    said.ShipTowed: telling(sentence),
    said.SpeedsRolled: telling(_speeds),
    said.HeadStartGiven: telling(sentence),
    BattleBegan: telling(_began, 0),
    MassFactorShared: telling(sentence),
    StartSpeedRolled: telling(_start_speed),
    ShipPlaced: telling(_placed),
    DesignFlawed: telling(sentence),
    TurnBegan: telling(sentence, 0),
    StepBegan: telling(_step, 1),
    BattleEnded: telling(_ended, 0),
}
