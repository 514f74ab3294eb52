### Ce qui ne peut pas combattre, se trouver ou se comparer.

play-ship-or-design = vaisseau ou modèle
play-forces = { $survival ->
        [True] une seule force attendue, comme c’est une suite de survie
       *[other] deux forces ou plus attendues
    }, { $found } trouvées
play-force-without-systems = des vaisseaux avec des systèmes sont attendus dans chaque force, un vaisseau n’en a pas (CF-SHIP-06)
play-empty = « { $name } » n’a ni vaisseau ni modèle
play-twice = le vaisseau « { $ship } » est nommé deux fois ; un modèle peut l’être plusieurs fois
play-no-systems = des systèmes sont attendus dans chaque vaisseau qui combat, { $ship } n’en a aucun (CF-SHIP-06)
play-other-rules = des forces aux mêmes règles sont attendues, celles-ci diffèrent par { $rules } (CF-ED-01)
play-no-slot = un emplacement de 1 à { $most } est attendu, { $found } trouvé
