/** Validates one field: returns its value, or the problem as the rest of a sentence that starts with the field's name. */
export type Rule<T> = (value: unknown) => { value: T } | { problem: string };
export type Rules = Record<string, Rule<unknown>>;
export type Accepted<R extends Rules> = { [Name in keyof R]: R[Name] extends Rule<infer T> ? T : never };

export const text =
  ({ max, filled = false }: { max: number; filled?: boolean }): Rule<string> =>
  (value) => {
    if (typeof value !== "string") return { problem: "must be a string" };
    if (filled && value.trim() === "") return { problem: "must not be empty" };
    return value.length > max ? { problem: `must be at most ${max} characters long` } : { value };
  };

export const flag: Rule<boolean> = (value) =>
  typeof value === "boolean" ? { value } : { problem: "must be true or false" };

export const whole =
  (least: number, most: number): Rule<number> =>
  (value) =>
    typeof value === "number" && Number.isInteger(value) && value >= least && value <= most
      ? { value }
      : { problem: `must be a whole number from ${least} to ${most}` };

export const oneOf =
  <const T extends string>(allowed: readonly T[]): Rule<T> =>
  (value) => {
    const found = allowed.find((name) => name === value);
    return found === undefined ? { problem: `must be one of ${allowed.join(", ")}` } : { value: found };
  };

export const texts =
  ({ count, max }: { count: number; max: number }): Rule<string[]> =>
  (value) => {
    if (!Array.isArray(value) || !value.every((entry): entry is string => typeof entry === "string"))
      return { problem: "must be a list of strings" };
    if (value.length > count) return { problem: `must have at most ${count} entries` };
    return value.some((entry) => entry.length > max)
      ? { problem: `must have entries of at most ${max} characters` }
      : { value };
  };

export const orNull =
  <T>(rule: Rule<T>): Rule<T | null> =>
  (value) =>
    value === null ? { value } : rule(value);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Every rule that passed has stored a value of its type under its name. */
const isComplete = <R extends Rules>(accepted: Record<string, unknown>, rules: R): accepted is Accepted<R> =>
  Object.keys(rules).every((name) => Object.hasOwn(accepted, name));

const isPart = <R extends Rules>(
  accepted: Record<string, unknown>,
  rules: R,
): accepted is Partial<Accepted<R>> & Record<string, unknown> =>
  Object.keys(accepted).every((name) => Object.hasOwn(rules, name));

type Problems = Record<string, string>;

function validate(body: Record<string, unknown>, rules: Rules, missing: "reject" | "accept") {
  const accepted: Record<string, unknown> = {};
  const problems: Problems = {};
  for (const name of Object.keys(body)) if (!Object.hasOwn(rules, name)) problems[name] = "is not known here";
  for (const [name, rule] of Object.entries(rules)) {
    if (!Object.hasOwn(body, name)) {
      if (missing === "reject") problems[name] = "is required";
      continue;
    }
    const parsed = rule(body[name]);
    if ("problem" in parsed) problems[name] = parsed.problem;
    else accepted[name] = parsed.value;
  }
  return { accepted, problems };
}

/** Requires exactly the named fields: reports missing and unknown ones. */
export function parseExact<R extends Rules>(
  body: Record<string, unknown>,
  rules: R,
): { value: Accepted<R> } | { problems: Problems } {
  const { accepted, problems } = validate(body, rules, "reject");
  return Object.keys(problems).length === 0 && isComplete(accepted, rules)
    ? { value: accepted }
    : { problems };
}

/** Accepts some of the named fields, and no others. */
export function parsePartial<R extends Rules>(
  body: Record<string, unknown>,
  rules: R,
): { value: Partial<Accepted<R>> } | { problems: Problems } {
  const { accepted, problems } = validate(body, rules, "accept");
  return Object.keys(problems).length === 0 && isPart(accepted, rules) ? { value: accepted } : { problems };
}

export const sentenceOf = (problems: Problems): string =>
  `${Object.entries(problems)
    .map(([name, problem]) => `${name} ${problem}`)
    .join("; ")}.`;
