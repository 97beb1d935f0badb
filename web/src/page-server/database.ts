// The browser's database as the server's store needs it (src/pithead/store/indexed_db.py). A write is done when it is on the disk.

const NAME = "pithead";
const VERSION = 1;
const CHANNEL = "pithead-stored";

interface Line {
  readonly stream: string;
  readonly seq: number;
  readonly key: string;
  readonly body: Uint8Array;
}

interface Listed {
  readonly stream: string;
  readonly number: number;
  readonly body: Uint8Array;
}

export class Database {
  readonly #told = new BroadcastChannel(CHANNEL);

  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<Database> {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      const database = request.result;
      database.createObjectStore("lines", { keyPath: ["stream", "seq"] }).createIndex("keys", ["stream", "key"], { unique: true });
      database.createObjectStore("listings", { keyPath: "stream" }).createIndex("numbers", "number", { unique: true });
      database.createObjectStore("sessions");
    };
    return new Database(await answer(request));
  }

  /** The number of the stored entry, minus the number of the one that has its key already, or 0 for a conflict. */
  async append(stream: string, seq: number, key: string, body: Uint8Array, listing: Uint8Array | null): Promise<number> {
    const transaction = this.#write(["lines", "listings"]);
    const lines = transaction.objectStore("lines");
    const known: Line | undefined = await answer(lines.index("keys").get([stream, key]));
    if (known) return -known.seq;
    const taken = await answer(lines.count([stream, seq]));
    if (taken || (seq > 1 && !(await answer(lines.count([stream, seq - 1]))))) return 0;
    lines.add({ stream, seq, key, body } satisfies Line);
    if (listing) await list(transaction.objectStore("listings"), stream, listing);
    await done(transaction);
    return seq;
  }

  async read(stream: string, after: number): Promise<[number, string, Uint8Array][]> {
    const range = IDBKeyRange.bound([stream, after], [stream, Number.POSITIVE_INFINITY], true);
    const lines: Line[] = await answer(this.#read("lines").getAll(range));
    return lines.map(({ seq, key, body }) => [seq, key, body]);
  }

  async last(stream: string): Promise<number> {
    const range = IDBKeyRange.bound([stream, 0], [stream, Number.POSITIVE_INFINITY]);
    const cursor = await answer(this.#read("lines").openKeyCursor(range, "prev"));
    return cursor ? ((cursor.primaryKey as [string, number])[1] ?? 0) : 0;
  }

  async find(stream: string, key: string): Promise<number> {
    const line: Line | undefined = await answer(this.#read("lines").index("keys").get([stream, key]));
    return line?.seq ?? 0;
  }

  /** The newest first. */
  async listings(): Promise<Uint8Array[]> {
    const listed: Listed[] = await answer(this.#read("listings").index("numbers").getAll());
    return listed.reverse().map(({ body }) => body);
  }

  async streams(): Promise<string[]> {
    const keys = (await answer(this.#read("lines").getAllKeys())) as [string, number][];
    return [...new Set(keys.map(([stream]) => stream))];
  }

  async get(store: string, key: string): Promise<Uint8Array | undefined> {
    return answer(this.#read(store).get(key));
  }

  async all(store: string): Promise<Uint8Array[]> {
    return answer(this.#read(store).getAll());
  }

  async put(store: string, key: string, value: Uint8Array): Promise<void> {
    const transaction = this.#write([store]);
    transaction.objectStore(store).put(value, key);
    await done(transaction);
  }

  async drop(store: string, key: string): Promise<void> {
    const transaction = this.#write([store]);
    transaction.objectStore(store).delete(key);
    await done(transaction);
  }

  listen(heard: (message: string) => void): void {
    this.#told.onmessage = ({ data }: MessageEvent<string>) => heard(data);
  }

  tell(message: string): void {
    this.#told.postMessage(message);
  }

  close(): void {
    this.#told.close();
    this.database.close();
  }

  #read(store: string): IDBObjectStore {
    return this.database.transaction(store).objectStore(store);
  }

  #write(stores: string[]): IDBTransaction {
    return this.database.transaction(stores, "readwrite", { durability: "strict" });
  }
}

/** A table keeps its place among the others; a new one comes after all. */
async function list(listings: IDBObjectStore, stream: string, body: Uint8Array): Promise<void> {
  const known: Listed | undefined = await answer(listings.get(stream));
  const last = known ?? (await answer(listings.index("numbers").openCursor(null, "prev")))?.value;
  const number: number = known ? known.number : ((last as Listed | undefined)?.number ?? 0) + 1;
  listings.put({ stream, number, body } satisfies Listed);
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((given, failed) => {
    request.onsuccess = () => given(request.result);
    request.onerror = () => failed(request.error);
  });
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((stored, failed) => {
    transaction.oncomplete = () => stored();
    transaction.onabort = () => failed(transaction.error);
  });
}
