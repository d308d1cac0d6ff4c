import { Hono } from "hono";
import type { NodeEnv } from "../http/connection";
import { refuse } from "../http/refusal";

/** A message that the endpoint for error reports received. */
export interface ReceivedReport {
  /** The machine's time in milliseconds. */
  at: number;
  contentType: string;
  /** Parsed JSON: a batch of the console, or a policy violation in the browser's own format. */
  body: unknown;
}

const mostKept = 200;

/** The endpoint for error reports. Beacons send JSON as text. */
export function createReports(wallTime: () => number) {
  const received: ReceivedReport[] = [];
  const routes = new Hono<NodeEnv>().post("/", async (context) => {
    const body: unknown = await context.req
      .json()
      .catch(() => refuse(422, "invalid_body", "Send a report as JSON."));
    received.push({ at: wallTime(), contentType: context.req.header("content-type") ?? "", body });
    if (received.length > mostKept) received.shift();
    return context.body(null, 204);
  });
  return {
    routes,
    entries: (): readonly ReceivedReport[] => received,
    clear: () => void received.splice(0),
  };
}

export type Reports = ReturnType<typeof createReports>;
