import { Hono, type Context } from "hono";
import { text } from "../http/rules";
import { examplePath } from "../dataset/dataset";
import { siteUsage } from "../dataset/usage";
import { consoleOrigin } from "../http/loopback";
import { allow } from "./access";
import { readBody } from "./body";
import type { Api, ApiEnv } from "./api-env";

const toSite = ({ dataset, now }: Api, context: Context) => {
  const { id, name, domains, plan, settings, onboarding } = dataset().site;
  const dev = domains.dev === examplePath ? new URL(consoleOrigin(context)).host + examplePath : domains.dev;
  const usage = siteUsage(dataset(), now());
  return { id, name, domains: { ...domains, dev }, plan, settings, onboarding, usage };
};

export const siteRoutes = (api: Api) =>
  new Hono<ApiEnv>()
    .get("/sites/me", (context) => context.json(toSite(api, context)))
    .put("/site", allow("admin"), async (context) => {
      const domain = text({ max: 253 });
      const body = await readBody(context, {
        name: text({ max: 120, filled: true }),
        domain_dev: domain,
        domain_staging: domain,
        domain_prod: domain,
      });
      if ("refused" in body) return body.refused;
      const { name, domain_dev: dev, domain_staging: staging, domain_prod: prod } = body.value;
      Object.assign(api.dataset().site, { name, domains: { dev, staging, prod } });
      return context.json(toSite(api, context));
    });
