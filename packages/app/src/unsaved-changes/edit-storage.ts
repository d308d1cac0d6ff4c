import { editsKeptDays } from "@understudy/screens/model";
import { forget, recall, storageKeys } from "../lib/storage";

/** Unsaved edits of an account in localStorage, until they are saved, discarded or too old. */

const keptMs = editsKeptDays * 24 * 60 * 60 * 1000;

/** One page in one tab: tabs on the same page store their edits separately. */
export interface EditLocation {
  account: string;
  page: string;
  tab: string;
}

interface StoredEdit {
  /** Shown to the user: Draft “Rebook a stay”. */
  label: string;
  savedAt: number;
  edit: unknown;
}

const nameOf = (parts: readonly string[]) => [storageKeys.edits, ...parts.map(encodeURIComponent)].join("|");

/** The storage key of a page and tab. */
export const editKey = ({ account, page, tab }: EditLocation): string => nameOf([account, page, tab]);

function isStoredEdit(value: unknown): value is StoredEdit {
  return (
    typeof value === "object" &&
    value !== null &&
    "label" in value &&
    typeof value.label === "string" &&
    "savedAt" in value &&
    typeof value.savedAt === "number" &&
    "edit" in value
  );
}

/** Returns false if storage is full or blocked. */
export function storeEdit(name: string, kept: StoredEdit): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** Edits dated by a wrong clock would otherwise be kept until that date. */
const toleratedClockMs = 24 * 60 * 60 * 1000;

const isCurrent = ({ savedAt }: StoredEdit, now: number) =>
  savedAt - now < toleratedClockMs && now - savedAt < keptMs;

export function storedEdit(name: string, now: number): StoredEdit | null {
  try {
    const value: unknown = JSON.parse(recall(name) ?? "null");
    if (isStoredEdit(value) && isCurrent(value, now)) return value;
  } catch {
    // Corrupt entries count as missing.
  }
  return null;
}

export const dropEdit = (name: string): void => forget(name);

function keysBelow(...parts: string[]): string[] {
  const start = `${nameOf(parts)}|`;
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(start));
  } catch {
    return [];
  }
}

/** The keys of the page’s edits from all tabs. */
export const keysOfPage = (account: string, page: string): string[] => keysBelow(account, page);

/** The edits that signing out deletes. */
export function unsavedLabels(account: string, now = Date.now()): string[] {
  return [...new Set(keysBelow(account).flatMap((name) => storedEdit(name, now)?.label ?? []))];
}

export const dropAllEdits = (account: string): void => keysBelow(account).forEach(forget);

/** Deletes old and corrupt entries of all accounts. */
export function sweepEdits(now: number): void {
  for (const name of keysBelow()) if (storedEdit(name, now) === null) forget(name);
}
