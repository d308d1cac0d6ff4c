import { teamApi } from "../../api/team";
import type { Start } from "../../console/routes";

export const start: Start = (store) => {
  void store.dispatch(teamApi.endpoints.members.initiate(undefined, { subscribe: false }));
};
