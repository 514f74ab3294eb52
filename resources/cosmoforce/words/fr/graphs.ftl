### Les graphiques de la fenêtre et des pages.

graphs-hits-title = Touches moyennes selon la masse de la cible
graphs-hits-mass = masse de la cible
graphs-hits-told = { $weapon }, masse { $mass } : { $hits } touches avec { $dice } dés
graphs-hits-summary = Tous les systèmes d’une arme en une attaque ; les dés les plus bas sont gardés. Touches si chaque dé efficace touche : { $most }.
graphs-hits-fast = { $weapon }, cible plus lente

graphs-account-title = Détail du calcul
graphs-account-total = Total
graphs-account-more = un de plus
graphs-account-rest = { $count } autres
graphs-account-line = { $text } : { $value }
graphs-account-line_more = { $text } : { $value } (un de plus ajoute { $more })
