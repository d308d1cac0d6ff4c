import type { Call, ResponseOf, RowOf, Schemas, Wrapper } from "./api-types";
import { type Fields, isFields, isList } from "./json";
import * as values from "./values";

/** Returned by a decoder for a body that can't be used at all. */
export const unreadable = Symbol("unreadable");
export type Decoded<T> = T | typeof unreadable;

/** Decodes the response of a call. Accepts any JSON and never throws. */
export interface Decoder<in C extends Call, out T> {
  (body: unknown, url?: string): Decoded<T>;
  /** Only a type: another call's decoder doesn't compile. */
  readonly calls?: (call: C) => void;
}

declare const described: unique symbol;
/** A value as received. docs/api.yaml describes it as T, but it may be anything. */
export interface Raw<out T> {
  readonly [described]: T;
}

/** A JSON object with the described fields, of which each may be anything. */
export type Row<Schema> = { readonly [Name in keyof Schema]?: Raw<Schema[Name]> };

export const isRow = <Schema>(value: unknown): value is Row<Schema> => isFields(value);

const nothing: object = Object.freeze({ __proto__: null });

type Missing = null | undefined;
export type Field<T> = Raw<T | Missing> | undefined;
/** Reads fields that docs/api.yaml describes as T. */
export type Reader<T, Result> = (value: Field<T>) => Result;

export const text: Reader<string, string | null> = values.text;
export const wholeText: Reader<string, string | null> = values.wholeText;
export const anyText: Reader<string, string> = values.anyText;
export const shownText: Reader<string, string> = values.shownText;
export const idText: Reader<string, string | null> = values.idText;
export const date: Reader<string, string | null> = values.date;
export const dateOrText: Reader<string, string | null> = values.dateOrText;
export const hasDate: Reader<string, boolean> = values.hasDate;
export const amount: Reader<number, number | null> = values.amount;
export const count: Reader<number, number | null> = values.count;
export const percent: Reader<number, number | null> = values.percent;
export const flag: (value: Field<boolean>, fallback?: boolean) => boolean = values.flag;
export const texts: Reader<readonly string[], readonly string[]> = values.texts;
export const shownTexts: Reader<readonly string[], readonly string[]> = values.shownTexts;

/** An object in a field; an empty one if it isn't an object. */
export const fields = <Schema>(value: Field<Schema>): Row<Schema> => (isRow<Schema>(value) ? value : nothing);

/** The entries of a list in a field. */
export const list = <Entry>(value: Field<readonly Entry[]>): readonly Raw<Entry>[] =>
  Array.isArray(value) ? value : [];

/** The first of several spellings of a field that has a value. */
export const firstOf = <T>(...spellings: readonly (Raw<T> | undefined)[]): Raw<T> | undefined =>
  spellings.find((value: unknown) => value !== undefined && value !== null && value !== "");

export const errorMessageFields = ["message", "error", "detail"] satisfies (keyof Schemas["Error"])[];

const hasErrorMessage = (body: Fields) =>
  errorMessageFields.some((name) => typeof body[name] === "string" && values.isPresent(body[name]));

/** The entries of a bare or wrapped list. Null under its name is an empty one; an object without the name is something else. */
export function entries(body: unknown, wrapper: string): Decoded<readonly unknown[]> {
  if (isList(body)) return body;
  if (!isFields(body) || !Object.hasOwn(body, wrapper)) return unreadable;
  const wrapped = body[wrapper] ?? null;
  if (isList(wrapped)) return wrapped;
  return wrapped === null && !hasErrorMessage(body) ? [] : unreadable;
}

/** Decodes the fields of a response; a response that isn't an object has none. */
export const response =
  <C extends Call, T>(decode: (fields: Row<ResponseOf<C>>) => Decoded<T>): Decoder<C, T> =>
  (body) =>
    decode(isRow<ResponseOf<C>>(body) ? body : nothing);

type EntityOf<C extends Call, Name> = [Name] extends [never]
  ? ResponseOf<C>
  : Extract<ResponseOf<C>, Record<Name & string, unknown>>[Name & string];

interface EntityOptions<C extends Call, Name> {
  wrapper?: Name;
  /** Its own fields, without those that an error response may have, too. One of them is enough. */
  fields: readonly (keyof EntityOf<C, Name> & string)[];
}

/** Decodes a bare or wrapped entity. An OK response without any of its fields is something else. */
export const entity =
  <C extends Call, T, Name extends string = never>(
    { fields: names, wrapper }: EntityOptions<C, Name>,
    decode: (fields: Row<EntityOf<C, Name>>, url: string) => T,
  ): Decoder<C, T> =>
  (body, url = "") => {
    if (!isFields(body)) return unreadable;
    const found = wrapper !== undefined && Object.hasOwn(body, wrapper) ? body[wrapper] : body;
    if (!isFields(found) || names.every((name) => (found[name] ?? null) === null)) return unreadable;
    return isRow<EntityOf<C, Name>>(found) ? decode(found, url) : unreadable;
  };

/** Gives each row a unique key: its ID, unless that is missing or repeated. */
export type RowKeys = (id: string | null) => string;

export type RowDecoder<C extends Call, T> = (row: Row<RowOf<C>>, keyOf: RowKeys) => T;

/** Decodes each entry that is an object and skips the others. Frozen, because Immer doesn't walk frozen objects. */
export const rows =
  <C extends Call, T>(wrapper: Wrapper<C> & string, decode: RowDecoder<C, T>): Decoder<C, readonly T[]> =>
  (body) => {
    const found = entries(body, wrapper);
    if (found === unreadable) return unreadable;
    const keyOf = createRowKeys();
    return Object.freeze(found.filter(isRow<RowOf<C>>).map((row) => decode(row, keyOf)));
  };

export function createRowKeys(): RowKeys {
  const keys = new Set<string>();
  let row = 0;
  return (id) => {
    row += 1;
    let key = id ?? `~${row}`;
    for (let suffix = 1; keys.has(key); suffix += 1) key = `${id ?? ""}~${row}~${suffix}`;
    keys.add(key);
    return key;
  };
}
