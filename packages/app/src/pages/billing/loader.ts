import { type PageLoader, prefetch } from "../page-loader";
import { siteApi } from "../../api/site";

export const loader: PageLoader = (store) => {
  prefetch(store, siteApi.endpoints.site, undefined);
};
