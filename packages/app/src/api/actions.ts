import { type Action, actionMessages, paths } from "@understudy/model";
import { consoleApi } from "./api";
import * as read from "./decoding";
import { get, post } from "./http-client";
import { reportLateFailure } from "./mutations";

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

const nameOf = ({ id, name }: Pick<Action, "id" | "name">) => name ?? id;

export const actionsApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    actions: build.query<readonly Action[], void>({
      query: () => get("/v1/actions", decodeActions),
      providesTags: ["actions"],
    }),
    toggleAction: build.mutation<null, Action & { id: string }>({
      query: ({ id, isPublished }) =>
        post(isPublished ? "/v1/actions/{id}/unpublish" : "/v1/actions/{id}/publish", { id }),
      extraOptions: { invalidates: ["actions", "usageSummary", "site"], awaitsRefetch: true },
      onQueryStarted: reportLateFailure(actionMessages.toggleFailed, () => paths.actions.href(), nameOf),
    }),
  }),
});

export const { useActionsQuery } = actionsApi;
