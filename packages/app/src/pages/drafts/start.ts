import { draftsApi } from "../../api/drafts";
import type { Start } from "../../console/routes";

export const start: Start = (store) => {
  void store.dispatch(draftsApi.endpoints.drafts.initiate(undefined, { subscribe: false }));
};
