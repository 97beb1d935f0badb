# Che cosa stampa `pithead bot`.
bot-over = La partita è finita: { $totals }.
