"""What people are told of the captains that they may hire."""

CAPTAINS = {
    "chance": "does anything that is legal, by chance",
    "plain": "does what is worth most by exact means: weapons, burns, heat, repairs, rams",
}
"""What each captain does, the weakest first."""

USUAL = "plain"
"""The captain who comes if nobody is named."""
