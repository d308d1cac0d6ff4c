import { Hono } from "hono";
import type { NodeEnv } from "../http/connection";
import { onlyThisMachine, sameOrigin } from "../http/loopback";
import { readBody } from "../http/rules";
import { protect } from "../pages/policy";
import { commandsSchema } from "./commands";
import type { Control } from "./control";
import { controlPage } from "./page";

/** The page, and the same as JSON for tests: `GET` returns the state, `POST` sends commands. */
export const controlRoutes = (control: Control) =>
  new Hono<NodeEnv>()
    .get("/", onlyThisMachine, (context) => {
      protect(context, { scripts: true });
      return context.html(controlPage());
    })
    .get("/control", onlyThisMachine, (context) => {
      context.header("cache-control", "no-store");
      return context.json({
        state: control.state(),
        usual: control.usual,
        requests: control.requests(),
        reports: control.reports(),
      });
    })
    .post("/control", onlyThisMachine, sameOrigin, async (context) =>
      context.json({ state: control.apply(await readBody(context, commandsSchema)) }),
    );
