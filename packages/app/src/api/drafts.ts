import type { Draft, DraftEdit } from "@understudy/screens/model";
import { consoleApi, tagOf, unlessRefused } from "./api";
import { decodeDraft, decodeDrafts, decodePublished } from "./decoders/draft";
import { get, post, put } from "./http-request";

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
