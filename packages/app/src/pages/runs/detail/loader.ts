import { runsApi } from "../../../api/runs";
import type { PageLoader } from "../../page-loader";

export const loader: PageLoader = (store, { id }) => {
  if (id !== undefined) void store.dispatch(runsApi.endpoints.run.initiate(id, { subscribe: false }));
};
