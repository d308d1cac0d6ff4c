import { decodeActions, decodeSite, get, noData, put, schemaOf } from "@understudy/api";
import type { Action, Site } from "@understudy/model";
import { consoleApi } from "./api";

consoleApi.injectEndpoints({
  endpoints: (build) => ({
    site: build.query<Site, void>({ query: () => get("/v1/sites/me"), responseSchema: schemaOf(decodeSite) }),

    wrongDecoder: build.query<Site, void>({
      query: () => get("/v1/sites/me"),
      // @ts-expect-error -- The actions aren't a site.
      responseSchema: schemaOf(decodeActions),
    }),

    wrongRow: build.query<readonly Action[], void>({
      query: () => get("/v1/actions"),
      // @ts-expect-error -- The site isn't a list of actions.
      responseSchema: schemaOf(decodeSite),
    }),

    noResult: build.mutation<string, void>({
      query: () =>
        put("/v1/drafts/{id}", {
          id: "",
          body: { name: "", description: "", intents: [], destructive: false },
        }),
      // @ts-expect-error -- Its result is null.
      responseSchema: noData,
    }),

    wrongPath: build.query<Site, void>({
      // @ts-expect-error -- docs/api.yaml has no such call.
      query: () => get("/v1/site/me"),
      responseSchema: schemaOf(decodeSite),
    }),
  }),
});
