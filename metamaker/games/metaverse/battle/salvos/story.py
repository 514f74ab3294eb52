"""The story of salvos: launches, moves, strikes, losses."""

from metamaker.games.metaverse.battle.fire import events as fire
from metamaker.games.metaverse.battle.salvos import events as said
from metamaker.games.metaverse.battle.wording.fields import sentence
from metamaker.games.metaverse.battle.wording.names import Names
from metamaker.games.metaverse.battle.wording.phrases import faces, halved
from metamaker.play.story import Tellings, follows, telling


def _order(event: said.SalvoOrderRolled, names: Names) -> str:
    one, other = (f"{name} {face}" for name, face in zip(names.sides, event.faces, strict=True))
    first, tie = ("", "yes") if event.first < 0 else (names.sides[event.first], "no")
    return sentence(event, names, one=one, other=other, first=first, tie=tie)


def _launched(event: fire.SalvoLaunched, names: Names) -> str:
    return sentence(event, names, onto="yes" if event.contact else "no")


def _moved(event: said.SalvoMoved, names: Names) -> str:
    moves = (event.from_x, event.from_y) != (event.x, event.y)
    return sentence(event, names, moves="yes" if moves else "no", onto="yes" if event.contact else "no")


def _strikes(event: said.SalvoStrikes, names: Names) -> str:
    return sentence(event, names, on_ship="yes" if event.arc else "no")


def _damaged(event: fire.SalvoDamaged, names: Names) -> str:
    """Return the dice of a weapon that hit a salvo, with its modifiers and losses."""
    plan = names.weapon(event.ship, event.weapon)
    if plan is None:
        return sentence(event, names, weapon=event.name, dice=faces(event.faces), modifier=0)
    thrown = halved(plan.highest, event.faces, names.words)
    dice = thrown if plan.faces else names.text("story-damage_dice-none", points=len(event.faces))
    return sentence(event, names, weapon=event.name, dice=dice, modifier=plan.modifier)


def _burst(event: fire.MissileBurst, names: Names) -> str:
    return sentence(event, names, on="yes" if event.target else "no")


TELLINGS: Tellings = {
    said.SalvoOrderRolled: telling(_order),
    fire.SalvoLaunched: telling(_launched),
    said.SalvoMoved: telling(_moved),
    said.SalvoStrikes: telling(_strikes),
    said.SalvoSpent: telling(sentence),
    said.SalvoExpired: telling(sentence),
    said.SalvoCameToNothing: follows(sentence),
    fire.SalvoDamaged: follows(_damaged),
    fire.MissilesDowned: follows(sentence),
    fire.SalvoDestroyed: follows(sentence),
    fire.MissileBurst: follows(_burst),
}
