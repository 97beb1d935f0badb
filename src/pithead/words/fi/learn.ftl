# First steps: what to do, a hint after another answer, and a word after the right one.
learn-welcome = Ensiaskeleet pelissä { $game }: { $count ->
    [one] yksi lyhyt oppitunti
   *[other] { $count } lyhyttä oppituntia
 }. Valitse kuten pelissä; ”?” auttaa, ”{ $quit }” lopettaa.
learn-step = Oppitunti { $number }/{ $count }
learn-finished = Siinä kaikki. Nyt pelaamaan: pithead play { $game }
learn-hint-prefix = Ei tällä kertaa. { $hint }
learn-you = Sinä
learn-rival = Vastustaja
