"""Mini Miners: recruit dwarves, arm them in secret, send them down and get them out again; three rounds."""
