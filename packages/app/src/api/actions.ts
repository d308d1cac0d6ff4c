import { decodeActions, noData, request } from "@understudy/api";
import { type Action, actionMessages, paths } from "@understudy/model";
import { consoleApi } from "./api";
import { read, write } from "./endpoint";

const lists = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    actions: build.query({ ...read("GET /v1/actions", decodeActions), providesTags: ["actions"] }),
  }),
});

export const actionsApi = lists.injectEndpoints({
  endpoints: (build) => ({
    toggleAction: build.mutation(
      write(noData, {
        request: ({ id, isPublished }: Action) =>
          request(isPublished ? "POST /v1/actions/{id}/unpublish" : "POST /v1/actions/{id}/publish", {
            id: id ?? "",
          }),
        changes: ["actions", "usageSummary", "site"],
        patch: ({ key, isPublished }) =>
          lists.util.updateQueryData("actions", undefined, (actions) => {
            for (const action of actions) if (action.key === key) action.isPublished = !isPublished;
          }),
        notice: ({ id, name }) => ({
          title: actionMessages.toggleFailed,
          href: paths.actions.href(),
          subject: name ?? id,
        }),
      }),
    ),
  }),
});

export const { useActionsQuery } = actionsApi;
