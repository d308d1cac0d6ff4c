import { actionsApi } from "../../api/actions";
import { driftApi } from "../../api/drift";
import { siteApi } from "../../api/site";
import { usageApi } from "../../api/usage";
import { type PageLoader, prefetch } from "../page-loader";

export const loader: PageLoader = (store) => {
  prefetch(store, siteApi.endpoints.site, undefined);
  prefetch(store, usageApi.endpoints.usageSummary, undefined);
  prefetch(store, usageApi.endpoints.timeseries, undefined);
  prefetch(store, actionsApi.endpoints.actions, undefined);
  prefetch(store, driftApi.endpoints.drift, undefined);
};
