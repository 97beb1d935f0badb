// One of a few, side by side: which number, which language, which colours.
import type { ComponentChildren } from "preact";

interface SegmentsProps<Value extends string | number> {
  legend: string;
  name: string;
  values: readonly (readonly [Value, string])[];
  chosen: Value;
  /** Is each value a language, and its text written in it? */
  languages?: boolean;
  children?: ComponentChildren;
  onChoose(value: Value): void;
}

export function Segments<Value extends string | number>(props: SegmentsProps<Value>) {
  const { legend, name, values, chosen, languages = false, children, onChoose } = props;
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div class="segments">
        {values.map(([value, text]) => (
          <label key={value}>
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            <span {...(languages ? { lang: String(value) } : {})}>{text}</span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
