import { Hono } from "hono";
import { driftAlerts } from "../world/usage";
import type { Api, ApiEnv } from "./api-env";

export const driftRoutes = ({ world, now }: Api) =>
  new Hono<ApiEnv>().get("/drift", (context) => context.json({ drift_alerts: driftAlerts(world(), now()) }));
