"""Small slips to plant in the engine: each changes one function or one fact, and one rule is broken.

What the oracle is worth shows here: a comparison that can't find them proves nothing.
"""

import sys

from msgspec.structs import replace

from pithead.games import load_game
from pithead.mini_miners.rules import abilities, state, table, targets
from pithead.mini_miners.rules.phases import finds, recovery
from tests.oracle.mini_miners.box import TOOLS
from tests.oracle.mini_miners.compare import GAME, Comparison, Difference
from tests.oracle.mini_miners.forms import form_of

SLIPS = {}


def slip(rule, theme=None):
    """A function that plants a slip against this rule; its name says what is wrong then. It shows soon in games of the theme."""

    def register(plant):
        SLIPS[plant.__name__] = (rule, theme, plant)
        return plant

    return register


class Soil:
    """Where slips are planted: in every module of the engine that knows a name, or in one entry of its tables."""

    def __init__(self, monkeypatch):
        self.monkeypatch, self.game = monkeypatch, GAME

    def name(self, name, wrong):
        for module in [module for path, module in sys.modules.items() if path.startswith("pithead.mini_miners.rules")]:
            if hasattr(module, name):
                self.monkeypatch.setattr(module, name, wrong)

    def entry(self, entries, key, wrong):
        self.monkeypatch.setitem(entries, key, wrong)

    def aim(self, dwarf, **wrong):
        self.entry(targets.AIMS, dwarf, targets.AIMS[dwarf]._replace(**wrong))


def found_in(game, most, theme=None):
    """The number of the first game in which engine and oracle part; None if they never do."""
    for number in range(most):
        try:
            Comparison(form_of(number, theme), number, game).play()
        except Difference:
            return number
    return None


@slip("MM-1.1")
def the_box_holds_another_star(soil):
    soil.game = load_game("mini-miners", f"[tools]\nstar = {TOOLS['star'] + 1}\nlantern = {TOOLS['lantern'] - 1}\n")


@slip("MM-2.3")
def three_equal_tools_may_stay(soil):
    soil.name("has_three_equal", lambda market: any(tool and market.count(tool) > 3 for tool in market))


@slip("MM-4.2")
def an_empty_pile_stays_empty(soil):
    soil.name("refilled", lambda state: state)


@slip("MM-4.2")
def everything_costs_two_in_a_clearance(soil):
    soil.name("price", lambda state: 2)


@slip("MM-5.2")
def the_bully_pushes_into_a_forbidden_zone(soil):
    pushable = targets.pushable
    soil.name("pushable", lambda box, state, dwarf: pushable(box, replace(state, markers=("blank",) * len(state.markers)), dwarf))


@slip("MM-6.6")
def the_mine_never_falls_in(soil):
    def collapse(box, state, space, count=1):
        return replace(state, collapses=tuple(sorted((*state.collapses, *[space] * count))))

    soil.name("collapse", collapse)


@slip("MM-6.7")
def a_marker_takes_no_gold(soil):
    marker_gold = finds.marker_gold
    soil.name("marker_gold", lambda marker: max(0, marker_gold(marker)))


@slip("MM-6.8")
def a_marker_under_the_dwarf_blocks_it(soil):
    blocked = table.blocked
    soil.name("blocked", lambda box, state, dwarf: blocked(box, state, dwarf) + state.collapses.count(dwarf.place))


@slip("MM-7.1")
def a_face_down_card_is_used_first(soil):
    use = table.use

    def turn_up_first(box, state, dwarf, tool, used=()):
        return use(box, state, dwarf, tool, used if tool not in dwarf.hidden else (tool,) * 9)

    soil.name("use", turn_up_first)


@slip("MM-7.2")
def a_marker_is_no_tool(soil):
    visible = table.visible
    soil.name("visible", lambda box, state, dwarf, tool: visible(box, replace(state, markers=("blank",) * len(state.markers)), dwarf, tool))


@slip("MM-7.3", "sleuth hardhead daredevil magnifier cart helmet under IV T13 T14 T15 T16")
def the_last_card_put_under_is_drawn_first(soil):
    def put_back(deck, card, where, seat):
        known = state.Known(card, seat)
        return replace(deck, top=(known, *deck.top)) if where == "top" else replace(deck, under=(known, *deck.under))

    soil.name("put_back", put_back)


@slip("MM-7.4", "hardhead packmule cart helmet collapse use")
def a_helmet_draws_one_card_for_all_collapses(soil):
    draw_again = finds.draw_again
    soil.name("draw_again", lambda state, shift, collapses: draw_again(state, shift, 1))


@slip("MM-7.5")
def a_shovel_takes_three_markers(soil):
    soil.name("SHOVELS", 3)


@slip("MM-7.6")
def a_star_earns_one(soil):
    soil.name("BOUNTY", 1)


@slip("MM-8.4", "handyman lantern equip borrow upside-down")
def the_handyman_lends_before_he_is_placed(soil):
    lender = table.lender

    def early(box, state, borrower):
        crew = tuple(replace(dwarf, place=dwarf.place or "tavern") for dwarf in state.crew)
        found = lender(box, replace(state, crew=crew), borrower)
        return found and state.dwarf(found.name)

    soil.name("lender", early)


@slip("MM-8.6")
def gadget_carries_three(soil):
    soil.entry(abilities.CARRIES, "gadget", 3)


@slip("MM-8.7")
def the_crook_rounds_down(soil):
    strikes = targets.crook_strikes

    def rounded_down(box, state, crook, victims):
        after, odd = strikes(box, state, crook, victims), victims[0].gold % 2
        victim, thief = after.dwarf(victims[0].name), after.dwarf(crook.name)
        crew = table.crew_with(after, replace(victim, gold=victim.gold + odd), replace(thief, haul=thief.haul - odd))
        return replace(after, crew=crew, treasuries=table.enriched(after.treasuries, crook.owner, -odd))

    soil.aim("crook", strikes=rounded_down)


@slip("MM-8.8")
def lucky_earns_nothing(soil):
    soil.entry(abilities.WHEN_HOME, "lucky", lambda state, dwarf: state)


@slip("MM-8.10")
def the_haggler_steals_for_nothing(soil):
    strikes = targets.haggler_strikes
    soil.aim("haggler", strikes=lambda box, state, *who: replace(strikes(box, state, *who), treasuries=state.treasuries))


@slip("MM-8.11")
def the_scoundrel_reaches_three_edges(soil):
    def far(box, state, scoundrel):
        rivals = [dwarf for dwarf in targets.in_mine(state) if dwarf.owner != scoundrel.owner]
        return tuple(dwarf for dwarf in rivals if box.board.distance(dwarf.place, scoundrel.place) <= 3)

    soil.aim("scoundrel", targets=far)


@slip("MM-8.13", "haggler anvil star")
def a_shown_star_is_no_tool_card_of_anvil(soil):
    def anvil(_box, table, dwarf):
        return state.Searching(dwarf.owner, dwarf.name) if not dwarf.hidden and (table.pile or table.discards) else None

    soil.entry(abilities.AT_MARKET_END, "anvil", anvil)


@slip("MM-8.14", "innkeeper tavern escape")
def the_innkeeper_does_not_count_himself(soil):
    def others(state, dwarf):
        return (sum(guest.place == "tavern" for guest in state.crew) - 1) // 2 if dwarf.host else 0

    soil.entry(abilities.AT_RECOVERY, "innkeeper", others)


@slip("MM-8.16", "ticktock star target")
def ticktock_aims_again_after_a_star(soil):
    def foiled(table, ticktock, _targets):
        return replace(table, phase=state.Placing(ticktock.owner, ticktock.name))

    soil.aim("ticktock", foiled=foiled)


@slip("MM-9.2")
def two_tools_are_worth_a_nugget(soil):
    assert recovery.tool_bonus(5) == 1
    soil.name("tool_bonus", lambda tools: tools // 2)


@slip("MM-11.1")
def troops_go_to_the_right_neighbour(soil):
    soil.name("drafts_for", lambda state, seat: (seat - 1) % state.seats if state.event == "neighbours" else seat)


@slip("MM-11.3")
def a_rich_vein_lies_in_deck_four_only(soil):
    soil.name("RICH_DECKS", ("IV",))


@slip("MM-11.3")
def the_world_is_never_upside_down(soil):
    soil.name("in_call_order", lambda state: state.crew)
