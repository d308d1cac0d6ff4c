import { actionsApi } from "../../api/actions";
import { driftApi } from "../../api/drift";
import type { PageLoader } from "../page-loader";

export const loader: PageLoader = (store) => {
  void store.dispatch(actionsApi.endpoints.actions.initiate(undefined, { subscribe: false }));
  void store.dispatch(driftApi.endpoints.drift.initiate(undefined, { subscribe: false }));
};
