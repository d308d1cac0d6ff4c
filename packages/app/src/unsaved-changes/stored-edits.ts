import { fieldsIn, isFields, isList } from "@understudy/api";
import type { StoredEdits } from "@understudy/model";
import { accountKey, storageKeys } from "../lib/storage";

/** Unsaved edits in sessionStorage: it survives reloads, crashes and a lost session, and ends with the tab. */

export interface EditLocation {
  account: string;
  page: string;
  /** Shown to the user: Draft “Rebook a stay”. */
  label: string;
}

const nameOf = (account: string, page: string) => accountKey(storageKeys.edits, account, page);

/** Whether a value from storage, which can hold anything, has the types of the example. An empty list is one of texts. */
function isLike(value: unknown, example: unknown): boolean {
  if (isList(example)) return isList(value) && value.every((item) => isLike(item, example[0] ?? ""));
  if (!isFields(example)) return typeof value === typeof example;
  return isFields(value) && Object.entries(example).every(([name, part]) => isLike(value[name], part));
}

/** Adds the example's fields that a value doesn't have, at any depth. */
function complete(value: unknown, example: unknown): unknown {
  if (!isFields(value) || !isFields(example)) return value;
  const parts = Object.entries(example).map(([name, part]) => [
    name,
    Object.hasOwn(value, name) ? complete(value[name], part) : part,
  ]);
  return { ...value, ...Object.fromEntries(parts) };
}

function readEntry(name: string): { label: string; edits: readonly unknown[] } | null {
  try {
    const { label, edits } = fieldsIn(JSON.parse(sessionStorage.getItem(name) ?? "null"));
    return typeof label === "string" && Array.isArray(edits) ? { label, edits } : null;
  } catch {
    // Corrupt or blocked.
    return null;
  }
}

/** The page's stored edits, newest first. `form` is an example of the page's forms. */
export function readEdits<Form>(
  { account, page }: Omit<EditLocation, "label">,
  form: Form,
): readonly StoredEdits<Form>[] {
  const example = { stored: form, base: form, edit: form, sent: [form], isSaving: false, savedAt: 0 };
  const isStored = (edits: unknown): edits is StoredEdits<Form> => isLike(edits, example);
  // A version of the console without all of the form's fields may have stored them.
  const completed = (edits: unknown): unknown =>
    Object.fromEntries(
      Object.entries(fieldsIn(edits)).map(([name, part]) => [
        name,
        isList(part) ? part.map((sent) => complete(sent, form)) : complete(part, form),
      ]),
    );
  return readEntry(nameOf(account, page))?.edits.map(completed).filter(isStored) ?? [];
}

/** Returns false if storage is full or blocked. */
export function writeEdits(
  { account, page, label }: EditLocation,
  edits: readonly StoredEdits<unknown>[],
): boolean {
  const name = nameOf(account, page);
  try {
    if (edits.length === 0) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify({ label, edits }));
    return true;
  } catch {
    return edits.length === 0;
  }
}

/** Deletes one of the page's stored edits. */
export function dropEdits(location: Omit<EditLocation, "label">, form: unknown, savedAt: number): void {
  const label = readEntry(nameOf(location.account, location.page))?.label ?? "";
  const others = readEdits(location, form).filter((edits) => edits.savedAt !== savedAt);
  writeEdits({ ...location, label }, others);
}

/** The edits that signing out deletes. */
export const unsavedLabels = (account: string): string[] =>
  Object.keys(sessionStorage)
    .filter((name) => name.startsWith(nameOf(account, "")))
    .flatMap((name) => readEntry(name)?.label ?? []);
