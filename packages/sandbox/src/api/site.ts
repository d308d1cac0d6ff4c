import { Hono, type Context } from "hono";
import { examplePath } from "../dataset/dataset";
import type { BodyRules, Entity } from "../description";
import { siteUsage } from "../dataset/usage";
import { consoleOrigin } from "../http/loopback";
import { filledText, object, readBody, text } from "../http/rules";
import { allow } from "./access";
import type { Api, ApiEnv } from "./api-env";

const toSite = ({ dataset, now }: Api, context: Context): Entity<"Site", "siteId" | "site_id"> => {
  const { id, name, domains, plan, settings, onboarding } = dataset().site;
  const dev = domains.dev === examplePath ? new URL(consoleOrigin(context)).host + examplePath : domains.dev;
  const usage = siteUsage(dataset(), now());
  return { id, name, domains: { ...domains, dev }, plan, settings, onboarding, usage };
};

const domain = text(253);

const edit = object({
  name: filledText(120),
  domain_dev: domain,
  domain_staging: domain,
  domain_prod: domain,
} satisfies BodyRules<"PUT /v1/site">);

export const siteRoutes = (api: Api) =>
  new Hono<ApiEnv>()
    .get("/sites/me", (context) => context.json(toSite(api, context)))
    .put("/site", allow("admin"), async (context) => {
      const {
        name,
        domain_dev: dev,
        domain_staging: staging,
        domain_prod: prod,
      } = await readBody(context, edit);
      Object.assign(api.dataset().site, { name, domains: { dev, staging, prod } });
      return context.json(toSite(api, context));
    });
