import type { ApiKey } from "@understudy/screens/model";
import { useCallback } from "react";
import { consoleApi, reading } from "./base";
import { done, json } from "./call";
import { readCreatedKey, readKeys } from "./decoders/key";
import { useConsoleDispatch } from "./thunk";
import { writing } from "./write";

export interface NewKey {
  name: string;
  siteId: string;
}

export const keysApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    keys: build.query<readonly ApiKey[], void>({
      queryFn: reading(() => ({ method: "GET", pattern: "/v1/keys/list", decode: json(readKeys) })),
      providesTags: ["keys"],
    }),
    createKey: build.mutation<string, NewKey>({
      queryFn: writing({ changes: ["keys", "site"] }, ({ name, siteId }) => ({
        method: "POST",
        pattern: "/v1/keys",
        body: { name, site_id: siteId },
        decode: json(readCreatedKey),
      })),
    }),
    revokeKey: build.mutation<null, string>({
      queryFn: writing({ changes: ["keys"], holds: true }, (id) => ({
        method: "DELETE",
        pattern: "/v1/keys/{id}",
        id,
        decode: done,
      })),
    }),
  }),
});

export const { useKeysQuery, useRevokeKeyMutation } = keysApi;

/** Creates a key whose secret is handed to the caller and to nobody else: the store tracks nothing of it. */
export const createKey = (key: NewKey) => keysApi.endpoints.createKey.initiate(key, { track: false });

export function useCreateKeyMutation() {
  const dispatch = useConsoleDispatch();
  return useCallback((key: NewKey) => dispatch(createKey(key)), [dispatch]);
}
