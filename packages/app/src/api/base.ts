import type { Failure } from "@understudy/screens";
import type { BaseQueryApi } from "@reduxjs/toolkit/query/react";
import { createApi, fakeBaseQuery } from "@reduxjs/toolkit/query/react";
import type { Answer, Call } from "./call";
import { ApiClient } from "./client";
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
  // A write waits for the answers that are older than it, and for those only: see `refresh` beside `writing`.
  invalidationBehavior: "immediately",
});

/** What comes with a store, and reaches every call through its thunks. */
export class Kit {
  readonly client: ApiClient;
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
  return (arg: Arg, api: Pick<BaseQueryApi, "extra" | "signal">): Promise<Answer<T>> => kitOf(api.extra).client.call(toCall(arg), api.signal);
}

/** The part of the store's state that is ours. */
export interface ApiState {
  [consoleApi.reducerPath]: ReturnType<typeof consoleApi.reducer>;
}
