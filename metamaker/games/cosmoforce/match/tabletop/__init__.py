"""The picture of a fight: ships on their lanes, shots, dice, and how they follow from the events."""
