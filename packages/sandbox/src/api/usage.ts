import { Hono } from "hono";
import { timeseries, usageSummary } from "../dataset/usage";
import type { Api, ApiEnv } from "./api-env";
import { errorResponse } from "./error-response";

const mostDays = 90;

export const usageRoutes = ({ dataset, now }: Api) =>
  new Hono<ApiEnv>()
    .get("/summary", (context) => context.json(usageSummary(dataset(), now())))
    .get("/timeseries", (context) => {
      const days = Number(context.req.query("days") ?? 30);
      if (!Number.isInteger(days) || days < 1 || days > mostDays)
        return errorResponse(context, 422, {
          code: "invalid_query",
          message: `days must be a whole number from 1 to ${mostDays}.`,
        });
      return context.json({ timeseries: timeseries(dataset(), now(), days) });
    });
