import type { Draft, DraftEdit } from "@understudy/screens/model";
import { kitOf, consoleApi, reading, tagOf } from "./base";
import type { Answer, Call } from "./call";
import { done, json } from "./call";
import { readDraft, readDrafts, readPublished } from "./decoders/draft";
import type { ConsoleThunk } from "./thunk";
import { writing } from "./write";

/** How long a save may wait to learn whether the draft was changed elsewhere. */
const freshDraftMs = 3_000;

const draftCall = (id: string): Call<Draft> => ({
  method: "GET",
  pattern: "/v1/drafts/{id}",
  id,
  decode: json(readDraft),
});

export const draftsApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    drafts: build.query<readonly Draft[], void>({
      queryFn: reading(() => ({ method: "GET", pattern: "/v1/drafts", decode: json(readDrafts) })),
      providesTags: ["drafts"],
    }),
    draft: build.query<Draft, string>({
      queryFn: reading(draftCall),
      providesTags: (_draft, _failure, id) => [tagOf("draft", id)],
    }),
    saveDraft: build.mutation<null, { id: string; edit: DraftEdit }>({
      queryFn: writing(
        { changes: ["drafts", "draft"] },
        ({ id, edit: { name, description, intents, destructive } }) => ({
          method: "PUT",
          pattern: "/v1/drafts/{id}",
          id,
          body: { name, description, intents, destructive },
          decode: done,
        }),
      ),
    }),
    publishDraft: build.mutation<{ actionId: string | null }, string>({
      // The draft itself is gone then: reading it again would only show its page a failure on the way out.
      queryFn: writing({ changes: ["drafts", "actions", "usageSummary", "site"] }, (id) => ({
        method: "POST",
        pattern: "/v1/drafts/{id}/publish",
        id,
        decode: json(readPublished),
      })),
    }),
  }),
});

export const { useDraftsQuery, useDraftQuery, useSaveDraftMutation, usePublishDraftMutation } = draftsApi;

/** Reads a draft past the cache, so that what a form was filled from stays what it was. */
export const readFreshDraft =
  (id: string): ConsoleThunk<Promise<Answer<Draft>>> =>
  (_dispatch, _getState, extra) =>
    kitOf(extra).client.call({ ...draftCall(id), within: freshDraftMs });
