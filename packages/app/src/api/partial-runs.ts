import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { Environment, RunList, RunStatus } from "@understudy/screens/model";
import type { Clock } from "./deadline";

/** The filters that the server applies; `null` is All. */
export interface RunFilter {
  status: RunStatus | null;
  env: Environment | null;
}

export const filterKey = ({ status, env }: RunFilter): string => `${status ?? "*"}/${env ?? "*"}`;

export interface PartialList {
  list: RunList;
  /** When its first rows arrived. */
  since: number;
}

export type PartialRuns = Readonly<Record<string, PartialList>>;

const none: PartialRuns = {};

/**
 * Lists of runs that are still streaming in, by filter. Kept outside the query's cache entry, so that the query stays
 * pending until the last row and fails if the connection breaks.
 */
const slice = createSlice({
  name: "partialRuns",
  initialState: none,
  reducers: {
    received(state, { payload }: PayloadAction<{ filter: RunFilter; list: RunList; at: number }>) {
      const key = filterKey(payload.filter);
      return { ...state, [key]: { list: payload.list, since: state[key]?.since ?? payload.at } };
    },
    settled(state, { payload }: PayloadAction<RunFilter>) {
      const { [filterKey(payload)]: _settled, ...others } = state;
      return others;
    },
  },
});

export const partialRuns = slice.reducer;
export const { received: partialRunsReceived, settled: partialRunsSettled } = slice.actions;

/** Counts the components that show a streaming list, to abort it when the last one unmounts. */
export class Viewers {
  readonly #clock: Clock;
  readonly #counts = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Returns the function to call on unmount. Calls `abort` after the last unmount, unless a viewer mounts in the same tick. */
  add(key: string, abort: () => void): () => void {
    this.#change(key, 1);
    return () => {
      this.#change(key, -1);
      this.#clock.after(0, () => {
        if (!this.#counts.has(key)) abort();
      });
    };
  }

  #change(key: string, by: number): void {
    const count = (this.#counts.get(key) ?? 0) + by;
    if (count > 0) this.#counts.set(key, count);
    else this.#counts.delete(key);
  }
}
