import {
  decodeCreatedKey,
  decodeKeys,
  del,
  get,
  noData,
  post,
  schemaOf,
  withoutStatusMessage,
} from "@understudy/api";
import type { ApiKey } from "@understudy/model";
import { changing, consoleApi } from "./api";

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
