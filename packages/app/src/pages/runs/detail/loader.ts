import { runsApi } from "../../../api/runs";
import { type PageLoader, prefetch } from "../../page-loader";

export const loader: PageLoader = (store, { id }) => {
  if (id !== undefined) prefetch(store, runsApi.endpoints.run, id);
};
