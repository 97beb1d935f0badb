// A document that only remembers what was drawn on it: for tests, where there is no browser.
import { render, type VNode } from "preact";

/** An element as it was drawn. */
export class Drawn {
  readonly childNodes: Drawn[] = [];
  readonly attributes: { name: string; value: string }[] = [];
  readonly style: Record<string, unknown> = {};
  parentNode: Drawn | null = null;
  readonly namespaceURI = "http://www.w3.org/2000/svg";

  constructor(
    readonly localName: string,
    public data = "",
  ) {}

  get nodeType(): number {
    return this.localName === "#text" ? 3 : 1;
  }
  get firstChild(): Drawn | null {
    return this.childNodes[0] ?? null;
  }
  get nextSibling(): Drawn | null {
    const row = this.parentNode?.childNodes ?? [];
    return row[row.indexOf(this) + 1] ?? null;
  }
  get ownerDocument(): typeof easel {
    return easel;
  }
  setAttribute(name: string, value: unknown): void {
    this.removeAttribute(name);
    this.attributes.push({ name, value: String(value) });
  }
  removeAttribute(name: string): void {
    const at = this.attributes.findIndex((each) => each.name === name);
    if (at >= 0) this.attributes.splice(at, 1);
  }
  addEventListener(): void {}
  removeEventListener(): void {}
  insertBefore(child: Drawn, before: Drawn | null): Drawn {
    child.remove();
    child.parentNode = this;
    this.childNodes.splice(before ? this.childNodes.indexOf(before) : this.childNodes.length, 0, child);
    return child;
  }
  appendChild(child: Drawn): Drawn {
    return this.insertBefore(child, null);
  }
  removeChild(child: Drawn): Drawn {
    this.childNodes.splice(this.childNodes.indexOf(child), 1);
    child.parentNode = null;
    return child;
  }
  closest(): null {
    return null;
  }
  remove(): void {
    this.parentNode?.removeChild(this);
  }

  /** What an attribute says, or null. */
  get(name: string): string | null {
    return this.attributes.find((each) => each.name === name)?.value ?? null;
  }
  /** This element and everything in it. */
  *all(): Generator<Drawn> {
    yield this;
    for (const child of this.childNodes) yield* child.all();
  }
  /** All words in it. */
  get text(): string {
    return this.data + this.childNodes.map((child) => child.text).join("");
  }
}

const easel = {
  createElement: (name: string) => new Drawn(name),
  createElementNS: (_: string, name: string) => new Drawn(name),
  createTextNode: (text: string) => new Drawn("#text", String(text)),
};

/** Everything that a drawing consists of. */
export function drawn(picture: VNode): readonly Drawn[] {
  Object.assign(globalThis, { document: easel });
  const sheet = new Drawn("sheet");
  render(picture, sheet as unknown as Element);
  return [...sheet.all()];
}
