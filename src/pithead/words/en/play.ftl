# Playing in the terminal.
play-welcome = { -pithead }: { $game }. Type the number of a choice or the choice itself; “?” helps.
play-sealed = Before the first roll the dice of this game went into a sealed envelope: { $commitment }
play-saved = The game is kept in { $file }.
play-help = Type the number of a choice, or the choice in words, such as “{ $example }”.
    { $hint }: the best choices, your chance to win with each, and why
    { $score }: the score sheet, every point explained
    { $rules }: all rules, or with a number the one that you ask for
    { $table }: the whole table again
    { $look }: the position in sentences
    { $log }: everything that has happened
    { $undo }: take back your last decision, if no dice have rolled and nobody else has acted since
    { $quit }: leave; the game waits in its file
play-choices = { $name }, your choices:
play-undone = Taken back.
play-hand-over = Hand the keyboard to { $name }, who then presses Enter.
play-left = You left. Go on with: pithead play { $game } --resume { $file }
play-over = The game is over.
play-won = { $count ->
    [one] { $names } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
   *[other] { $names } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
 }
play-won-you = You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }!
play-won-short = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
 }
play-won-short-you = You win
play-given-up = the game was given up
play-alone = You made { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
play-percentile = That is more than { $percent } % of { $games } bot games with the same luck.
play-verify = The envelope is open now. Check every roll yourself: pithead verify { $file }
play-about = { $choice }: { $more }
play-turn-of = Turn: { $name }
play-human = Player { $number }
play-bot = Bot { $number } ({ $level })
play-seeded = The dice of this game follow from the public seed “{ $seed }”: whoever plays it gets the same.
play-verify-seed = Check every roll yourself: pithead verify { $file }
play-analyse = Luck and skill, step by step: pithead analyse { $file }
play-total = total
play-again = Again? “{ $again }” starts a rematch, “{ $verify }” checks every roll, { $coach ->
    [yes] “{ $analyse }” tells luck from skill, “{ $quit }” ends.
   *[no] “{ $quit }” ends.
 }
