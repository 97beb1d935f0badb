# The terminal client.
tui-type = type a choice, such as “{ $example }”, or its number
tui-confirm = { $choice }: { $preview } — Enter confirms, Escape takes it back
tui-key-undo = take back
tui-key-sheet = score
tui-key-rules = rules
tui-key-log = log
tui-key-type = type
tui-key-help = help
tui-key-theme = light/dark
tui-key-leave = leave
tui-key-close = close
tui-key-next = next
tui-key-back = back
tui-key-first = first
tui-key-last = last
tui-sheet-title = Score sheet, as everything lies now
tui-rules-title = The rules
tui-log-title = What has happened
tui-help-title = Help
tui-help = Arrow keys go through your choices; the line below the table says what each would change.
    Enter picks a choice, and Enter again confirms it. Escape puts it back.
    With the mouse: click a choice or a marked place on the board, and click again to confirm.
    Press : and type a choice in words or in notation, or its number.
    u takes back your last decision of this turn, as long as no dice have rolled and nobody else has acted.
    s shows the score sheet with every point explained, p what lies before everybody, r the rules, l the log, t changes between light and dark.
    h shows the best choices and why, in games against bots.
    q leaves. A game is kept in its file after every step, and goes on from there.
tui-key-hint = hint
tui-thinking = The coach thinks …
tui-hint-title = Show me
tui-key-again = rematch
tui-key-verify = verify
tui-key-analyse = analyse
tui-players-title = Everybody at the table
tui-round-title = The round is over
