import * as texts from "../../packages/screens/src/model/texts";

export interface Wording {
  /** As the code calls it: `inlineErrors.saveSite`. */
  key: string;
  words: string;
}

/** What a text says; where it has gaps, with dots in them. */
function spoken(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value !== "function") return undefined;
  const said: unknown = Reflect.apply(
    value,
    undefined,
    Array.from({ length: value.length }, () => "…"),
  );
  return typeof said === "string" ? said : undefined;
}

/** Every text of the specification, group by group, from the one place where it stands. */
export const groups: readonly { name: string; wordings: readonly Wording[] }[] = Object.entries(texts)
  .map(([name, group]) => ({
    name,
    wordings: Object.entries(group).flatMap(([key, value]) => {
      const words = spoken(value);
      return words === undefined ? [] : [{ key: `${name}.${key}`, words }];
    }),
  }))
  .filter(({ wordings }) => wordings.length > 0);

const all = groups.flatMap(({ wordings }) => wordings);

const sources = import.meta.glob<string>(
  [
    "../../packages/screens/src/**/*.{ts,tsx}",
    "../../packages/app/src/pages/**/*.{ts,tsx}",
    "!**/*.stories.tsx",
    "!**/*.test.{ts,tsx}",
    "!**/*.css.ts",
    "!**/model/**",
    "!**/fixtures/**",
  ],
  { query: "?raw", import: "default" },
);

export interface Source {
  file: string;
  text: string;
}

const isOf = (folder: string) => (path: string) => {
  const place = path.replace(/^.*?\/packages\/(?:screens\/src|app\/src\/pages)\//, "");
  return place.startsWith(`${folder}/`) && !place.slice(folder.length + 1).startsWith("detail/");
};

/** The texts that a page's own code names, what its container says in the browser's alert included. */
export async function wordingsOf(folder: string): Promise<readonly Wording[]> {
  const files = await Promise.all(
    Object.entries(sources).flatMap(([path, load]) => (isOf(folder)(path) ? [load()] : [])),
  );
  const code = files.join("\n");
  return all.filter(({ key }) => new RegExp(`\\b${key.replace(".", String.raw`\.`)}\\b`).test(code));
}
