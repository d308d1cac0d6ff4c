import { siteApi } from "../api/site";
import { type PageLoader, prefetch } from "./page-loader";

export const loader: PageLoader = (store) => {
  prefetch(store, siteApi.endpoints.site, undefined);
};
