import type { ApiKey } from "@understudy/model";
import { changing, consoleApi } from "./api";
import { noData, schemaOf } from "./json-response";
import type { ResponseOf, Schemas } from "./api-types";
import { fieldsIn, isFields } from "../lib/json";
import * as read from "./decoding";
import { withoutStatusMessage } from "./errors";
import { del, get, post } from "./http-client";

export const decodeKeys = (body: unknown) =>
  read.rows(body, "keys", (row, keyOf): ApiKey => {
    const id = read.idText(row["id"]);
    return {
      rowKey: keyOf(id),
      id,
      name: read.text(row["name"]),
      key: read.text(row["key"]),
      createdAt: read.date(read.firstOf(row["createdAt"], row["created_at"])),
      lastUsed: read.dateOrText(read.firstOf(row["lastUsed"], row["last_used"])),
    };
  });

/** The secret of a new key, which the server sends only once. */
export function decodeCreatedKey(body: unknown): read.Decoded<string> {
  const answer = fieldsIn<ResponseOf<"POST /v1/keys">>(body);
  const [secret] = [answer["api_key"], answer["key"]].flatMap(
    (created) => read.wholeText(isFields<Schemas["NewKey"]>(created) ? created["key"] : created) ?? [],
  );
  return secret ?? read.unreadable;
}

export const keysApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    keys: build.query<readonly ApiKey[], void>({
      query: () => get("/v1/keys/list"),
      responseSchema: schemaOf(decodeKeys),
      providesTags: ["keys"],
    }),
    /** Only for `usePageMutation`: a tracked result, the secret, would stay in the store. */
    createKey: build.mutation<string, { name: string; siteId: string }>({
      query: ({ name, siteId }) => post("/v1/keys", { body: { name, site_id: siteId } }),
      responseSchema: schemaOf(decodeCreatedKey),
      ...changing(["keys", "site"]),
    }),
    revokeKey: build.mutation<null, ApiKey & { id: string }>({
      query: ({ id }) => del("/v1/keys/{id}", { id }),
      transformErrorResponse: withoutStatusMessage,
      responseSchema: noData,
      ...changing(["keys"]),
      async onQueryStarted({ rowKey }, { dispatch, queryFulfilled }) {
        try {
          await queryFulfilled;
          dispatch(
            keysApi.util.updateQueryData("keys", undefined, (keys) =>
              keys.filter((each) => each.rowKey !== rowKey),
            ),
          );
        } catch {
          // The page says so, or a notice.
        }
      },
    }),
  }),
});

export const { useKeysQuery } = keysApi;
