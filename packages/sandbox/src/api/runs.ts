import { Hono } from "hono";
import { description } from "../description";
import { ownOrigin } from "../http/loopback";
import { refuse } from "../http/refusal";
import { environments } from "../dataset/entities";
import { runDetails } from "../dataset/run-rows";
import type { Api, ApiEnv } from "./api-env";
import { createRunList, type RunFilter } from "./run-list";

const statuses = description.components.schemas.RunStatus.enum;

/** Rejects an unknown filter value: ignoring it would return unfiltered runs as if they matched. */
function readFilter(query: Record<string, string>): RunFilter {
  const status = statuses.find((name) => name === query["status"]);
  const env = environments.find((name) => name === query["env"]);
  if (status !== query["status"] || env !== query["env"])
    refuse(
      422,
      "invalid_query",
      `status must be one of ${statuses.join(", ")}; env must be one of ${environments.join(", ")}.`,
    );
  return { status, env };
}

export function runRoutes({ dataset, now }: Api) {
  const list = createRunList();
  return new Hono<ApiEnv>()
    .get("/", (context) =>
      list.respond(dataset(), now(), ownOrigin(context), readFilter(context.req.query())),
    )
    .get("/:id", (context) => {
      const run = dataset().runs.find(context.req.param("id"), now());
      if (!run) return refuse(404, "not_found", "This run does not exist.");
      return context.json({ run: runDetails(run, now(), ownOrigin(context)) });
    });
}
