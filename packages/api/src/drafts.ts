import type { Draft, DraftStep } from "@understudy/model";
import type { ResponseOf, Schemas } from "./api-types";
import { type FieldName, type Fields, fieldsIn } from "./json";
import * as read from "./decoding";

// An unreadable step stays as an empty one, so that the others keep their numbers.
function readStep(value: unknown): DraftStep {
  const step = fieldsIn<Schemas["RecordedStep"]>(value);
  return {
    type: read.text(step["type"]),
    selector: read.text(step["selector"]),
    description: read.text(step["description"]),
  };
}

const toEdit = { one: read.anyText, list: read.texts };
const toDisplay = { one: read.shownText, list: read.shownTexts };

const draftOf = (row: Fields<Schemas["Draft"]>, keyOf: read.RowKeys, shown: typeof toEdit): Draft => {
  const id = read.idText(row["id"]);
  return {
    key: keyOf(id),
    id,
    name: shown.one(row["name"]),
    description: shown.one(row["description"]),
    intents: shown.list(row["intents"]),
    unreadable: read.unreadableLists({ intents: row["intents"] }),
    destructive: read.flag(row["destructive"]),
    routePattern: read.text(fieldsIn<Schemas["Draft"]["page"]>(row["page"])["routePattern"]),
    entryType: read.text(fieldsIn<Schemas["Draft"]["entry"]>(row["entry"])["type"]),
    steps: Array.isArray(row["steps"]) ? row["steps"].map(readStep) : [],
    createdAt: read.date(read.firstOf(row["created_at"], row["createdAt"])),
  };
};

export const decodeDrafts = (body: unknown) =>
  read.rows(body, "drafts", (row, keyOf) => draftOf(row, keyOf, toDisplay));

const draftFields = ["id", "name", "intents", "destructive", "page", "entry", "steps"] satisfies FieldName<
  Schemas["Draft"]
>[];

export const decodeDraft = (body: unknown) =>
  read.entity(body, { fields: draftFields, wrapper: "draft" }, (draft) =>
    draftOf(draft, read.createRowKeys(), toEdit),
  );

/** Publishing succeeded even if the response has no action ID. */
export function decodePublished(body: unknown): { actionId: string | null } {
  const answer = fieldsIn<ResponseOf<"POST /v1/drafts/{id}/publish">>(body);
  return { actionId: read.idText(read.firstOf(answer["actionId"], answer["action_id"])) };
}
