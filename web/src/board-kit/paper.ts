// A page without a browser: just enough of a document to draw a board in a unit test and to click on it.

type Handler = (event: unknown) => void;

/** An element, or with a text a piece of text. */
export class Paper {
  readonly attributes: Record<string, string> = {};
  readonly childNodes: Paper[] = [];
  readonly style = { setProperty: () => {}, cssText: "" };
  readonly listeners: Record<string, Handler> = {};
  parentNode: Paper | null = null;
  readonly nodeType: number;

  constructor(
    readonly localName: string,
    public data = "",
    readonly namespaceURI = "",
  ) {
    this.nodeType = localName === "#text" ? 3 : 1;
  }

  get ownerDocument() {
    return paperDocument;
  }
  get firstChild(): Paper | null {
    return this.childNodes[0] ?? null;
  }
  get nextSibling(): Paper | null {
    const row = this.parentNode?.childNodes ?? [];
    return row[row.indexOf(this) + 1] ?? null;
  }
  contains(other: Paper | null): boolean {
    return other !== null && (other === this || this.contains(other.parentNode));
  }
  insertBefore(child: Paper, before: Paper | null): Paper {
    child.remove();
    const index = before ? this.childNodes.indexOf(before) : this.childNodes.length;
    this.childNodes.splice(index, 0, child);
    child.parentNode = this;
    return child;
  }
  appendChild(child: Paper): Paper {
    return this.insertBefore(child, null);
  }
  removeChild(child: Paper): Paper {
    child.remove();
    return child;
  }
  remove(): void {
    const row = this.parentNode?.childNodes;
    row?.splice(row.indexOf(this), 1);
    this.parentNode = null;
  }
  setAttribute(name: string, value: unknown): void {
    this.attributes[name] = String(value);
  }
  removeAttribute(name: string): void {
    delete this.attributes[name];
  }
  addEventListener(name: string, handler: Handler): void {
    this.listeners[name] = handler;
  }
  removeEventListener(name: string): void {
    delete this.listeners[name];
  }
  getBoundingClientRect() {
    return { left: 0, top: 0, width: 0, height: 0 };
  }
  querySelectorAll(): Paper[] {
    return [];
  }
  closest(): null {
    return null;
  }

  /** Everything below that the test asks for. */
  all(fits: (element: Paper) => boolean): Paper[] {
    return this.childNodes.flatMap((child) => [...(fits(child) ? [child] : []), ...child.all(fits)]);
  }
  /** Lets a handler see an event. */
  fire(name: string, event: object = {}): void {
    this.listeners[name]?.call(this, { type: name, preventDefault: () => {}, ...event });
  }
}

const paperDocument = {
  createElement: (name: string) => new Paper(name),
  createElementNS: (namespace: string, name: string) => new Paper(name, "", namespace),
  createTextNode: (data: string) => new Paper("#text", data),
};

/** A blank page to draw on; the browser's globals stand in for it while the test runs. */
export function blankPage(): Paper {
  const frames = { requestAnimationFrame: (draw: () => void) => draw(), cancelAnimationFrame: () => undefined };
  Object.assign(globalThis, { document: paperDocument, getComputedStyle: () => ({ getPropertyValue: () => "0ms" }), ...frames });
  return new Paper("body");
}
