import type { Action } from "@understudy/screens/model";
import { consoleApi, unlessRefused } from "./api";
import { decodeActions } from "./decoders/action";
import { get, post } from "./http-request";

/** Queries that depend on the number of published actions. */
export const publishedActionTags = ["actions", "usageSummary", "site"] as const;

export const actionsApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    actions: build.query<readonly Action[], void>({
      query: () => get("/v1/actions", decodeActions),
      providesTags: ["actions"],
    }),
    publishAction: build.mutation<null, string>({
      query: (id) => post("/v1/actions/{id}/publish", { id }),
      invalidatesTags: unlessRefused(publishedActionTags),
    }),
    unpublishAction: build.mutation<null, string>({
      query: (id) => post("/v1/actions/{id}/unpublish", { id }),
      invalidatesTags: unlessRefused(publishedActionTags),
    }),
  }),
});

export const { useActionsQuery } = actionsApi;
