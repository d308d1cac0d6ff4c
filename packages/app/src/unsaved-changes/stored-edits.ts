import type { StoredEdits } from "@understudy/screens/model";
import { fieldsIn, isFields } from "../lib/json";
import { storageKeys } from "../lib/storage";

/** Unsaved edits in sessionStorage: it survives reloads, crashes and a lost session, and ends with the tab. */

export interface EditLocation {
  account: string;
  page: string;
  /** Shown to the user: Draft “Rebook a stay”. */
  label: string;
}

const nameOf = (...parts: string[]) => [storageKeys.edits, ...parts.map(encodeURIComponent)].join("|");

/** Whether a value from storage, which can hold anything, has the types of the example. Lists contain texts. */
function isLike(value: unknown, example: unknown): boolean {
  if (Array.isArray(example)) return Array.isArray(value) && value.every((item) => typeof item === "string");
  if (!isFields(example)) return typeof value === typeof example;
  return isFields(value) && Object.entries(example).every(([name, part]) => isLike(value[name], part));
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
  const example = { stored: form, base: form, edit: form, isSaving: false, savedAt: 0 };
  const isStored = (edits: unknown): edits is StoredEdits<Form> => {
    const { sent } = fieldsIn(edits);
    return isLike(edits, example) && Array.isArray(sent) && sent.every((each) => isLike(each, form));
  };
  return readEntry(nameOf(account, page))?.edits.filter(isStored) ?? [];
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

const keysOf = (account: string) =>
  Object.keys(sessionStorage).filter((name) => name.startsWith(`${nameOf(account)}|`));

/** The edits that signing out deletes. */
export const unsavedLabels = (account: string): string[] =>
  keysOf(account).flatMap((name) => readEntry(name)?.label ?? []);

export const dropAllEdits = (account: string): void =>
  keysOf(account).forEach((name) => sessionStorage.removeItem(name));
