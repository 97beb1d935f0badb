# The web app: its pages, buttons and keys. What the games themselves say comes from the server.

## The frame
web-skip = Skip to the page
web-nav = Pages
web-nav-lobby = Lobby
web-nav-rules = Rules
web-nav-settings = Settings
web-nav-about = About
web-foot = Fan-made and unofficial; drawings and words are our own.
web-loading = One moment…
web-starting = Opening the mine…
web-starting-why = Everything that plays is loaded into this browser. After this visit it needs no network.
web-starting-loaded = { $loaded } of { $all } MB
web-new-version = A new version of Pithead is here. It begins when you say so, or when you next open the page; your games stay.
web-new-version-now = Begin now
web-new-version-later = Later
web-new-version-others = Pithead is open in another tab, and a game there would be cut off. Close that tab first.
web-away = The server does not answer. Try again in a moment.
web-broken = Something went wrong. Try again.
web-lost-title = Nothing is buried here
web-lost = This address leads nowhere.
web-pick-game = Of which game?
web-no-lessons = There are no lessons for { $game }.
web-no-puzzles = There are no puzzles for { $game }.
web-no-rules = There is no rulebook for { $game } here.
web-no-score = There is nothing to count for { $game } here.
web-home = To the front page
web-rule = Rule { $rule }
web-close = Close
web-save = Save
web-saved = saved
web-send = Send
web-sending = Sending…

## The front page
web-front-title = Games from under the mountain
web-front-lead = Play at once against a bot, or send friends a link. Nobody signs up.
web-front-lead-static = Play against bots, or pass the device around, in this browser alone: no account, no server, and after the first visit no network.
web-offline-edition = Play without the network
web-offline-edition-why = Loads { $size } MB into this browser, once. Then everything works without this server, with games of its own.
web-game = Game
web-players-from-to = For { $least } to { $most } players
web-play-now = Play now
web-rivals = Rivals
web-rivals-count = { $count ->
    [one] 1 bot
   *[other] { $count } bots
 }
web-level = Level
web-with-friends = With friends
web-setting-up = Setting up…
web-learn = Learn by playing
web-learn-game = Learn { $game }
web-rules-game = Rules of { $game }
web-own-games = Your games
web-own-finished = Your finished games
web-games-wait = { $count ->
    [one] A game waits for you.
   *[other] { $count } games wait for you.
 }
web-result = Result
web-over = The game is over.
web-turn-of = It is the turn of { $names }
web-chair-kept = They play again: a chair is kept for you.
web-waits-for-players = Waiting for players.
web-outcome-won = You won, { $points }
web-outcome-shared = You share the victory, { $points }
web-outcome-lost = { $names } won, { $points } for you and the others
web-alone-short = alone
web-today = Today’s mountain
web-today-lead = Everybody has the same luck today. One try counts.
web-today-play = Play today’s try
web-today-go-on = Go on with your try
web-today-next = { $hours ->
    [one] The next mountain comes in an hour.
   *[other] The next mountain comes in { $hours } hours.
 }
web-today-soon = The next mountain comes within the hour.
web-open-tables = Open tables
web-your-turn = Your turn
web-continue = Continue
web-free = { $free } of { $seats } chairs free
web-nobody-yet = nobody yet

## A new table and its invitations
web-new-title = A new table
web-new-of = New table: { $game }
web-how-many = How many play?
web-who-sits = Who sits where?
web-chair = Chair { $number }
web-sitter-me = Me
web-sitter-here = Somebody at this device
web-here-name = Player { $number }
web-name-at = Name of player { $number }
web-sitter-friend = A friend, by a link
web-sitter-open = Anybody
web-sitter-bot = Bot: { $level }
web-options = Form of the game
web-alone = Alone you play the game of the day: today everybody has the same luck.
web-option-list = Names, one after another
web-clock = Clock
web-clock-none = No clock
web-clock-move-2 = 2 minutes a decision
web-clock-bank-15 = 15 minutes each, and 10 seconds a turn
web-clock-bank-45 = 45 minutes each, and 20 seconds a turn
web-clock-move-day = A day a decision
web-visible = Show it in the lobby; anybody may watch
web-open-table = Open the table
web-invited = You are invited
web-invited-to = A table of { $game }. There already: { $names }.
web-your-name = Your name
web-sit-down = Sit down
web-invite-title = Invite your friends
web-invite-seat = A link for chair { $number }
web-invite-watch = A link to watch
web-make-link = Make a link
web-link-only-here = This address works on this computer only. For friends start `pithead serve --host 0.0.0.0` and open the page by this computer’s name or address in your network; then the links carry it too.
web-chair-to-bot = Give it to a bot
web-nobody-comes = Nobody comes?
web-copy = Copy
web-copied = Copied
web-share = Share…
web-qr = QR code
web-qr-of = QR code: { $title }
web-open-chair = The free chair is for anybody; the table stands in the lobby.
web-open-chair-link = The free chair is for anybody who knows the address of this page.

## The lobby
web-lobby-open = Waiting for players
web-lobby-open-none = No open table now. Open one, and others will find it here.
web-lobby-playing = Being played
web-lobby-playing-none = Nobody plays in public right now.
web-lobby-over = Finished
web-lobby-over-none = No public game is finished yet.
web-watch = Watch
web-replay = Look back

## At the table
web-curtain-title = { $name } is next
web-curtain-text = Hand the device over. What only { $name } may know is behind the curtain.
web-curtain-lift = I am { $name }
web-curtain-replay = People at this device are still playing, and looking back would show what only one of them may know. It waits until the game is over.
web-table = Table
web-closed-title = This table is closed to you
web-closed = It needs another link, or it does not exist.
web-offline = No connection. Your moves are safe; we keep trying.
web-connecting = Connecting…
web-no-line-title = No connection
web-no-line = Your games are safe on the server. This page loads again as soon as the connection is back.
web-no-line-again = Try again
web-board = Board
web-your-move = Your move
web-side = Players, log and chat
web-players = Players
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-then = Look at the board as it lay then
web-chat = Chat
web-chat-empty = Say something nice.
web-chat-text = A word to the table
web-watching = (watching)
web-unread = { $count ->
    [one] new word to the table
   *[other] new words to the table
 }
web-confirm = Confirm
web-put-back = Put back
web-undo = Undo
web-ask-undo = Ask to undo
web-asked = { $name } would like to take a decision back.
web-agree = Agree
web-disagree = Don't agree
web-stale = The table had moved on; nothing was done. Look again and choose.
web-gain = { $points } for you
web-point = Point at something to see what it would change.
web-point-words = Point at a choice to see what it would change.
web-in-words = In words
web-extras = You may also ({ $count })
web-type-move = Or type a move, as in the terminal
web-show-me = Show me
web-show-me-title = What the coach would do
web-show-me-thinking = The coach is thinking…
web-show-me-best = The coach: { $choice }, { $share } for you. { $why }
web-show-me-shares = Your chance to win after each, the best first
web-show-me-points = The points to be expected after each, the best first
web-coach-best = Coach: that was the best move.
web-coach-lost = Coach: −{ $loss }. Better: { $best }. { $why }
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
web-gold = { $points } gold
web-gold-in-all = { $points } gold in all
web-you = (you)
web-free-chair = Free chair
web-waiting-for-player = waiting for a player
web-bot = bot: { $level }
web-acting = is choosing
web-here = here
web-not-here = not here right now
web-away-left = has left; a bot stands in
web-away-clock = ran out of time; a bot stands in
web-away-resigned = has resigned
web-spectators = { $count ->
    [one] One spectator
   *[other] { $count } spectators
 }
web-scores = Scores
web-what-happened = What happened?
web-round-scored = The round is scored
web-round-sheet = Round { $number }, point by point
web-points-now = Points as they stand now
web-sheet-now = The score now, point by point
web-leave = Leave
web-return = I am back
web-resign = Resign
web-resign-sure = Yes, resign
web-resign-no = Play on

## Hints: what a phase is good for

## Help
web-help = Help
web-help-text = Whatever hangs a lantern can be chosen. Point at it to see what it would change, pick it, and confirm; until then everything can be put back. Pick something else to learn why not.
web-key-arrows = go around on the board
web-key-enter = pick, and once more to confirm
web-key-escape = put back
web-key-undo = undo, while nothing was learned since
web-key-best = show me the best, against bots
web-key-type = type a move
web-key-chat = chat
web-key-help = this help
web-describe = The position in sentences

## The end
web-you-won = You have won!
web-you-share = You share the victory!
web-alone-over = { $points ->
    [one] The mountain gave you { $points } point
   *[other] The mountain gave you { $points } points
 }
web-swap-seats = Everybody moves up a chair
web-rematch-taken = They play again, and you come along.
web-rematch = Play again
web-rematch-join = Go to the rematch
web-download = Download the record
web-sheet = Point by point
web-total = Total
web-verify = Check the dice
web-verify-text = Before the first roll the server sealed a secret and showed this number. Now the secret is open, and anybody can check that every die fell as it had to.
web-receipt-fits = Your own browser has compared the record with what it kept from before the first roll: they agree.
web-receipt-differs = The record is not the one of your game: it disagrees with what your browser kept from before the first roll.
web-receipt-promise = The opened secret is the one that was promised to you.
web-receipt-nonce = Your own grain of salt is in the dice.
web-receipt-seals = Everybody's grain of salt is the one that was sealed before you showed yours.
web-receipt-journal = The record begins with the moves that the server signed for you.
web-receipt-signature = The signature on your receipt is the server's.
web-receipt-unchecked = This browser can't check signatures; the command below can.
web-receipt-none = This browser kept no receipt of this game: it was not played here, or its dice come from a public seed.
web-receipt-download = Save your receipt

## Looking back
web-replay-title = { $game }, looked back at
web-replay-position = Event { $number } of { $count }
web-replay-slider = Position
web-replay-first = First
web-replay-back = Back
web-replay-next = Next
web-replay-last = Last
web-replay-share = Copy the address of this position
web-open-game = Open a game
web-open-game-text = Look back at a game that was played elsewhere, analyse it and check its dice.
web-open-link = The link of a game
web-open-it = Open
web-open-file = Or the file of its record
web-share-picture = Picture of the result
web-share-game = Share the whole game as a link
web-share-game-text = The whole game is in this link. Any Pithead opens it, with or without a server.
web-replay-keys = Arrow keys, or j and k, step; Home and End jump.
web-replay-eyes = Seen with the eyes of
web-to-table = Back to the table
web-spectator = a spectator
web-what-if = What if…?
web-what-if-text = This is your own branch: choose for everybody, and see what would have happened. The game itself stays as it was.
web-what-if-back = Back to the game
web-what-if-bots = Bots play the others

## Learning
web-learn-title = First steps in { $game }
web-learn-step = Step { $number } of { $count }
web-learn-next = Next
web-learn-right = Right!
web-learn-again = Once more from the beginning
web-learn-over = That was all you need. Now play!

## Puzzles
web-puzzle-title = A puzzle of { $game }
web-puzzle = Puzzle
web-puzzle-daily = Puzzle of the day
web-puzzle-number = Puzzle { $number } of { $count }
web-puzzle-rated = rated { $rating }
web-puzzle-ask = One event wins clearly more often than all others. Which?
web-puzzle-give-up = Show me
web-puzzle-solution = The solution
web-puzzle-shares = How often each wins
web-puzzle-yours = Your rating: { $rating }; solved: { $count }
web-puzzle-themes = More puzzles
web-puzzle-theme = { $theme } ({ $count })
web-puzzle-next = Another puzzle
web-puzzle-daily-link = To today’s puzzle
web-percent = { $share } %

## The daily mountain
web-daily = Compared with bots
web-daily-beaten = You beat { $beaten } % of { $games } bot games on the same dice.
web-daily-mean = { $points } points on average
web-daily-counted = This was your try of the day; it counts.
web-daily-practice = This was for practice; the first try of the day counts.

## The rules
web-rules-title = The rules of { $game }
web-rules-search = Search the rules
web-pieces = The pieces
web-pieces-title = The pieces of { $game }
web-pieces-none = Nobody has written down yet what is in this box.
web-contents = Contents
web-rules-found = { $count ->
    [0] No rule says that.
    [one] One rule
   *[other] { $count } rules
 }
web-guesses = What we guessed, and what it changes
web-reconstructed = What we reconstructed ({ $count })
web-mark-public = seen in public reviews
web-mark-deduced = deduced
web-mark-guess = a guess
web-mark-yours = from your own file

## At the real table
web-score = At the real table
web-score-title = { $game } at the real table
web-score-lead = Tap in what lies before each player: the sheet says what it is worth. It stays in this browser.
web-score-now = What comes now
web-score-steps = The whole game, step by step
web-score-back = Back
web-score-next = Next
web-score-which = Which round?
web-score-round = Round { $number }
web-score-player = Player { $number }
web-score-name = Name
web-score-pad = How many?
web-score-tap = Tap what lies there; a number says how many.
web-score-piece = { $piece }: { $count }
web-score-less = One less
web-score-nothing = Nothing has been counted here yet.
web-score-clear = Clear everything
web-score-clear-sure = Yes, clear everything
web-score-keep = Keep it
web-score-ahead = { $count ->
    [one] { $names } is ahead.
   *[other] Level in front: { $names }.
 }

## Settings
web-language = Language
web-theme = Colours
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-motion = Motion
web-motion-0 = None
web-motion-1 = Normal
web-motion-2 = Twice as fast
web-pace = Moves of others
web-pace-0-5 = Slowly
web-pace-1 = One by one
web-pace-2 = Twice as fast
web-pace-3 = Three times as fast
web-pace-0 = All at once
web-setting-forced = Where there is only one choice, make it for me
web-sound = Small sounds
web-setting-notify = Call me when it is my turn (notification, buzz)
web-notify-refused = The browser does not allow notifications here. Allow them in its settings for this page, and try again.
web-notify-push = Also while Pithead is closed: the push service of your browser passes on an encrypted message that only your browser can read.
web-setting-confirm = Confirm every move before it is sent
web-setting-coach = Coach: after each of my moves against bots, say what it lost
web-setting-shortcuts = Keyboard shortcuts
web-kept = What this browser keeps
web-kept-edition = Pithead itself takes { $edition } MB in this browser and plays without the network.
web-kept-not-yet = Pithead is not kept for playing without the network yet. Leave this page open for a minute.
web-kept-all = With your games, the browser counts { $all } MB for this site.
web-kept-only-here = Your games are in this browser and nowhere else. It may delete them if its disk is full, and what is deleted can’t be brought back.
web-kept-delete = Delete everything
web-kept-sure = Really delete all games and Pithead?
web-deleted-title = Everything is deleted
web-deleted = Your games, your name and Pithead itself are no longer in this browser. Only your settings are kept.
web-deleted-waits = Pithead is open in another tab. As soon as you close it, your games are deleted too.
web-deleted-again = Begin anew
web-sessions = Where you are known
web-session-here = this browser
web-session-guest = a browser
web-session-program = a program
web-session-seen = last used on { $day }
web-session-end = End
web-session-sure = Yes, forget me here
web-session-end-here = Whatever is ended loses its tables at once. A browser that ends itself gets a new name and can’t go back to its seats.

## About
web-about-unofficial-title = Unofficial
web-about-unofficial = Pithead is made by people who like these two board games. It has nothing to do with their authors or publishers. If you enjoy it, buy the boxes.
web-about-facts-title = What is reconstructed
web-about-facts = The rules follow the published rulebooks. Some facts stand only in the boxes: faces of single dice, heroes, cards and markers. Where we could not be sure we reconstructed them; the pages of the rules mark every such place, and a content file can correct them.
web-about-drawings-title = Drawings and words
web-about-drawings = All drawings and all sentences are our own. Nothing was copied.
web-about-fair-title = Fair dice
web-about-fair = The dice of every game are sealed before the first roll and mixed with a grain of salt from each player, so that nobody, not even the server, can choose them. After the game the seal is opened and everybody can check.
web-about-privacy-title = No accounts
web-about-privacy = Your browser keeps one cookie, so that the server knows your chair. There is no advertising, no tracking, and nothing is loaded from elsewhere.
web-about-privacy-static = Your games are kept in this browser and go nowhere else. There is no advertising, no tracking, and nothing is loaded from elsewhere.
web-about-api = For programs: the interface of this server

## The analysis of a finished game
web-luck = Luck
web-swing = The biggest swing:
web-luck-counting = Dice and cards are being weighed: { $part }
web-analysis = Analysis
web-analysis-of = { $game }, analysed
web-analysis-weighing = The game is being weighed
web-analysis-wait = Every event is weighed by many games that might have followed; stay here until it is done.
web-curve = The chance to win, event by event
web-curve-points = The points to be expected, event by event
web-curve-label = A line for every player over { $count } events; the table below says the same.
web-curve-event = Event
web-curve-start = The game begins.
web-curve-go = Look at event { $number }
web-curve-hint = Arrow keys step; a click on the curve opens the game there.
web-curve-table = The curve as a table
web-figures = Luck and skill
web-figure = Figure
web-figures-all = All figures, with how sure they are
web-story-band = Played like: { $band }
web-story-play = { $play ->
    [flawless] Hardly a mistake worth the name.
    [small] A few slips, none that decided the game.
    [some] Some mistakes that cost a good part of the victory.
   *[many] Many costly mistakes: better play would have changed this game.
}
web-story-luck = { $luck ->
    [even] Luck was neither friend nor foe.
    [kind] Luck helped a little.
    [very-kind] Luck helped a lot.
    [unkind] Luck was a little against it.
   *[very-unkind] Luck was hard.
}
web-story-worst = Most of all, better: { $best }.
web-figure-final = Result
web-figure-final-text = What became of it in the end: the share of the victory, or the points of a lone player.
web-figure-luck = Luck
web-figure-luck-text = What dice and cards gave or took.
web-figure-own-luck = Luck in own eyes
web-figure-own-luck-text = Luck as the player saw it, who knew the own cards.
web-figure-lost = Gave away
web-figure-lost-text = What the own decisions cost against the best ones, in points: of winning chance, or a lone player’s.
web-figure-adjusted = Without luck
web-figure-adjusted-text = The result with the luck taken out.
web-figure-error-rate = Error rate
web-figure-error-rate-text = What a decision with a real choice lost on average against the best one.
web-figure-given-away = Given away
web-figure-given-away-text = How much of what was at stake the decisions gave away: 0 % is flawless, 100 % is what choices at random lose.
web-figure-band = Played like
web-figure-band-text = What was given away as a name, from the lode finder to those who dig in the dark.
web-figures-sure = Behind each ± stands the standard error: the true figure lies within twice that in 19 cases out of 20.
web-mistakes = The biggest mistakes
web-mistakes-none = Nobody made a mistake worth a line.
web-mistake-better = Better for { $name } was “{ $best }”: { $why }
web-lucky = The luckiest rolls and cards
web-lucky-gain = { $gain } for { $name }
web-lucky-none = No roll changed much.

## You
web-nav-me = You
web-me-lead = Playing needs no kept name. Who keeps one has the same games on every device.
web-keep-title = Keep your name
web-keep-first = Nobody knows a name of yours here yet. Give yourself one in the settings, or sit down at a table: then you can keep it here.
web-keep-why = Nobody else can then be “{ $name }” here, and you find your games again on every device. No password and no e-mail: a passkey, a link, or a code on paper.
web-keep-name = Keep my name
web-kept-name = “{ $name }” is yours, since { $day }.
web-code-title = Your recovery code
web-code-why = Write it down or print it: it is shown this once. It signs you in when all else is lost, and is used up by that.
web-code-print = Print
web-code-done = I have it
web-code-new = New recovery code
web-code-new-why = A new code replaces the old one, for whoever has lost it or shown it to somebody.
web-passkeys = Passkeys
web-passkey-add = Add a passkey
web-passkey-none = This browser makes no passkeys for this address: they need HTTPS and a name instead of numbers.
web-passkey-of = Made on { $day }, last used on { $seen }
web-passkey-end = Remove
web-passkey-login = Sign in with a passkey
web-device-add = Another device
web-device-why = Open this link there within ten minutes, or let its camera read the square. It works once.
web-device-link = Link for the other device
web-device-make = Make a link
web-device-title = Sign in on this device
web-device-ask = This device becomes yours too: the same name and the same games.
web-device-join = Sign in here
web-signin = You keep a name already?
web-signin-warn = The guest “{ $name }” of this browser is left behind, with its games.
web-code-enter = Recovery code
web-code-use = Sign in with the code
web-export = Everything about you
web-export-why = One file with your games, what you said in chats, your devices and passkeys.
web-export-do = Download everything
web-delete-why = Deleted means: your name leaves every game and list, your chat messages go, running games are resigned. The games of the others stay whole and can still be checked. It can’t be undone.
web-delete-do = Delete me
web-delete-sure = Yes, delete everything about me
web-delete-no = No

## Ratings
web-ratings = Ratings
web-ratings-of = Ratings: { $game }
web-ratings-lead = People and bots on one scale: whoever is 400 points ahead wins ten games for each one lost.
web-ratings-place = Place
web-ratings-who = Who
web-ratings-points = Rating
web-ratings-adjusted = Without luck
web-ratings-games = Games
web-ratings-bot = bot, measured
web-ratings-gone = somebody who has gone
web-ratings-none = Nobody has played for a rating here yet. Any game with sealed dice counts.
web-ratings-how = The true number lies within ± with 95 %; a question mark means that it is still a guess. The list goes by the lower end of ±, so a lucky start leads nobody to the top. Games count with sealed dice, without hints, and if nothing was taken back after somebody had learned something. “Without luck” comes from analysed games, and is right sooner where dice decide much.
web-rating-own = Rating { $rating }
web-ratings-counts = This game counts for the rating
web-ratings-counts-not = This game does not count for the rating

## The history of one person
web-history = Your games
web-history-more = All your games, and what they say about you
web-history-filter = Choose games
web-history-all = all
web-history-rival = Rival
web-history-since = From day
web-history-until = To day
web-history-find = Find
web-history-games = { $count ->
    [one] 1 finished game
   *[other] { $count } finished games
 }
web-history-none = No game that you have finished fits.
web-history-empty = You have not finished a game here yet. When you have, it stands here: how it ended, against whom, and how you improve.
web-history-won = won
web-history-shared = shared the victory
web-history-lost = lost
web-history-alone = played alone
web-history-sums = { $games ->
    [one] 1 game
   *[other] { $games } games
 }: { $won } won, { $shared } shared, { $lost } lost.
web-history-mean = On average { $points }.
web-history-rivals = Against
web-history-companions = On your side
web-history-counted = { $games ->
    [one] 1 game
   *[other] { $games } games
 }, { $won } won
web-history-best = Your best moments
web-history-worst = Your biggest mistakes
web-history-moment = Step { $number }: { $change }
web-history-figures = luck { $luck }, { $loss } a decision
web-history-analysis = Analysis
web-history-analyse = { $count ->
    [one] Analyse 1 game
   *[other] Analyse { $count } games
 }
web-history-analysing = { $done } of { $count } done
web-history-newer = Newer
web-history-older = Older
web-history-curve = { $figure }, in { $count } games: { $first } at first, { $last } lately.
web-history-curve-error-rate = Lost by a decision
web-history-curve-skill = Skill, in wins
web-history-curve-luck = Luck
web-history-curve-says = Each dot is a game, the line is the mean of five, from the oldest game to the newest. What a decision loses should fall; skill is what your own decisions changed, luck what dice and cards did.

## Other people
web-find = Find me a game
web-find-do = Find
web-find-range = Rivals’ rating
web-find-anybody = any
web-find-within = rating ±{ $points }
web-find-any-options = Any options are fine
web-find-waiting = Waiting for others.
web-find-stop = Stop waiting
web-find-who = Who waits for a game
web-find-nobody = Nobody else waits right now. Whoever comes and wants the same sits down with you.
web-find-join = Play with them
web-clock-any = any clock
web-clock-other = a clock of its own
web-terms-players = { $count } players
web-terms-any-options = any options
web-terms-usual = usual rules
web-invitations = Invitations
web-invited-by = { $name } invites you
web-invitation-no = No, thanks
web-ask-people = People you have played with
web-ask = Invite { $name }
web-ask-done = { $name } is invited
web-people = People
web-people-lead = With whom you have finished games. In the waiting room of a table of yours you can invite them.
web-people-none = You have not finished a game with other people here yet.
web-people-games = { $games ->
    [one] 1 game
   *[other] { $games } games
 }
web-people-last = Last game
web-person-about = { $name }: block or report
web-block = Block { $name }
web-block-says = You are not matched any more, you get no invitations from them, and you don’t see what they write. They are not told.
web-blocked = Blocked
web-blocked-short = You have blocked this person.
web-unblock = Unblock
web-report = Report { $name } to the host
web-report-why = What is wrong
web-report-chat = what they write
web-report-name = their name
web-report-unfair = they play unfairly
web-report-other = something else
web-report-text = In your words, if you like
web-reported = Thank you: the host will see it, with what was written here.
web-moderation = Moderation
web-moderation-token = The host’s token
web-moderation-open = Open
web-moderation-again = Read again
web-reports = Reports
web-reports-none = Nobody has reported anybody.
web-reported-by = reported by { $name }
web-report-table = table { $table }
web-report-said = What they wrote there
web-report-close = Seen to
web-report-closed = This has been seen to.
web-restrictions = Muted and banned
web-restrictions-none = Nothing is forbidden to anybody.
web-restrict = Restrict { $name }
web-restrict-address = Mute or ban an address
web-address = Address
web-restrict-kind = What
web-restrict-until = How long
web-restrict-reason = Why (they will read it)
web-restrict-do = Do it
web-restrict-lift = Lift
web-restrict-ends = until { $time }
web-restrict-hours = { $hours ->
    [0] for ever
    [1] an hour
    [24] a day
    [168] a week
    [720] a month
   *[other] { $hours } hours
 }
web-act-mute = Mute
web-act-ban = Ban
web-act-lift = Lift
web-act-close = Report seen to
web-acts = What was done here
web-acts-none = Nothing yet.
