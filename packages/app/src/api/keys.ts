import { decodeCreatedKey, decodeKeys, noData, request, withoutStatusMessage } from "@understudy/api";
import { keyMessages, paths, type RevokedKey } from "@understudy/model";
import { consoleApi } from "./api";
import { read, write } from "./endpoint";

const href = paths.keys.href();

const lists = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    keys: build.query({ ...read("GET /v1/keys/list", decodeKeys), providesTags: ["keys"] }),
  }),
});

export const keysApi = lists.injectEndpoints({
  endpoints: (build) => ({
    /** Only for `usePageMutation`: a tracked result, the secret, would stay in the store. */
    createKey: build.mutation(
      write(decodeCreatedKey, {
        request: ({ name, siteId }: { name: string; siteId: string }) =>
          request("POST /v1/keys", { body: { name, site_id: siteId } }),
        changes: ["keys", "site"],
        notice: ({ name }) => ({ title: keyMessages.createFailed, href, subject: name }),
        unseen: ({ name }) => ({
          title: keyMessages.createdUnseen,
          href,
          subject: `${name}: ${keyMessages.revokeUnseen}`,
        }),
      }),
    ),
    revokeKey: build.mutation({
      ...write(noData, {
        request: ({ id }: RevokedKey) => request("DELETE /v1/keys/{id}", { id: id ?? "" }),
        changes: ["keys"],
        patch: (revoked) =>
          lists.util.updateQueryData("keys", undefined, (keys) =>
            keys.filter(({ key }) => key !== revoked.key),
          ),
        notice: ({ id, name }) => ({ title: keyMessages.revokeFailed, href, subject: name ?? id }),
      }),
      transformErrorResponse: withoutStatusMessage,
    }),
  }),
});

export const { useKeysQuery } = keysApi;
