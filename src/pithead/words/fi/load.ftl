# `pithead load` ja sen sivu.
load-title = Mitä palvelin kestää
load-made = Tehty komennolla ”pithead load”, { $machine }: { $games } peliä yhtä aikaa (asiakkaita: { $clients }), { $seconds } sekuntia kukin. Koneen kuormitus alussa (load average): { $load }.
load-read = Kokonaisia kahden pelaajan pelejä täsmälleen niillä viesteillä, jotka sivu lähettää: sinetöidyt nonssit, kieli, jokaisen päätöksen esikatselu, allekirjoitetut kuitit. Tapahtuma on komento, joka on levyllä ja kerrottu molemmille. Suoritinaika on palvelimen kaikkien prosessien, ilman tietokannan omaa; vastausajat on mitattu puolella siitä, minkä palvelin enintään kesti, kuorman ollessa samalla koneella. Kaksi kaikupalvelinta tallentavat viestin ja lähettävät sen takaisin, eivätkä tee muuta.
load-processes = prosesseja
load-clock = tapahtumia sekunnissa
load-processor = tapahtumia suoritinsekunnissa
load-us = µs suoritinaikaa tapahtumaa kohti
load-times = ms vastaukseen: p50 / p99 / p99,9
load-bytes = tavuja tapahtumaa ja katsojaa kohti
load-echo-each = kaiku, joka viestille oma vahvistus
load-echo-group = kaiku, monta viestiä yhdessä vahvistuksessa
load-row = { $name }, prosesseja: { $processes }; { $events } tapahtumaa suoritinsekunnissa, { $us } µs kukin; p50, p99, p99,9 ms: { $times }; { $bytes } tavua kullekin katsojalle
load-no-postgres = PostgreSQL:ää ei mitattu: nimeä sellainen valitsimella --postgres.
