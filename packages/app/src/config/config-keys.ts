import { configFileProblems } from "@understudy/model";

type Keys = Readonly<Record<string, readonly string[]>>;

/**
 * One message per field of a config.json that the console doesn't read. `keys` lists those of each section, and of the
 * file as `""`.
 */
export function unknownKeys(config: unknown, keys: Keys): string[] {
  return Object.entries(keys).flatMap(([section, known]) => {
    const value = section === "" ? config : fieldOf(config, section);
    if (!isObject(value)) return [];
    return Object.keys(value)
      .filter((key) => !known.includes(key))
      .map((key) => configFileProblems.unknown(section === "" ? key : `${section}.${key}`, known.join(", ")));
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const fieldOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);
