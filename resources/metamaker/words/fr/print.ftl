### Impressions : ce qui peut s’imprimer d’un fichier, ce que marque la relecture, ce qu’une impression dit d’elle-même.

print-nothing = attendu : de quoi remplir ces pages ; trouvé : rien de tel dans la flotte
print-no_page = attendu : au moins une page à imprimer ; il y en a { $count }
print-no_ships = attendu : au moins une page à imprimer ; trouvé : ni vaisseaux ni classes
print-as_of = attendu : un tour de 0 à { $last } pour --as-of ; trouvé : { $found }
print-one_state = attendu : une seule flotte avec --state ; trouvé : plusieurs
print-margins = attendu : des marges en mm, une seule ou gauche,haut,droite,bas ; trouvé : « { $found } »
print-margins_wide = attendu : des marges qui laissent la moitié du papier dans les deux sens
print-ranges = attendu : des pages telles que 1-3,7 ; trouvé : « { $found } »
print-ranges_rise = attendu : des pages qui montent à partir de 1 ; trouvé : « { $found } »
print-other_file = attendu : un nouveau nom, ou un fichier { $kind } à remplacer ; trouvé : un fichier d’une autre sorte
print-pages = { $count ->
    [one] { $count } page
   *[other] { $count } pages
    }
print-lacking = il manque des lettres dans { $count ->
    [one] { $count } texte, imprimées
   *[other] { $count } textes, imprimées
    } comme � ; --font FICHIER les prend dans une police qui les a
print-system_fonts = les lettres qui manquent à la police fournie viennent de polices de cette machine : { $fonts } ; --font FICHIER en prend d’autres
print-no_codes = { $count ->
    [one] le code de partage de { $count } fiche est omis
   *[other] les codes de partage de { $count } fiches sont omis
    }, car aucun appareil ne pourrait le lire ; --proof dit lesquels
print-sheets = { $sheets ->
    [one] { $sheets } fiche
   *[other] { $sheets } fiches
    } sur { $pages }

## Ce qu’une impression dit d’elle-même
print-subject = Fiches de vaisseaux et pages pour la table de jeu
print-attached = La flotte de ces fiches, à ouvrir avec MetaMaker

## La relecture
print-proof-page = page
print-proof-finding = constat
print-proof-what = quoi
print-proof-of = de
print-proof-smallest = plus petit corps
print-proof-contrast = contraste
print-proof-ink = encre (estimée)
print-proof-no_errors = aucune erreur
print-proof-paper = { $errors } ; { $single ->
    [one] { $single } feuille
   *[other] { $single } feuilles
    } en recto, { $double } en recto verso
print-proof-line = un trait
print-proof-group = un groupe
print-proof-mark = une marque
print-fault-faint = trop pâle
print-fault-outside_the_paper = hors du papier
print-fault-outside_its_box = hors de son cadre
print-fault-too_small = trop petit
print-fault-overlapping = chevauchement
print-fault-missing_glyph = signe absent de la police
print-fault-words_lost = mots perdus
print-fault-shrunk = réduit
print-fault-shortened = raccourci
print-state-unused = { $file } : { $count ->
    [one] { $count } champ rempli n’a pas servi, car les dégâts de cette flotte n’ont pas de place pour lui : { $names }
   *[other] { $count } champs remplis n’ont pas servi, car les dégâts de cette flotte n’ont pas de place pour eux : { $names }
    }
print-state-foreign = { $file } : { $count ->
    [one] { $count } champ rempli appartient à une autre flotte de ce PDF
   *[other] { $count } champs remplis appartiennent à d’autres flottes de ce PDF
    }
print-state-several = plusieurs flottes de ce PDF peuvent être « { $title } ». Choisissez-en une par # et son numéro, comme rempli.pdf#2
print-state-other = aucune flotte de ce PDF n’est « { $title } ». Choisissez une autre flotte, ou une de ce PDF par # et son numéro, comme rempli.pdf#2
