import type { Environment, RunStatus } from "@understudy/screens/model";

/** The filters that the server applies; `null` is All. */
export interface RunFilter {
  status: RunStatus | null;
  env: Environment | null;
}

export const filterKey = ({ status, env }: RunFilter): string => `${status ?? "*"}/${env ?? "*"}`;
