### What a document of the game is called: little, so that the start page reads little.

document-kind = Fleet
document-new = New fleet
document-designs = classes
document-about = Fleets of starships on an open table: every hit has its box, every weapon its arc. Design ships, build fleets, print all you play with.
