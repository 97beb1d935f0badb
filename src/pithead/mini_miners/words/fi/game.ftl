# The game in the list of games: its name, why to play it, who can.
game-mini-miners-title = Mini Miners
game-mini-miners-pitch = Värvää joukko kääpiöitä, anna niille työkalut ja lähetä ne neljään kaivoskäytävään. Liian ahne kaivaja nukkuu kivien alla.
game-mini-miners-about = 2–4 pelaajaa · kolme kierrosta
