import { type ApiKey, keyMessages, paths } from "@understudy/model";
import { consoleApi } from "./api";
import type { ResponseOf, Schemas } from "./api-types";
import { fieldsIn, isFields } from "../lib/json";
import * as read from "./decoding";
import { del, get, post } from "./http-client";
import { reportLateFailure } from "./mutations";

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
      query: () => get("/v1/keys/list", decodeKeys),
      providesTags: ["keys"],
    }),
    /** Only for `usePageMutation`: a tracked result, the secret, would stay in the store. */
    createKey: build.mutation<string, { name: string; siteId: string }>({
      query: ({ name, siteId }) =>
        post("/v1/keys", { body: { name, site_id: siteId }, decode: decodeCreatedKey }),
      extraOptions: { invalidates: ["keys", "site"] },
      onQueryStarted: reportLateFailure(keyMessages.createFailed, paths.keys.href, ({ name }) => name),
    }),
    revokeKey: build.mutation<null, ApiKey & { id: string }>({
      query: ({ id }) => del("/v1/keys/{id}", { id }),
      extraOptions: { invalidates: ["keys"], awaitsRefetch: true },
      onQueryStarted: reportLateFailure(
        keyMessages.revokeFailed,
        paths.keys.href,
        ({ id, name }) => name ?? id,
      ),
    }),
  }),
});

export const { useKeysQuery } = keysApi;
