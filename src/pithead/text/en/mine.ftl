# Mini Miners: names of things, and what they do in a sentence.

## Dwarves
mine-dwarf-handyman = Handyman
mine-dwarf-sleuth = Sleuth
mine-dwarf-hardhead = Hardhead
mine-dwarf-packmule = Packmule
mine-dwarf-gadget = Gadget
mine-dwarf-glimmer = Glimmer
mine-dwarf-crook = Crook
mine-dwarf-kaboom = Kaboom
mine-dwarf-lucky = Lucky
mine-dwarf-mole = Mole
mine-dwarf-daredevil = Daredevil
mine-dwarf-haggler = Haggler
mine-dwarf-scoundrel = Scoundrel
mine-dwarf-bully = Bully
mine-dwarf-anvil = Anvil
mine-dwarf-innkeeper = Innkeeper
mine-dwarf-trickster = Trickster
mine-dwarf-ticktock = Ticktock

mine-ability-handyman = Lends his face-down tool to another of your dwarves; then it is discarded.
mine-ability-sleuth = Always has a magnifier.
mine-ability-hardhead = Always has a helmet.
mine-ability-packmule = Always has a cart.
mine-ability-gadget = Gets a free tool from the pile and may carry one more of another kind.
mine-ability-glimmer = Always has a lantern.
mine-ability-crook = When he escapes, he may take half the gold of the next dwarf that does.
mine-ability-kaboom = Always has dynamite.
mine-ability-lucky = Brings you 2 nuggets when he escapes.
mine-ability-mole = Always has a shovel.
mine-ability-daredevil = Digs in any deck he likes.
mine-ability-haggler = After the market, takes a random tool card from a dwarf for 1 nugget.
mine-ability-scoundrel = Once placed, takes 2 nuggets from the owner of a dwarf at most two steps away.
mine-ability-bully = Once placed, moves another dwarf to a free neighbouring space.
mine-ability-anvil = Without a tool card after the market, picks one from the pile or the discards.
mine-ability-innkeeper = May stay in the tavern and earns 1 nugget for every two dwarves there.
mine-ability-trickster = Once placed, swaps the markers below two dwarves.
mine-ability-ticktock = May take the space of another dwarf, who is placed anew.

## Tools
mine-tool-star = sheriff star
mine-tool-dynamite = dynamite
mine-tool-shovel = shovel
mine-tool-magnifier = magnifier
mine-tool-cart = cart
mine-tool-helmet = helmet
mine-tool-lantern = lantern

mine-tool-star-text = Cancels an effect that targets this dwarf, and the attacker pays you 2.
mine-tool-dynamite-text = When escaping, put a collapse marker on your own space.
mine-tool-shovel-text = When escaping, take away up to two collapse markers anywhere.
mine-tool-magnifier-text = When digging, draw one card more and put one back on top of the deck or under it.
mine-tool-cart-text = When digging, draw and reveal one card more.
mine-tool-helmet-text = Ignore collapse cards and draw new ones; their markers are placed all the same.
mine-tool-lantern-text = Your dwarf may be placed in a pit.

## Events
mine-event-neighbours = Neighbour trouble
mine-event-diamond-flow = Diamond rush
mine-event-clearance = Clearance
mine-event-free-beer = Free beer
mine-event-aftershock = Aftershock
mine-event-truce = Truce
mine-event-upside-down = Upside down
mine-event-rich-vein = Rich vein

mine-event-neighbours-text = Everybody recruits for the left neighbour.
mine-event-diamond-flow-text = The pits and the last space are worth 2 more.
mine-event-clearance-text = Face-up tools cost 1 instead of 2.
mine-event-free-beer-text = In recovery you get 1 nugget for every two of your own dwarves in the tavern.
mine-event-aftershock-text = Before the first dig a collapse marker falls on a random tunnel space.
mine-event-truce-text = Nobody may target dwarves.
mine-event-upside-down-text = Dwarves are placed from the highest initiative to the lowest.
mine-event-rich-vein-text = Whoever finds gold or a special card on a III or IV space gets 1 nugget more.

## Places
mine-space-tunnel = tunnel space
mine-space-pit = pit
mine-space-last = last space (diamond)
mine-space-tavern = tavern
mine-space-exit = exit

## Phases
mine-phase-recruit = recruit
mine-phase-market = market
mine-phase-placement = placement
mine-phase-collect = collect
mine-phase-recovery = recovery
