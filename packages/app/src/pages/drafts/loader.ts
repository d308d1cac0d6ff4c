import { draftsApi } from "../../api/drafts";
import type { PageLoader } from "../page-loader";

export const loader: PageLoader = (store) => {
  void store.dispatch(draftsApi.endpoints.drafts.initiate(undefined, { subscribe: false }));
};
