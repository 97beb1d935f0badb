# What commands print.
cli-line = line { $number }: { $message }
cli-verified = Verified: { $steps } steps, every roll from the sealed envelope, every move by the rules; { $totals } points, { $winners }.
cli-verified-seed = Verified: { $steps } steps, every roll from the public seed, every move by the rules; { $totals } points, { $winners }.
cli-verified-receipt = It is the game of your receipt: the promise and every nonce are those that you saw before the first roll.
cli-signed = The server has signed it up to step { $steps }, with the key { $key }.
cli-unsigned = The server has not signed it.
cli-written = Written: { $file }
cli-new-hint = Play it with “pithead play { $game } --resume { $file }”.
cli-random-done = { $games ->
    [one] One game
   *[other] { $games } games
 } written to { $folder }.
cli-random-stopped = Stopped; { $games ->
    [0] no game was
    [one] one game was
   *[other] { $games } games were
 } written to { $folder }.
cli-content-title = What is in the box of { $game }, and how sure we are of it
cli-content-guesses = What we guessed, and what it changes:
cli-content-measured = Measured with random or greedy players: { $command }
cli-content-hash = Fingerprint of these facts: { $hash }
cli-content-sure = { $count } facts: { $marks }.
cli-content-correct = Do you own the box and know better? Put the entries that differ into a TOML file and add --content your-file.toml.
cli-replay-step = { $number } of { $count }
cli-replay-start = Before the first step.
cli-bench-title = Random play on one core, every event checked; decisions are choices of players
cli-bench-own = { $name }: { $decisions } decisions and { $games } games a second
cli-bench-skipped = { $name } was left out, because { $package } is not installed; “make bench” has everything.
cli-bench-ratio = { $name } makes { $ratio } times the decisions of { $peer }.
cli-bench-cores = Two cores make { $ratio } times the games of one.
cli-bench-start = pithead --help takes { $milliseconds } ms of processor time.
cli-bench-screen = pithead play takes { $milliseconds } ms of processor time to its first screen.
cli-stopped = Stopped.
cli-starting = Starting the server
cli-serving = { -pithead } is at { $url } and goes on until Ctrl-C.
cli-serving-already = { -pithead } is running already, at { $url }.
