export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Sets an own property even when the name is `__proto__`. */
export const objectOf = (entries: readonly (readonly [string, Json])[]): JsonObject =>
  Object.fromEntries(entries);

export const mapValues = (object: JsonObject, change: (value: Json, key: string) => Json): JsonObject =>
  objectOf(Object.entries(object).map(([key, value]) => [key, change(value, key)]));

/** Every string, number, boolean and null at any depth, with its property name. */
export function mapLeaves(value: Json, change: (leaf: Json, key: string) => Json, key = ""): Json {
  if (Array.isArray(value)) return value.map((entry) => mapLeaves(entry, change, key));
  if (isObject(value)) return mapValues(value, (inner, name) => mapLeaves(inner, change, name));
  return change(value, key);
}

/** The list in a response: the response itself, or the first list in its wrapper. */
function changeList(json: Json, change: (list: Json[]) => Json): Json {
  if (Array.isArray(json)) return change(json);
  if (!isObject(json)) return json;
  const wrapped = Object.entries(json).find(([, value]) => Array.isArray(value))?.[0];
  return wrapped === undefined
    ? json
    : mapValues(json, (value, key) => (key === wrapped && Array.isArray(value) ? change(value) : value));
}

const hasList = (json: Json) =>
  Array.isArray(json) || (isObject(json) && Object.values(json).some((value) => Array.isArray(value)));

/** The entity in a response: the response itself, or what its wrapper holds. */
function changeEntity(json: Json, change: (thing: Json) => Json): Json {
  if (!isObject(json)) return change(json);
  const [only, ...others] = Object.keys(json);
  if (only !== undefined && others.length === 0 && isObject(json[only]))
    return { [only]: change(json[only]) };
  return change(json);
}

/** Every second row of a list, so that tests can check that the others survive; without a list, the entity. */
export const changeRows = (json: Json, change: (row: Json, index: number) => Json): Json =>
  hasList(json)
    ? changeList(json, (list) => list.map((row, index) => (index % 2 === 0 ? change(row, index) : row)))
    : changeEntity(json, (thing) => change(thing, 0));

/** Every row of a list, or the entity. */
export const changeAll = (json: Json, change: (row: Json, index: number) => Json): Json =>
  hasList(json)
    ? changeList(json, (list) => list.map(change))
    : changeEntity(json, (thing) => change(thing, 0));

export const cycle = <T>(list: readonly [T, ...T[]], index: number): T =>
  list[index % list.length] ?? list[0];
