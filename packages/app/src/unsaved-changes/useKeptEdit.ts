import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useSession } from "../session/session";
import { EditKeeper, type LeftEdit } from "./keeper";
import { dropEdit } from "./store";

export interface KeptEditHandle<T> {
  /** What was left unsaved here, to be offered back: the newest of it, by a tab that is gone. */
  found: { edit: T; savedAt: number } | null;
  /** Remembers the edit as it stands now; `null` when it was saved or discarded. */
  keep: (edit: T | null) => void;
  /** Nothing of this page is left, found or kept. */
  drop: () => void;
  /** Taken over or not wanted: only what was found goes. */
  dropFound: () => void;
}

const newestFirst = (left: readonly LeftEdit[], one: LeftEdit) =>
  [...left, one].toSorted((a, b) => b.savedAt - a.savedAt);

/** Keeps a page's unsaved edits per account and tab: through a reload, a crash and a lost session. */
export function useKeptEdit<T>(
  page: string,
  label: string,
  isEdit: (value: unknown) => value is T,
): KeptEditHandle<T> {
  const { accountId, storageRefused } = useSession();
  const keeper = useRef<EditKeeper>(null);
  const [left, setLeft] = useState<readonly LeftEdit[]>([]);

  useEffect(() => {
    const opened = new EditKeeper({ account: accountId, page, tab: crypto.randomUUID() });
    keeper.current = opened;
    opened.findLeft((one) => setLeft((before) => newestFirst(before, one)));
    return () => {
      opened.close();
      setLeft([]);
    };
  }, [accountId, page]);

  const keep = useCallback(
    (edit: T | null) => {
      if (edit === null) keeper.current?.drop();
      else if (keeper.current?.keep(label, edit) === false) storageRefused.set(true);
    },
    [label, storageRefused],
  );

  const drop = useCallback(() => {
    keeper.current?.drop();
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
