import type { Start } from "../../console/routes";
import { siteApi } from "../../api/site";

export const start: Start = (store) => {
  void store.dispatch(siteApi.endpoints.site.initiate(undefined, { subscribe: false }));
};
