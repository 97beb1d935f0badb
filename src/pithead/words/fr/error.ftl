# Refusals: one sentence each, what was wrong and what was expected. The number of the rule follows by itself.

## Any game
error-game-unknown = Il n’y a pas de jeu « { $name } » ; attendu : { $known }.
error-seats = Il faut de { $least } à { $most } joueurs pour une partie, pas { $seats }.
error-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $most }.
error-not-your-turn = La place { $seat } ne peut pas agir maintenant : c’est au tour de la place { $turn }.
error-event-unknown = « { $text } » n’est pas un événement ; il doit commencer par l’un de ces mots : { $known }.
error-event-form = « { $text } » est illisible ; attendu : quelque chose comme « { $form } ».
error-position-json = Ce n’est pas une position : { $problem }.
error-position-seats = « { $where } » a { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
 } ; il en faut une { $seats ->
    [one] pour l’unique place
   *[other] pour chacune des { $seats } places
 }.
error-position-turn = La phase « { $phase } » demande une place dans « to_act » (ou dans « turn » tant que le hasard agit).
error-nothing-to-roll-now = Le hasard n’a rien à décider maintenant.
error-score-json = Il n’y a rien à décompter ici : { $problem }.
error-not-now = « { $event } » n’est pas possible maintenant ; attendu : { $expected }.

## Content files
error-content-toml = Le fichier de contenu n’est pas du TOML : { $where }.
error-content-entry = L’entrée { $where } du fichier de contenu est illisible : { $problem }.
error-content-type = L’entrée { $where } du fichier de contenu doit être du type « { $expected } ».
error-content-unknown = Le fichier de contenu a une entrée { $where } qui n’est pas dans la boîte ; attendu : { $known }.
error-content-table = L’entrée { $where } du fichier de contenu doit être une table.

## Records
error-record-json = Ce n’est pas l’enregistrement d’une partie : { $problem }.
error-record-link = Ce n’est pas un lien vers une partie, ou il en manque un morceau ({ $problem }).
error-record-unlinked = Cette partie ne tient pas dans un lien ; son enregistrement peut être téléchargé.
error-record-large = Ce fichier fait { $size } octets, et aucun enregistrement n’en fait plus de { $most }.
error-record-rules = Cette partie a été jouée avec la version { $rules } des règles ; la version connue est { $known }.
error-record-content = Cette partie a été jouée avec une autre boîte ({ $content }) que la nôtre ({ $known }).
error-record-step = L’étape { $number } de l’enregistrement, « { $step } », est impossible : { $why }
error-record-finished = La partie dans { $file } est terminée ; « pithead replay » la montre.
error-resume-game = La partie dans { $file } est { $game } ; pour continuer : pithead play { $game } --resume { $file }
error-game-needed = Quel jeu ? Attendu l’un de : { $known } ; ou --resume, pour reprendre la dernière partie.
error-resume-none = Il n’y a dans { $folder } aucune partie à reprendre ; « pithead games » liste celles qui s’y trouvent.
error-resume-otherwise = Une partie reprise reste comme elle a commencé ; enlevez { $argument }.
error-envelope-missing = Les dés scellés de cette partie ne sont pas à côté d’elle : il manque le fichier { $file }.
error-envelope-other = Les dés scellés à côté de cette partie appartiennent à une autre.
error-verify-digest = L’enregistrement a été modifié après son écriture : sa somme de contrôle ne correspond pas.
error-verify-unfinished = La partie n’est pas terminée, l’enveloppe avec ses dés est donc encore scellée.
error-verify-commitment = Le secret n’est pas celui qui avait été promis avant le premier lancer.
error-verify-seed = Le secret n’appartient pas à la graine de l’en-tête.
error-verify-erased = Un nom a été retiré de cette partie à la demande de la personne, et dans les parties de cette époque les dés en dépendent ; une copie d’avant se vérifie toujours.
error-verify-outcome = L’étape { $number } dit « { $step } », mais les dés scellés disent « { $due } ».
error-verify-form = L’étape { $number }, « { $step } », n’est pas écrite comme il faut.
error-verify-step = L’étape { $number }, « { $step } », est contraire aux règles : { $why }
error-verify-early = L’enregistrement s’arrête avant la fin de la partie.
error-receipt-json = Ceci n’est pas un reçu : { $problem }
error-receipt-table = C’est l’enregistrement d’une autre table que celle du reçu.
error-receipt-commitment = La promesse de l’enregistrement n’est pas celle qui vous a été donnée avant le premier lancer.
error-receipt-nonce = Votre propre nonce n’est pas dans l’enregistrement.
error-receipt-seal = Le nonce de { $name } n’est pas celui qui était scellé avant que vous révéliez le vôtre.
error-receipt-none = Il n’y a pas de reçu pour cette place : elle n’a rien ajouté aux dés.
error-receipt-unsigned = Le reçu n’est pas signé.
error-receipt-key = Le reçu a été signé avec une autre clé : { $key }
error-receipt-signature = La signature du reçu n’est pas celle du serveur : quelqu’un a modifié le reçu.
error-receipt-cut = L’enregistrement a été coupé : votre reçu est signé jusqu’à l’étape { $signed }, et l’enregistrement finit à l’étape { $steps }.
error-receipt-journal = L’enregistrement n’est pas la partie jouée : jusqu’à l’étape { $number }, il diffère de ce que le serveur a signé pour vous.
error-key-file = Ce fichier n’est pas la clé d’un serveur : { $file }
error-push-host = Le serveur n’envoie rien à ce service push.
error-push-keys = Les clés de ce navigateur sont inutilisables.
error-push-none = Ce serveur n’appelle personne dont la page est fermée.
error-key-alone = L’option --key demande un reçu : pithead verify FILE --receipt FILE --key HEX
error-load-server = Le serveur ne démarre pas : { $command }
error-load-system = « pithead load » lit les temps de processeur dans /proc, et ne marche que sous Linux.
error-verify-result = Le résultat de l’enregistrement n’est pas celui auquel mènent les étapes.

## Fast kernels
error-sim-game = Il n’y a pas encore de noyau rapide de { $game }.
error-sim-gpu = Aucune carte graphique utilisable par numba-cuda n’a été trouvée.
error-sim-gpu-bots = Sur la carte graphique, seuls les bots random jouent pour l’instant.
error-sim-ray = La grappe Ray à { $address } est injoignable : { $problem }.
error-sim-ray-gpu = Une grappe joue sur des processeurs : --ray et --gpu ne vont pas ensemble.
error-sim-each-seat = { $what } en nomme { $count } ; attendu : un pour tous, ou un pour chacune des { $seats } places.
error-sim-position = Le noyau rapide ne peut pas contenir cette position : aucune partie n’y mène.

## Command line
error-file-missing = Il n’y a pas de fichier { $file }.
error-file-exists = Il y a déjà un fichier { $file }, et rien n’est écrasé ; choisissez un autre nom ou déplacez-le.
error-file-read = Le fichier { $file } est illisible : { $problem }.
error-file-write = Impossible d’écrire { $file } : { $problem }.
error-line-json = Cette ligne n’est pas un JSON de la forme attendue : { $problem }.
error-line-long = Cette ligne dépasse { $most } octets.
error-rule-unknown = Il n’y a pas de règle { $number } pour { $game } ; « pithead rules { $game } » les donne toutes.
error-rule-words = Aucune règle de { $game } ne dit « { $words } » ; « pithead rules { $game } » les donne toutes.
error-bot-unknown = Il n’y a pas de bot « { $name } » pour { $game } ; attendu : { $known }.
error-bot-package = Le paquet du bot « { $name } » n’en apporte pas : { $found }.
error-players = Places : { $seats }, personnes : { $people }, bots : { $bots } ; le compte n’y est pas.
error-names = { $names ->
    [one] { $names } nom
   *[other] { $names } noms
 } pour { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
 } ; il en faut un chacun.
error-option = { $game } n’a pas cette option, ou pas avec cette valeur : { $problem }.
error-option-unknown = { $game } n’a pas d’option { $option } ; il a : { $known }.
error-option-bare = { $option } demande une valeur.
error-option-one-person = Ces options sont pour une seule personne ; choisissez-en d’autres pour jouer avec des gens.
error-undo-barrier = On ne peut rien reprendre : depuis, des dés ont été lancés ou quelqu’un d’autre a joué.
error-language = Il n’y a pas de langue « { $language } » ; attendu : { $known }.
error-choice-unclear = « { $text } » peut être « { $first } » ou « { $second } » ; tapez-en un peu plus.
error-choice-near = « { $text } » n’est pas parmi vos choix ; vouliez-vous dire « { $near } » ?
error-choice-unknown = « { $text } » n’est pas parmi vos choix ; tapez un numéro, ou des mots comme « { $example } ».
error-number = « { $text } » n’est pas un nombre de { $least } à { $most }.

## Tables
error-table-unknown = Il n'y a pas de telle table.
error-table-not-begun = La partie n'a pas commencé : il reste des chaises libres.
error-table-over = La partie est finie.
error-table-playing = La partie n'est pas encore finie.
error-table-away = Vous n'êtes pas à cette table ; revenez d'abord.
error-table-out-of-time = Votre temps pour ce tour est écoulé ; revenez quand il sera terminé.
error-table-not-away = Vous n'êtes pas parti.
error-table-nothing-to-undo = Vous n'avez rien à reprendre.
error-table-not-asked = Personne ne vous demande de reprendre quoi que ce soit.
error-table-seated = Vous êtes déjà assis à cette table.
error-table-taken = Cette chaise est prise.
error-table-full = Toutes les chaises ouvertes sont prises.
error-salt-not-due = Aucun grain de sel n’est attendu de vous pour l’instant.
error-salt-other = Ce n’est pas le grain de sel que vous aviez scellé.
error-chain-broken = La ligne { $number } a été changée, déplacée ou coupée.
error-chain-cut = Après la ligne { $number }, quelque chose a été coupé ou ajouté.
error-seed-unseen = C’est une partie d’entraînement : qui connaît sa graine, « { $seed } », connaît d’avance chaque lancer. Seuls ceux qui ont vu la graine peuvent s’asseoir.
error-table-needs-link = Cette chaise est gardée pour quelqu'un qui a un lien.
error-table-followed = Les mêmes personnes rejouent déjà.
error-table-frozen = Cette partie a commencé avec la version { $rules } des règles, que ce serveur ne connaît pas ; elle attend, intacte.
error-link-unknown = Ce lien n'est plus valable, ou ne l'a jamais été.
error-link-none = Il n'y a pas de lien à retirer.
error-link-expired = Ce lien est trop vieux.

## Stores
error-store-failed = Le coup n'a pas pu être gardé ({ $problem }) ; rien n'est perdu, réessayez.
error-store-open = { $file } ne s'ouvre pas comme réserve de parties : { $problem }.
error-store-newer = Cette réserve a la version { $version } de son schéma ; on connaît la { $known }. Un Pithead plus récent l'a écrite.
error-store-exists = { $file } contient déjà quelque chose ; une copie va dans un endroit vide.
error-store-driver = Une réserve PostgreSQL a besoin du pilote : pip install "pithead[server]".

## The server
error-name = Un nom a besoin de 1 à { $most } lettres qui peuvent être montrées.
error-setting = Un réglage est illisible : { $problem }.
error-port-taken = Rien ne peut écouter à { $host }, port { $port } : il y a déjà autre chose, ou ce n’est pas permis. Choisissez-en un autre avec --port.
error-session-needed = Dites d'abord qui vous êtes.
error-accounts-none = Ici, aucun nom n’est conservé.
error-name-kept = « { $name } » appartient déjà à quelqu’un d’autre.
error-account-needed = Conservez d’abord votre nom.
error-account-there = Votre nom est déjà conservé.
error-code-unknown = Ce n’est pas un code de secours, ou il a déjà servi.
error-device-link-unknown = Ce lien a déjà servi, ou ses dix minutes sont écoulées. Créez-en un autre sur votre autre appareil.
error-passkey-refused = La clé d’accès n’a pas pu être vérifiée. Réessayez.
error-passkey-unknown = Cette clé d’accès n’est pas connue ici.
error-too-many-passkeys = Vous avez déjà { $most } clés d’accès. Supprimez-en une d’abord.
error-forbidden = Ce n'est pas à vous de le faire.
error-not-here = Il n'y a rien à cette adresse.
error-method = Cette adresse ne s'utilise pas ainsi.
error-cross-site = Une autre page ne peut pas faire cela en votre nom.
error-json-only = Ici on ne comprend que le JSON.
error-too-large = C'est plus grand que { $most } octets.
error-too-deep = Ce JSON est imbriqué trop profondément.
error-too-slow = La requête n'est pas arrivée à temps.
error-too-many = Trop à la fois ; attendez un peu.
error-too-many-tables = Vous avez déjà { $most } tables ouvertes ; terminez-en une d'abord.
error-operator-only = C'est pour l'exploitant du serveur.
error-too-costly = Vous avez beaucoup demandé ; revenez dans { $seconds } secondes.
error-busy = On calcule trop ici en ce moment ; réessayez dans un instant.
error-chat-full = On ne peut plus rien dire à cette table : elle a { $most } messages.
error-too-many-sessions = Vous avez déjà { $most } sessions ; terminez-en une d'abord.
error-wire-json = Ce message est incompréhensible : { $problem }.
error-wire-order = Ce message n'a pas de sens maintenant.
error-clock-needs-bot = Une table avec une pendule a besoin d'un bot qui remplace ceux dont le temps est écoulé.
error-broken = Quelque chose s'est cassé chez nous ; rien n'est perdu.
error-processes-need-postgres = Sur ce système, plusieurs processus ne peuvent pas partager un fichier ; prends une base PostgreSQL.
error-web-not-built = L’application web n’a pas été construite ici : lancez « make web », ou installez le paquet publié, qui la contient.
error-static-edition = Il n’y a pas d’édition statique dans { $folder } : « make static » en écrit une.
error-scene-unknown = La partie a { $most } étapes ; il n’y a pas de scène après { $at }.
error-lesson-before = Les réponses d’avant ne mènent pas à cette leçon : « { $lesson } » n’a pas encore de bonne réponse.

## Clients
error-link-form = « { $url } » n'est pas un lien vers une table ; on attend quelque chose comme http://host:8018/table/ab12#seat=…
error-server-away = Le serveur { $url } ne répond pas : { $problem }.
error-from-server = Le serveur dit : { $message }
error-bot-silent = Le bot n'a pas répondu par une ligne de JSON avec un « event ».
error-bot-refused = Le coup du bot a été refusé : { $message }
error-bot-hidden = La recherche qui joue à tout doit tout voir, et { $game } cache quelque chose ; jouez contre « random ».
error-arena-weights = { $game } n’a pas de fichiers de poids.
error-extra-missing = Il faut { $package }, qui n’est pas installé : pip install "pithead[{ $extra }]".
error-env-action = Il n’y a pas d’action { $action } maintenant ; sont permises { $legal }.
error-env-over = La partie est finie : plus personne ne peut agir.
error-env-actions = Il faut une action de 0 à { $most } pour chacune des { $games } parties.
error-env-no-agent = Chaque place a un bot ; l’un d’eux au moins doit être « agent », dont les actions viennent du dehors.
error-env-no-kernel = { $game } n’a pas de noyau et ne peut donc pas être joué sur une carte graphique ; prends un Batch.
error-env-unknown-action = « { $event } » n’a pas de numéro dans { $game } : aucune partie au hasard du relevé ne l’a rencontré.
error-lab-game = Il n’y a pas de laboratoire pour { $game }.
error-lab-study = Le laboratoire n’a pas d’étude nommée { $name }, seulement : { $known }.
error-ladder-two = Une échelle a besoin de deux bots différents.
error-ladder-bank = { $file } contient des donnes jouées autrement : avec un autre jeu, une autre graine, un autre temps ou un autre nombre de places.
error-ladder-nothing = Interrompu avant la fin de la première partie.
error-ladder-unmeasured = Rien n’a été mesuré pour { $game } à { $seats }.
error-puzzle-number = Il n’y a pas de problème { $number } : ils sont numérotés de 1 à { $most }.
error-puzzle-theme = Il n’y a pas de thème { $theme } ici, seulement : { $known }.
error-daily-only = Seule une montagne du jour terminée est comparée aux bots.

## L’entraîneur
error-coach-game = Il n’y a pas d’entraîneur pour { $game }.
error-coach-people = Il n’y a pas de conseils tant que des personnes jouent l’une contre l’autre.
error-coach-turn = Ce n’est pas ton tour, il n’y a donc rien à montrer.
error-coach-decision = Le pas { $number } n’est pas une décision que l’on puisse juger pour toi.
error-coach-busy = Une analyse à la fois ; attends que la tienne soit finie.
error-coach-not-begun = Personne n’a commencé à analyser cette partie.
error-coach-stopped = L’analyse a été arrêtée, car plus personne ne la demandait.
error-ladder-exact = { $game } n’apporte pas de positions dont on connaît chaque choix, on ne peut donc pas le mesurer ainsi.
error-game-package = Le paquet de { $name } ({ $found }) n'est pas un GamePackage de ce nom avec une édition.
error-puzzles-none = { $game } n'a pas de problèmes.
error-lessons-none = { $game } n’apporte pas de leçons.
error-daily-none = { $game } n’a pas de partie du jour.
error-real-table-none = { $game } ne dit pas ce que l’on compte à une vraie table.
error-real-table-rounds = Il faut pour chaque joueur { $expected ->
    [one] { $expected } manche
   *[other] { $expected } manches
 }, pas { $rounds }.
error-real-table-count = Un joueur ne peut pas avoir « { $piece } » { $count } fois.
error-real-table-single = Un joueur n’en a qu’un : { $pieces }.
error-evening-deals = Une soirée a de 1 à { $most } donnes.
error-evening-full = Cette soirée est complète : elle a { $most } places.
error-evening-entered = Vous êtes déjà dans cette soirée.
error-evening-begun = Cette soirée a commencé : personne n’entre ni ne sort plus.
error-evening-count = { $count } joueurs ne remplissent pas des tables de { $seats }, deux au moins : il en manque { $missing }.
error-evening-sealed = Cette donne est scellée jusqu’à la fin de la soirée.
error-evening-unknown = Il n’y a pas de telle soirée ici.
error-evening-deal = Cette donne n’existe pas : la soirée a les donnes 0 à { $most }.
error-evening-playing = Cette soirée se joue encore : ses donnes sont comparées quand elle est finie.
error-week = « { $week } » n’est pas une semaine jouée ici, comme 2026-W47.
error-week-none = Il n’y a pas de duplicate de la semaine pour { $game }.
error-study-many = Vous avez { $most } études ; supprimez-en une pour en écrire une autre.
error-study-unknown = Il n’y a pas de telle étude ici.
error-study-place = Cet endroit n’existe pas dans l’étude : elle a les endroits 0 à { $most }.
error-stats-none = Il n’y a aucune partie terminée de ce genre dans { $folder } ni dans son dossier « games ».
error-stats-day = « { $day } » après { $option } n’est pas un jour comme 2026-05-01.
error-banned = { $until ->
    [ever] Vous ne pouvez plus venir sur ce serveur.
   *[other] Vous ne pouvez pas venir sur ce serveur avant { $until }.
 }{ $why ->
    [none] { "" }
   *[other] { " " }L’hôte dit : { $why }
 }
error-muted = { $until ->
    [ever] Vous ne pouvez plus écrire ici.
   *[other] Vous ne pouvez pas écrire ici avant { $until }.
 }{ $why ->
    [none] { "" }
   *[other] { " " }L’hôte dit : { $why }
 }
error-person-unknown = Vous n’avez pas été à une table avec une telle personne.
error-invitation-unknown = Cette invitation n’est plus valable.
error-restriction-unknown = Il n’y a pas de telle restriction.
error-report-unknown = Il n’y a pas de tel signalement.
error-too-many-seeks = Trop de personnes attendent une partie ici ; réessayez dans un instant.
error-person-none = Personne sur ce serveur n’a l’identifiant « { $person } ».
