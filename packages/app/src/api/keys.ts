import { type ApiKey, keyMessages, paths } from "@understudy/screens/model";
import { consoleApi } from "./api";
import type { ResponseOf, Schemas } from "./api-types";
import { fieldsIn, isFields } from "../lib/json";
import {
  date,
  dateOrText,
  decodeRows,
  firstOf,
  idText,
  text,
  wholeText,
  type Decoded,
  unreadable,
} from "./decoding";
import { del, get, post } from "./http-client";
import { reportLateFailure } from "./mutations";

export const decodeKeys = (body: unknown) =>
  decodeRows(body, "keys", (row, keyOf): ApiKey => {
    const id = idText(row["id"]);
    return {
      rowKey: keyOf(id),
      id,
      name: text(row["name"]),
      key: text(row["key"]),
      createdAt: date(firstOf(row["createdAt"], row["created_at"])),
      lastUsed: dateOrText(firstOf(row["lastUsed"], row["last_used"])),
    };
  });

/** The secret of a new key, which the server sends only once. */
export function decodeCreatedKey(body: unknown): Decoded<string> {
  const answer = fieldsIn<ResponseOf<"POST /v1/keys">>(body);
  const created = firstOf(answer["api_key"], answer["key"]);
  return wholeText(isFields<Schemas["NewKey"]>(created) ? created["key"] : created) ?? unreadable;
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
    /** Only for `usePageMutation`: a tracked result, the secret, would stay in the store. */
    createKey: build.mutation<string, NewKey>({
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
