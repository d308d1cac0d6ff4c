import { Hono } from "hono";
import { originOf } from "../http/loopback";
import { environments } from "../dataset/entities";
import { runDetails } from "../dataset/run-rows";
import type { Api, ApiEnv } from "./api-env";
import { notFound, errorResponse } from "./error-response";
import { createRunList, statuses, type RunFilter } from "./run-list";

/** Rejects an unknown filter value: ignoring it would return unfiltered runs as if they matched. */
function readFilter(query: Record<string, string>): RunFilter | null {
  const status = statuses.find((name) => name === query["status"]);
  const env = environments.find((name) => name === query["env"]);
  if ((query["status"] !== undefined && !status) || (query["env"] !== undefined && !env)) return null;
  return { ...(status && { status }), ...(env && { env }) };
}

export function runRoutes({ dataset, now }: Api) {
  const list = createRunList();
  const origin = (host: string | undefined) => originOf(host ?? "");

  return new Hono<ApiEnv>()
    .get("/", (context) => {
      const filter = readFilter(context.req.query());
      if (!filter)
        return errorResponse(context, 422, {
          code: "invalid_query",
          message: `status must be one of ${statuses.join(", ")}; env must be one of ${environments.join(", ")}.`,
        });
      return list.respond(dataset(), now(), origin(context.req.header("host")), filter);
    })
    .get("/:id", (context) => {
      const run = dataset().runs.find(context.req.param("id"), now());
      return run
        ? context.json({ run: runDetails(run, now(), origin(context.req.header("host"))) })
        : notFound(context, "run");
    });
}
