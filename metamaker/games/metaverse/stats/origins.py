"""Where the inputs of the ship and value formulas come from, as sentences for people."""

SHIP_ORIGINS = {
    "hull_hits": "hull hits of all sections",
    "tech_level": "the design's tech level",
    "reactor_total": "ratings of all reactors",
    "power_total": "what all systems draw, unrounded",
}

VALUE_ORIGINS = {
    "offence": "measured: how fast it destroys each of the reference ships, by exact dice; their geometric mean",
    "defence": "measured: how long the reference ships need to destroy it, by exact dice; their geometric mean",
    "crew_quality": "the design's crew quality",
    "command_steps": "the design's command quality",
    "damage_control_steps": "the design's damage-control quality",
    "technological": "the design's hull type",
    "biological": "the design's hull type",
    "stealth": "the best stealth generator aboard",
    "cloak": "the best cloak generator aboard",
    "hull_hits": SHIP_ORIGINS["hull_hits"],
    "shield_hits": "shield hits of all four arcs",
    "generator_ratings": "ratings of all shield generators",
    "penetrating_share": "penetrating part of the damage that all guns fire",
    "ems_continuous": "power by tech level, without steps",
    "utility": "the sum of what the estimate of fire does not see; not yet simulated",
}
