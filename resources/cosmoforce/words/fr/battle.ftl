### Les textes des images d’un combat.

battle-picture-start = Début
battle-picture-round = Manche { $round }
battle-picture-against = contre
battle-picture-faster = plus de 12
battle-picture-heat = chaleur
battle-picture-crew = équipage, les blessés en cercles
battle-picture-systems = systèmes, cases cochées pleines
battle-picture-lost = éliminé

battle-strength-boxes = cases de systèmes
battle-strength-fights = combats survécus
battle-strength-score = score
battle-strength-mass = masse
