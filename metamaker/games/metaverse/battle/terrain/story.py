"""Log lines of terrain."""

from metamaker.games.metaverse.battle.terrain import events as said
from metamaker.games.metaverse.battle.terrain.lie import described_text
from metamaker.games.metaverse.battle.wording.fields import sentence
from metamaker.games.metaverse.battle.wording.names import Names
from metamaker.games.metaverse.battle.wording.phrases import momenta
from metamaker.play.story import Tellings, follows, telling


def _placed(event: said.TerrainPlaced, names: Names) -> str:
    return names.text("story-terrain_placed", thing=described_text(event[:-1], names))


def _pulled(event: said.ShipPulled, names: Names) -> str:
    told = momenta(event.momenta, names.words) if event.momenta else ""
    way = "momenta" if event.momenta else "turns" if event.turns else "speed"
    side = "starboard" if event.turns > 0 else "port"
    change = "faster" if event.change >= 0 else "slower"
    return sentence(
        event, names, momenta=told, way=way, side=side, turns=abs(event.turns), change=abs(event.change), sense=change
    )


def _rocks(event: said.RocksStruck, names: Names) -> str:
    return sentence(event, names, random="yes" if event.arc_face else "no")


def _stood(event: said.TimeStood, names: Names) -> str:
    return sentence(event, names, more=event.turns - 1)


def _cleared(event: said.RocksCleared, names: Names) -> str:
    return sentence(event, names, weapons=names.systems(event.ship, event.weapons))


TELLINGS: Tellings = {
    said.TerrainPlaced: telling(_placed),
    said.WindRolled: telling(sentence),
    said.ShipPulled: telling(_pulled),
    said.DustRolled: telling(sentence),
    said.Crashed: telling(sentence),
    said.RadiationReached: telling(sentence),
    said.RadiationDeflected: follows(sentence),
    said.MagnetismRolled: follows(sentence),
    said.RemnantStruck: telling(sentence),
    said.RocksStruck: telling(_rocks),
    said.RocksEvaded: telling(sentence),
    said.RocksCleared: telling(_cleared),
    said.TimeStood: telling(_stood),
}
