import { Hono } from "hono";
import { errorResponse } from "../api/error-response";
import { examplePath, makeId, type Dataset } from "../dataset/dataset";
import type { NodeEnv } from "../http/connection";
import { isSameOrigin, originOf } from "../http/loopback";
import { isRecord } from "../http/rules";
import { protect } from "../pages/policy";
import { examplePage } from "./page";

/** What the recorder sends. Bad steps are left out. */
function readSteps(body: unknown) {
  const steps = isRecord(body) && Array.isArray(body["steps"]) ? body["steps"] : [];
  return steps
    .filter(isRecord)
    .map((step) => ({
      type: String(step["type"]),
      selector: String(step["selector"]),
      description: String(step["description"]),
    }))
    .slice(0, 200);
}

/** A page of the hotel, with the script tag if it's installed, and the calls of the script. */
export const exampleRoutes = (dataset: () => Dataset, now: () => number) =>
  new Hono<NodeEnv>()
    .use(async (context, next) => {
      const host = context.req.header("host") ?? "";
      if (context.req.method === "GET" || isSameOrigin(context.req.header("origin"), host)) return next();
      return errorResponse(context, 403, {
        code: "foreign_origin",
        message: "Only the example site can do this.",
      });
    })
    .get("/", (context) => {
      protect(context, { scripts: true });
      const sdkUrl = `${originOf(context.req.header("host") ?? "")}/sandbox/assets/sdk.js`;
      return context.html(examplePage(dataset().site, sdkUrl));
    })
    .post("/script", (context) => {
      const { site } = dataset();
      site.hasScript = !site.hasScript;
      return context.redirect(examplePath, 303);
    })
    .post("/opened", (context) => {
      const { site, keys } = dataset();
      site.onboarding.scriptInstalled = true;
      if (keys.length > 0) site.onboarding.appOpened = true;
      return context.json({ canRecord: keys.length > 0 });
    })
    .post("/recordings", async (context) => {
      const { site, drafts } = dataset();
      const steps = readSteps(await context.req.json().catch(() => null));
      const id = makeId(dataset(), "drf");
      drafts.unshift({
        id,
        name: "Reserve a table",
        description: "",
        intents: [],
        destructive: false,
        routePattern: examplePath,
        entryType: "button",
        steps,
        createdAt: now(),
      });
      site.onboarding.firstRecording = true;
      return context.json({ href: `/drafts/${id}` }, 201);
    });
