import { readFileSync } from "node:fs";
import { Hono } from "hono";
import type { NodeEnv } from "../http/connection";

const types: Record<string, string> = {
  "sandbox.css": "text/css",
  "control.js": "text/javascript",
  "sign-out.js": "text/javascript",
  "example.js": "text/javascript",
  "sdk.js": "text/javascript",
};

/** Separate files, because the pages' policy allows nothing inline. */
export const assets = new Hono<NodeEnv>()
  .use(async (context, next) => {
    context.header("cache-control", "no-store");
    context.header("x-content-type-options", "nosniff");
    await next();
  })
  .get("/:name", async (context, next) => {
    const name = context.req.param("name");
    const type = types[name];
    if (type === undefined) return next();
    const file = readFileSync(new URL(`./${name}`, import.meta.url), "utf8");
    return context.body(file, 200, { "content-type": `${type}; charset=utf-8` });
  });
