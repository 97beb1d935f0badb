"""A whole duplicate evening on a server that is killed meanwhile: sixteen bots, four scripted people, eight deals, two kills.

    python -m tests.proofs.evening --out docs/reference/evening.md

Every deal is verified against its seal from the records alone, the standings are reckoned again from them, and the variance of the results
is measured as they are and beside the others on the same seat of the same deal.
"""

import argparse
import sys
import tempfile
from pathlib import Path

import msgspec

from pithead.duplicate.measure import gain, margin, victory
from pithead.games import game_names
from tests.server.held_evening import checked, held
from tests.server.live import Live, Person

PERSON = "person"


def lines(game, bots, people, deals, kills):
    """What the page says of the evenings of a game."""
    with tempfile.TemporaryDirectory() as folder, Live(Path(folder) / "pithead.db", log=Path(folder) / "log") as server:
        guests = [Person(server.url, f"Guest {number + 1}") for number in range(people)]
        evening = held(server, guests, bots, deals, kills=kills, game=game)
        now, results = checked(guests[0], evening)
    assert now["status"] == "over"
    assert len(now["rounds"]) == deals
    assert len(results) == deals * (people + sum(bots.values())) // 2
    kinds = {each["player"]: each.get("level") or PERSON for each in now["players"]}
    named = [msgspec.structs.replace(result, players=tuple(kinds[player] for player in result.players)) for result in results]
    yield from ("", f"## `{game}`", "")
    levels = " and ".join(f"{count} bots of the level {level}" for level, count in bots.items())
    yield f"{levels}, and {people} people who take the first choice, two at a table; the server was killed {kills} times."
    yield f"All {len(results)} tables were played to their end, {deals} of {deals} deals agree with their seals, and the standings are"
    yield "those that the records give:"
    yield from ("", "| who | mean place | score |", "|---|---|---|")
    places = {kind: [] for kind in (*bots, PERSON)}
    for place, each in enumerate(now["standings"], 1):
        places[kinds[each["player"]]].append((place, each["score"]))
    for kind, found in places.items():
        yield f"| {kind} | {sum(place for place, _ in found) / len(found):.1f} | {sum(score for _, score in found) / len(found):+.2f} |"
    yield from ("", "| result | variance as it is | compared | times fewer games |", "|---|---|---|---|")
    for name, of in (("margin", margin), ("victory", victory)):
        found = gain(named, of)
        yield f"| {name} | {found.whole:.3g} | {found.within:.3g} | {found.times:.2f} ({found.low:.2f} to {found.high:.2f}) |"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", nargs="+", choices=list(game_names()), default=list(game_names()))
    parser.add_argument("--bots", type=int, default=16, help="half of them apprentices, half hewers")
    parser.add_argument("--people", type=int, default=4)
    parser.add_argument("--deals", type=int, default=8)
    parser.add_argument("--kills", type=int, default=2)
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    bots = {"apprentice": asked.bots // 2, "hewer": asked.bots - asked.bots // 2}
    page = [
        "# A whole evening, killed and checked",
        "",
        "Made by `python -m tests.proofs.evening`: [duplicate evenings](../how-to/run-a-duplicate-evening.md) held on a server over HTTP,",
        "killed without warning while people and bots play, and checked from the records alone. One evening is few games, so",
        "its intervals (95 %, deals drawn anew) are wide; many more deals of bots are on [the page of duplication](duplicate.md).",
    ]
    for game in asked.games:
        page += lines(game, bots, asked.people, asked.deals, asked.kills)
    text = "\n".join(page) + "\n"
    if asked.out is None:
        print(text, end="")
    else:
        asked.out.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
