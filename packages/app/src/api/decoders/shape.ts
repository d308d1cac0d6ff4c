import type { Readable } from "../call";
import { unreadable } from "../call";
import { complaintFields } from "../failure";
import type { Fields } from "./read";
import { isFields, isPresent } from "./read";

/** An OK answer that only says what is wrong is no empty list, and no entity without its fields. */
function isComplaint(body: Fields, ownFields: readonly string[]): boolean {
  const complains = complaintFields.some((name) => typeof body[name] === "string" && isPresent(body[name]));
  return complains && !ownFields.some((name) => (body[name] ?? null) !== null);
}

/** The entries of a list that came wrapped under a name, or bare. A list left out or null has none. */
export function entriesOf(body: unknown, wrapper: string): Readable<readonly unknown[]> {
  if (Array.isArray(body)) return body;
  if (!isFields(body)) return unreadable;
  const wrapped = body[wrapper] ?? null;
  if (Array.isArray(wrapped)) return wrapped;
  return wrapped === null && !isComplaint(body, []) ? [] : unreadable;
}

/** One entity, told by its own fields, that came wrapped under a name, or bare. */
export function entityOf(body: unknown, ownFields: readonly string[], wrapper?: string): Readable<Fields> {
  if (!isFields(body)) return unreadable;
  const entity = wrapper !== undefined && Object.hasOwn(body, wrapper) ? body[wrapper] : body;
  return isFields(entity) && !isComplaint(entity, ownFields) ? entity : unreadable;
}

/** Reads each entry that is an object; whatever else stands among them tells nothing that could be shown. */
export function rowsOf<T>(
  body: unknown,
  wrapper: string,
  toReader: () => (row: Fields) => T,
): Readable<readonly T[]> {
  const entries = entriesOf(body, wrapper);
  if (entries === unreadable) return unreadable;
  return entries.filter(isFields).map(toReader());
}
