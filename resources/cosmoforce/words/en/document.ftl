### Names of documents of the game, in a file of their own so that the start page reads little.

document-kind = Ships
document-new = New ships
document-designs = designs
document-about = Ships with ten slots on a speed track: a fight in half an hour, alone or with friends.
