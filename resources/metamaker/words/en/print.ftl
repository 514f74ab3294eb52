### Printing: problems, findings of the print check, and texts in the files.

print-nothing = there is nothing to print: the fleet has nothing that belongs on these pages
print-no_page = choose at least one page; { $count ->
    [one] there is { $count } page
   *[other] there are { $count } pages
    }
print-no_ships = there is nothing to print: the fleet has no ships or classes
print-as_of = --as-of must be a turn from 0 to { $last }, not { $found }
print-one_state = --state can only be used with one fleet
print-margins = margins must be numbers in mm, one or left,top,right,bottom, not “{ $found }”
print-margins_wide = the margins are too wide: at least half of the width and half of the height must remain
print-ranges = pages must be numbers or ranges such as 1-3,7, not “{ $found }”
print-ranges_rise = page numbers start at 1, and a range goes up, unlike “{ $found }”
print-other_file = this name belongs to a file that is not { $kind }; choose another name
print-pages = { $count ->
    [one] { $count } page
   *[other] { $count } pages
    }
print-lacking = { $count ->
    [one] { $count } text contains characters
   *[other] { $count } texts contain characters
    } that the font does not have; they are printed as �. Use --font FILE to add a font that has them
print-system_fonts = fonts of this computer provide the characters missing from the bundled font: { $fonts }. Use --font FILE to choose others
print-no_codes = { $count ->
    [one] the share code of { $count } sheet was left out because a camera could not read it
   *[other] the share codes of { $count } sheets were left out because a camera could not read them
    }; run with --proof to see which
print-sheets = { $sheets ->
    [one] { $sheets } sheet
   *[other] { $sheets } sheets
    } on { $pages }

## Texts in files
print-subject = Record sheets and pages for the tabletop
print-attached = The fleet of these sheets; open it with MetaMaker

## Print check
print-proof-page = page
print-proof-finding = finding
print-proof-what = content
print-proof-of = of
print-proof-smallest = smallest pt
print-proof-contrast = contrast
print-proof-ink = ink (estimate)
print-proof-no_errors = no errors
print-proof-paper = { $errors }; { $single ->
    [one] { $single } sheet of paper
   *[other] { $single } sheets of paper
    } single-sided, { $double } double-sided
print-proof-line = a line
print-proof-group = a group
print-proof-mark = a mark
print-fault-faint = faint
print-fault-outside_the_paper = outside the paper
print-fault-outside_its_box = outside its box
print-fault-too_small = too small
print-fault-overlapping = overlapping
print-fault-missing_glyph = missing glyph
print-fault-words_lost = text lost
print-fault-shrunk = shrunk
print-fault-shortened = shortened
print-state-unused = { $file }: { $count ->
    [one] { $count } filled-in field does not match this fleet and was not used: { $names }
   *[other] { $count } filled-in fields do not match this fleet and were not used: { $names }
    }
print-state-foreign = { $file }: { $count ->
    [one] { $count } filled-in field belongs to another fleet in this PDF
   *[other] { $count } filled-in fields belong to other fleets in this PDF
    }
print-state-several = several fleets in this PDF may be “{ $title }”. Choose one with # and its number, such as filled.pdf#2
print-state-other = none of the fleets in this PDF is “{ $title }”. Choose another fleet, or one of the PDF with # and its number, such as filled.pdf#2
