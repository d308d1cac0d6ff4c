import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useSession } from "../session/session";
import { dropEdit, editKey, type EditLocation, keysOfPage, storedEdit, storeEdit } from "./edit-storage";

/** Holds an exclusive Web Lock until the signal aborts. */
export type AcquireLock = (name: string, until: AbortSignal, onHeld?: () => void) => void;

/** Shared by all tabs. The browser releases the locks of a closed or crashed tab. */
const acquireWebLock: AcquireLock = (name, until, onHeld) => {
  navigator.locks
    .request(name, { signal: until }, () => {
      if (until.aborted) return undefined;
      onHeld?.();
      return new Promise<void>((release) => until.addEventListener("abort", () => release()));
    })
    .catch(() => {
      // Aborted while waiting.
    });
};

/** Unsaved edits from a tab that was closed or crashed. */
export interface AbandonedEdit {
  name: string;
  savedAt: number;
  edit: unknown;
}

/** Stores the unsaved edits of a page in this tab, and finds those of closed tabs. */
export class TabEdits {
  readonly #location: EditLocation;
  readonly #name: string;
  readonly #acquireLock: AcquireLock;
  readonly #open = new AbortController();
  /** Holds the lock that tells other tabs that these edits are in use. */
  #inUse: AbortController | null = null;

  constructor(location: EditLocation, acquireLock: AcquireLock = acquireWebLock) {
    this.#location = location;
    this.#name = editKey(location);
    this.#acquireLock = acquireLock;
  }

  /** Reports edits once no other tab holds their lock. */
  findAbandoned(onFound: (left: AbandonedEdit) => void): void {
    for (const name of keysOfPage(this.#location.account, this.#location.page)) {
      if (name === this.#name) continue;
      this.#acquireLock(name, this.#open.signal, () => {
        const kept = storedEdit(name, Date.now());
        if (kept) onFound({ name, savedAt: kept.savedAt, edit: kept.edit });
      });
    }
  }

  /** Synchronous, because a crash may follow any keystroke. Returns false if storage is full or blocked. */
  keep(label: string, edit: unknown): boolean {
    if (this.#inUse === null && !this.#open.signal.aborted) {
      this.#inUse = new AbortController();
      this.#acquireLock(this.#name, this.#inUse.signal);
    }
    return storeEdit(this.#name, { label, savedAt: Date.now(), edit });
  }

  drop(): void {
    dropEdit(this.#name);
    this.#release();
  }

  /** Releases the lock, so that other tabs can find the edits. */
  close(): void {
    this.#open.abort();
    this.#release();
  }

  #release(): void {
    this.#inUse?.abort();
    this.#inUse = null;
  }
}

interface StoredEditHandle<T> {
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
