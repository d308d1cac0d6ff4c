import { addresses, beyondNumbers, dates, ids, longString, numbers, strings } from "./hostile";
import {
  changeAll,
  changeList,
  changeRows,
  cycle,
  isObject,
  mapLeaves,
  mapValues,
  objectOf,
  type Json,
} from "./json";

/** Changes a valid response. `turn` counts how often the fault was applied, for faults with several variants. */
export type Distortion = (json: Json, turn: number) => Json;

const isDate = (key: string) => /(_at|At|date|lastUsed|last_used|latest_occurrence)$/.test(key);
const isId = (key: string) => /^(id|.*_id|.*Id)$/.test(key);
const isEnum = (key: string) =>
  ["status", "env", "role", "plan", "type", "coexistence_mode", "launcher_side"].includes(key);
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

const pollution: readonly [string, Json][] = [
  ["__proto__", { polluted: true, is_published: true, name: "polluted" }],
  ["constructor", { prototype: { polluted: true } }],
  ["toString", null],
  ["hasOwnProperty", 1],
];

export const distortions = {
  "wrong-types": (json) =>
    changeRows(json, (row) => (isObject(row) ? mapValues(row, otherType) : otherType(row))),
  "missing-fields": (json) =>
    changeRows(json, (row, index) =>
      isObject(row) && index % 4 === 2 && row["id"] !== undefined ? { id: row["id"] } : {},
    ),
  "null-fields": (json) => changeRows(json, (row) => (isObject(row) ? mapValues(row, () => null) : null)),
  "broken-rows": (json) =>
    changeList(json, (list) =>
      list.flatMap((row, index) => [row, cycle<Json>([null, 42, "a row", [], true], index)]),
    ),
  "null-list": (json) => changeList(json, () => null),
  "wrong-list": (json) => changeList(json, () => ({ 0: "not a list" })),
  "bare-list": (json) => {
    const values = isObject(json) ? Object.values(json) : [];
    return values.length === 1 && typeof values[0] === "object" && values[0] !== null ? values[0] : json;
  },
  "other-spelling": (json) => respell(json),
  "unknown-enums": (json) =>
    mapLeaves(json, (leaf, key) => (isEnum(key) && typeof leaf === "string" ? `unheard-of ${key}` : leaf)),
  "odd-numbers": (json) => {
    const next = counter();
    return mapLeaves(json, (leaf) => (typeof leaf === "number" ? cycle(numbers, next()) : leaf));
  },
  "odd-dates": (json) => {
    const next = counter();
    return mapLeaves(json, (leaf, key) => (isDate(key) && leaf !== null ? cycle(dates, next()) : leaf));
  },
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
  "hostile-ids": (json) =>
    changeRows(json, (row, index) =>
      isObject(row) ? mapValues(row, (value, key) => (isId(key) ? cycle(ids, index / 2) : value)) : row,
    ),
  "duplicate-ids": (json) =>
    changeAll(json, (row) => (isObject(row) && "id" in row ? { ...row, id: "the-same" } : row)),
  "proto-keys": (json) => {
    const polluted = changeAll(json, (row) =>
      isObject(row) ? objectOf([...Object.entries(row), ...pollution]) : row,
    );
    return isObject(polluted) ? objectOf([...Object.entries(polluted), ...pollution]) : polluted;
  },
  "hostile-redirect": (json, turn) =>
    isObject(json) && "url" in json ? { ...json, url: cycle(addresses, turn) } : json,
  "not-an-object": (_json, turn) => cycle<Json>([null, "hello", 42, true, []], turn),
} satisfies Record<string, Distortion>;

export type DistortionName = keyof typeof distortions;

export const distort = (name: DistortionName, json: Json, turn: number): string =>
  JSON.stringify(distortions[name](json, turn)).replaceAll(`"${beyondNumbers}"`, "1e400");
