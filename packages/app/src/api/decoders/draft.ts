import type { Draft, DraftStep } from "@understudy/screens/model";
import type { Decoded } from "../http-request";
import { unreadable } from "../http-request";
import type { Fields } from "./fields";
import { anyText, date, fieldsIn, firstOf, flag, idText, shownText, shownTexts, text, texts } from "./fields";
import { createRowKeys } from "./row-keys";
import { decodeEntity, decodeRows } from "./body";

// An unreadable step stays as an empty one, so that the others keep their numbers.
function readStep(value: unknown): DraftStep {
  const step = fieldsIn(value);
  return {
    type: text(step["type"]),
    selector: text(step["selector"]),
    description: text(step["description"]),
  };
}

type ReadText = { one: (value: unknown) => string; list: (value: unknown) => readonly string[] };

const toEdit: ReadText = { one: anyText, list: texts };
const toDisplay: ReadText = { one: shownText, list: shownTexts };

function draftReader(read: ReadText): (row: Fields) => Draft {
  const keyOf = createRowKeys();
  return (row) => {
    const id = idText(row["id"]);
    return {
      key: keyOf(id),
      id,
      name: read.one(row["name"]),
      description: read.one(row["description"]),
      intents: read.list(row["intents"]),
      destructive: flag(row["destructive"]),
      routePattern: text(fieldsIn(row["page"])["routePattern"]),
      entryType: text(fieldsIn(row["entry"])["type"]),
      steps: Array.isArray(row["steps"]) ? row["steps"].map(readStep) : [],
      createdAt: date(firstOf(row["created_at"], row["createdAt"])),
    };
  };
}

export const decodeDrafts = (body: unknown) => decodeRows(body, "drafts", () => draftReader(toDisplay));

const ownFields = [
  "id",
  "name",
  "description",
  "intents",
  "destructive",
  "page",
  "entry",
  "steps",
  "created_at",
  "createdAt",
];

export function decodeDraft(body: unknown): Decoded<Draft> {
  const draft = decodeEntity(body, ownFields, "draft");
  return draft === unreadable ? unreadable : draftReader(toEdit)(draft);
}

/** Publishing succeeded even if the response has no action ID. */
export function decodePublished(body: unknown): { actionId: string | null } {
  const answer = fieldsIn(body);
  return { actionId: idText(firstOf(answer["actionId"], answer["action_id"])) };
}
