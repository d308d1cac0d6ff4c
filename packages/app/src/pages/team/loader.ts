import { teamApi } from "../../api/team";
import type { PageLoader } from "../page-loader";

export const loader: PageLoader = (store) => {
  void store.dispatch(teamApi.endpoints.members.initiate(undefined, { subscribe: false }));
};
