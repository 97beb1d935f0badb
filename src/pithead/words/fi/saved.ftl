# Games in files: listed, gone on with, deleted.
saved-none = Kansiossa { $folder } ja sen alikansiossa ”games” ei ole yhtään peliä.
saved-running = Kesken
saved-finished = Päättyneet
saved-commands = Jatka komennolla ”pithead games resume TIEDOSTO”, ilman tiedostoa viimeisintä; ”pithead games delete TIEDOSTO” kysyy ja poistaa.
saved-sure = Poistetaanko { $file } ({ $title }: { $names }{ $running ->
    [yes] , kesken
   *[no] {""}
 })? kyllä/ei
saved-yes = kyllä
saved-deleted = Poistettu: { $file }
saved-kept = Säilytetty: { $file }
