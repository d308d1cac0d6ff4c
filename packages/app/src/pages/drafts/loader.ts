import { draftsApi } from "../../api/drafts";
import { type PageLoader, prefetch } from "../page-loader";

export const loader: PageLoader = (store) => {
  prefetch(store, draftsApi.endpoints.drafts, undefined);
};
