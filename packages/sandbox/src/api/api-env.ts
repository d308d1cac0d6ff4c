import type { NodeEnv } from "../http/connection";
import type { Role } from "../dataset/people";
import type { Dataset } from "../dataset/dataset";
import type { PlanName } from "../dataset/entities";

export interface ApiEnv extends NodeEnv {
  Variables: NodeEnv["Variables"] & { role: Role };
}

/** What the API's resources share. */
export interface Api {
  dataset: () => Dataset;
  now: () => number;
  /** Opens a checkout or portal page and returns its URL. */
  openBilling: (kind: "checkout" | "portal", plan: PlanName, returnTo: string) => string;
}
