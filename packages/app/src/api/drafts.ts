import type { Draft, DraftEdit, DraftStep } from "@understudy/model";
import { changing, consoleApi } from "./api";
import { noData, schemaOf } from "./json-response";
import { tagOf } from "./tags";
import type { ResponseOf, Schemas } from "./api-types";
import { type FieldName, type Fields, fieldsIn } from "../lib/json";
import * as read from "./decoding";
import { get, post, put } from "./http-client";

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

interface SavedDraft {
  id: string;
  edit: DraftEdit;
  /** Of the draft as it was last read; sent back. */
  unreadable?: Draft["unreadable"];
  /** Whether the page publishes the draft after saving it. */
  thenPublish: boolean;
}

export const draftsApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    drafts: build.query<readonly Draft[], void>({
      query: () => get("/v1/drafts"),
      responseSchema: schemaOf(decodeDrafts),
      providesTags: ["drafts"],
    }),
    draft: build.query<Draft, string>({
      query: (id) => get("/v1/drafts/{id}", { id }),
      responseSchema: schemaOf(decodeDraft),
      providesTags: (_draft, _failure, id) => [tagOf("draft", id)],
    }),
    saveDraft: build.mutation<null, SavedDraft>({
      query: ({ id, edit: { name, description, intents, destructive }, unreadable }) =>
        put("/v1/drafts/{id}", { id, body: { name, description, intents, destructive, ...unreadable } }),
      responseSchema: noData,
      ...changing(["drafts", "draft"], {
        resource: "draft",
        tagsOf: ({ id }: SavedDraft) => ["drafts", tagOf("draft", id)],
      }),
    }),
    publishDraft: build.mutation<{ actionId: string | null }, { id: string; name: string }>({
      query: ({ id }) => post("/v1/drafts/{id}/publish", { id }),
      responseSchema: schemaOf(decodePublished),
      // Without "draft": it no longer exists, so refetching it would show an error.
      ...changing(["drafts", "actions", "usageSummary", "site"], { resource: "draft" }),
    }),
  }),
});

export const { useDraftsQuery, useDraftQuery } = draftsApi;
