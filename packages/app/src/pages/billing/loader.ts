import type { PageLoader } from "../page-loader";
import { siteApi } from "../../api/site";

export const loader: PageLoader = (store) => {
  void store.dispatch(siteApi.endpoints.site.initiate(undefined, { subscribe: false }));
};
