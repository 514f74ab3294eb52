### Pourquoi des vaisseaux ne peuvent pas combattre, ni être trouvés ou évalués.

play-ship-or-design = vaisseau ou modèle
play-forces = { $survival ->
        [True] il faut une seule force pour une partie de survie
       *[other] il faut au moins deux forces pour un combat
    } ; vous en avez donné { $found }
play-force-without-systems = chaque force doit avoir des vaisseaux avec des systèmes, et l’une n’en a pas (CF-SHIP-06)
play-empty = « { $name } » n’a ni vaisseau ni modèle
play-twice = vous avez nommé deux fois le vaisseau « { $ship } » ; seul un modèle peut être nommé plusieurs fois
play-no-systems = { $ship } n’a aucun système et ne peut pas combattre (CF-SHIP-06)
play-other-rules = toutes les forces doivent suivre les mêmes règles ; celles-ci diffèrent : { $rules } (CF-ED-01)
play-no-slot = l’emplacement doit être un nombre de 1 à { $most }, et non { $found }
