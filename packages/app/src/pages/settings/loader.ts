import { siteApi } from "../../api/site";
import { prefetch } from "../../api/prefetch";
import type { PageLoader } from "../page-loader";

export const loader: PageLoader = (store) => {
  prefetch(store, siteApi.endpoints.site, undefined);
};
