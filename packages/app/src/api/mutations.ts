import {
  addListener,
  createSlice,
  type PayloadAction,
  type ThunkDispatch,
  type UnsubscribeListener,
} from "@reduxjs/toolkit";
import type { Failure } from "@understudy/model";
import { useCallback, useEffect, useEffectEvent, useMemo } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { Dispatch, UnknownAction } from "redux";
import { type ApiServices, type ApiState, type AppThunk, consoleApi, servicesOf } from "./api";
import { fieldsIn } from "../lib/json";
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

type MutationResult<Data> = { data: Data; error?: undefined } | { error: unknown; data?: undefined };

/** A mutation that a page has sent. RTK Query's own state doesn't keep the arguments of a mutation. */
interface SentMutation<Arg = unknown> {
  requestId: string;
  /** The endpoint's name. */
  endpoint: string;
  arg: Arg;
}

interface EndedMutation<Arg = unknown, Data = unknown> extends SentMutation<Arg> {
  result: MutationResult<Data>;
}

interface Mutations {
  pending: SentMutation[];
  /** Shown on every page until dismissed. */
  lateFailures: LateFailure[];
}

const initialState: Mutations = { pending: [], lateFailures: [] };

const slice = createSlice({
  name: "mutations",
  initialState,
  reducers: {
    started(state, { payload }: PayloadAction<SentMutation>) {
      state.pending.push(payload);
    },
    /** The result isn't stored: it may be a key's secret. */
    ended(state, { payload }: PayloadAction<EndedMutation>) {
      state.pending = state.pending.filter(({ requestId }) => requestId !== payload.requestId);
    },
    failedLate(state, { payload }: PayloadAction<LateFailure>) {
      state.lateFailures.push(payload);
    },
    lateFailureDismissed(state, { payload }: PayloadAction<string>) {
      state.lateFailures = state.lateFailures.filter(({ id }) => id !== payload);
    },
  },
  extraReducers: (builder) => builder.addCase(consoleApi.util.resetApiState, () => initialState),
});

export const mutations = slice.reducer;
export const { lateFailureDismissed } = slice.actions;
const { started: mutationStarted, ended: mutationEnded, failedLate } = slice.actions;

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

/** Waits for the pending mutations and those that follow them, but not for refetches. False if one has failed. */
export async function pendingMutationsSucceed(store: MutationStore): Promise<boolean> {
  const services = store.dispatch<ApiServices>((_dispatch, _getState, extra) => servicesOf(extra));
  services.refetchAwaited.abort();
  const haveSucceeded = await allSucceed(store);
  services.refetchAwaited = new AbortController();
  return haveSucceeded;
}

async function allSucceed(store: MutationStore): Promise<boolean> {
  const pending = new Set(selectPendingMutations(store.getState()).map(({ requestId }) => requestId));
  if (pending.size === 0) return true;
  const running = store.dispatch(consoleApi.util.getRunningMutationsThunk());
  const results = await Promise.all(running.filter(({ requestId }) => pending.has(requestId)));
  const haveSucceeded = results.every(({ error }) => error === undefined || isAborted(error));
  return haveSucceeded && allSucceed(store);
}

/** Waits for the pending mutations. False if a reload would hide that one of them has failed. */
export const canReload = async (store: MutationStore): Promise<boolean> =>
  (await pendingMutationsSucceed(store)) && selectLateFailures(store.getState()).length === 0;

interface MutationLifecycle {
  requestId: string;
  extra: unknown;
  dispatch: Dispatch;
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
      dispatch(failedLate({ id: requestId, href, title, subject: subjectOf(arg), failure }));
    }
  };

/** Of RTK Query's mutation endpoints, what is used here. */
export interface MutationEndpoint<Arg, Data> {
  name: string;
  initiate: (
    arg: Arg,
    options: { track: false },
  ) => AppThunk<Promise<MutationResult<Data>> & { requestId: string }, MutationState>;
}

export const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** Narrows the arguments of the mutations of an endpoint, which aren't typed in the store. */
const isSentTo =
  <Arg, Data>({ name }: MutationEndpoint<Arg, Data>) =>
  (mutation: SentMutation): mutation is SentMutation<Arg> =>
    mutation.endpoint === name;

const isEndOf =
  <Arg, Data>({ name }: MutationEndpoint<Arg, Data>) =>
  (action: unknown): action is PayloadAction<EndedMutation<Arg, Data>> =>
    mutationEnded.match(action) && action.payload.endpoint === name;

/** Sends a mutation, unless the same one is pending: a second click can arrive before React renders. */
export const sendOnce =
  <Arg, Data>(
    endpoint: MutationEndpoint<Arg, Data>,
    arg: Arg,
  ): AppThunk<Promise<MutationResult<Data>> | null, MutationState> =>
  (dispatch, getState) => {
    const pending = selectPendingMutations(getState()).filter(isSentTo(endpoint));
    if (pending.some((mutation) => isSame(mutation.arg, arg))) return null;
    const request = dispatch(endpoint.initiate(arg, { track: false }));
    const mutation: SentMutation<Arg> = { requestId: request.requestId, endpoint: endpoint.name, arg };
    dispatch(mutationStarted(mutation));
    return request.then((result) => {
      dispatch(mutationEnded({ ...mutation, result }));
      return result;
    });
  };

type Ended<Arg, Data> = MutationResult<Data> & { arg: Arg };
/** Called when a mutation of an endpoint has ended. */
export type EndListener<Endpoint> =
  Endpoint extends MutationEndpoint<infer Arg, infer Data> ? (ended: Ended<Arg, Data>) => void : never;

export function listenToMutations<Arg, Data>(
  endpoint: MutationEndpoint<Arg, Data>,
  onEnd: (ended: Ended<Arg, Data>) => void,
) {
  const isEnd = isEndOf(endpoint);
  return addListener({
    predicate: isEnd,
    effect(action) {
      if (isEnd(action)) onEnd({ arg: action.payload.arg, ...action.payload.result });
    },
  });
}

export function usePendingArgs<Arg, Data>(endpoint: MutationEndpoint<Arg, Data>): readonly Arg[] {
  const all = useSelector(selectPendingMutations);
  return useMemo(() => all.filter(isSentTo(endpoint)).map(({ arg }) => arg), [all, endpoint]);
}

type MutationDispatch = ((action: ReturnType<typeof addListener>) => UnsubscribeListener) &
  ThunkDispatch<MutationState, unknown, UnknownAction>;

/** An endpoint's pending mutations, also from an earlier visit, and their ends while the page is mounted. */
export function usePageMutation<Arg, Data>(
  endpoint: MutationEndpoint<Arg, Data>,
  onEnd: (ended: Ended<Arg, Data>) => void,
) {
  const dispatch = useDispatch<MutationDispatch>();
  const pending = usePendingArgs(endpoint);

  const end = useEffectEvent(onEnd);
  useEffect(() => dispatch(listenToMutations(endpoint, (ended) => end(ended))), [dispatch, endpoint]);

  const send = useCallback((arg: Arg) => dispatch(sendOnce(endpoint, arg)), [dispatch, endpoint]);
  return { pending, send };
}
