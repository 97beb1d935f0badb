# Playing at a table far away.
join-welcome = { -pithead }: { $game } at table { $table }. Type the number of a choice or the choice itself; “?” helps.
join-waiting = Waiting until every chair is taken …
join-left = You left the terminal; the game goes on at the server. The same link brings you back.
join-stale = The table has changed meanwhile; look again.
join-receipt = Your receipt of this game: { $file }
join-asked = Type “{ $yes }” or “{ $no }”.
join-help = Type the number of a choice, or the choice in words, such as “{ $example }”.
    { $undo }: take your last move back, at once or if the others agree
    { $yes }, { $no }: agree when another wants to take a move back, or don't
    { $say } …: say something to the table
    { $leave }: let a bot play for you until you return
    { $resign }: give up
