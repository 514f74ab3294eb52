### What a document of the game is called: little, so that the start page reads little.

document-kind = Ships
document-new = New ships
document-designs = designs
document-about = Ships of ten slots on a track of speed: a fight in half an hour, alone or with friends.
