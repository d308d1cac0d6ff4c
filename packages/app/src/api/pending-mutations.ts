import { createReducer, isAnyOf, isFulfilled, isPending, isRejected, type Store } from "@reduxjs/toolkit";
import { isFields } from "./decoding";
import { isAborted } from "./errors";

interface PendingMutations {
  /** RTK Query's own actions: its cache doesn't keep the arguments of a mutation. */
  pending: readonly { type: string; meta: { requestId: string; arg: unknown } }[];
  /** How many have failed in this session. */
  failedCount: number;
}

const initialState: PendingMutations = { pending: [], failedCount: 0 };

/** Mutations that `usePageMutation` has sent. */
const isPageMutation = ({ meta: { arg } }: { meta: { arg: unknown } }) =>
  isFields(arg) && arg["type"] === "mutation" && arg["track"] === false;

/** The mutations under way. */
export const pendingMutations = createReducer(initialState, (builder) => {
  builder
    .addMatcher(isPending, (state, action) =>
      isPageMutation(action) ? { ...state, pending: [...state.pending, action] } : state,
    )
    .addMatcher(isAnyOf(isFulfilled, isRejected), (state, action) => {
      const pending = state.pending.filter(({ meta }) => meta.requestId !== action.meta.requestId);
      if (pending.length === state.pending.length) return state;
      const hasFailed = isRejected(action) && !isAborted(action.error);
      return { pending, failedCount: state.failedCount + Number(hasFailed) };
    });
});

export interface PendingState {
  pendingMutations: PendingMutations;
}

export const selectPendingMutations = ({ pendingMutations: { pending } }: PendingState) => pending;
export const hasPendingMutations = (state: PendingState) => selectPendingMutations(state).length > 0;
export const selectFailedCount = ({ pendingMutations: { failedCount } }: PendingState) => failedCount;

/** Calls back once no mutation is pending. Returns the function to cancel. */
export function whenMutationsEnd(
  store: Pick<Store<PendingState>, "getState" | "subscribe">,
  onEnd: () => void,
): () => void {
  const check = () => {
    if (hasPendingMutations(store.getState())) return;
    unsubscribe();
    onEnd();
  };
  const unsubscribe = store.subscribe(check);
  check();
  return unsubscribe;
}
