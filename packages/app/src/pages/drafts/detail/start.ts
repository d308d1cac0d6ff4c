import { actionsApi } from "../../../api/actions";
import { draftsApi } from "../../../api/drafts";
import type { Start } from "../../../console/routes";

export const start: Start = (store, { params }) => {
  if (params["id"] !== undefined)
    void store.dispatch(draftsApi.endpoints.draft.initiate(params["id"], { subscribe: false }));
  void store.dispatch(draftsApi.endpoints.drafts.initiate(undefined, { subscribe: false }));
  void store.dispatch(actionsApi.endpoints.actions.initiate(undefined, { subscribe: false }));
};
