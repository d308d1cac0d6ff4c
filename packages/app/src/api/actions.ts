import type { Action } from "@understudy/model";
import { changing, consoleApi } from "./api";
import { noData, schemaOf } from "./json-response";
import * as read from "./decoding";
import { get, post } from "./http-client";

export const decodeActions = (body: unknown) =>
  read.rows(body, "actions", (row, keyOf): Action => {
    const id = read.idText(row["id"]);
    return {
      key: keyOf(id),
      id,
      name: read.text(row["name"]),
      description: read.shownText(row["description"]),
      isPublished: read.flag(row["is_published"]),
      stepCount: read.count(row["step_count"]),
      intents: read.shownTexts(row["intents"]),
      version: versionOf(row["version"]),
    };
  });

const noNumber = /^[+-]?(?:NaN|Infinity)$/;

function versionOf(value: unknown): number | string | null {
  if (typeof value === "number") return read.amount(value);
  const word = read.text(value);
  return word === null || noNumber.test(word.trim()) ? null : word;
}

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
