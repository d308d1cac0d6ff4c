import { parseRunsQuery } from "@understudy/screens/model";
import { runsApi } from "../../api/runs";
import { prefetch, type PageLoader } from "../page-loader";

export const loader: PageLoader = (store, { id, url }) => {
  const { status, env } = parseRunsQuery(url.search);
  if (id === undefined) prefetch(store, runsApi.endpoints.runs, { status, env });
  else prefetch(store, runsApi.endpoints.run, id);
};
