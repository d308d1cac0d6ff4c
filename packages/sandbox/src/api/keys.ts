import { Hono } from "hono";
import { text } from "../http/rules";
import type { KeyRecord } from "../dataset/entities";
import { letters } from "../dataset/random";
import { makeId } from "../dataset/dataset";
import { allow } from "./access";
import { readBody } from "./body";
import type { Api, ApiEnv } from "./api-env";
import { notFound, errorResponse } from "./error-response";

const prefix = "us_live_";

const toKey = ({ id, name, ending, createdAt, lastUsed }: KeyRecord) => ({
  id,
  name,
  key: `${prefix}${"•".repeat(8)}${ending}`,
  createdAt: new Date(createdAt).toISOString(),
  lastUsed: lastUsed === null ? null : new Date(lastUsed).toISOString(),
});

export const keyRoutes = ({ dataset, now }: Api) =>
  new Hono<ApiEnv>()
    .get("/list", (context) => context.json({ keys: dataset().keys.map(toKey) }))
    .post("/", allow("admin"), async (context) => {
      const body = await readBody(context, {
        name: text({ max: 100, filled: true }),
        site_id: text({ max: 100, filled: true }),
      });
      if ("refused" in body) return body.refused;
      const { site, keys } = dataset();
      if (body.value.site_id !== site.id)
        return errorResponse(context, 422, { code: "unknown_site", message: "site_id names another site." });
      const id = makeId(dataset(), "key");
      const secret = letters(`secret of ${id}`, 32);
      keys.unshift({ id, name: body.value.name, ending: secret.slice(-4), createdAt: now(), lastUsed: null });
      site.onboarding.apiKeyCreated = true;
      return context.json({ id, api_key: `${prefix}${secret}` }, 201);
    })
    .delete("/:id", allow("admin"), (context) => {
      const { keys } = dataset();
      const index = keys.findIndex(({ id }) => id === context.req.param("id"));
      if (index < 0) return notFound(context, "API key");
      keys.splice(index, 1);
      return context.body(null, 204);
    });
