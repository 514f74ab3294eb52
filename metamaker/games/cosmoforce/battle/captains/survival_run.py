"""Survival from the first fight to the last ship, played by captains (CF-MODE-04)."""

from typing import NamedTuple

from metamaker.games.cosmoforce.battle.captains.contest import Captains, decided
from metamaker.games.cosmoforce.battle.survival.campaign import Campaign, Score

MOST_FIGHTS = 1000
"""So that every run ends, however lucky."""


class Run(NamedTuple):
    """How a run ended: the fights that the group survived, and what its ships scored."""

    fights: int
    scores: tuple[Score, ...]


def survived(campaign: Campaign, captains: Captains) -> Run:
    """Play a campaign to its end; captains are those of the group and of the threats. Rules CF-MODE-04, CF-MODE-09."""
    while not campaign.is_over and campaign.fights < MOST_FIGHTS:
        battle = campaign.next_fight(telling=False)
        decided(battle, captains)
        campaign.settle(battle)
    return Run(campaign.fights, campaign.scores())
