import { Hono } from "hono";
import type { NodeEnv } from "../http/connection";
import type { Dataset } from "../dataset/dataset";
import { screenshot } from "./screenshot";

export const screenshotRoutes = (dataset: () => Dataset, now: () => number) =>
  new Hono<NodeEnv>().get("/:file", async (context) => {
    const id = context.req.param("file").replace(/\.svg$/, "");
    return context.body(String(await screenshot(dataset().runs.find(id, now()))), 200, {
      "content-type": "image/svg+xml; charset=utf-8",
      "content-security-policy": "default-src 'none'",
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
  });
