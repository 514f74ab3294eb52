"""The games of `docs/battles`: told as they were, and every number in them worked out again from the statements alone.

What is reckoned here knows nothing of the engine: it reads the map and the log, and keeps its own account.
"""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run

FOLDER = Path(__file__).parents[3] / "docs" / "battles"
GAMES = ("a-game-of-kettles", "four-at-the-corners")

LEVELS = ("metal", "population", "radioactives", "luxuries", "organics", "military")
TYPES = ("metals", "population", "radioactives", "luxuries", "organics", "nebula", "void", "hazard", "gate", "ruins")
RESEARCH = [
    "population",
    "luxuries",
    "metal",
    "organics",
    "radioactives",
    "military",
    "military",
    "token",
    "token",
    "token",
]  # CC-RES-01
CULTURE = (1, 1, 1, 1, 2, 2, 2, 3, 3, 4)  # CC-CUL-01


class Account:
    """What players have by the statements."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.types = [system["type"] for system in document["systems"]]
        places = {system["id"]: place for place, system in enumerate(document["systems"])}
        self.near: dict[int, set[int]] = {place: set() for place in places.values()}
        for line in document["lines"]:
            one, other = places[line["one"]], places[line["other"]]
            self.near[one].add(other)
            self.near[other].add(one)
        gates = [place for place, kind in enumerate(self.types) if kind == "gate"]
        for gate in gates:
            self.near[gate] |= set(gates) - {gate}
        players = document["players"]
        self.owner: dict[int, int] = {}
        self.home: dict[int, int] = {}
        self.base = [dict.fromkeys(LEVELS, 1) | {"military": 0} for _ in range(players)]
        self.routes: dict[int, Counter[int]] = {}
        self.tokens = [0] * players
        self.ap = 0
        self.done: Counter[str] = Counter()
        self.borders: dict[int, set[int]] = {}

    def levels(self, player: int) -> dict[str, int]:
        held = Counter(self.types[system] for system, owner in self.owner.items() if owner == player)
        return {
            level: base + held[TYPES[place] if place < 5 else ""]
            for place, (level, base) in enumerate(self.base[player].items())
        }

    def laid(self, player: int) -> int:
        return sum(routes[player] for routes in self.routes.values())

    def around(self, player: int, system: int) -> int:
        return sum(routes[player] for sector, routes in self.routes.items() if system in self.borders[sector])

    def use(self, kind: str, level: str, event: dict[str, Any]) -> None:
        """CC-ACT-01 to -04."""
        assert self.ap > 0
        assert event["limit"] == self.levels(event["player"])[level]
        assert self.done[kind] < event["limit"]
        self.ap -= 1
        self.done[kind] += 1
        assert event["used"] == self.done[kind]

    def most(self, player: int) -> int:
        return sum(
            routes[player] > max((count for other, count in routes.items() if other != player), default=0)
            for routes in self.routes.values()
            if routes[player]
        )

    def take(self, event: dict[str, Any]) -> None:
        getattr(self, f"_{event['event'].lower()}", lambda _: None)(event)

    def _picked(self, event: dict[str, Any]) -> None:
        self.base[event["player"]][LEVELS[event["commander"]]] += 1

    def _settled(self, event: dict[str, Any]) -> None:
        assert TYPES.index(self.types[event["system"]]) < 5
        assert all(self.steps(event["system"], other) >= 4 for other in self.home)
        self.owner[event["system"]] = self.home[event["system"]] = event["player"]

    def steps(self, start: int, end: int) -> int:
        reached, edge, count = {start}, {start}, 0
        while edge and end not in reached:
            edge = {there for here in edge for there in self.near[here] if self.types[there] != "hazard"} - reached
            reached |= edge
            count += 1
        return count if end in reached else 99

    def _turnbegan(self, event: dict[str, Any]) -> None:
        levels = self.levels(event["player"])
        assert list(levels.values()) == event["levels"]
        total = sum(levels.values()) - levels["military"] + self.laid(event["player"])
        assert event["ap"] == total // 3
        self.ap, self.done = event["ap"], Counter()

    def _colonized(self, event: dict[str, Any]) -> None:
        player, system = event["player"], event["system"]
        self.use("colony", "population", event)
        assert system not in self.owner
        assert self.types[system] != "hazard"
        assert self.around(player, system) or any(self.owner.get(near) == player for near in self.near[system])
        self.owner[system] = player

    def _attacked(self, event: dict[str, Any]) -> None:
        player, system, owner = event["player"], event["system"], event["owner"]
        self.use("takeover", "metal", event)
        assert self.owner[system] == owner != player
        assert any(self.owner.get(near) == player for near in self.near[system])
        net = self.levels(player)["military"] - self.levels(owner)["military"]
        net += self.around(player, system) - self.around(owner, system)
        net -= 2 * (self.types[system] == "nebula" or self.home.get(system) == owner)
        assert net == event["military"] + event["traded"] + event["protection"]
        assert event["taken"] is (event["face"] + net >= 6)
        if event["taken"]:
            self.owner[system] = player

    def _achieved(self, event: dict[str, Any]) -> None:
        self.use("culture", "luxuries", event)
        assert event["tokens"] == CULTURE[event["face"] - 1]
        self.tokens[event["player"]] += event["tokens"]

    def _routelaid(self, event: dict[str, Any]) -> None:
        player, sector = event["player"], event["sector"]
        self.use("route", "organics", event)
        assert any(self.owner.get(system) == player for system in self.borders[sector])
        routes = self.routes.setdefault(sector, Counter())
        routes[player] += 1
        assert routes.total() <= len(self.borders[sector])

    def _routelifted(self, event: dict[str, Any]) -> None:
        self.use("war", "military", event)
        assert any(self.owner.get(system) == event["player"] for system in self.borders[event["sector"]])
        assert self.routes[event["sector"]][event["owner"]] > 0
        self.routes[event["sector"]][event["owner"]] -= 1

    def _researched(self, event: dict[str, Any]) -> None:
        if event["system"] < 0:
            self.use("research", "radioactives", event)
        assert RESEARCH[event["face"] - 1] == (*LEVELS, "token")[event["result"]]

    def _learnt(self, event: dict[str, Any]) -> None:
        self.ap -= event["directed"]
        assert self.ap >= 0
        if event["result"] == len(LEVELS):
            self.tokens[event["player"]] += 1
        else:
            self.base[event["player"]][LEVELS[event["result"]]] += 1

    def _scored(self, event: dict[str, Any]) -> None:
        levels = self.levels(event["player"])
        assert event["lowest"] == min(value for level, value in levels.items() if level != "military")
        assert event["most"] == self.most(event["player"])
        self.tokens[event["player"]] += event["lowest"] + event["most"]
        assert event["total"] == self.tokens[event["player"]]

    def _finished(self, event: dict[str, Any]) -> None:
        player = event["player"]
        held = [self.types[system] for system, owner in self.owner.items() if owner == player]
        alone = sum(routes[player] > 0 and routes[player] == routes.total() for routes in self.routes.values())
        found = [len(held), held.count("gate"), 2 * held.count("ruins"), self.laid(player), 2 * alone]
        assert found == [event[key] for key in ("systems", "gates", "ruins", "routes", "monopolies")]
        self.tokens[player] += sum(found)
        assert event["total"] == self.tokens[player]


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_a_kept_game_follows_from_the_statements(run: Run, name: str) -> None:
    replay = FOLDER / f"{name}.json"
    document = json.loads(replay.read_text(encoding="utf-8"))["body"]["fleets"][0]["body"]
    account = Account(document)
    account.borders = sectors_drawn(document)
    events = [json.loads(line) for line in run("battle", "--replay", str(replay), "--json").out.splitlines()]
    for event in events:
        account.take(event)
    assert events[-2]["players"] == [max(range(len(account.tokens)), key=lambda player: account.tokens[player])]
    assert len(events) > 100


def sectors_drawn(document: dict[str, Any]) -> dict[int, set[int]]:
    """Return the sectors in the order of the program; other tests show that they are the faces."""
    from metamaker.games.cosmos_commanders.game import COSMOS_COMMANDERS
    from metamaker.games.cosmos_commanders.geometry.sectors import sectors

    found = COSMOS_COMMANDERS.documents.read(document, "map")
    return {sector.number - 1: set(sector.systems) for sector in sectors(found)}


@pytest.mark.parametrize("name", GAMES)
def test_a_kept_game_is_told_as_it_was(run: Run, name: str) -> None:
    told = run("battle", "--replay", str(FOLDER / f"{name}.json"), "--rules").out
    assert told == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.rule("CC-SET-01", "CC-TURN-02")
@pytest.mark.parametrize("name", GAMES)
def test_the_set_up_of_a_kept_game_comes_before_its_first_round(run: Run, name: str) -> None:
    told = run("battle", "--replay", str(FOLDER / f"{name}.json")).out
    before, _, rounds = told.partition("\nRound 1\n")
    assert before.startswith("\nSetting up\n")
    assert "for the first turn" in before
    assert "chooses a Home" in before
    assert "levels and 0 routes" in rounds.lstrip().partition("\n")[0]
    assert told.count("Setting up") == 1
