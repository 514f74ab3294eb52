### Les noms de ce que le jeu contient.

names-cruiser = Croiseur
names-destroyer = Destroyer
names-exterminator = Exterminateur
names-fighter = Chasseur
names-jumper = Sauteur
names-taker = Preneur

names-red = Rouge
names-blue = Bleu
names-yellow = Jaune
names-green = Vert
names-violet = Violet
names-white = Blanc

names-owned = { $ship } { $vowel ->
    [True] d’{ $owner }
   *[other] de { $owner }
}
