import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { LateFailure } from "@understudy/screens";
import type { PendingWrite } from "./write-queue";

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
