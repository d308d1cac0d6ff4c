import {
  decodeDraft,
  decodeDrafts,
  decodePublished,
  get,
  noData,
  post,
  put,
  schemaOf,
} from "@understudy/api";
import type { Draft, DraftEdit } from "@understudy/model";
import { changing, consoleApi } from "./api";
import { tagOf } from "./tags";

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
