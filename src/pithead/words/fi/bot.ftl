# Mitä `pithead bot` tulostaa.
bot-over = Peli on päättynyt: { $totals }.
