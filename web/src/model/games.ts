// What the server says about its games, put to use: rules by their numbers, the form of a new table.
import type { GameShown, OptionShown, OptionValue } from "../wire/types";

/** Where a rule can be read: in the book of the game whose numbers begin like it; null if no book has it. */
export function ruleAddress(games: readonly GameShown[], rule: string): string | null {
  const game = games.find((each) => each.rule_prefix !== "" && rule.startsWith(`${each.rule_prefix}-`));
  return game ? `/rules/${game.game}#${rule}` : null;
}

/** What was chosen so far, by the names of the options. */
export type Chosen = Readonly<Record<string, unknown>>;

const fits = ({ seats: allowed }: { seats: readonly number[] | null }, seats: number): boolean => !allowed || allowed.includes(seats);

/** May so many players, of whom so many are people, choose a value? */
const may = (choice: OptionValue, seats: number, people: number): boolean => fits(choice, seats) && !(choice.one_person && people > 1);

/** The options that so many players may choose, each with the values that go with them; where there is but one there is no choice. */
export function optionsFor({ options }: GameShown, seats: number, people = 1): readonly OptionShown[] {
  return options
    .filter((option) => fits(option, seats))
    .map((option) => ({ ...option, choices: option.choices.filter((choice) => may(choice, seats, people)) }))
    .filter((option) => option.kind !== "choice" || option.choices.length > 1);
}

/** The value of an option: as chosen, else as today's game has it where one plays alone, else as it is without being asked for. */
export function optionValue(game: GameShown, seats: number, chosen: Chosen, option: OptionShown, people = 1): unknown {
  const today = seats === 1 ? game.daily?.options : undefined;
  const values = [chosen, today ?? {}].filter((each) => option.name in each).map((each) => each[option.name]);
  const allowed = (value: unknown): boolean =>
    option.kind !== "choice" || option.choices.some((each) => each.value === value && may(each, seats, people));
  return [...values, option.default].find(allowed);
}

/** What a table is opened with: the options that are not as they are without being asked for, and the seed if it is today's game. */
export function wished(
  game: GameShown,
  seats: number,
  chosen: Chosen,
  people = 1,
): { options: Record<string, unknown>; seed: string | null } {
  const values = game.options
    .filter((option) => fits(option, seats))
    .map((option) => [option, optionValue(game, seats, chosen, option, people)] as const);
  const options = Object.fromEntries(
    values.filter(([option, value]) => !equal(value, option.default)).map(([option, value]) => [option.name, value]),
  );
  return { options, seed: seats === 1 && isDaily(game, options) ? (game.daily?.seed ?? null) : null };
}

/** Is a game with these options the one of the day? */
export function isDaily({ daily }: GameShown, options: Chosen): boolean {
  return !!daily && Object.entries(daily.options).every(([name, value]) => equal(options[name], value));
}

const equal = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
