import { actionsApi } from "../../../api/actions";
import { draftsApi } from "../../../api/drafts";
import { prefetch } from "../../../api/prefetch";
import type { PageLoader } from "../../page-loader";

export const loader: PageLoader = (store, { id }) => {
  if (id !== undefined) prefetch(store, draftsApi.endpoints.draft, id);
  prefetch(store, draftsApi.endpoints.drafts, undefined);
  prefetch(store, actionsApi.endpoints.actions, undefined);
};
