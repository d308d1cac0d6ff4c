import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useSession } from "../session/session";
import { TabEdits, type AbandonedEdit } from "./tab-edits";
import { dropEdit } from "./edit-storage";

export interface StoredEditHandle<T> {
  /** The newest unsaved edit from a closed tab, to offer for restore. */
  found: { edit: T; savedAt: number } | null;
  /** Stores the current edit; `null` after saving or discarding it. */
  keep: (edit: T | null) => void;
  /** Deletes the stored edit and the found ones. */
  drop: () => void;
  /** Deletes the found edit after it was restored or discarded. */
  dropFound: () => void;
}

const newestFirst = (left: readonly AbandonedEdit[], one: AbandonedEdit) =>
  [...left, one].toSorted((a, b) => b.savedAt - a.savedAt);

/** Stores a page’s unsaved edits per account and tab, to survive reloads, crashes and lost sessions. */
export function useStoredEdit<T>(
  page: string,
  label: string,
  isEdit: (value: unknown) => value is T,
): StoredEditHandle<T> {
  const { accountId, storageRefused } = useSession();
  const tabEdits = useRef<TabEdits>(null);
  const [left, setLeft] = useState<readonly AbandonedEdit[]>([]);

  useEffect(() => {
    const opened = new TabEdits({ account: accountId, page, tab: crypto.randomUUID() });
    tabEdits.current = opened;
    opened.findAbandoned((one) => setLeft((before) => newestFirst(before, one)));
    return () => {
      opened.close();
      setLeft([]);
    };
  }, [accountId, page]);

  const keep = useCallback(
    (edit: T | null) => {
      if (edit === null) tabEdits.current?.drop();
      else if (tabEdits.current?.keep(label, edit) === false) storageRefused.set(true);
    },
    [label, storageRefused],
  );

  const drop = useCallback(() => {
    tabEdits.current?.drop();
    for (const { name } of left) dropEdit(name);
    setLeft([]);
  }, [left]);

  const usable = left.find(({ edit }) => isEdit(edit));
  const dropFound = useCallback(() => {
    if (usable === undefined) return;
    dropEdit(usable.name);
    setLeft((before) => before.filter((one) => one !== usable));
  }, [usable]);

  const found = useMemo(
    () =>
      usable !== undefined && isEdit(usable.edit) ? { edit: usable.edit, savedAt: usable.savedAt } : null,
    [usable, isEdit],
  );
  return useMemo(() => ({ found, keep, drop, dropFound }), [found, keep, drop, dropFound]);
}
