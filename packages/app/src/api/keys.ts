import type { ApiKey } from "@understudy/screens/model";
import { consoleApi, unlessRefused } from "./api";
import type { Fields } from "./decoding";
import { date, decodeRows, fieldsIn, firstOf, idText, isFields, text, wholeText } from "./decoding";
import { type Decoded, del, get, post, unreadable } from "./http-request";
import { createRowKeys } from "./row-keys";

function keyReader(): (row: Fields) => ApiKey {
  const keyOf = createRowKeys();
  return (row) => {
    const id = idText(row["id"]);
    return {
      rowKey: keyOf(id),
      id,
      name: text(row["name"]),
      key: text(row["key"]),
      createdAt: date(firstOf(row["createdAt"], row["created_at"])),
      lastUsed: date(firstOf(row["lastUsed"], row["last_used"])),
    };
  };
}

export const decodeKeys = (body: unknown) => decodeRows(body, "keys", keyReader);

/** The secret of a new key, which the server sends only once. */
export function decodeCreatedKey(body: unknown): Decoded<string> {
  const answer = fieldsIn(body);
  const created = firstOf(answer["api_key"], answer["key"]);
  return wholeText(isFields(created) ? created["key"] : created) ?? unreadable;
}

interface NewKey {
  name: string;
  siteId: string;
}

export const keysApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    keys: build.query<readonly ApiKey[], void>({
      query: () => get("/v1/keys/list", decodeKeys),
      providesTags: ["keys"],
    }),
    createKey: build.mutation<string, NewKey>({
      query: ({ name, siteId }) =>
        post("/v1/keys", { body: { name, site_id: siteId }, decode: decodeCreatedKey }),
      invalidatesTags: unlessRefused(["keys", "site"]),
    }),
    revokeKey: build.mutation<null, string>({
      query: (id) => del("/v1/keys/{id}", { id }),
      invalidatesTags: unlessRefused(["keys"]),
    }),
  }),
});

export const { useKeysQuery } = keysApi;

/** Untracked, because a tracked mutation's result, the secret, would stay in the store. */
export const createKey = (key: NewKey) => keysApi.endpoints.createKey.initiate(key, { track: false });
