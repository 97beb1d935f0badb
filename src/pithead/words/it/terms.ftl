# Words that other messages use.
-pithead = Pithead
