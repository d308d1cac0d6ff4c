import { Hono } from "hono";
import type { ActionRecord } from "../dataset/entities";
import { allow } from "./access";
import type { Api, ApiEnv } from "./api-env";
import { notFound } from "./error-response";

const actionRow = ({ id, name, description, is_published, intents, version, steps }: ActionRecord) => ({
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
    const action = actions.find((candidate) => candidate.id === id);
    if (!action) return undefined;
    // Plans the runs up to now with the old state.
    runs.catchUp(now());
    if (published && !action.is_published) runs.promote(id, now());
    if (published) site.onboarding.firstPublish = true;
    action.is_published = published;
    return actionRow(action);
  }

  return new Hono<ApiEnv>()
    .get("/", (context) => context.json({ actions: dataset().actions.map(actionRow) }))
    .post("/:id/publish", allow("member"), (context) => {
      const action = setPublished(context.req.param("id"), true);
      return action ? context.json({ action }) : notFound(context, "action");
    })
    .post("/:id/unpublish", allow("member"), (context) => {
      const action = setPublished(context.req.param("id"), false);
      return action ? context.json({ action }) : notFound(context, "action");
    });
}
