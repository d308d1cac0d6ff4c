import { Hono } from "hono";
import { flag, oneOf, orNull, text, texts, whole } from "../http/rules";
import { allow } from "./access";
import { readBody } from "./body";
import type { Api, ApiEnv } from "./api-env";

const offset = whole(-100_000, 100_000);
const patterns = texts({ count: 200, max: 500 });

const rules = {
  widget_enabled: flag,
  launcher_side: oneOf(["left", "right"]),
  launcher_offset_x: offset,
  launcher_offset_y: offset,
  launcher_z_index: whole(-2_147_483_648, 2_147_483_647),
  brand_color: text({ max: 60 }),
  brand_title: text({ max: 200 }),
  brand_logo_url: orNull(text({ max: 2_000 })),
  hotkey_enabled: flag,
  hotkey_combination: text({ max: 100 }),
  coexistence_mode: oneOf(["auto", "unify", "none"]),
  routes_include: patterns,
  routes_exclude: patterns,
};

export const settingsRoutes = ({ dataset }: Api) =>
  new Hono<ApiEnv>().put("/site/settings", allow("admin"), async (context) => {
    const body = await readBody(context, rules);
    if ("refused" in body) return body.refused;
    const { site } = dataset();
    site.settings = body.value;
    if (site.settings.widget_enabled) site.onboarding.widgetEnabled = true;
    return context.json({ settings: site.settings });
  });
