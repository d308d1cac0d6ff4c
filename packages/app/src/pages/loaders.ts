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

const site: PageLoader = (store) => prefetch(store, siteApi.endpoints.site, undefined);

/** Not in the pages' modules, so that the code and the data of a page load at the same time. */
export const loaders: Partial<Record<RouteName, PageLoader>> = {
  dashboard(store) {
    prefetch(store, siteApi.endpoints.site, undefined);
    prefetch(store, usageApi.endpoints.usageSummary, undefined);
    prefetch(store, usageApi.endpoints.timeseries, undefined);
    prefetch(store, actionsApi.endpoints.actions, undefined);
    prefetch(store, driftApi.endpoints.drift, undefined);
  },
  actions(store) {
    prefetch(store, actionsApi.endpoints.actions, undefined);
    prefetch(store, driftApi.endpoints.drift, undefined);
  },
  drafts: (store) => prefetch(store, draftsApi.endpoints.drafts, undefined),
  /** A draft is compared with the other drafts and with the actions. */
  draft(store, { id = "" }) {
    prefetch(store, draftsApi.endpoints.draft, id);
    prefetch(store, draftsApi.endpoints.drafts, undefined);
    prefetch(store, actionsApi.endpoints.actions, undefined);
  },
  runs(store, { url }) {
    const { status, env } = parseRunsQuery(url.search);
    prefetch(store, runsApi.endpoints.runs, { status, env });
  },
  run: (store, { id = "" }) => prefetch(store, runsApi.endpoints.run, id),
  siteSettings: site,
  chatSettings: site,
  keys(store) {
    prefetch(store, keysApi.endpoints.keys, undefined);
    prefetch(store, siteApi.endpoints.site, undefined);
  },
  billing: site,
  team: (store) => prefetch(store, teamApi.endpoints.members, undefined),
};
