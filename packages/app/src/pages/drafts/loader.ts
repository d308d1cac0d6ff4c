import { draftsApi } from "../../api/drafts";
import { prefetch } from "../../api/prefetch";
import type { PageLoader } from "../page-loader";

export const loader: PageLoader = (store) => {
  prefetch(store, draftsApi.endpoints.drafts, undefined);
};
