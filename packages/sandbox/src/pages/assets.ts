import { readFileSync } from "node:fs";
import { Hono } from "hono";
import type { NodeEnv } from "../http/connection";

const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");

/** Separate files, because the pages' policy allows nothing inline. */
export const assets = new Hono<NodeEnv>()
  .use(async (context, next) => {
    context.header("cache-control", "no-store");
    context.header("x-content-type-options", "nosniff");
    await next();
  })
  .get("/sandbox.css", (context) =>
    context.body(read("./sandbox.css"), 200, { "content-type": "text/css; charset=utf-8" }),
  )
  .get("/control.js", (context) =>
    context.body(read("./control.js"), 200, { "content-type": "text/javascript; charset=utf-8" }),
  );
