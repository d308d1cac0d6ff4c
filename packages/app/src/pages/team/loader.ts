import { teamApi } from "../../api/team";
import { prefetch } from "../../api/prefetch";
import type { PageLoader } from "../page-loader";

export const loader: PageLoader = (store) => {
  prefetch(store, teamApi.endpoints.members, undefined);
};
