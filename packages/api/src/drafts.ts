import type { Draft, DraftStep } from "@understudy/model";
import type { Schemas } from "./api-types";
import * as read from "./decoding";

// An unreadable step stays as an empty one, so that the others keep their numbers.
function readStep(value: read.Raw<Schemas["RecordedStep"]>): DraftStep {
  const step = read.fields(value);
  return {
    type: read.text(step["type"]),
    selector: read.text(step["selector"]),
    description: read.text(step["description"]),
  };
}

const toEdit = { one: read.anyText, list: read.texts };
const toDisplay = { one: read.shownText, list: read.shownTexts };

const draftOf = (row: read.Row<Schemas["Draft"]>, keyOf: read.RowKeys, shown: typeof toEdit): Draft => {
  const id = read.idText(row["id"]);
  const { name, description, intents, destructive } = row;
  return {
    key: keyOf(id),
    id,
    name: shown.one(name),
    description: shown.one(description),
    intents: shown.list(intents),
    destructive: read.flag(destructive),
    received: { name, description, intents, destructive },
    routePattern: read.text(read.fields(row["page"])["routePattern"]),
    entryType: read.text(read.fields(row["entry"])["type"]),
    steps: read.list(row["steps"]).map(readStep),
    createdAt: read.date(read.firstOf(row["created_at"], row["createdAt"])),
  };
};

export const decodeDrafts: read.Decoder<"GET /v1/drafts", readonly Draft[]> = read.rows(
  "drafts",
  (row, keyOf) => draftOf(row, keyOf, toDisplay),
);

export const decodeDraft: read.Decoder<"GET /v1/drafts/{id}", Draft> = read.entity(
  { fields: ["id", "name", "intents", "destructive", "page", "entry", "steps"], wrapper: "draft" },
  (draft) => draftOf(draft, read.createRowKeys(), toEdit),
);

/** Publishing succeeded even if the response has no action ID. */
export const decodePublished: read.Decoder<"POST /v1/drafts/{id}/publish", { actionId: string | null }> =
  read.response(({ actionId, action_id }) => ({
    actionId: read.idText(read.firstOf(actionId, action_id)),
  }));
