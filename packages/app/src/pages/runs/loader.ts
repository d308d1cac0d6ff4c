import { parseRunsQuery } from "@understudy/screens/model";
import { runsApi } from "../../api/runs";
import { type PageLoader, prefetch } from "../page-loader";

export const loader: PageLoader = (store, { url }) => {
  const { status, env } = parseRunsQuery(url.search);
  prefetch(store, runsApi.endpoints.runs, { status, env });
};
