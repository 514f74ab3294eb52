### Ce qu’il faut pour toucher, et l’effet possible : à une chaleur et à des vitesses.

firing-common = Vaisseaux
firing-number = { $number }
firing-speed = Vitesse de l’attaquant
firing-target-speed = Vitesse de la cible
firing-mass = Limite de masse pour les touches
firing-no-limit = aucune : tous les dés effectifs touchent
firing-heat = Chaleur de l’attaquant
firing-heat-dice = Dés de chaleur, au prochain tour
firing-heat-once = La chaleur touche l’équipage
firing-heat-twice = La chaleur touche deux fois l’équipage
firing-weapons = Armes
firing-dice = Dés
firing-faces = Faces effectives
firing-faces-effective = 1 à 6 ; chaque 1 ajoute un dé
firing-hits = Touches
firing-at-least = { $hits ->
    [one] Au moins { $hits } touche
   *[other] Au moins { $hits } touches
    }
firing-damage = Dégâts
firing-depleted = Les missiles sont épuisés
firing-own-heat = Chaleur propre
firing-target-heat = Chaleur de la cible
firing-refused-empty = { $ship } n’a pas de système
firing-refused-several = « { $name } » désigne plusieurs vaisseaux ; nommez-en un
firing-refused-weapon = { $ship } n’a pas d’arme « { $weapon } »
firing-refused-unarmed = { $ship } n’a pas d’arme
firing-refused-lost = { $ship } est détruit
