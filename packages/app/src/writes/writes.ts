import { createSlice, type PayloadAction, type Store } from "@reduxjs/toolkit";
import type { LateFailure } from "@understudy/screens";

/** The result of a mutation, as RTK Query reports it. */
export type WriteResult<T> = { data: T; error?: undefined } | { error: unknown; data?: undefined };

/** A write in progress or waiting for its turn. Kept in the store, so it must be serializable. */
export interface PendingWrite {
  id: string;
  /** The page that shows the write: `team`, `drafts/drf_1`. */
  page: string;
  /** What the page shows as busy: a row's key, a form. */
  target: string;
  /** The value being written, if the page shows it. */
  value?: unknown;
  /** The form being saved, so that the page shows it when it is opened again. */
  form?: unknown;
}

export interface SettledWrite extends PendingWrite {
  result: WriteResult<unknown>;
}

type Listener = (write: SettledWrite) => void;

/**
 * Runs the writes of a session, those on the same resource one after another. They continue after their page unmounts.
 */
export class WriteQueue {
  readonly #last = new Map<string, Promise<unknown>>();
  readonly #listeners = new Map<string, Set<Listener>>();

  async run<T>(resource: string, write: () => Promise<T>): Promise<T> {
    const previous = this.#last.get(resource);
    const running = previous === undefined ? write() : previous.then(write, write);
    this.#last.set(resource, running);
    try {
      return await running;
    } finally {
      if (this.#last.get(resource) === running) this.#last.delete(resource);
    }
  }

  /** Reports the results of a page's writes to the page while it is mounted. Returns the function to unsubscribe. */
  listen(page: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(page) ?? new Set();
    this.#listeners.set(page, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(page);
    };
  }

  /** Returns whether the page is mounted and got the result. */
  report(write: SettledWrite): boolean {
    const listeners = this.#listeners.get(write.page);
    if (listeners === undefined) return false;
    for (const listener of listeners) listener(write);
    return true;
  }
}

export interface WritesState {
  pending: readonly PendingWrite[];
  /** The number of failed writes in this session. */
  failedCount: number;
  /** Writes that failed after their page was left; shown on every page until dismissed. */
  failures: readonly LateFailure[];
}

const initialState: WritesState = { pending: [], failedCount: 0, failures: [] };

const slice = createSlice({
  name: "writes",
  initialState,
  reducers: {
    started: (state, { payload }: PayloadAction<PendingWrite>) => ({
      ...state,
      pending: [...state.pending, payload],
    }),
    settled: (state, { payload }: PayloadAction<{ id: string; hasFailed: boolean }>) => ({
      ...state,
      pending: state.pending.filter(({ id }) => id !== payload.id),
      failedCount: state.failedCount + Number(payload.hasFailed),
    }),
    failed: (state, { payload }: PayloadAction<LateFailure>) => ({
      ...state,
      failures: [...state.failures, payload],
    }),
    failureDismissed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      failures: state.failures.filter(({ id }) => id !== payload),
    }),
  },
});

export const writesReducer = slice.reducer;
export const {
  started: writeStarted,
  settled: writeSettled,
  failed: writeFailed,
  failureDismissed,
} = slice.actions;

export const selectPendingWrites = ({ writes }: { writes: WritesState }) => writes.pending;
export const selectFailedCount = ({ writes }: { writes: WritesState }) => writes.failedCount;
export const selectFailures = ({ writes }: { writes: WritesState }) => writes.failures;

type WritesStore = Pick<Store<{ writes: WritesState }>, "getState" | "subscribe">;

/** Calls back once no write is pending. Returns the function to cancel. */
export function whenWritesDone(store: WritesStore, onDone: () => void): () => void {
  const check = () => {
    if (selectPendingWrites(store.getState()).length > 0) return;
    unsubscribe();
    onDone();
  };
  const unsubscribe = store.subscribe(check);
  check();
  return unsubscribe;
}

/** Reloads after the pending writes, unless that would hide a failed one. Returns whether it does. */
export async function reloadWhenSafe(store: WritesStore, reload: () => void): Promise<boolean> {
  await new Promise<void>((done) => whenWritesDone(store, done));
  if (selectFailures(store.getState()).length > 0) return false;
  reload();
  return true;
}
