"""How the story tells of squadrons that fight: groups, shots, what they lose, what they shoot down."""

from metamaker.games.metaverse.battle.damage import events as hurt
from metamaker.games.metaverse.battle.dogfights import events as said
from metamaker.games.metaverse.battle.fire import events as fire
from metamaker.games.metaverse.battle.telling.fields import sentence
from metamaker.games.metaverse.battle.telling.names import Names
from metamaker.games.metaverse.battle.telling.phrases import faces
from metamaker.play.story import Tellings, follows, telling


def _fired(event: said.SquadronFired, names: Names) -> str:
    return sentence(event, names, weapon=event.weapon, at_ship="yes" if event.arc else "no")


def _named(event: fire.SquadronCovered | fire.SquadronHitSalvo | said.SquadronWasted, names: Names) -> str:
    return sentence(event, names, weapon=event.weapon)


def _struck(event: hurt.SquadronStruck, names: Names) -> str:
    return sentence(
        event,
        names,
        weapon=event.weapon,
        dice=faces(event.faces),
        more="yes" if event.extras else "no",
        pulses=" + ".join(map(str, event.pulses)),
    )


TELLINGS: Tellings = {
    said.StrengthGroupBegan: telling(sentence),
    said.SquadronFired: telling(_fired),
    said.SquadronWasted: telling(_named),
    said.SystemStruck: follows(sentence),
    hurt.SquadronStruck: follows(_struck),
    hurt.PassengersLost: follows(sentence),
    hurt.SquadronLost: follows(sentence),
    fire.SquadronCovered: follows(_named),
    fire.ShotStopped: follows(sentence),
    fire.SquadronHitSalvo: telling(_named),
}
