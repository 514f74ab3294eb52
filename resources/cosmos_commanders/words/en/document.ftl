### What a document of the game is called: little, so that the start page reads little.

document-kind = Map
document-new = New map
document-designs = systems
document-about = Conquest of star systems in seven rounds: 2 to 6 commanders, warp lines, trade and ten-sided dice.
document-nameless = Nameless stars
