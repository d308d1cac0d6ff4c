import {
  type Call,
  type CallRequest,
  type Decoder,
  fieldsIn,
  type HttpRequest,
  isAborted,
  type ReadCall,
  request,
  type RequestOptions,
  schemaOf,
  toFailure,
} from "@understudy/api";
import type { ThunkDispatch } from "@reduxjs/toolkit";
import type { UnknownAction } from "redux";
import type { Failure } from "@understudy/model";
import { type ApiState, type AppThunk, consoleApi } from "./api";
import { isRefused, servicesOf } from "./base-query";
import { freshMs, isOlderThan } from "./freshness";
import { failedLate, isUncertain, type LateFailure, reloaded } from "./mutations";
import type { Tag, TagOf } from "./tags";

type IdOf<C extends Call> = RequestOptions<C> extends { id: string } ? string : void;

/** A query: the request of a call and the decoder of its response. Its argument is the ID in the path, if there is one. */
export function read<C extends ReadCall, T>(call: C, decode: Decoder<NoInfer<C>, T>): Query<IdOf<C>, T>;
export function read<C extends ReadCall, T, Arg = void>(
  call: C,
  decode: Decoder<NoInfer<C>, T>,
  optionsOf: (arg: Arg) => RequestOptions<NoInfer<C>>,
): Query<Arg, T>;
export function read<C extends ReadCall, T>(
  call: C,
  decode: Decoder<C, T>,
  optionsOf?: (arg: unknown) => RequestOptions<C>,
): Query<unknown, T> {
  return {
    query: (arg) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The overloads say what `arg` is.
      const options = optionsOf?.(arg) ?? ((arg === undefined ? {} : { id: arg }) as RequestOptions<C>);
      return request<C>(call, options);
    },
    responseSchema: schemaOf(decode),
    forceRefetch: ({ endpointState }) => isOlderThan(freshMs, endpointState ?? {}),
  };
}

interface Query<Arg, T> {
  query: (arg: Arg) => HttpRequest;
  responseSchema: ReturnType<typeof schemaOf<T>>;
  forceRefetch: (entry: { endpointState?: object | undefined }) => boolean;
}

type Notice = Omit<LateFailure, "id" | "failure">;

interface WriteOptions<C extends Call, Arg> {
  request: (arg: Arg) => CallRequest<C>;
  /** What the mutation changes: also if its outcome is unknown, but not if the server refused it. */
  changes: readonly Tag[];
  /** If it doesn't change all queries with one of the tags. */
  tagsOf?: (arg: Arg) => readonly (Tag | TagOf)[];
  /** Mutations on the same resource (and ID) run one after another. */
  resource?: string;
  /** Updates a cached list at once; it is refetched all the same. */
  patch?: (arg: Arg) => AppThunk<unknown>;
  /** What a notice says about a failure if the page was left. */
  notice: (arg: Arg) => Notice;
  /** What a notice says about a success that only the page could show, if it was left. */
  unseen?: (arg: Arg) => Notice;
}

/** A mutation: its request, and everything that follows from its result, wherever the user is by then. */
export function write<C extends Call, Data, Arg = void>(
  decode: Decoder<NoInfer<C>, Data>,
  { request: query, changes, tagsOf = () => changes, resource, patch, notice, unseen }: WriteOptions<C, Arg>,
) {
  return {
    query,
    responseSchema: schemaOf(decode),
    extraOptions: { changes, ...(resource !== undefined && { resource }) },
    invalidatesTags: (_data: Data | undefined, error: Failure | undefined, arg: Arg) =>
      isRefused(error) ? [] : tagsOf(arg),
    async onQueryStarted(arg: Arg, { dispatch, queryFulfilled, requestId, extra }: Lifecycle) {
      const { isPageOpen } = servicesOf(extra).dependencies;
      const notify = (said: Notice | undefined, failure: Failure | null) => {
        if (said !== undefined && !isPageOpen(said.href))
          dispatch(failedLate({ ...said, id: requestId, failure }));
      };
      try {
        await queryFulfilled;
        if (patch !== undefined) dispatch(patch(arg));
        notify(unseen?.(arg), null);
      } catch (exception) {
        const { error } = fieldsIn(exception);
        if (isAborted(error)) return;
        const failure = toFailure(error);
        notify(notice(arg), failure);
        if (!isUncertain(failure)) return;
        // `invalidatesTags` has started them.
        await dispatch(queriesSettled(tagsOf(arg)));
        dispatch(reloaded(requestId));
      }
    },
  };
}

/** Waits for the running queries that provide one of the tags. */
const queriesSettled =
  (tags: readonly (Tag | TagOf)[]): AppThunk<Promise<unknown>> =>
  (dispatch, getState) => {
    const changed = consoleApi.util.selectInvalidatedBy(getState(), [...tags]);
    const keys = new Set(changed.map(({ queryCacheKey }) => queryCacheKey));
    const running = dispatch(consoleApi.util.getRunningQueriesThunk());
    return Promise.all(running.filter(({ queryCacheKey }) => keys.has(queryCacheKey)));
  };

/** Of RTK Query's lifecycle, what is used here. */
interface Lifecycle {
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
  queryFulfilled: PromiseLike<unknown>;
  requestId: string;
  extra: unknown;
}
