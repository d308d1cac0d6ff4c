import type { Edits, FormFields, LocalCopy } from "@understudy/screens/model";
import { isSameForm, mergeEdits, resolveConflict } from "@understudy/screens/model";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { systemClock, withTimeout } from "../api/deadline";
import { useLeaveGuard } from "../session/useLeaveGuard";
import { useStoredEdit } from "./useStoredEdit";

/** A form's edits, with the server's version that they were last merged with. */
interface Work<T> extends Edits<T> {
  theirs: T;
  /** What the last save sent. If its response was lost, finding it on the server is no conflict. */
  sent: T | null;
}

export const untouched = <T>(stored: T): Work<T> => ({
  base: stored,
  edit: stored,
  theirs: stored,
  sent: null,
});

function merged<T, F extends string>(
  edits: Edits<T> & { sent?: T | null },
  theirs: T,
  fields: FormFields<T, F>,
): Work<T> {
  const { sent = null } = edits;
  const { base, edit } = mergeEdits(edits, theirs, fields, sent);
  return { base, edit, theirs, sent };
}

const conflictsOf = <T, F extends string>(work: Work<T>, fields: FormFields<T, F>): readonly F[] =>
  mergeEdits(work, work.theirs, fields, work.sent).conflicts;

const isUnsaved = <T, F extends string>(work: Work<T> | null, fields: FormFields<T, F>): work is Work<T> =>
  work !== null && !isSameForm(work.base, work.edit, fields);

/** Whether stored edits can be restored: localStorage can hold anything. */
export const isEdits =
  <T>(isForm: (value: unknown) => value is T) =>
  (value: unknown): value is Edits<T> =>
    typeof value === "object" &&
    value !== null &&
    "base" in value &&
    isForm(value.base) &&
    "edit" in value &&
    isForm(value.edit);

interface WorkingCopyOptions<T, Field extends string> {
  /** Identifies the form, with the resource's ID: `drafts/drf_1`. */
  page: string;
  /** What the user calls it: Draft “Rebook a stay”. */
  label: string;
  /** The server's version; `null` until it has loaded. */
  stored: T | null;
  /** Validates edits from localStorage. Must be stable, like `fields`. */
  isEdit: (value: unknown) => value is T;
  fields: FormFields<T, Field>;
  /** The form of a save that is pending. */
  pending: T | undefined;
}

export interface WorkingCopy<T> {
  /** The form's values and what they were edited from; `null` until the server's version has loaded. */
  work: Work<T> | null;
  isUnsaved: boolean;
  offer: LocalCopy | null;
  change: (edit: T) => void;
  /** Merges a newer version from the server before saving. Returns what to save, or `null` if there are conflicts. */
  rebase: (theirs: T | null) => T | null;
  /** A save is being sent: the form shows what is sent. */
  sending: (sent: T) => void;
  /** The server stored `sent`. An offer to restore stays. Ignores anything that isn't this form. */
  saved: (sent: unknown) => void;
  /** Discards the edits. The form shows `stored`, or the current version. */
  reset: (stored?: T) => void;
  /** Discards the edits, the local copy and the offer, because the resource no longer exists. */
  forget: () => void;
  /** Restores the offered edits. */
  restore: () => void;
  /** Deletes the offered edits. */
  dismiss: () => void;
}

interface MergingCopy<T, Field extends string> extends WorkingCopy<T> {
  /** Fields that changed here and on the server, to different values. */
  conflicts: readonly Field[];
  resolve: (field: Field, choice: "yours" | "theirs") => void;
}

/**
 * A form's working copy of a stored resource: kept in localStorage while unsaved, guarded against leaving, and merged
 * field by field with versions that arrive. Use a `key` to reset it for another resource.
 */
export function useWorkingCopy<T, Field extends string>({
  page,
  label,
  stored,
  isEdit,
  fields,
  pending,
}: WorkingCopyOptions<T, Field>): MergingCopy<T, Field> {
  const isKept = useMemo(() => isEdits(isEdit), [isEdit]);
  const { found, keep, drop, dropFound } = useStoredEdit(page, label, isKept);
  const [work, setWork] = useState<Work<T> | null>(null);
  const [restoredFrom, setRestoredFrom] = useState<number | null>(null);
  const [seen, setSeen] = useState(stored);
  // Saves finish later than the render that started them, and must see the latest edits.
  const latest = useRef(work);

  const isNews = seen === null || stored === null ? seen !== stored : !isSameForm(seen, stored, fields);
  if (isNews) {
    setSeen(stored);
    if (stored !== null && isUnsaved(work, fields)) setWork(merged(work, stored, fields));
    else setWork(null);
  }
  useLayoutEffect(() => {
    latest.current = work;
  });
  const unsaved = isUnsaved(work, fields);
  const freeGuard = useLeaveGuard(unsaved ? "edits" : null, label);

  const become = useCallback(
    (next: Work<T> | null) => {
      latest.current = next;
      setWork(next);
      keep(isUnsaved(next, fields) ? next : null);
    },
    [fields, keep],
  );

  // The page was reopened while its save is pending: the form shows the values being saved.
  useLayoutEffect(() => {
    if (latest.current === null && stored !== null && pending !== undefined)
      become({ ...untouched(stored), edit: pending, sent: pending });
  }, [become, pending, stored]);

  const settle = useCallback(
    (next: Work<T> | null) => {
      become(next);
      if (isUnsaved(next, fields)) return;
      setRestoredFrom(null);
      freeGuard();
    },
    [become, fields, freeGuard],
  );

  const forget = useCallback(() => {
    settle(null);
    drop();
  }, [drop, settle]);

  const restore = useCallback(() => {
    if (found === null || stored === null) return;
    become(merged(found.edit, stored, fields));
    setRestoredFrom(found.savedAt);
    dropFound();
  }, [become, dropFound, fields, found, stored]);

  // Another tab has saved these edits, or the form already shows them.
  const isKnown = [stored, work?.sent ?? null].some(
    (known) => found !== null && known !== null && isSameForm(found.edit.edit, known, fields),
  );
  useEffect(() => {
    if (isKnown) dropFound();
  }, [isKnown, dropFound]);

  const offered: LocalCopy | null =
    found === null || stored === null || isKnown ? null : { state: "offered", savedAt: found.savedAt };
  const restored: LocalCopy | null =
    restoredFrom === null || !unsaved ? null : { state: "restored", savedAt: restoredFrom };
  const shown = useMemo(() => work ?? (stored === null ? null : untouched(stored)), [stored, work]);
  const conflicts = useMemo(() => (shown === null ? [] : conflictsOf(shown, fields)), [fields, shown]);

  return {
    work: shown,
    isUnsaved: unsaved,
    conflicts,
    offer: offered ?? restored,
    change: useCallback(
      (edit: T) => {
        if (stored !== null) become({ ...(latest.current ?? untouched(stored)), edit });
      },
      [become, stored],
    ),
    resolve: useCallback(
      (field: Field, choice: "yours" | "theirs") => {
        const { current } = latest;
        if (current === null) return;
        settle({ ...current, ...resolveConflict(current, current.theirs, fields, field, choice) });
      },
      [fields, settle],
    ),
    rebase: useCallback(
      (theirs: T | null) => {
        const current = latest.current ?? (stored === null ? null : untouched(stored));
        if (current === null) return null;
        const next = merged(current, theirs ?? current.theirs, fields);
        become(next);
        return conflictsOf(next, fields).length > 0 ? null : next.edit;
      },
      [become, fields, stored],
    ),
    sending: useCallback(
      (sent: T) => {
        if (stored !== null) become({ ...(latest.current ?? untouched(stored)), edit: sent, sent });
      },
      [become, stored],
    ),
    saved: useCallback(
      (sent: unknown) => {
        if (!isEdit(sent)) return;
        const { current } = latest;
        // Reported both to the page and to the save that it started.
        const isKnownSaved = current !== null && isSameForm(current.base, sent, fields);
        if (isKnownSaved && !isUnsaved(current, fields)) return;
        settle({ ...untouched(sent), edit: current?.edit ?? sent });
      },
      [fields, isEdit, settle],
    ),
    reset: useCallback((current?: T) => settle(current === undefined ? null : untouched(current)), [settle]),
    forget,
    restore,
    dismiss: dropFound,
  };
}

/** The longest wait for the current resource before a save. */
const refetchTimeoutMs = 3_000;

interface RefetchableQuery<T> {
  refetch: () => PromiseLike<{ data?: T | undefined; isSuccess: boolean }>;
}

/** Refetches the resource before a save. Returns `null` if that fails or takes too long. */
export async function refetchBeforeSave<T>({ refetch }: RefetchableQuery<T>): Promise<T | null> {
  try {
    const { data, isSuccess } = await withTimeout(systemClock, refetchTimeoutMs, Promise.resolve(refetch()));
    return isSuccess ? (data ?? null) : null;
  } catch {
    return null;
  }
}
