import { Hono } from "hono";
import type { BodyRules, Entity } from "../description";
import { found, refuse } from "../http/refusal";
import { filledText, object, readBody } from "../http/rules";
import type { KeyRecord } from "../dataset/entities";
import { letters } from "../dataset/random";
import { makeId } from "../dataset/dataset";
import { allow } from "./access";
import type { Api, ApiEnv } from "./api-env";

const prefix = "us_live_";

const newKey = object({
  name: filledText(100),
  site_id: filledText(100),
} satisfies BodyRules<"POST /v1/keys">);

const toKey = ({
  id,
  name,
  ending,
  createdAt,
  lastUsed,
}: KeyRecord): Entity<"ApiKey", "created_at" | "last_used"> => ({
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
      const { name, site_id: siteId } = await readBody(context, newKey);
      const { site, keys } = dataset();
      if (siteId !== site.id) refuse(422, "unknown_site", "site_id names another site.");
      const id = makeId(dataset(), "key");
      const secret = letters(`secret of ${id}`, 32);
      keys.unshift({ id, name, ending: secret.slice(-4), createdAt: now(), lastUsed: null });
      site.onboarding.apiKeyCreated = true;
      return context.json({ id, api_key: `${prefix}${secret}` }, 201);
    })
    .delete("/:id", allow("admin"), (context) => {
      const { keys } = dataset();
      keys.splice(keys.indexOf(found(keys, context.req.param("id"), "API key")), 1);
      return context.body(null, 204);
    });
