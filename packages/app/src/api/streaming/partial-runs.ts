import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { RunList } from "@understudy/screens/model";
import { consoleApi } from "../api";
import { filterKey, type RunFilter } from "../run-filter";

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
  extraReducers: (builder) => builder.addCase(consoleApi.util.resetApiState, () => none),
});

export const partialRuns = slice.reducer;
export const { received: partialRunsReceived, settled: partialRunsSettled } = slice.actions;
