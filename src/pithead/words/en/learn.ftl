# First steps: what to do, a hint after another answer, and a word after the right one.
learn-welcome = First steps in { $game }: { $count } short lessons. Choose as in a game; “?” helps, “{ $quit }” leaves.
learn-step = Lesson { $number } of { $count }
learn-finished = That was all. Now play: pithead play { $game }
learn-hint-prefix = Not this time. { $hint }
learn-you = You
learn-rival = Rival
