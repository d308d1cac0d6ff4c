import { Hono } from "hono";
import { driftAlerts } from "../dataset/usage";
import type { Api, ApiEnv } from "./api-env";

export const driftRoutes = ({ dataset, now }: Api) =>
  new Hono<ApiEnv>().get("/drift", (context) =>
    context.json({ drift_alerts: driftAlerts(dataset(), now()) }),
  );
