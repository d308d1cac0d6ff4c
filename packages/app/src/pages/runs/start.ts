import { parseRunsQuery } from "@understudy/screens/model";
import { runsApi } from "../../api/runs";
import type { Start } from "../../console/routes";

export const start: Start = (store, { url }) => {
  const { status, env } = parseRunsQuery(url.search);
  void store.dispatch(runsApi.endpoints.runs.initiate({ status, env }, { subscribe: false }));
};
