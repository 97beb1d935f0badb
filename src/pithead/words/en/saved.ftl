# Games in files: listed, gone on with, deleted.
saved-none = There is no game in { $folder }, nor in its folder “games”.
saved-running = Running
saved-finished = Finished
saved-commands = Go on with “pithead games resume FILE”, or without a file with the last one; “pithead games delete FILE” asks and deletes.
saved-sure = Delete { $file } ({ $title }: { $names }{ $running ->
    [yes] , not finished
   *[no] {""}
 })? yes/no
saved-yes = yes
saved-deleted = Deleted: { $file }
saved-kept = Kept: { $file }
