### Words of the window.

window-fix-hexagon = Lay the hexagon of 37 hexes
window-fix-closer = Lay { $hex } beside the others
window-fix-no_letters = Take all letters away
window-fix-two_players = Let two play
window-fix-two_of_each = Let everybody place two of each type
window-fix-no_position = Take the position away
