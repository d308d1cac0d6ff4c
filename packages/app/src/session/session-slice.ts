import { isSame } from "@understudy/api";
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** What leaving the page would lose. The browser couldn't store `unstoredEdits`. */
export interface Unsaved {
  kind: "edits" | "unstoredEdits" | "key" | "pendingKey";
  /** After a confirmed Leave, the path changes before the page unmounts. */
  pathname: string;
  label?: string;
}

interface SessionState {
  /** Of the page that is open. */
  unsaved: Unsaved | null;
  /** The host serves a newer version of the console. */
  isOutdated: boolean;
  /** Stays when the list of runs is left for one of them. */
  isPollingPaused: boolean;
}

const initialState: SessionState = { unsaved: null, isOutdated: false, isPollingPaused: false };

const slice = createSlice({
  name: "session",
  initialState,
  reducers: {
    unsavedChanged(state, { payload }: PayloadAction<Unsaved | null>) {
      // Typing must not render what only asks whether there are edits.
      if (!isSame(state.unsaved, payload)) state.unsaved = payload;
    },
    newVersionFound(state) {
      state.isOutdated = true;
    },
    pollingPaused(state, { payload }: PayloadAction<boolean>) {
      state.isPollingPaused = payload;
    },
  },
});

export const sessionReducer = slice.reducer;
export const { unsavedChanged, newVersionFound, pollingPaused } = slice.actions;
