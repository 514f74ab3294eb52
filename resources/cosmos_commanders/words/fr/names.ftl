### Noms : des systèmes, de ceux qui jouent, de ce dont parlent les règles.

names-systems = Bouilloire, Lanterne, Dé à coudre, Pluvier, Moelle, Soufflet, Cardère, Cellier, Virole, Plume, Safran, Enclume, Tanaisie, Galet, Sifflet, Étain, Ronce, Oison, Louche, Oseille, Treille, Bouton, Herse, Genièvre, Flacon, Ortie, Navette, Cendre, Nèfle, Amadou, Guichet, Orge, Courlis, Coussin, Reinette, Gouvernail, Bougeoir, Suif, Ombre, Vélin, Clayon, Achillée, Bobine, Quetsche, Vrille, Clef de voûte, Mauve, Osier, Panais, Voussoir, Sorbier, Fuseau, Navet, Verveine, Saule, Cithare
names-system-number = système { $number }
names-sector = secteur { $number }
names-line = la ligne de { $one } à { $other }
names-system-or-line = un système, une ligne ou un secteur
names-level-metal = Métal
names-level-population = Population
names-level-radioactives = Radioactifs
names-level-luxuries = Luxe
names-level-organics = Organique
names-level-military = Technique militaire
names-commander-metal = le Vieux Rivet
names-commander-population = Cousin Énième
names-commander-radioactives = Madame Demi-vie
names-commander-luxuries = le Baron Velours
names-commander-organics = Chardon le Jardinier
names-commander-military = le Colonel Fer-blanc
names-people-metal = la Patiente Fonderie
names-people-population = la Très Grande Famille
names-people-radioactives = les Doucement Luisants
names-people-luxuries = la Cour aux Coussins
names-people-organics = le Peuple des Haies
names-people-military = la Garde à Ressort
names-bonus = { $level } +1
