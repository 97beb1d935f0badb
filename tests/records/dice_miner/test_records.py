"""What the recorded games of Dice Miner have seen, and which dice a changed one names."""

import pytest

from pithead.dice_miner.rules.events import Cheers
from pithead.game import Refusal
from pithead.record import game_of, read_record, replay_record, verify
from tests.records.making import read_games
from tests.records.mutations import outcomes, rehashed, tree

RECORDS = read_games("dice-miner")


@pytest.mark.rule("DM-8.2")
def test_some_of_them_end_in_a_tie_break_and_most_share_beer():
    ended = [replay_record(game_of(record.header), record) for record in RECORDS]
    assert sum(bool(state.ties) for state, _ in ended) >= 10
    assert sum(any(isinstance(step.event, Cheers) for step in steps) for _, steps in ended) > 150


def test_dice_that_were_not_in_the_envelope_are_named():
    whole = tree(RECORDS[2])
    place = next(number for number in outcomes(whole["steps"]) if whole["steps"][number].startswith("filled"))
    truth = whole["steps"][place]
    slot, _, face = truth.split()[1].partition("=")
    other = next(other for other in read_other_faces(face))
    whole["steps"][place] = truth.replace(f"{slot}={face}", f"{slot}={other}")
    with pytest.raises(Refusal) as refused:
        verify(read_record(rehashed(whole)))
    assert (refused.value.reason, refused.value.details["number"], refused.value.details["due"]) == ("verify-outcome", place + 1, truth)


def read_other_faces(face):
    kind = face.partition(":")[0]
    return [f"{kind}:beer", f"{kind}:1" if kind != "tool" else "tool:shield"][face.endswith("beer") :]
