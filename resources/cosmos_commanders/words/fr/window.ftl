### Les textes de l’application.

window-template-players = { $count ->
       *[other] Carte au hasard pour { $count } joueurs
    }
window-template-wheel = La roue des règles
window-template-empty = Carte vide

window-changed = { $property } de { $element }

window-element-map = la carte

window-kind-map = carte
window-kind-system = système stellaire
window-kind-line = ligne de saut

window-group-systems = { $count ->
        [one] { $count } système
       *[other] { $count } systèmes
    }
window-group-lines = { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }

window-summary-map-sentence = Des systèmes stellaires, les lignes de saut qui les relient, et les règles maison du groupe.
window-summary-system-sentence = Un système qu’un joueur peut tenir ; son type détermine ce qu’il donne.
window-summary-line-sentence = Un lien qui rend deux systèmes voisins.

window-property-map-name-label = Nom
window-property-map-name-hint = Le nom de la carte, sur ses pages et dans ses fichiers.
window-property-map-author-label = Auteur
window-property-map-author-hint = La personne ou le groupe qui a fait la carte.
window-property-map-notes-label = Notes
window-property-map-notes-hint = Tout ce qui mérite d’être retenu.
window-property-map-tags-label = Étiquettes
window-property-map-tags-hint = Des mots courts pour retrouver la carte.
window-property-map-public-label = Publique
window-property-map-public-hint = Indique à ceux qui reçoivent le fichier qu’ils peuvent le montrer et l’imprimer. MetaMaker ne publie rien de lui-même.
window-property-map-players-label = Joueurs
window-property-map-players-hint = Le nombre de joueurs ; il faut de la place pour un Monde d’origine chacun.
window-property-map-home_gap-label = Pas entre les origines
window-property-map-home_gap-hint = Le nombre minimal de pas entre deux Mondes d’origine ; une Porte compte pour un pas.
window-property-map-hazard_counts_for_capacity-label = Les Périls font de la place
window-property-map-hazard_counts_for_capacity-hint = Un Péril ajoute la place d’une route à chaque secteur voisin.
window-property-map-home_counts-label = L’origine compte aussitôt
window-property-map-home_counts-hint = Le Monde d’origine ajoute un niveau de sa ressource dès le début.
window-property-map-ruins_on_every_capture-label = Ruines pour chaque preneur
window-property-map-ruins_on_every_capture-hint = Chaque joueur qui prend des Ruines les fouille, et pas seulement le premier.
window-property-map-bank_ap-label = Garder les points d’action
window-property-map-bank_ap-hint = Les points non dépensés servent au tour suivant.
window-property-map-directed_research-label = Recherche dirigée
window-property-map-directed_research-hint = Pour un point d’action de plus, le joueur choisit le résultat d’une recherche.
window-property-map-ties_score-label = Les égalités marquent
window-property-map-ties_score-hint = En cas d’égalité de routes dans un secteur, les joueurs à égalité marquent aussi.
window-property-map-monopoly_needs_full-label = Monopoles pleins
window-property-map-monopoly_needs_full-hint = Un secteur qui n’a que les routes d’un joueur ne marque que s’il est plein.
window-property-map-typed_dice-label = Vrais dés
window-property-map-typed_dice-hint = Les joueurs lancent les dés à la table et tapent les résultats.
window-property-system-name-label = Nom
window-property-system-name-hint = Le nom du système ; sans nom, son numéro est affiché.
window-property-system-type-label = Type
window-property-system-type-hint = Le type du système ; s’il reste ouvert, un dé le fixe avant chaque partie.
window-property-system-x-label = Est
window-property-system-x-hint = La position vers l’est ; deux voisins sont distants d’environ 100.
window-property-system-y-label = Sud
window-property-system-y-hint = La position vers le sud ; deux voisins sont distants d’environ 100.
window-property-line-one-label = De
window-property-line-one-hint = L’un des deux systèmes que relie la ligne.
window-property-line-other-label = À
window-property-line-other-hint = L’autre système que relie la ligne.

window-choice-system_type-unrolled-text = au dé
window-choice-system_type-unrolled-hint = Un dé fixe le type avant chaque partie.
window-choice-system_type-metals-text = Métaux
window-choice-system_type-metals-hint = Métal +1 : plus de conquêtes par tour.
window-choice-system_type-population-text = Population
window-choice-system_type-population-hint = Population +1 : plus de colonies par tour.
window-choice-system_type-radioactives-text = Radioactifs
window-choice-system_type-radioactives-hint = Radioactifs +1 : plus de recherches par tour.
window-choice-system_type-luxuries-text = Luxe
window-choice-system_type-luxuries-hint = Luxe +1 : plus d’œuvres par tour.
window-choice-system_type-organics-text = Organiques
window-choice-system_type-organics-hint = Organiques +1 : plus de routes par tour.
window-choice-system_type-nebula-text = Nébuleuse
window-choice-system_type-nebula-hint = Les jets de conquête contre elle ont −2.
window-choice-system_type-void-text = Vide
window-choice-system_type-void-hint = Ne donne rien, mais un joueur peut le tenir.
window-choice-system_type-hazard-text = Péril
window-choice-system_type-hazard-hint = Aucun joueur ne peut le tenir ; les chemins le contournent.
window-choice-system_type-gate-text = Porte
window-choice-system_type-gate-hint = Voisine de toutes les autres Portes ; un jeton de plus à la fin.
window-choice-system_type-ruins-text = Ruines
window-choice-system_type-ruins-hint = Le premier joueur qui les tient fait deux jets de recherche ; deux jetons de plus à la fin.

window-fact-now = Maintenant { $value }
window-fact-players = { $count ->
       *[other] { $count } joueurs
    }
window-fact-systems = { $count ->
        [one] { $count } système
       *[other] { $count } systèmes
    }
window-fact-lines = { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }
window-fact-sectors = { $count ->
        [one] { $count } secteur
       *[other] { $count } secteurs
    }
window-fact-borders = au bord de { $sectors }

window-text-systems = Systèmes
window-text-type = { $kind }, { $count } : { $names }
window-text-sectors = Secteurs
window-text-sector = { $number } : { $names } (place pour { $count ->
        [one] { $count } route
       *[other] { $count } routes
    })
window-text-options = Règles maison
window-text-option = { $option } : { $value }
window-text-yes = oui
window-text-no = non
window-text-notes = Notes

window-fix-cut = Retirer { $line }
window-fix-lines = Tracer { $count ->
        [one] une ligne
       *[other] { $count } lignes
    } depuis { $system }
window-fix-remove = Retirer { $system }
window-fix-void = Faire de { $system } un Vide
window-fix-join = Tracer une ligne de { $one } à { $other }
window-fix-gap = Espacer les Mondes d’origine d’au moins { $gap } pas
window-fix-players = Jouer à { $count }
window-fix-nameless = Désigner { $system } par son numéro

window-turn-title = Manche { $number }
window-turn-reached = partie, manche { $turn }

window-captain-chance-label = au hasard
window-captain-chance-hint = choisit au hasard une action permise
window-captain-plain-label = méthodique
window-captain-plain-hint = choisit l’action qui vaut le plus, gains futurs compris
window-captain-strong-label = fort
window-captain-strong-hint = joue mentalement son tour entier et les réponses de nombreuses fois avant d’agir

window-weighing-field = Tous les commandants

## Plusieurs pages

window-common-players = Joueurs
window-common-map = Carte

## Carte

window-map-each-seat-wins = Taux de victoire selon l’ordre des tours
window-map-forms = Propriétés
window-map-players-new-map = Joueurs de la nouvelle carte
window-map-number-new-map = Graine de la nouvelle carte
window-map-same-number-players = La même graine et le même nombre de joueurs donnent toujours la même carte
window-map-new-map = Créer une carte
window-map-another-one = Graine suivante
window-map-roll-all-types = Tirer tous les types au sort
window-map-leave-them-rolled = Laisser les types ouverts
window-map-number = Graine
window-map-map-dice = Carte au hasard
window-map-types = Types
window-map-place-system = Placer un système
window-map-is = { $name } : { $kind }
window-map-types-rolled-before = Types tirés au sort avant chaque partie
window-map-line = Ligne de { $one } à { $other }
window-map-map-dice-seed = Carte au hasard { $seed }
window-map-select-move = Sélectionner et déplacer
window-map-place-systems = Placer des systèmes
window-map-draw-lines = Tracer des lignes
window-map-drag-systems-double = Faites glisser les systèmes ; un double clic en place un ; Maj+glisser trace une ligne.
window-map-click-places-system = Cliquez pour placer un système.
window-map-drag-one-system = Faites glisser d’un système à l’autre pour tracer une ligne. Les lignes ne se croisent jamais.
window-map-homes-fit-example = { $count } Mondes d’origine tiennent, par exemple sur les systèmes marqués
window-map-homes-do-not = Les Mondes d’origine ne tiennent pas

## Parties

window-match-colour-of-a-player = Couleur d’un joueur
window-match-colour-of-player = Couleur du joueur { $player }
window-match-name-of-player = Nom du joueur { $player }
window-match-name-of-a-player = Nom d’un joueur
window-match-done-turn-level = { $done } sur { $limit } à ce tour : { $level } est au niveau { $limit }.
window-match-no-action-point = Il ne vous reste aucun point d’action.
window-match-more = Plus
window-match-resign = Abandonner
window-match-end-turn = Finir le tour
window-match-nothing-more-done = Plus rien n’est possible à ce tour.
window-match-limit-reached = Vous avez atteint la limite.
window-match-no-target-reach = Aucune cible n’est à portée.
window-match-map = La carte
window-match-player = Joueur { $player }
