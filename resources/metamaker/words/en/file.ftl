### Problems with a file; the file and the place in it come before the sentence.

file-stdin = standard input
file-stdout = standard output
file-share_code = share code
file-link = link
file-meant = ; did you mean “{ $word }”?
file-choose = ; choose from { $known }
file-problem = { $place }: { $problem }

## Reading and writing
file-unnamed = the name of the file is empty
file-unreadable = could not be read: { $reason }
file-unreadable_before = the existing file could not be read, so it was not replaced
file-unreadable_before_why = the existing file could not be read, so it was not replaced: { $reason }
file-unwritable = could not be written: { $reason }
file-unusable = could not be used: { $reason }
file-unmade = could not be created: { $reason }
file-unlocked = could not be locked
file-gone = the file no longer exists
file-changed = another program has changed this file since you opened it
file-other_game = this is not a { $game } file; use one of that game
file-other_kind = this is another kind of document ({ $found }), which cannot be used here
file-unremovable = could not be removed: { $reason }
file-too_long = the file is larger than the limit of { $most } MB
file-longer = the file has { $found } MB; the limit is { $most } MB
file-reason-no_such = there is no such file or folder
file-reason-folder = it is a folder
file-reason-circle = its links form a loop
file-reason-closed = it is closed
file-reason-no_folder = part of its path is not a folder
file-reason-exists = a file with this name exists
file-reason-address = this computer does not have this address
file-reason-denied = permission denied
file-reason-read_only = the disk is read-only
file-reason-full = the disk is full
file-reason-quota = the disk quota is used up
file-reason-large = it would be larger than the system allows
file-reason-long_name = its name is too long
file-reason-name = its name cannot be used
file-reason-protected = it is write-protected
file-reason-no_file = it is a pipe or a device, not a file
file-reason-refused = the system refused it

## JSON
file-json-place = line { $line }, column { $column }
file-json-byte = byte { $number }
file-json-utf_16 = the file is encoded as UTF-16; save it as UTF-8
file-json-empty = the file is empty
file-json-not_utf_8 = the file is not UTF-8 text
file-json-binary = the file contains binary data instead of text
file-json-deep = lists and records are nested too deeply; the limit is { $most } levels
file-json-containers = there are too many lists and records; the limit is { NUMBER($most, useGrouping: 1) }
file-json-keys = a record has { NUMBER($found, useGrouping: 1) } keys; the limit is { NUMBER($most, useGrouping: 1) }
file-json-twice = this key appears twice; keep only one
file-json-digits = this number has { NUMBER($found, useGrouping: 1) } digits; the limit is { $most }
file-json-large = this number is too large
file-json-constant = JSON has no { $found }; use a number
file-json-surrogate = this text contains half of a character (a lone surrogate)
file-json-surrogate_key = a key contains half of a character (a lone surrogate)
file-json-cut_off = the file is incomplete: it ends too early
file-json-comment = JSON does not allow comments; remove this one
file-json-comma = remove the extra comma before { $found }
file-json-broken = { $what ->
    [value] a value cannot begin with { $found }
    [key] a key must be in double quotes; this one begins with { $found }
    [key_after_comma] another key must follow the comma, not { $found }
    [value_after_comma] another value must follow the comma, not { $found }
    [colon] there is no colon after the key, but { $found }
    [comma] a comma is missing before { $found }
    [end] the JSON is complete, but the file continues with { $found }
    [control] text cannot contain control characters such as { $found }
    [quote] this text has no closing quote
    [escape] { $found } does not begin a valid escape such as \n
   *[json] this is not JSON: it begins with { $found }
    }

## The envelope
file-envelope-other = this is JSON, but not a MetaMaker file; those have the entries “game”, “format” and “body”
file-envelope-key = “{ $key }” is not a known entry{ $meant }
file-envelope-value = “{ $entry }”{ $found ->
    [nothing] { " " }is missing; it
   *[other] { "" }
    } must be { $entry ->
    [game] the name of a game
    [format] a whole number from 1
    [kind] a word
   *[body] a record
    }{ $found ->
    [nothing] { "" }
   *[other] , not { $found }
    }
file-envelope-format = “format” must be a whole number from 1, not { $found }
file-envelope-kind = this is { $found ->
    [fleet] a fleet
    [encounter] an encounter
    [replay] a battle or a match
    [record] a game on paper
    [play] damage on paper
    [event] a tournament
    [universe] a universe pack
   *[other] a file of the kind “{ $found }”
}, not { $kind ->
    [fleet] a fleet
    [encounter] an encounter
    [replay] a battle or a match
    [record] a game on paper
    [play] damage on paper
    [event] a tournament
    [universe] a universe pack
   *[other] a file of the kind “{ $kind }”
}{ $found ->
    [encounter] { "" }; “metamaker encounter” and “metamaker battle” read it
    [replay] { "" }; “metamaker play” and “metamaker battle” read it
    [record] { "" }; the app opens it
    [play] { "" }; “metamaker sheets --state” reads it
    [event] { "" }; “metamaker event” reads it
    [universe] { "" }; “metamaker use” and “metamaker universe” read it
   *[other] { "" }
}
file-envelope-newer = the file has format { $found }, but this version of MetaMaker only reads formats up to { $most }. Update MetaMaker to open it
file-envelope-body = the content does not match format { $format }, which the file claims to have
file-envelope-game = there is no game “{ $found }”{ $meant }
file-kind-truth = true or false
file-kind-number = a number
file-kind-text = text
file-kind-list = a list
file-kind-record = a record

## Documents
file-expected = { $entry ->
    [none] this
   *[other] “{ $entry }”
    } must be { $what }, not { $found }{ $meant }
file-expected-nothing = “{ $entry }” is missing; it must be { $what }
file-expected-key = “{ $entry }” is not a known entry{ $meant }
file-control = control characters are not allowed; character { $place } is { $found }
file-day = must be a day such as 2026-11-29
file-found-list = a list of { $count ->
    [one] { $count } entry
   *[other] { $count } entries
    }
file-found-record = a record
file-found-text = “{ $found }”
file-found-long = “{ $found }…” ({ $count } characters)
file-want-one_of = one of { $known }
file-want-one_of_many = one of { $count } fixed words
file-want-whole = a whole number{ $bounds ->
    [both] { " " }from { $low } to { $high }
    [least] { " " }of at least { $low }
    [most] { " " }of at most { $high }
   *[none] { "" }
    }
file-want-number = a number{ $bounds ->
    [both] { " " }from { $low } to { $high }
    [least] { " " }of at least { $low }
    [most] { " " }of at most { $high }
   *[none] { "" }
    }
file-want-id = an id of lower-case letters, digits and single hyphens
file-want-pattern = text of the form { $pattern }
file-want-text = text{ $bounds ->
    [same] { " " }of { $low } characters
    [both] { " " }of { $low } to { $high } characters
    [least] { " " }of at least { $low } characters
    [most] { " " }of up to { $high } characters
   *[none] { "" }
    }
file-want-truth = true or false
file-want-list = a list{ $bounds ->
    [same] { " " }of { $low } entries
    [both] { " " }of { $low } to { $high } entries
    [least] { " " }of at least { $low } entries
    [most] { " " }of up to { $high } entries
   *[none] { "" }
    }
file-want-kind = a record whose “{ $key }” is one of { $known }
file-want-record = a record

## Names
file-name-no_number = { $of } has no number “{ $found }”{ $meant ->
    [none] . There are
   *[other] { $meant } There are
    } { $known }, and for { $parts } and others

## Share codes
file-code-other = this is not a share code; share codes begin with MM1-
file-code-link = a link must consist of one share code, as in { $form }
file-code-too_much = a share code can hold { $most } MB, and this has { $found } MB
file-code-too_much_inside = it contains more than the limit of { $most } MB
file-code-cut_off = the code is incomplete: copy it again, including the end
file-code-wrong = the code is damaged: a character is wrong or missing. Copy it again
file-code-damaged = the code is damaged: its checksum does not match. Copy it again
file-code-letters = the code is damaged: it has characters other than A–Z and 2–7. Copy it again
file-code-too_many_parts = the code has { $found } parts; the limit is { $most }
file-code-too_long = the code has { $found } characters; the limit is { $most }
file-code-newer = the code has version { $found }, but this version of MetaMaker only reads versions up to { $most }. Update MetaMaker to open it
file-code-strangers = these are parts of different share codes; use the parts of one code
file-code-twice = there are two different parts with the number { $number }; use the parts of one code
file-code-numbers = a part has a number that is not from 1 to { $count }
file-code-missing = the code has { $count } parts, and you gave { $found }; missing: { $missing }

## Pictures
file-picture-empty = this picture contains no fleet; chats and picture programs often remove it
file-picture-cut_off = this picture is incomplete; copy it again
file-picture-damaged = this picture is damaged: a checksum does not match
file-picture-text = the text in this picture is damaged
file-picture-packed = the text in this picture is compressed with an unknown method
file-picture-too_long = the text in this picture is longer than the limit of { $most } MB

## PDF
file-pdf-several = this PDF contains several fleets: { $fleets }. Choose one with # and its number, such as { $file }#1
file-pdf-none_such = there is no such fleet in this PDF; choose from { $fleets }
file-pdf-other = this is not a PDF; only a PDF can have a number after #
file-pdf-empty = this PDF contains no fleet: it has neither an attachment nor a share code in its text
file-pdf-no_form = this PDF has no fields; print sheets with --fillable to fill them in on the screen
file-pdf-much = this PDF contains more data than MetaMaker reads
file-pdf-damaged = this PDF is damaged or locked and cannot be read
file-pdf-long = the attachment has { $found } bytes; the limit is { $most }
file-pdf-no_tree = the list of attachments in this PDF is damaged
file-pdf-checksum = the attachment of this PDF is damaged: its checksum does not match

## Files of the app
file-settings-other = this is JSON, but not a settings file
file-settings-format = this version of MetaMaker only reads settings of formats 1 to { $most }
file-settings-shape = the settings do not match format { $format }, which the file claims to have
file-recovery-format = this is not recovered work of format { $format }
file-recovery-document = the recovered work has no time or no document
file-recovery-title = the recovered work has no title or no file name

## Fonts
file-font-long = { $file }: the font has more than { $most } bytes
file-font-outlines = { $file }: this must be a single font with TrueType outlines
file-font-damaged = { $file }: the font is damaged
file-font-table = { $file }: the font lacks the table “{ $table }”
file-font-licence = { $file }: the licence of the font forbids embedding
file-universe = this is the universe pack “{ $title }”, not a fleet; add it to a fleet with `metamaker use`
file-universe-none = this is not a universe pack; `metamaker universe` makes one from a fleet
file-universe-made = a universe pack is made from a fleet
