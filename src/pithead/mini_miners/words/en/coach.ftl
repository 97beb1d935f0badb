# What speaks for a decision.
coach-mini-miners-finds = digs for { $gold } gold on average
coach-mini-miners-sure = is worth { $gold } gold for sure
coach-mini-miners-danger = meets a collapse in { $percent } % of all digs
coach-mini-miners-marker = has this to help: { $tool }
coach-mini-miners-first = has nobody between it and the exit
coach-mini-miners-behind = waits for { $count ->
    [one] one dwarf
   *[other] { $count } dwarves
 } on the way out
coach-mini-miners-home = brings home { $gold } gold
coach-mini-miners-below = leaves { $count ->
    [one] one rival
   *[other] { $count } rivals
 } below
coach-mini-miners-tavern = is safe in the tavern
coach-mini-miners-hits = hits { $dwarf } of { $name }
coach-mini-miners-carries = { $gold } gold is at stake there
coach-mini-miners-tool = brings this into play: { $tool }
coach-mini-miners-tools = makes { $count ->
    [one] one tool
   *[other] { $count } tools
 }, three of which are a nugget at the end
coach-mini-miners-uses = is the time for this: { $tool }
coach-mini-miners-gold = gives { $gold } gold at once
coach-mini-miners-bonus = gives more than { $gold } gold: { $bonus }
coach-mini-miners-clears = clears the way for { $count ->
    [one] one dwarf
   *[other] { $count } dwarves
 } of yours with { $gold } gold
coach-mini-miners-clears-rivals = for { $count ->
    [one] one rival
   *[other] { $count } rivals
 } too
coach-mini-miners-called = gives you { $dwarf }, who is called as number { $number }
coach-mini-miners-spares = can best do without { $dwarf } this round
coach-mini-miners-gone = puts this out of the way: { $card }
coach-mini-miners-next = puts this on top for whoever digs next: { $card }
coach-mini-miners-lurks = waits for { $count ->
    [one] one rival
   *[other] { $count } rivals
 } in the mine
coach-mini-miners-shuffles = looks for better tools
coach-mini-miners-saves = saves { $gold } gold for the end
coach-mini-miners-passes = keeps everything for later
coach-mini-miners-passes-escape = gives this dwarf up, for the way out costs more
coach-mini-miners-gives = gives { $gold } gold to { $name }
