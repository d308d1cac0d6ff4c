import { day } from "../dataset/clock";
import { kinds } from "./field-kinds";
import { hugeString, ids, longString, strings } from "./hostile";
import { changeAll, changeRows, cycle, isObject, mapLeaves, mapValues, objectOf, type Json } from "./json";

/** Changes a valid response. `turn` counts how often the fault was applied, for faults with several variants. */
export type Distortion = (json: Json, turn: number) => Json;

const isDate = (key: string) => kinds.dates.has(key);
const isId = (key: string) => kinds.ids.has(key);
const isEnum = (key: string) => kinds.enums.has(key);
const isText = (key: string) => !isDate(key) && !isId(key) && !isEnum(key) && key !== "url";

const counter = (first = 0) => {
  let count = first;
  return () => (count += 1) - 1;
};

function otherType(value: Json): Json {
  if (typeof value === "string") return 4711;
  if (typeof value === "number") return "twelve";
  if (typeof value === "boolean") return "yes";
  return Array.isArray(value) ? "a list" : value === null ? {} : 7;
}

const spellings: Record<string, string> = {
  createdAt: "created_at",
  created_at: "createdAt",
  lastUsed: "last_used",
};
const longEnvironments: Record<string, string> = { dev: "development", prod: "production" };

function respell(value: Json, key = ""): Json {
  if (Array.isArray(value)) return value.map((entry) => respell(entry));
  if (key === "env" && typeof value === "string") return longEnvironments[value] ?? value;
  if (!isObject(value)) return value;
  const isSite = "onboarding" in value;
  return objectOf(
    Object.entries(value).map(([name, inner]) => {
      if (name === "api_key") return ["key", { key: inner }];
      return [name === "id" && isSite ? "site_id" : (spellings[name] ?? name), respell(inner, name)];
    }),
  );
}

/** Changes strings at any depth, in lists those of the first two entries. */
function mapStrings(value: Json, change: (leaf: string, key: string) => string, key = ""): Json {
  if (typeof value === "string") return change(value, key);
  if (Array.isArray(value))
    return value.map((entry, index) => (index < 2 ? mapStrings(entry, change, key) : entry));
  return isObject(value) ? mapValues(value, (inner, name) => mapStrings(inner, change, name)) : value;
}

const mostEntries = 10_000;

/** The entry with another ID, name and date, so that equal entries aren't merged. */
const numbered = (entry: Json, index: number): Json =>
  mapLeaves(entry, (leaf, key) => {
    if (typeof leaf !== "string" || isEnum(key)) return leaf;
    if (!isDate(key)) return isId(key) ? `${leaf}_${index}` : `${leaf} ${index}`;
    const date = new Date(Date.parse(leaf) - index * day).toISOString();
    return leaf.includes("T") ? date : date.slice(0, 10);
  });

/** Repeats the entries of lists at any depth; of lists in lists, those of the first two entries. */
function lengthen(value: Json): Json {
  if (isObject(value)) return mapValues(value, lengthen);
  if (!Array.isArray(value)) return value;
  const [first, ...others] = value;
  if (first === undefined) return value;
  const more = Array.from({ length: mostEntries - value.length }, (_, index) =>
    numbered(cycle([first, ...others], index), index + 1),
  );
  return [...value.map((entry, index) => (index < 2 ? lengthen(entry) : entry)), ...more];
}

export const distortions = {
  "wrong-types": (json) =>
    changeRows(json, (row) => (isObject(row) ? mapValues(row, otherType) : otherType(row))),
  "bare-list": (json) => {
    const values = isObject(json) ? Object.values(json) : [];
    return values.length === 1 && typeof values[0] === "object" && values[0] !== null ? values[0] : json;
  },
  "other-spelling": (json) => respell(json),
  // Each turn starts with another value, so that every field gets all of them over time.
  "hostile-strings": (json, turn) => {
    const next = counter(turn);
    return mapLeaves(json, (leaf, key) =>
      typeof leaf === "string" && isText(key) ? cycle(strings, next()) : leaf,
    );
  },
  "long-strings": (json) =>
    changeAll(json, (row, index) =>
      index < 2
        ? mapLeaves(row, (leaf, key) => (typeof leaf === "string" && isText(key) ? longString : leaf))
        : row,
    ),
  "huge-strings": (json) => mapStrings(json, (leaf, key) => (isText(key) ? hugeString : leaf)),
  "huge-values": (json) => mapStrings(json, (leaf, key) => (key === "url" ? leaf : hugeString)),
  "long-lists": (json) => lengthen(json),
  "hostile-ids": (json) =>
    changeRows(json, (row, index) =>
      isObject(row) ? mapValues(row, (value, key) => (isId(key) ? cycle(ids, index / 2) : value)) : row,
    ),
} satisfies Record<string, Distortion>;

export type DistortionName = keyof typeof distortions;

export const distort = (name: DistortionName, json: Json, turn: number): string =>
  JSON.stringify(distortions[name](json, turn));
