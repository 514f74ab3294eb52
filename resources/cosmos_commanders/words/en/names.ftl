### Names: of systems, of those who play, of what the rules speak of.

names-systems = Kettle, Lantern, Thimble, Plover, Marrow, Bellows, Teasel, Larder, Ferrule, Quill, Saffron, Anvil, Tansy, Cobble, Whistle, Pewter, Bramble, Gosling, Ladle, Sorrel, Trellis, Button, Harrow, Juniper, Flagon, Nettle, Shuttle, Cinder, Medlar, Tinder, Wicket, Barley, Curlew, Hassock, Pippin, Rudder, Sconce, Tallow, Umber, Vellum, Wattle, Yarrow, Bobbin, Damson, Gimlet, Keystone, Mallow, Osier, Parsnip, Quoin, Rowan, Spindle, Turnip, Verbena, Willow, Zither
names-system-number = system { $number }
names-sector = sector { $number }
names-line = the line from { $one } to { $other }
names-system-or-line = a system, line or sector
names-level-metal = Metal
names-level-population = Population
names-level-radioactives = Radioactives
names-level-luxuries = Luxuries
names-level-organics = Organics
names-level-military = Military Technology
names-commander-metal = Old Rivet
names-commander-population = Cousin Umpteen
names-commander-radioactives = Madame Halflife
names-commander-luxuries = Baron Velvet
names-commander-organics = Gardener Thistle
names-commander-military = Colonel Tin
names-people-metal = the Patient Foundry
names-people-population = the Very Large Family
names-people-radioactives = the Softly Glowing
names-people-luxuries = the Cushioned Court
names-people-organics = the Hedgerow Folk
names-people-military = the Wind-up Guard
names-bonus = { $level } +1
