import { type Action, actionMessages, paths } from "@understudy/screens/model";
import { consoleApi } from "./api";
import { count, decodeRows, flag, idText, number, shownText, shownTexts, text } from "./decoding";
import { get, post } from "./http-client";
import { reportLateFailure } from "./mutations";

export const decodeActions = (body: unknown) =>
  decodeRows(body, "actions", (row, keyOf): Action => {
    const id = idText(row["id"]);
    return {
      key: keyOf(id),
      id,
      name: text(row["name"]),
      description: shownText(row["description"]),
      isPublished: flag(row["is_published"]),
      stepCount: count(row["step_count"]),
      intents: shownTexts(row["intents"]),
      version: versionOf(row["version"]),
    };
  });

/** “NaN” and “Infinity”. */
const noNumber = /^[+-]?(?:NaN|Infinity)$/;

function versionOf(value: unknown): number | string | null {
  if (typeof value === "number") return nonNegative(number(value));
  const word = text(value);
  return word === null || noNumber.test(word.trim()) ? null : word;
}

const nonNegative = (value: number | null) => (value !== null && value >= 0 ? value : null);

export const actionsApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    actions: build.query<readonly Action[], void>({
      query: () => get("/v1/actions", decodeActions),
      providesTags: ["actions"],
    }),
    /** Enables or disables an action, whichever it isn't. */
    toggleAction: build.mutation<null, Action & { id: string }>({
      query: ({ id, isPublished }) =>
        post(isPublished ? "/v1/actions/{id}/unpublish" : "/v1/actions/{id}/publish", { id }),
      extraOptions: { invalidates: ["actions", "usageSummary", "site"], awaitsRefetch: true },
      onQueryStarted: reportLateFailure(
        actionMessages.toggleFailed,
        () => paths.actions.href(),
        ({ id, name }) => name ?? id,
      ),
    }),
  }),
});

export const { useActionsQuery } = actionsApi;
