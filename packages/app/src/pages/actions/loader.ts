import { actionsApi } from "../../api/actions";
import { driftApi } from "../../api/drift";
import { type PageLoader, prefetch } from "../page-loader";

export const loader: PageLoader = (store) => {
  prefetch(store, actionsApi.endpoints.actions, undefined);
  prefetch(store, driftApi.endpoints.drift, undefined);
};
