import { Hono } from "hono";
import type { BodyRules, Entity } from "../description";
import { found, refuse } from "../http/refusal";
import { flag, object, readBody, text, texts } from "../http/rules";
import type { DraftRecord } from "../dataset/entities";
import { makeId, type Dataset } from "../dataset/dataset";
import { allow } from "./access";
import type { Api, ApiEnv } from "./api-env";

const toDraft = ({
  routePattern,
  entryType,
  steps,
  createdAt,
  ...draft
}: DraftRecord): Entity<"Draft", "createdAt"> => ({
  ...draft,
  page: routePattern === null ? null : { routePattern },
  entry: entryType === null ? null : { type: entryType },
  steps: steps.map(({ type, selector, description }) => ({ type, selector, description })),
  created_at: new Date(createdAt).toISOString(),
});

const edit = object({
  name: text(200),
  description: text(5_000),
  intents: texts(100, 500),
  destructive: flag,
} satisfies BodyRules<"PUT /v1/drafts/{id}">);

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
  const find = (id: string) => found(dataset().drafts, id, "draft");

  return new Hono<ApiEnv>()
    .get("/", (context) => context.json({ drafts: dataset().drafts.map(toDraft) }))
    .get("/:id", (context) => context.json({ draft: toDraft(find(context.req.param("id"))) }))
    .put("/:id", allow("member"), async (context) => {
      const draft = find(context.req.param("id"));
      Object.assign(draft, await readBody(context, edit));
      return context.json({ draft: toDraft(draft) });
    })
    .post("/:id/publish", allow("admin"), (context) => {
      const draft = find(context.req.param("id"));
      if (draft.steps.length === 0)
        refuse(422, "no_steps", "A draft without recorded steps cannot be published.");
      return context.json({ actionId: becomeAction(dataset(), draft, now()) });
    });
}
