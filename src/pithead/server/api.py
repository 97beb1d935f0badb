"""The messages of the HTTP interface: what it takes and what it answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import field

from pithead.coach.daily import DailyGame
from pithead.coach.hints import Suggestion
from pithead.coach.history import HistorySummary, Outcome, PlayedGame
from pithead.content import Mark as Sureness
from pithead.duplicate.evening import MOST_DEALS, MOST_PLAYERS
from pithead.duplicate.pairing import EveningForm
from pithead.duplicate.scoring import Ranked, Scoring
from pithead.game import Seat
from pithead.match.clocks import Clock, NoClock
from pithead.match.entries import PlaceKind, Visibility
from pithead.match.shown import TableView
from pithead.record import Record
from pithead.server.messages import KeyedCommand, KeyedText, Mark, Said, Secret, TableId
from pithead.server.narration import Narration
from pithead.server.replay import GameSnapshot
from pithead.server.tables import TableSummary
from pithead.store.contacts import Restricted
from pithead.values import Value
from pithead.words.options import OptionShown
from pithead.words.real_table import CountedPlayer, TableForm
from pithead.words.rulebook import Section
from pithead.words.shell import PieceGroup, ScoreSheet

Nonce: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
Seal: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
"""The SHA-256 of the 16 bytes of a nonce."""

SealOrNonce: TypeAlias = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64}|[0-9a-f]{32})$")]
"""A seal. Older clients send a nonce here; it came before the promise about the dice, so it is not counted."""

Seed: TypeAlias = Annotated[str, msgspec.Meta(max_length=100)]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=15)]
ShortText: TypeAlias = Annotated[str, msgspec.Meta(max_length=200)]
ShortName: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)]
StepNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Answers: TypeAlias = Annotated[tuple[ShortText, ...], msgspec.Meta(max_length=100)]
"""The right answers to the lessons before."""


class RequestBody(Value, forbid_unknown_fields=True):
    """What a request brings."""


class ResponseBody(Value, omit_defaults=True):
    """What comes back."""


class OfGame(ResponseBody):
    """Something about a game, by its name."""

    game: str


class NewSession(RequestBody):
    """Who you are; without a name you get one. A guest is known by a cookie, a program by a token that it keeps itself."""

    name: ShortText | None = None
    kind: Literal["guest", "program"] = "guest"


class NewPush(RequestBody):
    """Where this browser takes messages, and its keys in base64url, as it says itself."""

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    auth: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class PushShown(ResponseBody):
    """The public key in base64url that a browser needs to be called, "" if nobody is called here, and whether this one is."""

    key: str
    on: bool


class SessionShown(ResponseBody):
    """Who you are; `token` is there once, when a program's session begins."""

    name: str
    kind: Literal["guest", "program"]
    token: str = ""


class SessionEntry(ResponseBody):
    """A session of yours: its name for other calls, when it began and was last used (to about a day), and whether it is this one."""

    session: str
    name: str
    kind: Literal["guest", "program"]
    begun: int
    seen: int
    current: bool


class SessionList(ResponseBody):
    """Your sessions, the oldest first."""

    sessions: tuple[SessionEntry, ...]


class NewProgram(RequestBody):
    """A program that plays in your place; without a name it has yours."""

    name: ShortText | None = None


class EndedSession(RequestBody):
    """A session as the list names it; null for all but this one."""

    session: ShortName | None


class PasskeyShown(ResponseBody):
    """A passkey of yours: its id, when it was made and when it was last used."""

    passkey: str
    begun: int
    seen: int


class AccountShown(ResponseBody):
    """Whether your name is kept, since when, and the passkeys that you can sign in with."""

    kept: bool
    name: str
    begun: int = 0
    passkeys: tuple[PasskeyShown, ...] = ()


class RecoveryCode(ResponseBody):
    """A code that signs you in when all else is lost, once; it is shown now and never again."""

    code: str


class WrittenCode(RequestBody):
    """A recovery code as it was written down; spaces and small letters do no harm."""

    code: ShortText


class Recovered(ResponseBody):
    """Who you are again, and your next recovery code."""

    name: str
    code: str


class DeviceLink(ResponseBody):
    """A link to open on another device of yours: it signs in there, once, within `seconds`."""

    url: str
    seconds: int


class DeviceSecret(RequestBody):
    """What such a link has behind the `#`."""

    secret: Secret


class PasskeyQuestion(ResponseBody):
    """What a browser needs to make or to use a passkey, as WebAuthn writes it in JSON."""

    options: dict[str, Any]


class PasskeyAnswer(RequestBody):
    """What the browser answers, as WebAuthn writes it in JSON."""

    answer: dict[str, Any]


class EndedPasskey(RequestBody):
    """A passkey as the list names it."""

    passkey: Annotated[str, msgspec.Meta(max_length=2000)]


class DeleteMe(RequestBody):
    """You are sure."""

    sure: bool


class ExportedGame(ResponseBody):
    """A game of yours: your seat, what you did, and once it is over the whole record."""

    table: str
    game: str = ""
    seat: Seat | None = None
    own: tuple[str, ...] = ()
    record: Record | None = None


class SaidByYou(ResponseBody):
    """A chat message of yours."""

    table: str
    number: int
    text: str


class ReportedByYou(ResponseBody):
    """A report of yours."""

    at: int
    table: str
    reason: str
    text: str


class ExportedContacts(ResponseBody):
    """What you want of others, and what is forbidden to you: what you wait for, whom you blocked and invited, what you reported."""

    seek: dict[str, Any] | None
    blocks: tuple[str, ...]
    invited: tuple[str, ...]
    invitations: tuple[str, ...]
    reports: tuple[ReportedByYou, ...]
    restrictions: tuple[str, ...]


class Exported(ResponseBody):
    """Everything that this server knows of you."""

    format: str
    person: str
    account: AccountShown | None
    sessions: tuple[SessionEntry, ...]
    push: tuple[str, ...]
    passkeys: tuple[PasskeyShown, ...]
    games: tuple[ExportedGame, ...]
    said: tuple[SaidByYou, ...]
    contacts: ExportedContacts
    studies: tuple[msgspec.Raw, ...] = ()


class HistoryRow(ResponseBody):
    """A game that you have finished, and how it ended for you."""

    game: PlayedGame
    outcome: Outcome


class History(ResponseBody):
    """So many games fit, and some of them, the newest first."""

    count: int
    games: tuple[HistoryRow, ...]


class CountedShown(ResponseBody):
    """So many games with something, by its name, and how many of them you won."""

    name: str
    games: int
    won: int


class StatisticsOfGame(ResponseBody):
    """Your games of one title summed up, with the names of rivals and companions."""

    summary: HistorySummary
    rivals: tuple[CountedShown, ...]
    companions: tuple[CountedShown, ...]


class Statistics(ResponseBody):
    """Your games summed up, title by title."""

    games: tuple[StatisticsOfGame, ...]


class EmptyRequest(RequestBody):
    """No more is needed."""


class Completed(ResponseBody):
    """It is done."""

    done: bool = True


class Ticket(ResponseBody):
    """Opens one socket, once, within `seconds`."""

    ticket: str
    seconds: int


class GameShown(OfGame):
    """A game that can be played here: its title, who can play it, what can be chosen, what else it brings, and what a score counts."""

    title: str
    pitch: str
    about: str
    rules: str
    rule_prefix: str
    least: int
    most: int
    levels: tuple[str, ...]
    options: tuple[OptionShown, ...]
    lessons: int
    puzzles: int
    coach: bool
    real_table: bool
    daily: DailyGame | None
    unit: Literal["points", "gold"] = "points"


class GameList(ResponseBody):
    """The games; `offline` says how many bytes the edition at `/offline/` loads, which plays without this server, 0 if it is not here.

    `offline_code` is the name of the file with its code, which is another one for each version.
    """

    games: tuple[GameShown, ...]
    offline: int = 0
    offline_code: str = ""


class PublicTables(ResponseBody):
    """Public tables, the newest first, and for each the ratings of its seats; a free chair, or a bot nobody has measured, has none."""

    tables: tuple[TableSummary, ...]
    ratings: tuple[tuple[RatingShown | None, ...], ...] = ()


class NewPlace(RequestBody):
    """A chair: for somebody with a link (`human`), for anybody (`open`), or for a bot of a level."""

    kind: PlaceKind
    level: ShortName = ""


class NewTable(RequestBody):
    """A table as you want it. A seed is public and makes a practice game; where several people play, all must name it to sit down.

    With `join`, the seal of your nonce, you sit down at once on the first chair that is for people.
    Reveal the nonce once you have the commitment.
    """

    game: ShortName
    places: Annotated[tuple[NewPlace, ...], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = field(default_factory=dict)
    clock: Clock = NoClock()
    visibility: Visibility = "private"
    stand_in: ShortName | None = "random"
    seed: Seed | None = None
    join: SealOrNonce | None = None


class InviteLink(ResponseBody):
    """An address to give away: for one seat, or for spectators (`seat` is null). Its secret is behind the `#`."""

    seat: Seat | None
    url: str


class Created(ResponseBody):
    """The new table, the promise about its dice, a link for every chair that needs one, and your seat if you sat down."""

    table: str
    commitment: str
    links: tuple[InviteLink, ...]
    seat: Seat | None = None


class OwnTable(ResponseBody):
    """A table of yours: your seat, unless you only opened it, and whether it waits for you.

    `acting` are the seats that are to act. With `kept` a chair is free that only you may take, after a rematch. `host` says that you
    opened it. A game that is over has its `totals` and `winners`.
    """

    table: str
    game: str
    status: str
    names: tuple[str, ...]
    seat: Seat | None
    turn: bool
    acting: tuple[Seat, ...] = ()
    kept: bool = False
    host: bool = False
    totals: tuple[int, ...] = ()
    winners: tuple[Seat, ...] = ()


class OwnTables(ResponseBody):
    """Your tables, the newest first."""

    tables: tuple[OwnTable, ...]


class TableTold(ResponseBody):
    """A table, and the same in words."""

    table: TableView
    told: Narration


class Join(RequestBody):
    """Sit down: by the secret of a link, or at an open chair. What you add to the dice is a nonce, sealed or open, or nothing.

    With `seal` nobody knows your nonce before everybody has sealed theirs; reveal it then.
    An open nonce may be known to whoever sits down later.
    A practice game of several people asks for its `seed`, so that nobody sits down who has not seen it.
    """

    nonce: Nonce | None = None
    secret: Secret = ""
    seat: SeatNumber | None = None
    seed: Seed | None = None
    seal: Seal | None = None


class Salt(RequestBody):
    """Reveal the nonce that you have sealed, once all are sealed; or seal another, if you have lost it or somebody stood up."""

    nonce: Nonce | None = None
    seal: Seal | None = None


class JoinedTable(ResponseBody):
    """Where you sit."""

    seat: Seat
    version: int


class PublicKey(ResponseBody):
    """A public key in hexadecimal digits, and how it signs."""

    algorithm: str
    key: str


class WhichSeat(RequestBody):
    """A seat, or null for spectators."""

    seat: SeatNumber | None


class BotForSeat(RequestBody):
    """A free chair, and the level of the bot that shall take it."""

    seat: SeatNumber
    level: ShortName


class CommandRequest(KeyedCommand, RequestBody):
    """A command, made after you had seen `version`; sent again with the same key it is not carried out again."""


class NewWord(KeyedText, RequestBody):
    """A chat message to the table."""


class Chat(ResponseBody):
    """The last chat messages at the table."""

    said: tuple[Said, ...]


class RematchWish(RequestBody):
    """How to play again: with `join` (the seal of a nonce) you sit down at once, with `level` the bots are of that level.

    With `swap` everybody moves up a chair. The wish of whoever asks first counts.
    """

    join: SealOrNonce | None = None
    level: ShortName | None = None
    swap: bool = False


class Rematch(ResponseBody):
    """The table where the same people play again; everybody who sat here may sit there without a link. `seat` is yours if you sat down."""

    table: str
    seat: Seat | None = None


class GameLink(RequestBody):
    """A whole finished game in one line, as a link carries it behind the `#`."""

    text: str


class GameLinked(ResponseBody):
    """The same, to be given away."""

    text: str


class Imported(ResponseBody):
    """A verified record was kept under this name."""

    table: str


class Problem(ResponseBody):
    """Why not: `reason` for machines, `message` for people, `rule` if it is one of the game's."""

    reason: str
    message: str
    rule: str = ""


class Health(ResponseBody):
    """All is well."""

    ok: bool
    version: str


class GameSnapshots(ResponseBody):
    """Snapshots of a game that has `count` steps by now, and whether it is over."""

    count: int
    over: bool
    scenes: tuple[GameSnapshot, ...]


class Rounds(ResponseBody):
    """The rounds of a game that are over, each with what every player got in it."""

    rounds: tuple[tuple[ScoreSheet, ...], ...]


class Explore(RequestBody):
    """What if? A finished table by its name, or a record, left after `at` steps; `then` is what happens instead.

    Each step of `then` is in notation, as a record writes it: with its seat (`0: take b2`), or without one for whoever is
    asked and for dice. `seat` is the seat to look from; without it, whoever is to act. With `bots`, a level,
    all other seats are played.
    """

    at: StepNumber
    table: TableId = ""
    record: Record | None = None
    then: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=400)], ...], msgspec.Meta(max_length=1000)] = ()
    seat: SeatNumber | None = None
    bots: ShortName | None = None


class Explored(ResponseBody):
    """Where that leads; `then` has all steps since the real game was left, with dice and bots, to be sent again with the next."""

    scene: GameSnapshot
    then: tuple[str, ...]


class MarkQuestion(RequestBody):
    """Why can't the thing with this mark be chosen?"""

    mark: Mark


class WhyAtTable(MarkQuestion):
    """Why can't the thing with this mark be chosen? Asked of the table as it is, or of the position after `at` steps, seen by `seat`."""

    at: StepNumber | None = None
    seat: SeatNumber | None = None


class WhyInBranch(MarkQuestion):
    """The same of a game that goes on otherwise; `then` has all its steps."""

    branch: Explore


class WhyInLesson(MarkQuestion):
    """The same of a lesson, after these right answers to the lessons before."""

    before: Answers = ()


class WhyInPuzzle(MarkQuestion):
    """The same of a puzzle."""


class LessonShown(ResponseBody):
    """A lesson: its name, and what it asks for."""

    lesson: str
    says: str


class Lessons(ResponseBody):
    """First steps in a game, and the position of the first lesson."""

    lessons: tuple[LessonShown, ...]
    scene: GameSnapshot


class LessonAnswer(RequestBody):
    """Your answer in notation, and your right answers to the lessons before."""

    answer: ShortText
    before: Answers = ()


class LessonAnswered(ResponseBody):
    """Was it right? A word about it, where it led (or the same position again), and the position of the next lesson, if there is one."""

    right: bool
    says: str
    scene: GameSnapshot
    next: GameSnapshot | None = None


class Reference(OfGame):
    """Everything in the box of a game, and the short words that its drawings need."""

    groups: tuple[PieceGroup, ...]
    labels: dict[str, str]


class Rulebook(OfGame):
    """The rules of a game."""

    sections: tuple[Section, ...]


class FigureShown(ResponseBody):
    """A picture in the rules: at which rule, what it shows in words, and the position."""

    rule: str
    says: str
    scene: GameSnapshot


class Figures(OfGame):
    """The pictures in the rules of a game."""

    figures: tuple[FigureShown, ...]


class RealTableShown(OfGame):
    """What can be counted of a game at a real table, and the short words that its drawings need."""

    form: TableForm
    labels: dict[str, str]


class RealTableCounted(RequestBody):
    """What was counted at a real table, player by player."""

    players: Annotated[tuple[CountedPlayer, ...], msgspec.Meta(min_length=1, max_length=16)]


class FactShown(ResponseBody):
    """A fact of the box that no rulebook states, in a sentence, and how sure we are: from public reviews, deduced, a guess, or your own."""

    fact: str
    mark: Sureness


class Facts(OfGame):
    """What we had to reconstruct, of how many facts in all, and in sentences what we guessed and what that changes."""

    count: int
    facts: tuple[FactShown, ...]
    guesses: tuple[str, ...]


class Hint(ResponseBody):
    """The best of what you can do, the best first."""

    options: tuple[Suggestion, ...]


class HintQuestion(ResponseBody):
    """What a hint is worked out from: the edition of the game, what the seat sees, what it may do, and how everybody is called."""

    edition: tuple[str, str, str, str | None]
    view: str
    seat: Seat
    legal: tuple[str, ...]
    names: tuple[str, ...]


class LossQuestion(HintQuestion):
    """What the loss of a decision is worked out from: what the seat saw then, the event that it chose, and the number of that step."""

    event: str
    number: int


class Progress(ResponseBody, tag_field="is", tag="progress"):
    """The game is being analysed; `done` goes from 0 to 1."""

    done: float


class PuzzleTheme(ResponseBody):
    """What some puzzles of a game are about, how many they are, and the `next` one of them."""

    words: str
    count: int
    next: int


class PuzzleShown(OfGame):
    """A puzzle out of `count`: the position as its seat sees it, and the Elo of who solves it every other time.

    `theme` is what it is about, and `themes` are those of all puzzles.
    """

    number: int
    count: int
    rating: int
    scene: GameSnapshot
    theme: str = ""
    themes: tuple[PuzzleTheme, ...] = ()


class PuzzleAnswer(RequestBody):
    """The event that you think is best, in notation; null to be told."""

    event: ShortText | None


class PuzzleShare(ResponseBody):
    """An event, and how often it wins."""

    event: str
    words: str
    share: float


class PuzzleAnswered(ResponseBody):
    """Was it right, and how much less often does it win than the best? `shares` are told once it is right or given up."""

    right: bool
    loss: float
    says: str
    by: str = ""
    shares: tuple[PuzzleShare, ...] = ()


class DailyLevel(ResponseBody):
    """A level of bots, and what they make of the mountain on average."""

    level: str
    words: str
    points: float


class Daily(ResponseBody):
    """A finished daily mountain: how many of a hundred bot games on the same dice it beats."""

    points: int
    beaten: int
    games: int
    levels: tuple[DailyLevel, ...]


class NewTry(RequestBody):
    """Begin or go on with today's try; its dice come from a public seed, so the nonce of older clients is not counted."""

    nonce: Nonce | None = None


class DailyTry(OfGame):
    """Your one counted try at a game of today: its table ("" before you begin), how it stands, and its points once it is over."""

    day: str
    table: str = ""
    status: str = ""
    points: int | None = None


class DailyTries(ResponseBody):
    """Your tries of today by the server's date, and the seconds until the next day begins."""

    tries: tuple[DailyTry, ...]
    seconds: int


class RatingShown(ResponseBody):
    """A rating in points: the true one lies within so many points with 95 %; `sure` is false while it is but a guess."""

    points: int
    within: int
    games: int
    sure: bool


class RatedRow(ResponseBody, kw_only=True):
    """Somebody in a rating list: a person by name, or a level; `adjusted` is the rating without luck, if a game of theirs was analysed."""

    name: str
    level: str
    you: bool
    rating: RatingShown
    adjusted: RatingShown | None = None


class RatingList(OfGame):
    """The ratings of a game, the surest and strongest first, and how many people have one."""

    rows: tuple[RatedRow, ...]
    people: int


class OwnRating(OfGame):
    """Your rating in a game, with luck and without."""

    rating: RatingShown
    adjusted: RatingShown | None = None


class OwnRatings(ResponseBody):
    """Your ratings."""

    ratings: tuple[OwnRating, ...]


class TableRatings(ResponseBody):
    """Does the game at a table count, and the ratings of its seats before it; `after` has those since it was rated.

    A chair that is free, or whose bot nobody has measured, has none.
    """

    rated: bool
    before: tuple[RatingShown | None, ...]
    after: tuple[RatingShown | None, ...]


class NewEvening(RequestBody):
    """An evening as you want it: every deal is played at every table, with so many seats each."""

    title: ShortText
    game: ShortName
    seats: Annotated[int, msgspec.Meta(ge=2, le=16)]
    deals: Annotated[int, msgspec.Meta(ge=1, le=MOST_DEALS)]
    form: EveningForm = "round-robin"
    scoring: Scoring = "matchpoints"
    options: dict[str, Any] = field(default_factory=dict)
    clock: Clock = NoClock()
    stand_in: ShortName | None = None


class EveningMade(ResponseBody):
    """The name of the evening, and what is published of each of its deals."""

    evening: str
    seals: tuple[str, ...]


class EnterEvening(RequestBody):
    """Your salt for the deals."""

    nonce: Nonce


class EveningBots(RequestBody):
    """So many bots of a level."""

    level: ShortName
    count: Annotated[int, msgspec.Meta(ge=1, le=MOST_PLAYERS)] = 1


class EveningPlayer(ResponseBody):
    """Somebody in an evening: a person, or a bot of a level, by the name that it has at its tables."""

    player: str
    name: str
    level: str
    you: bool


class EveningTable(ResponseBody):
    """A table of a round. What others made of a deal is shown when all have played it; their tables when the evening is over."""

    players: tuple[str, ...]
    table: str
    watch: str
    done: bool
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    scores: tuple[float, ...]


class EveningRound(ResponseBody):
    """A round, in which all tables play the same deal."""

    tables: tuple[EveningTable, ...]
    done: bool


class EveningShown(ResponseBody, kw_only=True):
    """An evening: who plays, its sealed deals, the rounds so far, and the standings; once it is over the secrets of the deals are there.

    `you` is your player, or empty.
    """

    id: str
    title: str
    game: str
    seats: int
    form: EveningForm
    scoring: Scoring
    clock: Clock
    status: Literal["open", "playing", "over"]
    host: bool
    you: str
    players: tuple[EveningPlayer, ...]
    seals: tuple[str, ...]
    deals: int
    standings: tuple[Ranked, ...]
    rounds: tuple[EveningRound, ...]
    secrets: tuple[str, ...]
    nonces: tuple[str, ...]


class EveningListed(OfGame, kw_only=True):
    """An evening in a list."""

    id: str
    title: str
    status: str
    players: int
    deals: int


class EveningList(ResponseBody):
    """Evenings, those first that one can still enter."""

    evenings: tuple[EveningListed, ...]


class NewSeek(RequestBody):
    """A game that you would like to play with others, and the seal of your nonce: null options or clock are any, and so is `within`.

    `within` is how many points a rival's rating may be off yours.
    """

    game: ShortName
    seats: Annotated[int, msgspec.Meta(ge=2, le=16)]
    seal: Seal
    options: dict[str, Any] | None = None
    clock: Clock | None = None
    within: Annotated[int, msgspec.Meta(ge=1, le=10_000)] | None = None


class Wanted(Value, kw_only=True, omit_defaults=True):
    """A game that somebody waits for: null options or clock are any, `within` is how far off a rival's rating may be, null for any."""

    name: str
    seats: int
    rating: RatingShown
    options: dict[str, Any] | None = None
    clock: Clock | None = None
    within: int | None = None


class SeekShown(Wanted, ResponseBody, kw_only=True):
    """Somebody who waits for a game, what it shall be, and their rating."""

    seek: str
    game: str
    you: bool


class SeekList(ResponseBody):
    """Who waits, those first who wait longest."""

    seeks: tuple[SeekShown, ...]


class OwnSeek(ResponseBody):
    """What you wait for, null if you don't; `table` is where you sit now, if others want the same."""

    seek: SeekShown | None = None
    table: str = ""


class AtSeat(RequestBody):
    """A person, by a table where you sit or sat together, and their seat there."""

    table: TableId
    seat: SeatNumber


class AtTable(RequestBody):
    """A person at a table: by their seat if you sit or sat there too, or by the number of something that they said and you may read.

    Who only watches by a link shows its `secret`.
    """

    table: TableId
    seat: SeatNumber | None = None
    said: Annotated[int, msgspec.Meta(ge=1, le=1 << 31)] | None = None
    secret: Secret = ""


class PersonMet(ResponseBody):
    """Somebody with whom you have finished games: where last, on which seat, how many, when last, and whether you have blocked them."""

    table: str
    seat: Seat
    name: str
    games: int
    at: int
    blocked: bool


class PeopleList(ResponseBody):
    """People with whom you have played."""

    people: tuple[PersonMet, ...]


class BlockShown(ResponseBody):
    """Somebody whom you have blocked, and when; "" is somebody who has gone since."""

    block: str
    name: str
    at: int


class BlockList(ResponseBody):
    """Whom you have blocked."""

    blocks: tuple[BlockShown, ...]


class EndedBlock(RequestBody):
    """A block as the list names it."""

    block: ShortName


ReportReason: TypeAlias = Literal["chat", "name", "unfair", "other"]
"""Why somebody is reported: what they write, what they are called, how they play, or something else."""


class NewReport(AtTable, kw_only=True):
    """Whom you report, why, and a few words."""

    reason: ReportReason
    text: Annotated[str, msgspec.Meta(max_length=500)] = ""


class InvitationShown(ResponseBody):
    """An invitation: by whom, and to which game."""

    invitation: str
    name: str
    game: str
    options: dict[str, Any]
    clock: Clock


class InvitationList(ResponseBody):
    """Who invites you."""

    invitations: tuple[InvitationShown, ...]


class WhichInvitation(RequestBody):
    """An invitation as the list names it."""

    invitation: ShortName


class NewRestriction(RequestBody):
    """A person by id, or an address, who may not talk (`mute`) or not come (`ban`) for so many hours, 0 for ever."""

    kind: Restricted
    person: ShortName = ""
    address: ShortName = ""
    hours: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 24
    reason: ShortText = ""


class WhichRestriction(RequestBody):
    """A restriction as the list names it."""

    restriction: ShortName


class WhichReport(RequestBody):
    """A report as the list names it."""

    report: ShortName


class ReportShown(ResponseBody):
    """A report: who tells of whom, at which table, why, and what the reported person wrote there."""

    report: str
    at: int
    closed: bool
    by: str
    person: str
    name: str
    table: str
    reason: ReportReason
    text: str
    said: tuple[str, ...]


class RestrictionShown(ResponseBody):
    """What is forbidden to a person or an address, until when (0: for ever), and why."""

    restriction: str
    kind: Restricted
    person: str
    name: str
    address: str
    until: int
    at: int
    reason: str


class ModerationAct(ResponseBody):
    """A line of the audit log."""

    at: int
    act: Literal["mute", "ban", "lift", "close"]
    person: str
    name: str
    address: str
    until: int
    reason: str


class Moderation(ResponseBody):
    """What the host reads: reports, open ones first; what is forbidden now; and the last acts."""

    reports: tuple[ReportShown, ...]
    restrictions: tuple[RestrictionShown, ...]
    log: tuple[ModerationAct, ...]


class DealParting(ResponseBody):
    """The first decision of a seat that another table made otherwise in the same place: its step, number 1 the first, in words."""

    seat: Seat
    number: int
    words: str


class DealDecided(ResponseBody):
    """The step that brought the winner most, in shares of the victory and weighed at a glance; `seat` is null for dice and cards."""

    number: int
    seat: Seat | None
    words: str
    gain: float


class DealTable(ResponseBody):
    """A table of a deal: where it parted from the others, seat by seat, and what decided it."""

    partings: tuple[DealParting, ...]
    decided: DealDecided | None


class DealCompared(ResponseBody):
    """A deal as its tables played it, in the order of the round."""

    tables: tuple[DealTable, ...]


class BoardRow(ResponseBody):
    """Somebody's result on a board: the place, which those with the same score share."""

    place: int
    name: str
    score: float
    you: bool


class DayRow(BoardRow, kw_only=True):
    """Somebody's counted try of a day, and for how many days in a row they have been there."""

    streak: int


class DayBoard(OfGame, kw_only=True):
    """The board of today for the game of the day, in points, or for its puzzle, in per cent; `streak` is yours."""

    kind: Literal["game", "puzzle"]
    people: int
    rows: tuple[DayRow, ...]
    streak: int


class Boards(ResponseBody):
    """All boards of today, and in how many seconds the next day begins."""

    day: str
    seconds: int
    boards: tuple[DayBoard, ...]


class WeekDeal(RequestBody):
    """A deal of this week, number 0 the first."""

    deal: Annotated[int, msgspec.Meta(ge=0, le=MOST_DEALS)]


class WeekTry(ResponseBody):
    """Your try at a deal: your seat, its table and its status, both empty before you have begun."""

    seat: Seat
    table: str
    status: str


class WeekRow(BoardRow, kw_only=True):
    """How somebody stands, a person by name or a bot of a level: the sum of what each deal gave, null where they have not played.

    `number` tells several bots of one level apart, from 1; a person has 0.
    `tables` are where a person played each deal, "" where they did not; they are told once the week is over.
    """

    level: str
    number: int
    deals: tuple[float | None, ...]
    tables: tuple[str, ...]


class WeekShown(OfGame, kw_only=True):
    """The duplicate of a week: its sealed deals, the level that everybody plays against, the standings, and your own tries.

    `past` are the last weeks that were played before it, the newest first; their deals are open.
    """

    week: str
    seconds: int
    rival: str
    seals: tuple[str, ...]
    secrets: tuple[str, ...]
    rows: tuple[WeekRow, ...]
    own: tuple[WeekTry, ...]
    past: tuple[str, ...]


StepText: TypeAlias = Annotated[str, msgspec.Meta(max_length=400)]
Comment: TypeAlias = Annotated[str, msgspec.Meta(max_length=1000)]
Drawn: TypeAlias = Annotated[tuple[Mark, ...], msgspec.Meta(max_length=20)]
Arrows: TypeAlias = Annotated[tuple[tuple[Mark, Mark], ...], msgspec.Meta(max_length=20)]


class StudyStep(Value, omit_defaults=True, forbid_unknown_fields=True):
    """A place in a study: the step that leads there, as a record writes it ("" for the first position), a comment, and drawings.

    Drawings are rings around things on the board, and arrows from one thing to another, all by their marks.
    """

    step: StepText = ""
    comment: Comment = ""
    rings: Drawn = ()
    arrows: Arrows = ()


StudySteps: TypeAlias = Annotated[tuple[StudyStep, ...], msgspec.Meta(min_length=1, max_length=200)]


class NewStudy(RequestBody):
    """A new study: from a finished game left after `at` steps, with as many of the next as `length` says; or of a position in notation."""

    title: ShortText
    table: TableId = ""
    at: StepNumber = 0
    length: Annotated[int, msgspec.Meta(ge=0, le=199)] = 0
    game: ShortName = ""
    position: dict[str, Any] | None = None


class ChangedStudy(RequestBody):
    """A study as its author wants it now; `seat` is who sees it, null for whoever is to act."""

    title: ShortText
    steps: StudySteps
    seat: SeatNumber | None = None


class StudyMove(RequestBody):
    """What happens after place `at` of a study, instead of what followed there; then dice fall, and without an event they just do."""

    at: StepNumber
    event: StepText = ""


class DeletedStudy(RequestBody):
    """You are sure."""

    sure: bool


class StudyShown(OfGame, kw_only=True):
    """A study: its author's name, whether it is yours, and its places, the first position before all others."""

    id: str
    title: str
    author: str
    yours: bool
    seat: Seat | None
    position: dict[str, Any]
    steps: tuple[StudyStep, ...]


class StudyListed(OfGame, kw_only=True):
    """A study in a list."""

    id: str
    title: str
    steps: int
    at: int


class StudyList(ResponseBody):
    """Your studies, the newest first, and how many there may be."""

    studies: tuple[StudyListed, ...]
    most: int
