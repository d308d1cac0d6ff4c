import {
  bodyOf,
  decodeDraft,
  decodeDrafts,
  decodePublished,
  noData,
  request,
  type Saved,
} from "@understudy/api";
import {
  type DraftEdit,
  type DraftField,
  draftFields,
  draftMessages,
  draftName,
  paths,
} from "@understudy/model";
import { consoleApi } from "./api";
import { read, write } from "./endpoint";
import { tagOf } from "./tags";

export interface SavedDraft extends Saved<DraftEdit, DraftField> {
  id: string;
  /** Whether the page publishes the draft after saving it. */
  thenPublish: boolean;
}

export const draftsApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    drafts: build.query({ ...read("GET /v1/drafts", decodeDrafts), providesTags: ["drafts"] }),
    draft: build.query({
      ...read("GET /v1/drafts/{id}", decodeDraft),
      providesTags: (_draft, _failure, id) => [tagOf("draft", id)],
    }),
    saveDraft: build.mutation(
      write(noData, {
        request: ({ id, ...saved }: SavedDraft) =>
          request("PUT /v1/drafts/{id}", { id, body: bodyOf(draftFields, saved) }),
        changes: ["drafts", "draft"],
        tagsOf: ({ id }) => ["drafts", tagOf("draft", id)],
        resource: "draft",
        notice: ({ id, edit }) => ({
          title: draftMessages.saveFailed,
          href: paths.draft.href(id),
          subject: draftName(edit.name),
        }),
      }),
    ),
    publishDraft: build.mutation(
      write(decodePublished, {
        request: ({ id }: { id: string; name: string }) => request("POST /v1/drafts/{id}/publish", { id }),
        // Without "draft": it no longer exists, so refetching it would show an error.
        changes: ["drafts", "actions", "usageSummary", "site"],
        resource: "draft",
        notice: ({ id, name }) => ({
          title: draftMessages.publishFailed,
          href: paths.draft.href(id),
          subject: draftName(name),
        }),
      }),
    ),
  }),
});

export const { useDraftsQuery, useDraftQuery } = draftsApi;
