import { runsApi } from "../../../api/runs";
import type { Start } from "../../../console/routes";

export const start: Start = (store, { params }) => {
  const { id } = params;
  if (id !== undefined) void store.dispatch(runsApi.endpoints.run.initiate(id, { subscribe: false }));
};
