import type { Decoded } from "../http-request";
import { unreadable } from "../http-request";
import { errorMessageFields } from "../errors";
import type { Fields } from "./fields";
import { isFields, isPresent } from "./fields";

/** Whether an OK response contains only an error message: that is neither an empty list nor an empty entity. */
function isErrorBody(body: Fields, ownFields: readonly string[]): boolean {
  const complains = errorMessageFields.some(
    (name) => typeof body[name] === "string" && isPresent(body[name]),
  );
  return complains && !ownFields.some((name) => (body[name] ?? null) !== null);
}

/** The entries of a bare or wrapped list. A missing or null list is empty. */
export function decodeEntries(body: unknown, wrapper: string): Decoded<readonly unknown[]> {
  if (Array.isArray(body)) return body;
  if (!isFields(body)) return unreadable;
  const wrapped = body[wrapper] ?? null;
  if (Array.isArray(wrapped)) return wrapped;
  return wrapped === null && !isErrorBody(body, []) ? [] : unreadable;
}

/** A bare or wrapped entity. */
export function decodeEntity(body: unknown, ownFields: readonly string[], wrapper?: string): Decoded<Fields> {
  if (!isFields(body)) return unreadable;
  const entity = wrapper !== undefined && Object.hasOwn(body, wrapper) ? body[wrapper] : body;
  return isFields(entity) && !isErrorBody(entity, ownFields) ? entity : unreadable;
}

/** Decodes each entry that is an object and skips the others. */
export function decodeRows<T>(
  body: unknown,
  wrapper: string,
  toReader: () => (row: Fields) => T,
): Decoded<readonly T[]> {
  const entries = decodeEntries(body, wrapper);
  if (entries === unreadable) return unreadable;
  return entries.filter(isFields).map(toReader());
}
