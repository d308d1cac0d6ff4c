import { decodeActions, get, noData, post, schemaOf } from "@understudy/api";
import type { Action } from "@understudy/model";
import { changing, consoleApi } from "./api";

export const actionsApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    actions: build.query<readonly Action[], void>({
      query: () => get("/v1/actions"),
      responseSchema: schemaOf(decodeActions),
      providesTags: ["actions"],
    }),
    toggleAction: build.mutation<null, Action & { id: string }>({
      query: ({ id, isPublished }) =>
        post(isPublished ? "/v1/actions/{id}/unpublish" : "/v1/actions/{id}/publish", { id }),
      responseSchema: noData,
      ...changing(["actions", "usageSummary", "site"]),
      async onQueryStarted({ key, isPublished }, { dispatch, queryFulfilled }) {
        try {
          await queryFulfilled;
          dispatch(
            actionsApi.util.updateQueryData("actions", undefined, (actions) => {
              for (const action of actions) if (action.key === key) action.isPublished = !isPublished;
            }),
          );
        } catch {
          // The page says so, or a notice.
        }
      },
    }),
  }),
});

export const { useActionsQuery } = actionsApi;
