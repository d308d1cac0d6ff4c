import { keysApi } from "../../../api/keys";
import { siteApi } from "../../../api/site";
import type { Start } from "../../../console/routes";

export const start: Start = (store) => {
  void store.dispatch(keysApi.endpoints.keys.initiate(undefined, { subscribe: false }));
  void store.dispatch(siteApi.endpoints.site.initiate(undefined, { subscribe: false }));
};
