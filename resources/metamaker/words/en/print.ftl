### Prints: what can be printed of a file, what a proof-reader marks, what a print says of itself.

print-nothing = expected something to show on these pages, found nothing of the kind in the fleet
print-no_page = expected at least one page to print, { $count ->
    [one] there is { $count } page
   *[other] there are { $count } pages
    }
print-no_ships = expected at least one page to print, found neither ships nor classes
print-as_of = expected a turn from 0 to { $last } for --as-of, found { $found }
print-one_state = expected one fleet with --state, found several
print-margins = expected margins in mm, one or left,top,right,bottom, found “{ $found }”
print-margins_wide = expected margins that leave half of the paper either way
print-ranges = expected page ranges such as 1-3,7, found “{ $found }”
print-ranges_rise = expected page ranges that rise from 1, found “{ $found }”
print-other_file = expected a new name or a { $kind } file to replace, found a file of another kind
print-pages = { $count ->
    [one] { $count } page
   *[other] { $count } pages
    }
print-lacking = letters of { $count ->
    [one] { $count } text are
   *[other] { $count } texts are
    } missing and printed as �; --font FILE takes them from a font that has them
print-system_fonts = letters that the bundled font lacks come from fonts of this machine: { $fonts }; --font FILE takes others
print-no_codes = { $count ->
    [one] the share code of { $count } sheet is
   *[other] the share codes of { $count } sheets are
    } left out, as no camera could read it; --proof says which
print-sheets = { $sheets ->
    [one] { $sheets } sheet
   *[other] { $sheets } sheets
    } on { $pages }

## What a print says of itself
print-subject = Record sheets and pages for the tabletop
print-attached = The fleet of these sheets, to be opened with MetaMaker

## The proof-reader
print-proof-page = page
print-proof-finding = finding
print-proof-what = what
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
print-fault-words_lost = words lost
print-fault-shrunk = shrunk
print-fault-shortened = shortened
print-state-unused = { $file }: { $count ->
    [one] { $count } filled-in field was not used, because damage of this fleet has no place for it: { $names }
   *[other] { $count } filled-in fields were not used, because damage of this fleet has no place for them: { $names }
    }
print-state-foreign = { $file }: { $count ->
    [one] { $count } filled-in field belongs to another fleet in this PDF
   *[other] { $count } filled-in fields belong to other fleets in this PDF
    }
print-state-several = several fleets in this PDF may be “{ $title }”. Choose one with # and its number, such as filled.pdf#2
print-state-other = none of the fleets in this PDF is “{ $title }”. Choose another fleet, or one of the PDF with # and its number, such as filled.pdf#2
