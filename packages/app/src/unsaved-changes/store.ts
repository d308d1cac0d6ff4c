import { editsKeptDays } from "@understudy/screens/model";
import { forget, recall, storageKeys } from "../lib/storage";

/** Unsaved edits of one account, kept in this browser until they are saved, discarded or too old. */

const keptMs = editsKeptDays * 24 * 60 * 60 * 1000;

/** One page in one tab: two tabs on the same page keep their edits apart. */
export interface Place {
  account: string;
  page: string;
  tab: string;
}

export interface KeptEdit {
  /** What a person would call it: Draft “Rebook a stay”. */
  label: string;
  savedAt: number;
  edit: unknown;
}

const nameOf = (parts: readonly string[]) => [storageKeys.edits, ...parts.map(encodeURIComponent)].join("|");

/** What the edits of a place are kept under. */
export const placeName = ({ account, page, tab }: Place): string => nameOf([account, page, tab]);

function isKeptEdit(value: unknown): value is KeptEdit {
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

/** False when this browser will not remember. */
export function keepEdit(name: string, kept: KeptEdit): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** Edits dated in the future, by a clock that was wrong, would otherwise be kept until then. */
const toleratedClockMs = 24 * 60 * 60 * 1000;

const isCurrent = ({ savedAt }: KeptEdit, now: number) =>
  savedAt - now < toleratedClockMs && now - savedAt < keptMs;

export function keptEdit(name: string, now: number): KeptEdit | null {
  try {
    const value: unknown = JSON.parse(recall(name) ?? "null");
    if (isKeptEdit(value) && isCurrent(value, now)) return value;
  } catch {
    // Corrupt: as good as none.
  }
  return null;
}

export const dropEdit = (name: string): void => forget(name);

function namesBelow(...parts: string[]): string[] {
  const start = `${nameOf(parts)}|`;
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(start));
  } catch {
    return [];
  }
}

/** Where edits of this page are kept, whichever tab they were made in. */
export const namesOfPage = (account: string, page: string): string[] => namesBelow(account, page);

/** What signing out would delete. */
export function unsavedLabels(account: string, now: number): string[] {
  return [...new Set(namesBelow(account).flatMap((name) => keptEdit(name, now)?.label ?? []))];
}

export const dropAllEdits = (account: string): void => namesBelow(account).forEach(forget);

/** Clears away what is too old or cannot be read, of any account. */
export function sweepEdits(now: number): void {
  for (const name of namesBelow()) if (keptEdit(name, now) === null) forget(name);
}
