# Duplicate evenings, boards of the day, the duplicate of the week and studies in the web app.

## Duplicate evenings
event-evenings = Duplicate evenings
event-evenings-lead = Everybody gets the same dice and cards. You are compared with those who had your seat in the same deal, so luck decides little.
event-evenings-new = Announce an evening
event-evenings-open = You can still enter
event-evenings-playing = Being played
event-evenings-over = Over
event-evenings-none = Nobody has announced an evening yet.
event-listed = { $players ->
    [one] 1 player
   *[other] { $players } players
 }, { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
 }
event-look = Look
event-name = What is it called?
event-name-first = An evening under the mountain
event-deals = How many deals?
event-seats = Seats at a table
event-form = Who meets whom?
event-form-swiss = Swiss: those who stand alike
event-form-round-robin = Everybody in turn
event-scoring = What counts?
event-scoring-matchpoints = Whom you beat on your seat
event-scoring-swings = By how much
event-pace = Live, or by the day?
event-pace-live = Live: 2 minutes a decision
event-pace-day = By the day: a day a decision
event-pace-free = Everybody takes their time
event-pace-why = Whoever lets the time pass is helped out by a bot, so the evening goes on.
event-bots = Chairs for bots
event-bots-none = None
event-bots-add = Put in bots
event-announce = Announce it
event-link = Link to this evening
event-enter = Enter
event-leave = Leave it again
event-begin = Begin
event-begin-missing = { $missing ->
    [one] One more player is needed: tables of { $seats }, two at least.
   *[other] { $missing } more players are needed: tables of { $seats }, two at least.
 }
event-begin-wait = The host begins as soon as everybody is here.
event-players = Players
event-players-none = Nobody has entered yet.
event-bot = bot
event-standings = Standings
event-standings-none = The standings come when all tables have played the first deal.
event-place = Place
event-who = Who
event-score = Score
event-deals-counted = Deals
event-won = Won
event-margin = Ahead by
event-progress = Deal { $number } of { $deals }: { $done } of { $tables } tables are finished.
event-next = Your next table
event-next-with = Deal { $number }, against { $names }
event-go = To your table
event-wait = You have played this deal. The next one begins when the last table is finished.
event-back = To the evening
event-sealed-end = What others made of this deal is shown when everybody has played it; the game can be looked at again when the evening is over.
event-results = Deal by deal
event-deal = Deal { $number }
event-seat = Seat { $number }
event-points = Result
event-parted = Where they parted:
event-parted-not = Played here as at the other tables.
event-decided = What decided it:
event-decided-gain = { $gain } for the winner
event-decided-why = The step that brought the winner most, weighed at a glance. The whole analysis of a game is behind its link.
event-replay = Look back: { $names }
event-seals = The sealed deals
event-seals-before = These seals were published when the evening was announced, before anybody entered. Everybody’s browser adds its salt. So nobody can choose a deal, nor exchange it later.
event-seals-check = Open the seals and check them
event-seals-checking = Checking…
event-check-seal = The secret of every deal fits its seal.
event-check-kept = The seals are those that this browser kept when you entered, and your salt is in every deal.
event-check-tables = Every table played the deal that was sealed.
event-check-dice = Every roll and every card at every table follows from its deal.
event-check-passed = The deals were the ones that were sealed.
event-check-failed = Something does not fit.

## Boards of the day
event-boards = Boards of the day
event-boards-lead = One try counts, by the server’s date. The best stand first, and equal scores share a place.
event-board-game = { $game }: today’s mountain
event-board-puzzle = { $game }: puzzle of the day
event-board-none = Nobody has tried it yet today.
event-board-people = { $people ->
    [one] 1 try
   *[other] { $people } tries
 }
event-board-next = { $hours ->
    [one] The next day begins in an hour.
   *[other] The next day begins in { $hours } hours.
 }
event-board-soon = The next day begins within the hour.
event-streak = Streak
event-streak-days = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
 }
event-now = Every day, every week

## The duplicate of the week
event-week = Duplicate of the week
event-week-of = Duplicate of the week: { $game }
event-week-lead = The same deals for everybody this week, each once, against { $rival }. For every deal you get the share of the others whom you beat on the same seat, bots and people.
event-week-deal = Deal { $number }, seat { $seat }
event-week-play = Play it
event-week-done = Played
event-week-left = { $days ->
    [one] One more day
   *[other] { $days } more days
 }
event-week-progress = { $done } of { $deals } deals
event-week-none = Nobody has played it yet; the bots are at it.
event-week-seals = The deals were sealed when the week began. They can be looked at and checked when it is over.
event-week-back = To the duplicate of the week
event-week-from = week of { $day }
event-week-now = This week
event-week-past = Past weeks
event-week-over = This week is over and its deals are open. A share with a link is somebody’s game, which you can watch again.
event-week-opened = The deals, opened
event-week-opened-says = What was drawn when the week began, beside the seal that was published then. The seed decides every roll and every card of the deal.
event-week-seal = Seal
event-week-secret = Drawn
event-week-seed = Seed

## Studies
event-study = Study
event-studies = Your studies
event-studies-lead = A position, a line of play, comments and drawings. Whoever has the link reads it step by step; only you change it.
event-studies-none = You have not written a study yet. Begin one from any finished game (look back at it), or from a position below.
event-studies-most = At most { $most } studies.
event-study-listed = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 }
event-study-open = Open
event-study-begin = Make a study from here
event-study-position = A position in notation
event-study-position-text = The JSON form of a position, as the command line and the records of puzzles write it.
event-study-make = Begin the study
event-study-title = Title
event-study-untitled = Study of { $game }
event-study-by = by { $name }
event-study-by-you = by you
event-study-place = Place { $number } of { $count }
event-study-comment = Comment
event-study-draw = Drawings
event-study-from = Thing
event-study-to = Arrow to
event-study-to-none = no arrow, a ring
event-study-add = Draw
event-study-pen = Draw on the board: tap a thing twice for a ring, or two things for an arrow
event-study-clear = Wipe the drawings here
event-study-cut = Cut the line here
event-study-save = Save
event-study-changed = not saved yet
event-study-delete = Delete this study
event-study-sure = Really delete it
event-study-play = Choose on the board to let the line go on from here.
event-study-roll = Let the dice and cards fall
event-study-ring = A ring around { $thing }
event-study-arrow = An arrow from { $from } to { $to }
event-study-link = Link to this study
