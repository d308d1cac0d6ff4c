import type { ApiDependencies } from "./dependencies";
import { HttpClient } from "./http-client";
import { InFlightQueries } from "./in-flight-queries";
import { RecentFailures } from "./recent-failures";
import { WriteQueue } from "../writes/write-queue";
import { Viewers } from "./streaming/viewers";

/** What endpoints and thunks share, one set per store: its thunk extra argument. */
export class ApiServices {
  readonly dependencies: ApiDependencies;
  readonly http: HttpClient;
  readonly inFlightQueries = new InFlightQueries();
  readonly recentFailures: RecentFailures;
  readonly viewers: Viewers;
  readonly writes = new WriteQueue();

  constructor(dependencies: ApiDependencies) {
    this.dependencies = dependencies;
    this.http = new HttpClient(dependencies);
    this.recentFailures = new RecentFailures(dependencies.clock);
    this.viewers = new Viewers(dependencies.clock);
  }
}

/** RTK Query types the extra argument as `unknown`. */
export function servicesOf(extra: unknown): ApiServices {
  if (extra instanceof ApiServices) return extra;
  throw new Error("The store was created without ApiServices");
}
