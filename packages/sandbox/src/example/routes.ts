import { Hono } from "hono";
import * as v from "valibot";
import { examplePath, makeId, type Dataset } from "../dataset/dataset";
import type { NodeEnv } from "../http/connection";
import { ownOrigin, sameOrigin } from "../http/loopback";
import { parse } from "../http/rules";
import { protect } from "../pages/policy";
import { examplePage } from "./page";

const recording = v.object({
  steps: v.pipe(
    v.array(v.object({ type: v.string(), selector: v.string(), description: v.string() })),
    v.maxLength(200),
  ),
});

/** A page of the hotel, with the script tag if it's installed, and the calls of the script. */
export const exampleRoutes = (dataset: () => Dataset, now: () => number) =>
  new Hono<NodeEnv>()
    .use(sameOrigin)
    .get("/", (context) => {
      protect(context, { scripts: true });
      return context.html(examplePage(dataset().site, `${ownOrigin(context)}/sandbox/assets/sdk.js`));
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
      const parsed = parse(recording, await context.req.json().catch(() => null));
      const steps = "value" in parsed ? parsed.value.steps : [];
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
