# Refusals: one sentence each, what was wrong and what was expected. The number of the rule follows by itself.

## Any game
error-game-unknown = There is no game “{ $name }”; expected one of: { $known }.
error-seats = A game needs { $least } to { $most } players, not { $seats }.
error-seat = There is no seat { $seat }; seats count from 0 to { $most }.
error-not-your-turn = Seat { $seat } can't act now: it is the turn of seat { $turn }.
error-event-unknown = “{ $text }” is no event; expected one that begins with { $known }.
error-event-form = “{ $text }” can't be read; expected something like “{ $form }”.
error-position-json = This is no position: { $problem }.
error-position-seats = “{ $where }” has { $count } entries; expected one for each of the { $seats } seats.
error-position-turn = The phase “{ $phase }” needs a seat in “to_act” (or in “turn” while chance acts).
error-nothing-to-roll-now = Chance has nothing to decide now.
error-score-json = This is nothing to score: { $problem }.
error-not-now = { $event } is not possible now; expected one of: { $expected }.

## Content files
error-content-toml = The content file is no TOML: { $where }.
error-content-entry = The entry { $where } of the content file can't be read: { $problem }.
error-content-type = The entry { $where } of the content file must be a { $expected }.
error-content-unknown = The content file has an entry { $where } that is not in the box; expected one of: { $known }.
error-content-table = The entry { $where } of the content file must be a table.

## Records
error-record-json = This is no record of a game: { $problem }.
error-record-link = This is no link to a game, or a part of it is missing ({ $problem }).
error-record-unlinked = This game does not fit into a link; its record can be downloaded.
error-record-large = This file has { $size } bytes, and no record has more than { $most }.
error-record-rules = This game was played by version { $rules } of the rules; known is { $known }.
error-record-content = This game was played with another box ({ $content }) than ours ({ $known }).
error-record-step = Step { $number } of the record, “{ $step }”, is impossible: { $why }
error-record-finished = The game in { $file } is over; “pithead replay” shows it.
error-resume-game = The game in { $file } is { $game }; go on with: pithead play { $game } --resume { $file }
error-game-needed = Which game? Expected one of: { $known }; or --resume, to go on with the last one.
error-resume-none = There is no game in { $folder } that could go on; “pithead games” lists what is there.
error-resume-otherwise = A game that goes on keeps what it began with; leave { $argument } away.
error-envelope-missing = The sealed dice of this game are not beside it: expected the file { $file }.
error-envelope-other = The sealed dice beside this game belong to another one.
error-verify-digest = The record was changed after it was written: its digest doesn't fit.
error-verify-unfinished = The game is not finished, so the envelope with its dice is still sealed.
error-verify-commitment = The secret is not the one that was promised before the first roll.
error-verify-seed = The secret, the table or a nonce doesn't belong to the seed in the header.
error-verify-erased = A name was taken out of this game at that person's wish, and in games of this age the dice depend on it; a copy from before still verifies.
error-verify-outcome = Step { $number } says “{ $step }”, but the sealed dice say “{ $due }”.
error-verify-form = Step { $number }, “{ $step }”, is not written as it should be.
error-verify-step = Step { $number }, “{ $step }”, is against the rules: { $why }
error-verify-early = The record ends before the game does.
error-receipt-json = This is no receipt: { $problem }
error-receipt-table = This is the record of another table than that of the receipt.
error-receipt-commitment = The promise in the record is not the one that you were given before the first roll.
error-receipt-nonce = Your own nonce is not in the record.
error-receipt-seal = The nonce of { $name } is not the one that was sealed before you revealed yours.
error-receipt-none = There is no receipt for this seat: it added nothing to the dice.
error-receipt-unsigned = The receipt is not signed.
error-receipt-key = The receipt was signed with another key: { $key }
error-receipt-signature = The signature on the receipt is not the server's: somebody has changed the receipt.
error-receipt-cut = The record was cut: your receipt is signed up to step { $signed }, and the record ends with step { $steps }.
error-receipt-journal = The record is not the game that was played: up to step { $number } it differs from what the server signed for you.
error-key-file = This file is no key of a server: { $file }
error-push-host = This server sends nothing to that push service.
error-push-keys = The keys of that browser can't be used.
error-push-none = This server calls nobody whose page is closed.
error-key-alone = The option --key needs a receipt: pithead verify FILE --receipt FILE --key HEX
error-load-server = The server does not start: { $command }
error-load-system = “pithead load” reads processor times from /proc, and runs on Linux only.
error-verify-result = The result in the record is not the one that the steps lead to.

## Fast kernels
error-sim-game = There is no fast kernel of { $game } yet.
error-sim-gpu = No graphics card was found that numba-cuda could use.
error-sim-gpu-bots = Only random bots play on the graphics card so far.
error-sim-ray = The Ray cluster at { $address } can’t be reached: { $problem }.
error-sim-ray-gpu = A cluster plays on processors: --ray and --gpu don’t go together.
error-sim-each-seat = { $what } names { $count }; expected one for all, or one for each of the { $seats } seats.
error-sim-position = The fast kernel can't hold this position: no game leads to it.

## Command line
error-file-missing = There is no file { $file }.
error-file-exists = There is already a file { $file }, and nothing is overwritten; choose another name, or move it away.
error-file-read = The file { $file } can't be read: { $problem }.
error-file-write = { $file } can't be written: { $problem }.
error-line-json = This line is no JSON of the expected form: { $problem }.
error-line-long = This line is longer than { $most } bytes.
error-rule-unknown = There is no rule { $number } of { $game }; “pithead rules { $game }” lists them all.
error-rule-words = No rule of { $game } says “{ $words }”; “pithead rules { $game }” lists them all.
error-bot-unknown = There is no bot “{ $name }” for { $game }; expected one of: { $known }.
error-bot-package = The package of the bot “{ $name }” does not bring one: { $found }.
error-players = Seats: { $seats }, people: { $people }, bots: { $bots }; that doesn't add up.
error-names = { $names } names for { $people } people; expected one each.
error-option = { $game } has no such option, or not with this value: { $problem }.
error-option-unknown = { $game } has no option { $option }; it has: { $known }.
error-option-bare = { $option } needs a value.
error-option-one-person = These options are for one person; choose others to play with people.
error-undo-barrier = Nothing can be taken back: the dice have rolled, or somebody else has acted since.
error-language = There is no language “{ $language }”; expected one of: { $known }.
error-choice-unclear = “{ $text }” could be “{ $first }” or “{ $second }”; type a little more.
error-choice-near = “{ $text }” is none of your choices; did you mean “{ $near }”?
error-choice-unknown = “{ $text }” is none of your choices; type a number, or words such as “{ $example }”.
error-number = “{ $text }” is no number from { $least } to { $most }.

## Tables
error-table-unknown = There is no such table.
error-table-not-begun = The game has not begun: some chairs are still free.
error-table-over = The game is over.
error-table-playing = The game is not over yet.
error-table-away = You are away from this table; come back first.
error-table-out-of-time = Your time for this turn is up; come back when it is over.
error-table-not-away = You are not away.
error-table-nothing-to-undo = There is nothing of yours to take back.
error-table-not-asked = Nobody asks you to take anything back.
error-table-seated = You sit at this table already.
error-table-taken = This chair is taken.
error-table-full = Every open chair is taken.
error-salt-not-due = No grain of salt is due from you now.
error-salt-other = This is not the grain of salt that you had sealed.
error-chain-broken = Line { $number } was changed, moved or cut out.
error-chain-cut = It was cut off or lengthened after line { $number }.
error-seed-unseen = This is a practice game: whoever knows its seed, “{ $seed }”, knows every roll ahead. Only those who have seen the seed may sit down.
error-table-needs-link = This chair is kept for somebody with a link.
error-table-followed = The same people play again already.
error-table-frozen = This game was begun by version { $rules } of the rules, which this server doesn't know; it waits unharmed.
error-link-unknown = This link is not good any more, or never was.
error-link-none = There is no link to take back.
error-link-expired = This link is too old.

## Stores
error-store-failed = The move could not be kept ({ $problem }); nothing was lost, try again.
error-store-open = { $file } can't be opened as a store of games: { $problem }.
error-store-newer = This store has version { $version } of its schema; known is { $known }. A newer Pithead wrote it.
error-store-exists = { $file } holds something already; a copy goes into an empty place.
error-store-driver = A PostgreSQL store needs the driver: pip install "pithead[server]".

## The server
error-name = A name needs 1 to { $most } letters that can be shown.
error-setting = A setting can't be read: { $problem }.
error-port-taken = Nothing can listen at { $host }, port { $port }: something else is there, or it is not allowed. Choose another with --port.
error-session-needed = Say who you are first.
error-accounts-none = Names are not kept here.
error-name-kept = “{ $name }” is kept by somebody else.
error-account-needed = Keep your name first.
error-account-there = Your name is kept already.
error-code-unknown = This is not a recovery code, or it was used before.
error-device-link-unknown = This link was used before, or its ten minutes are over. Make another one on your other device.
error-passkey-refused = The passkey could not be checked. Try again.
error-passkey-unknown = This passkey is not known here.
error-too-many-passkeys = You have { $most } passkeys already. Remove one first.
error-forbidden = This is not yours to do.
error-not-here = There is nothing at this address.
error-method = This address can't be used that way.
error-cross-site = Another page may not do this in your name.
error-json-only = Only JSON is understood here.
error-too-large = This is larger than { $most } bytes.
error-too-deep = This JSON is nested too deeply.
error-too-slow = The request did not arrive in time.
error-too-many = Too many at once; wait a little.
error-too-many-tables = You have { $most } tables open already; end one of them first.
error-operator-only = This is for the operator of the server.
error-too-costly = You have asked for a lot; come back in { $seconds } seconds.
error-busy = Too much is being worked out here; try again in a moment.
error-chat-full = Nothing more can be said at this table: it has { $most } messages.
error-too-many-sessions = You have { $most } sessions already; end one of them first.
error-wire-json = This message can't be understood: { $problem }.
error-wire-order = This message makes no sense now.
error-clock-needs-bot = A table with a clock needs a bot that stands in for those whose time is up.
error-broken = Something broke on our side; nothing was lost.
error-processes-need-postgres = Several processes can't share a file on this system; take a PostgreSQL database.
error-web-not-built = The web app has not been built here: run “make web”, or install the published package, which has it inside.
error-static-edition = There is no static edition in { $folder }: “make static” writes one.
error-scene-unknown = The game has { $most } steps; there is no scene after { $at }.
error-lesson-before = The answers before this lesson don’t lead here: “{ $lesson }” has no right answer yet.

## Clients
error-link-form = “{ $url }” is no link to a table; expected something like http://host:8018/table/ab12#seat=…
error-server-away = The server at { $url } does not answer: { $problem }.
error-from-server = The server says: { $message }
error-bot-silent = The bot did not answer with a line of JSON that has an “event”.
error-bot-refused = The bot's move was refused: { $message }
error-bot-hidden = The search that plays any game needs to see everything, and { $game } hides something; play against “random”.
error-arena-weights = { $game } has no files of weights.
error-extra-missing = This needs { $package }, which is not installed: pip install "pithead[{ $extra }]".
error-env-action = There is no action { $action } now; legal are { $legal }.
error-env-over = The game is over: nobody can act any more.
error-env-actions = Expected an action from 0 to { $most } for each of the { $games } games.
error-env-no-agent = Every seat has a bot; at least one must be “agent”, whose actions come from outside.
error-env-no-kernel = { $game } has no kernel, so it can’t be played on a graphics card; take a Batch.
error-env-unknown-action = There is no number for “{ $event }” in { $game }: no random game of the survey has met it.
error-lab-game = There is no lab for { $game }.
error-lab-study = The lab has no study named { $name }, only: { $known }.
error-ladder-two = A ladder needs two different bots.
error-ladder-bank = { $file } holds deals that were played otherwise: with another game, seed, budget or number of seats.
error-ladder-nothing = Stopped before the first game was over.
error-ladder-unmeasured = Nothing was measured for { $game } with { $seats } players.
error-puzzle-number = There is no puzzle { $number }: they are numbered from 1 to { $most }.
error-puzzle-theme = There is no theme { $theme } here, only: { $known }.
error-daily-only = Only a finished daily mountain is compared with bots.

## The coach
error-coach-game = There is no coach for { $game }.
error-coach-people = There are no hints while people play against each other.
error-coach-turn = It is not your turn, so there is nothing to show.
error-coach-decision = Step { $number } is no decision that could be judged for you.
error-coach-busy = One analysis at a time; wait until yours is done.
error-coach-not-begun = Nobody has begun to analyse this game.
error-coach-stopped = The analysis was stopped, because nobody asked about it any more.
error-ladder-exact = { $game } brings no positions whose choices are all known, so it can’t be measured like that.
error-game-package = The package of { $name } ({ $found }) is no GamePackage of that name with an edition.
error-puzzles-none = { $game } brings no puzzles.
error-lessons-none = { $game } brings no lessons.
error-daily-none = { $game } has no daily game.
error-real-table-none = { $game } does not say what is counted at a real table.
error-real-table-rounds = Each player needs { $expected ->
    [one] one round
   *[other] { $expected } rounds
 } to be scored, not { $rounds }.
error-real-table-count = A player can’t have “{ $piece }” { $count ->
    [one] once
   *[other] { $count } times
 }.
error-real-table-single = A player has only one of these: { $pieces }.
error-evening-deals = An evening has from 1 to { $most } deals.
error-evening-full = This evening is full: it takes { $most } players.
error-evening-entered = You are in this evening already.
error-evening-begun = This evening has begun: nobody enters or leaves any more.
error-evening-count = { $count } players do not fill tables of { $seats }, with two tables at least: { $missing } more are needed.
error-evening-sealed = This deal is sealed until the evening is over.
error-evening-unknown = There is no such evening here.
error-evening-deal = There is no such deal: this evening has deals 0 to { $most }.
error-evening-playing = This evening is still being played: its deals are compared when it is over.
error-week = “{ $week }” is no week that was played here, such as 2026-W47.
error-week-none = There is no duplicate of the week for { $game }.
error-study-many = You have { $most } studies; delete one to write another.
error-study-unknown = There is no such study here.
error-study-place = There is no such place in this study: it has places 0 to { $most }.
error-stats-none = There is no finished game of that kind in { $folder }, nor in its folder “games”.
error-stats-day = “{ $day }” after { $option } is no day such as 2026-05-01.
error-banned = { $until ->
    [ever] You may not come to this server any more.
   *[other] You may not come to this server until { $until }.
 }{ $why ->
    [none] { "" }
   *[other] { " " }The host says: { $why }
 }
error-muted = { $until ->
    [ever] You may not write here any more.
   *[other] You may not write here until { $until }.
 }{ $why ->
    [none] { "" }
   *[other] { " " }The host says: { $why }
 }
error-person-unknown = You have not sat at a table with such a person.
error-invitation-unknown = This invitation is no longer good.
error-restriction-unknown = There is no such restriction.
error-report-unknown = There is no such report.
error-too-many-seeks = Too many people wait for a game here; try again in a moment.
error-person-none = Nobody on this server has the id “{ $person }”.
