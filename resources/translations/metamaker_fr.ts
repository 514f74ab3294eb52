<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About MetaMaker</source>
        <translation>À propos de MetaMaker</translation>
    </message>
    <message>
        <source>Design starships for tabletop games: every number explained, record sheets to print, fleets in one file.</source>
        <translation>Concevez des vaisseaux spatiaux pour jeux de table&#xa0;: chaque nombre expliqué, des fiches à imprimer, des flottes en un seul fichier.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Qt %1.</source>
        <translation>Logiciel libre sous licence MIT. Qt %1.</translation>
    </message>
</context>
<context>
    <name>ActionPanel</name>
    <message>
        <source>%1 of %2 done in this turn: %3 is at level %2.</source>
        <translation>%1 sur %2 faites à ce tour&#xa0;: %3 est au niveau %2.</translation>
    </message>
    <message>
        <source>No action point is left.</source>
        <translation>Il ne reste aucun point d’action.</translation>
    </message>
    <message>
        <source>The limit is reached.</source>
        <translation>La limite est atteinte.</translation>
    </message>
    <message>
        <source>There is no target in reach.</source>
        <translation>Aucune cible n’est à portée.</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Nothing more can be done in this turn.</source>
        <translation>Rien de plus n’est possible à ce tour.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New %1 document</source>
        <translation>&amp;Nouveau document %1</translation>
    </message>
    <message>
        <source>New document of the same game</source>
        <translation>Nouveau document du même jeu</translation>
    </message>
    <message>
        <source>New &amp;match…</source>
        <translation>Nouvelle &amp;partie…</translation>
    </message>
    <message>
        <source>New eve&amp;nt</source>
        <translation>Nouveau tour&amp;noi</translation>
    </message>
    <message>
        <source>&amp;Gallery</source>
        <translation>&amp;Galerie</translation>
    </message>
    <message>
        <source>New &amp;tab</source>
        <translation>Nouvel on&amp;glet</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open from clip&amp;board</source>
        <translation>Ouvrir depuis le &amp;presse-papiers</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Save a&amp;ll</source>
        <translation>&amp;Tout enregistrer</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>Re&amp;vert to the file</source>
        <translation>Re&amp;venir au fichier</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Find a&amp;nything…</source>
        <translation>Tout re&amp;chercher…</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Historique</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Comme le &amp;système</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>S&amp;ombre</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Texte plus &amp;grand</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Texte plus &amp;petit</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Plei&amp;n écran</translation>
    </message>
    <message>
        <source>Ne&amp;xt tab</source>
        <translation>Onglet &amp;suivant</translation>
    </message>
    <message>
        <source>Pre&amp;vious tab</source>
        <translation>Onglet p&amp;récédent</translation>
    </message>
    <message>
        <source>Move to new &amp;window</source>
        <translation>Déplacer dans une nouvelle &amp;fenêtre</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Share…</source>
        <translation>&amp;Partager…</translation>
    </message>
    <message>
        <source>Your &amp;first ship</source>
        <translation>Votre &amp;premier vaisseau</translation>
    </message>
    <message>
        <source>&amp;Guides</source>
        <translation>&amp;Guides</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>Raccourcis &amp;clavier…</translation>
    </message>
    <message>
        <source>&amp;About MetaMaker</source>
        <translation>À &amp;propos de MetaMaker</translation>
    </message>
</context>
<context>
    <name>AddingMenus</name>
    <message>
        <source>Add a threat ship</source>
        <translation>Ajouter une menace</translation>
    </message>
    <message>
        <source>Add a sample ship</source>
        <translation>Ajouter un vaisseau d’exemple</translation>
    </message>
</context>
<context>
    <name>ArrayRow</name>
    <message>
        <source>%1, rating %2</source>
        <translation>%1, indice %2</translation>
    </message>
    <message>
        <source>Target of %1</source>
        <translation>Cible de %1</translation>
    </message>
    <message>
        <source>holds fire</source>
        <translation>ne tire pas</translation>
    </message>
    <message>
        <source>Way to fire</source>
        <translation>Façon de tirer</translation>
    </message>
    <message>
        <source>System that is aimed at</source>
        <translation>Système visé</translation>
    </message>
    <message>
        <source>Or click it on the sheet of the target</source>
        <translation>Ou cliquez dessus sur la fiche de la cible</translation>
    </message>
    <message>
        <source>salvo</source>
        <translation>salve</translation>
    </message>
    <message>
        <source>Each weapon with a D20 of its own</source>
        <translation>Chaque arme avec son propre D20</translation>
    </message>
    <message>
        <source>volley</source>
        <translation>volée</translation>
    </message>
    <message>
        <source>All weapons with one D20: all hit or all miss</source>
        <translation>Toutes les armes avec un seul D20&#xa0;: toutes touchent ou toutes manquent</translation>
    </message>
    <message>
        <source>surgical</source>
        <translation>chirurgical</translation>
    </message>
    <message>
        <source>One weapon at one system: an odd die that hits and takes a box of its section disables it</source>
        <translation>Une arme contre un système&#xa0;: un dé impair qui touche et coûte une case à sa section le met hors service</translation>
    </message>
    <message>
        <source>Another array guides it</source>
        <translation>Un autre réseau la guide</translation>
    </message>
</context>
<context>
    <name>Arrivals</name>
    <message>
        <source>what was brought</source>
        <translation>ce qui est apporté</translation>
    </message>
    <message>
        <source>What shall be done with %1?</source>
        <translation>Que faire de %1&#xa0;?</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Use in this document</source>
        <translation>Utiliser dans ce document</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Fusionner</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Ne rien faire</translation>
    </message>
    <message>
        <source>%1 holds nothing for %2.</source>
        <translation>%1 ne contient rien pour %2.</translation>
    </message>
</context>
<context>
    <name>Balance</name>
    <message>
        <source>(%1 to %2)</source>
        <translation>(%1 à %2)</translation>
    </message>
    <message>
        <source>%1 won, %2 drawn, %3 lost of %4 battles</source>
        <translation>%1 gagnés, %2 nuls, %3 perdus sur %4 combats</translation>
    </message>
    <message>
        <source>, not sure</source>
        <translation>, incertain</translation>
    </message>
    <message>
        <source>Battles come in pairs that change sides with the same dice, and intervals count a pair as one try.</source>
        <translation>Les combats vont par paires qui échangent les camps avec les mêmes dés, et les intervalles comptent une paire pour un essai.</translation>
    </message>
    <message>
        <source>Rate, %1 interval</source>
        <translation>Taux, intervalle à %1</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Could be</source>
        <translation>Rangs possibles</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Nature</translation>
    </message>
    <message>
        <source>The places that the intervals leave possible</source>
        <translation>Les places que les intervalles laissent possibles</translation>
    </message>
    <message>
        <source>%1 does not meet itself: that is a half</source>
        <translation>%1 ne s’affronte pas lui-même&#xa0;: cela compte pour une moitié</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <translation>%1 contre %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 ships</source>
        <translation>%1 vaisseaux</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>BalancePage</name>
    <message>
        <source>Places</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Who beats whom</source>
        <translation>Qui bat qui</translation>
    </message>
    <message>
        <source>What to put in a slot</source>
        <translation>Choix d’un système</translation>
    </message>
    <message>
        <source>Parts of balance</source>
        <translation>Volets de l’équilibre</translation>
    </message>
    <message>
        <source>Ship to be changed</source>
        <translation>Vaisseau à modifier</translation>
    </message>
    <message>
        <source>S&amp;hip</source>
        <translation>Vai&amp;sseau</translation>
    </message>
    <message>
        <source>Changed: press “Weigh”</source>
        <translation>Modifié&#xa0;: cliquez sur «&#xa0;Évaluer&#xa0;»</translation>
    </message>
    <message>
        <source>There is no ship to weigh yet: design one first.</source>
        <translation>Il n’y a pas encore de vaisseau à évaluer&#xa0;: concevez-en d’abord un.</translation>
    </message>
    <message>
        <source>Tick two or more that differ.</source>
        <translation>Cochez-en au moins deux qui diffèrent.</translation>
    </message>
    <message>
        <source>Tick at least one.</source>
        <translation>Cochez-en au moins un.</translation>
    </message>
</context>
<context>
    <name>BalancePanel</name>
    <message>
        <source>Against the field</source>
        <translation>Contre les adversaires</translation>
    </message>
    <message>
        <source>What to put in a slot</source>
        <translation>Choix d’un système</translation>
    </message>
    <message>
        <source>Parts of balance</source>
        <translation>Volets de l’équilibre</translation>
    </message>
</context>
<context>
    <name>BeginCard</name>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>New %1 document</source>
        <translation>Nouveau document %1</translation>
    </message>
    <message>
        <source>From template</source>
        <translation>D’après un modèle</translation>
    </message>
    <message>
        <source>New %1 document from template</source>
        <translation>Nouveau document %1 d’après un modèle</translation>
    </message>
</context>
<context>
    <name>BeginPage</name>
    <message>
        <source>Seed of the dice</source>
        <translation>Graine des dés</translation>
    </message>
    <message>
        <source>The same seed, the same dice</source>
        <translation>Même graine, mêmes dés</translation>
    </message>
    <message>
        <source>Other dice</source>
        <translation>D’autres dés</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Le plateau</translation>
    </message>
    <message>
        <source>Who plays, in the order of turns</source>
        <translation>Qui joue, dans l’ordre des tours</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Optional rules</source>
        <translation>Règles optionnelles</translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>This board cannot be played on yet: %1.</source>
        <translation>On ne peut pas encore jouer sur ce plateau&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The game begins with the ships that stand on the board.</source>
        <translation>La partie commence avec les vaisseaux posés sur le plateau.</translation>
    </message>
    <message>
        <source>Each places %1 ships in turn, then wormholes; then it begins.</source>
        <translation>Chacun place %1 vaisseaux tour à tour, puis des trous de ver&#xa0;; puis on joue.</translation>
    </message>
    <message>
        <source>Setting up the game</source>
        <translation>Mise en place de la partie</translation>
    </message>
    <message>
        <source>The map</source>
        <translation>La carte</translation>
    </message>
</context>
<context>
    <name>BlastBox</name>
    <message>
        <source>A blast of a reactor</source>
        <translation>Une explosion de réacteur</translation>
    </message>
    <message>
        <source>Blast</source>
        <translation>Explosion</translation>
    </message>
    <message>
        <source>Arc that faces the reactor</source>
        <translation>Arc tourné vers le réacteur</translation>
    </message>
    <message>
        <source>Damage left over</source>
        <translation>Dégâts restants</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>left over: </source>
        <translation>restent&#xa0;: </translation>
    </message>
    <message>
        <source>What a detonation had left when it burst out of the ship</source>
        <translation>Ce qu’il restait de l’explosion quand elle a jailli du vaisseau</translation>
    </message>
    <message>
        <source> cm away</source>
        <translation>&#xa0;cm</translation>
    </message>
    <message>
        <source>Complete cm between the two ships</source>
        <translation>Centimètres entiers entre les deux vaisseaux</translation>
    </message>
</context>
<context>
    <name>BoardCanvas</name>
    <message>
        <source>The board</source>
        <translation>Le plateau</translation>
    </message>
</context>
<context>
    <name>BoardEdits</name>
    <message>
        <source>There is no room for that.</source>
        <translation>Il n’y a pas la place.</translation>
    </message>
    <message>
        <source>Move hexes</source>
        <translation>Déplacer des hexagones</translation>
    </message>
    <message>
        <source>Turn hexes</source>
        <translation>Tourner des hexagones</translation>
    </message>
    <message>
        <source>Mirror hexes</source>
        <translation>Retourner des hexagones</translation>
    </message>
    <message>
        <source>Lay a hex</source>
        <translation>Poser un hexagone</translation>
    </message>
    <message>
        <source>Take hexes up</source>
        <translation>Retirer des hexagones</translation>
    </message>
    <message>
        <source>Letter of hexes</source>
        <translation>Lettre d’hexagones</translation>
    </message>
    <message>
        <source>Letters by wedges</source>
        <translation>Lettres par secteurs</translation>
    </message>
    <message>
        <source>Another board</source>
        <translation>Un autre plateau</translation>
    </message>
    <message>
        <source>Take a ship away</source>
        <translation>Retirer un vaisseau</translation>
    </message>
    <message>
        <source>Put a ship down</source>
        <translation>Poser un vaisseau</translation>
    </message>
    <message>
        <source>Move a ship</source>
        <translation>Déplacer un vaisseau</translation>
    </message>
    <message>
        <source>Take all ships away</source>
        <translation>Retirer tous les vaisseaux</translation>
    </message>
    <message>
        <source>Lay wormholes</source>
        <translation>Poser des trous de ver</translation>
    </message>
    <message>
        <source>Take wormholes up</source>
        <translation>Retirer des trous de ver</translation>
    </message>
    <message>
        <source>Who moves first</source>
        <translation>Qui commence</translation>
    </message>
</context>
<context>
    <name>BoardHead</name>
    <message>
        <source>Sort</source>
        <translation>Trier</translation>
    </message>
    <message>
        <source>Put the systems in the order of the rules, the empty slots last</source>
        <translation>Ranger les systèmes dans l’ordre des règles, les emplacements vides à la fin</translation>
    </message>
    <message>
        <source>%1 of %2 slots</source>
        <translation>%1 sur %2 emplacements</translation>
    </message>
</context>
<context>
    <name>BoardPage</name>
    <message>
        <source>Name of the board</source>
        <translation>Nom du plateau</translation>
    </message>
    <message>
        <source>By chance, fair</source>
        <translation>Au hasard, équitable</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Hexes in reach</source>
        <translation>Hexagones à portée</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>What each seat wins</source>
        <translation>Ce que gagne chaque place</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Ready boards</source>
        <translation>Plateaux tout faits</translation>
    </message>
    <message>
        <source>Seed of a board by chance</source>
        <translation>Graine d’un plateau au hasard</translation>
    </message>
    <message>
        <source>A board by this seed whose start places are alike for all who play</source>
        <translation>Un plateau tiré de cette graine, où tous les départs se valent</translation>
    </message>
    <message>
        <source>Hexes in reach of</source>
        <translation>Hexagones à portée de</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>non affichés</translation>
    </message>
    <message>
        <source>%1, d4: %2</source>
        <translation>%1, d4&#xa0;: %2</translation>
    </message>
    <message>
        <source>A free place</source>
        <translation>Une place libre</translation>
    </message>
    <message>
        <source>Put ships on the board first: wormholes belong to a position.</source>
        <translation>Posez d’abord des vaisseaux&#xa0;: les trous de ver vont avec une position.</translation>
    </message>
    <message>
        <source>The hexagon</source>
        <translation>L’hexagone</translation>
    </message>
</context>
<context>
    <name>BoardPanel</name>
    <message>
        <source>Chances to win</source>
        <translation>Chances de gagner</translation>
    </message>
    <message>
        <source>A bar beside the board: how the game looks to the program</source>
        <translation>Une barre à côté du plateau&#xa0;: comment le programme voit la partie</translation>
    </message>
</context>
<context>
    <name>CanvasBar</name>
    <message>
        <source>Ship or class on the canvas</source>
        <translation>Vaisseau ou classe affichés</translation>
    </message>
</context>
<context>
    <name>ChoicePanel</name>
    <message>
        <source>PRINT</source>
        <translation>IMPRESSION</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Que faut-il imprimer</translation>
    </message>
    <message>
        <source>What is printed</source>
        <translation>Ce qui est imprimé</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Print all of them</source>
        <translation>Tous les imprimer</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Print none of them</source>
        <translation>N’en imprimer aucun</translation>
    </message>
    <message>
        <source>PAPER</source>
        <translation>PAPIER</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paysage</translation>
    </message>
    <message>
        <source>How the page lies</source>
        <translation>Sens de la page</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Haut</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Bas</translation>
    </message>
    <message>
        <source>%1 margin</source>
        <translation>Marge&#xa0;: %1</translation>
    </message>
    <message>
        <source>Binding</source>
        <translation>Reliure</translation>
    </message>
    <message>
        <source>Room for the binding</source>
        <translation>Place pour la reliure</translation>
    </message>
    <message>
        <source>Binding at the right on even pages</source>
        <translation>Reliure à droite sur les pages paires</translation>
    </message>
    <message>
        <source>These margins leave less than half of the page.</source>
        <translation>Ces marges laissent moins de la moitié de la page.</translation>
    </message>
    <message>
        <source>LOOK</source>
        <translation>PRÉSENTATION</translation>
    </message>
    <message>
        <source>Size of a sheet</source>
        <translation>Format d’une fiche</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Encre</translation>
    </message>
    <message>
        <source>Share codes for cameras</source>
        <translation>Codes de partage à photographier</translation>
    </message>
    <message>
        <source>Can be filled in on a screen (PDF)</source>
        <translation>À remplir à l’écran (PDF)</translation>
    </message>
    <message>
        <source>Damage from a file…</source>
        <translation>Dégâts d’un fichier…</translation>
    </message>
    <message>
        <source>Choose the file of a game in play; its damage is marked on the sheets</source>
        <translation>Choisissez le fichier d’une partie en cours&#xa0;; ses dégâts sont reportés sur les fiches</translation>
    </message>
    <message>
        <source>As new</source>
        <translation>À neuf</translation>
    </message>
    <message>
        <source>FILES</source>
        <translation>FICHIERS</translation>
    </message>
    <message>
        <source>What a PDF carries inside</source>
        <translation>Ce que le PDF emporte</translation>
    </message>
    <message>
        <source>Carries</source>
        <translation>Emporte</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> ppp</translation>
    </message>
    <message>
        <source>Dots per inch of PNG pictures</source>
        <translation>Points par pouce des images PNG</translation>
    </message>
    <message>
        <source>PNG</source>
        <translation>PNG</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>%1, in millimetres</source>
        <translation>%1, en millimètres</translation>
    </message>
    <message>
        <source>Sheets of this size have no room for them</source>
        <translation>Les fiches de cette taille n’ont pas de place pour eux</translation>
    </message>
</context>
<context>
    <name>CommandDrops</name>
    <message>
        <source>Only ships and classes have a place in the chain of command.</source>
        <translation>Seuls les vaisseaux et les classes ont leur place dans la chaîne de commandement.</translation>
    </message>
</context>
<context>
    <name>CommandTree</name>
    <message>
        <source>Chain of command</source>
        <translation>Chaîne de commandement</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Saved %1</source>
        <translation>%1 enregistré</translation>
    </message>
</context>
<context>
    <name>CompareChoice</name>
    <message>
        <source>Classes to compare</source>
        <translation>Classes à comparer</translation>
    </message>
    <message>
        <source>From another file…</source>
        <translation>D’un autre fichier…</translation>
    </message>
    <message>
        <source>COMPARE</source>
        <translation>COMPARAISON</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>Tick two classes or more to compare them.</source>
        <translation>Cochez au moins deux classes pour les comparer.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>Compare with a class of another file</source>
        <translation>Comparer avec une classe d’un autre fichier</translation>
    </message>
    <message>
        <source>That file is of another game.</source>
        <translation>Ce fichier est d’un autre jeu.</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>De %1 à %2</translation>
    </message>
    <message>
        <source>No differences</source>
        <translation>Aucune différence</translation>
    </message>
</context>
<context>
    <name>ComparisonDialog</name>
    <message>
        <source>%1 beside %2</source>
        <translation>%1 à côté de %2</translation>
    </message>
    <message>
        <source>Numbers side by side; the better one is bold</source>
        <translation>Les nombres côte à côte&#xa0;; le meilleur est en gras</translation>
    </message>
    <message>
        <source>Being worked out…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>What differs, from %1 to %2</source>
        <translation>Ce qui diffère, de %1 à %2</translation>
    </message>
    <message>
        <source>%1 (gallery)</source>
        <translation>%1 (galerie)</translation>
    </message>
    <message>
        <source>Both are the same.</source>
        <translation>Les deux sont identiques.</translation>
    </message>
</context>
<context>
    <name>ContenderCard</name>
    <message>
        <source>What is weighed</source>
        <translation>Ce qui est évalué</translation>
    </message>
    <message>
        <source>against the usual &amp;field</source>
        <translation>contre les adversaires &amp;habituels</translation>
    </message>
    <message>
        <source>against each &amp;other</source>
        <translation>les uns &amp;contre les autres</translation>
    </message>
    <message>
        <source>Weigh</source>
        <translation>Évaluer</translation>
    </message>
    <message>
        <source>WEIGH</source>
        <translation>ÉVALUATION</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>BATTLES</source>
        <translation>COMBATS</translation>
    </message>
</context>
<context>
    <name>CriticalBox</name>
    <message>
        <source>A critical hit on</source>
        <translation>Un coup critique sur</translation>
    </message>
    <message>
        <source>Section that is struck</source>
        <translation>Section touchée</translation>
    </message>
    <message>
        <source>Critical</source>
        <translation>Critique</translation>
    </message>
</context>
<context>
    <name>DecisionList</name>
    <message>
        <source>What is asked</source>
        <translation>Ce qui est demandé</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <translation>rien à faire</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>no orders</source>
        <translation>aucun ordre</translation>
    </message>
</context>
<context>
    <name>DefinitionEditor</name>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>Remplacer par</translation>
    </message>
    <message>
        <source>Puts another weapon in its place on all mounts of the fleet</source>
        <translation>Met une autre arme à sa place sur tous les affûts de la flotte</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Open rule %1</source>
        <translation>Ouvrir la règle %1</translation>
    </message>
</context>
<context>
    <name>DefinitionList</name>
    <message>
        <source>Search %1</source>
        <translation>Chercher&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing here is called that.</source>
        <translation>Rien ici ne porte ce nom.</translation>
    </message>
    <message>
        <source>There are none yet.</source>
        <translation>Il n’y en a pas encore.</translation>
    </message>
</context>
<context>
    <name>DefinitionStrip</name>
    <message>
        <source>ON THE SHEET</source>
        <translation>SUR LA FICHE</translation>
    </message>
    <message>
        <source>As it stands on a printed sheet</source>
        <translation>Tel que sur une fiche imprimée</translation>
    </message>
</context>
<context>
    <name>DesignActions</name>
    <message>
        <source>New design</source>
        <translation>Nouveau modèle</translation>
    </message>
    <message>
        <source>Add a ship of it to the last team</source>
        <translation>Ajouter un vaisseau de ce modèle à la dernière équipe</translation>
    </message>
    <message>
        <source>There is no team yet that a ship could be in.</source>
        <translation>Il n’y a encore aucune équipe pour un vaisseau.</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Add a ship of it to</source>
        <translation>Ajouter un vaisseau de ce modèle à</translation>
    </message>
</context>
<context>
    <name>DesignDrops</name>
    <message>
        <source>A design cannot be put in front of itself.</source>
        <translation>Un modèle ne peut pas passer devant lui-même.</translation>
    </message>
</context>
<context>
    <name>DesignFrame</name>
    <message>
        <source>Search parts</source>
        <translation>Chercher un élément</translation>
    </message>
</context>
<context>
    <name>DesignList</name>
    <message>
        <source>Designs of the document</source>
        <translation>Modèles du document</translation>
    </message>
</context>
<context>
    <name>DesignPage</name>
    <message>
        <source>Fleet and parts</source>
        <translation>Flotte et éléments</translation>
    </message>
    <message>
        <source>%1 (class)</source>
        <translation>%1 (classe)</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>How strong is it?</source>
        <translation>Quelle est sa force&#xa0;?</translation>
    </message>
    <message>
        <source>Panels below the sheet</source>
        <translation>Panneaux sous la fiche</translation>
    </message>
    <message>
        <source>Ships and systems</source>
        <translation>Vaisseaux et systèmes</translation>
    </message>
    <message>
        <source>Slots</source>
        <translation>Emplacements</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Fiche</translation>
    </message>
    <message>
        <source>Problems and strength</source>
        <translation>Problèmes et force</translation>
    </message>
    <message>
        <source>Numbers and selection</source>
        <translation>Nombres et sélection</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (design)</source>
        <translation>%1 (modèle)</translation>
    </message>
</context>
<context>
    <name>DesignTable</name>
    <message>
        <source>Design</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Thrust</source>
        <translation>Poussée</translation>
    </message>
    <message>
        <source>Crew</source>
        <translation>Équipage</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>Chaleur</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Résistance</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vides</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Vaisseaux</translation>
    </message>
    <message>
        <source>Search designs</source>
        <translation>Chercher un modèle</translation>
    </message>
    <message>
        <source>Designs with their numbers</source>
        <translation>Les modèles et leurs nombres</translation>
    </message>
    <message>
        <source>Add a design</source>
        <translation>Ajouter un modèle</translation>
    </message>
    <message>
        <source>DESIGNS</source>
        <translation>MODÈLES</translation>
    </message>
</context>
<context>
    <name>DesignsPanel</name>
    <message>
        <source>Search ships</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Add a design</source>
        <translation>Ajouter un modèle</translation>
    </message>
    <message>
        <source>Add a team or a ship</source>
        <translation>Ajouter une équipe ou un vaisseau</translation>
    </message>
    <message>
        <source>DESIGNS</source>
        <translation>MODÈLES</translation>
    </message>
    <message>
        <source>TEAMS</source>
        <translation>ÉQUIPES</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>Open a copy</source>
        <translation>Ouvrir une copie</translation>
    </message>
    <message>
        <source>Copy into</source>
        <translation>Copier dans</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparer avec</translation>
    </message>
    <message>
        <source>The sheet as it is printed</source>
        <translation>La fiche telle qu’elle s’imprime</translation>
    </message>
    <message>
        <source>What is chosen</source>
        <translation>Ce qui est choisi</translation>
    </message>
    <message>
        <source>Nothing is chosen</source>
        <translation>Rien n’est choisi</translation>
    </message>
    <message>
        <source>Set up a match</source>
        <translation>Préparer une partie</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problème</numerusform>
            <numerusform>%n problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>No document of this game is open</source>
        <translation>Aucun document de ce jeu n’est ouvert</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message numerus="yes">
        <source>Save the changes of %n document(s)?</source>
        <translation>
            <numerusform>Enregistrer les modifications de %n document&#xa0;?</numerusform>
            <numerusform>Enregistrer les modifications de %n documents&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” carries several documents. Which one?</source>
        <translation>«&#xa0;%1&#xa0;» contient plusieurs documents. Lequel&#xa0;?</translation>
    </message>
    <message>
        <source>Save the changes of “%1”?</source>
        <translation>Enregistrer les modifications de «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>The file of “%1” was changed by another program. Write over it?</source>
        <translation>Le fichier de «&#xa0;%1&#xa0;» a été modifié par un autre programme. L’écraser&#xa0;?</translation>
    </message>
    <message>
        <source>Write over it</source>
        <translation>L’écraser</translation>
    </message>
    <message>
        <source>Go back to what is in the file of “%1”? This can be undone.</source>
        <translation>Revenir au contenu du fichier de «&#xa0;%1&#xa0;»&#xa0;? Cela peut s’annuler.</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Revenir</translation>
    </message>
    <message>
        <source>Documents, prints, cards and share codes</source>
        <translation>Documents, impressions, cartes et codes de partage</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Tous</translation>
    </message>
</context>
<context>
    <name>DiceBox</name>
    <message>
        <source>Rolls so far</source>
        <translation>Jets jusqu’ici</translation>
    </message>
    <message>
        <source>Roll a D%1</source>
        <translation>Lancer un D%1</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
</context>
<context>
    <name>DiceCard</name>
    <message>
        <source>Players of the new map</source>
        <translation>Joueurs de la nouvelle carte</translation>
    </message>
    <message>
        <source>Number of the new map</source>
        <translation>Numéro de la nouvelle carte</translation>
    </message>
    <message>
        <source>The same number and players, the same map</source>
        <translation>Le même numéro et les mêmes joueurs donnent la même carte</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Nouvelle carte</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Une autre</translation>
    </message>
    <message>
        <source>Roll all types</source>
        <translation>Tirer tous les types</translation>
    </message>
    <message>
        <source>Leave them to be rolled</source>
        <translation>Les laisser à tirer</translation>
    </message>
    <message>
        <source>A map by dice</source>
        <translation>Une carte aux dés</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Types</translation>
    </message>
</context>
<context>
    <name>DicePanel</name>
    <message>
        <source>Roll real dice and type what they show, or let the program roll.</source>
        <translation>Lancez de vrais dés et tapez ce qu’ils montrent, ou laissez le programme lancer.</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
</context>
<context>
    <name>DifferencesDialog</name>
    <message>
        <source>What differs: file → window</source>
        <translation>Ce qui diffère&#xa0;: fichier → fenêtre</translation>
    </message>
    <message>
        <source>Nothing: file and window hold the same.</source>
        <translation>Rien&#xa0;: fichier et fenêtre ont le même contenu.</translation>
    </message>
</context>
<context>
    <name>DocumentMenu</name>
    <message>
        <source>Bring in another file…</source>
        <translation>Apporter un autre fichier…</translation>
    </message>
</context>
<context>
    <name>DrawingView</name>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>Copier comme image</translation>
    </message>
</context>
<context>
    <name>EditMenu</name>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
</context>
<context>
    <name>ElementActions</name>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Couper</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Keep in library</source>
        <translation>Garder dans la bibliothèque</translation>
    </message>
</context>
<context>
    <name>ElementCard</name>
    <message>
        <source>%1 of %2 points</source>
        <translation>%1 points sur %2</translation>
    </message>
    <message>
        <source>+ adds one</source>
        <translation>+ en ajoute un</translation>
    </message>
    <message>
        <source>1 more: %1</source>
        <translation>1 de plus&#xa0;: %1</translation>
    </message>
    <message>
        <source>What one more adds to the value of the ship</source>
        <translation>Ce qu’un de plus ajoute à la valeur du vaisseau</translation>
    </message>
</context>
<context>
    <name>ElementCommands</name>
    <message>
        <source>%1 elements</source>
        <translation>%1 éléments</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Dupliquer %1</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 et %2 de plus</translation>
    </message>
    <message>
        <source>%1 – used by %2. Remove it from there too?</source>
        <translation>%1 – utilisé par %2. L’en retirer aussi&#xa0;?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>Renommer %1 en %2</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Déplacer %1</translation>
    </message>
    <message>
        <source>%1 is in your library: %2</source>
        <translation>%1 est dans votre bibliothèque&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 are in your library</source>
        <translation>%1 sont dans votre bibliothèque</translation>
    </message>
    <message>
        <source>Remove the file of %1 from your library?</source>
        <translation>Enlever le fichier de %1 de votre bibliothèque&#xa0;?</translation>
    </message>
    <message>
        <source>Bring in %1</source>
        <translation>Apporter %1</translation>
    </message>
    <message>
        <source>Bring in what %1 has</source>
        <translation>Apporter le contenu de %1</translation>
    </message>
    <message>
        <source>nothing new</source>
        <translation>rien de nouveau</translation>
    </message>
    <message>
        <source>nothing new, as equals were here</source>
        <translation>rien de nouveau, tout y était déjà à l’identique</translation>
    </message>
    <message>
        <source>Brought: %1.</source>
        <translation>Apporté&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Shared, as equals were here: %1.</source>
        <translation>Partagé, car déjà présent à l’identique&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1, %2 more</source>
        <translation>%1, et %2 de plus</translation>
    </message>
    <message>
        <source>Renamed: %1.</source>
        <translation>Renommé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>a document</source>
        <translation>un document</translation>
    </message>
    <message>
        <source>It is in this document already.</source>
        <translation>C’est déjà dans ce document.</translation>
    </message>
</context>
<context>
    <name>ElementEdits</name>
    <message>
        <source>%1 parts</source>
        <translation>%1 éléments</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 éléments</translation>
    </message>
    <message>
        <source>%1 cannot be changed that way</source>
        <translation>%1 ne se modifie pas ainsi</translation>
    </message>
    <message>
        <source>%1 cannot be removed here</source>
        <translation>%1 ne peut pas être retiré ici</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Removed %1; undo brings it back</source>
        <translation>%1 retiré&#xa0;; Annuler le fait revenir</translation>
    </message>
</context>
<context>
    <name>ElementMenu</name>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Un de plus</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>Un de moins</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Expliquer</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Couper</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Règle %1</translation>
    </message>
</context>
<context>
    <name>Elsewhere</name>
    <message>
        <source>Write the file for the other side…</source>
        <translation>Écrire le fichier pour l’autre camp…</translation>
    </message>
    <message>
        <source>Read the file that came back…</source>
        <translation>Lire le fichier revenu…</translation>
    </message>
    <message>
        <source>Side %1 is to answer, elsewhere.</source>
        <translation>Le camp %1 doit répondre, ailleurs.</translation>
    </message>
    <message>
        <source>Your orders are sealed: the file has a seal of them, not the orders.</source>
        <translation>Vos ordres sont scellés&#xa0;: le fichier en a le sceau, non les ordres.</translation>
    </message>
    <message>
        <source>Send the file by mail or chat; the answer comes as a file.</source>
        <translation>Envoyez le fichier par courriel ou messagerie&#xa0;; la réponse vient en fichier.</translation>
    </message>
    <message>
        <source>For the other side: %1</source>
        <translation>Pour l’autre camp&#xa0;: %1</translation>
    </message>
    <message>
        <source>Write the match</source>
        <translation>Écrire la partie</translation>
    </message>
    <message>
        <source>Matches (*.json)</source>
        <translation>Parties (*.json)</translation>
    </message>
    <message>
        <source>Read the match</source>
        <translation>Lire la partie</translation>
    </message>
</context>
<context>
    <name>EntryList</name>
    <message>
        <source>Entries of the gallery</source>
        <translation>Contenu de la galerie</translation>
    </message>
</context>
<context>
    <name>EventPage</name>
    <message>
        <source>Match points</source>
        <translation>Points de match</translation>
    </message>
    <message>
        <source>What is played</source>
        <translation>Ce qui se joue</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>What is asked for</source>
        <translation>Ce qui est demandé</translation>
    </message>
    <message>
        <source>Files…</source>
        <translation>Fichiers…</translation>
    </message>
    <message>
        <source>A player without a fleet</source>
        <translation>Un joueur sans flotte</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Nouveau joueur</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>Fleets of players</source>
        <translation>Flottes des joueurs</translation>
    </message>
    <message>
        <source>%1 comes back</source>
        <translation>%1 revient</translation>
    </message>
    <message>
        <source>Take out %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Call %1 %2</source>
        <translation>Renommer %1 en %2</translation>
    </message>
    <message>
        <source>Draw round %1</source>
        <translation>Tirer la ronde %1</translation>
    </message>
    <message>
        <source>Take back round %1</source>
        <translation>Reprendre la ronde %1</translation>
    </message>
    <message>
        <source>Result of %1 – %2</source>
        <translation>Résultat de %1 – %2</translation>
    </message>
</context>
<context>
    <name>ExplanationPanel</name>
    <message>
        <source>Explanation</source>
        <translation>Explication</translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation>Ouvrir la règle</translation>
    </message>
    <message>
        <source>being worked out…</source>
        <translation>calcul en cours…</translation>
    </message>
    <message>
        <source>All steps of the calculation</source>
        <translation>Toutes les étapes du calcul</translation>
    </message>
    <message>
        <source>EXPLANATION</source>
        <translation>EXPLICATION</translation>
    </message>
    <message>
        <source>Press a number to see why it is so.</source>
        <translation>Cliquez sur un nombre pour voir d’où il vient.</translation>
    </message>
    <message>
        <source>%1 OF %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Règle %1</translation>
    </message>
    <message>
        <source>what if</source>
        <translation>et si</translation>
    </message>
    <message>
        <source>changes it by</source>
        <translation>change de</translation>
    </message>
</context>
<context>
    <name>FaultDialog</name>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Open the log folder</source>
        <translation>Ouvrir le dossier du journal</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>MetaMaker crashed during its last run. Please report this: copy the report, and add what you did before the crash.</source>
        <translation>MetaMaker a planté lors de sa dernière exécution. Signalez-le, s’il vous plaît&#xa0;: copiez le rapport et ajoutez ce que vous faisiez avant.</translation>
    </message>
    <message>
        <source>Crash report</source>
        <translation>Rapport de plantage</translation>
    </message>
    <message>
        <source>Something went wrong inside the program. Your work was written to its recovery files. Go on, or save now.</source>
        <translation>Quelque chose s’est mal passé dans le programme. Votre travail est en sûreté dans les fichiers de récupération. Continuez, ou enregistrez maintenant.</translation>
    </message>
    <message>
        <source>A fault of the program</source>
        <translation>Une erreur du programme</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message>
        <source>several values</source>
        <translation>plusieurs valeurs</translation>
    </message>
</context>
<context>
    <name>FieldStrength</name>
    <message>
        <source>A draw is half a win; all opponents count alike</source>
        <translation>Un nul compte pour une demi-victoire&#xa0;; tous les adversaires comptent autant</translation>
    </message>
    <message>
        <source>&amp;Live</source>
        <translation>En di&amp;rect</translation>
    </message>
    <message>
        <source>Weigh the ship anew after each edit</source>
        <translation>Réévaluer le vaisseau après chaque modification</translation>
    </message>
    <message>
        <source>Rates against each opponent</source>
        <translation>Taux contre chaque adversaire</translation>
    </message>
    <message>
        <source>Weigh</source>
        <translation>Évaluer</translation>
    </message>
    <message>
        <source>There is no ship on the canvas.</source>
        <translation>Aucun vaisseau n’est affiché.</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Rate, %1 interval</source>
        <translation>Taux, intervalle à %1</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Nature</translation>
    </message>
    <message>
        <source>%1 wins between %2 and %3 (%4 sure)</source>
        <translation>%1 gagne entre %2 et %3 (sûr à %4)</translation>
    </message>
    <message>
        <source>Changed: press “Weigh”</source>
        <translation>Modifié&#xa0;: cliquez sur «&#xa0;Évaluer&#xa0;»</translation>
    </message>
    <message>
        <source>Win rate against the field: %1</source>
        <translation>Taux de victoire contre les adversaires&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 battles</source>
        <translation>%1 combats</translation>
    </message>
</context>
<context>
    <name>Fights</name>
    <message>
        <source>Fight on with this damage against…</source>
        <translation>Combattre avec ces dégâts contre…</translation>
    </message>
    <message>
        <source>Fight “%1” against…</source>
        <translation>Faire combattre «&#xa0;%1&#xa0;» contre…</translation>
    </message>
    <message>
        <source>Fight this against…</source>
        <translation>Faire combattre ceci contre…</translation>
    </message>
    <message>
        <source>Record a game on paper</source>
        <translation>Tenir une partie sur papier</translation>
    </message>
    <message>
        <source>Play again…</source>
        <translation>Rejouer…</translation>
    </message>
    <message>
        <source>Play again with the sides exchanged…</source>
        <translation>Rejouer en échangeant les camps…</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>%1 since the last edit</source>
        <translation>%1 depuis la dernière modification</translation>
    </message>
</context>
<context>
    <name>FileWork</name>
    <message>
        <source>%1 files could not be opened:</source>
        <translation>%1 fichiers n’ont pas pu être ouverts&#xa0;:</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message>
        <source>share code</source>
        <translation>code de partage</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>presse-papiers</translation>
    </message>
    <message>
        <source>Expected a share code, which begins with MM1-, found other text.</source>
        <translation>Un code de partage, qui commence par MM1-, était attendu&#xa0;; ce texte n’en est pas un.</translation>
    </message>
    <message>
        <source>“%1” is open in another tab. Save under another name.</source>
        <translation>«&#xa0;%1&#xa0;» est ouvert dans un autre onglet. Enregistrez sous un autre nom.</translation>
    </message>
    <message>
        <source>Reload the file</source>
        <translation>Recharger le fichier</translation>
    </message>
    <message>
        <source>The file of “%1” was changed by another program.</source>
        <translation>Le fichier de «&#xa0;%1&#xa0;» a été modifié par un autre programme.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Garder le mien</translation>
    </message>
    <message>
        <source>Show what differs</source>
        <translation>Voir les différences</translation>
    </message>
    <message>
        <source>The file of “%1” is not there any more. Saving writes it again.</source>
        <translation>Le fichier de «&#xa0;%1&#xa0;» n’existe plus. Enregistrer l’écrira de nouveau.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>Search the gallery: name, author, tag or any other word</source>
        <translation>Chercher dans la galerie&#xa0;: nom, auteur, étiquette ou tout autre mot</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Ce qui est montré</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Number that is bounded</source>
        <translation>Nombre à borner</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Without problems</source>
        <translation>Sans problème</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n trouvé</numerusform>
            <numerusform>%n trouvés</numerusform>
        </translation>
    </message>
    <message>
        <source>Designs</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Fleets, boards, maps</source>
        <translation>Flottes, plateaux, cartes</translation>
    </message>
    <message>
        <source>Encounters</source>
        <translation>Engagements</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Tous les genres</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>All tags</source>
        <translation>Toutes les étiquettes</translation>
    </message>
    <message>
        <source>All authors</source>
        <translation>Tous les auteurs</translation>
    </message>
    <message>
        <source>All licences</source>
        <translation>Toutes les licences</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Tous les nombres</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Par nom</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Les plus récents d’abord</translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>open tab</source>
        <translation>onglet ouvert</translation>
    </message>
    <message>
        <source>command</source>
        <translation>commande</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>règle</translation>
    </message>
    <message>
        <source>chapter of the rules</source>
        <translation>chapitre des règles</translation>
    </message>
    <message>
        <source>recent file</source>
        <translation>fichier récent</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>exemple</translation>
    </message>
    <message>
        <source>own library</source>
        <translation>bibliothèque personnelle</translation>
    </message>
</context>
<context>
    <name>FindBox</name>
    <message>
        <source>Find anything</source>
        <translation>Tout rechercher</translation>
    </message>
    <message>
        <source>Find a ship, class, part, weapon, rule, command, file …</source>
        <translation>Chercher vaisseau, classe, élément, arme, règle, commande, fichier…</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Ce qui a été trouvé</translation>
    </message>
    <message>
        <source>Nothing is called so.</source>
        <translation>Rien ne porte ce nom.</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Findings of the proof-reader</source>
        <translation>Relevé du correcteur</translation>
    </message>
    <message>
        <source>Reading proofs …</source>
        <translation>Relecture des épreuves…</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>page %1</source>
        <translation>page %1</translation>
    </message>
    <message>
        <source>pages %1</source>
        <translation>pages %1</translation>
    </message>
    <message>
        <source>No printing errors</source>
        <translation>Aucune erreur d’impression</translation>
    </message>
    <message>
        <source>1 printing error</source>
        <translation>1 erreur d’impression</translation>
    </message>
    <message>
        <source>%1 printing errors</source>
        <translation>%1 erreurs d’impression</translation>
    </message>
    <message>
        <source>1 printing note</source>
        <translation>1 remarque d’impression</translation>
    </message>
    <message>
        <source>%1 printing notes</source>
        <translation>%1 remarques d’impression</translation>
    </message>
</context>
<context>
    <name>FirePanel</name>
    <message>
        <source>All at the likeliest target</source>
        <translation>Tout sur la cible la plus sûre</translation>
    </message>
    <message>
        <source>Click an enemy on the table to aim the next array at it.</source>
        <translation>Cliquez un ennemi sur la table pour y pointer le réseau suivant.</translation>
    </message>
</context>
<context>
    <name>FlawNotice</name>
    <message>
        <source>Show the problem</source>
        <translation>Montrer le problème</translation>
    </message>
    <message>
        <source>Cannot be weighed: %1.</source>
        <translation>Évaluation impossible&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>FleetCommands</name>
    <message>
        <source>Bring its designs</source>
        <translation>Apporter ses modèles</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>Add a team</source>
        <translation>Ajouter une équipe</translation>
    </message>
    <message>
        <source>Add a ship of %1 to %2</source>
        <translation>Ajouter à %2 un vaisseau d’après %1</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>Déplacer %1 vers %2</translation>
    </message>
    <message>
        <source>Change the design of %1 to %2</source>
        <translation>Changer le modèle de %1 en %2</translation>
    </message>
    <message>
        <source>Add a design</source>
        <translation>Ajouter un modèle</translation>
    </message>
    <message>
        <source>All by the edition</source>
        <translation>Tout selon l’édition</translation>
    </message>
    <message>
        <source>a fleet</source>
        <translation>une flotte</translation>
    </message>
    <message>
        <source>It is in this fleet already.</source>
        <translation>C’est déjà dans cette flotte.</translation>
    </message>
    <message>
        <source>Bring its classes</source>
        <translation>Apporter ses classes</translation>
    </message>
    <message>
        <source>Add a ship of %1</source>
        <translation>Ajouter un vaisseau de classe %1</translation>
    </message>
    <message>
        <source>Add a squadron of %1</source>
        <translation>Ajouter une escadrille de %1</translation>
    </message>
    <message>
        <source>Put %1 under no commander</source>
        <translation>Ne placer %1 sous aucun chef</translation>
    </message>
    <message>
        <source>Put %1 under %2</source>
        <translation>Placer %1 sous %2</translation>
    </message>
    <message>
        <source>Command level of %1</source>
        <translation>Échelon de %1</translation>
    </message>
    <message>
        <source>Change the class of %1 to %2</source>
        <translation>Changer la classe de %1 en %2</translation>
    </message>
    <message>
        <source>Replace %1 by %2</source>
        <translation>Remplacer %1 par %2</translation>
    </message>
    <message>
        <source>Move %1 to folder %2</source>
        <translation>Déplacer %1 dans le dossier %2</translation>
    </message>
    <message>
        <source>Take %1 out of its folder</source>
        <translation>Sortir %1 de son dossier</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Déplacer %1</translation>
    </message>
    <message>
        <source>Rename folder %1</source>
        <translation>Renommer le dossier %1</translation>
    </message>
    <message>
        <source>The house rules of the two fleets differ, so numbers may too: %1.</source>
        <translation>Les règles maison des deux flottes diffèrent, les nombres peuvent donc différer aussi&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>FleetMenu</name>
    <message>
        <source>Add a ship</source>
        <translation>Ajouter un vaisseau</translation>
    </message>
    <message>
        <source>Add squadrons without a carrier</source>
        <translation>Ajouter des escadrilles sans porteur</translation>
    </message>
    <message>
        <source>Limits of points and tier</source>
        <translation>Limites de points et de palier</translation>
    </message>
    <message>
        <source>House formulas</source>
        <translation>Formules maison</translation>
    </message>
</context>
<context>
    <name>FleetPage</name>
    <message>
        <source>FLEET</source>
        <translation>FLOTTE</translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>Ordre de bataille</translation>
    </message>
    <message>
        <source>House formulas</source>
        <translation>Formules maison</translation>
    </message>
    <message>
        <source>Against another fleet</source>
        <translation>Contre une autre flotte</translation>
    </message>
    <message>
        <source>Parts of the fleet</source>
        <translation>Éléments de la flotte</translation>
    </message>
    <message>
        <source>SELECTED</source>
        <translation>SÉLECTION</translation>
    </message>
    <message>
        <source>%1: a change is for all of them</source>
        <translation>%1&#xa0;: un changement vaut pour tous</translation>
    </message>
    <message>
        <source>Select a ship to see and change what it is.</source>
        <translation>Sélectionnez un vaisseau pour le voir et le modifier.</translation>
    </message>
    <message>
        <source>Bring in a fleet</source>
        <translation>Apporter une flotte</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Forms</source>
        <translation>Formulaires</translation>
    </message>
</context>
<context>
    <name>FleetPanel</name>
    <message>
        <source>FLEET</source>
        <translation>FLOTTE</translation>
    </message>
    <message>
        <source>Add a ship</source>
        <translation>Ajouter un vaisseau</translation>
    </message>
</context>
<context>
    <name>FleetRows</name>
    <message>
        <source>Outside the fleet: no ship leads it and it has no command level, so its crew quality counts one less in battle</source>
        <translation>Hors de la flotte&#xa0;: aucun vaisseau ne le mène et il n’a pas d’échelon&#xa0;; sa qualité d’équipage compte un de moins au combat</translation>
    </message>
    <message>
        <source>flagship</source>
        <translation>vaisseau amiral</translation>
    </message>
    <message>
        <source>outside the fleet</source>
        <translation>hors de la flotte</translation>
    </message>
    <message>
        <source>%1 squadrons without a carrier</source>
        <translation>%1 escadrilles sans porteur</translation>
    </message>
    <message>
        <source>1 squadron without a carrier</source>
        <translation>1 escadrille sans porteur</translation>
    </message>
    <message>
        <source>1 ship</source>
        <translation>1 vaisseau</translation>
    </message>
    <message>
        <source>%1 ships</source>
        <translation>%1 vaisseaux</translation>
    </message>
    <message>
        <source>%1 points over the limit</source>
        <translation>%1 points au-dessus de la limite</translation>
    </message>
    <message>
        <source>tier %1 over the limit of %2</source>
        <translation>palier %1 au-dessus de la limite de %2</translation>
    </message>
    <message>
        <source>Own library</source>
        <translation>Bibliothèque personnelle</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>non utilisé</translation>
    </message>
    <message>
        <source>used once</source>
        <translation>utilisé une fois</translation>
    </message>
    <message>
        <source>used %1 times</source>
        <translation>utilisé %1 fois</translation>
    </message>
    <message>
        <source>launches %1, carries %2</source>
        <translation>catapultage %1, capacité %2</translation>
    </message>
</context>
<context>
    <name>FleetTabs</name>
    <message>
        <source>Open documents</source>
        <translation>Documents ouverts</translation>
    </message>
    <message>
        <source>Move to new window</source>
        <translation>Déplacer dans une nouvelle fenêtre</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>FoldButton</name>
    <message>
        <source>folded away: there is too little room</source>
        <translation>replié&#xa0;: il y a trop peu de place</translation>
    </message>
</context>
<context>
    <name>Forecast</name>
    <message>
        <source>%1 wins between %2 and %3 (%4 sure)</source>
        <translation>%1 gagne entre %2 et %3 (sûr à %4)</translation>
    </message>
    <message>
        <source>%1 points for %2: %3</source>
        <translation>%1 points pour %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>FormAdder</name>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Remove this again</source>
        <translation>Retirer ceci</translation>
    </message>
</context>
<context>
    <name>FormPanel</name>
    <message>
        <source>Something is still to be chosen.</source>
        <translation>Il reste quelque chose à choisir.</translation>
    </message>
</context>
<context>
    <name>FormRow</name>
    <message>
        <source>Rule of %1</source>
        <translation>Règle de&#xa0;: %1</translation>
    </message>
    <message>
        <source>Rule %1 (F1)</source>
        <translation>Règle %1 (F1)</translation>
    </message>
</context>
<context>
    <name>FormulaCard</name>
    <message>
        <source>Begin with the book&apos;s</source>
        <translation>Partir de celle du livre</translation>
    </message>
    <message>
        <source>Use the book&apos;s</source>
        <translation>Prendre celle du livre</translation>
    </message>
    <message>
        <source>THE BOOK SAYS</source>
        <translation>LE LIVRE DIT</translation>
    </message>
    <message>
        <source>THIS FLEET SAYS</source>
        <translation>CETTE FLOTTE DIT</translation>
    </message>
    <message>
        <source>IT MAY USE</source>
        <translation>ELLE PEUT UTILISER</translation>
    </message>
    <message>
        <source>Choose an entry of the book to see its formula, and to write one of your own.</source>
        <translation>Choisissez une entrée du livre pour voir sa formule et en écrire une à vous.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The book has no such entry.</source>
        <translation>Le livre n’a pas cette entrée.</translation>
    </message>
    <message>
        <source>Numbers and other entries of its chapter.</source>
        <translation>Des nombres et d’autres entrées de son chapitre.</translation>
    </message>
    <message>
        <source>House formula of %1</source>
        <translation>Formule maison de&#xa0;: %1</translation>
    </message>
    <message>
        <source>The rules fix this one: no house formula can replace it.</source>
        <translation>Les règles fixent celle-ci&#xa0;: aucune formule maison ne peut la remplacer.</translation>
    </message>
    <message>
        <source>It can be used, and is in force.</source>
        <translation>Elle est utilisable, et en vigueur.</translation>
    </message>
    <message>
        <source>The book&apos;s formula is in force.</source>
        <translation>La formule du livre est en vigueur.</translation>
    </message>
</context>
<context>
    <name>GalleryPage</name>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Dossier…</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Publish…</source>
        <translation>Publier…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Folder of documents, or the address of a gallery</source>
        <translation>Dossier de documents, ou adresse d’une galerie</translation>
    </message>
    <message>
        <source>Galleries</source>
        <translation>Galeries</translation>
    </message>
    <message>
        <source>Open a folder to see all designs, fleets, boards, maps and encounters in it, search them and compare them.</source>
        <translation>Ouvrez un dossier pour voir tous les modèles, flottes, plateaux, cartes et engagements qu’il contient, y chercher et les comparer.</translation>
    </message>
    <message>
        <source>Open the address of a hosted gallery: its index is fetched, pictures of what is listed, and what you look at. All that is there offline too.</source>
        <translation>Ouvrez l’adresse d’une galerie hébergée&#xa0;: son index est téléchargé, ainsi que les images de ce qui est listé et ce que vous regardez. Tout cela reste disponible hors ligne.</translation>
    </message>
    <message>
        <source>Nothing is fetched before you say so, nothing of it is run, and nothing about you is sent.</source>
        <translation>Rien n’est téléchargé avant que vous le demandiez, rien n’en est exécuté, et rien n’est envoyé sur vous.</translation>
    </message>
    <message>
        <source>Publish writes a gallery for others out of a folder or of what is open: plain pages for any web host.</source>
        <translation>Publier écrit une galerie pour d’autres, à partir d’un dossier ou de ce qui est ouvert&#xa0;: de simples pages pour tout hébergeur.</translation>
    </message>
    <message>
        <source>Open a folder as a gallery</source>
        <translation>Ouvrir un dossier comme galerie</translation>
    </message>
    <message>
        <source>The gallery cannot be reached (%1). This is how it was on %2.</source>
        <translation>La galerie est injoignable (%1). Voici comment elle était le %2.</translation>
    </message>
    <message>
        <source>There is nothing there that can be shown.</source>
        <translation>Il n’y a rien là qui puisse être montré.</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) cannot be used:</source>
        <translation>
            <numerusform>%n fichier ne peut pas servir&#xa0;:</numerusform>
            <numerusform>%n fichiers ne peuvent pas servir&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Aller à %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>GalleryTab</name>
    <message>
        <source>Gallery</source>
        <translation>Galerie</translation>
    </message>
</context>
<context>
    <name>GraphsPage</name>
    <message>
        <source>Graphs &amp;of</source>
        <translation>Graphi&amp;ques de</translation>
    </message>
    <message>
        <source>Class or weapon</source>
        <translation>Classe ou arme</translation>
    </message>
    <message>
        <source>This fleet has neither classes nor weapons yet.</source>
        <translation>Cette flotte n’a encore ni classe ni arme.</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>All guides</source>
        <translation>Tous les guides</translation>
    </message>
</context>
<context>
    <name>HitsBox</name>
    <message>
        <source>In this turn</source>
        <translation>Ce tour-ci</translation>
    </message>
</context>
<context>
    <name>HouseFormulas</name>
    <message>
        <source>Formula book</source>
        <translation>Livre des formules</translation>
    </message>
    <message>
        <source>Search the formula book</source>
        <translation>Chercher dans les formules</translation>
    </message>
    <message>
        <source>House formulas only</source>
        <translation>Formules maison seulement</translation>
    </message>
    <message>
        <source>House formula of %1</source>
        <translation>Formule maison de&#xa0;: %1</translation>
    </message>
    <message>
        <source>not in the book</source>
        <translation>absente du livre</translation>
    </message>
    <message>
        <source>house</source>
        <translation>maison</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>fausse</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fixe</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Nothing selected</source>
        <translation>Rien de sélectionné</translation>
    </message>
    <message>
        <source>Open rule %1</source>
        <translation>Ouvrir la règle %1</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 et %2 de plus</translation>
    </message>
    <message>
        <source>What is changed here is changed for all of them.</source>
        <translation>Ce qui est changé ici l’est pour tous.</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Sélection</translation>
    </message>
</context>
<context>
    <name>KeptTabs</name>
    <message>
        <source>Not there any more, of what was open the last time: %1</source>
        <translation>De ce qui était ouvert la dernière fois, introuvable&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>On a board of slots</source>
        <translation>Sur un tableau d’emplacements</translation>
    </message>
    <message>
        <source>Slot beside</source>
        <translation>Emplacement voisin</translation>
    </message>
    <message>
        <source>Slot of a number</source>
        <translation>Emplacement d’un numéro</translation>
    </message>
    <message>
        <source>Choose a system</source>
        <translation>Choisir un système</translation>
    </message>
    <message>
        <source>%1, a letter</source>
        <translation>%1, une lettre</translation>
    </message>
    <message>
        <source>Change places with the slot beside</source>
        <translation>Échanger avec l’emplacement voisin</translation>
    </message>
    <message>
        <source>Empty the slot</source>
        <translation>Vider l’emplacement</translation>
    </message>
    <message>
        <source>Show or fold designs and parts</source>
        <translation>Montrer ou replier modèles et éléments</translation>
    </message>
    <message>
        <source>In lists of ships, designs and libraries</source>
        <translation>Dans les listes de vaisseaux, de modèles et de bibliothèques</translation>
    </message>
    <message>
        <source>On the design page</source>
        <translation>Sur la page de conception</translation>
    </message>
    <message>
        <source>Next panel</source>
        <translation>Panneau suivant</translation>
    </message>
    <message>
        <source>Panel before</source>
        <translation>Panneau précédent</translation>
    </message>
    <message>
        <source>Search parts</source>
        <translation>Chercher un élément</translation>
    </message>
    <message>
        <source>Show or fold problems</source>
        <translation>Montrer ou replier les problèmes</translation>
    </message>
    <message>
        <source>Show or fold numbers and selection</source>
        <translation>Montrer ou replier nombres et sélection</translation>
    </message>
    <message>
        <source>Mend the problem chosen in the list</source>
        <translation>Corriger le problème choisi dans la liste</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Add another</source>
        <translation>En ajouter un autre</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Cut, copy, paste</source>
        <translation>Couper, copier, coller</translation>
    </message>
    <message>
        <source>Add a ship of the class</source>
        <translation>Ajouter un vaisseau de la classe</translation>
    </message>
    <message>
        <source>Move up or down</source>
        <translation>Monter ou descendre</translation>
    </message>
    <message>
        <source>Put under the commander above</source>
        <translation>Placer sous le chef au-dessus</translation>
    </message>
    <message>
        <source>Put under the ship before</source>
        <translation>Placer sous le vaisseau précédent</translation>
    </message>
    <message>
        <source>On the sheet</source>
        <translation>Sur la fiche</translation>
    </message>
    <message>
        <source>Next element</source>
        <translation>Élément suivant</translation>
    </message>
    <message>
        <source>First and last element</source>
        <translation>Premier et dernier élément</translation>
    </message>
    <message>
        <source>Select one more, or let it go</source>
        <translation>Sélectionner un de plus, ou le laisser</translation>
    </message>
    <message>
        <source>Select all up to it</source>
        <translation>Sélectionner tous jusqu’à lui</translation>
    </message>
    <message>
        <source>Select the next element as well</source>
        <translation>Sélectionner aussi l’élément voisin</translation>
    </message>
    <message>
        <source>Select all parts</source>
        <translation>Sélectionner tous les éléments</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Un de plus</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>Un de moins</translation>
    </message>
    <message>
        <source>Edit in place</source>
        <translation>Modifier sur place</translation>
    </message>
    <message>
        <source>Leave the sheet</source>
        <translation>Quitter la fiche</translation>
    </message>
    <message>
        <source>%1 and a click</source>
        <translation>%1 et un clic</translation>
    </message>
    <message>
        <source>Take the element away</source>
        <translation>Retirer l’élément</translation>
    </message>
    <message>
        <source>Show or fold slots, or the sheet below them</source>
        <translation>Montrer ou replier les emplacements, ou la fiche au-dessous</translation>
    </message>
    <message>
        <source>Select nothing</source>
        <translation>Ne rien sélectionner</translation>
    </message>
    <message>
        <source>Looking at pages</source>
        <translation>En regardant les pages</translation>
    </message>
    <message>
        <source>Larger, smaller</source>
        <translation>Agrandir, réduire</translation>
    </message>
    <message>
        <source>True size</source>
        <translation>Taille réelle</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Page entière</translation>
    </message>
    <message>
        <source>Whole width</source>
        <translation>Toute la largeur</translation>
    </message>
    <message>
        <source>Move the page</source>
        <translation>Déplacer la page</translation>
    </message>
    <message>
        <source>Up and down the page</source>
        <translation>Parcourir la page</translation>
    </message>
    <message>
        <source>Pull the page</source>
        <translation>Tirer la page</translation>
    </message>
    <message>
        <source>Space and mouse</source>
        <translation>Espace et souris</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Rule of what has the focus</source>
        <translation>Règle de ce qui a le focus</translation>
    </message>
    <message>
        <source>Next control</source>
        <translation>Contrôle suivant</translation>
    </message>
    <message>
        <source>Number on its grid</source>
        <translation>Nombre sur sa grille</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
</context>
<context>
    <name>LadderView</name>
    <message>
        <source>Places</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Percent won, row against column</source>
        <translation>Pourcentage gagné, ligne contre colonne</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Press “Weigh” to see how strong those are that are ticked.</source>
        <translation>Cliquez sur «&#xa0;Évaluer&#xa0;» pour voir la force de ce qui est coché.</translation>
    </message>
    <message>
        <source>As &amp;text</source>
        <translation>Comme &amp;texte</translation>
    </message>
    <message>
        <source>As &amp;CSV</source>
        <translation>En &amp;CSV</translation>
    </message>
    <message>
        <source>Choose a cell to see what came of a pair.</source>
        <translation>Choisissez une case pour voir le résultat de deux vaisseaux.</translation>
    </message>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>%1 of %2 battles; a draw is half a win, and so is meeting itself; all opponents count alike.</source>
        <translation>%1 combats sur %2&#xa0;; un nul compte pour une demi-victoire, s’affronter soi-même aussi&#xa0;; tous les adversaires comptent autant.</translation>
    </message>
    <message>
        <source>%1 is the same ship as %2 and weighed as that.</source>
        <translation>%1 est le même vaisseau que %2 et est évalué comme tel.</translation>
    </message>
</context>
<context>
    <name>LaunchPanel</name>
    <message>
        <source>Where they fly</source>
        <translation>Où elles volent</translation>
    </message>
    <message>
        <source>beside the ship</source>
        <translation>près du vaisseau</translation>
    </message>
</context>
<context>
    <name>LibraryActions</name>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Add to the roster</source>
        <translation>Ajouter à l’ordre de bataille</translation>
    </message>
    <message>
        <source>Bring into this fleet</source>
        <translation>Apporter dans cette flotte</translation>
    </message>
    <message>
        <source>Remove from the library</source>
        <translation>Enlever de la bibliothèque</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Replace everywhere by</source>
        <translation>Remplacer partout par</translation>
    </message>
    <message>
        <source>Move to folder</source>
        <translation>Déplacer dans un dossier</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>Nouveau dossier</translation>
    </message>
    <message>
        <source>No folder</source>
        <translation>Aucun dossier</translation>
    </message>
</context>
<context>
    <name>LibraryDrops</name>
    <message>
        <source>A class cannot be put in front of itself.</source>
        <translation>Une classe ne peut pas passer devant elle-même.</translation>
    </message>
</context>
<context>
    <name>LibraryPanel</name>
    <message>
        <source>Classes</source>
        <translation>Classes</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Armes</translation>
    </message>
    <message>
        <source>Squadrons</source>
        <translation>Escadrilles</translation>
    </message>
    <message>
        <source>Bays</source>
        <translation>Hangars</translation>
    </message>
    <message>
        <source>Libraries of this fleet</source>
        <translation>Bibliothèques de cette flotte</translation>
    </message>
    <message>
        <source>Universe packs</source>
        <translation>Univers</translation>
    </message>
    <message>
        <source>Search %1</source>
        <translation>Chercher&#xa0;: %1</translation>
    </message>
    <message>
        <source>New class</source>
        <translation>Nouvelle classe</translation>
    </message>
    <message>
        <source>New weapon</source>
        <translation>Nouvelle arme</translation>
    </message>
    <message>
        <source>New squadron type</source>
        <translation>Nouveau type d’escadrille</translation>
    </message>
    <message>
        <source>New bay type</source>
        <translation>Nouveau type de hangar</translation>
    </message>
</context>
<context>
    <name>LibraryView</name>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Folder %1</source>
        <translation>Dossier %1</translation>
    </message>
</context>
<context>
    <name>ListedPanel</name>
    <message>
        <source>All answers</source>
        <translation>Toutes les réponses</translation>
    </message>
    <message>
        <source>Click a marked place on the table: there are %1 more answers.</source>
        <translation>Cliquez un endroit marqué de la table&#xa0;: il y a %1 autres réponses.</translation>
    </message>
</context>
<context>
    <name>LiveCard</name>
    <message>
        <source>No ship</source>
        <translation>Aucun vaisseau</translation>
    </message>
</context>
<context>
    <name>LiveSheet</name>
    <message>
        <source>Record sheet that can be ticked</source>
        <translation>Fiche que l’on coche</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>coché</translation>
    </message>
    <message>
        <source>not ticked</source>
        <translation>non coché</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>In no file yet</source>
        <translation>Pas encore dans un fichier</translation>
    </message>
</context>
<context>
    <name>MakeDialog</name>
    <message>
        <source>Make a universe pack</source>
        <translation>Faire un univers</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Éléments</translation>
    </message>
    <message>
        <source>What the parts need comes along. Author, licence and notes are those of the fleet.</source>
        <translation>Ce qu’il faut aux éléments vient avec eux. L’auteur, la licence et les notes sont ceux de la flotte.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Version</source>
        <translation>&amp;Version</translation>
    </message>
    <message>
        <source>&amp;Parts</source>
        <translation>É&amp;léments</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>A pack needs parts: tick some.</source>
        <translation>Il faut des éléments à un univers&#xa0;: cochez-en.</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 est écrit</translation>
    </message>
</context>
<context>
    <name>MapEdits</name>
    <message>
        <source>Place a system</source>
        <translation>Placer un système</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Déplacer %1</translation>
    </message>
    <message>
        <source>Line from %1 to %2</source>
        <translation>Ligne de %1 à %2</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Roll all types</source>
        <translation>Tirer tous les types</translation>
    </message>
    <message>
        <source>Types are rolled before each game</source>
        <translation>Les types sont tirés avant chaque partie</translation>
    </message>
    <message>
        <source>Map %1 by dice</source>
        <translation>Carte %1 aux dés</translation>
    </message>
</context>
<context>
    <name>MapPage</name>
    <message>
        <source>Select and move</source>
        <translation>Choisir et déplacer</translation>
    </message>
    <message>
        <source>Place systems</source>
        <translation>Placer des systèmes</translation>
    </message>
    <message>
        <source>Draw lines</source>
        <translation>Tracer des lignes</translation>
    </message>
    <message>
        <source>Drag systems; a double click places one; Shift and drag draws a line.</source>
        <translation>Tirez les systèmes&#xa0;; un double clic en place un&#xa0;; Maj et tirer trace une ligne.</translation>
    </message>
    <message>
        <source>A click places a system.</source>
        <translation>Un clic place un système.</translation>
    </message>
    <message>
        <source>Drag from one system to another. Lines never cross.</source>
        <translation>Tirez d’un système à l’autre. Les lignes ne se croisent jamais.</translation>
    </message>
    <message>
        <source>What each seat wins</source>
        <translation>Ce que gagne chaque place</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Forms</source>
        <translation>Formulaires</translation>
    </message>
    <message>
        <source>%1 Homes fit, for example those that are marked</source>
        <translation>%1 Mondes d’origine tiennent, par exemple ceux qui sont marqués</translation>
    </message>
    <message>
        <source>Types are rolled before each game</source>
        <translation>Les types sont tirés avant chaque partie</translation>
    </message>
    <message>
        <source>The Homes do not fit</source>
        <translation>Les Mondes d’origine ne tiennent pas</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Play again…</source>
        <translation>Rejouer…</translation>
    </message>
    <message>
        <source>The same sides, captains and terms, with other dice</source>
        <translation>Les mêmes camps, capitaines et conditions, avec d’autres dés</translation>
    </message>
    <message>
        <source>What has just happened</source>
        <translation>Ce qui vient d’arriver</translation>
    </message>
    <message>
        <source>Captains are thinking</source>
        <translation>Les capitaines réfléchissent</translation>
    </message>
    <message>
        <source>Chart of threats</source>
        <translation>Tableau des menaces</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Récit</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Fiche</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Forces</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>What is shown beside the table</source>
        <translation>Ce qui est montré à côté de la table</translation>
    </message>
    <message>
        <source>This match cannot go on</source>
        <translation>Cette partie ne peut continuer</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Avant le premier tour</translation>
    </message>
    <message>
        <source>The end: %1</source>
        <translation>Fin&#xa0;: %1</translation>
    </message>
    <message>
        <source>The end: %1 has won</source>
        <translation>Fin&#xa0;: %1 a gagné</translation>
    </message>
    <message>
        <source>The end: side %1 has won</source>
        <translation>Fin&#xa0;: le camp %1 a gagné</translation>
    </message>
    <message>
        <source>The end: a draw</source>
        <translation>Fin&#xa0;: partie nulle</translation>
    </message>
</context>
<context>
    <name>MatchTabs</name>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
</context>
<context>
    <name>MatchWork</name>
    <message>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
</context>
<context>
    <name>MeetingPanel</name>
    <message>
        <source>Weigh</source>
        <translation>Évaluer</translation>
    </message>
    <message>
        <source>&amp;Against</source>
        <translation>&amp;Contre</translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation>Pronostic</translation>
    </message>
    <message>
        <source>Choose a fleet to meet.</source>
        <translation>Choisissez une flotte à rencontrer.</translation>
    </message>
    <message>
        <source>%1 cannot be weighed: %2.</source>
        <translation>%1 ne peut être pesée&#xa0;: %2.</translation>
    </message>
    <message>
        <source>This is the same fleet: neither is ahead.</source>
        <translation>C’est la même flotte&#xa0;: aucune n’a l’avantage.</translation>
    </message>
    <message>
        <source>%1 is ahead</source>
        <translation>%1 a l’avantage</translation>
    </message>
    <message>
        <source>an even meeting</source>
        <translation>une rencontre équilibrée</translation>
    </message>
    <message>
        <source>more battles are needed to say who is ahead</source>
        <translation>il faut plus de batailles pour dire qui a l’avantage</translation>
    </message>
    <message>
        <source>%1 wins %2 of %3 battles: %4</source>
        <translation>%1 gagne %2 de %3 batailles&#xa0;: %4</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Document</source>
        <translation>Doc&amp;ument</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>New from te&amp;mplate</source>
        <translation>Nouveau d’après un &amp;modèle</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Couleurs</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>MovePanel</name>
    <message>
        <source>Announce it and roll the d4</source>
        <translation>L’annoncer et lancer le d4</translation>
    </message>
    <message>
        <source>Weigh all moves</source>
        <translation>Peser tous les coups</translation>
    </message>
    <message>
        <source>What each move promises, by exact odds of its whole chain of fights</source>
        <translation>Ce que promet chaque coup, selon les chances exactes de tout son enchaînement</translation>
    </message>
    <message>
        <source>None of your ships can move: you pass.</source>
        <translation>Aucun de vos vaisseaux ne peut bouger&#xa0;: vous passez.</translation>
    </message>
    <message>
        <source>Click a ship of yours, then where it goes.</source>
        <translation>Cliquez un de vos vaisseaux, puis où il va.</translation>
    </message>
    <message>
        <source>%1: click a hex beside it, or roll the d4 to go farther.</source>
        <translation>%1&#xa0;: cliquez un hexagone voisin, ou lancez le d4 pour aller plus loin.</translation>
    </message>
    <message>
        <source>%1: click where it goes. A figure is the chance to win the fight there.</source>
        <translation>%1&#xa0;: cliquez où il va. Un chiffre donne la chance de gagner le combat.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>%1: lose your %2</source>
        <translation>%1&#xa0;: perdre votre %2</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Choose where each goes, or click its target on the table.</source>
        <translation>Choisissez où va chacune, ou cliquez sa cible sur la table.</translation>
    </message>
    <message>
        <source>Where %1 goes</source>
        <translation>Où va %1</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>reste</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>NumberChoice</name>
    <message>
        <source>Battles against each</source>
        <translation>Combats contre chacun</translation>
    </message>
    <message>
        <source>%1 battles each</source>
        <translation>%1 combats chacun</translation>
    </message>
</context>
<context>
    <name>NumberColumn</name>
    <message>
        <source>Close the explanation</source>
        <translation>Fermer l’explication</translation>
    </message>
</context>
<context>
    <name>OpponentBox</name>
    <message>
        <source>Fleet to meet</source>
        <translation>Flotte à rencontrer</translation>
    </message>
    <message>
        <source>From another file…</source>
        <translation>D’un autre fichier…</translation>
    </message>
</context>
<context>
    <name>OptionFields</name>
    <message>
        <source>All first ships on edges, not on corners</source>
        <translation>Tous les premiers vaisseaux sur un bord, non sur un coin</translation>
    </message>
    <message>
        <source>Out of a wormhole, Cruisers and Destroyers go on in the same direction</source>
        <translation>Sortis d’un trou de ver, Croiseurs et Destroyers gardent leur direction</translation>
    </message>
    <message>
        <source>Takers may leave what they win</source>
        <translation>Les Preneurs peuvent laisser ce qu’ils gagnent</translation>
    </message>
    <message>
        <source>Real dice: type what they show</source>
        <translation>Vrais dés&#xa0;: taper ce qu’ils montrent</translation>
    </message>
    <message>
        <source>Ships of a &amp;type at most</source>
        <translation>Vaisseaux d’un &amp;type au plus</translation>
    </message>
    <message>
        <source>Optional rule</source>
        <translation>Règle optionnelle</translation>
    </message>
</context>
<context>
    <name>OrdersPanel</name>
    <message>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Capitaine</translation>
    </message>
    <message>
        <source>The orders of side %1 are sealed.</source>
        <translation>Les ordres du camp %1 sont scellés.</translation>
    </message>
    <message>
        <source>Pass the mouse to side %1.</source>
        <translation>Passez la souris au camp %1.</translation>
    </message>
    <message>
        <source>I command side %1</source>
        <translation>Je commande le camp %1</translation>
    </message>
    <message>
        <source>Side %1: </source>
        <translation>Camp %1&#xa0;: </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Nothing in numbers speaks for these orders or against them.</source>
        <translation>Aucun chiffre ne parle pour ces ordres ni contre eux.</translation>
    </message>
    <message>
        <source>This order</source>
        <translation>Cet ordre</translation>
    </message>
    <message>
        <source>All that are open</source>
        <translation>Tous ceux qui sont ouverts</translation>
    </message>
    <message>
        <source>Everything until the turn is over</source>
        <translation>Tout jusqu’à la fin du tour</translation>
    </message>
    <message>
        <source>Always: %1</source>
        <translation>Toujours&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing to be done, passed over: %1</source>
        <translation>Rien à faire, passé&#xa0;: %1</translation>
    </message>
    <message>
        <source>What you had chosen was added; Ready gives these orders.</source>
        <translation>Ce que vous aviez choisi a été ajouté&#xa0;; « Prêt » donne ces ordres.</translation>
    </message>
    <message>
        <source>What is written for %1 is refused: change it, or clear the line.</source>
        <translation>Ce qui est écrit pour %1 est refusé&#xa0;: changez-le, ou videz la ligne.</translation>
    </message>
</context>
<context>
    <name>Output</name>
    <message>
        <source>Saved %1</source>
        <translation>%1 enregistré</translation>
    </message>
    <message>
        <source>Saving sheets</source>
        <translation>Enregistrement des fiches</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>Printed 1 page</source>
        <translation>1 page imprimée</translation>
    </message>
    <message>
        <source>Printed %1 pages</source>
        <translation>%1 pages imprimées</translation>
    </message>
</context>
<context>
    <name>PageSwitch</name>
    <message>
        <source>Page: %1</source>
        <translation>Page&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Design</source>
        <translation>Conception</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Équipes</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Universe</source>
        <translation>Univers</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Équilibre</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Armes</translation>
    </message>
    <message>
        <source>Squadrons</source>
        <translation>Escadrilles</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Graphs</source>
        <translation>Graphiques</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Fiches</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
</context>
<context>
    <name>PagesView</name>
    <message>
        <source>Pages as they are printed</source>
        <translation>Les pages telles qu’imprimées</translation>
    </message>
</context>
<context>
    <name>PalettePanel</name>
    <message>
        <source>Favourites</source>
        <translation>Favoris</translation>
    </message>
    <message>
        <source>PARTS</source>
        <translation>ÉLÉMENTS</translation>
    </message>
    <message>
        <source>Search parts</source>
        <translation>Chercher un élément</translation>
    </message>
    <message>
        <source>Highest tier</source>
        <translation>Palier le plus haut</translation>
    </message>
    <message>
        <source>Show parts up to this tier</source>
        <translation>Montrer les éléments jusqu’à ce palier</translation>
    </message>
    <message>
        <source>Any tier</source>
        <translation>Tous paliers</translation>
    </message>
    <message>
        <source>Tier ≤ %1</source>
        <translation>Palier ≤ %1</translation>
    </message>
    <message>
        <source>No part is called so; make one:</source>
        <translation>Aucun élément ne porte ce nom&#xa0;; en créer un&#xa0;:</translation>
    </message>
    <message>
        <source>Enter adds to the selection; drag onto the sheet</source>
        <translation>Entrée ajoute&#xa0;; ou glisser sur la fiche</translation>
    </message>
    <message>
        <source>No part is called so.</source>
        <translation>Aucun élément ne porte ce nom.</translation>
    </message>
    <message>
        <source>tier %1</source>
        <translation>palier %1</translation>
    </message>
</context>
<context>
    <name>PaletteView</name>
    <message>
        <source>Parts</source>
        <translation>Éléments</translation>
    </message>
</context>
<context>
    <name>PanelKeys</name>
    <message>
        <source>Next panel</source>
        <translation>Panneau suivant</translation>
    </message>
    <message>
        <source>Panel before</source>
        <translation>Panneau précédent</translation>
    </message>
</context>
<context>
    <name>PaperBox</name>
    <message>
        <source>Faces of the dice</source>
        <translation>Faces des dés</translation>
    </message>
    <message>
        <source>faces, such as %1, or empty</source>
        <translation>faces, par exemple %1, ou rien</translation>
    </message>
    <message>
        <source>Write it on the sheet</source>
        <translation>L’écrire sur la fiche</translation>
    </message>
    <message>
        <source>Note that it was tried</source>
        <translation>Noter l’essai</translation>
    </message>
    <message>
        <source>Expected faces of dice as numbers.</source>
        <translation>Faces de dés attendues, en chiffres.</translation>
    </message>
    <message>
        <source>There is no %1 on a D%2.</source>
        <translation>Il n’y a pas de %1 sur un D%2.</translation>
    </message>
</context>
<context>
    <name>PartInspector</name>
    <message>
        <source>edit weapon</source>
        <translation>modifier l’arme</translation>
    </message>
    <message>
        <source>The ship’s value…</source>
        <translation>La valeur du vaisseau…</translation>
    </message>
    <message>
        <source>Explain the combat value</source>
        <translation>Expliquer la valeur de combat</translation>
    </message>
    <message>
        <source>All parts are scaled so that they add up to the value. By itself: lost when this alone goes.</source>
        <translation>Toutes les parts sont ramenées pour que leur somme fasse la valeur. À lui seul&#xa0;: ce qui se perd s’il part seul.</translation>
    </message>
    <message>
        <source>edit bay type</source>
        <translation>modifier le type de hangar</translation>
    </message>
    <message>
        <source>edit squadron type</source>
        <translation>modifier le type d’escadrille</translation>
    </message>
</context>
<context>
    <name>PartMenu</name>
    <message>
        <source>Copy the section</source>
        <translation>Copier la section</translation>
    </message>
    <message>
        <source>Paste into the section</source>
        <translation>Coller dans la section</translation>
    </message>
    <message>
        <source>Mirror to the other side</source>
        <translation>Refléter sur l’autre bord</translation>
    </message>
    <message>
        <source>Move to section</source>
        <translation>Déplacer vers la section</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>Modifier %1</translation>
    </message>
    <message>
        <source>Keep %1 in library</source>
        <translation>Garder %1 dans la bibliothèque</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Utilisé par</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
</context>
<context>
    <name>PlacePanel</name>
    <message>
        <source>Choose a type, then click one of the lit hexes.</source>
        <translation>Choisissez un type, puis cliquez un des hexagones éclairés.</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, reste %2</translation>
    </message>
    <message>
        <source>attack %1, defence %2</source>
        <translation>attaque %1, défense %2</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
</context>
<context>
    <name>PlayersCard</name>
    <message>
        <source>Add players</source>
        <translation>Ajouter des joueurs</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Problems of the player, or of all</source>
        <translation>Problèmes du joueur, ou de tous</translation>
    </message>
    <message>
        <source>Players by their places</source>
        <translation>Joueurs selon leur place</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Vaut</translation>
    </message>
    <message>
        <source>%1 of %2 fleets keep to the limits</source>
        <translation>%1 flottes sur %2 respectent les limites</translation>
    </message>
    <message>
        <source>Drop fleets here, or add them</source>
        <translation>Déposez des flottes ici, ou ajoutez-les</translation>
    </message>
    <message>
        <source>Comes back</source>
        <translation>Revient</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Abandon</translation>
    </message>
</context>
<context>
    <name>PlotPanel</name>
    <message>
        <source>Drag the ship to where she is to go, or set her orders here.</source>
        <translation>Tirez le vaisseau où il doit aller, ou réglez ses ordres ici.</translation>
    </message>
</context>
<context>
    <name>PointsPage</name>
    <message>
        <source>How true are the points?</source>
        <translation>Que valent les points&#xa0;?</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Open the documents of the last time &amp;again</source>
        <translation>&amp;Rouvrir les documents de la dernière fois</translation>
    </message>
    <message>
        <source>Another language is used from the next start.</source>
        <translation>Une autre langue est prise au prochain démarrage.</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Taille du texte</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>&amp;Own library</source>
        <translation>&amp;Bibliothèque</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Au démarrage</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Folder of the own library</source>
        <translation>Dossier de la bibliothèque personnelle</translation>
    </message>
</context>
<context>
    <name>PrintRun</name>
    <message>
        <source>The printer cannot be used.</source>
        <translation>L’imprimante est inutilisable.</translation>
    </message>
    <message>
        <source>The printer takes no further page.</source>
        <translation>L’imprimante n’accepte plus de page.</translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 erreur</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 erreurs</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 avertissement</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>%1 avertissements</translation>
    </message>
    <message>
        <source>1 note</source>
        <translation>1 remarque</translation>
    </message>
    <message>
        <source>%1 notes</source>
        <translation>%1 remarques</translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message>
        <source>PROBLEMS</source>
        <translation>PROBLÈMES</translation>
    </message>
    <message>
        <source>Number of problems</source>
        <translation>Nombre de problèmes</translation>
    </message>
    <message>
        <source>This ship only</source>
        <translation>Ce vaisseau seulement</translation>
    </message>
    <message>
        <source>No problems with this ship</source>
        <translation>Aucun problème avec ce vaisseau</translation>
    </message>
    <message>
        <source>Nothing to check yet: there is no ship</source>
        <translation>Rien à vérifier encore&#xa0;: il n’y a pas de vaisseau</translation>
    </message>
    <message>
        <source>No problems: legal for play</source>
        <translation>Aucun problème&#xa0;: conforme aux règles</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Aller à</translation>
    </message>
    <message>
        <source>Open rule %1</source>
        <translation>Ouvrir la règle %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
</context>
<context>
    <name>ProgressLine</name>
    <message>
        <source>Battles fought</source>
        <translation>Combats livrés</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>%1 of %2 battles</source>
        <translation>%1 combats sur %2</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Démarrage…</translation>
    </message>
</context>
<context>
    <name>ProposalList</name>
    <message>
        <source>Make it fair</source>
        <translation>Équilibrer</translation>
    </message>
    <message>
        <source>%1 of %2 seconds</source>
        <translation>%1 secondes sur %2</translation>
    </message>
    <message>
        <source>Small changes that make this meeting even, each tried in battle.</source>
        <translation>De petits changements qui équilibrent cette rencontre, chacun éprouvé en bataille.</translation>
    </message>
    <message>
        <source>Ways to make it fair</source>
        <translation>Façons de l’équilibrer</translation>
    </message>
    <message>
        <source>Save as encounter…</source>
        <translation>Enregistrer comme engagement…</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gagne</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Gagne</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Batailles</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Équilibrée</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>perhaps</source>
        <translation>peut-être</translation>
    </message>
    <message>
        <source>%1 changes tried in %2 battles; “points” is what %3 has more then.</source>
        <translation>%1 changements essayés en %2 batailles&#xa0;; «&#xa0;points&#xa0;» est ce que %3 a de plus ensuite.</translation>
    </message>
    <message>
        <source>%1 and %2, made fair</source>
        <translation>%1 et %2, équilibrés</translation>
    </message>
    <message>
        <source>Save the encounter</source>
        <translation>Enregistrer l’engagement</translation>
    </message>
    <message>
        <source>Encounters (*.json)</source>
        <translation>Engagements (*.json)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>PublishDialog</name>
    <message>
        <source>Publish a gallery</source>
        <translation>Publier une galerie</translation>
    </message>
    <message>
        <source>All documents of a &amp;folder</source>
        <translation>Tous les documents d’un &amp;dossier</translation>
    </message>
    <message>
        <source>&amp;Open documents</source>
        <translation>Documents &amp;ouverts</translation>
    </message>
    <message>
        <source>Documents to be published</source>
        <translation>Documents à publier</translation>
    </message>
    <message>
        <source>Take out of the gallery what is not among these</source>
        <translation>Retirer de la galerie ce qui n’est pas parmi ceux-ci</translation>
    </message>
    <message>
        <source>&amp;Publish</source>
        <translation>&amp;Publier</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Ouvrir dans le navigateur</translation>
    </message>
    <message>
        <source>Show here</source>
        <translation>Montrer ici</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>What became of it is told here.</source>
        <translation>Ici s’affichera le résultat.</translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>&amp;Gallery folder</source>
        <translation>Dossier de la &amp;galerie</translation>
    </message>
    <message>
        <source>Folder of the gallery</source>
        <translation>Dossier de la galerie</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titre</translation>
    </message>
    <message>
        <source>&amp;Address, if it will be hosted</source>
        <translation>&amp;Adresse, si elle sera hébergée</translation>
    </message>
    <message>
        <source>Folder of the documents</source>
        <translation>Dossier des documents</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Choisir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Publishing the gallery</source>
        <translation>Publication de la galerie</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Cancelled. What was made so far need not be made again.</source>
        <translation>Annulé. Ce qui est déjà fait n’aura pas à être refait.</translation>
    </message>
    <message>
        <source>%1, %2 in the gallery.</source>
        <translation>%1, %2 dans la galerie.</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n design(s)</source>
        <translation>
            <numerusform>%n modèle</numerusform>
            <numerusform>%n modèles</numerusform>
        </translation>
    </message>
    <message>
        <source>Made anew: %1.</source>
        <translation>Refaits&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Nothing had to be made anew.</source>
        <translation>Rien n’était à refaire.</translation>
    </message>
    <message>
        <source>Taken out: %1.</source>
        <translation>Retirés&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Left out: %1: %2</source>
        <translation>Laissé de côté&#xa0;: %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>QuestionRows</name>
    <message>
        <source>roll</source>
        <translation>lancer</translation>
    </message>
</context>
<context>
    <name>ReachRow</name>
    <message>
        <source>With %1 just above %2 it is %3.</source>
        <translation>Avec %1 juste au-dessus de %2, on obtient %3.</translation>
    </message>
    <message>
        <source>With %1 just below %2 it is %3.</source>
        <translation>Avec %1 juste au-dessous de %2, on obtient %3.</translation>
    </message>
    <message>
        <source>With %1 %2 it is %3.</source>
        <translation>Avec %1 %2, on obtient %3.</translation>
    </message>
    <message>
        <source>It was found by trying: a value nearer to the present one may do too.</source>
        <translation>Trouvé par essais&#xa0;: une valeur plus proche de l’actuelle peut aussi suffire.</translation>
    </message>
    <message>
        <source>No %1 from %2 to %3 makes it %4; nearest is %5, which gives %6.</source>
        <translation>Aucune valeur de «&#xa0;%1&#xa0;» de %2 à %3 ne donne %4&#xa0;; la plus proche est %5, qui donne %6.</translation>
    </message>
    <message>
        <source>No %1 that was tried from %2 to %3 makes it %4; nearest is %5, which gives %6.</source>
        <translation>Aucune valeur essayée de «&#xa0;%1&#xa0;» de %2 à %3 ne donne %4&#xa0;; la plus proche est %5, qui donne %6.</translation>
    </message>
    <message>
        <source>Value to reach</source>
        <translation>Valeur à atteindre</translation>
    </message>
    <message>
        <source>Input to change</source>
        <translation>Grandeur à changer</translation>
    </message>
    <message>
        <source>reach</source>
        <translation>atteindre</translation>
    </message>
    <message>
        <source>by</source>
        <translation>par</translation>
    </message>
</context>
<context>
    <name>RecentRow</name>
    <message numerus="yes">
        <source>%n design(s)</source>
        <translation>
            <numerusform>%n modèle</numerusform>
            <numerusform>%n modèles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n vaisseau</numerusform>
            <numerusform>%n vaisseaux</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordPage</name>
    <message>
        <source>Ships</source>
        <translation>Vaisseaux</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>What happened when the turn was over</source>
        <translation>Ce qui s’est passé à la fin du tour</translation>
    </message>
    <message>
        <source>Fight on with this damage…</source>
        <translation>Combattre avec ces dégâts…</translation>
    </message>
    <message>
        <source>A match against captains or people; ships that are lost stay at home</source>
        <translation>Une partie contre des capitaines ou des personnes&#xa0;; les vaisseaux perdus restent au port</translation>
    </message>
    <message>
        <source>Read ticks from a file…</source>
        <translation>Lire les coches d’un fichier…</translation>
    </message>
    <message>
        <source>A PDF of sheets that was filled in, or damage that was saved</source>
        <translation>Un PDF de fiches remplies, ou des dégâts enregistrés</translation>
    </message>
    <message>
        <source>Save the damage…</source>
        <translation>Enregistrer les dégâts…</translation>
    </message>
    <message>
        <source>A file from which damaged sheets are printed</source>
        <translation>Un fichier dont on imprime des fiches endommagées</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Tour</translation>
    </message>
    <message>
        <source>Tick on the sheet of %1</source>
        <translation>Coche sur la fiche de %1</translation>
    </message>
    <message>
        <source>What was hit</source>
        <translation>Ce qui a été touché</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message>
        <source>Read %1</source>
        <translation>Lire %1</translation>
    </message>
    <message>
        <source>The damage is in %1</source>
        <translation>Les dégâts sont dans %1</translation>
    </message>
    <message>
        <source>Read ticks</source>
        <translation>Lire les coches</translation>
    </message>
    <message>
        <source>Save the damage</source>
        <translation>Enregistrer les dégâts</translation>
    </message>
    <message>
        <source>Damage (*.json)</source>
        <translation>Dégâts (*.json)</translation>
    </message>
</context>
<context>
    <name>Recoveries</name>
    <message>
        <source>Recovered work</source>
        <translation>Travail récupéré</translation>
    </message>
</context>
<context>
    <name>RecoveryRow</name>
    <message>
        <source>Recover</source>
        <translation>Récupérer</translation>
    </message>
    <message>
        <source>Recover %1</source>
        <translation>Récupérer %1</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>Abandonner %1</translation>
    </message>
    <message>
        <source>never saved</source>
        <translation>jamais enregistré</translation>
    </message>
    <message>
        <source>%1 is not there any more: opens as a copy</source>
        <translation>%1 n’existe plus&#xa0;: s’ouvre en copie</translation>
    </message>
    <message>
        <source>%1 was changed since: opens as a copy</source>
        <translation>%1 a été modifié depuis&#xa0;: s’ouvre en copie</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) to %1</source>
        <translation>
            <numerusform>%n modification de %1</numerusform>
            <numerusform>%n modifications de %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RepairBox</name>
    <message>
        <source>Repair</source>
        <translation>Réparer</translation>
    </message>
    <message>
        <source>Repairs by the crew</source>
        <translation>Réparations par l’équipage</translation>
    </message>
    <message>
        <source>System that is repaired</source>
        <translation>Système réparé</translation>
    </message>
    <message>
        <source>Crew that works on it</source>
        <translation>Équipage qui y travaille</translation>
    </message>
    <message>
        <source>Crew parties; each works on one system in a turn</source>
        <translation>Équipes&#xa0;; chacune travaille sur un seul système par tour</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Look at every move</source>
        <translation>Revoir chaque coup</translation>
    </message>
    <message>
        <source>Copy this position</source>
        <translation>Copier cette position</translation>
    </message>
    <message>
        <source>As a share code: opened from the clipboard it is a board, to be printed or played on</source>
        <translation>En code de partage&#xa0;: ouvert depuis le presse-papiers, c’est un plateau, à imprimer ou à jouer</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mieux</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>What each move has cost</source>
        <translation>Ce que chaque coup a coûté</translation>
    </message>
    <message>
        <source>When the game is over, each move is weighed here.</source>
        <translation>La partie finie, chaque coup est pesé ici.</translation>
    </message>
    <message>
        <source>Every move is weighed…</source>
        <translation>Chaque coup est pesé…</translation>
    </message>
    <message>
        <source>Weighing the moves of the game</source>
        <translation>Pesée des coups de la partie</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Coup %1 sur %2</translation>
    </message>
    <message>
        <source>Percent given away in all: %1</source>
        <translation>Pourcentage perdu en tout&#xa0;: %1</translation>
    </message>
    <message>
        <source>Amid a chain of fights there is no position to keep.</source>
        <translation>Au milieu d’un enchaînement il n’y a pas de position à garder.</translation>
    </message>
    <message>
        <source>The position is on the clipboard: open it from there.</source>
        <translation>La position est dans le presse-papiers&#xa0;: ouvrez-la de là.</translation>
    </message>
</context>
<context>
    <name>RosterTable</name>
    <message>
        <source>Ship</source>
        <translation>Vaisseau</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Chef</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Échelon</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Palier</translation>
    </message>
    <message>
        <source>Base value</source>
        <translation>Valeur de base</translation>
    </message>
    <message>
        <source>Aboard</source>
        <translation>À bord</translation>
    </message>
    <message>
        <source>%1 squadrons</source>
        <translation>%1 escadrilles</translation>
    </message>
    <message>
        <source>1 squadron</source>
        <translation>1 escadrille</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>Ordre de bataille</translation>
    </message>
    <message>
        <source>Search the roster</source>
        <translation>Chercher un vaisseau</translation>
    </message>
    <message>
        <source>Add a ship</source>
        <translation>Ajouter un vaisseau</translation>
    </message>
    <message>
        <source>Add squadrons</source>
        <translation>Ajouter des escadrilles</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Bring in a fleet…</source>
        <translation>Apporter une flotte…</translation>
    </message>
    <message>
        <source>Nothing in the roster is called so</source>
        <translation>Rien ne s’appelle ainsi dans la liste</translation>
    </message>
    <message>
        <source>No ships yet: “Add a ship” below takes one of a class</source>
        <translation>Pas encore de vaisseau&#xa0;: «&#xa0;Ajouter un vaisseau&#xa0;», en bas, en prend un d’une classe</translation>
    </message>
    <message>
        <source>This fleet has no classes yet</source>
        <translation>Cette flotte n’a encore aucune classe</translation>
    </message>
    <message>
        <source>This fleet has no squadron types</source>
        <translation>Cette flotte n’a aucun type d’escadrille</translation>
    </message>
    <message>
        <source>Usual columns</source>
        <translation>Colonnes habituelles</translation>
    </message>
</context>
<context>
    <name>RoundsCard</name>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Take the last round back, to be drawn again</source>
        <translation>Reprendre la dernière ronde, pour la tirer de nouveau</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Draw round %1</source>
        <translation>Tirer la ronde %1</translation>
    </message>
    <message>
        <source>A round needs two players.</source>
        <translation>Une ronde demande deux joueurs.</translation>
    </message>
    <message>
        <source>Nobody is paired yet.</source>
        <translation>Personne n’est encore apparié.</translation>
    </message>
    <message>
        <source>Press who has won, or the draw. Games to be played: %1</source>
        <translation>Appuyez sur le gagnant, ou sur le nul. Parties à jouer&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 and %2 draw</source>
        <translation>%1 et %2 font nul</translation>
    </message>
    <message>
        <source>%1 wins against %2</source>
        <translation>%1 gagne contre %2</translation>
    </message>
</context>
<context>
    <name>RowPainter</name>
    <message>
        <source>Name of %1</source>
        <translation>Nom de %1</translation>
    </message>
</context>
<context>
    <name>RuleGroups</name>
    <message>
        <source>THE GAME</source>
        <translation>LE JEU</translation>
    </message>
    <message>
        <source>TURNS AND SPEED</source>
        <translation>TOURS ET VITESSE</translation>
    </message>
    <message>
        <source>ATTACKS</source>
        <translation>ATTAQUES</translation>
    </message>
    <message>
        <source>HEAT AND COLLISIONS</source>
        <translation>CHALEUR ET COLLISIONS</translation>
    </message>
    <message>
        <source>CREW</source>
        <translation>ÉQUIPAGE</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>design</source>
        <translation>conception</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>déduite</translation>
    </message>
    <message>
        <source>sheet</source>
        <translation>fiche</translation>
    </message>
    <message>
        <source>play</source>
        <translation>jeu</translation>
    </message>
    <message>
        <source>fleet</source>
        <translation>flotte</translation>
    </message>
    <message>
        <source>encounter</source>
        <translation>engagement</translation>
    </message>
    <message>
        <source>terrain</source>
        <translation>terrain</translation>
    </message>
</context>
<context>
    <name>RulesDock</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>Differs: the edition says %1</source>
        <translation>Diffère&#xa0;: l’édition dit %1</translation>
    </message>
    <message>
        <source>Differs: usual is %1</source>
        <translation>Diffère&#xa0;: d’ordinaire %1</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>By the edition</source>
        <translation>Selon l’édition</translation>
    </message>
    <message>
        <source>Edition: %1</source>
        <translation>Édition&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Rules of</source>
        <translation>Règles de</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Rules found</source>
        <translation>Règles trouvées</translation>
    </message>
    <message>
        <source>Chapters of the rules</source>
        <translation>Chapitres des règles</translation>
    </message>
    <message>
        <source>Text of the rules</source>
        <translation>Texte des règles</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy this rule</source>
        <translation>Copier cette règle</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>No rule has “%1”</source>
        <translation>Aucune règle ne contient «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>SalvoRow</name>
    <message>
        <source>Salvo that %1 guides</source>
        <translation>Salve que guide %1</translation>
    </message>
    <message>
        <source>launches nothing</source>
        <translation>ne lance rien</translation>
    </message>
    <message>
        <source>toward %1, out of reach</source>
        <translation>vers %1, hors de portée</translation>
    </message>
    <message>
        <source>Salvo by %1</source>
        <translation>Salve par %1</translation>
    </message>
    <message>
        <source>Other arrays have all that could go.</source>
        <translation>D’autres réseaux ont tout ce qui pourrait partir.</translation>
    </message>
    <message>
        <source>At most %1 weapons in one salvo; it strikes where it comes to its target.</source>
        <translation>Au plus %1 armes dans une salve&#xa0;; elle frappe là où elle atteint sa cible.</translation>
    </message>
    <message>
        <source>Another array guides it</source>
        <translation>Un autre réseau la guide</translation>
    </message>
</context>
<context>
    <name>SampleCard</name>
    <message>
        <source>Good to begin with</source>
        <translation>Pour commencer</translation>
    </message>
</context>
<context>
    <name>SampleGrid</name>
    <message>
        <source>No sample is like that.</source>
        <translation>Aucun exemple n’est ainsi.</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
</context>
<context>
    <name>SeatBox</name>
    <message>
        <source>Who plays side %1</source>
        <translation>Qui joue le camp %1</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Une personne</translation>
    </message>
    <message>
        <source>A person elsewhere, by files</source>
        <translation>Une personne ailleurs, par fichiers</translation>
    </message>
    <message>
        <source>Captain: %1</source>
        <translation>Capitaine&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Another player</source>
        <translation>Un autre joueur</translation>
    </message>
    <message>
        <source>Colour of player %1</source>
        <translation>Couleur du joueur %1</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Nom du joueur %1</translation>
    </message>
    <message>
        <source>Player %1 does not play</source>
        <translation>Le joueur %1 ne joue pas</translation>
    </message>
    <message>
        <source>Colour of a player</source>
        <translation>Couleur d’un joueur</translation>
    </message>
    <message>
        <source>Name of a player</source>
        <translation>Nom d’un joueur</translation>
    </message>
    <message>
        <source>A player less</source>
        <translation>Un joueur de moins</translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>In brackets: where the true share is in %1 of cases</source>
        <translation>Entre parenthèses : où se trouve la vraie part dans %1 des cas</translation>
    </message>
    <message>
        <source>Play %1 games</source>
        <translation>Jouer %1 parties</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 parties sur %2</translation>
    </message>
    <message>
        <source>It cannot be played on yet: see the problems.</source>
        <translation>On ne peut pas encore y jouer : voyez les problèmes.</translation>
    </message>
    <message>
        <source>Plain captains play on it, and it is counted what each place in the order of turns wins.</source>
        <translation>De simples capitaines y jouent, et l’on compte ce que gagne chaque place dans l’ordre des tours.</translation>
    </message>
    <message>
        <source>%1. in turn: %2</source>
        <translation>Place %1 : %2</translation>
    </message>
    <message>
        <source>Drawn: %1 of %2 games</source>
        <translation>Nulles : %1 parties sur %2</translation>
    </message>
    <message>
        <source>%1 each would be even.</source>
        <translation>%1 chacune serait équilibré.</translation>
    </message>
    <message>
        <source>%1 each would be even. Beyond doubt uneven: %2</source>
        <translation>%1 chacune serait équilibré. Déséquilibre certain : %2</translation>
    </message>
    <message>
        <source>%1 each would be even, and all may have that.</source>
        <translation>%1 chacune serait équilibré, et toutes peuvent l’avoir.</translation>
    </message>
</context>
<context>
    <name>SectionAdders</name>
    <message>
        <source>Sections that can be added</source>
        <translation>Sections qui peuvent être ajoutées</translation>
    </message>
    <message>
        <source>+ fore</source>
        <translation>+ avant</translation>
    </message>
    <message>
        <source>Add a fore section</source>
        <translation>Ajouter une section avant</translation>
    </message>
    <message>
        <source>+ port</source>
        <translation>+ bâbord</translation>
    </message>
    <message>
        <source>Add a port section</source>
        <translation>Ajouter une section bâbord</translation>
    </message>
    <message>
        <source>+ starboard</source>
        <translation>+ tribord</translation>
    </message>
    <message>
        <source>Add a starboard section</source>
        <translation>Ajouter une section tribord</translation>
    </message>
    <message>
        <source>+ aft</source>
        <translation>+ arrière</translation>
    </message>
    <message>
        <source>Add an aft section</source>
        <translation>Ajouter une section arrière</translation>
    </message>
</context>
<context>
    <name>SectorField</name>
    <message>
        <source>Grey sectors cannot be chosen:</source>
        <translation>Les secteurs gris ne peuvent pas être choisis&#xa0;:</translation>
    </message>
</context>
<context>
    <name>SectorWheel</name>
    <message>
        <source>chosen</source>
        <translation>choisi</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>non choisi</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Choisis</translation>
    </message>
</context>
<context>
    <name>SetUpForm</name>
    <message>
        <source>Fight although designs have errors</source>
        <translation>Combattre malgré les erreurs des modèles</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>As last time</source>
        <translation>Comme la dernière fois</translation>
    </message>
    <message>
        <source>A first duel</source>
        <translation>Un premier duel</translation>
    </message>
    <message>
        <source>Two small ships of the samples: you command one, a plain captain the other</source>
        <translation>Deux petits vaisseaux des exemples&#xa0;: vous commandez l’un, un capitaine méthodique l’autre</translation>
    </message>
    <message>
        <source>Another side</source>
        <translation>Un autre camp</translation>
    </message>
    <message>
        <source>Open a match…</source>
        <translation>Ouvrir une partie…</translation>
    </message>
    <message>
        <source>A new match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>the threats</source>
        <translation>les menaces</translation>
    </message>
    <message>
        <source>Choose who meets: each side needs somebody.</source>
        <translation>Choisissez qui se rencontre&#xa0;: il faut quelqu’un dans chaque camp.</translation>
    </message>
    <message>
        <source>Designs have errors: mend them, or let them fight all the same.</source>
        <translation>Des modèles ont des erreurs&#xa0;: réparez-les, ou laissez-les combattre quand même.</translation>
    </message>
    <message>
        <source>Setting up the match</source>
        <translation>Préparation de la partie</translation>
    </message>
    <message>
        <source>This match cannot begin: %1</source>
        <translation>Cette partie ne peut commencer&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ShareMenu</name>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier comme texte</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Copier en Markdown</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>Copier comme image</translation>
    </message>
    <message>
        <source>Copy share code</source>
        <translation>Copier le code de partage</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Enregistrer l’image…</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>Images PNG (*.png)</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>Copied as text</source>
        <translation>Copié comme texte</translation>
    </message>
    <message>
        <source>Copied as Markdown</source>
        <translation>Copié en Markdown</translation>
    </message>
    <message>
        <source>Copied as share code: %1 letters</source>
        <translation>Code de partage copié&#xa0;: %1 caractères</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 enregistré</translation>
    </message>
    <message>
        <source>Drawing the picture</source>
        <translation>Dessin de l’image</translation>
    </message>
    <message>
        <source>Copied as picture</source>
        <translation>Copié comme image</translation>
    </message>
</context>
<context>
    <name>SheetCanvas</name>
    <message>
        <source>Sheet</source>
        <translation>Fiche</translation>
    </message>
</context>
<context>
    <name>SheetEditor</name>
    <message>
        <source>Cut part</source>
        <translation>Couper l’élément</translation>
    </message>
    <message>
        <source>Copy part</source>
        <translation>Copier l’élément</translation>
    </message>
    <message>
        <source>Paste part</source>
        <translation>Coller l’élément</translation>
    </message>
    <message>
        <source>Duplicate part</source>
        <translation>Dupliquer l’élément</translation>
    </message>
    <message>
        <source>Select all parts</source>
        <translation>Sélectionner tous les éléments</translation>
    </message>
</context>
<context>
    <name>SheetEdits</name>
    <message>
        <source>There is no ship to add it to.</source>
        <translation>Il n’y a pas de vaisseau où l’ajouter.</translation>
    </message>
    <message>
        <source>%1 belongs to its section and cannot be moved.</source>
        <translation>%1 appartient à sa section et ne peut pas être déplacé.</translation>
    </message>
    <message>
        <source>New class</source>
        <translation>Nouvelle classe</translation>
    </message>
    <message>
        <source>Add a ship class</source>
        <translation>Ajouter une classe de vaisseau</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Déplacer %1</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Dupliquer %1</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1&#xa0;: un de plus</translation>
    </message>
    <message>
        <source>%1: one less</source>
        <translation>%1&#xa0;: un de moins</translation>
    </message>
    <message>
        <source>There is no part on the clipboard</source>
        <translation>Il n’y a pas d’élément dans le presse-papiers</translation>
    </message>
    <message>
        <source>%1 came along under another id</source>
        <translation>%1 est venu sous un autre identifiant</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>%1 éléments</translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation>Coller %1</translation>
    </message>
    <message>
        <source>There is no section on the clipboard</source>
        <translation>Il n’y a pas de section dans le presse-papiers</translation>
    </message>
    <message>
        <source>Paste into %1</source>
        <translation>Coller dans %1</translation>
    </message>
    <message>
        <source>Mirror %1</source>
        <translation>Refléter %1</translation>
    </message>
    <message>
        <source>Left out, as the rules allow it not there: %1</source>
        <translation>Laissé de côté, car les règles ne le permettent pas là&#xa0;: %1</translation>
    </message>
    <message>
        <source>It belongs on a ship.</source>
        <translation>Sa place est sur un vaisseau.</translation>
    </message>
</context>
<context>
    <name>SheetPanel</name>
    <message>
        <source>Ship</source>
        <translation>Vaisseau</translation>
    </message>
    <message>
        <source>Record sheet</source>
        <translation>Fiche</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>The whole document</source>
        <translation>Tout le document</translation>
    </message>
    <message>
        <source>Record sheets of %1</source>
        <translation>Fiches des %1</translation>
    </message>
    <message>
        <source>Record sheets of ships</source>
        <translation>Fiches des vaisseaux</translation>
    </message>
    <message>
        <source>Pages for the table</source>
        <translation>Pages pour la table</translation>
    </message>
    <message>
        <source>Blank sheets</source>
        <translation>Fiches vierges</translation>
    </message>
    <message>
        <source>The printed ships alone</source>
        <translation>Les vaisseaux imprimés seuls</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>US Letter</source>
        <translation>Lettre US</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Page entière</translation>
    </message>
    <message>
        <source>Two on a page</source>
        <translation>Deux par page</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>Lines, little ink</source>
        <translation>Traits, peu d’encre</translation>
    </message>
    <message>
        <source>outside the paper</source>
        <translation>hors du papier</translation>
    </message>
    <message>
        <source>outside its box</source>
        <translation>hors de son cadre</translation>
    </message>
    <message>
        <source>too small to read</source>
        <translation>trop petit pour être lu</translation>
    </message>
    <message>
        <source>overlapping</source>
        <translation>superposé</translation>
    </message>
    <message>
        <source>a letter is missing in the font</source>
        <translation>une lettre manque dans la police</translation>
    </message>
    <message>
        <source>too faint</source>
        <translation>trop pâle</translation>
    </message>
    <message>
        <source>made smaller to fit</source>
        <translation>réduit pour tenir</translation>
    </message>
    <message>
        <source>shortened to fit</source>
        <translation>abrégé pour tenir</translation>
    </message>
    <message>
        <source>1 page</source>
        <translation>1 page</translation>
    </message>
    <message>
        <source>%1 pages · %2 sheets of paper, printed on both sides</source>
        <translation>%1 pages · %2 feuilles recto verso</translation>
    </message>
    <message>
        <source>%1 pages · 1 sheet of paper, printed on both sides</source>
        <translation>%1 pages · 1 feuille recto verso</translation>
    </message>
</context>
<context>
    <name>SheetsPage</name>
    <message>
        <source>Page %1</source>
        <translation>Page %1</translation>
    </message>
    <message>
        <source>Pages in small</source>
        <translation>Vignettes des pages</translation>
    </message>
    <message>
        <source>To the printer…</source>
        <translation>Vers l’imprimante…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save as PDF or pictures</source>
        <translation>Enregistrer en PDF ou en images</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>PNG pictures…</source>
        <translation>Images PNG…</translation>
    </message>
    <message>
        <source>SVG drawings…</source>
        <translation>Dessins SVG…</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Nothing is chosen to be printed</source>
        <translation>Rien n’est choisi pour l’impression</translation>
    </message>
    <message>
        <source>Damage from a game in play</source>
        <translation>Dégâts d’une partie en cours</translation>
    </message>
    <message>
        <source>Play states and filled sheets (*.json *.pdf)</source>
        <translation>États de jeu et fiches remplies (*.json *.pdf)</translation>
    </message>
</context>
<context>
    <name>ShipActions</name>
    <message>
        <source>Add a ship</source>
        <translation>Ajouter un vaisseau</translation>
    </message>
    <message>
        <source>Put under the commander above</source>
        <translation>Placer sous le chef au-dessus</translation>
    </message>
    <message>
        <source>Put under the ship before</source>
        <translation>Placer sous le vaisseau précédent</translation>
    </message>
    <message>
        <source>Move to the team before</source>
        <translation>Déplacer dans l’équipe précédente</translation>
    </message>
    <message>
        <source>Move to the next team</source>
        <translation>Déplacer dans l’équipe suivante</translation>
    </message>
    <message>
        <source>There is no design yet that a ship could be built to.</source>
        <translation>Il n’y a encore aucun modèle pour un vaisseau.</translation>
    </message>
    <message>
        <source>Edit the design</source>
        <translation>Modifier le modèle</translation>
    </message>
    <message>
        <source>Change the design</source>
        <translation>Changer de modèle</translation>
    </message>
    <message>
        <source>Move to team</source>
        <translation>Déplacer dans l’équipe</translation>
    </message>
    <message>
        <source>Add a team</source>
        <translation>Ajouter une équipe</translation>
    </message>
    <message>
        <source>There is no class yet that a ship could be of.</source>
        <translation>Il n’y a encore aucune classe pour un vaisseau.</translation>
    </message>
    <message>
        <source>Add squadrons without a carrier</source>
        <translation>Ajouter des escadrilles sans porteur</translation>
    </message>
    <message>
        <source>Add a ship led by %1</source>
        <translation>Ajouter un vaisseau mené par %1</translation>
    </message>
    <message>
        <source>Command level</source>
        <translation>Échelon</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Change the class</source>
        <translation>Changer la classe</translation>
    </message>
    <message>
        <source>Change the class of this squadron (%1 ships)</source>
        <translation>Changer la classe de cet escadron (%1 vaisseaux)</translation>
    </message>
    <message>
        <source>Select this squadron</source>
        <translation>Sélectionner cet escadron</translation>
    </message>
</context>
<context>
    <name>ShipDrops</name>
    <message>
        <source>Ships have their place in a team: drop it on one.</source>
        <translation>La place d’un vaisseau est dans une équipe&#xa0;: déposez-le sur l’une d’elles.</translation>
    </message>
    <message>
        <source>A ship cannot be put in front of itself.</source>
        <translation>Un vaisseau ne peut pas passer devant lui-même.</translation>
    </message>
    <message>
        <source>A team cannot be put into a team.</source>
        <translation>Une équipe ne peut pas entrer dans une équipe.</translation>
    </message>
    <message>
        <source>Teams are put in front of other teams.</source>
        <translation>Une équipe se place devant une autre équipe.</translation>
    </message>
</context>
<context>
    <name>ShipSheet</name>
    <message>
        <source>New ship class</source>
        <translation>Nouvelle classe de vaisseau</translation>
    </message>
    <message>
        <source>New ship</source>
        <translation>Nouveau vaisseau</translation>
    </message>
    <message>
        <source>+ and − go through the choices</source>
        <translation>+ et − parcourent les choix</translation>
    </message>
</context>
<context>
    <name>SideCard</name>
    <message>
        <source>Side %1</source>
        <translation>Camp %1</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Who is side %1</source>
        <translation>Qui est le camp %1</translation>
    </message>
    <message>
        <source>No ship comes.</source>
        <translation>Aucun vaisseau ne vient.</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Changer…</translation>
    </message>
    <message>
        <source>An open document, a file or a sample. Files can be dropped here.</source>
        <translation>Un document ouvert, un fichier ou un exemple. On peut déposer des fichiers ici.</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>Personne encore</translation>
    </message>
    <message>
        <source>%1 of %2 come</source>
        <translation>%1 sur %2 viennent</translation>
    </message>
    <message>
        <source>damaged as in the game on paper</source>
        <translation>endommagé comme dans la partie sur papier</translation>
    </message>
    <message>
        <source>For this match alone: the document stays as it is</source>
        <translation>Pour cette partie seule&#xa0;: le document reste tel quel</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message>
        <source>Choose a side</source>
        <translation>Choisir un camp</translation>
    </message>
</context>
<context>
    <name>SideDocks</name>
    <message>
        <source>Guides</source>
        <translation>Guides</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>Tel qu’ouvert</translation>
    </message>
</context>
<context>
    <name>SideForms</name>
    <message>
        <source>All by the edition</source>
        <translation>Tout selon l’édition</translation>
    </message>
    <message>
        <source>Open the ship</source>
        <translation>Ouvrir le vaisseau</translation>
    </message>
    <message>
        <source>Leave every toggle to the edition, and put every option back</source>
        <translation>Laisser chaque réglage à l’édition et rétablir chaque option</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Sélection</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>What is shown below</source>
        <translation>Ce qui est montré au-dessous</translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>Rien de sélectionné</translation>
    </message>
    <message>
        <source>Select a design, a team or a ship to see and change what it is.</source>
        <translation>Sélectionnez un modèle, une équipe ou un vaisseau pour le voir et le modifier.</translation>
    </message>
    <message>
        <source>A change is for all of them.</source>
        <translation>Un changement vaut pour tous.</translation>
    </message>
    <message>
        <source>1 rule differs from the edition.</source>
        <translation>1 règle diffère de l’édition.</translation>
    </message>
    <message>
        <source>%1 rules differ from the edition.</source>
        <translation>%1 règles diffèrent de l’édition.</translation>
    </message>
    <message>
        <source>All is played by the edition.</source>
        <translation>Tout se joue selon l’édition.</translation>
    </message>
</context>
<context>
    <name>SlotBoard</name>
    <message>
        <source>Slot %1: empty</source>
        <translation>Emplacement %1&#xa0;: vide</translation>
    </message>
    <message>
        <source>Slot %1: %2, %3 boxes</source>
        <translation>Emplacement %1&#xa0;: %2, %3 cases</translation>
    </message>
    <message>
        <source>There is no ship on the canvas.</source>
        <translation>Aucun vaisseau n’est affiché.</translation>
    </message>
    <message>
        <source>Slots</source>
        <translation>Emplacements</translation>
    </message>
    <message>
        <source>Cut system</source>
        <translation>Couper le système</translation>
    </message>
    <message>
        <source>Copy system</source>
        <translation>Copier le système</translation>
    </message>
    <message>
        <source>Paste system</source>
        <translation>Coller le système</translation>
    </message>
    <message>
        <source>Duplicate system</source>
        <translation>Dupliquer le système</translation>
    </message>
    <message>
        <source>Slots of %1</source>
        <translation>Emplacements de %1</translation>
    </message>
    <message>
        <source>Enter chooses, + and − go through the systems</source>
        <translation>Entrée choisit, + et − parcourent les systèmes</translation>
    </message>
    <message>
        <source>What slot %1 holds</source>
        <translation>Contenu de l’emplacement %1</translation>
    </message>
</context>
<context>
    <name>SlotBox</name>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
</context>
<context>
    <name>SlotEdits</name>
    <message>
        <source>Add a ship</source>
        <translation>Ajouter un vaisseau</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Déplacer %1</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Dupliquer %1</translation>
    </message>
    <message>
        <source>%1: next</source>
        <translation>%1&#xa0;: suivant</translation>
    </message>
    <message>
        <source>%1: previous</source>
        <translation>%1&#xa0;: précédent</translation>
    </message>
    <message>
        <source>There is no system to copy</source>
        <translation>Il n’y a pas de système à copier</translation>
    </message>
    <message>
        <source>There is no system on the clipboard</source>
        <translation>Il n’y a pas de système dans le presse-papiers</translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation>Coller %1</translation>
    </message>
    <message>
        <source>%1 went into slot %2</source>
        <translation>%1 placé dans l’emplacement %2</translation>
    </message>
    <message>
        <source>Sort the slots</source>
        <translation>Trier les emplacements</translation>
    </message>
</context>
<context>
    <name>SlotInspector</name>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>Explain this number</source>
        <translation>Expliquer ce nombre</translation>
    </message>
    <message>
        <source>System of the slot</source>
        <translation>Système de l’emplacement</translation>
    </message>
</context>
<context>
    <name>SlotMenu</name>
    <message>
        <source>What should this slot hold?</source>
        <translation>Que mettre dans cet emplacement&#xa0;?</translation>
    </message>
    <message>
        <source>Sort the slots</source>
        <translation>Trier les emplacements</translation>
    </message>
    <message>
        <source>Next system</source>
        <translation>Système suivant</translation>
    </message>
    <message>
        <source>Previous system</source>
        <translation>Système précédent</translation>
    </message>
    <message>
        <source>Next class</source>
        <translation>Classe suivante</translation>
    </message>
    <message>
        <source>Previous class</source>
        <translation>Classe précédente</translation>
    </message>
</context>
<context>
    <name>SlotTool</name>
    <message>
        <source>Slot to be weighed</source>
        <translation>Emplacement à évaluer</translation>
    </message>
    <message>
        <source>What should go in</source>
        <translation>Que mettre dans</translation>
    </message>
    <message>
        <source>Choices for the slot</source>
        <translation>Choix pour l’emplacement</translation>
    </message>
    <message>
        <source>“Find out” lets the ship meet the whole field with each choice.</source>
        <translation>«&#xa0;Évaluer&#xa0;» oppose le vaisseau, avec chaque choix, à tous les adversaires.</translation>
    </message>
    <message>
        <source>Put it in</source>
        <translation>Installer</translation>
    </message>
    <message>
        <source>Find out</source>
        <translation>Évaluer</translation>
    </message>
    <message>
        <source>There is no ship to ask about.</source>
        <translation>Il n’y a pas de vaisseau à évaluer.</translation>
    </message>
    <message>
        <source>Changed: press “Find out”</source>
        <translation>Modifié&#xa0;: cliquez sur «&#xa0;Évaluer&#xa0;»</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Win rate, %1 interval</source>
        <translation>Taux de victoire, intervalle à %1</translation>
    </message>
    <message>
        <source>More than now, in points</source>
        <translation>Gain, en points</translation>
    </message>
    <message>
        <source>May be best</source>
        <translation>Peut être le meilleur</translation>
    </message>
    <message>
        <source>All these intervals hold together at %1</source>
        <translation>Tous ces intervalles valent ensemble à %1</translation>
    </message>
    <message>
        <source>%1 battles</source>
        <translation>%1 combats</translation>
    </message>
    <message>
        <source>is there now</source>
        <translation>en place</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Best: %1, beyond doubt</source>
        <translation>Le meilleur&#xa0;: %1, sans aucun doute</translation>
    </message>
    <message>
        <source>Best found: %1. As good, for all that is known: %2</source>
        <translation>Le meilleur trouvé&#xa0;: %1. Peut-être aussi bons&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>SlotsInView</name>
    <message>
        <source>There is no ship to add it to.</source>
        <translation>Il n’y a pas de vaisseau où l’ajouter.</translation>
    </message>
</context>
<context>
    <name>SourceMenu</name>
    <message>
        <source>Open documents</source>
        <translation>Documents ouverts</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Fichiers récents</translation>
    </message>
    <message>
        <source>Samples of %1</source>
        <translation>Exemples de %1</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Un autre fichier…</translation>
    </message>
</context>
<context>
    <name>SquadronWeapons</name>
    <message>
        <source>WEAPONS</source>
        <translation>ARMES</translation>
    </message>
    <message>
        <source>Add a weapon</source>
        <translation>Ajouter une arme</translation>
    </message>
    <message>
        <source>Weapon %1</source>
        <translation>Arme %1</translation>
    </message>
    <message>
        <source>Gun</source>
        <translation>Canon</translation>
    </message>
    <message>
        <source>Add a weapon to %1</source>
        <translation>Ajouter une arme à %1</translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation>Monter %1</translation>
    </message>
    <message>
        <source>Move %1 down</source>
        <translation>Descendre %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
</context>
<context>
    <name>SquadronsPage</name>
    <message>
        <source>New squadron type</source>
        <translation>Nouveau type d’escadrille</translation>
    </message>
    <message>
        <source>Squadron types</source>
        <translation>Types d’escadrille</translation>
    </message>
    <message>
        <source>Bay types</source>
        <translation>Types de hangar</translation>
    </message>
    <message>
        <source>New bay type</source>
        <translation>Nouveau type de hangar</translation>
    </message>
    <message>
        <source>This fleet has no squadrons and no bays yet.</source>
        <translation>Cette flotte n’a encore ni escadrille ni hangar.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Recent</source>
        <translation>Récents</translation>
    </message>
    <message>
        <source>Files can be dropped anywhere: documents, prints, picture cards, share codes.</source>
        <translation>Déposez des fichiers n’importe où&#xa0;: documents, impressions, images, codes de partage.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Unsaved work was found</source>
        <translation>Du travail non enregistré a été retrouvé</translation>
    </message>
    <message>
        <source>In the same folder</source>
        <translation>Dans le même dossier</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Search your files and the samples</source>
        <translation>Chercher dans vos fichiers et les exemples</translation>
    </message>
    <message>
        <source>Size of a fleet</source>
        <translation>Taille d’une flotte</translation>
    </message>
    <message>
        <source>Any size</source>
        <translation>Toutes les tailles</translation>
    </message>
    <message>
        <source>Up to %1 points</source>
        <translation>Jusqu’à %1 points</translation>
    </message>
    <message>
        <source>%1 to %2 points</source>
        <translation>De %1 à %2 points</translation>
    </message>
    <message>
        <source>From %1 points</source>
        <translation>Dès %1 points</translation>
    </message>
    <message>
        <source>Play…</source>
        <translation>Jouer…</translation>
    </message>
    <message>
        <source>Set up a match: watch captains fight, or command a side</source>
        <translation>Préparer une partie&#xa0;: regarder des capitaines se battre, ou commander un camp</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>Galerie</translation>
    </message>
    <message>
        <source>Look through designs of a folder or a hosted gallery; publish your own</source>
        <translation>Parcourir les modèles d’un dossier ou d’une galerie hébergée&#xa0;; publier les vôtres</translation>
    </message>
    <message>
        <source>Your first ship</source>
        <translation>Votre premier vaisseau</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Open share code from clipboard</source>
        <translation>Ouvrir un code du presse-papiers</translation>
    </message>
</context>
<context>
    <name>StartupNotices</name>
    <message>
        <source>Unsaved work cannot be kept for recovery: %1. Save your work.</source>
        <translation>Le travail non enregistré ne peut pas être gardé pour récupération&#xa0;: %1. Enregistrez votre travail.</translation>
    </message>
    <message>
        <source>The settings could not be used and were put aside: %1</source>
        <translation>Les préférences étaient inutilisables et ont été mises de côté&#xa0;: %1</translation>
    </message>
    <message>
        <source>MetaMaker crashed during its last run. You can recover your unsaved work.</source>
        <translation>MetaMaker a planté lors de sa dernière exécution. Vous pouvez récupérer votre travail non enregistré.</translation>
    </message>
    <message>
        <source>MetaMaker crashed during its last run. There is no unsaved work to recover.</source>
        <translation>MetaMaker a planté lors de sa dernière exécution. Il n’y a pas de travail non enregistré à récupérer.</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>Afficher le rapport</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Unsaved work of an earlier run was found.</source>
        <translation>Du travail non enregistré d’une session précédente a été retrouvé.</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 éléments</translation>
    </message>
    <message>
        <source>Rename to %1</source>
        <translation>Renommer en %1</translation>
    </message>
</context>
<context>
    <name>StoryView</name>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Why it came so</source>
        <translation>Pourquoi c’est arrivé</translation>
    </message>
</context>
<context>
    <name>StrengthView</name>
    <message>
        <source>How strong the sides were</source>
        <translation>La force des camps</translation>
    </message>
    <message>
        <source>Nothing is counted in this game.</source>
        <translation>Rien n’est compté dans ce jeu.</translation>
    </message>
</context>
<context>
    <name>SummaryPage</name>
    <message>
        <source>Give these orders</source>
        <translation>Donner ces ordres</translation>
    </message>
    <message>
        <source>Change them</source>
        <translation>Les changer</translation>
    </message>
    <message>
        <source>These orders become final</source>
        <translation>Ces ordres deviennent définitifs</translation>
    </message>
</context>
<context>
    <name>SystemPopup</name>
    <message>
        <source>Find a system</source>
        <translation>Chercher un système</translation>
    </message>
    <message>
        <source>There is no such system.</source>
        <translation>Aucun système ne porte ce nom.</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Whole table</source>
        <translation>Toute la table</translation>
    </message>
    <message>
        <source>Show all of the table</source>
        <translation>Montrer toute la table</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Vaisseaux</translation>
    </message>
    <message>
        <source>Show the ships as large as they fit</source>
        <translation>Montrer les vaisseaux aussi grands que possible</translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Measure from one thing to another</source>
        <translation>Mesurer d’une chose à l’autre</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Suivre</translation>
    </message>
    <message>
        <source>Keep the selected ship in the middle</source>
        <translation>Garder au milieu le vaisseau choisi</translation>
    </message>
    <message>
        <source>Reach of the selected ship</source>
        <translation>Portée du vaisseau choisi</translation>
    </message>
    <message>
        <source>Without motion</source>
        <translation>Sans mouvement</translation>
    </message>
    <message>
        <source>No ranges</source>
        <translation>Sans portées</translation>
    </message>
    <message>
        <source>Arcs</source>
        <translation>Arcs</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
</context>
<context>
    <name>TagsField</name>
    <message>
        <source>separated by commas</source>
        <translation>à séparer par des virgules</translation>
    </message>
</context>
<context>
    <name>TargetBar</name>
    <message>
        <source>&amp;Armour</source>
        <translation>&amp;Blindage</translation>
    </message>
    <message>
        <source>&amp;Plates</source>
        <translation>&amp;Plaques</translation>
    </message>
    <message>
        <source>&amp;Shields</source>
        <translation>B&amp;oucliers</translation>
    </message>
    <message>
        <source>Adap&amp;tation</source>
        <translation>Adap&amp;tation</translation>
    </message>
    <message>
        <source>&amp;Deflector</source>
        <translation>Déflecte&amp;ur</translation>
    </message>
    <message>
        <source>Target &amp;rating</source>
        <translation>&amp;Indice de cible</translation>
    </message>
    <message>
        <source>&amp;EW</source>
        <translation>&amp;GE</translation>
    </message>
</context>
<context>
    <name>TargetPanel</name>
    <message>
        <source>Take from</source>
        <translation>Prendre de</translation>
    </message>
    <message>
        <source>AGAINST</source>
        <translation>CONTRE</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
</context>
<context>
    <name>TeamCard</name>
    <message>
        <source>What can be done to this team</source>
        <translation>Actions sur cette équipe</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add a ship</source>
        <translation>Ajouter un vaisseau</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>Nom de %1</translation>
    </message>
    <message>
        <source>no ships yet</source>
        <translation>pas encore de vaisseau</translation>
    </message>
    <message>
        <source>mass, no budget</source>
        <translation>masse, sans budget</translation>
    </message>
    <message>
        <source>%1 too much for budget %2</source>
        <translation>%1 de trop pour le budget %2</translation>
    </message>
    <message>
        <source>mass, budget %2</source>
        <translation>masse, budget %2</translation>
    </message>
    <message>
        <source>%1 too much: %2 − %3 for each further ship</source>
        <translation>%1 de trop&#xa0;: %2 − %3 par vaisseau de plus</translation>
    </message>
    <message>
        <source>mass, budget %2 − %3 for each further ship</source>
        <translation>masse, budget %2 − %3 par vaisseau de plus</translation>
    </message>
    <message>
        <source>no ships yet, budget %1</source>
        <translation>pas encore de vaisseau, budget %1</translation>
    </message>
    <message>
        <source>Budget of %1: %2</source>
        <translation>Budget de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Mass budget…</source>
        <translation>Budget de masse…</translation>
    </message>
    <message>
        <source>There is no design yet</source>
        <translation>Il n’y a pas encore de modèle</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Déplacer à gauche</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Déplacer à droite</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
</context>
<context>
    <name>TeamList</name>
    <message>
        <source>Ships of the team</source>
        <translation>Vaisseaux de l’équipe</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Équipes</translation>
    </message>
</context>
<context>
    <name>TeamShelf</name>
    <message>
        <source>Add a team</source>
        <translation>Ajouter une équipe</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>A run for survival, fight after fight</source>
        <translation>Une survie, combat après combat</translation>
    </message>
    <message>
        <source>How they meet</source>
        <translation>Comment ils se rencontrent</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Seed of the dice</source>
        <translation>Graine des dés</translation>
    </message>
    <message>
        <source>Other dice</source>
        <translation>D’autres dés</translation>
    </message>
    <message>
        <source>How they &amp;meet</source>
        <translation>&amp;Rencontre</translation>
    </message>
    <message>
        <source>&amp;Terrain</source>
        <translation>&amp;Terrain</translation>
    </message>
    <message>
        <source>The same number, the same dice</source>
        <translation>Le même nombre, les mêmes dés</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>Lined up on both sides</source>
        <translation>En ligne des deux côtés</translation>
    </message>
    <message>
        <source>An encounter: the dice say which</source>
        <translation>Un engagement que les dés décident</translation>
    </message>
    <message>
        <source>Encounter: %1</source>
        <translation>Engagement&#xa0;: %1</translation>
    </message>
    <message>
        <source>Side %1</source>
        <translation>Camp %1</translation>
    </message>
    <message>
        <source>Side %1: %2</source>
        <translation>Camp %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>TermsForm</name>
    <message>
        <source>Captain of all</source>
        <translation>Capitaine de tous</translation>
    </message>
    <message>
        <source>Seed of the dice</source>
        <translation>Graine des dés</translation>
    </message>
    <message>
        <source>The same seed, the same dice</source>
        <translation>Même graine, mêmes dés</translation>
    </message>
    <message>
        <source>&amp;Number</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>Ca&amp;ptain</source>
        <translation>Ca&amp;pitaine</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>&amp;Graine</translation>
    </message>
</context>
<context>
    <name>TimeLine</name>
    <message>
        <source>Time line</source>
        <translation>Ligne du temps</translation>
    </message>
    <message>
        <source>Lost: %1</source>
        <translation>Perdu&#xa0;: %1</translation>
    </message>
    <message>
        <source>start</source>
        <translation>début</translation>
    </message>
</context>
<context>
    <name>ToolBox</name>
    <message>
        <source>Hexes</source>
        <translation>Hexagones</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Vaisseaux</translation>
    </message>
    <message>
        <source>Wormholes</source>
        <translation>Trous de ver</translation>
    </message>
    <message>
        <source>Alike from so many sides</source>
        <translation>Pareil vu d’autant de côtés</translation>
    </message>
    <message>
        <source>each hex alone</source>
        <translation>chaque hexagone seul</translation>
    </message>
    <message>
        <source>from 2 sides</source>
        <translation>de 2 côtés</translation>
    </message>
    <message>
        <source>from 3 sides</source>
        <translation>de 3 côtés</translation>
    </message>
    <message>
        <source>from 6 sides</source>
        <translation>de 6 côtés</translation>
    </message>
    <message>
        <source>Alike</source>
        <translation>Pareil</translation>
    </message>
    <message>
        <source>Turn left</source>
        <translation>Tourner à gauche</translation>
    </message>
    <message>
        <source>Turn what is selected ([)</source>
        <translation>Tourner ce qui est choisi ([)</translation>
    </message>
    <message>
        <source>Turn right</source>
        <translation>Tourner à droite</translation>
    </message>
    <message>
        <source>Turn what is selected (])</source>
        <translation>Tourner ce qui est choisi (])</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Retourner</translation>
    </message>
    <message>
        <source>Left for right (\)</source>
        <translation>La gauche pour la droite (\)</translation>
    </message>
    <message>
        <source>Take up</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Take what is selected away (Delete)</source>
        <translation>Retirer ce qui est choisi (Suppr)</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Select all (Ctrl+A)</source>
        <translation>Tout choisir (Ctrl+A)</translation>
    </message>
    <message>
        <source>No letter</source>
        <translation>Sans lettre</translation>
    </message>
    <message>
        <source>Letters by wedges</source>
        <translation>Lettres par secteurs</translation>
    </message>
    <message>
        <source>Who moves first</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>Moves first</source>
        <translation>Commence</translation>
    </message>
    <message>
        <source>Take all ships away</source>
        <translation>Retirer tous les vaisseaux</translation>
    </message>
    <message>
        <source>Pair %1</source>
        <translation>Paire %1</translation>
    </message>
    <message>
        <source>Take this pair up</source>
        <translation>Retirer cette paire</translation>
    </message>
    <message>
        <source>Click a free place to lay a hex, pull hexes elsewhere. Ctrl and click selects several.</source>
        <translation>Cliquez une place libre pour y poser un hexagone, tirez-en ailleurs. Ctrl et clic en choisit plusieurs.</translation>
    </message>
    <message>
        <source>Click hexes to give them the letter; or select hexes and type it.</source>
        <translation>Cliquez des hexagones pour leur donner la lettre&#xa0;; ou choisissez-en et tapez-la.</translation>
    </message>
    <message>
        <source>Click hexes to put the ship down, click it again to take it away, pull ships elsewhere.</source>
        <translation>Cliquez un hexagone pour y poser le vaisseau, encore une fois pour le retirer&#xa0;; tirez-le ailleurs.</translation>
    </message>
    <message>
        <source>Click two hexes for the ends of the pair. Ships must stand on the board first.</source>
        <translation>Cliquez deux hexagones pour les bouts de la paire. Il faut d’abord des vaisseaux.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>• edited</source>
        <translation>• modifié</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>Turn back</source>
        <translation>Tour précédent</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>Event back</source>
        <translation>Événement précédent</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>One event on</source>
        <translation>Événement suivant</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
</context>
<context>
    <name>TurnEndBox</name>
    <message>
        <source>Not yet</source>
        <translation>Pas encore</translation>
    </message>
    <message>
        <source>End of turn %1</source>
        <translation>Fin du tour %1</translation>
    </message>
    <message>
        <source>Before turn 1</source>
        <translation>Avant le tour 1</translation>
    </message>
    <message>
        <source>Ticks are what the sheets let expect, or what was noted: change what was otherwise.</source>
        <translation>Est coché ce que les fiches laissent attendre, ou ce qui a été noté&#xa0;: corrigez ce qui fut autrement.</translation>
    </message>
    <message>
        <source>Type the faces of your dice, or have them rolled.</source>
        <translation>Entrez les faces de vos dés, ou laissez-les lancer.</translation>
    </message>
    <message>
        <source>On to turn %1</source>
        <translation>Passer au tour %1</translation>
    </message>
</context>
<context>
    <name>UniverseDialog</name>
    <message>
        <source>Parts of the pack</source>
        <translation>Éléments de l’univers</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>What becomes of it</source>
        <translation>Ce qu’il devient</translation>
    </message>
    <message>
        <source>Combat values</source>
        <translation>Valeurs de combat</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Mettre à jour</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Vaisseaux</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Utiliser %1</translation>
    </message>
    <message>
        <source>Update to %1</source>
        <translation>Mettre à jour vers %1</translation>
    </message>
    <message>
        <source>%1: from version %2 to %3</source>
        <translation>%1&#xa0;: de la version %2 à la %3</translation>
    </message>
    <message>
        <source>%1: back from version %2 to %3</source>
        <translation>%1&#xa0;: retour de la version %2 à la %3</translation>
    </message>
    <message>
        <source>Tick the parts of which the pack’s version shall replace your own. The others stay as they are here.</source>
        <translation>Cochez les éléments dont la version de l’univers doit remplacer la vôtre. Les autres restent comme ils sont ici.</translation>
    </message>
    <message>
        <source>All parts are here as the pack has them.</source>
        <translation>Tous les éléments sont ici comme dans l’univers.</translation>
    </message>
    <message numerus="yes">
        <source>Here as in the pack: %n part(s).</source>
        <translation>
            <numerusform>%n élément est ici comme dans l’univers.</numerusform>
            <numerusform>%n éléments sont ici comme dans l’univers.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>No combat value becomes another.</source>
        <translation>Aucune valeur de combat ne change.</translation>
    </message>
</context>
<context>
    <name>UniversePage</name>
    <message>
        <source>Use in</source>
        <translation>Utiliser dans</translation>
    </message>
    <message>
        <source>A pack is made out of a fleet, and so is its next version.</source>
        <translation>Un univers se fait à partir d’une flotte, et sa prochaine version aussi.</translation>
    </message>
    <message>
        <source>No fleet is open</source>
        <translation>Aucune flotte n’est ouverte</translation>
    </message>
</context>
<context>
    <name>UniverseWork</name>
    <message>
        <source>Use a universe pack…</source>
        <translation>Utiliser un univers…</translation>
    </message>
    <message>
        <source>Update %1 %2…</source>
        <translation>Mettre à jour %1 %2…</translation>
    </message>
    <message>
        <source>Make a universe pack…</source>
        <translation>Faire un univers…</translation>
    </message>
    <message>
        <source>Another version of %1</source>
        <translation>Une autre version de %1</translation>
    </message>
    <message>
        <source>Use a universe pack</source>
        <translation>Utiliser un univers</translation>
    </message>
    <message>
        <source>The pack is for %1.</source>
        <translation>L’univers est pour %1.</translation>
    </message>
    <message>
        <source>This is “%1”, not “%2”.</source>
        <translation>C’est «&#xa0;%1&#xa0;», et non «&#xa0;%2&#xa0;».</translation>
    </message>
</context>
<context>
    <name>UsedBy</name>
    <message>
        <source>USED BY</source>
        <translation>UTILISÉ PAR</translation>
    </message>
    <message>
        <source>Nothing uses it yet.</source>
        <translation>Rien ne l’utilise encore.</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Aller à %1</translation>
    </message>
</context>
<context>
    <name>ValueBar</name>
    <message>
        <source>WHERE THE VALUE COMES FROM</source>
        <translation>D’OÙ VIENT LA VALEUR</translation>
    </message>
    <message>
        <source>Shares, scaled so that they add up to the value</source>
        <translation>Parts, ramenées pour que leur somme fasse la valeur</translation>
    </message>
</context>
<context>
    <name>WeaponCard</name>
    <message>
        <source>Move %1 up</source>
        <translation>Monter %1</translation>
    </message>
    <message>
        <source>Move %1 down</source>
        <translation>Descendre %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
</context>
<context>
    <name>WeaponCharts</name>
    <message>
        <source>Lay another weapon over it</source>
        <translation>Superposer une autre arme</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparer avec</translation>
    </message>
    <message>
        <source>Being worked out …</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>no other</source>
        <translation>aucune autre</translation>
    </message>
</context>
<context>
    <name>WeaponsPage</name>
    <message>
        <source>Weapons</source>
        <translation>Armes</translation>
    </message>
    <message>
        <source>New weapon</source>
        <translation>Nouvelle arme</translation>
    </message>
    <message>
        <source>IDENTITY</source>
        <translation>IDENTITÉ</translation>
    </message>
    <message>
        <source>DAMAGE</source>
        <translation>DÉGÂTS</translation>
    </message>
    <message>
        <source>REACH</source>
        <translation>PORTÉE</translation>
    </message>
    <message>
        <source>AREA AND FIRE</source>
        <translation>ZONE ET TIR</translation>
    </message>
    <message>
        <source>PIERCING</source>
        <translation>PERFORATION</translation>
    </message>
    <message>
        <source>SPECIAL</source>
        <translation>PARTICULARITÉS</translation>
    </message>
    <message>
        <source>This fleet has no weapons yet.</source>
        <translation>Cette flotte n’a pas encore d’arme.</translation>
    </message>
</context>
<context>
    <name>WormholePanel</name>
    <message>
        <source>Choose a pair, then click any lit hex. The two ends of a pair lie on different letters.</source>
        <translation>Choisissez une paire, puis cliquez un hexagone éclairé. Les deux bouts ont des lettres différentes.</translation>
    </message>
    <message>
        <source>Pair %1</source>
        <translation>Paire %1</translation>
    </message>
</context>
<context>
    <name>WritingPage</name>
    <message>
        <source>Ready</source>
        <translation>Prêt</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>What speaks for these orders</source>
        <translation>Ce qui parle pour ces ordres</translation>
    </message>
</context>
<context>
    <name>ZoomBox</name>
    <message>
        <source>Smaller</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Show in real size</source>
        <translation>Montrer en taille réelle</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Fit the width</source>
        <translation>Ajuster à la largeur</translation>
    </message>
    <message>
        <source>Fit the page</source>
        <translation>Ajuster à la page</translation>
    </message>
</context>
</TS>
