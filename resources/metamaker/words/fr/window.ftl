### Textes de l’application : pages, menus, dialogues, indications.

## Plusieurs pages

window-common-rate = Évaluer
window-common-all = Tout
window-common-none = Rien
window-common-wins-between-sure = { $name } gagne { $between } des combats, 19 fois sur 20
window-common-seed-dice = Graine des dés
window-common-cancelled = Annulé
window-common-cancel = Annuler
window-common-name-text = { $name } : { $text }
window-common-copy = Copier
window-common-yes = oui
window-common-sheet = Fiche
window-common-ships = Vaisseaux
window-common-ships-count =
    { $count ->
        [one] { $count } vaisseau
       *[other] { $count } vaisseaux
    }
window-common-play = Jouer
window-common-begin = Commencer
window-common-dice = Dés
window-common-add = Ajouter { $name }
window-common-duplicate = Dupliquer
window-common-remove = Retirer
window-common-remove-name = Retirer { $name }
window-common-next-panel = Panneau suivant
window-common-previous-panel = Panneau précédent
window-common-search-parts = Chercher un élément
window-common-elements = { $count } éléments
window-common-one-more = Un de plus
window-common-one-less = Un de moins
window-common-rule = Règle { $rule }
window-common-cut = Couper
window-common-paste = Coller
window-common-open-rule = Ouvrir la règle { $rule }
window-common-open-rule-key = Ouvrir la règle { $rule } (F1)
window-common-more = { $names } et { $count } de plus
window-common-more-tools = Autres outils
window-common-select-all-parts = Sélectionner tous les éléments
window-common-rename = Renommer
window-common-open = Ouvrir
window-common-event = Tournoi
window-common-print = Imprimer…
window-common-save = Enregistrer
window-common-and-more = et { $count } de plus
window-common-samples = Exemples
window-common-progress = Progression
window-common-close = Fermer
window-common-choose = Choisir…
window-common-designs =
    { $count ->
        [one] { $count } modèle
       *[other] { $count } modèles
    }
window-common-table = Table
window-common-parts = Éléments
window-common-play-again = Rejouer…
window-common-orders = Ordres
window-common-open-documents = Documents ouverts
window-common-error = Erreur
window-common-note = Remarque
window-common-back = Précédent
window-common-whole-page = Page entière
window-common-saved = Enregistré : { $file }
window-common-share = Partager
window-common-copy-picture = Copier en image
window-common-start = Accueil
window-common-gallery = Galerie

## Équilibrage

window-balance-weighed = À évaluer
window-balance-seconds = { $count } s
window-balance-minutes = { $count } min
window-balance-about-time = environ { $time }
window-balance-time-left = encore { $time } environ
window-balance-done-and-left = { $done } · { $left }
window-balance-against-usual-field = contre les adversaires de &référence
window-balance-against-each-other = les uns &contre les autres
window-balance-ranking = Classement
window-balance-match-ups = Rencontres
window-balance-slot-choices = Choix d’un système
window-balance-parts-balance = Vues de la page d’équilibrage
window-balance-ship-changed = Vaisseau à modifier
window-balance-ship = Vai&sseau
window-balance-no-ship-weigh = Il n’y a pas encore de vaisseau à évaluer : concevez-en d’abord un.
window-balance-tick-two-more = Cochez-en au moins deux différents.
window-balance-tick-least-one = Cochez-en au moins un.
window-balance-rating-heading = ÉVALUATION
window-balance-battles-heading = COMBATS
window-balance-changed-press-rate = Modifié : cliquez sur « Évaluer »
window-balance-draw-half-win = Une nulle compte pour une demi-victoire ; tous les adversaires comptent autant
window-balance-live = En di&rect
window-balance-live-hint = Réévaluer le vaisseau après chaque modification
window-balance-rates-against-each = Taux de victoire contre chaque adversaire
window-balance-against = Adversaire
window-balance-what-it-is = Description
window-balance-against-field = Taux de victoire
window-balance-rate-interval = Taux de victoire, intervalle à { $confidence }
window-balance-win-rate-against = Taux de victoire contre les adversaires de référence : { $rate }
window-balance-battles = { $count } combats
window-balance-no-ship-canvas = Aucun vaisseau n’est affiché.
window-balance-battles-against-each = Combats par adversaire
window-balance-captain-all = Capitaine des deux camps
window-balance-same-seed-same = Même graine, mêmes dés
window-balance-number = &Nombre
window-balance-captain = Ca&pitaine
window-balance-seed = &Graine
window-balance-battles-fought = Combats livrés
window-balance-show-problem = Montrer le problème
window-balance-starting = Démarrage…
window-balance-battles-each = { $count } combats par adversaire
window-balance-cannot-weighed = Évaluation impossible : { $reason }.
window-balance-battles-done = { $done } combats sur { $all }
window-balance-limits-of-interval = ({ $low } à { $high })
window-balance-won-drawn-lost = { $wins } victoires, { $draws } nulles, { $losses } défaites en { $count } combats
window-balance-battles-come-pairs = Les deux combats d’une paire ont les mêmes dés, camps échangés. Pour les intervalles, une paire compte pour un essai.
window-balance-not-sure = , incertain
window-balance-places-intervals-leave = Les rangs compatibles avec les intervalles
window-balance-against-name = { $name } contre { $other } : { $result }
window-balance-place = Rang
window-balance-name = Nom
window-balance-possible-ranks = Rangs possibles
window-balance-battles-draw-half = { $done } combats sur { $all }. Une nulle compte pour une demi-victoire, un vaisseau contre lui-même aussi. Tous les adversaires comptent autant.
window-balance-same-ship-weighed = { $name } est identique à { $other } et reçoit la même évaluation.
window-balance-does-not-meet = { $name } contre lui-même compte pour une nulle
window-balance-percent-won-row = Taux de victoire de la ligne contre la colonne, en pourcentage
window-balance-text = En &texte
window-balance-csv = En &CSV
window-balance-press-rate-hint = Cochez ce que vous voulez évaluer, puis cliquez sur « Évaluer ».
window-balance-from = de
window-balance-to = à
window-balance-choose-cell-see = Choisissez une case pour voir le détail d’une rencontre.
window-balance-games = { $done } parties sur { $all }
window-balance-no-uneven-position = Part équilibrée : { $even }. Aucune place ne s’en écarte nettement.
window-balance-brackets-where-true = Entre parenthèses : l’intervalle de confiance à { $confidence }
window-balance-play-games = Jouer { $count } parties
window-balance-turn = Place { $place } : { $interval }
window-balance-even-share = Part équilibrée : { $even }.
window-balance-uneven-positions =
    { $count ->
        [one] Part équilibrée : { $even }. La place { $uneven } s’en écarte nettement.
       *[other] Part équilibrée : { $even }. Les places { $uneven } s’en écartent nettement.
    }
window-balance-cannot-played-yet = Pas encore jouable : voyez les problèmes.
window-balance-positions-hint = L’ordinateur joue de nombreuses parties et compte les victoires de chaque place dans l’ordre des tours.
window-balance-drawn-games = Nulles : { $drawn } parties sur { $count }
window-balance-choice = Choix
window-balance-more-than-now = Gain, en points de pourcentage
window-balance-may-best = Peut être le meilleur
window-balance-all-these-intervals = Tous ces intervalles sont valables simultanément à { $confidence }
window-balance-best-found-good = Meilleur choix trouvé : { $best }. Peut-être aussi bons : { $others }
window-balance-current-choice = en place
window-balance-empty = vide
window-balance-best-beyond-doubt = Meilleur choix, nettement : { $best }
window-balance-slot-weighed = Emplacement à évaluer
window-balance-slot-label = Emplacement :
window-balance-choices-slot = Choix pour l’emplacement
window-balance-rate-choices-hint = « Évaluer » teste chaque choix au combat contre tous les adversaires de référence.
window-balance-install-choice = Installer
window-balance-no-ship-ask = Il n’y a pas de vaisseau à évaluer.

## Plan de travail

window-canvas-pages = Pages
window-canvas-smaller = Réduire
window-canvas-show-real-size = Afficher en taille réelle
window-canvas-larger = Agrandir
window-canvas-fit-width = Ajuster à la largeur
window-canvas-fit-page = Ajuster à la page

## Conception

window-design-edit = Modifier
window-design-selected = Sélection
window-design-nothing-selected = Aucune sélection
window-design-ship-class-canvas = Vaisseau ou classe à l’écran
window-design-close-explanation = Fermer l’explication
window-design-parts = { $count } éléments
window-design-removed-undo-brings = { $name } : retiré. Annulez pour le rétablir.
window-design-cannot-changed-way = { $name } ne se modifie pas de cette façon
window-design-cannot-removed-here = { $name } ne peut pas être retiré ici
window-design-adds-one = + en ajoute un
window-design-points = { $points } points sur { $all }
window-design-explain = Expliquer
window-design-changed-here-changed = Les modifications faites ici valent pour tous.
window-design-cut-part = Couper l’élément
window-design-copy-part = Copier l’élément
window-design-paste-part = Coller l’élément
window-design-duplicate-part = Dupliquer l’élément

## Éléments

window-elements-move = Déplacer { $name }
window-elements-duplicate = Dupliquer { $name }
window-elements-move-up = Monter
window-elements-move-down = Descendre
window-elements-stays-home = Reste à quai
window-elements-leave-home = Laisser { $name } à quai
window-elements-take-along = Emmener { $name }

window-log-title = Journaux des vaisseaux
window-log-entries = Batailles
window-log-standings = Classement
window-log-empty = Aucune bataille
window-log-campaign = Campagne
window-log-all-campaigns = Toutes les campagnes
window-log-fill = Ajouter depuis une bataille
window-log-from-file = Depuis un fichier…
window-log-choose-file = Choisir une partie, une partie notée ou un état de jeu
window-log-add = Ajouter une entrée
window-log-select = Sélectionnez une bataille pour voir et modifier son entrée
window-log-edit = Modifier le journal de { $ship }
window-log-added = Ajouter au journal de { $ship }
window-log-removed = Retirer du journal de { $ship }
window-log-step = Inscrire une bataille dans les journaux
window-log-entered = { $count ->
    [0] Les journaux de { $fleet } contiennent déjà cette bataille.
    [one] { $count } vaisseau de { $fleet } a une nouvelle entrée dans son journal.
   *[other] { $count } vaisseaux de { $fleet } ont une nouvelle entrée dans leur journal.
    }
window-log-nobody = Aucun vaisseau de cette flotte n’a combattu dans cette bataille.
window-log-no-fleet = Ouvrez d’abord la flotte de ces vaisseaux ; ses journaux sont dans son fichier.
window-property-log-title-label = Bataille
window-property-log-title-hint = Le titre de la bataille.
window-property-log-date-label = Date
window-property-log-date-hint = Le jour de la bataille, comme 2026-11-29.
window-property-log-campaign-label = Campagne
window-property-log-campaign-hint = Les batailles du même nom ont un classement commun.
window-property-log-opponent-label = Adversaire
window-property-log-opponent-hint = Le nom de l’autre flotte ou de l’autre joueur.
window-property-log-result-label = Résultat
window-property-log-result-hint = Le résultat pour le camp de ce vaisseau.
window-property-log-fate-label = Sort
window-property-log-fate-hint = Le sort du vaisseau ; celui qui a perdu la moitié de ses cases est gravement endommagé.
window-property-log-boxes_lost-label = Cases perdues
window-property-log-boxes_lost-hint = Le nombre de cases que le vaisseau a perdues.
window-property-log-squadrons_lost-label = Escadrilles perdues
window-property-log-squadrons_lost-hint = Le nombre de ses escadrilles détruites.
window-property-log-hits-label = Coups au but
window-property-log-hits-hint = Le nombre de coups au but sur des ennemis.
window-property-log-kills-label = Ennemis détruits
window-property-log-kills-hint = Le nombre d’ennemis que le vaisseau a détruits.
window-property-log-points-label = Points
window-property-log-points-hint = La valeur de ces ennemis.
window-property-log-scars-label = Cicatrices
window-property-log-scars-hint = Les dégâts durables, séparés par des virgules.
window-property-log-repaired-label = Réparées
window-property-log-repaired-hint = Les cicatrices réparées, séparées par des virgules.
window-property-log-note-label = Note
window-property-log-note-hint = Vos propres mots sur la bataille.
window-elements-keep-library = Enregistrer dans la bibliothèque
window-elements-what-to-do = Que faire de { $file } ?
window-elements-do-nothing = Ne rien faire
window-elements-dropped-data = les données déposées
window-elements-merge = Fusionner
window-elements-holds-nothing = { $file } ne contient rien pour { $game }.
window-elements-use-document = Utiliser dans ce document
window-elements-document = un document
window-elements-document-already = Ce document le contient déjà.
window-elements-used-remove-too = { $name } – utilisé par { $users }. Le retirer là aussi ?
window-elements-rename = Renommer { $name } en { $to }
window-elements-remove-file-your = Retirer { $title } et son fichier de votre bibliothèque ?
window-elements-import-everything = Importer le contenu de { $name }
window-elements-nothing-new = rien de nouveau
window-elements-nothing-new-equals = rien de nouveau, tout est déjà présent à l’identique
window-elements-import = Importer { $name }
window-elements-brought-counts = Importé : { $counts }.
window-elements-your-library = { $name } est dans votre bibliothèque : { $file }
window-elements-shared-equals-here = Déjà présent à l’identique, donc non copié : { $counts }.
window-elements-renamed = Renommé : { $names }.
window-elements-your-library-name = { $name } sont dans votre bibliothèque
window-elements-import-another-file = Importer un autre fichier…

## Tournois

window-events-asked = Réglages du tournoi
window-events-files = Fichiers…
window-events-player-without-fleet = Un joueur sans flotte
window-events-new-player = Nouveau joueur
window-events-add-player = Ajouter un joueur
window-events-fleets-players = Flottes des joueurs
window-events-limits = Limites
window-events-match-points = Points de match
window-events-played = Déroulement des parties
window-events-take-out-name = Retirer { $name }
window-events-rename-player = Renommer { $player } en { $name }
window-events-pair-round = Apparier la ronde { $number }
window-events-result = Résultat de { $one } – { $other }
window-events-reinstate-name = Réintégrer { $name }
window-events-remove-round-number = Retirer la ronde { $number }
window-events-add-players = Ajouter des joueurs
window-events-take-out = Retirer
window-events-problems-player-all = Problèmes du joueur sélectionné, ou de tous
window-events-players-their-places = Joueurs par rang
window-events-worth = Valeur
window-events-fleets-keep-limits = { $count } flottes sur { $all } respectent les limites
window-events-reinstate = Réintégrer
window-events-withdraw = Abandon
window-events-drop-fleets-here = Déposez des flottes ici, ou cliquez sur « Ajouter des joueurs »
window-events-remove-round = Retirer la ronde
window-events-take-last-round = Retirer la dernière ronde, pour l’apparier de nouveau
window-events-wins-against = { $winner } gagne contre { $loser }
window-events-round-needs-two = Il faut au moins deux joueurs pour une ronde.
window-events-nobody-paired-yet = Aucun joueur n’est encore apparié.
window-events-click-winner = Cliquez sur le vainqueur, ou sur la nulle. Parties à jouer : { $count }
window-events-draw = { $one } et { $other } font partie nulle

## Erreurs internes

window-faults-metamaker-crashed-during = MetaMaker a planté lors de sa dernière exécution. Copiez le rapport, ajoutez ce que vous faisiez avant, et envoyez-le-nous.
window-faults-something-went-wrong = Une erreur interne est survenue. Votre travail est en sûreté dans les fichiers de récupération. Continuez, ou enregistrez maintenant.
window-faults-report = Rapport
window-faults-copy-report = Copier le rapport
window-faults-open-log-folder = Ouvrir le dossier du journal
window-faults-crash-report = Rapport de plantage
window-faults-fault-program = Erreur interne

## Fichiers

window-files-file-changed-another = Un autre programme a modifié le fichier de « { $title } ». L’écraser ?
window-files-go-back-file = Revenir au fichier de « { $title } » ? Vous pourrez annuler.
window-files-documents = Documents
window-files-all-them = Tous
window-files-write-over = Écraser
window-files-revert = Revenir
window-files-documents-prints-cards = Documents, PDF, images et codes de partage
window-files-all-files = Tous les fichiers
window-files-save = Enregistrer sous
window-files-carries-several-documents = « { $file } » contient plusieurs documents. Lequel voulez-vous ouvrir ?
window-files-differs-file-window = Différences : fichier → application
window-files-nothing-file-window = Aucune différence
window-files-save-changes-documents =
    { $count ->
        [one] Enregistrer les modifications de { $count } document ?
       *[other] Enregistrer les modifications de { $count } documents ?
    }
window-files-save-changes = Enregistrer les modifications de « { $title } » ?
window-files-file-changed-another-program = Un autre programme a modifié le fichier de « { $title } ».
window-files-file-not-any = Le fichier de « { $title } » a été supprimé ou déplacé. Enregistrez pour l’écrire de nouveau.
window-files-clipboard = presse-papiers
window-files-share-code = code de partage
window-files-expected-share-code = Ce texte n’est pas un code de partage. Un code de partage commence par MM1-.
window-files-opening = Ouverture du fichier { $done } sur { $all }…
window-files-open-another-tab = « { $name } » est ouvert dans un autre onglet. Choisissez un autre nom.
window-files-reload = Recharger
window-files-keep-mine = Garder ma version
window-files-show-differs = Voir les différences
window-files-reload-file = Recharger le fichier
window-files-files-could-not = { $count } fichiers n’ont pas pu être ouverts :

## Recherche

window-find-find-anything = Recherche rapide
window-find-find-ship-class = Chercher vaisseau, classe, élément, arme, règle, commande, fichier…
window-find-found = Résultats de la recherche
window-find-nothing-called-so = Aucun résultat.
window-find-command = commande
window-find-recent-file = fichier récent
window-find-sample = exemple
window-find-open-tab = onglet ouvert
window-find-rule = règle
window-find-chapter-rules = chapitre des règles

## Formulaires

window-form-of = { $label } de { $name }
window-form-rename = Renommer en { $name }
window-form-several-values = plusieurs valeurs
window-form-separated-commas = à séparer par des virgules
window-form-rule = Règle : { $label }
window-form-selection = Sélection
window-form-is-selected = sélectionné
window-form-is-not-selected = non sélectionné
window-form-none = aucun
window-form-grey-sectors-cannot = Vous ne pouvez pas sélectionner les secteurs gris :

## Galerie

window-gallery-numbers-side-side = Les nombres côte à côte ; le meilleur est en gras
window-gallery-being-worked-out = Calcul en cours…
window-gallery-compared = { $one } et { $other } : comparaison
window-gallery-differs = Différences de { $one } à { $other }
window-gallery-both-same = Aucune différence
window-gallery-gallery = { $name } (galerie)
window-gallery-open-copy = Ouvrir une copie
window-gallery-copy-into = Copier dans
window-gallery-compare = Comparer avec
window-gallery-sheet-printed = Fiche imprimée
window-gallery-chosen = Entrée sélectionnée
window-gallery-nothing-chosen = Aucune sélection
window-gallery-set-up-match = Préparer une partie
window-gallery-of = de { $fleet }
window-gallery-problems =
    { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }
window-gallery-no-document-game = Aucun document de ce jeu n’est ouvert
window-gallery-entries-gallery = Contenu de la galerie
window-gallery-search-gallery-name = Chercher par nom, auteur, étiquette ou tout autre mot
window-gallery-shown = Genre
window-gallery-game = Jeu
window-gallery-tag = Étiquette
window-gallery-author = Auteur
window-gallery-licence = Licence
window-gallery-number-bounded = Nombre à filtrer
window-gallery-from = De
window-gallery-to = À
window-gallery-without-problems = Sans problème
window-gallery-order = Ordre de tri
window-gallery-found =
    { $count ->
        [one] { $count } trouvé
       *[other] { $count } trouvés
    }
window-gallery-all-kinds = Tous les genres
window-gallery-all-games = Tous les jeux
window-gallery-all-tags = Toutes les étiquettes
window-gallery-all-authors = Tous les auteurs
window-gallery-all-licences = Toutes les licences
window-gallery-any-number = Tous les nombres
window-gallery-designs = Modèles
window-gallery-fleets-boards-maps = Flottes, plateaux, cartes
window-gallery-encounters = Engagements
window-gallery-name = Par nom
window-gallery-newest-first = Les plus récents d’abord
window-gallery-folder-documents-address = Dossier de documents, ou adresse web d’une galerie
window-gallery-folder = Dossier…
window-gallery-publish = Publier…
window-gallery-galleries = Galeries
window-gallery-open-folder-see = Ouvrez un dossier pour y chercher et comparer les modèles, flottes, plateaux, cartes et engagements.
window-gallery-open-address-hosted = Ouvrez l’adresse web d’une galerie. MetaMaker télécharge son index, les images du contenu affiché et ce que vous ouvrez. Tout cela reste disponible hors ligne.
window-gallery-nothing-fetched-before = MetaMaker ne télécharge rien sans votre accord, n’exécute rien et n’envoie aucune donnée sur vous.
window-gallery-publish-writes-gallery = Publiez une galerie à partir d’un dossier ou de vos documents ouverts : de simples pages web pour tout hébergeur.
window-gallery-gallery-cannot-reached = La galerie est injoignable ({ $reason }). Vous voyez la copie du { $moment }.
window-gallery-nothing-shown = Il n’y a rien à montrer ici.
window-gallery-open-folder-gallery = Ouvrir un dossier comme galerie
window-gallery-go = Aller à { $name }
window-gallery-files-cannot-used =
    { $count ->
        [one] { $count } fichier est inutilisable :
       *[other] { $count } fichiers sont inutilisables :
    }
window-gallery-publish-gallery = Publier une galerie
window-gallery-all-documents-folder = Tous les documents d’un &dossier
window-gallery-open-documents = Documents &ouverts
window-gallery-documents-published = Documents à publier
window-gallery-take-out-gallery = Retirer de la galerie tout le reste
window-gallery-publish-key = &Publier
window-gallery-open-browser = Ouvrir dans le navigateur
window-gallery-show-here = Montrer ici
window-gallery-result-hint = Le résultat s’affichera ici.
window-gallery-result = Résultat
window-gallery-gallery-folder = Dossier de la &galerie
window-gallery-folder-documents = Dossier des documents
window-gallery-folder-gallery = Dossier de la galerie
window-gallery-title = &Titre
window-gallery-address-if-will = &Adresse web (facultative)
window-gallery-address = Adresse web
window-gallery-choose = Choisir : { $title }
window-gallery-publishing-gallery = Publication de la galerie
window-gallery-cancelled-made-so = Annulé. Les pages terminées sont conservées pour la prochaine fois.
window-gallery-gallery-documents = La galerie contient { $documents } et { $designs }.
window-gallery-documents =
    { $count ->
        [one] { $count } document
       *[other] { $count } documents
    }
window-gallery-nothing-had-made = Tout était à jour.
window-gallery-left-out = Ignoré : { $name } : { $reason }
window-gallery-updated = Mis à jour : { $names }.
window-gallery-taken-out = Retirés : { $names }.

## Noms des pages

window-general-pages-sheets = Fiches
window-general-pages-print = Imprimer
window-general-pages-balance = Équilibre
window-general-pages-log = Journal
window-general-pages-text = Texte
window-general-pages-table = À la table
window-general-pages-universe = Univers

## Listes

window-list-name = Nom de { $name }

## Fenêtre, menus et dialogues

window-main-hit-key = &Que faut-il pour toucher ?
window-main-rules = Règles
window-main-put-under-commander = Placer sous le chef au-dessus
window-main-put-under-ship = Placer sous le vaisseau précédent
window-main-new-document-same = Nouveau document du même jeu
window-main-new-match-key = Nouvelle &partie…
window-main-new-event = Nouveau tour&noi
window-main-gallery = &Galerie
window-main-new-tab = Nouvel on&glet
window-main-open = &Ouvrir…
window-main-open-clipboard = Ouvrir depuis le &presse-papiers
window-main-save = &Enregistrer
window-main-save-key = Enregistrer &sous…
window-main-save-all = &Tout enregistrer
window-main-duplicate = &Dupliquer
window-main-revert-file = Re&venir au fichier
window-main-close = &Fermer
window-main-quit = &Quitter
window-main-undo = Annuler
window-main-redo = Rétablir
window-main-find-anything = Recherche rapi&de…
window-main-history-key = &Historique
window-main-preferences-key = &Préférences…
window-main-larger-text = Texte plus &grand
window-main-smaller-text = Texte plus &petit
window-main-full-screen = Plei&n écran
window-main-next-tab = Onglet &suivant
window-main-previous-tab = Onglet p&récédent
window-main-move-new-window-key = Déplacer dans une nouvelle &fenêtre
window-main-print = &Imprimer…
window-main-share = &Partager…
window-main-your-first-ship = Votre &premier vaisseau
window-main-guides-key = &Guides
window-main-rules-key = &Règles
window-main-keys-key = Raccourcis &clavier…
window-main-about-metamaker-key = À &propos de MetaMaker
window-main-system-key = Comme le &système
window-main-light-key = &Clair
window-main-dark-key = S&ombre
window-main-find = &Rechercher…
window-main-new-document = &Nouveau document { $game }
window-main-design-page = Sur la page de conception
window-main-lists-ships-designs = Dans les listes de vaisseaux, de modèles et de bibliothèques
window-main-sheet = Sur la fiche
window-main-board-slots = Sur un tableau d’emplacements
window-main-looking-pages = Dans les pages affichées
window-main-everywhere = Partout
window-main-click = { $key } et un clic
window-main-about-metamaker = À propos de MetaMaker
window-main-design-starships-tabletop = Concevez des vaisseaux et des flottes pour jeux de table, voyez d’où vient chaque nombre et imprimez vos fiches.
window-main-keys = Raccourcis clavier
window-main-search = Chercher
window-main-preferences = Préférences
window-main-open-documents-last = &Rouvrir les documents de la dernière fois
window-main-colours = &Couleurs
window-main-text-size = &Taille du texte
window-main-language = &Langue
window-main-paper = &Papier
window-main-own-library-key = Ma &bibliothèque
window-main-start = Au démarrage
window-main-free-software-under = Logiciel libre sous licence MIT. Qt { $version }, { $engine }.
window-main-show-fold-designs = Afficher ou masquer modèles et éléments
window-main-show-fold-problems = Afficher ou masquer les problèmes
window-main-show-fold-slots = Afficher ou masquer les emplacements, ou la fiche au-dessous
window-main-show-fold-numbers = Afficher ou masquer nombres et sélection
window-main-fix-selected-problem = Corriger le problème sélectionné
window-main-add-another = En ajouter un autre
window-main-cut-copy-paste = Couper, copier, coller
window-main-add-ship-class = Ajouter un vaisseau de la classe
window-main-move-up-down = Monter ou descendre
window-main-next-element = Élément suivant
window-main-first-last-element = Premier et dernier élément
window-main-select-one-more = Ajouter à la sélection, ou en retirer
window-main-select-all-up = Sélectionner tout jusqu’à l’élément cliqué
window-main-select-next-element = Étendre la sélection à l’élément voisin
window-main-edit-place = Modifier sur place
window-main-take-element-away = Retirer l’élément
window-main-select-nothing = Effacer la sélection
window-main-leave-sheet = Quitter la fiche
window-main-slot-neighbouring = Emplacement voisin
window-main-slot-number = Emplacement par numéro
window-main-choose-system = Choisir un système
window-main-change-places-slot = Échanger avec l’emplacement voisin
window-main-empty-slot = Vider l’emplacement
window-main-larger-smaller = Agrandir, réduire
window-main-true-size = Taille réelle
window-main-whole-width = Ajuster à la largeur
window-main-move-page = Déplacer la page
window-main-up-down-page = Faire défiler la page
window-main-pull-page = Faire glisser la page
window-main-space-mouse = Espace et souris
window-main-rule-focus = Règle du champ actif
window-main-next-control = Contrôle suivant
window-main-number-grid = Nombre permis suivant ou précédent
window-main-system = Comme le système
window-main-light = Clair
window-main-dark = Sombre
window-main-letter = { $key }, une lettre
window-main-folder-own-library = Dossier de la bibliothèque
window-main-cut = Co&uper
window-main-copy = &Copier
window-main-paste = C&oller
window-main-delete = &Supprimer
window-main-select-all = &Tout sélectionner
window-main-own-library = ma bibliothèque
window-main-guide = Guide
window-main-all-guides = Tous les guides
window-main-not-any-more = Documents de la dernière fois introuvables : { $names }
window-main-new-match = Nouvelle partie
window-main-document = Doc&ument
window-main-edit = É&dition
window-main-view = &Affichage
window-main-help = Aid&e
window-main-new-template = Nouveau d’après un &modèle
window-main-open-recent = Fichiers &récents
window-main-file = &Fichier
window-main-guides = Guides
window-main-dock-apart = Fenêtre séparée
window-main-history = Historique
window-main-opened = À l’ouverture
window-main-unsaved-work-cannot = MetaMaker ne peut pas écrire les fichiers de récupération : { $reason }. Enregistrez votre travail.
window-main-settings-could-not = Les préférences ne sont pas valables ; MetaMaker utilise les valeurs par défaut : { $problem }
window-main-metamaker-crashed-during = MetaMaker a planté lors de sa dernière exécution. Vous pouvez récupérer votre travail non enregistré.
window-main-metamaker-crashed-during-last = MetaMaker a planté lors de sa dernière exécution. Il n’y a pas de travail non enregistré à récupérer.
window-main-show = Afficher
window-main-unsaved-work-earlier = Il y a du travail non enregistré de la dernière fois.
window-main-show-report = Afficher le rapport
window-main-move-new-window = Déplacer dans une nouvelle fenêtre
window-main-edited = • modifié
window-main-page = Page : { $title }
window-main-no-file-yet = Pas encore enregistré

## Parties

window-match-speed = Vitesse
window-match-ship = Vaisseau
window-match-end-draw = Fin : partie nulle
window-match-again = Recommencer
window-match-same-sides-captains = Recommencer la même partie avec d’autres dés
window-match-same-sides-captains-terms = Préparer de nouveau la même partie, avec d’autres dés
window-match-sound = Son
window-match-sound-hint = Sons courts pour les dés, les coups, les pertes et la fin de la partie
window-match-no-sound = Ce système n’a aucun programme pour jouer des sons (pw-play, paplay ou aplay).
window-match-skip = Passer
window-match-skip-hint = Afficher tout de suite la position actuelle (Ctrl+Fin)
window-match-review = Analyse
window-match-review-hint = Chances de victoire, chance aux dés, dégâts et ordres de cette partie
window-match-save-hint = Enregistrer cette partie avec tous ses événements
window-match-log = Inscrire au journal
window-match-log-hint = Inscrire cette bataille dans les journaux des vaisseaux de vos flottes ouvertes
window-match-standing = Tour et forces restantes
window-match-points = { $points } { $points ->
        [one] point
       *[other] points
    }{ $given ->
        [0] { "" }
       *[other] , dont { $given } d’avance
    }
window-match-points-short = { $points } { $points ->
        [one] point
       *[other] points
    }{ $given ->
        [0] { "" }
       *[other] { " " }({ $given } + { $earned })
    }
window-match-points-against = { $won } points{ $given ->
        [0] { "" }
       *[other] , dont { $given } d’avance,
    } à { $lost }{ $given_other ->
        [0] .
       *[other] , dont { $given_other } d’avance.
    }
window-match-the-end = la fin
window-match-wins-in = { $name } gagne en { $rounds ->
    [True] { $turns ->
        [one] { $turns } manche
       *[other] { $turns } manches
    }
   *[other] { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
}
window-match-side-wins-in = Le camp { $side } gagne en { $rounds ->
    [True] { $turns ->
        [one] { $turns } manche
       *[other] { $turns } manches
    }
   *[other] { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
}
window-match-drawn-after = Égalité après { $rounds ->
    [True] { $turns ->
        [one] { $turns } manche
       *[other] { $turns } manches
    }
   *[other] { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
}
window-match-left-against = { $left } sur { $whole } { $what } encore en jeu, contre { $other } sur { $whole_other }.
window-match-even = égal
window-match-see = Voir
window-match-on-paper = Papier
window-match-on-paper-hint = Montrer la table sur papier plutôt que de nuit
window-match-just-happened = Derniers événements
window-match-captains-thinking = Les capitaines réfléchissent
window-match-chart-threats = Tableau des menaces
window-match-shown-beside-table = Panneaux à côté de la table
window-match-match-cannot-go = Cette partie ne peut pas continuer
window-match-before-first-turn = Avant le premier tour
window-match-story = Récit
window-match-strength = Forces
window-match-end = Fin : { $reason }
window-match-end-side-won = Fin : le camp { $side } a gagné
window-match-chart = Tableau
window-match-end-won = Fin : { $name } a gagné
window-match-record-sheet = Fiche
window-match-happened = Événements
window-match-explanation = Explication
window-match-these-rules = Règles :
window-match-how-strong-sides = Forces des camps
window-match-nothing-counted-game = Ce jeu n’a pas de graphique des forces.
window-match-whole-table = Toute la table
window-match-show-all-table = Afficher toute la table
window-match-show-ships-large = Zoomer sur les vaisseaux
window-match-ruler = Règle
window-match-measure-one-thing = Mesurer la distance entre deux objets
window-match-follow = Suivre
window-match-keep-selected-ship = Garder au centre le vaisseau sélectionné
window-match-reach-selected-ship = Portées du vaisseau sélectionné
window-match-without-motion = Sans animation
window-match-no-ranges = Sans portées
window-match-arcs = Arcs
window-match-time-line = Ligne du temps
window-match-start = début
window-match-lost = Perdu : { $names }
window-match-previous-turn = Tour précédent
window-match-previous-step = Étape précédente
window-match-previous-event = Événement précédent
window-match-next-event = Événement suivant
window-match-next-step = Étape suivante
window-match-next-turn = Tour suivant
window-match-pause = Pause
window-match-times-speed = { $speed } ×
window-match-turn = Tour { $number }

## Nombres

window-numbers-explanation = Explication
window-numbers-open-rule = Ouvrir la règle
window-numbers-being-worked-out = calcul en cours…
window-numbers-all-steps-calculation = Toutes les étapes du calcul
window-numbers-what-if = et si
window-numbers-changes-by = change de
window-numbers-explanation-heading = EXPLICATION
window-numbers-press-number-see = Cliquez sur un nombre pour voir d’où il vient.
window-numbers-of = { $stat }, { $element }
window-numbers-no-ship = Aucun vaisseau
window-numbers-1-more = 1 de plus : { $difference }
window-numbers-one-more-adds = Valeur qu’un exemplaire de plus ajoute au vaisseau
window-numbers-found-trying-value = Trouvé par essais : une valeur plus proche de l’actuelle peut aussi convenir.
window-numbers-just-above = Avec { $name } juste au-dessus de { $value }, on obtient { $result }.
window-numbers-just-below = Avec { $name } juste au-dessous de { $value }, on obtient { $result }.
window-numbers-no-makes-nearest = Aucune valeur de « { $name } » de { $low } à { $high } ne donne { $goal } ; la plus proche est { $nearest }, qui donne { $result }.
window-numbers-no-tried-makes = Aucune valeur essayée de « { $name } » de { $low } à { $high } ne donne { $goal } ; la plus proche est { $nearest }, qui donne { $result }.
window-numbers-with-it-is = Avec { $name } { $value }, on obtient { $result }.
window-numbers-value-reach = Valeur visée
window-numbers-input-change = Grandeur à changer
window-numbers-target-value = valeur visée
window-numbers-by-changing = en changeant
window-numbers-confirm-by-battles = Confirmer par des batailles
window-numbers-battles = Batailles : { $factor }
window-numbers-confirmed-one = Confirmer { $title } par des batailles
window-numbers-confirmed-several = Confirmer { $count } classes par des batailles

## Prévisions

window-odds-another-file = D’un autre fichier…
window-odds-choose-fleet-meet = Choisissez une flotte adverse.
window-odds-same-fleet-neither = C’est la même flotte : la rencontre est équilibrée.
window-odds-cannot-weighed = { $name } : évaluation impossible : { $reason }.
window-odds-fleet-meet = Flotte adverse
window-odds-fleet-of-side = Flotte du camp { $side }
window-odds-change-fleet = Changer…
window-odds-no-fleet = Aucune flotte choisie
window-odds-samples = Exemples
window-odds-number = { $count } batailles
window-odds-and-more = et { $count } de plus
window-odds-stands = Où en est la rencontre
window-odds-forecast = Pronostic, sans bataille
window-odds-looked = Pronostic et { $count } batailles
window-odds-after-battles = { $count ->
    [one] Après { $count } bataille
   *[other] Après { $count } batailles
}
window-odds-until-decided = jusqu’à connaître le meilleur camp
window-odds-decided = { $decision ->
    [even] { $count } batailles : aucun n’est nettement meilleur
    [open] { $count } batailles : toujours indécis
   *[better] { $count } batailles : { $name } est meilleur
}
window-odds-between = { $between }, 19 fois sur 20
window-odds-reasons = Raisons du pronostic
window-odds-moves = déplace les chances de
window-odds-moved = { $points } { $name }
window-odds-look-changes = Chercher des changements
window-odds-doubt = ± { $points }
window-odds-proved = { $count ->
    [one] ✓ prouvé par { $count } bataille
   *[other] ✓ prouvé par { $count } batailles
}
window-odds-tried = { $count ->
    [one] { $count } bataille jusqu’ici
   *[other] { $count } batailles jusqu’ici
}
window-odds-study = Sur { $offers } propositions de ce genre dans une étude, { $narrow } donnaient 45–55 % et { $wide } 42–58 %.
window-odds-watch = En regarder une
window-odds-even = équilibrée
window-odds-perhaps-even = peut-être équilibrée
window-odds-changes-tried-battles = { $tried ->
    [one] { $tried } changement testé
   *[other] { $tried } changements testés
    } en { $battles } batailles. Choisissez-en un ; aucun document n’est modifié.
window-odds-make-even = Équilibrer
window-odds-small-changes-make = De petits changements de cette rencontre, chacun testé au combat. La recherche dure jusqu’à { $time } et ne modifie aucun document.
window-odds-save-encounter-dots = Enregistrer comme engagement…
window-odds-balanced-name = { $one } et { $other }, rencontre équilibrée
window-odds-save-encounter = Enregistrer l’engagement
window-odds-encounters-json = Engagements (*.json)

## Ordres

window-order-why = Pourquoi ?
window-order-add = Ajouter
window-order-give-these-orders = Donner ces ordres
window-order-change-them = Modifier les ordres
window-order-these-orders-become = Ces ordres deviennent définitifs
window-order-asked = Décisions
window-order-nothing-do = rien à faire
window-order-remaining = Ordres · { $open ->
    [0] tous écrits
   *[other] { $open } sur { $count } à écrire
  }
window-order-written = écrit
window-order-type = Taper les ordres
window-order-type-tip = Taper les ordres avec leurs numéros et leurs codes, comme au terminal
window-order-open = ouvert
window-order-your-orders-sealed = Vos ordres sont scellés : l’adversaire ne peut pas les lire, et vous ne pouvez plus les changer.
window-order-save-for-other = Enregistrer le fichier pour l’adversaire…
window-order-open-reply = Ouvrir sa réponse…
window-order-save-match = Enregistrer la partie
window-order-matches-json = Parties (*.json)
window-order-open-match = Ouvrir la partie
window-order-side-answer-elsewhere = En attente du camp { $side }, qui joue sur un autre ordinateur.
window-order-send-file-mail = Envoyez le fichier par courriel ou messagerie. L’adversaire répond par un fichier.
window-order-other-side = Enregistré pour l’adversaire : { $file }
window-order-remove-again = Retirer
window-order-something-still-chosen = Il manque encore des choix.
window-order-all-answers = Toutes les réponses
window-order-click-marked-place = Cliquez sur un endroit marqué de la table pour voir { $count } autres réponses.
window-order-captain = Capitaine
window-order-captain-this-order = Confier cet ordre au capitaine
window-order-captain-gives-all = Le capitaine donne tous les ordres jusqu’à la fin du tour.
window-order-captain-decides-now = Le capitaine décide désormais : { $kind }
window-order-you-decide-again = Vous décidez de nouveau : { $kind }
window-order-you-had-chosen = Votre sélection a été ajoutée. Cliquez sur « Prêt » pour donner ces ordres.
window-order-written-refused-change = Les ordres tapés pour { $of } enfreignent les règles. Changez-les, ou videz la ligne.
window-order-orders-side-sealed = Les ordres du camp { $side } sont scellés.
window-order-i-command-side = Je commande le camp { $side }
window-order-side = Camp { $side } :{ " " }
window-order-captain-all-open = Confier au capitaine tous les ordres ouverts
window-order-captain-rest-of-turn = Confier la fin du tour au capitaine
window-order-captain-always = Toujours confier au capitaine : { $kind }
window-order-captain-decides = Le capitaine décide ▾
window-order-captain-menu = Capitaine ▾
window-order-captain-thinking-you = Le capitaine « { $captain } » réfléchit. Vous pouvez continuer.
window-order-advice-captain = Conseil du capitaine « { $captain } » :
window-order-orders-captain-would = Affiche les ordres que donnerait le capitaine « { $captain } »
window-order-nothing-done-passed = Passé, car il n’y a rien à faire : { $names }
window-order-nothing-numbers-speaks = Aucun chiffre pour ou contre ces ordres.
window-order-pass-mouse-side = Passez la souris au camp { $side }.
window-order-ready = Prêt
window-order-advice = Conseil
window-order-speaks-these-orders = Affiche les raisons pour et contre ces ordres

## Palette

window-palette-favourites = Favoris
window-palette-parts = ÉLÉMENTS
window-palette-highest-tier = Palier le plus haut
window-palette-show-parts-up = Afficher les éléments jusqu’à ce palier
window-palette-any-tier = Tous paliers
window-palette-enter-adds-selection = Entrée ajoute ; ou glisser sur la fiche
window-palette-no-part-called = Aucun élément de ce nom. En créer un :
window-palette-no-part-called-so = Aucun élément de ce nom.
window-palette-tier = palier { $tier }
window-palette-tier-tier = Palier ≤ { $tier }

## Impression

window-print-print-heading = IMPRESSION
window-print-print = Contenu
window-print-printed = À imprimer
window-print-print-all-them = Tout imprimer
window-print-print-none-them = Ne rien imprimer
window-print-paper-heading = PAPIER
window-print-paper = Papier
window-print-orientation = Orientation
window-print-page = Page
window-print-left = Gauche
window-print-top = Haut
window-print-right = Droite
window-print-bottom = Bas
window-print-binding = Reliure
window-print-room-binding = Marge de reliure
window-print-binding-right-even = Marges en miroir sur les pages paires
window-print-these-margins-leave = Ces marges laissent moins de la moitié de la page.
window-print-look = PRÉSENTATION
window-print-size-sheet = Format de fiche
window-print-size = Format
window-print-ink = Style
window-print-share-codes-cameras = Codes de partage à photographier
window-print-filled-screen-pdf = À remplir à l’écran (PDF)
window-print-logs = Journaux des vaisseaux
window-print-logs-hint = Imprimer le journal d’un vaisseau après sa feuille, au dos du papier
window-print-damage-file = Dégâts d’un fichier…
window-print-choose-file-game = Reporter sur les fiches les dégâts d’une partie en cours, d’après son fichier
window-print-new = Sans dégâts
window-print-files = FICHIERS
window-print-pdf-carries-inside = Données jointes au PDF
window-print-carries = Données jointes
window-print-dpi = { " " }ppp
window-print-dots-per-inch = Points par pouce des images PNG
window-print-png = PNG
window-print-mm = { " " }mm
window-print-upright = Portrait
window-print-landscape = Paysage
window-print-millimetres = { $edge }, en millimètres
window-print-sheets-size-no = Les fiches de ce format n’ont pas de place pour les codes de partage
window-print-margin = Marge : { $edge }
window-print-pages-sheets-paper =
    { $pages ->
        [one] 1 page
       *[other] { $sheets ->
            [one] { $pages } pages · 1 feuille recto verso
           *[other] { $pages } pages · { $sheets } feuilles recto verso
        }
    }
window-print-record-sheets-ships = Fiches des vaisseaux
window-print-pages-table = Pages pour la table
window-print-blank-sheets = Fiches vierges
window-print-whole-document = Tout le document
window-print-only-printed-ships = Seulement les vaisseaux imprimés
window-print-nothing = Rien
window-print-a4 = A4
window-print-us-letter = Letter (US)
window-print-two-page = Deux par page
window-print-cards = Cartes
window-print-colour = Couleur
window-print-grey = Gris
window-print-lines-save-ink = Traits (économie d’encre)
window-print-outside-paper = hors du papier
window-print-outside-box = hors de son cadre
window-print-too-small-read = trop petit pour être lu
window-print-overlapping = superposé
window-print-letter-missing-font = caractère absent de la police
window-print-too-faint = trop pâle
window-print-made-smaller-fit = réduit pour tenir
window-print-shortened-fit = abrégé pour tenir
window-print-record-sheets = Fiches des { $count }
window-print-check-findings = Contrôle avant impression
window-print-checking-pages = Contrôle des pages…
window-print-pages =
    { $count ->
        [one] page { $numbers }
       *[other] pages { $numbers }
    }
window-print-no-printing-errors = Aucune erreur d’impression
window-print-printing-errors =
    { $count ->
        [one] 1 erreur d’impression
       *[other] { $count } erreurs d’impression
    }
window-print-printing-notes =
    { $count ->
        [one] 1 remarque d’impression
       *[other] { $count } remarques d’impression
    }
window-print-counters-templates-rulers = Les pions, gabarits et règles ne seront pas à l’échelle. Utilisez un papier plus grand pour les imprimer en taille réelle.
window-print-print-smaller = Imprimer plus petit
window-print-paper-printer-too = Le papier de l’imprimante est trop petit pour ces pages. Les imprimer à { $percent } % ?
window-print-printer-cannot-used = L’imprimante est inutilisable.
window-print-printer-takes-no = L’imprimante n’accepte plus de pages.
window-print-saving-sheets = Enregistrement des fiches
window-print-printed-pages =
    { $count ->
        [one] 1 page imprimée
       *[other] { $count } pages imprimées
    }
window-print-real-size = { $text } à { $percent } % de la taille réelle
window-print-pages-they-printed = Aperçu avant impression
window-print-copied-text = Copié en texte
window-print-copied-short-list = Copié en liste courte
window-print-copied-markdown = Copié en Markdown
window-print-copied-picture = Copié en image
window-print-save-picture = Enregistrer l’image
window-print-png-pictures-png = Images PNG (*.png)
window-print-drawing-picture = Dessin de l’image
window-print-copy-text = Copier en texte
window-print-copy-markdown = Copier en Markdown
window-print-copy-share-code = Copier le code de partage
window-print-save-picture-dots = Enregistrer l’image…
window-print-for-phone = Pour un téléphone…
window-print-save-page = Enregistrer les fiches pour un téléphone
window-print-pages-html = Pages web (*.html)
window-print-making-page = Création de la page pour un téléphone
window-print-save-pdf = Enregistrer en PDF…
window-print-save-pictures = Enregistrer des images
window-print-open-file = Ouvrir
window-print-show-folder = Montrer le dossier
window-print-copied-share-code = Code de partage copié : { $count } caractères
window-print-copy-short-list = Copier en liste courte
window-print-pages-small = Vignettes des pages
window-print-page-number = Page { $number }
window-print-printer = Imprimer…
window-print-nothing-chosen-printed = Sélectionnez ce que vous voulez imprimer
window-print-damage-game-play = Dégâts d’une partie en cours
window-print-play-states-filled = États de jeu et fiches remplies (*.json *.pdf)
window-print-png-pictures = Images PNG…
window-print-svg-drawings = Dessins SVG…
window-print-laying-out-pages = Mise en page pour le papier de l’imprimante

## Problèmes

window-problems-problems = Problèmes
window-problems-warning = Avertissement
window-problems-errors =
    { $count ->
        [one] 1 erreur
       *[other] { $count } erreurs
    }
window-problems-warnings =
    { $count ->
        [one] 1 avertissement
       *[other] { $count } avertissements
    }
window-problems-notes =
    { $count ->
        [one] 1 remarque
       *[other] { $count } remarques
    }
window-problems-no-problems-legal = Aucun problème : conforme aux règles
window-problems-problems-heading = PROBLÈMES
window-problems-number-problems = Nombre de problèmes
window-problems-ship-only = Ce vaisseau seulement
window-problems-no-problems-ship = Aucun problème avec ce vaisseau
window-problems-nothing-check-yet = Rien à vérifier pour l’instant : il n’y a pas de vaisseau
window-problems-go = Aller à

## Parties sur papier

window-record-rolls-so-far = Jets
window-record-roll-d = Lancer un D{ $faces }
window-record-record-sheet-ticked = Fiche interactive
window-record-ticked = coché
window-record-not-ticked = non coché
window-record-faces-dice = Résultats des dés
window-record-critical-hit = Coup critique sur
window-record-critical = Critique
window-record-section-struck = Section touchée
window-record-blast-reactor = Explosion de réacteur, arc touché
window-record-blast = Explosion
window-record-arc-faces-reactor = Arc face au réacteur
window-record-left-over = dégâts restants :{ " " }
window-record-detonation-had-left = Dégâts restants quand l’explosion jaillit du vaisseau
window-record-cm-away =  cm
window-record-complete-cm-between = Distance entre les deux vaisseaux, en centimètres entiers
window-record-repairs-crew = Réparations par l’équipage
window-record-repair = Réparer
window-record-system-repaired = Système à réparer
window-record-crew-works = Équipes affectées à la réparation
window-record-crew-parties-each = Équipes de bord. Chacune travaille sur un seul système par tour.
window-record-faces-such-empty = vos dés, p. ex. { $example }
window-record-expected-faces-dice = Tapez les résultats des dés en chiffres.
window-record-write-sheet = Reporter sur la fiche
window-record-note-tried = Noter la tentative
window-record-damage-left-over = Dégâts restants
window-record-distance = Distance
window-record-no-d = Il n’y a pas de { $number } sur un D{ $faces }.
window-record-happened-when-turn = Événements de fin de tour
window-record-points = { $lost } cases cochées sur { $whole } : { $points } { $points ->
        [one] point
       *[other] points
    } pour l’autre camp
window-record-points-hint = Pour une victoire aux points. Ajoutez l’avance de votre rencontre. Toutes les cases d’un vaisseau perdu comptent. Cochez les escadrilles perdues avec leur porteur.
window-record-fight-damage = Combattre avec ces dégâts…
window-record-match-against-captains = Prépare une partie contre des capitaines ou des personnes, sans les vaisseaux perdus
window-record-import-damage-file = Importer les dégâts d’un fichier…
window-record-pdf-sheets-filled = Lit un PDF rempli de ces fiches, ou des dégâts enregistrés
window-record-import-code = Importer le code du presse-papiers
window-record-import-code-hint = Lit les marques des fiches d’un téléphone : copiez le code sur le téléphone, et envoyez-le ici
window-record-code = code
window-record-no-code = Le presse-papiers ne contient pas de code de fiches. Copiez le code sur le téléphone : il commence par MS1-
window-phones-dots = Téléphones…
window-phones-hint = Laisse les téléphones et tablettes de la pièce marquer ces fiches
window-phones-title = Téléphones à la table
window-phones-about = Les joueurs du même réseau scannent le code et marquent ces fiches sur leur téléphone. Toute personne qui a le code voit tous les vaisseaux. Le code est valable jusqu’à ce que vous arrêtiez, fermiez cette partie ou quittiez MetaMaker.
window-phones-address = Adresse
window-phones-only-here = { $address } (cet ordinateur seulement)
window-phones-code = Code QR de la page
window-phones-start = Démarrer
window-phones-stop = Arrêter
window-phones-close = Fermer
window-phones-making = Création de la page pour les téléphones
window-phones-joined = Présents : { $names }
window-phones-nobody = Aucun téléphone n’est encore là.
window-phones-tick = Marques des téléphones
window-phones-problem = Les téléphones ne peuvent pas se connecter : { $reason }. Choisissez une autre adresse.
window-record-save-damage-dots = Enregistrer les dégâts…
window-record-log = Inscrire au journal
window-record-file-damaged-sheets = Enregistre un fichier pour imprimer les fiches endommagées
window-record-hit = Noter les impacts
window-record-import-damage = Importer les dégâts
window-record-save-damage = Enregistrer les dégâts
window-record-damage-json = Dégâts (*.json)
window-record-turn = Tour
window-record-next-turn = Tour suivant
window-record-turn-key = &Tour
window-record-tick-sheet = Noter les dégâts de { $name }
window-record-read = Importer { $file }
window-record-damage = Dégâts enregistrés dans { $file }
window-record-roll = lancer
window-record-not-yet = Pas encore
window-record-before-turn-1 = Avant le tour 1
window-record-ticks-sheets-let = Les cases sont cochées d’après les fiches et vos notes. Corrigez-les si besoin.
window-record-end-turn = Fin du tour { $turn }
window-record-type-faces-your = Tapez les résultats de vos dés, ou laissez MetaMaker les lancer.
window-record-go-to-turn = Passer au tour { $turn }
window-record-in-this-turn = Ce tour-ci

## Récupération

window-recovery-recovered-work = Travail récupéré

## Règles

window-rules-design = conception
window-rules-derived = déduite
window-rules-sheet = fiche
window-rules-play = jeu
window-rules-fleet = flotte
window-rules-encounter = engagement
window-rules-terrain = terrain
window-rules-rules = Jeu
window-rules-search-rules = Chercher dans les règles
window-rules-rules-found = Règles trouvées
window-rules-chapters-rules = Chapitres
window-rules-text-rules = Texte de la règle
window-rules-forward = Suivant
window-rules-copy-rule = Copier cette règle
window-rules-tables = Tables
window-rules-no-rule = Aucune règle ne contient « { $text } »

## Préparation d’une partie

window-setup-other-dice = Relancer
window-setup-record-game-paper = Tenir une partie sur papier
window-setup-again-other-dice = Recommencer avec d’autres dés
window-setup-play-again-sides = Rejouer en échangeant les camps…
window-setup-fight-damage-against = Combattre avec ces dégâts contre…
window-setup-fight-against-title = Faire combattre « { $title } » contre…
window-setup-play = Jouer…
window-setup-fight-against = Faire combattre ceci contre…
window-setup-fight-although-designs = Combattre même si des modèles ont des erreurs
window-setup-last-time = Comme la dernière fois
window-setup-first-duel = Un premier duel
window-setup-another-side = Ajouter un camp
window-setup-open-match = Ouvrir une partie…
window-setup-choose-meets-each = Choisissez une flotte pour chaque camp.
window-setup-designs-errors = Des modèles ont des erreurs. Corrigez-les, ou laissez-les combattre tels quels.
window-setup-small-sample-you = Petite partie d’exemple : vous jouez un camp, des capitaines méthodiques jouent les autres
window-setup-setting-up-match = Préparation de la partie
window-setup-match-cannot-begin = Cette partie ne peut pas commencer : { $reason }
window-setup-threats = les menaces
window-setup-open-document-file = Choisissez un document ouvert, un fichier ou un exemple, ou déposez un fichier ici.
window-setup-choose-side = Choisir une flotte
window-setup-side = Camp { $side }
window-setup-fleet-of-side = Flotte du camp { $side }
window-setup-no-ship-comes = Aucun vaisseau sélectionné.
window-setup-change = Changer…
window-setup-ships-of = { $count } vaisseaux sur { $all }
window-setup-no-fleet = Aucune flotte
window-setup-match-only = Pour cette partie seulement ; le document ne change pas
window-setup-damaged-game-paper = endommagé comme dans la partie sur papier
window-setup-recent-files = Fichiers récents
window-setup-another-file = Un autre fichier…
window-setup-samples = Exemples de { $game }
window-setup-person = Une personne
window-setup-remote-player = Joueur distant, par fichiers
window-setup-run-survival-fight = Partie de survie
window-setup-encounter-label = Engagement
window-setup-terrain = Terrain
window-setup-how-they-meet-key = &Engagement
window-setup-victory = Victoire
window-setup-victory-key = &Victoire
window-setup-victory-last-fleet = Dernière flotte en jeu
window-setup-victory-points = Aux points, avance pour { $side }
window-setup-victory-hint = Aux points, le camp qui coche le plus grand pourcentage des cases de l’autre gagne. L’avance s’ajoute aux points d’un camp, qui gagne aussi à égalité.
window-setup-head-start-points = Points d’avance
window-setup-head-start-turn = Tour à partir duquel l’égalité gagne
window-setup-turn-prefix = { "gagne à égalité dès le tour " }
window-setup-every-turn = gagne toujours à égalité
window-setup-points-suffix = { " " }points
window-setup-terrain-key = &Terrain
window-setup-lined-up-both = Aucun : flottes en ligne
window-setup-encounter-dice-say = Engagement au hasard
window-setup-plays-side = Joueur du camp { $side }
window-setup-match = Partie
window-setup-same-number-same = Même nombre, mêmes dés
window-setup-captain = Capitaine : { $captain }
window-setup-encounter = Engagement : { $encounter }
window-setup-side-fleet = Camp { $side } : { $name }

## Page d’accueil

window-start-new = Nouveau
window-start-hero = Concevez un vaisseau, imprimez sa fiche, livrez bataille
window-start-hero-about = Quatre jeux de vaisseaux spatiaux sur table. Tout fonctionne hors ligne.
window-start-first-duel = Jouer un premier duel
window-start-first-duel-about = Un clic, environ dix minutes
window-start-first-design = Concevoir un premier vaisseau
window-start-first-design-about = Cinq minutes jusqu’à la page imprimée
window-start-watch = Revoir cette bataille
window-start-duel = Premier duel
window-start-duel-of = Premier duel de { $game }
window-start-open-card = Ouvrir
window-start-recover = Récupérer
window-start-discard = Abandonner
window-start-never-saved = jamais enregistré
window-start-recover-title = Récupérer { $title }
window-start-discard-title = Abandonner { $title }
window-start-not-any-more = { $file } n’existe plus ; s’ouvre en copie
window-start-changed-since-opens = { $file } a changé depuis ; s’ouvre en copie
window-start-changes =
    { $count ->
        [one] { $count } modification de { $file }
       *[other] { $count } modifications de { $file }
    }
window-start-good-begin = Pour commencer
window-start-no-sample-like = Aucun exemple correspondant.
window-start-template = Modèles
window-start-unsaved-work-found = Travail non enregistré
window-start-files-dropped-anywhere = Déposez des fichiers n’importe où : documents, PDF, images, codes de partage.
window-start-recent = Récents
window-start-same-folder = Dans le même dossier
window-start-search-your-files = Chercher dans vos fichiers et les exemples
window-start-size-fleet = Taille d’une flotte
window-start-play = Jouer…
window-start-set-up-match = Préparer une partie : regarder des capitaines se battre, ou commander un camp
window-start-look-through-designs = Parcourir les modèles d’un dossier ou d’une galerie en ligne, ou publier les vôtres
window-start-your-first-ship = Votre premier vaisseau
window-start-open = Ouvrir…
window-start-open-share-code = Ouvrir un code de partage du presse-papiers
window-start-new-document = Nouveau document { $game }
window-start-new-document-template = Nouveau document { $game } d’après un modèle
window-start-any-size = Toutes les tailles
window-start-up-points = Jusqu’à { $points } points
window-start-points-between = De { $low } à { $high } points
window-start-points-from = Dès { $points } points

## Univers

window-universes-class = Classe
window-universes-fleet = Flotte
window-universes-make-universe-pack = Créer un univers
window-universes-parts-need-comes = Tout ce dont ces éléments dépendent est inclus. L’auteur, la licence et les notes viennent de la flotte.
window-universes-save = Enregistrer…
window-universes-name = &Nom
window-universes-version = &Version
window-universes-parts = É&léments
window-universes-pack-needs-parts = Sélectionnez au moins un élément pour l’univers.
window-universes-parts-pack = Éléments de l’univers
window-universes-combat-values = Valeurs de combat
window-universes-version-name = { $name } : de la version { $old } à la { $new }
window-universes-back-version = { $name } : retour de la version { $old } à la { $new }
window-universes-part = Élément
window-universes-change = Changement
window-universes-before = Avant
window-universes-after = Après
window-universes-use = Utiliser
window-universes-update = Mettre à jour
window-universes-use-name = Utiliser { $name }
window-universes-update-name = Mettre à jour vers { $name }
window-universes-tick-parts-packs = Sélectionnez les éléments à remplacer par la version de l’univers. Les autres ne changent pas.
window-universes-all-parts-here = Tous les éléments sont identiques à ceux de l’univers.
window-universes-no-combat-value = Aucune valeur de combat ne change.
window-universes-same-parts =
    { $count ->
        [one] { $count } élément est identique à celui de l’univers.
       *[other] { $count } éléments sont identiques à ceux de l’univers.
    }
window-universes-use-in = Utiliser dans
window-universes-pack-made-out = Créez un univers, et chaque nouvelle version, à partir d’une flotte.
window-universes-no-fleet-open = Aucune flotte n’est ouverte
window-universes-use-universe-pack-dots = Utiliser un univers…
window-universes-make-universe-pack-dots = Créer un univers…
window-universes-use-universe-pack = Utiliser un univers
window-universes-update-dots = Mettre à jour { $name } { $version }…
window-universes-another-version = Une autre version de { $name }
window-universes-pack = Cet univers est pour { $game }.
window-universes-not = C’est « { $found } », et non « { $name } ».

## Champs et boutons

window-widgets-chart = Graphique
window-widgets-since-last-edit = { $change } depuis la dernière modification
window-widgets-clear-search = Effacer la recherche
window-widgets-folded-away-too = masqué : il n’y a pas assez de place

## Tables virtuelles
window-tabletop-open = Table virtuelle…
window-tabletop-title = Table virtuelle
window-tabletop-preview = La table vue de dessus
window-tabletop-tokens = Pions
window-tabletop-tts = Tabletop Simulator
window-tabletop-vassal = VASSAL
window-tabletop-where-tokens = Des images pour Owlbear Rodeo, Roll20, Foundry ou le papier. La taille de chaque pion est dans le nom de son fichier.
window-tabletop-where-tts = Copiez le fichier .json et le fichier .png dans « Saves/Saved Objects » de Tabletop Simulator, puis ouvrez-les là, sous Objects, Saved Objects.
window-tabletop-where-vassal = Ouvrez le module dans VASSAL. Le dossier en « _ext » va à côté. Un fichier .vsav est une partie à charger.
window-tabletop-square = Socles carrés
window-tabletop-module = Avec le module du jeu
window-tabletop-address = Adresse des images, si vous les hébergez
window-tabletop-folder = Dossier
window-tabletop-encounter = Engagement…
window-tabletop-write = Écrire les fichiers
window-tabletop-writing = La table s’écrit
window-tabletop-wrote = { $count ->
    [one] Un fichier écrit.
   *[other] { $count } fichiers écrits.
}

## Compléter une flotte
window-fill-open = Compléter jusqu’à une limite…
window-fill-title = Compléter jusqu’à une limite
window-fill-limit = Limite
window-fill-tier = Plus haut niveau
window-fill-any-tier = Tous
window-fill-random = Au hasard
window-fill-like = Comme cette flotte
window-fill-strongest = La plus forte, par pronostics (dix secondes)
window-fill-keep = Garder les vaisseaux présents
window-fill-another = Une autre
window-fill-ships = Vaisseaux
window-fill-choosing = Choix des vaisseaux…
window-fill-found = { $ships ->
    [one] Un vaisseau, { $value }
   *[other] { $ships } vaisseaux, { $value }
}
window-fill-fill = Compléter
window-fill-step = Compléter jusqu’à une limite

## Que faut-il pour toucher ?
window-hit-title = Que faut-il pour toucher ?
window-hit-nothing = Ouvrez une flotte de Metaverse ou de Cosmoforce, ou une partie sur papier.
window-hit-firer = Vaisseau qui tire
window-hit-target = Cible
window-hit-one = { $name }
window-hit-second = { $name }, seconde attaque
window-hit-weapons = Armes
window-hit-weapons-none = Toutes celles qui portent
window-hit-volley = En volée
window-hit-volley-hint = Un seul jet compte pour toutes les armes
window-hit-distance = Distance
window-hit-arc = Arc touché
window-hit-facing = Arc du tireur
window-hit-manoeuvre = Ordres du tireur
window-hit-target_manoeuvre = Ordres de la cible
window-hit-orders-hint = par exemple EM2 RL, ou drift
window-hit-speed = Vitesse du tireur
window-hit-target_speed = Vitesse de la cible
window-hit-heat = Chaleur du tireur
window-hit-ew = Guerre électronique
window-hit-ew-none = Normale
window-hit-terrain = Terrain
window-hit-usual = habituelle
window-hit-cm = { " " }cm
window-hit-more = Autres circonstances
window-hit-compare = Comparer avec…
window-hit-fewer = Moins de circonstances
window-hit-compare-end = Ne pas comparer
window-hit-compare-hint = Montre une seconde cible ou une seconde distance à côté de la première
window-hit-figures = Chiffres de l’attaque
window-hit-figure = Chiffre
window-hit-far = { $distance } cm
window-hit-heading = { $far } · { $name }
window-hit-choose-figure = Choisissez un chiffre pour voir ses règles.
window-hit-damaged = Les vaisseaux d’une partie sur papier ont les dégâts de leurs fiches.
window-hit-undamaged = Les deux vaisseaux sont intacts.
window-hit-no-ship = choisissez un vaisseau qui tire et une cible

## Analyse d’une partie
window-review-chances = Chances de victoire
window-review-graph = Chances de victoire après chaque tour
window-review-chance-of = { $name } { $chance }
window-review-no-chances = { $survival ->
    [True] Une survie n’a pas de chances de victoire.
   *[False] Cette partie n’a pas de chances de victoire, car la force des camps n’y est pas comptée.
    }
window-review-no-turns = Aucun tour n’a changé les chances de plus de quelques points jusqu’ici.
window-review-good-for = { $turn }, à l’avantage de { $name }
window-review-points = { $points } points de chances de victoire
window-review-lost = { $count ->
    [one] { $names } est perdu
   *[other] { $names } sont perdus
}
window-review-best-shot = { $ship } touche { $target } avec { $weapon }
window-review-turn-dice = dés { $dice }
window-review-see-turn = Voir le tournant { $number }, { $turn }
window-review-so-far = La partie continue. L’analyse porte sur les tours terminés.
window-review-step-count = Décompte des dés et des dégâts…
window-review-step-chances = Batailles à partir de chaque tour : { $done } sur { $every }
window-review-step-orders = Recherche de meilleurs ordres…
window-review-basis = { $battles } batailles à partir de chaque tour, intervalles à 95 %
window-review-basis-quick = Estimation d’après ce qui reste
window-review-stop = Arrêter
window-review-stop-hint = Arrêter les batailles ; les résultats obtenus restent
window-review-on-table = Sur la table
window-review-on-table-hint = Montrer ce moment sur la page de la partie
window-review-try = Essayer à partir d’ici
window-review-try-hint = Rejouer à partir de ce moment avec d’autres ordres, comme variante de la partie
window-review-luck = Chance
window-review-counting = Décompte des dés et des dégâts…
window-review-not-counted = La chance et les dégâts ne sont pas comptés dans ce jeu.
window-review-dice-for = Dés : { $amount } pour { $name }
window-review-dice-of = { $name } { $amount }
window-review-band = Deux parties sur trois finissent dans la bande du milieu.
window-review-dealt-for = { $name } a infligé { $dealt } ; la moyenne des mêmes tirs est de { $mean }.
window-review-damage = Dégâts par vaisseau
window-review-ship = Vaisseau et arme
window-review-shots = Tirs
window-review-hits = Touches
window-review-dealt = Infligés
window-review-mean = Moyenne
window-review-mark-hint = Le trait d’une barre est la moyenne des mêmes tirs. Sélectionnez une ligne pour voir où sont allés ses dégâts.
window-review-damage-detail = { $name } : boucliers { $shields }, blindage { $armour }, intercepteurs { $intercepted } ; { $wasted } perdus sur ce qui était déjà détruit.
window-review-idle = { $count ->
    [one] Une cible à portée, mais pas de tir au tour { $turns }.
   *[other] Une cible à portée, mais pas de tir aux tours { $turns }.
}
window-review-panels = Ordres et variantes
window-review-better = { $order } à la place : { $better } au lieu de { $given } (± { $error })
window-review-given = { $turn }, { $name } : { $subject } avait { $order }
window-review-orders-waiting = Les ordres les plus coûteux s’affichent ici dès que des batailles ont été livrées à partir d’eux.
window-review-orders-stopped = La recherche de meilleurs ordres a été arrêtée.
window-review-orders-later = Les ordres sont comparés après la fin de la partie.
window-review-orders-none = Aucun ordre n’a coûté de chances de victoire avec certitude.
window-review-variations = Variantes
window-review-no-variations = Cliquez sur « Essayer à partir d’ici » pour rejouer à partir d’un moment avec d’autres ordres. La variante reste dans le fichier de la partie.
window-review-compare = Comparer
window-review-save-table = Enregistrer le tableau (CSV)…
window-review-variation-title = { $name } ({ $match })
window-review-from = À partir de : { $turn }
window-review-goes-on = non terminée
window-review-no-more = La partie ne peut pas avoir une autre variante ici.
window-review-numbered = { $name } ({ $number })
window-review-try-step = Essayer « { $name } »
window-review-rename-step = Renommer une variante en « { $name } »
window-review-delete-step = Supprimer la variante « { $name } »

## Record of matches
window-record-matches = Parties
window-record-keep = T&enir un carnet de mes parties
window-record-keep-hint = Note chaque partie que vous terminez dans un fichier à vous : résultats avec et sans chance.
window-record-off = Pas de carnet.
window-record-show = Afficher…
window-record-choose = Carnet des parties
window-record-match = la partie
window-record-added = Partie notée dans votre carnet, qui en a maintenant { $count }.
