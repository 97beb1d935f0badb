"""What the coach knows about Dice Miner: facts about decisions, lessons and puzzles."""
