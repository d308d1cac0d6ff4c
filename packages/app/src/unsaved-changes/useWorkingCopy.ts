import type { LocalCopy } from "@understudy/screens/model";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLeaveGuard } from "./useLeaveGuard";
import { useKeptEdit } from "./useKeptEdit";
import { changed, followed, isNews, isUnsaved, isWork, saved, type IsSame, type Work } from "./work";

export interface WorkingCopyOptions<T> {
  /** Where the edits belong, the thing's id included: `drafts/drf_1`. */
  page: string;
  /** What a person would call it: Draft “Rebook a stay”. */
  label: string;
  /** What the server holds; `null` while unknown. */
  stored: T | null;
  /** Checks what this browser kept; the same function every time, like `isSame`. */
  isEdit: (value: unknown) => value is T;
  isSame: IsSame<T>;
}

export interface WorkingCopy<T> {
  /** What the form shows, and what that was made from; `null` until something is stored. */
  work: Work<T> | null;
  isUnsaved: boolean;
  offer: LocalCopy | null;
  change: (edit: T) => void;
  /** The server took this. What is still offered stays offered. */
  saved: (sent: T) => void;
  /** What was typed is given up: the form shows what is stored, or what that turned out to be. */
  reset: (stored?: T) => void;
  /** There is nothing left to edit: whatever was typed, kept or offered goes. */
  forget: () => void;
  /** Takes the offer over into the form. */
  restore: () => void;
  /** Deletes what is offered. */
  dismiss: () => void;
}

/** A form's copy of something stored: kept in this browser while unsaved, and not left behind without a question. Another page needs another one: key by it. */
export function useWorkingCopy<T>({
  page,
  label,
  stored,
  isEdit,
  isSame,
}: WorkingCopyOptions<T>): WorkingCopy<T> {
  const isKept = useMemo(() => isWork(isEdit), [isEdit]);
  const { found, keep, drop, dropFound } = useKeptEdit(page, label, isKept);
  const [work, setWork] = useState<Work<T> | null>(null);
  const [restoredFrom, setRestoredFrom] = useState<number | null>(null);
  const [seen, setSeen] = useState(stored);
  if (isNews(seen, stored, isSame)) {
    setSeen(stored);
    setWork(followed(work, isSame));
  }
  // A save that ends late must see what was typed meanwhile.
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  const unsaved = isUnsaved(work, isSame);
  const letGo = useLeaveGuard(unsaved ? "edits" : null, label);

  const become = useCallback(
    (next: Work<T> | null) => {
      latest.current = next;
      setWork(next);
      keep(isUnsaved(next, isSame) ? next : null);
    },
    [isSame, keep],
  );

  const settle = useCallback(
    (next: Work<T> | null) => {
      become(next);
      if (isUnsaved(next, isSame)) return;
      setRestoredFrom(null);
      letGo();
    },
    [become, isSame, letGo],
  );

  const forget = useCallback(() => {
    settle(null);
    drop();
  }, [drop, settle]);

  const restore = useCallback(() => {
    if (found === null) return;
    become(found.edit);
    setRestoredFrom(found.savedAt);
    dropFound();
  }, [become, dropFound, found]);

  // Saved after all, in a tab that never heard of it.
  const isStored = found !== null && stored !== null && isSame(found.edit.edit, stored);
  useEffect(() => {
    if (isStored) dropFound();
  }, [isStored, dropFound]);

  const offered: LocalCopy | null =
    found === null || stored === null || isStored ? null : { state: "offered", savedAt: found.savedAt };
  const restored: LocalCopy | null =
    restoredFrom === null || !unsaved ? null : { state: "restored", savedAt: restoredFrom };
  const untouched = useMemo(() => (stored === null ? null : { base: stored, edit: stored }), [stored]);
  return {
    work: work ?? untouched,
    isUnsaved: unsaved,
    offer: offered ?? restored,
    change: useCallback(
      (edit: T) => {
        if (stored !== null) become(changed(latest.current, stored, edit));
      },
      [become, stored],
    ),
    saved: useCallback((sent: T) => settle(saved(latest.current, sent)), [settle]),
    reset: useCallback(
      (current?: T) => settle(current === undefined ? null : { base: current, edit: current }),
      [settle],
    ),
    forget,
    restore,
    dismiss: dropFound,
  };
}
