import { actionsApi } from "../../api/actions";
import { draftsApi } from "../../api/drafts";
import { prefetch, type PageLoader } from "../page-loader";

/** For the list and for one draft, which is compared with the others and with the actions. */
export const loader: PageLoader = (store, { id }) => {
  prefetch(store, draftsApi.endpoints.drafts, undefined);
  if (id === undefined) return;
  prefetch(store, draftsApi.endpoints.draft, id);
  prefetch(store, actionsApi.endpoints.actions, undefined);
};
