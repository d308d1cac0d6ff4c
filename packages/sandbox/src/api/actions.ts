import { Hono } from "hono";
import type { ActionRecord } from "../dataset/entities";
import type { Entity } from "../description";
import { found } from "../http/refusal";
import { allow } from "./access";
import type { Api, ApiEnv } from "./api-env";

const actionRow = ({
  id,
  name,
  description,
  is_published,
  intents,
  version,
  steps,
}: ActionRecord): Entity<"Action"> => ({
  id,
  name,
  description,
  is_published,
  step_count: steps.length,
  intents,
  version,
});

export function actionRoutes({ dataset, now }: Api) {
  function setPublished(id: string, published: boolean) {
    const { actions, runs, site } = dataset();
    const action = found(actions, id, "action");
    // Plans the runs up to now with the old state.
    runs.catchUp(now());
    if (published && !action.is_published) runs.promote(id, now());
    if (published) site.onboarding.firstPublish = true;
    action.is_published = published;
    return { action: actionRow(action) };
  }

  return new Hono<ApiEnv>()
    .get("/", (context) => context.json({ actions: dataset().actions.map(actionRow) }))
    .post("/:id/publish", allow("member"), (context) =>
      context.json(setPublished(context.req.param("id"), true)),
    )
    .post("/:id/unpublish", allow("member"), (context) =>
      context.json(setPublished(context.req.param("id"), false)),
    );
}
