# Ce que nous avons dû reconstituer de la boîte, chaque chose en une phrase.
fact-dice-faces = Un dé { $kind } montre { $faces }.
fact-dice-count = Il y a { $count } dés { $kind }.
fact-dice-hero = { $hero } montre { $faces }.
fact-dice-rows = Les rangées de la montagne tiennent, depuis le haut, { $rows } dés.
