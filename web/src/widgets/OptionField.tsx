// One option of a game as a part of a form, made from what the server says about it.
import { t } from "../i18n/words";
import type { OptionShown } from "../wire/types";

interface OptionProps {
  option: OptionShown;
  value: unknown;
  onChange(value: unknown): void;
}

export function OptionField(props: OptionProps) {
  switch (props.option.kind) {
    case "switch":
      return <Switch {...props} />;
    case "choice":
      return <OneOf {...props} />;
    case "several":
      return <Several {...props} />;
    case "number":
      return <Typed {...props} type="number" />;
    case "text":
      return <Typed {...props} type="text" />;
  }
}

function Switch({ option, value, onChange }: OptionProps) {
  return (
    <label class="check">
      <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{option.label}</span>
    </label>
  );
}

/** Values are told apart by their places: they may be numbers, or nothing at all. */
function OneOf({ option, value, onChange }: OptionProps) {
  const chosen = option.choices.findIndex((choice) => choice.value === value);
  return (
    <label>
      {option.label}
      <select
        value={String(chosen)}
        onChange={(event) => onChange(option.choices[Number(event.currentTarget.value)]?.value ?? option.default)}
      >
        {chosen < 0 && <option value="-1">–</option>}
        {option.choices.map((choice, place) => (
          <option key={place} value={String(place)}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Many boxes wait folded; without a list of what there is, names are typed. */
function Several({ option, value, onChange }: OptionProps) {
  const chosen = Array.isArray(value) ? (value as readonly unknown[]) : [];
  if (option.choices.length === 0)
    return (
      <label>
        {option.label}
        <input
          value={chosen.join(" ")}
          placeholder={t("web-option-list")}
          onChange={(event) => onChange(listed(event.currentTarget.value))}
        />
      </label>
    );
  const turn = (each: unknown, on: boolean): void => onChange(on ? [...chosen, each] : chosen.filter((one) => one !== each));
  return (
    <details class="several">
      <summary>
        {option.label} {chosen.length > 0 && `(${chosen.length})`}
      </summary>
      {option.choices.map((choice, place) => (
        <label class="check" key={place}>
          <input
            type="checkbox"
            checked={chosen.includes(choice.value)}
            onChange={(event) => turn(choice.value, event.currentTarget.checked)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </details>
  );
}

const listed = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

function Typed({ option, value, type, onChange }: OptionProps & { type: "number" | "text" }) {
  const read = (text: string): unknown => (text === "" ? option.default : type === "number" ? Number(text) : text);
  const id = `option-${option.name}`;
  const field = {
    value: value === null ? "" : String(value),
    onChange: (event: { currentTarget: HTMLInputElement }) => onChange(read(event.currentTarget.value)),
  };
  return (
    <label for={id}>
      {option.label}
      {type === "number" ? <input id={id} type="number" {...field} /> : <input id={id} type="text" {...field} />}
    </label>
  );
}
