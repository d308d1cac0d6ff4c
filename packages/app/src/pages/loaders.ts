import { parseRunsQuery, type RouteName } from "@understudy/screens/model";
import { actionsApi } from "../api/actions";
import type { AppThunk } from "../api/api";
import { draftsApi } from "../api/drafts";
import { driftApi } from "../api/drift";
import { keysApi } from "../api/keys";
import { runsApi } from "../api/runs";
import { siteApi } from "../api/site";
import type { ConsoleStore } from "../api/store";
import { teamApi } from "../api/team";
import { usageApi } from "../api/usage";

/** Dispatches the queries that a page starts with, and doesn't wait for them. */
type PageLoader = (store: ConsoleStore, page: { id: string | undefined; url: URL }) => void;

interface Endpoint<Arg> {
  initiate: (arg: Arg, options: { subscribe: false }) => AppThunk<unknown>;
}

/** Starts a query before its page mounts; the page's own hook then finds it in the cache or in flight. */
export function prefetch<Arg>(
  store: Pick<ConsoleStore, "dispatch">,
  endpoint: Endpoint<Arg>,
  arg: Arg,
): void {
  void store.dispatch(endpoint.initiate(arg, { subscribe: false }));
}

const prefetchAll =
  (...endpoints: readonly Endpoint<void>[]): PageLoader =>
  (store) =>
    endpoints.forEach((endpoint) => prefetch(store, endpoint, undefined));

const { site } = siteApi.endpoints;
const { usageSummary, timeseries } = usageApi.endpoints;
const { actions } = actionsApi.endpoints;
const { drift } = driftApi.endpoints;
const { drafts, draft } = draftsApi.endpoints;
const { runs, run } = runsApi.endpoints;

/** Not in the pages' modules, so that the code and the data of a page load at the same time. */
export const loaders: Partial<Record<RouteName, PageLoader>> = {
  dashboard: prefetchAll(site, usageSummary, timeseries, actions, drift),
  actions: prefetchAll(actions, drift),
  drafts: prefetchAll(drafts),
  /** A draft is compared with the other drafts and with the actions. */
  draft(store, { id = "" }) {
    prefetch(store, draft, id);
    prefetch(store, drafts, undefined);
    prefetch(store, actions, undefined);
  },
  runs(store, { url }) {
    const { status, env } = parseRunsQuery(url.search);
    prefetch(store, runs, { status, env });
  },
  run: (store, { id = "" }) => prefetch(store, run, id),
  siteSettings: prefetchAll(site),
  chatSettings: prefetchAll(site),
  keys: prefetchAll(keysApi.endpoints.keys, site),
  billing: prefetchAll(site),
  team: prefetchAll(teamApi.endpoints.members),
};
