// The level of bots.
import { levelName, t } from "../i18n/words";
import type { GameShown } from "../wire/types";

export function LevelField({ rules, level, onChoose }: { rules: GameShown; level: string; onChoose(level: string): void }) {
  return (
    <label>
      {t("web-level")}
      <select value={level} onChange={(event) => onChoose(event.currentTarget.value)}>
        {rules.levels.map((each) => (
          <option key={each} value={each}>
            {levelName(each)}
          </option>
        ))}
      </select>
    </label>
  );
}
