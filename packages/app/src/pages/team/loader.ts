import { teamApi } from "../../api/team";
import { type PageLoader, prefetch } from "../page-loader";

export const loader: PageLoader = (store) => {
  prefetch(store, teamApi.endpoints.members, undefined);
};
