import { runsApi } from "../../../api/runs";
import { prefetch } from "../../../api/prefetch";
import type { PageLoader } from "../../page-loader";

export const loader: PageLoader = (store, { id }) => {
  if (id !== undefined) prefetch(store, runsApi.endpoints.run, id);
};
