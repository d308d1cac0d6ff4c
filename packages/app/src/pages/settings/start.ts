import { siteApi } from "../../api/site";
import type { Start } from "../../console/routes";

export const start: Start = (store) => {
  void store.dispatch(siteApi.endpoints.site.initiate(undefined, { subscribe: false }));
};
