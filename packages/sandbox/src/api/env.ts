import type { NodeEnv } from "../http/connection";
import type { Role } from "../idp/people";
import type { World } from "../world/world";

export interface ApiEnv extends NodeEnv {
  Variables: NodeEnv["Variables"] & { role: Role };
}

/** What every resource of the product API works with. */
export interface Api {
  world: () => World;
  now: () => number;
  /** Opens a page on which a person can pay or cancel, and tells its address. */
  openBilling: (kind: "checkout" | "portal", plan: World["site"]["plan"], returnTo: string) => string;
}
