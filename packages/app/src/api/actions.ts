import type { Action } from "@understudy/screens/model";
import type { Resource } from "./base";
import { consoleApi, reading } from "./base";
import { done, json } from "./call";
import { readActions } from "./decoders/action";
import { writing } from "./write";

/** Everything that counts published actions. */
const publishing: readonly Resource[] = ["actions", "usageSummary", "site"];

export const actionsApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    actions: build.query<readonly Action[], void>({
      queryFn: reading(() => ({ method: "GET", pattern: "/v1/actions", decode: json(readActions) })),
      providesTags: ["actions"],
    }),
    publishAction: build.mutation<null, string>({
      queryFn: writing({ changes: publishing, holds: true }, (id) => ({
        method: "POST",
        pattern: "/v1/actions/{id}/publish",
        id,
        decode: done,
      })),
    }),
    unpublishAction: build.mutation<null, string>({
      queryFn: writing({ changes: publishing, holds: true }, (id) => ({
        method: "POST",
        pattern: "/v1/actions/{id}/unpublish",
        id,
        decode: done,
      })),
    }),
  }),
});

export const { useActionsQuery, usePublishActionMutation, useUnpublishActionMutation } = actionsApi;
