import { Hono } from "hono";
import { errorResponse } from "../api/error-response";
import type { NodeEnv } from "../http/connection";
import { isSameOrigin } from "../http/loopback";
import { protect } from "../pages/policy";
import { readCommands } from "./commands";
import type { Control } from "./control";
import { controlPage } from "./page";

/** The page, and the same as JSON for tests: `GET` returns the state, `POST` sends commands. */
export const controlRoutes = (control: Control) =>
  new Hono<NodeEnv>()
    .get("/", (context) => {
      protect(context, { scripts: true });
      return context.html(controlPage());
    })
    .get("/control", (context) => {
      context.header("cache-control", "no-store");
      const last = Number(context.req.query("last") ?? Number.POSITIVE_INFINITY);
      const requests = control.requests();
      return context.json({
        state: control.state(),
        usual: control.usual,
        requests: requests.slice(Math.max(0, requests.length - last)),
        reports: control.reports(),
      });
    })
    .post("/control", async (context) => {
      if (!isSameOrigin(context.req.header("origin"), context.req.header("host") ?? ""))
        return errorResponse(context, 403, {
          code: "foreign_origin",
          message: "Only the sandbox’s own pages can send commands.",
        });
      if (!/^application\/json\b/i.test(context.req.header("content-type") ?? ""))
        return errorResponse(context, 415, {
          code: "unsupported_media_type",
          message: "Send the commands as application/json.",
        });
      const commands = readCommands(await context.req.json().catch(() => null));
      if ("problem" in commands)
        return errorResponse(context, 422, { code: "invalid_body", message: commands.problem });
      return context.json({ state: control.apply(commands.value) });
    });
