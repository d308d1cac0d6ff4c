import { actionsApi } from "../../../api/actions";
import { draftsApi } from "../../../api/drafts";
import { type PageLoader, prefetch } from "../../page-loader";

export const loader: PageLoader = (store, { id }) => {
  if (id !== undefined) prefetch(store, draftsApi.endpoints.draft, id);
  prefetch(store, draftsApi.endpoints.drafts, undefined);
  prefetch(store, actionsApi.endpoints.actions, undefined);
};
