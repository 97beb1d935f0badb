# Games in files: listed, gone on with, deleted.
saved-none = In { $folder } und seinem Ordner „games“ liegt keine Partie.
saved-running = Laufend
saved-finished = Beendet
saved-commands = Weiter geht es mit „pithead games resume DATEI“, ohne Datei mit der letzten; „pithead games delete DATEI“ fragt und löscht.
saved-sure = { $file } löschen ({ $title }: { $names }{ $running ->
    [yes] , nicht beendet
   *[no] {""}
 })? ja/nein
saved-yes = ja
saved-deleted = Gelöscht: { $file }
saved-kept = Behalten: { $file }
