import type { Draft, DraftEdit, DraftStep } from "@understudy/screens/model";
import { consoleApi, tagOf, unlessRefused } from "./api";
import {
  anyText,
  date,
  decodeEntity,
  decodeRows,
  type Fields,
  fieldsIn,
  firstOf,
  flag,
  idText,
  shownText,
  shownTexts,
  text,
  texts,
} from "./decoding";
import { type Decoded, get, post, put, unreadable } from "./http-request";
import { createRowKeys } from "./row-keys";

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

export const draftsApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    drafts: build.query<readonly Draft[], void>({
      query: () => get("/v1/drafts", decodeDrafts),
      providesTags: ["drafts"],
    }),
    draft: build.query<Draft, string>({
      query: (id) => get("/v1/drafts/{id}", decodeDraft, { id }),
      providesTags: (_draft, _failure, id) => [tagOf("draft", id)],
    }),
    saveDraft: build.mutation<null, { id: string; edit: DraftEdit }>({
      query: ({ id, edit: { name, description, intents, destructive } }) =>
        put("/v1/drafts/{id}", { id, body: { name, description, intents, destructive } }),
      invalidatesTags: unlessRefused(["drafts", "draft"]),
    }),
    publishDraft: build.mutation<{ actionId: string | null }, string>({
      query: (id) => post("/v1/drafts/{id}/publish", { id, decode: decodePublished }),
      // Without "draft": it no longer exists, so refetching it would show an error.
      invalidatesTags: unlessRefused(["drafts", "actions", "usageSummary", "site"]),
    }),
  }),
});

export const { useDraftsQuery, useDraftQuery } = draftsApi;
