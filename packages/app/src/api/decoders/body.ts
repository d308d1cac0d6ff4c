import type { Decoded } from "../http-request";
import { unreadable } from "../http-request";
import { errorMessageFields } from "../errors";
import type { Fields } from "./fields";
import { isFields, isPresent } from "./fields";

/** An OK answer that only says what is wrong is no empty list, and no entity without its fields. */
function isComplaint(body: Fields, ownFields: readonly string[]): boolean {
  const complains = errorMessageFields.some(
    (name) => typeof body[name] === "string" && isPresent(body[name]),
  );
  return complains && !ownFields.some((name) => (body[name] ?? null) !== null);
}

/** The entries of a list that came wrapped under a name, or bare. A list left out or null has none. */
export function decodeEntries(body: unknown, wrapper: string): Decoded<readonly unknown[]> {
  if (Array.isArray(body)) return body;
  if (!isFields(body)) return unreadable;
  const wrapped = body[wrapper] ?? null;
  if (Array.isArray(wrapped)) return wrapped;
  return wrapped === null && !isComplaint(body, []) ? [] : unreadable;
}

/** One entity, told by its own fields, that came wrapped under a name, or bare. */
export function decodeEntity(body: unknown, ownFields: readonly string[], wrapper?: string): Decoded<Fields> {
  if (!isFields(body)) return unreadable;
  const entity = wrapper !== undefined && Object.hasOwn(body, wrapper) ? body[wrapper] : body;
  return isFields(entity) && !isComplaint(entity, ownFields) ? entity : unreadable;
}

/** InFlightQueries each entry that is an object; whatever else stands among them tells nothing that could be shown. */
export function decodeRows<T>(
  body: unknown,
  wrapper: string,
  toReader: () => (row: Fields) => T,
): Decoded<readonly T[]> {
  const entries = decodeEntries(body, wrapper);
  if (entries === unreadable) return unreadable;
  return entries.filter(isFields).map(toReader());
}
