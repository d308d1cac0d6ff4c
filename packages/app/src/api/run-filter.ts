import { createAction } from "@reduxjs/toolkit";
import type { Environment, RunList, RunStatus } from "@understudy/screens/model";

/** What the server can narrow the list by; `null` is All. */
export interface RunFilter {
  status: RunStatus | null;
  env: Environment | null;
}

export const filterKey = ({ status, env }: RunFilter): string => `${status ?? "*"}/${env ?? "*"}`;

/** The first rows of a list, or more of them than before, are here while the rest is still on its way. */
export const runsArrived = createAction<{ filter: RunFilter; list: RunList; at: number }>("runs/arrived");
