import { parseRunsQuery } from "@understudy/screens/model";
import { runsApi } from "../../api/runs";
import type { PageLoader } from "../page-loader";

export const loader: PageLoader = (store, { url }) => {
  const { status, env } = parseRunsQuery(url.search);
  void store.dispatch(runsApi.endpoints.runs.initiate({ status, env }, { subscribe: false }));
};
