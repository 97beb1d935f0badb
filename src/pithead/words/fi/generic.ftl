# Games that bring no words of their own.
generic-step = { $name }: { $event }.
generic-chance = Sattuma: { $event }.
generic-ask = Valitse
generic-total = yhteensä
generic-points = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
 }
generic-refusal = Se ei käy: { $reason }.
generic-no-rules = Tällä pelillä ei ole sääntökirjaa. Sallitut siirrot luetellaan vuorollasi.
generic-no-facts = Tämä peli ei ilmoita tietoja, joita voisi korjata.
