import { actionsApi } from "../../api/actions";
import { driftApi } from "../../api/drift";
import { siteApi } from "../../api/site";
import { usageApi } from "../../api/usage";
import type { PageLoader } from "../page-loader";

const once = { subscribe: false } as const;

export const loader: PageLoader = ({ dispatch }) => {
  void dispatch(siteApi.endpoints.site.initiate(undefined, once));
  void dispatch(usageApi.endpoints.usageSummary.initiate(undefined, once));
  void dispatch(usageApi.endpoints.timeseries.initiate(undefined, once));
  void dispatch(actionsApi.endpoints.actions.initiate(undefined, once));
  void dispatch(driftApi.endpoints.drift.initiate(undefined, once));
};
