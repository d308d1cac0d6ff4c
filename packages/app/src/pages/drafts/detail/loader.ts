import { actionsApi } from "../../../api/actions";
import { draftsApi } from "../../../api/drafts";
import type { PageLoader } from "../../page-loader";

export const loader: PageLoader = (store, { id }) => {
  if (id !== undefined) void store.dispatch(draftsApi.endpoints.draft.initiate(id, { subscribe: false }));
  void store.dispatch(draftsApi.endpoints.drafts.initiate(undefined, { subscribe: false }));
  void store.dispatch(actionsApi.endpoints.actions.initiate(undefined, { subscribe: false }));
};
