import { Hono } from "hono";
import { errorResponse } from "../api/error-response";
import type { NodeEnv } from "../http/connection";
import type { ReportLog } from "./report-log";

/** The endpoint for error reports. Beacons send JSON as text. */
export const reportRoutes = (log: ReportLog, wall: () => number) =>
  new Hono<NodeEnv>().post("/", async (context) => {
    const text = await context.req.text();
    try {
      const contentType = context.req.header("content-type") ?? "";
      log.add({ at: wall(), contentType, body: JSON.parse(text) as unknown });
    } catch {
      return errorResponse(context, 422, { code: "invalid_body", message: "Send a report as JSON." });
    }
    return context.body(null, 204);
  });
