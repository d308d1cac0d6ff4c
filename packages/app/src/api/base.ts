import type { Failure } from "@understudy/screens/model";
import type { BaseQueryApi } from "@reduxjs/toolkit/query/react";
import { createApi, fakeBaseQuery } from "@reduxjs/toolkit/query/react";
import type { Answer, Call } from "./call";
import { ApiClient } from "./client";
import { Reads } from "./reads";
import { Watchers } from "./watchers";
import type { World } from "./world";

/** What the server holds. Each is the name of the one query that reads it, and of the tag that this query provides. */
export const resources = [
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
export type Resource = (typeof resources)[number];

/** The tag of one entity. Tags are held in a plain object, which knows words such as `constructor` by itself: no id may be one. */
export const tagOf = (type: Resource, id: string) => ({ type, id: `=${id}` });

const secondsUntilSeenPageRefreshes = 5;
const secondsKept = 300;

/** The one API slice; each resource adds its endpoints to it. Its client comes with the store. */
export const consoleApi = createApi({
  reducerPath: "api",
  baseQuery: fakeBaseQuery<Failure>(),
  tagTypes: resources,
  endpoints: () => ({}),
  refetchOnFocus: true,
  refetchOnReconnect: true,
  refetchOnMountOrArgChange: secondsUntilSeenPageRefreshes,
  keepUnusedDataFor: secondsKept,
  // What is under way by then is asked anew: see `refresh` beside `writing`.
  invalidationBehavior: "immediately",
});

/** What comes with a store, and reaches every call through its thunks. */
export class Kit {
  readonly client: ApiClient;
  readonly reads = new Reads();
  readonly watchers: Watchers;

  constructor(world: World) {
    this.client = new ApiClient(world);
    this.watchers = new Watchers(world.clock);
  }
}

export function kitOf(extra: unknown): Kit {
  if (extra instanceof Kit) return extra;
  throw new Error("The store was made without its kit");
}

/** The `queryFn` of a read. */
export function reading<Arg, T>(toCall: (arg: Arg) => Call<T>) {
  return (
    arg: Arg,
    { endpoint, extra, signal }: Pick<BaseQueryApi, "endpoint" | "extra" | "signal">,
  ): Promise<Answer<T>> => {
    const { client, reads } = kitOf(extra);
    return reads.upToDate(endpoint, signal, (wanted) => client.call(toCall(arg), wanted));
  };
}

/** The part of the store's state that is ours. */
export interface ApiState {
  [consoleApi.reducerPath]: ReturnType<typeof consoleApi.reducer>;
}
