### Les mots de la fenêtre.

window-fix-hexagon = Poser l’hexagone de 37 hexagones
window-fix-closer = Poser { $hex } à côté des autres
window-fix-no_letters = Retirer toutes les lettres
window-fix-two_players = Jouer à deux
window-fix-two_of_each = Laisser chacun placer deux vaisseaux de chaque type
window-fix-no_position = Retirer la position
