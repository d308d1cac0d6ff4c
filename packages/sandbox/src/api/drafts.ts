import { Hono } from "hono";
import { flag, text, texts } from "../http/rules";
import type { DraftRecord } from "../dataset/entities";
import { makeId, type Dataset } from "../dataset/dataset";
import { allow } from "./access";
import { readBody } from "./body";
import type { Api, ApiEnv } from "./api-env";
import { notFound, errorResponse } from "./error-response";

const toDraft = ({ routePattern, entryType, steps, createdAt, ...draft }: DraftRecord) => ({
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

function becomeAction(dataset: Dataset, draft: DraftRecord, now: number): string {
  const id = makeId(dataset, "act");
  dataset.runs.catchUp(now);
  dataset.drafts.splice(dataset.drafts.indexOf(draft), 1);
  dataset.actions.unshift({
    id,
    name: draft.name.trim() === "" ? "Untitled action" : draft.name,
    description: draft.description,
    is_published: true,
    intents: draft.intents.filter((intent) => intent.trim() !== ""),
    page: draft.routePattern ?? "/",
    version: 1,
    steps: draft.steps.map(({ type, selector, description }) => ({
      type,
      selector,
      label: description || selector,
    })),
  });
  dataset.runs.promote(id, now);
  dataset.site.onboarding.firstPublish = true;
  return id;
}

export function draftRoutes({ dataset, now }: Api) {
  const find = (id: string) => dataset().drafts.find((draft) => draft.id === id);

  return new Hono<ApiEnv>()
    .get("/", (context) => context.json({ drafts: dataset().drafts.map(toDraft) }))
    .get("/:id", (context) => {
      const draft = find(context.req.param("id"));
      return draft ? context.json({ draft: toDraft(draft) }) : notFound(context, "draft");
    })
    .put("/:id", allow("member"), async (context) => {
      const draft = find(context.req.param("id"));
      if (!draft) return notFound(context, "draft");
      const body = await readBody(context, edit);
      if ("refused" in body) return body.refused;
      Object.assign(draft, body.value);
      return context.json({ draft: toDraft(draft) });
    })
    .post("/:id/publish", allow("admin"), (context) => {
      const draft = find(context.req.param("id"));
      if (!draft) return notFound(context, "draft");
      if (draft.steps.length === 0)
        return errorResponse(context, 422, {
          code: "no_steps",
          message: "A draft without recorded steps cannot be published.",
        });
      return context.json({ actionId: becomeAction(dataset(), draft, now()) });
    });
}
