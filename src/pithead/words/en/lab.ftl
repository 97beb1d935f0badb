# The designers' report: what `pithead lab` writes.
lab-title = { $game } on the bench
lab-made = Made by “{ $command }” with Pithead { $version }: { $games } games with the box { $hash }.
lab-read = Dots are estimates, the lines through them intervals of 95 %. Random players take any legal choice, greedy ones the best at once, careless ones are greedy but take any choice one time in four. People will play otherwise: look for what is large, not for the last digit.
lab-stopped = Stopped early: the report holds what was played up to there.
lab-progress = { $bar } { $percent } %, { $games } games
lab-numbers = The numbers
lab-random = random
lab-greedy = greedy
lab-careless = careless
lab-wins = wins
lab-players = { $seats } players
lab-against = { $one } against { $other }
lab-tied = level at the end
lab-fig-points = Points
lab-read-points = How the points of a player at the end are spread.
lab-fig-ladder = Skill
lab-read-ladder = How often the better player wins against the worse, two players. The farther from 50, the more skill there is to have.
