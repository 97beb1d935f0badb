// One open table: its wire, what is known of it, and the picture that is shown, at a pace that eyes can follow.
import { words } from "../i18n/words";
import { MOST_BEHIND, Pace } from "../model/pace";
import { Store } from "../model/store";
import { EMPTY, type Happening, type Line, type LogLine, reduce, spoken, type TableState } from "../model/table";
import type { AnyCommand, Choice, FromServer, Narration, Receipt, Rounds, TableView, WhyNot } from "../wire/types";
import { describeTable, showRounds } from "./api";
import { Connection } from "./connection";
import { staticParts } from "./edition";
import { addSalt, renewSignature } from "./salt";
import { world } from "./world";

export interface Picture {
  readonly shown: TableView;
  readonly told: Narration | null;
  /** What led there. */
  readonly lines: readonly LogLine[];
}

/** A picture to look at again: it says what happened, and asks nothing. */
function past({ shown, told, lines }: Picture): Picture {
  const quiet = { ...shown, choices: [], extras: [], undo: false };
  return { shown: quiet, told: told && { ...told, ask: told.news.filter(Boolean).join(" ") || told.ask, askable: [] }, lines };
}

export class TableLink {
  readonly state = new Store<TableState>(EMPTY);
  readonly picture = new Store<Picture | null>(null);
  readonly #pace: Pace<Picture>;
  /** What was shown since one's own last decision. */
  #seen: Picture[] = [];
  readonly #connection: Connection;
  readonly #questions = new Map<string, (answer: FromServer) => void>();
  #leave: (() => void)[] = [];

  constructor(
    private readonly table: string,
    readonly secret: string,
    private readonly say: (...texts: readonly string[]) => void,
    beat: () => number,
  ) {
    this.#pace = new Pace((picture) => this.picture.set(picture), beat, world);
    const listener = { heard: (message: FromServer) => this.#heard(message), line: (line: Line) => this.#happen({ is: "line", line }) };
    this.#connection = new Connection(table, secret, () => words.value.language, listener, world);
  }

  open(): void {
    const back = (): void => this.#connection.again();
    const gone = (): void => this.#connection.offline();
    this.#leave = [words.watch(back)];
    if (!staticParts) {
      addEventListener("online", back);
      addEventListener("offline", gone);
      this.#leave.push(
        () => removeEventListener("online", back),
        () => removeEventListener("offline", gone),
      );
    }
    this.#connection.start();
  }

  close(): void {
    this.#connection.stop();
    this.#pace.stop();
    for (const each of this.#leave) each();
  }

  ask(command: AnyCommand): void {
    this.#happen({ is: "asked", key: this.#connection.ask(command), command });
  }

  /** Why the thing with this mark can't be chosen. */
  why(mark: string): Promise<WhyNot> {
    return this.#answer(this.#connection.why(mark), "why-not");
  }

  /** What a choice would do to a version of the table. */
  async preview(version: number, event: string): Promise<Choice> {
    return (await this.#answer(this.#connection.preview(version, event), "previewed")).choice;
  }

  async #signed(): Promise<Receipt | null> {
    return (await this.#answer(this.#connection.sign(), "receipt")).receipt;
  }

  /** The answer to a question, of the kind that is wanted; anything else is a refusal. */
  #answer<K extends FromServer["is"]>(key: string, kind: K): Promise<Extract<FromServer, { is: K }>> {
    return new Promise((answered, refused) =>
      this.#questions.set(key, (message) => (message.is === kind ? answered(message as Extract<FromServer, { is: K }>) : refused(message))),
    );
  }

  tell(text: string): void {
    this.#connection.say(text);
  }

  dismiss(): void {
    this.#happen({ is: "dismissed" });
  }

  /** Whoever touches the board wants it as it is now. */
  hurry(): void {
    this.#pace.flush();
  }

  /** Shows once more what happened since one's own last decision, move by move. */
  replay(): void {
    this.#pace.flush();
    for (const picture of this.#seen.slice(0, -1)) this.#pace.push(past(picture));
    const now = this.#seen.at(-1);
    if (now) this.#pace.push(now);
  }

  /** What everybody got in each round that is over. */
  rounds(): Promise<Rounds["rounds"]> {
    return showRounds(this.table, this.secret);
  }

  /** The position in sentences, which nobody makes before it is read. */
  describe(): Promise<readonly string[]> {
    return describeTable(this.table, this.secret);
  }

  again(): void {
    this.#connection.again();
  }

  #heard(message: FromServer): void {
    if ("key" in message && message.key) this.#answered(message.key, message);
    const known = this.state.value.log.length;
    this.#happen({ is: "heard", message, at: Date.now() });
    const { shown, told, log } = this.state.value;
    if (message.is === "update" && shown !== null) {
      if (shown.salt) addSalt(shown).catch(() => this.#connection.again());
      renewSignature(shown, message.news, () => this.#signed()).catch(() => undefined); // it is asked for again later
      const first = this.picture.value === null;
      const mine = message.news.some((each) => each.is === "acted" && each.seat === shown.you);
      const picture = { shown, told, lines: log.slice(known) };
      this.#seen = [...(mine || first ? [] : this.#seen), picture].slice(-MOST_BEHIND);
      this.#pace.push(picture);
      if (first) this.#pace.flush();
    }
  }

  #answered(key: string, message: FromServer): void {
    this.#questions.get(key)?.(message);
    this.#questions.delete(key);
  }

  #happen(happening: Happening): void {
    const before = this.state.value;
    this.state.set(reduce(before, happening));
    this.say(...spoken(before, this.state.value));
  }
}
