ladder-title = The ladder of { $game }: { $games } games of { $seats }, { $budget } s a move for those who search
ladder-level = level
ladder-elo = Elo
ladder-won = wins against the one below
ladder-ms = ms a decision
ladder-read = ± is half of an interval of 95 %; all dice were played from every seat. The greedy bot marks { $points } points. Who is 100 points ahead wins 64 % of the games, with 200 points 76 %.
ladder-stopped = Stopped: the table holds what was played so far.
