import { keysApi } from "../../../api/keys";
import { siteApi } from "../../../api/site";
import type { PageLoader } from "../../page-loader";

export const loader: PageLoader = (store) => {
  void store.dispatch(keysApi.endpoints.keys.initiate(undefined, { subscribe: false }));
  void store.dispatch(siteApi.endpoints.site.initiate(undefined, { subscribe: false }));
};
