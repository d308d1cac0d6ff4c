import { actionsApi } from "../../api/actions";
import { driftApi } from "../../api/drift";
import type { Start } from "../../console/routes";

export const start: Start = (store) => {
  void store.dispatch(actionsApi.endpoints.actions.initiate(undefined, { subscribe: false }));
  void store.dispatch(driftApi.endpoints.drift.initiate(undefined, { subscribe: false }));
};
