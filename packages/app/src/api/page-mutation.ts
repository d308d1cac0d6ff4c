import { addListener, type SerializedError } from "@reduxjs/toolkit";
import type { Failure } from "@understudy/screens/model";
import { useCallback, useEffect, useEffectEvent, useMemo } from "react";
import { useSelector } from "react-redux";
import { selectPendingMutations } from "./mutation-state";
import { type AppThunk, useAppDispatch } from "./store";

/** The result of a mutation, as RTK Query reports it. */
type MutationResult<Data> = { data: Data; error?: undefined } | { error: unknown; data?: undefined };

interface MutationMeta<Arg> {
  requestId: string;
  arg: { originalArgs: Arg };
}

/** What this module uses of a mutation endpoint. */
export interface MutationEndpoint<Arg, Data> {
  initiate: (arg: Arg, options: { track: false }) => AppThunk<PromiseLike<MutationResult<Data>>>;
  matchPending: (action: unknown) => action is { type: string; meta: MutationMeta<Arg> };
  matchFulfilled: (action: unknown) => action is { type: string; payload: Data; meta: MutationMeta<Arg> };
  matchRejected: (action: unknown) => action is {
    type: string;
    payload?: Failure | undefined;
    error: SerializedError;
    meta: MutationMeta<Arg>;
  };
}

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** Sends a mutation, unless the same one is pending: a second click can arrive before React renders. */
export const sendOnce =
  <Arg, Data>(
    endpoint: MutationEndpoint<Arg, Data>,
    arg: Arg,
  ): AppThunk<PromiseLike<MutationResult<Data>> | null> =>
  (dispatch, getState) => {
    const pending = selectPendingMutations(getState()).filter(endpoint.matchPending);
    return pending.some(({ meta }) => isSame(meta.arg.originalArgs, arg))
      ? null
      : dispatch(endpoint.initiate(arg, { track: false }));
  };

interface EndedMutation<Arg, Data> {
  arg: Arg;
  data?: Data | undefined;
  /** Undefined after a success. */
  error?: unknown;
}

export const listenToMutations = <Arg, Data>(
  endpoint: MutationEndpoint<Arg, Data>,
  onEnd: (ended: EndedMutation<Arg, Data>) => void,
) =>
  addListener({
    predicate: (action) => endpoint.matchFulfilled(action) || endpoint.matchRejected(action),
    effect(action) {
      if (endpoint.matchFulfilled(action)) onEnd({ arg: action.meta.arg.originalArgs, data: action.payload });
      if (endpoint.matchRejected(action))
        onEnd({ arg: action.meta.arg.originalArgs, error: action.payload ?? action.error });
    },
  });

/** The arguments of an endpoint's pending mutations, oldest first. */
export function usePendingArgs<Arg, Data>(endpoint: MutationEndpoint<Arg, Data>): readonly Arg[] {
  const all = useSelector(selectPendingMutations);
  return useMemo(
    () => all.filter(endpoint.matchPending).map(({ meta }) => meta.arg.originalArgs),
    [all, endpoint],
  );
}

/**
 * A page's mutations of an endpoint: the arguments of the pending ones, also of those sent on an earlier visit, and
 * their results while the page is mounted. They continue after the page unmounts.
 */
export function usePageMutation<Arg, Data>(
  endpoint: MutationEndpoint<Arg, Data>,
  onEnd: (ended: EndedMutation<Arg, Data>) => void,
) {
  const dispatch = useAppDispatch();
  const pending = usePendingArgs(endpoint);

  const end = useEffectEvent(onEnd);
  useEffect(() => dispatch(listenToMutations(endpoint, (ended) => end(ended))), [dispatch, endpoint]);

  const send = useCallback((arg: Arg) => dispatch(sendOnce(endpoint, arg)), [dispatch, endpoint]);
  return { pending, send };
}
