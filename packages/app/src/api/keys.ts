import type { ApiKey } from "@understudy/screens/model";
import { consoleApi, unlessRefused } from "./api";
import { decodeCreatedKey, decodeKeys } from "./decoders/key";
import { del, get, post } from "./http-request";

export interface NewKey {
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
