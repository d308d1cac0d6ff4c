import { dropEdit, storeEdit, storedEdit, keysOfPage, editKey, type EditLocation } from "./edit-storage";

/** Holds an exclusive Web Lock until the signal aborts. */
export type AcquireLock = (name: string, until: AbortSignal, onHeld?: () => void) => void;

/** Shared by all tabs. The browser releases the locks of a closed or crashed tab. */
export const acquireWebLock: AcquireLock = (name, until, onHeld) => {
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
