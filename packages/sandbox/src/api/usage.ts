import { Hono } from "hono";
import { driftAlerts, timeseries, usageSummary } from "../dataset/usage";
import { refuse } from "../http/refusal";
import type { Api, ApiEnv } from "./api-env";

const mostDays = 90;

export const usageRoutes = ({ dataset, now }: Api) =>
  new Hono<ApiEnv>()
    .get("/usage/summary", (context) => context.json(usageSummary(dataset(), now())))
    .get("/usage/timeseries", (context) => {
      const days = Number(context.req.query("days") ?? 30);
      if (!Number.isInteger(days) || days < 1 || days > mostDays)
        refuse(422, "invalid_query", `days must be a whole number from 1 to ${mostDays}.`);
      return context.json({ timeseries: timeseries(dataset(), now(), days) });
    })
    .get("/health/drift", (context) => context.json({ drift_alerts: driftAlerts(dataset(), now()) }));
