import type { ThunkAction, ThunkDispatch } from "@reduxjs/toolkit";
import { type BaseQueryApi, type BaseQueryFn, createApi } from "@reduxjs/toolkit/query/react";
import type { Failure, Remote } from "@understudy/model";
import { useMemo } from "react";
import { useDispatch } from "react-redux";
import type { UnknownAction } from "redux";
import { type Decoded, unreadable } from "./decoding";
import { isAborted, mayHaveTakenEffect, toFailure } from "./errors";
import { type ApiDependencies, HttpClient, type HttpRequest, type HttpResult } from "./http-client";

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

interface EndpointOptions {
  /** Mutations on the same resource (and ID) run one after another. */
  resource?: string;
  /** Queries in flight restart after a mutation that changes what they return. */
  changes?: readonly Tag[];
}

/** What the requests of a session share: its store's thunk extra argument. */
export class ApiServices {
  readonly http: HttpClient;
  /** The lists that are being loaded, by filter. */
  readonly listsArriving = new Map<string, AbortController>();
  readonly #lastOf = new Map<string, Promise<unknown>>();
  readonly #changes = new Map<string, AbortController>();

  constructor(readonly dependencies: ApiDependencies) {
    this.http = new HttpClient(dependencies);
  }

  inTurn<T>(key: string, task: () => Promise<T>): Promise<T> {
    const running = this.#lastOf.get(key)?.then(task, task) ?? task();
    this.#lastOf.set(key, running);
    return running;
  }

  /** Aborts with the next change of what this query returns. */
  changeOf(tag: string): AbortSignal {
    const change = this.#changes.get(tag) ?? new AbortController();
    this.#changes.set(tag, change);
    return change.signal;
  }

  changed(changes: readonly Tag[]): void {
    for (const tag of changes) {
      this.#changes.get(tag)?.abort();
      this.#changes.delete(tag);
    }
  }
}

/** RTK Query types the extra argument as `unknown`. */
export function servicesOf(extra: unknown): ApiServices {
  if (extra instanceof ApiServices) return extra;
  throw new Error("The store was created without ApiServices");
}

/** What the base query returns, and `responseSchema` decodes. */
class JsonResponse {
  constructor(
    readonly body: unknown,
    readonly url: string,
    /** The failure if the body can't be decoded. */
    readonly failure: () => Failure,
  ) {}
}

function responseOf(value: unknown): JsonResponse {
  if (value instanceof JsonResponse) return value;
  throw new TypeError("Not a response of the base query");
}

/** A decoder as a Standard Schema. Without `types`, which would also fix the type of the response. */
export const schemaOf = <T>(decode: (body: unknown, url: string) => Decoded<T>) => ({
  "~standard": {
    version: 1 as const,
    vendor: "console",
    validate(value: unknown) {
      const { body, url } = responseOf(value);
      const decoded = decode(body, url);
      return decoded === unreadable ? { issues: [{ message: "Unreadable response" }] } : { value: decoded };
    },
  },
});

/** For a mutation whose response has nothing to decode. Any JSON is fine, and an empty body. */
export const noData = schemaOf(() => null);

type BaseQuery = BaseQueryFn<HttpRequest, JsonResponse, Failure, EndpointOptions>;

const baseQuery: BaseQuery = async (request, api, options) => {
  const { http } = servicesOf(api.extra);
  const result =
    api.type === "query" ? await sendQuery(request, api) : await sendMutation(request, api, options);
  if (result.error !== undefined) return { error: result.error };
  const { data, response } = result;
  const failure = () => http.failureOf("unreadable", request, response);
  return { data: new JsonResponse(data, response.url, failure) };
};

/** Sends a query, again if a mutation changed meanwhile what it returns: RTK Query doesn't refetch queries in flight. */
async function sendQuery(request: HttpRequest, api: BaseQueryApi): Promise<HttpResult<unknown>> {
  const services = servicesOf(api.extra);
  for (;;) {
    const change = services.changeOf(api.endpoint);
    const result = await services.http.send(request, { signals: [api.signal, change], retries: true });
    if (!change.aborted || api.signal.aborted) return result;
  }
}

function sendMutation(
  request: HttpRequest,
  api: BaseQueryApi,
  { changes = [], resource }: EndpointOptions = {},
): Promise<HttpResult<unknown>> {
  const services = servicesOf(api.extra);
  const send = async () => {
    const result = await services.http.send(request, { signals: [api.signal] });
    if (!isRefused(result.error)) services.changed(changes);
    return result;
  };
  return resource === undefined ? send() : services.inTurn(`${resource}/${request.id ?? ""}`, send);
}

const isRefused = (error: Failure | undefined) => error !== undefined && !mayHaveTakenEffect(error);

/** What a mutation changes: also if its outcome is unknown, but not if the server refused it. */
export const changing = <Arg>(
  changes: readonly Tag[],
  {
    resource,
    tagsOf = () => changes,
  }: Pick<EndpointOptions, "resource"> & {
    /** If it doesn't change all queries with one of the tags. */
    tagsOf?: (arg: Arg) => readonly (Tag | TagOf)[];
  } = {},
) => ({
  invalidatesTags: (_data: unknown, error: Failure | undefined, arg: Arg) =>
    isRefused(error) ? [] : tagsOf(arg),
  extraOptions: { changes, ...(resource !== undefined && { resource }) },
});

/**
 * The tag of an endpoint's query with this argument. As JSON, because RTK Query stores tags in a plain object, where an
 * ID such as `constructor` would hit its properties.
 */
export const tagOf = (type: Tag, arg: unknown): Tag | TagOf =>
  arg === undefined ? type : { type, id: JSON.stringify(arg) };

interface TagOf {
  type: Tag;
  id: string;
}

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
  catchSchemaFailure: ({ value }) => responseOf(value).failure(),
});

export interface ApiState {
  [consoleApi.reducerPath]: ReturnType<typeof consoleApi.reducer>;
}

/** RTK Query types the state as `unknown`, too. */
export const stateOf = ({ getState }: Pick<BaseQueryApi, "getState">) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each store has this state.
  getState() as ApiState;

/** `servicesOf` checks the extra argument. */
export type AppThunk<R, State = ApiState> = ThunkAction<R, State, unknown, UnknownAction>;

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
