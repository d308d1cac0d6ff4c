import {
  addListener,
  createSlice,
  isAnyOf,
  isFulfilled,
  isPending,
  isRejected,
  type PayloadAction,
  type SerializedError,
  type ThunkDispatch,
  type UnknownAction,
  type UnsubscribeListener,
} from "@reduxjs/toolkit";
import type { Failure } from "@understudy/model";
import { useCallback, useEffect, useEffectEvent, useMemo } from "react";
import { useDispatch, useSelector } from "react-redux";
import { type ApiState, type AppThunk, consoleApi, servicesOf } from "./api";
import { fieldsIn, isFields } from "../lib/json";
import { isAborted, toFailure } from "./errors";

/** A mutation that failed after the user left its page. */
interface LateFailure {
  id: string;
  href: string;
  title: string;
  /** What the mutation was about: a name, an email. */
  subject: string | null;
  failure: Failure;
}

interface Mutations {
  /** RTK Query's own actions: its cache doesn't keep the arguments of a mutation. */
  pending: { type: string; meta: { requestId: string; arg: unknown } }[];
  /** Shown on every page until dismissed. */
  lateFailures: LateFailure[];
}

const initialState: Mutations = { pending: [], lateFailures: [] };

/** Mutations that `usePageMutation` has sent. */
const isPageMutation = ({ meta: { arg } }: { meta: { arg: unknown } }) =>
  isFields(arg) && arg["track"] === false;

const slice = createSlice({
  name: "mutations",
  initialState,
  reducers: {
    failedLate(state, { payload }: PayloadAction<LateFailure>) {
      state.lateFailures.push(payload);
    },
    lateFailureDismissed(state, { payload }: PayloadAction<string>) {
      state.lateFailures = state.lateFailures.filter(({ id }) => id !== payload);
    },
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(isPending, (state, action) => {
        if (isPageMutation(action)) state.pending.push(action);
      })
      .addMatcher(consoleApi.util.resetApiState.match, () => initialState)
      .addMatcher(isAnyOf(isFulfilled, isRejected), (state, action) => {
        const index = state.pending.findIndex(({ meta }) => meta.requestId === action.meta.requestId);
        if (index !== -1) state.pending.splice(index, 1);
      }),
});

export const mutations = slice.reducer;
export const { lateFailureDismissed } = slice.actions;

export interface MutationState extends ApiState {
  mutations: Mutations;
}

export const selectPendingMutations = ({ mutations: { pending } }: MutationState) => pending;
export const hasPendingMutations = (state: MutationState) => selectPendingMutations(state).length > 0;
export const selectLateFailures = ({ mutations: { lateFailures } }: MutationState) => lateFailures;

interface MutationStore {
  getState: () => MutationState;
  dispatch: ThunkDispatch<MutationState, unknown, UnknownAction>;
}

/** Waits for the pending mutations and those that follow them. False if one has failed. */
export async function pendingMutationsSucceed(store: MutationStore): Promise<boolean> {
  const pending = new Set(selectPendingMutations(store.getState()).map(({ meta }) => meta.requestId));
  if (pending.size === 0) return true;
  const running = store.dispatch(consoleApi.util.getRunningMutationsThunk());
  const results = await Promise.all(running.filter(({ requestId }) => pending.has(requestId)));
  const haveSucceeded = results.every(({ error }) => error === undefined || isAborted(error));
  return haveSucceeded && pendingMutationsSucceed(store);
}

/** Waits for the pending mutations. False if a reload would hide that one of them has failed. */
export const canReload = async (store: MutationStore): Promise<boolean> =>
  (await pendingMutationsSucceed(store)) && selectLateFailures(store.getState()).length === 0;

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
      const { error } = fieldsIn(reason);
      const href = hrefOf(arg);
      if (isAborted(error) || servicesOf(extra).dependencies.isPageOpen(href)) return;
      const failure = toFailure(error);
      dispatch(slice.actions.failedLate({ id: requestId, href, title, subject: subjectOf(arg), failure }));
    }
  };

type MutationResult<Data> = { data: Data; error?: undefined } | { error: unknown; data?: undefined };

interface MutationAction<Arg> {
  type: string;
  meta: { requestId: string; arg: { originalArgs: Arg } };
}

export interface MutationEndpoint<Arg, Data> {
  initiate: (
    arg: Arg,
    options: { track: false },
  ) => AppThunk<PromiseLike<MutationResult<Data>>, MutationState>;
  matchPending: (action: unknown) => action is MutationAction<Arg>;
  matchFulfilled: (action: unknown) => action is MutationAction<Arg> & { payload: Data };
  matchRejected: (
    action: unknown,
  ) => action is MutationAction<Arg> & { payload?: Failure | undefined; error: SerializedError };
}

export const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** Sends a mutation, unless the same one is pending: a second click can arrive before React renders. */
export const sendOnce =
  <Arg, Data>(
    endpoint: MutationEndpoint<Arg, Data>,
    arg: Arg,
  ): AppThunk<PromiseLike<MutationResult<Data>> | null, MutationState> =>
  (dispatch, getState) => {
    const pending = selectPendingMutations(getState()).filter(endpoint.matchPending);
    return pending.some(({ meta }) => isSame(meta.arg.originalArgs, arg))
      ? null
      : dispatch(endpoint.initiate(arg, { track: false }));
  };

type EndListener<Arg, Data> = (ended: MutationResult<Data> & { arg: Arg }) => void;

export const listenToMutations = <Arg, Data>(
  endpoint: MutationEndpoint<Arg, Data>,
  onEnd: EndListener<Arg, Data>,
) =>
  addListener({
    predicate: (action) => endpoint.matchFulfilled(action) || endpoint.matchRejected(action),
    effect(action) {
      if (endpoint.matchFulfilled(action)) onEnd({ arg: action.meta.arg.originalArgs, data: action.payload });
      if (endpoint.matchRejected(action))
        onEnd({ arg: action.meta.arg.originalArgs, error: action.payload ?? action.error });
    },
  });

export function usePendingArgs<Arg, Data>(endpoint: MutationEndpoint<Arg, Data>): readonly Arg[] {
  const all = useSelector(selectPendingMutations);
  return useMemo(
    () => all.filter(endpoint.matchPending).map(({ meta }) => meta.arg.originalArgs),
    [all, endpoint],
  );
}

type MutationDispatch = ((action: ReturnType<typeof addListener>) => UnsubscribeListener) &
  ThunkDispatch<MutationState, unknown, UnknownAction>;

/** An endpoint's pending mutations, also from an earlier visit, and their ends while the page is mounted. */
export function usePageMutation<Arg, Data>(
  endpoint: MutationEndpoint<Arg, Data>,
  onEnd: EndListener<Arg, Data>,
) {
  const dispatch = useDispatch<MutationDispatch>();
  const pending = usePendingArgs(endpoint);

  const end = useEffectEvent(onEnd);
  useEffect(() => dispatch(listenToMutations(endpoint, (ended) => end(ended))), [dispatch, endpoint]);

  const send = useCallback((arg: Arg) => dispatch(sendOnce(endpoint, arg)), [dispatch, endpoint]);
  return { pending, send };
}
