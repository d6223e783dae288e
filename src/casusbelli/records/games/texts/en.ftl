# What happened in a game, phase by phase. $you names the value that is the reader, if one is.

fact = { $name }: { $fields }.
name = { $power }
written =
    { $you ->
        [seat] You: { $order }
       *[no] { $seat }: { $order }
    }
written-secret =
    { $you ->
        [seat] You: { $order } (secret)
       *[no] { $seat }: { $order } (secret)
    }
refused =
    { $you ->
        [seat] Your order was refused: { $order }. { SENTENCE($why) }
       *[no] { $seat }: { $order } was refused. { SENTENCE($why) }
    }
silent = { THE($seats) } sent no orders.
no-order = no order
routed =
    { $you ->
        [unit] Your { $unit } was dislodged by { $other }. It may retreat to { OR($places) }.
        [other] { $unit } was dislodged by your { $other }. It may retreat to { OR($places) }.
       *[no] { $unit } was dislodged by { $other }. It may retreat to { OR($places) }.
    }
routed-nowhere =
    { $you ->
        [unit] Your { $unit } was dislodged by { $other } and has no retreat.
        [other] { $unit } was dislodged by your { $other } and has no retreat.
       *[no] { $unit } was dislodged by { $other } and has no retreat.
    }
stand-offs =
    { COUNT($places) ->
        [one] There was a standoff in { THE($places) }.
       *[other] There were standoffs in these provinces: { THE($places) }.
    }
removed =
    { $you ->
        [units] Your { $units } { COUNT($units) ->
            [one] was
           *[other] were
        }
       *[no] { $units } { COUNT($units) ->
            [one] was
           *[other] were
        }
    } { $cause ->
        [destroyed] destroyed.
        [disbanded] disbanded.
        [disarmed] disbanded voluntarily.
        [removed] removed.
        [civil-disorder] removed because of civil disorder.
        [interned] disbanded because of internment.
        [upkeep] disbanded for want of a center.
        [by-hand] taken off the board by hand.
       *[other] taken off the board ({ $cause }).
    }
passed =
    { $you ->
        [owner] You took over { $units }.
       *[no] { THE($owner) } took over { $units }.
    }
a-unit = a unit
takes =
    { $you ->
        [owner] You took control of { $places }.
       *[no] { THE($owner) } took control of { $places }.
    }
takes-from =
    { $you ->
        [owner] You took { $places } from { THE($loser) }.
        [loser] { THE($owner) } took { $places } from you.
       *[no] { THE($owner) } took { $places } from { THE($loser) }.
    }
nobody-owns =
    { COUNT($places) ->
        [one] { $places } no longer belongs to { $you ->
            [loser] you.
           *[no] any power.
        }
       *[other] { $places } no longer belong to { $you ->
            [loser] you.
           *[no] any power.
        }
    }
rolled = The die for “{ $label }” came up { $roll } (out of { $sides }).
rolled-by-hand = The die for “{ $label }” was set to { $roll } (out of { $sides }) by hand.
eliminated =
    { $you ->
        [owners] You were eliminated.
       *[no] { COUNT($owners) ->
            [one] { THE($owners) } was eliminated.
           *[other] { THE($owners) } were eliminated.
        }
    }
vacated =
    { $you ->
        [seat] Nobody plays your power anymore.
       *[no] Nobody plays { THE($seat) } anymore.
    }
vacated-because =
    { $you ->
        [seat] { $code ->
            [not-played] Nobody plays your power in this game.
            [in-civil-disorder] Your power is in civil disorder.
            [set-up-by-hand] Your power was set up without a player.
            [unfilled] Your power starts without a player.
            [resigned] The player of your power has resigned.
            [replaced] The player of your power was replaced.
            [dismissed] The game master has removed the player of your power.
            [account-deleted] The player of your power has left this site.
            [bots-only] The bot of your power no longer plays.
            [silent] The player of your power missed too many deadlines.
            [abandoned] The player of your power missed too many deadlines.
           *[other] Nobody plays your power anymore. Reason: { $why }
        }
       *[no] { $code ->
            [not-played] Nobody plays { THE($seat) } in this game.
            [in-civil-disorder] { COUNT($seat) ->
                [one] { THE($seat) } is in civil disorder.
               *[other] { THE($seat) } are in civil disorder.
            }
            [set-up-by-hand] { THE($seat) } was set up without a player.
            [unfilled] { THE($seat) } starts without a player.
            [resigned] The player of { THE($seat) } has resigned.
            [replaced] The player of { THE($seat) } was replaced.
            [dismissed] The game master has removed the player of { THE($seat) }.
            [account-deleted] The player of { THE($seat) } has left this site.
            [bots-only] The bot of { THE($seat) } no longer plays.
            [silent] The player of { THE($seat) } missed too many deadlines.
            [abandoned] The player of { THE($seat) } missed too many deadlines.
           *[other] Nobody plays { THE($seat) } anymore. Reason: { $why }
        }
    }
seated =
    { $you ->
        [seat] A new player has taken over your power.
       *[no] A new player has taken over { THE($seat) }.
    }
placed =
    { $you ->
        [owner] your { $unit } was added
       *[no] { $unit } of { THE($owner) } was added
    }
taken-away =
    { $you ->
        [unit] your { $unit } was removed
       *[no] { $unit } was removed
    }
center-to =
    { $you ->
        [owner] { $place } was given to you
       *[no] { $place } was given to { THE($owner) }
    }
edited =
    { $actor ->
        [gm] The game master changed the board: { $done }.
        [name] { $by } changed the board: { $done }.
       *[nobody] The board was changed by hand: { $done }.
    }
corrected =
    { $actor ->
        [gm] The game master corrected the state of the game: { $done }.
        [name] { $by } corrected the state of the game: { $done }.
       *[nobody] The state of the game was corrected by hand: { $done }.
    }
overridden =
    { $actor ->
        [gm] The game master ruled on { $order } in { $phase }: it counts as “{ $ruling }”.
        [name] { $by } ruled on { $order } in { $phase }: it counts as “{ $ruling }”.
       *[nobody] { $order } in { $phase } was ruled by hand: it counts as “{ $ruling }”.
    }
halted =
    { $actor ->
        [gm] The game master stopped the game.
        [name] { $by } stopped the game.
       *[nobody] The game was stopped.
    }
resumed =
    { $actor ->
        [gm] The game master resumed the game.
        [name] { $by } resumed the game.
       *[nobody] The game was resumed.
    }
taken-back =
    { $actor ->
        [gm] The game master rolled the game back to { $phase }.
        [name] { $by } rolled the game back to { $phase }.
       *[nobody] The game was rolled back to { $phase }.
    }
with-why = { $act } Reason: { $why }
over =
    The game is over. { $you ->
        [winners] { $kind ->
            [draw] It ended in a draw, shared by { THE($winners) }.
            [concession] The others conceded the game to { THE($winners) }.
            [survivor] Only { THE($winners) } are left.
            [points] { THE($winners) } won on points.
            [capitals] { THE($winners) } won by holding enough capitals.
            [majority] { THE($winners) } won with a majority.
            [armistice] { THE($winners) } were ahead when the armistice came.
           *[other] { THE($winners) } won the game.
        }
       *[no] { $kind ->
            [solo] { COUNT($winners) ->
                [one] { THE($winners) } won alone.
               *[other] { THE($winners) } won together.
            }
            [draw] { COUNT($winners) ->
                [0] It ended in a draw.
               *[other] It ended in a draw, shared by { THE($winners) }.
            }
            [concession] The others conceded the game to { THE($winners) }.
            [survivor] { COUNT($winners) ->
                [one] { THE($winners) } is the last power left.
               *[other] { THE($winners) } are the last powers left.
            }
            [nobody] Nobody won.
            [abandoned] All players have left, and nobody won.
            [points] { THE($winners) } won on points.
            [capitals] { THE($winners) } won by holding enough capitals.
            [majority] { THE($winners) } won with a majority.
            [armistice] { COUNT($winners) ->
                [one] { THE($winners) } was ahead when the armistice came.
               *[other] { THE($winners) } were ahead when the armistice came.
            }
            [joint] { THE($winners) } won together.
            [two-way] { THE($winners) } won together.
            [three-way] { THE($winners) } won together.
           *[other] It ended with “{ $kind }”: { THE($winners) }.
        }
    }
over-more = { $over } { SENTENCE($more) }

# --- the position as text

holding-units =
    { COUNT($units) ->
        [0] no units
       *[other] { COMMAS($units) }
    }
holding-centers =
    { COUNT($centers) ->
        [0] 0 centers: none
        [one] 1 center: { COMMAS($centers) }
       *[other] { COUNT($centers) } centers: { COMMAS($centers) }
    }
holding-nothing = has no units and no centers
heading-dislodged = Dislodged
heading-adjustments = Adjustments
heading-scores = Scores
may-retreat =
    { COUNT($places) ->
        [0] { $unit } ({ $owner }) has nowhere to retreat
       *[other] { $unit } ({ $owner }) may retreat to { COMMAS($places) }
    }
builds =
    { $n ->
        [one] { $owner } builds 1 unit
       *[other] { $owner } builds { $n } units
    }
removes =
    { $n ->
        [one] { $owner } removes 1 unit
       *[other] { $owner } removes { $n } units
    }
consequence =
    { $certain ->
        [yes] Certain: { $what }
       *[no] Possible: { $what }
    }

# --- panels

since = since { $when }
others = All others: { $state }

# --- what is wrong with a position that a game should begin with

import-format = The format { $format } cannot be read here. Give a game file ({ $game }), an exported state ({ $state }) or a turn file.
import-as-turn = { SENTENCE($why) } This was read as a turn file; a game file ({ $game }) or an exported state ({ $state }) can be imported, too.
import-too-deep = Tables and lists are nested too deeply here.
import-key = { $key } is not a key of a state. Choose one of { COMMAS($keys) }.
import-key-near = { $key } is not a key of a state. Did you mean { $near }?
import-key-missing = The key { $key } is missing. A state has the keys { COMMAS($keys) }.
import-power = { $name } is the power { $power }. Write its name like that.
import-differs = This contradicts the rest of the position. By these rules it would be { $made }.
import-no-treaties = The standard rules have no treaties. Leave friends out, or adjudicate the turn with casus judge.
import-owed = In a game, this is the number of centers less the number of units. Leave owed out, or list the centers.
import-impossible = No game can begin like this. { SENTENCE($why) }
import-contradictory = No game can begin like this. The position contradicts the rules.
import-phase = Nobody has anything to do in { $phase }. The game would go on in { $next }.
import-phase-form = { $phase } is not a phase. Write one like S1901M.
import-no-state = No rule of this game has a state called { $name }.
import-fixed-state = This state cannot be set up by hand. Leave it out.
import-note-over = The game was over. It continues here.
import-note-options = The file names no options, so the usual ones of { $rules } apply.
import-note-seats = Every seat is taken. Whatever an export does not show starts from scratch.
import-note-past = What only tells the past was left out: { COMMAS($fields) }.
import-note-orders = The orders in the file are not in the game. Give them again.
import-rules = This game cannot be set up. { SENTENCE($why) }

# --- what is wrong with a game file

no-seed = The die for “{ $label }” cannot be rolled. The game file does not contain the seed of the dice.
no-seed-for-key = Key { $n } of the dice cannot be computed. The game file does not contain the seed of the dice.
no-header = This is not the header of a game file. A header is a JSON object with the keys { COMMAS($keys) }.
unknown-format = The format { $format } cannot be read here. Game files have the format { OR($known) }.
header-key = { $name } is not a key of the header. Choose one of { COMMAS($known) }.
header-key-near = { $name } is not a key of the header. Did you mean { $near }?
header-key-missing = The key { $key } is missing. A header has the keys { COMMAS($keys) }.
header-encoding = The header contains characters that are not valid UTF-8.
expected-options = A table of texts is expected here, such as "solo.centers": "18", not { $value }.
expected-nonces = A list of texts is expected here, not { $value }.
board-missing = The text of the map is missing. The format { $format } requires it, or annotations after the events.
board-unexpected = The format { $format } has no text of a map here. Leave the key out, or use { $other }.
notes-unexpected = The format { $format } has no annotations. Use { $other }.
too-many-notes = This file has { $n } annotations. At most { $most } are read.
note-line = An annotation is a table with the keys { COMMAS($keys) }.
note-form = This version does not know this kind of annotation. Another version may have written it.
note-other-seal = This is not the annotation that was sealed.
bad-map = This is not a valid map ({ $why }).
other-map = The header names the map { $map }, but the text here is the map { $board }.
seed-digits = { $value } is not a seed. Write { $n } hexadecimal digits.
other-seed = The seed does not match the commitment in the header.
cut-line = The file breaks off in the middle of this line. The rest of the game is lost.
cut-phase = The game breaks off in the middle of a phase. The rest of the file is lost.
no-entry = This is not an entry of a game file. An entry is a JSON object with the keys { COMMAS($keys) }.
broken-first-link = The hash chain is broken here. This line or the header was changed.
broken-chain = The hash chain is broken here. A line was changed, removed or added.
no-event = This entry has no event. An event is a JSON object whose key event names its kind.
event-form = The event { $name } does not have the fields that this version expects. Another version may have written it.
event-of-other-version = The event { $name } contains more than this version understands, or something else. Another version has written it.
unknown-event = The rules of this game have no event { $name }.
unknown-event-near = The rules of this game have no event { $name }. Did you mean { $near }?
impossible-event = This event cannot have happened. It contradicts the events before it.
impossible-because = This cannot have happened. { SENTENCE($why) }
no-such-roll = No die with { $sides } sides was rolled for “{ $label }”.
no-such-key-of-dice = Key { $n } of the dice was never revealed.

# the text record of a game

record-open-variation = A variation is not closed. Put ) on a line of its own.
record-open-comment = This comment is not closed. End it with a brace.
record-after-comment = { $text } follows a comment. Put it on a line of its own.
record-line = { $text } is not understood. Write a phase such as S1901M, or orders as in "France: A PAR - BUR; F BRE H".
record-text-too-long = This text is too long. At most { $most } characters are read.
record-too-many-phases = This record has { $n } phases. At most { $most } are read.
record-no-seed = The dice of this game are secret until it is over, so it can't be written as a text record.
record-unrecordable = What happened in { $phase } cannot be told in a text record.
record-bad-headers = This game cannot begin as the headers say. { SENTENCE($why) }
record-other-phase = The record goes on with { $phase }, and the game is in { $here }.
record-game-over = no phase, because it is over
record-misread = { $text } is not understood: { $why }.
record-refused = { $order } is refused. { SENTENCE($why) }
record-bad-position = { $text } is not part of a position. Write "S1901M standard standard | France: A PAR, F BRE = PAR BRE".
