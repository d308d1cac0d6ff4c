import type { StoredEdits } from "@understudy/screens/model";
import * as v from "valibot";
import { forget, storageKeys } from "../lib/storage";

/** Unsaved edits in sessionStorage: it survives reloads, crashes and a lost session, and ends with the tab. */

/** One page of one account. */
export interface EditLocation {
  account: string;
  page: string;
  /** Shown to the user: Draft “Rebook a stay”. */
  label: string;
}

/** Validates a form read from storage, which can hold anything. */
export type FormSchema<Form> = v.GenericSchema<unknown, Form>;

const nameOf = (...parts: string[]) => [storageKeys.edits, ...parts.map(encodeURIComponent)].join("|");

const entrySchema = v.object({ label: v.string(), edits: v.array(v.unknown()) });

function readEntry(name: string): v.InferOutput<typeof entrySchema> | null {
  try {
    return v.parse(entrySchema, JSON.parse(sessionStorage.getItem(name) ?? "null"));
  } catch {
    // Missing, corrupt or blocked.
    return null;
  }
}

/** The page's stored edits, newest first. */
export function readEdits<Form>(
  { account, page }: Omit<EditLocation, "label">,
  form: FormSchema<Form>,
): readonly StoredEdits<Form>[] {
  const schema = v.object({
    stored: form,
    base: form,
    edit: form,
    sent: v.array(form),
    isSaving: v.boolean(),
    savedAt: v.number(),
  });
  const found = readEntry(nameOf(account, page))?.edits ?? [];
  return found.filter((edits): edits is StoredEdits<Form> => v.is(schema, edits));
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

function keysOf(account: string): string[] {
  try {
    return Object.keys(sessionStorage).filter((name) => name.startsWith(`${nameOf(account)}|`));
  } catch {
    return [];
  }
}

/** The edits that signing out deletes. */
export const unsavedLabels = (account: string): string[] =>
  keysOf(account).flatMap((name) => readEntry(name)?.label ?? []);

export const dropAllEdits = (account: string): void =>
  keysOf(account).forEach((name) => sessionStorage.removeItem(name));

/** Version 0.1 stored edits in localStorage. */
export const dropLocalEdits = (): void =>
  Object.keys(localStorage)
    .filter((name) => name.startsWith(`${storageKeys.edits}|`))
    .forEach(forget);
