import { fieldsIn, isAborted, isSame, mayHaveTakenEffect, toFailure } from "@understudy/api";
import {
  createSlice,
  isFulfilled,
  isPending,
  isRejected,
  type PayloadAction,
  type ThunkDispatch,
} from "@reduxjs/toolkit";
import type { Failure } from "@understudy/model";
import { useCallback, useLayoutEffect, useMemo, useRef } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { UnknownAction } from "redux";
import { type ApiState, type AppThunk, consoleApi } from "./api";

/** A mutation that failed, or whose result was lost, after the user left its page. */
export interface LateFailure {
  id: string;
  href: string;
  title: string;
  /** What the mutation was about: a name, an email. */
  subject: string | null;
  /** `null`: it succeeded, and the title says what was lost. */
  failure: Failure | null;
}

/** RTK Query's own state doesn't keep the arguments of a mutation; its actions do. */
interface SentMutation<Arg = unknown> {
  requestId: string;
  /** The endpoint's name. */
  endpoint: string;
  arg: Arg;
  /** It failed with an unknown outcome, and what it may have changed is loaded again. */
  isReloading: boolean;
}

interface Mutations {
  pending: SentMutation[];
  /** Shown on every page until dismissed. */
  lateFailures: LateFailure[];
}

const initialState: Mutations = { pending: [], lateFailures: [] };

interface MutationArg {
  type: "mutation";
  endpointName: string;
  originalArgs: unknown;
}

const isMutation = (arg: unknown): arg is MutationArg => fieldsIn(arg)["type"] === "mutation";

/** Whether a mutation that failed may have taken effect. After a timeout, the user has waited long enough. */
export const isUncertain = (failure: Failure): boolean =>
  failure.kind !== "timeout" && mayHaveTakenEffect(failure);

const without = (mutations: SentMutation[], id: string) =>
  mutations.filter(({ requestId }) => requestId !== id);

const slice = createSlice({
  name: "mutations",
  initialState,
  reducers: {
    reloaded(state, { payload }: PayloadAction<string>) {
      state.pending = without(state.pending, payload);
    },
    failedLate(state, { payload }: PayloadAction<LateFailure>) {
      state.lateFailures.push(payload);
    },
    lateFailureDismissed(state, { payload }: PayloadAction<string>) {
      state.lateFailures = state.lateFailures.filter(({ id }) => id !== payload);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(consoleApi.util.resetApiState, () => initialState)
      .addMatcher(isPending, (state, { meta: { arg, requestId } }) => {
        if (!isMutation(arg)) return;
        const { endpointName: endpoint, originalArgs } = arg;
        state.pending.push({ requestId, endpoint, arg: originalArgs, isReloading: false });
      })
      .addMatcher(isFulfilled, (state, { meta }) => {
        state.pending = without(state.pending, meta.requestId);
      })
      .addMatcher(isRejected, (state, { payload, meta: { aborted, requestId } }) => {
        if (aborted || !isUncertain(toFailure(payload))) state.pending = without(state.pending, requestId);
        for (const each of state.pending) if (each.requestId === requestId) each.isReloading = true;
      }),
});

export const mutations = slice.reducer;
export const { reloaded, failedLate, lateFailureDismissed } = slice.actions;

export interface MutationState extends ApiState {
  mutations: Mutations;
}

const selectPending = ({ mutations: { pending } }: MutationState) => pending;
export const hasPendingMutations = (state: MutationState) =>
  selectPending(state).some(({ isReloading }) => !isReloading);
export const selectLateFailures = ({ mutations: { lateFailures } }: MutationState) => lateFailures;

type MutationDispatch = ThunkDispatch<MutationState, unknown, UnknownAction>;

interface MutationStore {
  getState: () => MutationState;
  dispatch: MutationDispatch;
}

/** Waits for the pending mutations and those that follow them. False if one has failed. */
export async function pendingMutationsSucceed(store: MutationStore): Promise<boolean> {
  const running = store.dispatch(consoleApi.util.getRunningMutationsThunk());
  if (running.length === 0) return true;
  const results = await Promise.all(running);
  const haveSucceeded = results.every(({ error }) => error === undefined || isAborted(error));
  return haveSucceeded && pendingMutationsSucceed(store);
}

/** Waits for the pending mutations. False if a reload would hide that one of them has failed. */
export const canReload = async (store: MutationStore): Promise<boolean> =>
  (await pendingMutationsSucceed(store)) && selectLateFailures(store.getState()).length === 0;

type MutationResult<Data> = { data: Data; error?: undefined } | { error: unknown; data?: undefined };

/** Of RTK Query's mutation endpoints, what is used here. */
export interface MutationEndpoint<Arg, Data> {
  name: string;
  initiate: (
    arg: Arg,
    options: { track: false },
  ) => AppThunk<PromiseLike<MutationResult<Data>>, MutationState>;
}

/** Narrows the arguments of an endpoint's mutations, which aren't typed in the store. */
const isSentTo =
  <Arg, Data>({ name }: MutationEndpoint<Arg, Data>) =>
  (mutation: SentMutation): mutation is SentMutation<Arg> =>
    mutation.endpoint === name;

/** The arguments of an endpoint's mutations that are pending, or whose outcome is being looked up. */
export function usePendingArgs<Arg, Data>(endpoint: MutationEndpoint<Arg, Data>): readonly Arg[] {
  const all = useSelector(selectPending);
  return useMemo(() => all.filter(isSentTo(endpoint)).map(({ arg }) => arg), [all, endpoint]);
}

/** Sends a mutation, unless the same one is pending: a second click can arrive before React renders. */
export const sendOnce =
  <Arg, Data>(
    endpoint: MutationEndpoint<Arg, Data>,
    arg: Arg,
  ): AppThunk<PromiseLike<MutationResult<Data>> | null, MutationState> =>
  (dispatch, getState) => {
    const pending = selectPending(getState()).filter(isSentTo(endpoint));
    if (pending.some((mutation) => isSame(mutation.arg, arg))) return null;
    // RTK Query's hooks track the result: the secret of a new key would enter the store.
    return dispatch(endpoint.initiate(arg, { track: false }));
  };

interface RunningMutation<Arg, Data> extends PromiseLike<MutationResult<Data>> {
  arg: { endpointName: string; originalArgs: Arg };
}

/** The mutations of an endpoint that have no result yet. */
const runningMutations =
  <Arg, Data>({
    name,
  }: MutationEndpoint<Arg, Data>): AppThunk<readonly RunningMutation<Arg, Data>[], MutationState> =>
  (dispatch) => {
    const all: readonly RunningMutation<unknown, unknown>[] = dispatch(
      consoleApi.util.getRunningMutationsThunk(),
    );
    return all.filter(
      (mutation): mutation is RunningMutation<Arg, Data> => mutation.arg.endpointName === name,
    );
  };

/** `isOpen`: a page that was left meanwhile shows nothing. */
export type MutationEnd<Arg, Data> = MutationResult<Data> & { arg: Arg; isOpen: boolean };

/** Called once when a mutation of the endpoint has ended. */
export type EndListener<Endpoint> =
  Endpoint extends MutationEndpoint<infer Arg, infer Data> ? (end: MutationEnd<Arg, Data>) => void : never;

/** An endpoint's pending mutations, also of an earlier visit, and their ends. */
export function usePageMutation<Arg, Data>(
  endpoint: MutationEndpoint<Arg, Data>,
  onEnd: (end: MutationEnd<Arg, Data>) => void,
) {
  const dispatch = useDispatch<MutationDispatch>();
  const pending = usePendingArgs(endpoint);
  const end = useRef(onEnd);
  useLayoutEffect(() => {
    end.current = onEnd;
  });

  // Layout effects, like the one that opens the page: what ends before is a notice, what ends afterward is the page's.
  const isOpen = useRef(false);
  useLayoutEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  // An earlier visit can also send one later: a publication after a save.
  const heard = useRef(new WeakSet<PromiseLike<unknown>>());
  useLayoutEffect(() => {
    if (pending.length === 0) return;
    const follow = async (mutation: RunningMutation<Arg, Data>) => {
      heard.current.add(mutation);
      const result = await mutation;
      if (isOpen.current) end.current({ arg: mutation.arg.originalArgs, ...result, isOpen: true });
    };
    for (const mutation of dispatch(runningMutations(endpoint)))
      if (!heard.current.has(mutation)) void follow(mutation);
  }, [dispatch, endpoint, pending]);

  const send = useCallback(
    async (arg: Arg) => {
      const sent = dispatch(sendOnce(endpoint, arg));
      if (sent !== null) heard.current.add(sent);
      const result = await sent;
      if (result !== null) end.current({ arg, ...result, isOpen: isOpen.current });
      return result;
    },
    [dispatch, endpoint],
  );
  return { pending, send };
}
