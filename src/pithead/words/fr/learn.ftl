# First steps: what to do, a hint after another answer, and a word after the right one.
learn-welcome = Premiers pas dans { $game } : { $count ->
    [one] { $count } courte leçon
   *[other] { $count } courtes leçons
 }. Choisissez comme dans une partie ; « ? » vous aide, « { $quit } » quitte.
learn-step = Leçon { $number } sur { $count }
learn-finished = C’est tout. Maintenant, jouez : pithead play { $game }
learn-hint-prefix = Pas cette fois. { $hint }
learn-you = Vous
learn-rival = Rival
