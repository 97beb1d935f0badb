"""What the coach knows about Mini Miners: facts about decisions, lessons and puzzles."""
