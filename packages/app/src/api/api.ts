import type { ThunkAction, ThunkDispatch } from "@reduxjs/toolkit";
import { type BaseQueryApi, type BaseQueryFn, createApi } from "@reduxjs/toolkit/query/react";
import type { Failure, Remote } from "@understudy/model";
import { useMemo } from "react";
import { useDispatch } from "react-redux";
import type { UnknownAction } from "redux";
import { withTimeout } from "../lib/timeout";
import { isAborted, mayHaveTakenEffect, toFailure } from "./errors";
import {
  type ApiDependencies,
  HttpClient,
  type HttpRequest,
  type HttpResult,
  requestTimeoutMs,
} from "./http-client";

/** Tag types. Each list query provides the tag with its own name. */
export const tags = [
  "site",
  "usageSummary",
  "timeseries",
  "drift",
  "actions",
  "drafts",
  "draft",
  "runs",
  "run",
  "keys",
  "members",
] as const;
export type Tag = (typeof tags)[number];

/** A query isn't refetched on mount while its last response is younger than this. */
const freshSeconds = 5;

interface MutationOptions {
  /** Instead of `invalidatesTags`: a mutation with an unknown outcome ends only after their refetch. */
  invalidates?: readonly Tag[];
  /** Ends only after the refetch also if it succeeds: for table rows, which show the server's value. */
  awaitsRefetch?: boolean;
  /** Mutations on the same resource (and ID) run one after another. */
  resource?: string;
}

/** What the requests of a session share: its store's thunk extra argument. */
export class ApiServices {
  readonly http: HttpClient;
  /** The lists that are being loaded, by filter. */
  readonly listsArriving = new Map<string, AbortController>();
  readonly #lastOf = new Map<string, Promise<unknown>>();
  /** Aborted when a mutation ends: responses of the queries in flight may predate it. */
  outdated = new AbortController();

  /** Aborted while a sign-out or a reload waits for the mutations: they then end before their refetches. */
  refetchAwaited = new AbortController();

  /** Failures of the queries that a page sent before it mounted, by cache key. */
  failedBeforeMount = new Map<string, Failure>();

  constructor(readonly dependencies: ApiDependencies) {
    this.http = new HttpClient(dependencies);
  }

  /** RTK Query would send a failed query again when its page mounts. */
  takeFailure({ queryCacheKey = "", forced = false }: BaseQueryApi): Failure | undefined {
    const failure = forced ? undefined : this.failedBeforeMount.get(queryCacheKey);
    this.failedBeforeMount.delete(queryCacheKey);
    return failure;
  }

  inTurn<T>(key: string, task: () => Promise<T>): Promise<T> {
    const running = this.#lastOf.get(key)?.then(task, task) ?? task();
    this.#lastOf.set(key, running);
    return running;
  }

  outdateQueries(): void {
    this.outdated.abort();
    this.outdated = new AbortController();
  }
}

/** RTK Query types the extra argument as `unknown`. */
export function servicesOf(extra: unknown): ApiServices {
  if (extra instanceof ApiServices) return extra;
  throw new Error("The store was created without ApiServices");
}

type BaseQuery = BaseQueryFn<HttpRequest<unknown>, unknown, Failure, MutationOptions>;

const baseQuery: BaseQuery = (request, api, options) =>
  api.type === "query" ? sendQuery(request, api) : sendMutation(request, api, options);

/** Sends a query, again if a mutation ended meanwhile: the response may predate it. */
async function sendQuery(request: HttpRequest<unknown>, api: BaseQueryApi): Promise<HttpResult<unknown>> {
  const services = servicesOf(api.extra);
  const failure = services.takeFailure(api);
  if (failure !== undefined) return { error: failure };
  for (;;) {
    const outdated = services.outdated.signal;
    const result = await services.http.send(request, { signals: [api.signal, outdated], retries: true });
    if (!outdated.aborted || api.signal.aborted) return result;
  }
}

function sendMutation(
  request: HttpRequest<unknown>,
  api: BaseQueryApi,
  { invalidates = [], awaitsRefetch = false, resource }: MutationOptions = {},
): Promise<HttpResult<unknown>> {
  const services = servicesOf(api.extra);
  const send = async () => {
    const ends = performance.now() + requestTimeoutMs;
    const result = await services.http.send(request, { signals: [api.signal] });
    if (api.signal.aborted || (result.error !== undefined && !mayHaveTakenEffect(result.error)))
      return result;
    services.outdateQueries();
    const refetched = refetch(invalidates, api);
    if (result.error !== undefined || awaitsRefetch) {
      const waited = withTimeout(Math.max(0, ends - performance.now()), refetched).catch(() => {});
      await Promise.race([waited, whenAborted(services.refetchAwaited.signal)]);
    }
    return result;
  };
  return resource === undefined ? send() : services.inTurn(`${resource}/${request.id ?? ""}`, send);
}

const whenAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve();
    signal.addEventListener("abort", () => resolve());
  });

/**
 * The tag of an endpoint's query with this argument. As JSON, because RTK Query stores tags in a plain object, where an
 * ID such as `constructor` would hit its properties.
 */
export const tagOf = (type: Tag, arg: unknown) =>
  arg === undefined ? type : { type, id: JSON.stringify(arg) };

export const consoleApi = createApi({
  reducerPath: "api",
  baseQuery,
  tagTypes: tags,
  endpoints: () => ({}),
  refetchOnReconnect: true,
  refetchOnMountOrArgChange: freshSeconds,
  keepUnusedDataFor: 300,
  // Queries in flight restart in the base query instead of delaying the invalidation.
  invalidationBehavior: "immediately",
});

/** Refetches the queries with these tags that are in use, and removes the others from the cache. */
async function refetch(changed: readonly Tag[], api: BaseQueryApi): Promise<void> {
  const { util } = consoleApi;
  const stale = new Set(
    util.selectInvalidatedBy(stateOf(api), changed).map(({ queryCacheKey }) => queryCacheKey),
  );
  api.dispatch(util.invalidateTags([...changed]));
  await Promise.all(
    api.dispatch(util.getRunningQueriesThunk()).filter(({ queryCacheKey }) => stale.has(queryCacheKey)),
  );
}

export interface ApiState {
  [consoleApi.reducerPath]: ReturnType<typeof consoleApi.reducer>;
}

/** RTK Query types the state as `unknown`, too. */
export const stateOf = ({ getState }: Pick<BaseQueryApi, "getState">) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each store has this state.
  getState() as ApiState;

/** `servicesOf` checks the extra argument. */
export type AppThunk<R, State = ApiState> = ThunkAction<R, State, unknown, UnknownAction>;

/** Sends the queries of a page that is about to mount. Failures are kept for it, and those of the last page dropped. */
export const sendBeforeMount =
  (queries: readonly AppThunk<void>[]): AppThunk<void> =>
  (dispatch, _getState, extra) => {
    const failures = new Map<string, Failure>();
    servicesOf(extra).failedBeforeMount = failures;
    queries.forEach((query) => dispatch(query));
    for (const running of dispatch(consoleApi.util.getRunningQueriesThunk())) {
      const { queryCacheKey } = running;
      const keepFailure = async () => {
        const { error } = await running;
        if (error === undefined || isAborted(error)) return;
        failures.set(queryCacheKey, toFailure(error));
        setTimeout(() => failures.delete(queryCacheKey), freshSeconds * 1000);
      };
      void keepFailure();
    }
  };

export const useAppDispatch = useDispatch.withTypes<ThunkDispatch<ApiState, unknown, UnknownAction>>();

/** The fields of a query hook's result that `toRemote` reads. */
export interface QueryResult<T> {
  /** Unlike `data`, never that of an earlier argument. */
  currentData?: T | undefined;
  error?: unknown;
  isFetching: boolean;
  fulfilledTimeStamp?: number | undefined;
}

export interface RefetchableQuery<T> extends QueryResult<T> {
  refetch: () => PromiseLike<{ data?: T | undefined; error?: unknown; isSuccess: boolean }>;
}

export function toRemote<T>(result: QueryResult<T>): Remote<T> {
  const { currentData: data, error, isFetching, fulfilledTimeStamp: asOf = 0 } = result;
  const failure = error === undefined || isAborted(error) ? null : toFailure(error);
  if (data === undefined)
    return failure === null || isFetching ? { state: "loading" } : { state: "failed", failure };
  if (failure === null)
    return { state: "ready", data, asOf, refresh: { state: isFetching ? "busy" : "idle" } };
  return { state: "ready", data, asOf, refresh: { state: "failed", failure, isRetrying: isFetching } };
}

/** A query hook's result as the union that screens take. Memoized. */
export function useRemote<T>(result: QueryResult<T>): Remote<T> {
  const { currentData, error, isFetching, fulfilledTimeStamp } = result;
  return useMemo(
    () => toRemote({ currentData, error, isFetching, fulfilledTimeStamp }),
    [currentData, error, isFetching, fulfilledTimeStamp],
  );
}
