import {
  createSlice,
  isAnyOf,
  isFulfilled,
  isPending,
  isRejected,
  type PayloadAction,
  type Store,
  type ThunkDispatch,
  type UnknownAction,
} from "@reduxjs/toolkit";
import type { Failure } from "@understudy/screens/model";
import { isFields } from "./decoding";
import { isAborted, toFailure } from "./errors";
import { servicesOf } from "./services";

/** A mutation that failed after the user left its page. */
interface LateFailure {
  id: string;
  /** Of the page. */
  href: string;
  title: string;
  /** What the mutation was about: a name, an email. */
  subject: string | null;
  failure: Failure;
}

interface Mutations {
  /** RTK Query's own actions: its cache doesn't keep the arguments of a mutation. */
  pending: readonly { type: string; meta: { requestId: string; arg: unknown } }[];
  /** How many have failed in this session. */
  failedCount: number;
  /** Shown on every page until dismissed. */
  lateFailures: readonly LateFailure[];
}

const initialState: Mutations = { pending: [], failedCount: 0, lateFailures: [] };

/** Mutations that `usePageMutation` has sent. */
const isPageMutation = ({ meta: { arg } }: { meta: { arg: unknown } }) =>
  isFields(arg) && arg["type"] === "mutation" && arg["track"] === false;

const slice = createSlice({
  name: "mutations",
  initialState,
  reducers: {
    failedLate: (state, { payload }: PayloadAction<LateFailure>) => ({
      ...state,
      lateFailures: [...state.lateFailures, payload],
    }),
    lateFailureDismissed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      lateFailures: state.lateFailures.filter(({ id }) => id !== payload),
    }),
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(isPending, (state, action) =>
        isPageMutation(action) ? { ...state, pending: [...state.pending, action] } : state,
      )
      .addMatcher(isAnyOf(isFulfilled, isRejected), (state, action) => {
        const pending = state.pending.filter(({ meta }) => meta.requestId !== action.meta.requestId);
        if (pending.length === state.pending.length) return state;
        const hasFailed = isRejected(action) && !isAborted(action.error);
        return { ...state, pending, failedCount: state.failedCount + Number(hasFailed) };
      }),
});

export const mutations = slice.reducer;
export const { lateFailureDismissed } = slice.actions;

export interface MutationState {
  mutations: Mutations;
}

type MutationStore = Pick<Store<MutationState>, "getState" | "subscribe">;

export const selectPendingMutations = ({ mutations: { pending } }: MutationState) => pending;
export const hasPendingMutations = (state: MutationState) => selectPendingMutations(state).length > 0;
export const selectFailedCount = ({ mutations: { failedCount } }: MutationState) => failedCount;
export const selectLateFailures = ({ mutations: { lateFailures } }: MutationState) => lateFailures;

/** Calls back once no mutation is pending. Returns the function to cancel. */
export function whenMutationsEnd(store: MutationStore, onEnd: () => void): () => void {
  const check = () => {
    if (hasPendingMutations(store.getState())) return;
    unsubscribe();
    onEnd();
  };
  const unsubscribe = store.subscribe(check);
  check();
  return unsubscribe;
}

/** Waits for the pending mutations. False if a reload would hide that one of them has failed. */
export async function canReload(store: MutationStore): Promise<boolean> {
  const failedBefore = selectFailedCount(store.getState());
  await new Promise<void>((ended) => whenMutationsEnd(store, ended));
  const state = store.getState();
  return selectFailedCount(state) === failedBefore && selectLateFailures(state).length === 0;
}

interface MutationLifecycle {
  requestId: string;
  extra: unknown;
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  queryFulfilled: PromiseLike<unknown>;
}

/** `onQueryStarted` of a mutation: its failure becomes a notice, unless the page that shows it is open. */
export const reportLateFailure =
  <Arg>(title: string, hrefOf: (arg: Arg) => string, subjectOf: (arg: Arg) => string | null = () => null) =>
  async (arg: Arg, { requestId, extra, dispatch, queryFulfilled }: MutationLifecycle): Promise<void> => {
    try {
      await queryFulfilled;
    } catch (reason) {
      const error: unknown = reason instanceof Object && "error" in reason ? reason.error : reason;
      const href = hrefOf(arg);
      if (isAborted(error) || servicesOf(extra).dependencies.isPageOpen(href)) return;
      const failure = toFailure(error);
      dispatch(slice.actions.failedLate({ id: requestId, href, title, subject: subjectOf(arg), failure }));
    }
  };
