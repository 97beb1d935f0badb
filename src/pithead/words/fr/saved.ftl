# Games in files: listed, gone on with, deleted.
saved-none = Il n’y a aucune partie dans { $folder } ni dans son dossier « games ».
saved-running = En cours
saved-finished = Terminées
saved-commands = Reprenez avec « pithead games resume FICHIER », sans fichier la dernière ; « pithead games delete FICHIER » demande et supprime.
saved-sure = Supprimer { $file } ({ $title } : { $names }{ $running ->
    [yes] , pas terminée
   *[no] {""}
 }) ? oui/non
saved-yes = oui
saved-deleted = Supprimée : { $file }
saved-kept = Gardée : { $file }
