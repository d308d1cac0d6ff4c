import { Hono } from "hono";
import { flag, text, texts } from "../http/rules";
import type { DraftRecord } from "../world/entities";
import { makeId, type World } from "../world/world";
import { allow } from "./access";
import { readBody } from "./body";
import type { Api, ApiEnv } from "./api-env";
import { notFound, errorResponse } from "./error-response";

const tellDraft = ({ routePattern, entryType, steps, createdAt, ...draft }: DraftRecord) => ({
  ...draft,
  page: routePattern === null ? null : { routePattern },
  entry: entryType === null ? null : { type: entryType },
  steps: steps.map(({ type, selector, description }) => ({ type, selector, description })),
  created_at: new Date(createdAt).toISOString(),
});

const edit = {
  name: text({ max: 200 }),
  description: text({ max: 5_000 }),
  intents: texts({ count: 100, max: 500 }),
  destructive: flag,
};

function becomeAction(world: World, draft: DraftRecord, now: number): string {
  const id = makeId(world, "act");
  world.runs.catchUp(now);
  world.drafts.splice(world.drafts.indexOf(draft), 1);
  world.actions.unshift({
    id,
    name: draft.name.trim() === "" ? "Untitled action" : draft.name,
    description: draft.description,
    is_published: true,
    intents: draft.intents.filter((intent) => intent.trim() !== ""),
    version: 1,
    steps: draft.steps,
  });
  world.runs.promote(id, now);
  world.site.onboarding.firstPublish = true;
  return id;
}

export function draftRoutes({ world, now }: Api) {
  const find = (id: string) => world().drafts.find((draft) => draft.id === id);

  return new Hono<ApiEnv>()
    .get("/", (context) => context.json({ drafts: world().drafts.map(tellDraft) }))
    .get("/:id", (context) => {
      const draft = find(context.req.param("id"));
      return draft ? context.json({ draft: tellDraft(draft) }) : notFound(context, "draft");
    })
    .put("/:id", allow("member"), async (context) => {
      const draft = find(context.req.param("id"));
      if (!draft) return notFound(context, "draft");
      const body = await readBody(context, edit);
      if ("refused" in body) return body.refused;
      Object.assign(draft, body.value);
      return context.json({ draft: tellDraft(draft) });
    })
    .post("/:id/publish", allow("admin"), (context) => {
      const draft = find(context.req.param("id"));
      if (!draft) return notFound(context, "draft");
      if (draft.steps.length === 0)
        return errorResponse(context, 422, {
          code: "no_steps",
          message: "A draft without recorded steps cannot be published.",
        });
      return context.json({ actionId: becomeAction(world(), draft, now()) });
    });
}
