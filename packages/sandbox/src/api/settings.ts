import { Hono } from "hono";
import { settingsSchema } from "../dataset/entities";
import { readBody } from "../http/rules";
import { allow } from "./access";
import type { Api, ApiEnv } from "./api-env";

export const settingsRoutes = ({ dataset }: Api) =>
  new Hono<ApiEnv>().put("/site/settings", allow("admin"), async (context) => {
    const settings = await readBody(context, settingsSchema);
    const { site } = dataset();
    site.settings = settings;
    if (settings.widget_enabled) site.onboarding.widgetEnabled = true;
    return context.json({ settings });
  });
