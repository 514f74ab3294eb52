### What is wrong with a file, told in one sentence; the file and the place in it stand before.

file-stdin = standard input
file-stdout = standard output
file-share_code = share code
file-link = link
file-meant = , did you mean “{ $word }”?

## Reading and writing
file-unnamed = expected the name of a file, found an empty one
file-unreadable = could not be read: { $reason }
file-unreadable_before = could not be read before it is replaced
file-unreadable_before_why = could not be read before it is replaced: { $reason }
file-unwritable = could not be written: { $reason }
file-unusable = could not be used: { $reason }
file-unmade = could not be made: { $reason }
file-unlocked = could not be locked
file-gone = there is no such file any more
file-changed = expected the file that was opened, found one that was changed since
file-other_game = expected a { $game } document, found a document of another game
file-other_kind = this is another kind of document ({ $found }), which cannot be used here
file-unremovable = could not be removed: { $reason }
file-too_long = expected at most { $most } MB, found more
file-longer = expected at most { $most } MB, found { $found } MB
file-reason-no_such = there is no such file or folder
file-reason-folder = it is a folder
file-reason-circle = its links lead in a circle
file-reason-closed = it is closed
file-reason-no_folder = a part of its path is no folder
file-reason-denied = permission denied
file-reason-read_only = the disk is read-only
file-reason-full = the disk is full
file-reason-quota = the quota of the disk is used up
file-reason-large = it would be larger than the system allows
file-reason-long_name = its name is too long
file-reason-name = its name is not usable
file-reason-protected = it is protected against writing
file-reason-no_file = it is a pipe or a device, not a file
file-reason-refused = the system refused it

## JSON
file-json-place = line { $line }, column { $column }
file-json-byte = byte { $number }
file-json-utf_16 = expected text in UTF-8, found UTF-16
file-json-empty = expected JSON, found an empty file
file-json-not_utf_8 = expected text in UTF-8, found other bytes
file-json-binary = expected text, found binary data
file-json-deep = expected at most { $most } levels of nesting, found more
file-json-containers = expected at most { NUMBER($most, useGrouping: 1) } lists and records, found more
file-json-keys = expected at most { NUMBER($most, useGrouping: 1) } keys, found { NUMBER($found, useGrouping: 1) }
file-json-twice = expected a key that is used once, found it twice
file-json-digits = expected a number of at most { $most } digits, found { NUMBER($found, useGrouping: 1) }
file-json-large = expected a finite number, found one that is too large
file-json-constant = expected a number, found { $found }
file-json-surrogate = expected whole characters, found half a surrogate pair
file-json-surrogate_key = expected keys of whole characters, found half a surrogate pair
file-json-cut_off = expected more, the file ends in the middle: it is cut off
file-json-comment = expected JSON, found a comment, which JSON does not have
file-json-comma = expected no comma before { $found }, found one
file-json-broken = expected { $what ->
    [value] a value
    [key] a key in double quotes
    [key_after_comma] another key after the comma
    [value_after_comma] another value after the comma
    [colon] a colon after the key
    [comma] a comma
    [end] the end of the file
    [control] text without control characters
    [quote] the closing quote of this text
    [escape] a valid escape such as \n
   *[json] JSON
    }, found { $found }

## The envelope
file-envelope-other = expected a MetaMaker file, { "{" }"game": …, "format": …, "body": { "{" }…{ "}" }{ "}" }, found other JSON
file-envelope-key = expected a known key{ $meant }
file-envelope-value = expected { $entry ->
    [game] the name of a game
    [format] a whole number from 1
    [kind] a word
   *[body] a record
    }, found { $found }
file-envelope-format = expected a whole number from 1, found { $found }
file-envelope-kind = this is { $found ->
    [fleet] a fleet
    [encounter] an encounter
    [replay] a battle or a match
    [record] a game on paper
    [play] damage on paper
    [event] an event
    [universe] a universe pack
   *[other] a file of the kind “{ $found }”
}, not { $kind ->
    [fleet] a fleet
    [encounter] an encounter
    [replay] a battle or a match
    [record] a game on paper
    [play] damage on paper
    [event] an event
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
file-envelope-newer = expected { $most } or less, found { $found }: it was written by a newer version of MetaMaker
file-envelope-body = expected a body of format { $format }, found another shape
file-envelope-game = expected one of { $known }, found “{ $found }”{ $meant }
file-kind-nothing = nothing
file-kind-truth = true or false
file-kind-number = a number
file-kind-text = text
file-kind-list = a list
file-kind-record = a record

## Documents
file-expected = expected { $what }, found { $found }{ $meant }
file-expected-nothing = expected { $what }, found nothing
file-expected-key = expected a known key{ $meant }
file-expected-key_of = expected a known key, one of { $known }
file-control = expected text without control characters, found { $found } as character { $place }
file-found-list = a list of { $count }
file-found-record = a record
file-found-long = { $found }… ({ $count } characters)
file-want-one_of = one of { $known }
file-want-one_of_many = one of { $count } known words
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
    [most] { " " }of at most { $high } characters
   *[none] { "" }
    }
file-want-truth = true or false
file-want-list = a list{ $bounds ->
    [same] { " " }of { $low } entries
    [both] { " " }of { $low } to { $high } entries
    [least] { " " }of at least { $low } entries
    [most] { " " }of at most { $high } entries
   *[none] { "" }
    }
file-want-kind = a record whose “{ $key }” is one of { $known }
file-want-record = a record

## What a document has by name
file-name-no_number = { $of } has no number “{ $found }”{ $meant ->
    [none] ,
   *[other] { $meant }
    } there are { $known }; of { $parts } and others

## Share codes
file-code-other = expected a share code, which begins with MM1-, found other text
file-code-link = expected a link with a share code alone, { $form }, found another one
file-code-too_much = expected at most { $most } MB to share, found { $found } MB
file-code-too_much_inside = expected at most { $most } MB inside, found more
file-code-cut_off = it is cut off: its end is missing
file-code-wrong = it is damaged: a letter in the middle is wrong or missing
file-code-damaged = it is damaged: its check sum does not fit
file-code-letters = it is damaged: some of its letters are none of A–Z and 2–7
file-code-too_many_parts = expected a code of at most { $most } parts, found { $found }
file-code-too_long = expected a share code of at most { $most } characters, found { $found }
file-code-newer = expected version { $most } or less, found { $found }: it was made by a newer version of MetaMaker
file-code-strangers = expected the parts of one share code, found those of several
file-code-twice = expected the parts of one share code, found two that are number { $number }
file-code-numbers = expected parts from 1 to { $count }, found others
file-code-missing = expected { $count } parts, found { $found }, missing number { $missing }

## Pictures
file-picture-empty = this picture carries no fleet: chats and picture programs often leave out what is not picture
file-picture-cut_off = this picture is cut off
file-picture-damaged = this picture is damaged: a check sum does not fit
file-picture-text = the text in this picture is damaged
file-picture-packed = the text in this picture is compressed in a way that is not known
file-picture-too_long = expected a text of at most { $most } MB in this picture, found more

## PDF
file-pdf-several = expected a choice such as { $file }#1, since it carries several: { $fleets }
file-pdf-none_such = expected one of the fleets that it carries: { $fleets }
file-pdf-other = expected a PDF file before the #, found one of another kind
file-pdf-empty = this PDF file carries neither a fleet as an attachment nor a share code in the text of its pages
file-pdf-no_form = expected sheets that can be filled in on the screen, found a PDF file without fields
file-pdf-much = this PDF file holds more than can be read
file-pdf-damaged = this PDF file is damaged or locked and cannot be read
file-pdf-long = the attachment has { $found } bytes, at most { $most } are read
file-pdf-no_tree = the names of the attachments of this PDF file are no tree
file-pdf-checksum = the attachment of this PDF file is damaged: it does not fit its checksum

## Files of the window
file-settings-other = expected settings, found other JSON
file-settings-format = expected a whole number from 1 to { $most }, found another
file-settings-shape = expected settings of format { $format }, found another shape
file-recovery-format = expected recovered work of format { $format }, found something else
file-recovery-document = expected the time and the document, found something else
file-recovery-title = expected a title and a file, found something else

## Fonts
file-font-long = { $file }: the font has more than { $most } bytes
file-font-outlines = { $file }: expected one font with TrueType outlines
file-font-damaged = { $file }: the font is damaged
file-font-table = { $file }: the font lacks the table “{ $table }”
file-font-licence = { $file }: the licence of the font forbids embedding
file-universe = a fleet was expected, found the universe pack “{ $title }”, which fleets use
file-universe-none = a universe pack was expected, found something else
file-universe-made = a universe pack is made out of a fleet
