// What is drawn from the same things as before is not drawn again.
import { Component, type ComponentChildren, type ComponentType, h } from "preact";

type Same<P> = (before: P, now: P) => boolean;

/** Has every property the same value? */
export function same<P extends object>(before: P, now: P): boolean {
  const names = Object.keys(now) as (keyof P)[];
  return names.length === Object.keys(before).length && names.every((name) => Object.is(before[name], now[name]));
}

/** Do two small things of a view say the same? The server sends some of them again whole, although little has changed. */
export const sameData = (before: unknown, now: unknown): boolean => before === now || JSON.stringify(before) === JSON.stringify(now);

/** The component, drawn anew only when a property has another value; what it takes from a context or keeps itself still draws it anew. */
export function memo<P extends object>(Drawn: (props: P) => ComponentChildren, equal: Same<P> = same): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      return !equal(this.props, next);
    }
    override render(props: P): ComponentChildren {
      return h(Drawn as ComponentType<P>, props);
    }
  };
}
