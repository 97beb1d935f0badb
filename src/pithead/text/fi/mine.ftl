# Mini Miners: names of things, and what they do in a sentence.

## Dwarves
mine-dwarf-handyman = Apuri
mine-dwarf-sleuth = Vainukoira
mine-dwarf-hardhead = Paksukallo
mine-dwarf-packmule = Kuormajuhta
mine-dwarf-gadget = Vempain
mine-dwarf-glimmer = Tuikku
mine-dwarf-crook = Huijari
mine-dwarf-kaboom = Kabuum
mine-dwarf-lucky = Onnenpekka
mine-dwarf-mole = Myyrä
mine-dwarf-daredevil = Hurjapää
mine-dwarf-haggler = Tinkijä
mine-dwarf-scoundrel = Lurjus
mine-dwarf-bully = Öykkäri
mine-dwarf-anvil = Alasin
mine-dwarf-innkeeper = Kapakoitsija
mine-dwarf-trickster = Kujeilija
mine-dwarf-ticktock = Tiktak

mine-ability-handyman = Lainaa nurin päin olevan työkalunsa toiselle kääpiöllesi; sitten se menee poistopakkaan.
mine-ability-sleuth = Hänellä on aina suurennuslasi.
mine-ability-hardhead = Hänellä on aina kypärä.
mine-ability-packmule = Hänellä on aina vaunu.
mine-ability-gadget = Saa pakasta ilmaisen työkalun ja voi kantaa vielä toista, erilaista.
mine-ability-glimmer = Hänellä on aina lyhty.
mine-ability-crook = Voi paetessaan viedä puolet seuraavana pakenevan kääpiön kullasta.
mine-ability-kaboom = Hänellä on aina dynamiittia.
mine-ability-lucky = Tuo sinulle 2 hippua, kun hän pakenee.
mine-ability-mole = Hänellä on aina lapio.
mine-ability-daredevil = Kaivaa mistä pakasta tahtoo.
mine-ability-haggler = Ottaa markkinoiden jälkeen kääpiöltä umpimähkään työkalukortin 1 hipulla.
mine-ability-scoundrel = Vie sijoituttuaan 2 hippua enintään kahden askeleen päässä olevan kääpiön omistajalta.
mine-ability-bully = Siirtää sijoituttuaan toisen kääpiön vapaaseen naapuriruutuun.
mine-ability-anvil = Jos hänellä ei ole markkinoiden jälkeen työkalukorttia, hän valitsee sellaisen pakasta tai poistopakasta.
mine-ability-innkeeper = Voi jäädä kapakkaan ja saa 1 hipun kutakin siellä olevaa kääpiöparia kohti.
mine-ability-trickster = Vaihtaa sijoituttuaan kahden kääpiön alla olevat merkit.
mine-ability-ticktock = Voi ottaa toisen kääpiön ruudun, ja tämä sijoitetaan uudestaan.

## Tools
mine-tool-star = sheriffintähti
mine-tool-dynamite = dynamiitti
mine-tool-shovel = lapio
mine-tool-magnifier = suurennuslasi
mine-tool-cart = vaunu
mine-tool-helmet = kypärä
mine-tool-lantern = lyhty

mine-tool-star-text = Kumoaa vaikutuksen, jonka kohteena tämä kääpiö on, ja hyökkääjä maksaa sinulle 2 hippua.
mine-tool-dynamite-text = Pane paossa sortumamerkki omaan ruutuusi.
mine-tool-shovel-text = Poista paossa enintään kaksi sortumamerkkiä mistä tahansa.
mine-tool-magnifier-text = Nosta kaivaessasi yksi kortti lisää ja palauta yksi pakan päälle tai alle.
mine-tool-cart-text = Nosta ja paljasta kaivaessasi yksi kortti lisää.
mine-tool-helmet-text = Älä välitä sortumakorteista vaan nosta uudet; niiden merkit tulevat laudalle silti.
mine-tool-lantern-text = Kääpiösi voi sijoittaa kuoppaan.

## Events
mine-event-neighbours = Naapurikahnaus
mine-event-diamond-flow = Timanttivirta
mine-event-clearance = Loppuunmyynti
mine-event-free-beer = Ilmaista olutta
mine-event-aftershock = Jälkijäristys
mine-event-truce = Aselepo
mine-event-upside-down = Nurinkurin
mine-event-rich-vein = Rikas malmisuoni

mine-event-neighbours-text = Jokainen värvää vasemmanpuoleiselle naapurille.
mine-event-diamond-flow-text = Kuopat ja viimeinen ruutu ovat 2 hippua arvokkaampia.
mine-event-clearance-text = Esillä olevat työkalut maksavat 1 eikä 2.
mine-event-free-beer-text = Levossa saat 1 hipun kutakin kapakassa olevaa omaa kääpiöpariasi kohti.
mine-event-aftershock-text = Ennen ensimmäistä kaivamista sortumamerkki putoaa satunnaiseen tunnelin ruutuun.
mine-event-truce-text = Kukaan ei saa ottaa kääpiöitä kohteeksi.
mine-event-upside-down-text = Kääpiöt sijoitetaan suurimmasta aloitearvosta pienimpään.
mine-event-rich-vein-text = Se, joka löytää kultaa tai erikoiskortin ruudusta III tai IV, saa 1 hipun lisää.

## Places
mine-space-tunnel = tunnelin ruutu
mine-space-pit = kuoppa
mine-space-last = viimeinen ruutu (timantti)
mine-space-tavern = kapakka
mine-space-exit = uloskäynti

## Phases
mine-phase-recruit = värväys
mine-phase-market = markkinat
mine-phase-placement = sijoittelu
mine-phase-collect = keräys
mine-phase-recovery = lepo
